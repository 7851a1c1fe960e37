"""The right to listen: a seat is heard by the person who holds it now, by a credential that holds now, and by nobody else."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from chabudai.games import TITLES
from tests.patience import PATIENCE
from tests.sampling import sampled
from tests.server import plain
from tests.server.running import Person, Player, Running, player, running, seated, socket_by, socket_to

SEATS = {title.name: max(2, title.fewest) for title in TITLES}
GAMES = [title.name for title in TITLES]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 2 * PATIENCE))


async def heard_since(client: Player) -> list[Any]:
    """All that had been sent to this connection before now: what comes before the answer to a ping.

    The order before it makes that so wherever the table is: one is obeyed after the other.
    """
    await client.send(type="unwatch", table=client.table, seat=15)
    await client.send(type="ping", n=99)
    heard: list[Any] = []
    while True:
        message = await client.receive()
        if getattr(message, "n", None) == 99:
            return heard
        heard.append(message)


def about_seat(messages: list[Any], seat: int) -> list[Any]:
    """What of it the seat's stream told."""
    told = [message for message in messages if hasattr(message, "seq")]
    return [message for message in told if message.seat == seat]


def unwatched(messages: list[Any]) -> list[Any]:
    return [message for message in messages if message.__struct_config__.tag == "unwatched"]


async def play_some(table: str, people: dict[int, Person], moves: int = 4) -> None:
    """Let those who sit there decide a few times, so that hands are told."""
    for number in range(moves):
        public = await asyncio.to_thread(next(iter(people.values())).get, f"/api/tables/{table}/position")
        person = people.get(public["actor"])
        if person is None:
            return
        seat = public["actor"]
        position = await asyncio.to_thread(person.get, f"/api/tables/{table}/position?seat={seat}")
        body = {"seat": seat, "action": position["legal"][0]["text"], "id": f"m{number}"}
        await asyncio.to_thread(person.post, f"/api/tables/{table}/moves", body)


