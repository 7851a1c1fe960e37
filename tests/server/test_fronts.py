"""Two processes serve one table: whoever is connected at either plays, hears and is heard as if there were one."""

import asyncio
import contextlib
import json
import re
import threading
from collections.abc import Coroutine
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import psycopg
import pytest

from chabudai.server.lanes.broker import Line, line_to
from chabudai.server.lanes.opening import opened
from chabudai.server.live.waking import Waker
from chabudai.server.storage.files import InUse, Unusable
from chabudai.server.storage.opening import open_database
from tests.patience import PATIENCE, eventually
from tests.server import plain
from tests.server.fronts import front, fronts
from tests.server.running import Person, Player, Running, player, running, seated, settings_for, socket_to
from tests.services import Broker, query

_WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INTO processes%'"
"""How many wait to be able to say that they live."""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def there(server: Running, person: Person) -> Person:
    """The same person at another process."""
    return Person(server.url, person.token)


def asked(connection: HTTPConnection, question: str, person: Person) -> Any:
    """The answer on a connection that stays."""
    connection.request("GET", question, headers={"cookie": f"chabudai={person.token}"})
    return json.loads(connection.getresponse().read())


def actor(person: Person, table: str) -> int:
    return int(person.get(f"/api/tables/{table}/position")["actor"])


async def play(clients: list[Player], people: list[Person], moves: int, name: str = "m") -> None:
    """So many moves; whoever is to act has heard so by then, or is told soon. What it has not yet read may be old."""
    for number in range(moves):
        seat = await asyncio.to_thread(actor, people[0], clients[0].table)
        client = clients[seat]
        now = await asyncio.to_thread(people[seat].get, f"/api/tables/{client.table}/position?seat={seat}")
        while client.position is None or client.position.version != now["version"]:
            await client.receive()
        answer = await client.move(client.position.legal[0]["text"], f"{name}{number}")
        assert answer.__struct_config__.tag == "ack", answer


def test_people_at_two_processes_play_one_game(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = seated(one.url)

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                places = [one, other, other]
                clients = [
                    await stack.enter_async_context(player(server, person, table, seat))
                    for seat, (server, person) in enumerate(zip(places, people, strict=True))
                ]
                await play(clients, people, 12)
                await clients[1].send(type="say", table=table, text="done")
                for client in clients:
                    await client.until_tag("said")
                for seat, client in enumerate(clients):
                    at = there(other if places[seat] is one else one, people[seat])
                    seen = await asyncio.to_thread(at.get, f"/api/tables/{table}/position?seat={seat}")
                    assert client.position is not None
                    assert client.position.version == seen["version"]

        run(check())
        assert table in one.hub.rooms
        assert table not in other.hub.rooms
        assert query(empty_postgres, "SELECT count(*) FROM log")[0][0] == 12
        assert query(empty_postgres, f"SELECT epoch FROM live WHERE table_id = '{table}'") == [(1,)]


def test_who_follows_a_table_misses_nothing_while_others_look_for_its_owner(
    empty_postgres: str, broker: Broker, tmp_path: Path
) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = seated(one.url)

        async def look() -> None:
            await Waker(other.hub)._see_to(table)

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                clients = [
                    await stack.enter_async_context(player(other, person, table, seat)) for seat, person in enumerate(people)
                ]
                assert other.loop is not None
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(look(), other.loop))
                await asyncio.to_thread(people[0].post, f"/api/tables/{table}/chat", {"text": "hello"}, 204)
                for client in clients:
                    await client.until_tag("said")

        run(check())


