"""Before its game a table goes to the process where most of those are who follow it; nobody misses anything by that."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.socket.messages import Said, Snapshot
from tests.patience import PATIENCE, eventually
from tests.server import plain
from tests.server.fronts import fronts
from tests.server.running import Person, Player, Running, player
from tests.server.test_fronts import play, run, there
from tests.services import Broker, query

MOST = 50
"""So many lines of the talk are told to who comes anew."""


def opened(server: Running) -> tuple[str, list[Person]]:
    """An open table with a person on every chair."""
    people = [Person(server.url) for _ in range(3)]
    table = people[0].open_table("zenmaster", 3)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    return table, people


def is_at(server: Running, table: str) -> Callable[[], bool]:
    """Whether the server has the table."""
    return lambda: table in server.hub.rooms


async def until(found: Callable[[], bool]) -> None:
    await asyncio.to_thread(eventually, found)


def lines_heard(raw: list[Any]) -> list[str]:
    """All that was said, in the order and as often as the client was told: the last snapshot and what came after it."""
    told: list[str] = []
    for message in raw:
        if isinstance(message, Snapshot):
            told = [line.text for line in message.chat]
        elif isinstance(message, Said):
            told.append(message.line.text)
    return told


def is_said(message: Any, text: str) -> bool:
    return isinstance(message, Said) and message.line.text == text


async def follow(stack: contextlib.AsyncExitStack, table: str, people: list[Person], servers: list[Running]) -> list[Player]:
    """Everyone follows the own seat, each at the server that is named."""
    found = zip(servers, people, strict=True)
    return [await stack.enter_async_context(player(at, person, table, seat)) for seat, (at, person) in enumerate(found)]


def epoch(database: str, table: str) -> int:
    return int(query(database, f"SELECT epoch FROM live WHERE table_id = '{table}'")[0][0])


@pytest.mark.parametrize("start_at", [0, 1])
def test_a_table_goes_to_where_most_are_who_follow_it(
    empty_postgres: str, broker: Broker, tmp_path: Path, start_at: int
) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as servers:
        one, other = servers
        table, people = opened(one)

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                clients = await follow(stack, table, people, [one, other, other])
                await clients[1].send(type="say", table=table, text="before")
                await clients[0].until_tag("said")
                assert is_at(one, table)()
                host = there(servers[start_at], people[0])
                info = await asyncio.to_thread(host.post, f"/api/tables/{table}/start")
                assert info["phase"] != "open"
                assert not is_at(one, table)()
                assert is_at(other, table)()
                await play(clients, people, 12)
                await clients[0].send(type="say", table=table, text="after")
                for client in clients:
                    await client.until(lambda message: is_said(message, "after"))

        run(check())


def test_a_table_stays_where_as_many_are_as_elsewhere(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = opened(one)

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                clients = await follow(stack, table, people[:2], [one, other])
                await asyncio.to_thread(people[0].post, f"/api/tables/{table}/start")
                assert is_at(one, table)()
                await play([*clients, await stack.enter_async_context(player(other, people[2], table, 2))], people, 6)
                assert is_at(one, table)()

        run(check())
        assert epoch(empty_postgres, table) == 1


def test_only_who_starts_the_game_takes_a_table_elsewhere(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = opened(one)

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                await follow(stack, table, people, [other, other, other])
                await asyncio.to_thread(people[1].post, f"/api/tables/{table}/start", None, 403)
                await asyncio.to_thread(people[2].post, f"/api/tables/{table}/leave")
                await asyncio.to_thread(people[0].post, f"/api/tables/{table}/start", None, 409)
                assert is_at(one, table)()

        run(check())
        assert epoch(empty_postgres, table) == 1


def test_a_table_goes_once(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = opened(one)

        assert one.loop is not None
        one.loop.call_soon_threadsafe(one.hub.unload, table)
        eventually(lambda: not is_at(one, table)())  # loaded anew by who follows, so it may have been anywhere

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                clients = await follow(stack, table, people, [one, other, other])
                await asyncio.to_thread(people[0].post, f"/api/tables/{table}/start")
                assert is_at(one, table)()
                await play(clients, people, 3)

        run(check())
        assert epoch(empty_postgres, table) == 2


def test_a_rematch_begins_where_its_game_was(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address, bot_least_seconds=0.0, bot_most_seconds=0.001) as (one, other):
        table, people = opened(one)

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                await follow(stack, table, people, [other, other, other])
                await asyncio.to_thread(people[0].post, f"/api/tables/{table}/start")
            for person in people:
                await asyncio.to_thread(person.post, f"/api/tables/{table}/leave", {"level": "random"})
            await until(lambda: people[0].get(f"/api/tables/{table}")["phase"] == "over")
            after = (await asyncio.to_thread(people[0].post, f"/api/tables/{table}/rematch", None, 201))["id"]
            assert is_at(other, after)()

        run(check())


def test_what_is_said_while_a_table_goes_is_said_once(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):

        async def hear(client: Player) -> list[str]:
            told: list[Any] = []
            while lines_heard(told)[-1:] != ["the end"]:
                told.append(await client.receive())
            return lines_heard(told)

        async def speak(client: Player, texts: list[str], starting: asyncio.Task[Any]) -> None:
            """One sentence after the other, each as soon as the last was heard to be said."""
            after = 0
            while after < 3:
                after += starting.done()
                texts.append("the end" if after == 3 else f"{len(texts)}")
                await client.send(type="say", table=client.table, text=texts[-1])
                await client.until(lambda message: is_said(message, texts[-1]))

        async def check() -> None:
            table, people = await asyncio.to_thread(opened, one)
            async with contextlib.AsyncExitStack() as stack:
                clients = await follow(stack, table, people, [one, other, other])
                hearing = [asyncio.create_task(hear(client)) for client in clients[1:]]
                starting = asyncio.create_task(asyncio.to_thread(people[0].post, f"/api/tables/{table}/start"))
                texts: list[str] = []
                await speak(clients[0], texts, starting)
                assert is_at(other, table)()
                for heard in await asyncio.gather(*hearing):
                    assert heard[-MOST:] == texts[-MOST:]

        for _ in range(4):
            run(check())


def test_who_asks_while_a_table_goes_is_answered(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = opened(one)

        def ask(server: Running, number: int) -> set[int]:
            person, found, is_open = there(server, people[number]), set(), True
            while is_open:
                found.add(person.http.post(f"/api/tables/{table}/chat", json={"text": "hm"}).status_code)
                told = person.http.get(f"/api/tables/{table}")
                found.add(told.status_code)
                is_open = told.json().get("phase") == "open"
            return found

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                clients = await follow(stack, table, people, [one, other, other])
                hearing = [asyncio.create_task(client.until(lambda message: is_said(message, "the end"))) for client in clients]
                asking = asyncio.gather(asyncio.to_thread(ask, one, 1), asyncio.to_thread(ask, other, 2))
                await asyncio.sleep(0.1)
                await asyncio.to_thread(people[0].post, f"/api/tables/{table}/start")
                assert is_at(other, table)()
                assert [codes - {429} for codes in await asking] == [{200, 204}] * 2
                await clients[0].send(type="say", table=table, text="the end")
                await asyncio.gather(*hearing)

        run(check())


def test_a_stream_of_lines_goes_on_when_its_table_goes(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = opened(one)
        lines: list[str] = []

        def stream() -> None:
            with plain.stream("GET", f"{one.url}/api/tables/{table}/stream", headers={"Cookie": people[0].cookie}) as response:
                for line in response.iter_lines():
                    lines.append(line)
                    if '"at last"' in line:
                        return

        async def check() -> None:
            reading = asyncio.create_task(asyncio.to_thread(stream))
            await until(lambda: bool(lines))
            async with player(other, people[1], table, 1), player(other, people[2], table, 2) as client:
                await asyncio.to_thread(people[0].post, f"/api/tables/{table}/start")
                assert is_at(other, table)()
                await client.send(type="say", table=table, text="at last")
                await asyncio.wait_for(reading, PATIENCE)

        run(check())
