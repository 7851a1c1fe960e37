"""Connections that send too much, too slowly or too often; names that are not the server's."""

import asyncio
import contextlib
import os
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from chabudai.server.gate.addresses import Networks, OwnNames, counted_as
from chabudai.server.gate.guard import MOST_BODY
from chabudai.server.ops.settings import Settings
from tests.patience import PATIENCE, eventually
from tests.ports import free_port
from tests.server import plain
from tests.server.running import Person, Running, running, socket_by
from tests.server.storm import Killable
from tests.server.test_sockets import code_of, run

HEAD = b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
MEGABYTE = 1 << 20
ROOT = Path(__file__).parents[2]


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE)


def answer(port: int, *pieces: bytes) -> bytes:
    """All that the server says to these pieces until it ends the connection; it may end before the last piece."""
    with connected(port) as client:
        with contextlib.suppress(ConnectionError):
            for piece in pieces:
                client.sendall(piece)
        return said(client)


def said(client: socket.socket) -> bytes:
    heard = b""
    with contextlib.suppress(ConnectionError):
        while data := client.recv(65536):
            heard += data
    return heard


def status(heard: bytes) -> int:
    return int(heard.split(b" ", 2)[1])


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killable]:
    server = Killable(tmp_path_factory.mktemp("process"), free_port(), request_seconds="2")
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.kill()


def port_of(server: Killable | Running) -> int:
    return int(server.url.rpartition(":")[2])