def test_who_followed_a_table_elsewhere_follows_it_where_it_is_now(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = seated(one.url)

        async def check() -> None:
            async with player(other, people[0], table, 0) as client:
                query(empty_postgres, f"UPDATE live SET owner = '' WHERE table_id = '{table}'")  # as if `one` had died unheard
                assert other.loop is not None
                taking = asyncio.run_coroutine_threadsafe(other.hub.room(table, anew=True), other.loop)
                await asyncio.wrap_future(taking)
                await client.until_tag("snapshot")
                await client.send(type="say", table=table, text="here")
                await client.until_tag("said")

        run(check())
        assert table in other.hub.rooms


def test_every_route_of_a_table_is_answered_anywhere(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        host, guest = Person(one.url), Person(other.url)
        table = host.open_table("zenmaster", 3)
        guest.post(f"/api/tables/{table}/join", {"seat": 1})
        far = there(other, host)
        far.post(f"/api/tables/{table}/bots", {"level": "random"})
        assert far.http.delete(f"/api/tables/{table}/bots/2").status_code == 200
        Person(other.url).post(f"/api/tables/{table}/join", {"seat": 2})
        far.post(f"/api/tables/{table}/start")
        for path in ("", "/position", "/position?seat=1", "/replay?seat=1", "/guide?seat=1", "/record?seat=1"):
            assert guest.get(f"/api/tables/{table}{path}") == there(one, guest).get(f"/api/tables/{table}{path}")
        refused = guest.get(f"/api/tables/{table}/position?seat=0", 403)
        assert refused == there(one, guest).get(f"/api/tables/{table}/position?seat=0", 403)
        Person(other.url).get("/api/tables/nowhere", 404)
        changed = guest.http.patch("/api/me", json={"name": "Somebody else"})
        assert changed.status_code == 200
        assert there(one, guest).get("/api/me")["name"] == "Somebody else"
        assert host.get(f"/api/tables/{table}")["chairs"][1]["name"] == "Somebody else"
        assert guest.http.delete("/api/me").status_code == 204
        assert host.get(f"/api/tables/{table}")["chairs"][1]["user"] == ""
        assert list(one.hub.rooms) == [table]
        assert not other.hub.rooms


def test_presence_and_notices_are_everywhere(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = seated(one.url)
        seat = actor(people[0], table)
        away = next(number for number in range(3) if number != seat)

        async def check() -> None:
            async with socket_to(other, people[seat]) as elsewhere, player(one, people[away], table, away) as mine:
                idle = Player(elsewhere, table, None)
                await idle.until_tag("hello")
                await asyncio.to_thread(people[away].post, f"/api/tables/{table}/nudge", {"seat": seat})
                assert (await idle.until_tag("notice")).kind == "nudge"
                idle.seat = seat
                await idle.watch()
                await mine.until(lambda _: bool(mine.info.chairs[seat].online))
            await asyncio.to_thread(eventually, lambda: not people[0].get(f"/api/tables/{table}")["chairs"][away]["online"])

        run(check())

        async def gone() -> None:
            async with player(one, people[away], table, away) as mine:
                if mine.info.chairs[seat].online:
                    await mine.until(lambda _: not mine.info.chairs[seat].online)

        run(gone())


def test_sign_ins_are_counted_together(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address, guests_per_minute=0.001) as (one, other):  # after five
        for number in range(5):
            Person(one.url if number % 2 else other.url)
        for server in (one, other):
            assert server.loop is not None
            asyncio.run_coroutine_threadsafe(server.hub.neighbours.settled(), server.loop).result(PATIENCE)
        body = {"username": "nobody", "password": "correct horse"}
        for server in (one, other):
            assert plain.post(f"{server.url}/api/login", json=body).status_code == 429


def test_whoever_leaves_in_order_hands_its_tables_over_at_once(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with front(tmp_path, empty_postgres, broker.address) as other:
        first = front(tmp_path, empty_postgres, broker.address)
        first.__enter__()
        table, people = seated(first.url)

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                clients = [
                    await stack.enter_async_context(player(other, person, table, seat)) for seat, person in enumerate(people)
                ]
                await play(clients, people, 3)
                await asyncio.to_thread(first.__exit__, None, None, None)
                for client in clients:
                    await client.until_tag("snapshot")
                await play(clients, [there(other, person) for person in people], 3, "n")

        run(check())
        assert table in other.hub.rooms
        assert query(empty_postgres, "SELECT count(*) FROM log") == [(6,)]


def test_a_silent_process_loses_its_tables_and_tells_nobody_anything(
    empty_postgres: str, broker: Broker, tmp_path: Path
) -> None:
    """Its loop stands still for longer than its lease, as if it were asleep; awake, it writes nothing and serves again.

    Who asked while it slept is answered as soon as it wakes, and not by what it knew before.
    """
    at = tmp_path, empty_postgres, broker.address
    with front(*at, silent_seconds=5) as other, front(*at, lease=3) as one:
        table, people = seated(one.url)
        seat = actor(people[0], table)
        awake = threading.Event()

        async def check() -> None:
            async with player(other, people[seat], table, seat) as client:
                assert client.position is not None
                assert one.loop is not None
                one.loop.call_soon_threadsafe(awake.wait, PATIENCE)
                answer = await client.move(client.position.legal[0]["text"], "m1")
                assert answer.__struct_config__.tag == "ack"

        question = f"/api/tables/{table}/position"
        with contextlib.closing(HTTPConnection(one.url.removeprefix("http://"), timeout=PATIENCE)) as asking:
            before = asked(asking, question, people[seat])
            try:
                run(check())
                asking.request("GET", question, headers={"cookie": f"chabudai={people[seat].token}"})
                with psycopg.connect(empty_postgres) as connection:  # until its end the process cannot say that it lives
                    connection.execute("SELECT FROM processes WHERE id = %s FOR UPDATE", [one.hub.process])
                    awake.set()
                    eventually(lambda: query(empty_postgres, _WAITING) != [(0,)])
            finally:
                awake.set()
            after = json.loads(asking.getresponse().read())
        assert table in other.hub.rooms
        assert before["version"] != after["version"] == there(other, people[seat]).get(question)["version"]
        assert query(empty_postgres, "SELECT count(*) FROM log") == [(1,)]
        assert query(empty_postgres, "SELECT epoch FROM live") == [(2,)]


def test_who_ends_tells_those_who_wait_for_another_process_and_does_not_wait_with_them(
    empty_postgres: str, broker: Broker, tmp_path: Path
) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = seated(one.url)
        question, awake = f"/api/tables/{table}/position", threading.Event()
        with contextlib.closing(HTTPConnection(other.url.removeprefix("http://"), timeout=PATIENCE / 3)) as asking:
            asked(asking, question, people[0])
            assert one.loop is not None
            one.loop.call_soon_threadsafe(awake.wait, 2 * PATIENCE)
            other.hub.is_closing = True
            try:
                assert asked(asking, question, people[0])["status"] == 503
            finally:
                awake.set()


def test_a_broker_that_is_restarted_loses_nothing(empty_postgres: str, tmp_path: Path) -> None:
    service = Broker()
    try:
        with fronts(tmp_path, empty_postgres, service.address) as (one, other):
            table, people = seated(one.url)

            async def check() -> None:
                async with contextlib.AsyncExitStack() as stack:
                    clients = [
                        await stack.enter_async_context(player(other, person, table, seat))
                        for seat, person in enumerate(people)
                    ]
                    await play(clients, people, 2)
                    for round_ in range(2):
                        await asyncio.to_thread(service.end, 9)
                        await asyncio.to_thread(service.start)
                        for client in clients:
                            await client.until_tag("snapshot")
                        await play(clients, people, 3, f"r{round_}-")

            run(check())
            assert query(empty_postgres, "SELECT count(*) FROM log") == [(8,)]
    finally:
        service.remove()


def test_without_its_broker_a_process_is_not_ready(empty_postgres: str, tmp_path: Path) -> None:
    service = Broker()
    try:
        with front(tmp_path, empty_postgres, service.address) as server:
            person = Person(server.url)
            person.get("/readyz")
            service.end(9)
            eventually(lambda: person.http.get("/readyz").status_code == 503)
            assert person.get("/readyz", 503)["reason"] == "broker-silent"
            person.open_table()
            service.start()
            eventually(lambda: person.http.get("/readyz").status_code == 200)
    finally:
        service.remove()


@pytest.mark.parametrize("without", ["", "+client|reply"], ids=["advised", "advised before"])
def test_the_rights_at_the_broker_that_are_advised_are_enough(empty_postgres: str, tmp_path: Path, without: str) -> None:
    text = (Path(__file__).parents[2] / "deploy" / "compose.scale.yaml").read_text("utf-8")
    lines = text.split("      - valkey-server\n")[1].split("    networks:")[0].split("\n")[:-1]
    settings = [line.strip().removeprefix("- ").strip('"').replace("${CHABUDAI_SECRET}", "s3cret") for line in lines]
    service = Broker(*[setting for setting in settings if setting != without])
    try:
        address = service.address.replace("//", "//chabudai:s3cret@")
        with fronts(tmp_path, empty_postgres, address, workers=0) as (one, other):
            table, people = seated(one.url)
            assert actor(there(other, people[0]), table) == actor(people[0], table)
        with pytest.raises(Unusable, match="NOAUTH"):
            opened(settings_for(tmp_path, database=empty_postgres, broker=service.address))
    finally:
        service.remove()


class Recording(Line):
    """Keeps what the broker says."""

    def __init__(self) -> None:
        super().__init__()
        self.said = b""

    def data_received(self, data: bytes) -> None:
        self.said += data
        super().data_received(data)


def test_who_only_speaks_is_heard_and_answered_nothing(broker: Broker) -> None:
    async def check() -> None:
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        hearing = await line_to(broker.address, heard.set_result)
        await hearing.ask(b"SUBSCRIBE", b"lane:test")
        _, speaking = await asyncio.get_running_loop().create_connection(Recording, "127.0.0.1", broker.port)
        speaking.only_speak()
        speaking.send(b"PING")
        speaking.send(b"PUBLISH", b"lane:test", b"hello")
        await speaking.end_in_order()
        assert await heard == b"hello"
        assert speaking.said == b""
        await hearing.end()

    asyncio.run(check())


def test_every_metric_on_the_dashboard_is_told(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "deploy" / "grafana.json").read_text("utf-8")
    with front(tmp_path, empty_postgres, broker.address) as server:
        told = plain.get(f"{server.url}/metrics").text
    names = {
        name.removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") for name in re.findall(r"chabudai_\w+", text)
    }
    assert names
    assert [name for name in sorted(names) if f"# TYPE {name} " not in told] == []


def test_who_may_serve_a_database_together(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    together = settings_for(tmp_path, database=empty_postgres, broker=broker.address)
    with running(tmp_path, database=empty_postgres), pytest.raises(InUse):
        open_database(empty_postgres, waits=False, is_alone=False)
    first, second = opened(together), opened(together)
    with pytest.raises(InUse):
        open_database(empty_postgres, waits=False)
    first.release()
    second.release()
    with pytest.raises(Unusable, match="a broker needs a PostgreSQL"):
        opened(settings_for(tmp_path, broker=broker.address))
    with pytest.raises(Unusable, match="the broker cannot be used"):
        opened(settings_for(tmp_path, database=empty_postgres, broker="redis://ada:secret@127.0.0.1:1"))
    with pytest.raises(ValueError, match="begins with redis"):
        settings_for(tmp_path, broker="127.0.0.1")