@pytest.mark.parametrize("game", GAMES)
def test_who_has_left_a_chair_hears_nothing_of_it_any_more(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as server:
        host, former, victim = (Person(server.url) for _ in range(3))
        seats = SEATS[game]
        table = host.open_table(game, seats)
        former.post(f"/api/tables/{table}/join", {"seat": 1})

        async def check() -> None:
            async with player(server, former, table, 1) as spy:
                former.post(f"/api/tables/{table}/leave")
                assert len(unwatched(await heard_since(spy))) == 1
                victim.post(f"/api/tables/{table}/join", {"seat": 1})
                people = {0: host, 1: victim}
                for seat in range(2, seats):
                    people[seat] = Person(server.url)
                    people[seat].post(f"/api/tables/{table}/join", {"seat": seat})
                host.post(f"/api/tables/{table}/start")
                async with player(server, victim, table, 1) as rightful:
                    await play_some(table, people)
                    assert rightful.position is not None
                assert about_seat(await heard_since(spy), 1) == []
                assert (await spy.watch()).problem.status == 403
                assert (await spy.watch(stream=spy.stream, since=spy.seq)).problem.status == 403

        run(check())


def test_a_host_who_sat_on_every_chair_hears_only_the_one_that_is_left(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, others = Person(server.url), [Person(server.url) for _ in range(2)]
        table = host.open_table("zenmaster", 3)
        for seat in (1, 2):
            host.post(f"/api/tables/{table}/join", {"seat": seat})

        async def check() -> None:
            async with contextlib.AsyncExitStack() as stack:
                spies = [await stack.enter_async_context(player(server, host, table, seat)) for seat in range(3)]
                host.post(f"/api/tables/{table}/leave")
                host.post(f"/api/tables/{table}/join", {"seat": 0})
                for seat, other in enumerate(others, 1):
                    other.post(f"/api/tables/{table}/join", {"seat": seat})
                for spy in spies:
                    assert len(unwatched(await heard_since(spy))) == 1
                host.post(f"/api/tables/{table}/start")
                await play_some(table, {0: host, 1: others[0], 2: others[1]})
                for seat, spy in enumerate(spies):
                    assert about_seat(await heard_since(spy), seat) == []

        run(check())


def test_nobody_hears_the_hand_of_a_bot_on_the_chair_they_had(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, former = Person(server.url), Person(server.url)
        table = host.open_table("zenmaster", 3)
        former.post(f"/api/tables/{table}/join", {"seat": 1})

        async def check() -> None:
            async with player(server, former, table, 1) as spy:
                former.post(f"/api/tables/{table}/leave")
                host.post(f"/api/tables/{table}/bots", {"level": "random"})
                host.post(f"/api/tables/{table}/start")
                await play_some(table, {0: host})
                heard = await heard_since(spy)
                assert len(unwatched(heard)) == 1
                assert about_seat(heard[heard.index(unwatched(heard)[0]) + 1 :], 1) == []

        run(check())


@contextlib.asynccontextmanager
async def lines_of(server: Running, headers: dict[str, str], table: str, seat: int) -> AsyncIterator[AsyncIterator[Any]]:
    """The messages of an NDJSON stream."""
    path = f"{server.url}/api/tables/{table}/stream?seat={seat}"
    async with plain.AsyncClient() as http, http.stream("GET", path, headers=headers) as response:
        assert response.status_code == 200

        async def messages() -> AsyncIterator[Any]:
            async for line in response.aiter_lines():
                if line:
                    yield msgspec.json.decode(line)

        yield messages()


def test_a_stream_of_lines_ends_with_the_right_to_the_seat(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, former, victim = (Person(server.url) for _ in range(3))
        table = host.open_table("zenmaster", 3)
        former.post(f"/api/tables/{table}/join", {"seat": 1})

        async def check() -> None:
            async with lines_of(server, {"Cookie": former.cookie}, table, 1) as lines:
                assert (await anext(lines))["type"] == "snapshot"
                await asyncio.to_thread(former.post, f"/api/tables/{table}/leave")
                await asyncio.to_thread(victim.post, f"/api/tables/{table}/join", {"seat": 1})
                kinds = [line["type"] async for line in lines]  # to the end: the server closes it
                assert kinds[-1] == "unwatched"
                assert "update" not in kinds

        run(check())


def test_the_next_holder_of_a_seat_gets_a_stream_of_its_own(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, former, following = (Person(server.url) for _ in range(3))
        table = host.open_table("zenmaster", 3)
        former.post(f"/api/tables/{table}/join", {"seat": 1})

        async def check() -> None:
            async with player(server, former, table, 1) as one:
                former.post(f"/api/tables/{table}/leave")
                following.post(f"/api/tables/{table}/join", {"seat": 1})
                async with player(server, following, table, 1) as two:
                    assert two.stream != one.stream
                async with socket_to(server, following) as socket:
                    again = Player(socket, table, 1)
                    await again.until_tag("hello")
                    answer = await again.watch(stream=one.stream, since=one.seq)
                    assert answer.__struct_config__.tag == "snapshot"

        run(check())


# Credentials that end.


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def must_be_shut_out(client: Player) -> None:
    """The connection is closed without a word from us, and nothing of the seat was told meanwhile."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until_tag("update")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def ends_logout(person: Person, _token: dict[str, Any]) -> None:
    person.post("/api/logout", status=204)


def ends_token(person: Person, token: dict[str, Any]) -> None:
    assert person.http.delete(f"/api/me/tokens/{token['id']}").status_code == 204


def ends_account(person: Person, _token: dict[str, Any]) -> None:
    assert person.http.delete("/api/me").status_code == 204


LOGIN = {"username": "ada", "password": "correct horse"}


def ends_password(person: Person, _token: dict[str, Any]) -> None:
    """Changed on another device."""
    there = Person(str(person.http.base_url))
    there.post("/api/login", LOGIN)
    there.post("/api/me/password", {"username": "ada", "password": "battery staple", "old": LOGIN["password"]})


@pytest.mark.parametrize("game", sampled(GAMES, GAMES[0]))
@pytest.mark.parametrize(
    ("ends", "by_token"), [(ends_logout, False), (ends_token, True), (ends_account, True), (ends_password, False)]
)
def test_a_connection_ends_with_its_credential(tmp_path: Path, game: str, ends: Any, by_token: bool) -> None:
    with running(tmp_path) as server:
        person, other = Person(server.url), Person(server.url)
        person.post("/api/me/password", LOGIN)
        token = person.post("/api/me/tokens", {"label": "bot"}, 201)
        table = other.open_table(game, SEATS[game])
        person.post(f"/api/tables/{table}/join", {"seat": 1})
        headers = bearer(token["token"]) if by_token else {"Cookie": person.cookie}

        async def check() -> None:
            async with socket_by(server.url, headers) as socket, lines_of(server, headers, table, 1) as lines:
                client = Player(socket, table, 1)
                await client.until_tag("hello")
                await client.watch()
                await asyncio.to_thread(ends, person, token)
                await asyncio.to_thread(other.post, f"/api/tables/{table}/bots", {"level": "random"})
                await asyncio.to_thread(other.post, f"/api/tables/{table}/start")
                await must_be_shut_out(client)
                assert "update" not in [line["type"] async for line in lines]

        run(check())


def test_a_new_password_needs_the_old_one_and_ends_every_other_session(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person, thief = Person(server.url), Person(server.url)
        person.post("/api/me/password", LOGIN)
        token = person.post("/api/me/tokens", {"label": "bot"}, 201)
        thief.http.cookies.set("chabudai", person.token)
        new = {"username": "ada", "password": "battery staple"}
        thief.post("/api/me/password", new, 403)
        thief.post("/api/me/password", {**new, "old": "wrong"}, 403)
        there = Person(server.url)
        there.post("/api/login", LOGIN)
        there.post("/api/me/password", {**new, "old": LOGIN["password"]})
        assert there.get("/api/me")["username"] == "ada"
        thief.get("/api/me", 401)
        assert plain.get(f"{server.url}/api/me", headers=bearer(token["token"])).status_code == 401
        Person(server.url).post("/api/login", LOGIN, 401)
        Person(server.url).post("/api/login", new)


def test_other_connections_of_the_person_go_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        token = people[0].post("/api/me/tokens", {"label": "bot"}, 201)

        async def check() -> None:
            async with player(server, people[0], table, 0) as steady, socket_by(server.url, bearer(token["token"])) as socket:
                client = Player(socket, table, 0)
                await client.until_tag("hello")
                await client.watch()
                ends_token(people[0], token)
                await must_be_shut_out(client)
                await play_some(table, dict(enumerate(people)), moves=1)
                assert "update" in [message.__struct_config__.tag for message in await heard_since(steady)]

        run(check())


# What is not stored is not told.


def test_a_stream_of_lines_tells_only_what_is_stored(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        actor = people[0].get(f"/api/tables/{table}/position")["actor"]
        legal = people[actor].get(f"/api/tables/{table}/position?seat={actor}")["legal"]
        room = server.hub.rooms[table]

        async def check() -> None:
            assert server.loop is not None
            asyncio.run_coroutine_threadsafe(room.lock.acquire(), server.loop).result(PATIENCE)
            watching = asyncio.create_task(first_line(server, people[actor], table, actor))
            reading = asyncio.create_task(asyncio.to_thread(people[0].get, f"/api/tables/{table}"))
            await asyncio.sleep(0.2)  # long enough to be told, if it were
            assert not watching.done()
            assert not reading.done()
            server.loop.call_soon_threadsafe(room.lock.release)
            assert (await watching)["type"] == "snapshot"
            await reading

        assert legal
        run(check())


async def first_line(server: Running, person: Person, table: str, seat: int) -> Any:
    async with lines_of(server, {"Cookie": person.cookie}, table, seat) as lines:
        return await anext(lines)
