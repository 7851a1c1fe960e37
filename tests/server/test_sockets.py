"""The socket: resuming, garbage, limits, close codes."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from chabudai.server.live.streams import Outbox
from chabudai.server.socket.frames import framed
from tests.patience import PATIENCE
from tests.server.running import Person, Player, Running, player, running, seated, socket_by, socket_to


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 2 * PATIENCE))


async def closed_with(server: Running, cookie: str, *messages: str | bytes, origin: str | None = None) -> int:
    """The code with which the server closes after these messages."""
    headers = {"Cookie": cookie} if cookie else {}
    if origin:
        headers["Origin"] = origin
    async with socket_by(server.url, headers) as socket:
        try:
            for message in messages:
                await socket.send(message)
            while True:
                await asyncio.wait_for(socket.recv(), PATIENCE)
        except ConnectionClosed as closed:
            return code_of(closed)


def code_of(closed: ConnectionClosed) -> int:
    assert closed.rcvd is not None
    return closed.rcvd.code


def test_strangers_foreign_pages_and_garbage_are_shown_out(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)

        async def check() -> None:
            assert await closed_with(server, "") == 4401
            assert await closed_with(server, "chabudai=nonsense") == 4401
            assert await closed_with(server, person.cookie, origin="https://evil.example") == 4403
            assert await closed_with(server, person.cookie, "{}", origin=None) == 4400
            assert await closed_with(server, person.cookie, "x" * 20_000) == 1009
            assert await closed_with(server, person.cookie, '{"type":"watch","table":"x","seat":99}') == 4400
            assert await closed_with(server, person.cookie, '{"type":"ping","n":1,"more":2}') == 4400
            assert await closed_with(server, person.cookie, b"\xff\xfe\x00") == 4400

        run(check())


def test_random_bytes_only_ever_close_that_socket(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)

        async def check() -> None:
            codes: set[int] = set()
            async with player(server, people[0], table, 0) as steady:

                async def garbage(data: bytes | str) -> None:
                    async with socket_to(server, people[1]) as socket:
                        await socket.send(data)
                        await socket.send('{"type":"ping","n":7}')
                        try:
                            while "pong" not in str(await asyncio.wait_for(socket.recv(), PATIENCE)):
                                pass
                        except ConnectionClosed as closed:
                            codes.add(code_of(closed))

                samples: list[bytes | str] = []

                @settings(max_examples=40, database=None)
                @given(st.one_of(st.binary(max_size=200), st.text(max_size=200), st.sampled_from(TRICKY)))
                def draw(data: bytes | str) -> None:
                    samples.append(data)

                draw()
                for data in samples:
                    await garbage(data)
                await steady.send(type="ping", n=3)
                await steady.until(lambda message: getattr(message, "n", None) == 3)
            assert codes <= {4400, 1007, 1009}

        run(check())


TRICKY = [
    "[" * 5000,
    '{"type":"move"}',
    '{"type":"move","table":"x","seat":0,"id":"1","action":"a"}',
    '{"type":"watch","table":"../../etc"}',
    '{"type":"watch","table":"x","seat":null,"since":99999999999999999999}',
    '{"type":"say","table":"x","text":"\\u0000"}',
    '{"type":"nothing"}',
    "null",
    "1e999",
]


def test_a_client_resumes_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)

        async def check() -> None:
            async with player(server, people[1], table, 1) as first:
                stream, seq = first.stream, first.seq
            for number in range(5):
                people[0].post(f"/api/tables/{table}/chat", {"text": f"line {number}"}, 204)
            async with socket_to(server, people[1]) as socket:
                again = Player(socket, table, 1)
                again.seq = seq
                await again.until_tag("hello")
                answer = await again.watch(stream=stream, since=seq)
                assert answer.__struct_config__.tag == "resumed"
                last = await again.until(lambda m: m.__struct_config__.tag == "said" and m.line.text == "line 4")
                assert last.seq > seq
            async with socket_to(server, people[1]) as socket:
                late = Player(socket, table, 1)
                await late.until_tag("hello")
                for number in range(40):
                    people[0].post(f"/api/tables/{table}/chat", {"text": f"more {number}"}, 204)
                answer = await late.watch(stream=stream, since=seq)
                assert answer.__struct_config__.tag == "snapshot"
                assert answer.chat[-1].text == "more 39"

        run(check())


def test_two_tabs_of_one_person_hear_the_same(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)

        async def check() -> None:
            async with player(server, people[0], table, 0) as one, player(server, people[0], table, 0) as two:
                await one.send(type="say", table=table, text="hello")
                for tab in (one, two):
                    await tab.until_tag("said")
                assert one.raw[-1] == two.raw[-1]

        run(check())


def test_nobody_else_can_watch_or_play_my_seat(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        stranger = Person(server.url)

        async def check() -> None:
            async with socket_to(server, stranger) as socket:
                client = Player(socket, table, 0)
                await client.until_tag("hello")
                assert (await client.watch()).problem.status == 403
                refused = await client.move("play 1", "m1")
                assert refused.problem.status == 403
                assert refused.position is None
                client.table = "nothing"
                assert (await client.watch()).problem.status == 404

        run(check())
        assert people


def test_a_silent_client_and_a_flooding_one_are_shown_out(tmp_path: Path) -> None:
    with running(tmp_path, heartbeat_seconds=0.1) as server:
        assert asyncio.run(closed_with(server, Person(server.url).cookie)) == 4408
    with running(tmp_path, messages_per_second=5) as server:
        flood = ['{"type":"ping","n":1}'] * 60
        assert asyncio.run(closed_with(server, Person(server.url).cookie, *flood)) == 4429


def test_a_slow_reader_is_cut_off() -> None:
    async def check() -> None:
        outbox = Outbox(8)
        for number in range(20):
            outbox.put(b"%d" % number)
        assert outbox.close_code == 4409
        assert await outbox.take() == []

    run(check())


def test_a_person_elsewhere_is_told_that_a_table_waits(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
        following = (seat + 1) % 3

        async def check() -> None:
            async with (
                socket_to(server, people[following]) as elsewhere,
                player(server, people[seat], table, seat) as mover,
            ):
                waiting = Player(elsewhere, table, None)
                await waiting.until_tag("hello")
                assert mover.position is not None
                await mover.move(mover.position.legal[0]["text"], "m1")
                notice = await waiting.until_tag("notice")
                assert (notice.table, notice.seat) == (table, following)

        run(check())


def test_the_server_says_that_it_goes_down(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)

        async def check() -> None:
            async with socket_to(server, person) as socket:
                assert server.loop is not None
                asyncio.run_coroutine_threadsafe(server.hub.close(), server.loop)
                client = Player(socket, "", None)
                with pytest.raises(ConnectionClosed) as closed:
                    await client.until_tag("never")
                assert code_of(closed.value) == 1001

        run(check())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_protocol_would_send(length: int) -> None:
    message = b"x" * length
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_messages_go_straight_to_the_transport(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)

        async def check() -> None:
            async with socket_to(server, person) as socket:
                await asyncio.wait_for(socket.recv(), PATIENCE)
                (outbox,) = server.hub.connections._by_person[person.me["id"]]
                assert outbox._write_now is not None

        run(check())
