"""Attacks by anybody who can connect: sizes, numbers, slowness, names, paths."""

import asyncio
import contextlib
import re
import signal
import socket
import time
from collections.abc import Iterator
from typing import Final

import msgspec

from tests.attack.ground import AS_SHIPPED, MIB, Ground, Target, attack, ended_by
from tests.attack.wire import Http, Lines, Socket, frame, handshake
from tests.patience import PATIENCE, eventually
from tests.server import plain

_MORE: Final = 24 * MIB
"""Memory that a server may take while somebody sends it what it does not take."""


@contextlib.contextmanager
def _plug(server: Target) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as made:
        yield made


def _poured(plug: socket.socket, piece: bytes, times: int) -> int:
    """Send the piece again and again until the other side has had enough; returns how many bytes went out."""
    sent = 0
    with contextlib.suppress(OSError):
        for _ in range(times):
            plug.sendall(piece)
            sent += len(piece)
    return sent


def _answered(plug: socket.socket) -> str:
    """The first line of the answer, empty if there is none."""
    with contextlib.suppress(OSError):
        return plug.recv(4096).decode("latin-1").partition("\r\n")[0]
    return ""


def _memory_stays(ground: Ground, server: Target, before: int, what: str) -> None:
    grown = server.memory("VmHWM") - before
    ground.notes.append(f"{what}: {grown / MIB:+.0f} MiB at most")
    assert grown < _MORE, f"{what} made the server grow by {grown / MIB:.0f} MiB"


@attack("a body is counted whatever its framing is called: 150 MiB in chunks are refused and leave no trace")
def endless_body(ground: Ground) -> None:
    with ground.shared() as server:
        before = server.forget_peak()
        for name in ("chunked", "Chunked", "CHUNKED", "gzip, Chunked", "identity"):
            with _plug(server) as plug:
                head = "POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
                plug.sendall(f"{head}transfer-encoding: {name}\r\n\r\n".encode())
                _poured(plug, b"10000\r\n" + b"a" * 0x10000 + b"\r\n", ground.size(150 * 16, 20 * 16))
                answer = _answered(plug)
            assert " 200" not in answer, answer
        assert _status(server, "POST", "/api/login", {"content-length": str(150 * MIB)}, b"{}") == 413
        _memory_stays(ground, server, before, "endless bodies")
        assert plain.get(f"{server.url}/healthz").status_code == 200