def memory(server: Killable) -> int:
    """In bytes, as the system counts it."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


@pytest.mark.parametrize("framing", ["chunked", "Chunked", "CHUNKED"])
def test_a_body_is_counted_whatever_its_framing(process: Killable, framing: str) -> None:
    before = memory(process)
    chunk = b"%x\r\n" % MEGABYTE + b"x" * MEGABYTE + b"\r\n"
    heard = answer(port_of(process), HEAD + b"Transfer-Encoding: " + framing.encode() + b"\r\n\r\n", *[chunk] * 64)
    assert not heard or status(heard) == 413
    assert memory(process) - before < 16 * MEGABYTE
    assert plain.get(f"{process.url}/healthz").status_code == 200


def test_a_body_that_says_its_length_is_counted_too(process: Killable) -> None:
    before = memory(process)
    heard = answer(port_of(process), HEAD + b"Content-Length: 67108864\r\n\r\n", *[b"x" * MEGABYTE] * 64)
    assert not heard or status(heard) == 413
    assert memory(process) - before < 16 * MEGABYTE


def test_a_body_in_pieces_is_as_good_as_a_whole_one(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)

        def pieces(size: int) -> Iterator[bytes]:
            yield b'{"name": "Ada'
            for _ in range(size):
                yield b" "
            yield b'a"}'

        headers = {"Content-Type": "application/json"}
        assert person.http.patch("/api/me", content=pieces(0), headers=headers).json()["name"] == "Adaa"
        refused = person.http.patch("/api/me", content=pieces(17_000), headers=headers)
        assert refused.status_code == 413
        assert (refused.json()["reason"], refused.json()["arguments"]) == ("body-too-large", {"most": 16384})
        assert person.get("/api/me")["name"] == "Adaa"


def test_a_head_has_its_size(process: Killable) -> None:
    before = memory(process)
    heard = answer(port_of(process), b"GET /api/games HTTP/1.1\r\nX: ", *[b"x" * MEGABYTE] * 64)
    assert not heard or status(heard) == 431
    assert memory(process) - before < 16 * MEGABYTE
    assert status(answer(port_of(process), b"GET /api/games HTTP/1.1\r\n", b"X: " + b"x" * 40_000 + b"\r\n\r\n")) == 431
    many = b"".join(b"X-%d: y\r\n" % number for number in range(5000))
    assert status(answer(port_of(process), b"GET /api/games HTTP/1.1\r\n" + many + b"\r\n")) == 431
    assert status(answer(port_of(process), b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\n\r\n")) == 431


HALF_SENT = [
    b"",
    b"GET",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    HEAD + b"Content-Length: 100\r\n\r\n{",
    HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET",
]


def test_half_sent_requests_are_gone_after_their_time(process: Killable) -> None:
    clients = [connected(port_of(process)) for _ in range(600)]
    try:
        for number, client in enumerate(clients):
            client.sendall(HALF_SENT[number % len(HALF_SENT)])
        for number, client in enumerate(clients):
            heard = said(client)
            assert b"HTTP/1.1 408 " in heard or number % len(HALF_SENT) == 5
    finally:
        for client in clients:
            client.close()


@pytest.mark.parametrize("drop", [b"\r\n", b"x"])
def test_a_request_that_comes_drop_by_drop_is_gone_after_its_time(process: Killable, drop: bytes) -> None:
    with connected(port_of(process)) as client:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        deadline = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < deadline:
                client.sendall(drop)
                time.sleep(0.1)
        assert time.monotonic() < deadline


def test_a_connection_at_rest_is_kept_as_long_as_the_host_says_and_a_request_on_it_is_not(tmp_path: Path) -> None:
    with running(tmp_path, request_seconds=2, keep_alive_seconds=3600) as server, connected(server.settings.port) as client:
        for pause in (5, 0):  # longer than a request may take
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            heard = b""
            while not heard.endswith(b"}"):
                data = client.recv(65536)
                assert data, "it was ended"
                heard += data
            assert status(heard) == 200
            time.sleep(pause)
        client.sendall(b"GET")
        assert status(said(client)) == 408
    with running(tmp_path, keep_alive_seconds=1) as server, connected(server.settings.port) as client:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert status(said(client)) == 200  # and then it is ended


def test_only_some_requests_wait_on_one_connection(process: Killable) -> None:
    before = memory(process)
    one = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    heard = answer(port_of(process), one * 100_000)
    assert heard.count(b"HTTP/1.1 200") < 100
    assert memory(process) - before < 16 * MEGABYTE


def test_there_is_a_limit_to_connections_and_one_address_has_a_quarter_of_them(tmp_path: Path) -> None:
    with running(tmp_path, connections=16) as server, contextlib.ExitStack() as open_ones:
        for _ in range(16):
            open_ones.enter_context(connected(server.settings.port))
        eventually(lambda: len(server.server.server_state.connections) == 16)
        assert status(answer(server.settings.port)) == 503
    with running(tmp_path, connections=16, trusted_proxies="10.0.0.1") as server, contextlib.ExitStack() as open_ones:
        for _ in range(4):
            open_ones.enter_context(connected(server.settings.port))
        eventually(lambda: len(server.server.server_state.connections) == 4)
        assert status(answer(server.settings.port)) == 503


def test_a_client_that_takes_nothing_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, stalled_seconds=0.2) as server:
        person = Person(server.url)

        async def check() -> None:
            async with socket_by(server.url, {"Cookie": person.cookie}, close_timeout=0.1) as deaf:
                await asyncio.wait_for(deaf.recv(), PATIENCE)
                deaf.transport.pause_reading()
                protocols = [known for known in server.server.server_state.connections if hasattr(known, "close_sent")]
                assert server.loop is not None
                server.loop.call_soon_threadsafe(protocols[0].transport.write, bytes(32 * MEGABYTE))
                await asyncio.to_thread(eventually, lambda: protocols[0] not in server.server.server_state.connections)

        run(check())


def test_pings_and_pieces_without_end_close_the_socket(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)

        async def code_after(*frames: Frame) -> int:
            async with socket_by(server.url, {"Cookie": person.cookie}) as client:
                client.transport.write(b"".join(frame.serialize(mask=True) for frame in frames))
                try:
                    while True:
                        await asyncio.wait_for(client.recv(), PATIENCE)
                except ConnectionClosed as closed:
                    return code_of(closed)

        async def check() -> None:
            assert await code_after(*[Frame(Opcode.PING, b"x" * 100)] * 200) == 4429
            begun = Frame(Opcode.TEXT, b"{", fin=False)
            assert await code_after(begun, *[Frame(Opcode.CONT, b"", fin=False)] * 200) == 1009

        run(check())


def test_a_foreign_name_is_not_this_servers(tmp_path: Path) -> None:
    with running(tmp_path, hosts=["club.example"]) as server:
        person = Person(server.url)
        port = server.settings.port
        for host in (f"evil.example:{port}", "evil.example", "club.example.evil.example", f"127.0.0.1.evil.example:{port}"):
            headers = {"Host": host, "Origin": f"http://{host}"}
            assert person.http.post("/api/logout", json={}, headers=headers).status_code == 421
            assert person.http.get("/api/me", headers=headers).status_code == 421
        for host in (
            f"127.0.0.1:{port}",
            f"localhost:{port}",
            f"[::1]:{port}",
            "192.168.1.5:8000",
            "den.local",
            "den",
            "den.fritz.box",
            "Club.Example",
        ):
            headers = {"Host": host, "Origin": f"http://{host}"}
            assert person.http.patch("/api/me", json={"colour": "#102030"}, headers=headers).status_code == 200

        async def check() -> None:
            headers = {"Cookie": person.cookie, "Host": "evil.example"}
            with pytest.raises(Exception, match="421"):
                async with socket_by(server.url, headers):
                    pass

        run(check())


def test_two_names_in_one_request_are_none(process: Killable) -> None:
    heard = answer(port_of(process), b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil\r\nConnection: close\r\n\r\n")
    assert status(heard) == 421


def test_a_broken_origin_is_a_foreign_one(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        for origin in ("http://[::1", "http://[", "null", "http://a]b", "//", ""):
            assert person.http.post("/api/logout", json={}, headers={"Origin": origin}).status_code == 403


def test_no_address_of_a_page_makes_the_server_fail(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for path in (
            "/%00",
            "/a%00b",
            "/" + "a" * 300,
            "/" + "a/" * 3000,
            "/%ff%fe",
            "/..%2f..%2fetc%2fpasswd",
            "/t/%00",
            "/%0a",
        ):
            response = plain.get(server.url + path)
            assert response.status_code == 200
            assert "Chabudai" in response.text
        first = plain.get(server.url).content
        for path in ("/.built", "/assets/.hidden", "/assets/../.built"):
            assert plain.get(server.url + path).content == first
        for path in ("/api/tables/%00", "/api/games/%00/rules", "/api/" + "a/" * 3000):
            assert Person(server.url).http.get(path).status_code == 404


def test_the_cookie_is_for_https_alone_where_it_came_by_https(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for proto, is_secure in (("https", True), ("http", False)):
            made = plain.post(f"{server.url}/api/visit", json={}, headers={"X-Forwarded-Proto": proto})
            assert ("Secure" in made.headers["set-cookie"]) == is_secure
    with running(tmp_path, trusted_proxies="10.0.0.1") as server:
        made = plain.post(f"{server.url}/api/visit", json={}, headers={"X-Forwarded-Proto": "https"})
        assert "Secure" not in made.headers["set-cookie"]


def test_the_metrics_are_for_this_machine_unless_they_are_opened(tmp_path: Path) -> None:
    afar = {"X-Forwarded-For": "192.0.2.7"}
    with running(tmp_path) as server:
        assert plain.get(f"{server.url}/metrics").status_code == 200
        assert plain.get(f"{server.url}/metrics", headers=afar).status_code == 404
    with running(tmp_path, metrics_from="192.0.2.0/24") as server:
        assert plain.get(f"{server.url}/metrics").status_code == 404
        assert plain.get(f"{server.url}/metrics", headers=afar).status_code == 200


def test_a_new_cookie_each_time_counts_as_the_address(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.01) as server:  # after ten, however long they take
        person = Person(server.url)
        statuses = [plain.get(f"{server.url}/api/me", cookies={"chabudai": f"junk-{n}"}).status_code for n in range(20)]
        assert statuses.count(401) < 15
        assert statuses.count(429) > 5
        assert person.get("/api/me")["id"] == person.me["id"]
        headers = [{"Authorization": f"Bearer junk-{n}"} for n in range(20)]
        assert {plain.get(f"{server.url}/api/me", headers=junk).status_code for junk in headers} <= {401, 429}


def test_what_is_shipped_for_the_outside_sets_what_there_is_to_set() -> None:
    for file in (ROOT / "compose.yaml", ROOT / "deploy/compose.yaml"):
        names = re.findall(r"^ +CHABUDAI_([A-Z_]+): ", file.read_text(), re.MULTILINE)
        assert {name.lower() for name in names} - {"domain", "upstream"} <= set(Settings.model_fields)
    proxy = (ROOT / "deploy/Caddyfile").read_text()
    assert f"max_size {MOST_BODY // 1024}KiB" in proxy
    assert "path /metrics /readyz" in proxy


def test_addresses_are_counted_by_what_one_client_has() -> None:
    assert counted_as("192.0.2.7") == "192.0.2.7" == counted_as("::ffff:192.0.2.7")
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    assert counted_as("?") == "?"
    assert "127.0.0.9" in Networks("127.0.0.0/8, ::1")
    assert "10.1.1.1" not in Networks("127.0.0.0/8, ::1")
    assert "10.1.1.1" in Networks("*")
    assert "evil.example" in OwnNames("0.0.0.0", ["*"])
    assert "evil.example" not in OwnNames("0.0.0.0", [])
