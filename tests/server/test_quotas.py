"""What one person and one address may have of the server."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.patience import PATIENCE, eventually
from tests.server.running import Person, Running, player, running, socket_to
from tests.server.test_sockets import closed_with, run


def taken(server: Running) -> int:
    """The places that are taken by sockets and streams."""
    return server.hub.quotas.places._taken.total() // 2


def test_a_person_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_person=3) as server:
        person, other = Person(server.url), Person(server.url)

        async def check() -> None:
            async with contextlib.AsyncExitStack() as open_ones:
                for _ in range(3):
                    await (await open_ones.enter_async_context(socket_to(server, person))).recv()
                assert await closed_with(server, person.cookie) == 4429
                async with socket_to(server, other) as socket:
                    assert "hello" in str(await socket.recv())
            await asyncio.to_thread(eventually, lambda: not taken(server))
            async with socket_to(server, person) as socket:
                assert "hello" in str(await socket.recv())

        run(check())


def test_an_address_has_so_many_sockets_whoever_they_are(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_address=2) as server:
        people = [Person(server.url) for _ in range(3)]

        async def check() -> None:
            async with socket_to(server, people[0]) as one, socket_to(server, people[1]) as two:
                await one.recv()
                await two.recv()
                assert await closed_with(server, people[2].cookie) == 4429

        run(check())


def test_a_stream_takes_a_place_too(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_person=2) as server:
        person = Person(server.url)
        table = person.open_table()
        path = f"/api/tables/{table}/stream"
        with person.http.stream("GET", path) as one, person.http.stream("GET", path) as two:
            heard = [one.iter_raw(), two.iter_raw()]
            assert all(b"snapshot" in next(lines) for lines in heard)
            refused = person.http.get(path)
            assert refused.status_code == 429
            assert refused.json()["reason"] == "too-many-connections"
            assert refused.headers["retry-after"] == "1"
            assert asyncio.run(closed_with(server, person.cookie)) == 4429
        eventually(lambda: not taken(server))
        with person.http.stream("GET", path) as again:
            assert again.status_code == 200


def test_connecting_counts_as_a_request(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.01) as server:
        person = Person(server.url)

        async def check() -> None:
            async def connect_often() -> None:
                for _ in range(100):
                    async with socket_to(server, person):
                        pass

            with pytest.raises(InvalidStatus) as refused:
                await connect_often()
            assert refused.value.response.status_code == 429
            assert int(refused.value.response.headers["Retry-After"]) >= 1

        run(check())


def test_a_host_has_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_person=2) as server:
        person, other = Person(server.url), Person(server.url)
        tables = [person.open_table() for _ in range(2)]
        refused = person.post("/api/tables", {"game": "zenmaster", "seats": 3}, 409)
        assert refused["reason"] == "too-many-unfinished-tables"
        theirs = other.open_table()
        person.post(f"/api/tables/{theirs}/join")
        person.post("/api/tables", {"game": "zenmaster", "seats": 3}, 409)
        person.post(f"/api/tables/{tables[0]}/leave", {})
        person.open_table()


def test_a_person_opens_so_many_tables_in_an_hour_and_an_address_five_times_as_many(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=2) as server:
        person = Person(server.url)
        body = {"game": "zenmaster", "seats": 3}
        statuses = [person.http.post("/api/tables", json=body).status_code for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        refused = person.http.post("/api/tables", json=body)
        assert refused.json()["reason"] == "too-many-new-tables"
        assert int(refused.headers["retry-after"]) > 60
        everyone = [Person(server.url).http.post("/api/tables", json=body).status_code for _ in range(9)]
        assert 429 in everyone


def test_a_person_says_so_many_lines(tmp_path: Path) -> None:
    with running(tmp_path, lines_per_minute=4) as server:
        person, other = Person(server.url), Person(server.url)
        table = person.open_table()
        statuses = [person.http.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code for _ in range(4)]
        assert statuses == [204, 204, 429, 429]
        other.post(f"/api/tables/{table}/chat", {"text": "hello"}, 204)

        async def check() -> None:
            async with player(server, person, table, 0) as client:
                await client.send(type="say", table=table, text="hello again")
                failed = await client.until_tag("failed")
                assert (failed.problem.status, failed.problem.reason) == (429, "too-many-lines")

        run(check())


def test_who_connects_while_the_server_goes_down_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        assert server.loop is not None
        asyncio.run_coroutine_threadsafe(server.hub.close(), server.loop).result(PATIENCE)
        assert asyncio.run(closed_with(server, person.cookie)) == 1001