@attack("a head of 100 MiB, a path of 100 MiB and a million headers are refused and leave no trace")
def endless_head(ground: Ground) -> None:
    with ground.shared() as server:
        before = server.forget_peak()
        times = ground.size(100 * 16, 20 * 16)
        for first, piece in (
            (b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ", b"a" * 0x10000),
            (b"GET /", b"a" * 0x10000),
            (b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n", b"x-y: z\r\n" * 0x2000),
        ):
            with _plug(server) as plug:
                plug.sendall(first)
                sent = _poured(plug, piece, times)
                assert " 200" not in _answered(plug), f"{sent} bytes of a head were taken"
        _memory_stays(ground, server, before, "endless heads")


def _status(server: Target, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> int:
    """The status of a request with exactly this path and these headers; 0 if the connection was ended instead."""
    lines = {"host": f"127.0.0.1:{server.port}", "content-length": str(len(body)), "connection": "close", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    with _plug(server) as plug:
        with contextlib.suppress(OSError):
            plug.sendall(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
        answer = _answered(plug)
    return int(answer.split()[1]) if answer else 0


@attack("600 half-sent requests are ended by the server, and it answers meanwhile")
def half_sent(ground: Ground) -> None:
    count = ground.size(600, 100)
    with ground.shared() as server, contextlib.ExitStack() as stack:
        plugs = [stack.enter_context(_plug(server)) for _ in range(count)]
        for number, plug in enumerate(plugs):
            beginning = b"POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\n"
            plug.sendall(beginning if number % 2 else beginning + b"content-length: 50\r\n\r\n{")
        refused = sum(_is_ended(plug) for plug in plugs)
        ground.notes.append(f"{refused} of {count} were not even taken")
        assert plain.get(f"{server.url}/healthz").status_code == 200 or refused
        eventually(lambda: all(_is_ended(plug) for plug in plugs), 4 * PATIENCE)


def _is_ended(plug: socket.socket) -> bool:
    """Whether the other side has closed; an answer before that is read away."""
    plug.setblocking(False)
    try:
        while plug.recv(4096):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@attack("as shipped: one guest cannot open 400 sockets, and a new junk cookie or token each time makes no limit void")
def limits(ground: Ground) -> None:
    with ground.set_up(AS_SHIPPED) as server:
        count = asyncio.run(_opened(server, server.person().cookie, 400))
        ground.notes.append(f"{count} of 400 sockets stood open at once")
        assert 0 < count <= int(AS_SHIPPED["sockets_per_person"])
        for header in ("cookie: chabudai=junk{}\r\n", "authorization: Bearer junk{}\r\n"):
            began = time.monotonic()
            passed = asyncio.run(_passed(server, header, 400))
            rate, seconds = float(AS_SHIPPED["requests_per_second"]), time.monotonic() - began
            ground.notes.append(f"{passed} of 400 requests passed in {seconds:.0f} s")
            assert passed <= rate * (5 + seconds) + 1, f"{passed} requests passed with a new credential each in {seconds:.1f} s"


async def _opened(server: Target, cookie: str, wanted: int) -> int:
    """How many of so many sockets stand open at once."""
    sockets = [Socket() for _ in range(wanted)]
    for one in sockets:
        with contextlib.suppress(OSError, TimeoutError):
            await one.connect(f"127.0.0.1:{server.port}", f"cookie: {cookie}\r\n")
    count = sum(one.closed is None for one in sockets)
    for one in sockets:
        one.abort()
    return count


async def _passed(server: Target, header: str, wanted: int) -> int:
    """How many of so many requests are not refused for their number."""
    http = Http(server.url)
    answers = [await http.ask("GET", "/api/me", header.format(number)) for number in range(wanted)]
    http.close()
    return sum(answer.status != 429 for answer in answers)


@attack("no path, header or origin makes a 500, and no file of the build is served")
def odd_requests(ground: Ground) -> None:
    long = "a" * 300
    paths = [
        "/%00",
        "/a%00b",
        f"/{long}",
        "/a" * 4000,
        "/%ff%fe",
        "/..%2f..%2fetc/passwd",
        "/api/tables/%00",
        f"/api/tables/{long}",
    ]
    paths += ["/assets/%2e%2e/", "/%2e%2e/%2e%2e/", "//", "/?%00", "/api/tables/x/position?seat=%00", "/.%00"]
    origins = ["http://[::1", "http://[", "null", "file://", "http://a]b", "://", "http://%00", "\x80"]
    with ground.shared() as server:
        for method in ("GET", "HEAD", "POST", "DELETE", "PUT", "BREW"):
            for path in paths:
                assert _status(server, method, path, {}) < 500, f"{method} {path[:40]}"
            for origin in origins:
                assert _status(server, method, "/api/visit", {"origin": origin}) < 500, f"{method} with origin {origin!r}"
        built = plain.get(f"{server.url}/.built")
        assert built.status_code == 404 or "html" in built.headers["content-type"]


@attack("a name that is not the server's own is refused, also with the same origin")
def foreign_names(ground: Ground) -> None:
    with ground.shared() as server:
        for host in ("evil.example:8150", "evil.example", "127.0.0.1.evil.example", "chabudai.evil.example"):
            assert _status(server, "POST", "/api/visit", {"host": host, "origin": f"http://{host}"}) == 421, host
        own = f"127.0.0.1:{server.port}"
        assert _status(server, "POST", "/api/visit", {"host": own, "origin": f"http://{own}"}) == 200
        for origin in ("http://evil.example", "null", "file://", f"http://{own}.evil.example", f"http://evil@{own}"):
            assert _status(server, "POST", "/api/visit", {"host": own, "origin": origin}) == 403, origin


_UNSEEN: Final = ("\u202e", "\u200b", "\u3164", "\x00", "\x1b", "\u2066", "\ufeff", "\u00ad", "\u2028", "\U000e0041", "\u0085")


@attack("names and chat hold nothing that cannot be seen or that commands a terminal")
def unseen_letters(ground: Ground) -> None:
    with ground.shared() as server:
        person = server.person()
        table = person.open_table()
        for letter in _UNSEEN:
            for name in (letter, f"Ada{letter}", f"A{letter}da", letter * 5):
                person.http.patch("/api/me", json={"name": name})
            person.http.post(f"/api/tables/{table}/chat", json={"text": f"well{letter}said"})
            person.http.post("/api/me/tokens", json={"label": f"a{letter}b"})
        name = person.get("/api/me")["name"]
        told = asyncio.run(_chat(server, person.cookie, table))
        labels = "".join(token["label"] for token in person.get("/api/me/tokens"))
        for letter in _UNSEEN:
            assert letter not in name, f"U+{ord(letter):04X} stands in a name"
            assert letter not in told, f"U+{ord(letter):04X} stands in the chat"
            assert letter not in labels, f"U+{ord(letter):04X} stands in a label"
        assert name.strip()


async def _chat(server: Target, cookie: str, table: str) -> str:
    """Everything that was said at a table."""
    lines = Lines()
    await lines.connect(f"127.0.0.1:{server.port}", f"/api/tables/{table}/stream", f"cookie: {cookie}\r\n")
    lines.abort()
    return "".join(one.text for one in lines.heard[0].chat)


@attack("a server that goes down says so with 1001, on SIGTERM and on SIGINT")
def going_down(ground: Ground) -> None:
    for sent in (signal.SIGTERM, signal.SIGINT):
        with ground.server() as server:
            person = server.person()

            async def told(
                target: Target = server, cookie: str = person.cookie, how: signal.Signals = sent
            ) -> list[int | None]:
                sockets = [Socket() for _ in range(8)]
                for one in sockets:
                    await one.connect(f"127.0.0.1:{target.port}", f"cookie: {cookie}\r\n")
                await asyncio.to_thread(ended_by, target, how)
                for one in sockets:
                    await one.until(len(one.heard), lambda _: False)
                return [one.closed for one in sockets]

            codes = asyncio.run(told())
            assert codes == [1001] * 8, codes


@attack("no address of a client stands in the log, nor any id, token or name")
def addresses_in_logs(ground: Ground) -> None:
    with ground.shared() as server:
        person = server.person()
        table = person.open_table()

        async def connected() -> None:
            for cookie in (person.cookie, "chabudai=junk", ""):
                one = Socket()
                await one.connect(f"127.0.0.1:{server.port}", f"cookie: {cookie}\r\n")
                one.send_text(b"{}")
                await one.until(len(one.heard), lambda _: False)

        asyncio.run(connected())
        plain.get(f"{server.url}/api/tables/{table}", headers={"X-Forwarded-For": "203.0.113.7"})
        _status(server, "GET", "/ HTTP/9.9\r\n\r\n", {})
        for found in (r"127\.0\.0\.1:\d+", r"203\.0\.113\.7", re.escape(table), re.escape(person.token), person.me["id"]):
            assert not re.search(found, server.log()), f"{found} stands in the log"


@attack("/metrics is for the machine's own eyes")
def metrics(ground: Ground) -> None:
    with ground.shared() as server:
        assert plain.get(f"{server.url}/metrics").status_code == 200
        assert plain.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 404


@attack("a client that asks and never reads is cut off, and what waited for it is let go")
def never_reading(ground: Ground) -> None:
    with ground.shared() as server:
        person = server.person()
        table = person.open_table()
        for _ in range(50):
            person.post(f"/api/tables/{table}/chat", {"text": "x" * 500}, 204)
        before = server.forget_peak()
        with _plug(server) as plug:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plug.sendall(handshake(f"127.0.0.1:{server.port}", f"cookie: {person.cookie}\r\n"))
            order = frame(msgspec.json.encode({"type": "watch", "table": table}))
            _poured(plug, order, 1000)  # each is answered by all that was said
            eventually(lambda: _watchers(server, person.cookie, table) == 0, 4 * PATIENCE)
        _memory_stays(ground, server, before, "answers that nobody reads")


def _watchers(server: Target, cookie: str, table: str) -> int:
    found: int = plain.get(f"{server.url}/api/tables/{table}", headers={"Cookie": cookie}).json()["spectators"]
    return found
