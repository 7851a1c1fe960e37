"""Two worlds that an audience cannot tell apart give it the same bytes: socket, stream, errors, exports, answers."""

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

from chabudai.core import Seat
from chabudai.games import TITLES
from chabudai.table import Course, Decision
from chabudai.title import Title
from tests.server.running import PATIENCE, Person, Player, Running, running, seated, socket_to
from tests.table.worlds import Worlds


def seats_of(title: Title) -> int:
    return max(2, title.fewest)


def fixed_now() -> int:
    return 1_700_000_000_000


class World:
    """One of the two worlds at a real table, and all the bytes that one audience gets of it."""

    def __init__(self, server: Running, people: list[Person], table: str, audience: Seat | None, reader: Person) -> None:
        self.server, self.people, self.table, self.audience, self.reader = server, people, table, audience, reader
        self.bytes: list[str] = []
        self.names: dict[str, str] = {}
        self.streaming = threading.Event()

    async def put(self, course: Course) -> None:
        """Let this table go on from the course's state."""

        async def swap() -> None:
            room = await self.server.hub.room(self.table)
            async with room.lock:
                room.table._course = course
                room.table.resume_clock(room.now())
                room._streams.clear()

        assert self.server.loop is not None
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(swap(), self.server.loop))

    def normal(self, text: str) -> str:
        """Without what differs from table to table by chance, and is public."""
        for name, value in self.names.items():
            text = text.replace(value, name)
        return text

    async def follow(self, texts: list[str], actors: list[int]) -> None:
        """Play these decisions while the audience listens, errs and asks."""
        query = "" if self.audience is None else f"?seat={self.audience}"
        stream = asyncio.create_task(asyncio.to_thread(self._stream, query))
        assert await asyncio.to_thread(self.streaming.wait, PATIENCE)
        info = self.reader.get(f"/api/tables/{self.table}")
        self.names = {"TABLE": self.table, "COMMITMENT": info["commitment"]}
        async with socket_to(self.server, self.reader) as socket:
            client = Player(socket, self.table, self.audience)
            await client.until_tag("hello")
            await client.watch()
            for number, (actor, text) in enumerate(zip(actors, texts, strict=True)):
                await self._err(client, number)
                await asyncio.to_thread(self._play, actor, text, f"m{number}")
                await client.send(type="ping", n=number)
                await client.until_tag("pong")
                self._ask(query)
            await asyncio.to_thread(self._change_chairs)
            for consent in (False, True):
                await asyncio.to_thread(self._take_back, consent)
                self._ask(query)
            await client.send(type="say", table=self.table, text="the end")
            await client.until_tag("said")
            lines = await stream
            names = {**self.names, "STREAM": client.stream}
            self.names = names
            self.bytes += [self.normal(raw) for raw in client.raw]
            self.bytes += [self.normal(line) for line in lines]

    async def _err(self, client: Player, number: int) -> None:
        """The audience tries what it may not do."""
        client.seat = self.audience if self.audience is not None else 0
        legal = [action["text"] for action in client.position.legal] if client.position is not None else []
        room = self.server.hub.rooms[self.table]
        action = next(action.text for action in room.table.game.actions() if action.text not in legal)
        await client.move(action, f"wrong-{number}")
        await client.move("no such action", f"garbage-{number}")
        await client.move(action, f"stale-{number}", "0123")
        client.seat = self.audience

    def _play(self, actor: int, text: str, ident: str) -> None:
        body = {"seat": actor, "action": text, "id": ident}
        self.people[actor].post(f"/api/tables/{self.table}/moves", body)

    def _ask(self, query: str) -> None:
        for path in ("position", "record", "replay", "draws"):
            response = self.reader.http.get(f"/api/tables/{self.table}/{path}{query}")
            self.bytes.append(self.normal(response.text))
        for path in (f"/{self.table}", "?scope=open"):
            self.bytes.append(self.normal(self.reader.http.get(f"/api/tables{path}").text))
        listed = [row for row in self.reader.get("/api/tables?scope=mine") if row["id"] == self.table]
        self.bytes.append(self.normal(str(listed)))

    def _change_chairs(self) -> None:
        """Whoever is not to act leaves and is back."""
        actor = self.reader.get(f"/api/tables/{self.table}/position")["actor"]
        for seat in [seat for seat in range(len(self.people)) if seat != actor]:
            self._order(seat, "leave", {"level": "random"})
            self._order(seat, "back", {"seat": seat})

    def _take_back(self, consent: bool) -> None:
        """Everyone asks for an undo, and everyone who is asked consents or refuses."""
        for seat in range(len(self.people)):
            self._order(seat, "undo", {"seat": seat})
            while asked := self.reader.get(f"/api/tables/{self.table}")["undo"]:
                other = asked["waiting"][0]
                self._order(other, "undo/answer", {"seat": other, "consent": consent})

    def _order(self, seat: int, order: str, body: object) -> None:
        response = self.people[seat].http.post(f"/api/tables/{self.table}/{order}", json=body)
        if seat == self.audience:
            self.bytes.append(self.normal(response.text))

    def _stream(self, query: str) -> list[str]:
        lines: list[str] = []
        address = f"{self.server.url}/api/tables/{self.table}/stream{query}"
        with httpx.stream("GET", address, headers={"Cookie": self.reader.cookie}, timeout=PATIENCE) as response:
            for line in response.iter_lines():
                if line:
                    lines.append(line)
                    self.streaming.set()
                if '"the end"' in line:
                    return lines
        raise AssertionError("the stream ended early")


async def same_bytes(server: Running, title: Title, audience: Seat | None, seed: int) -> int:
    """How many decisions were compared."""
    game = title.game(seats_of(title))
    worlds = Worlds(game, audience, seed, 10 + 17 * seed)
    first = Worlds(game, audience, seed, 10 + 17 * seed)  # the same two worlds once more, for the tables
    actors: list[int] = []
    texts: list[tuple[str, str]] = []
    while len(texts) < 6 and (found := worlds.next_decisions()) is not None:
        actor = worlds.here.state.actor()
        actors.append(actor)
        texts.append(found)
        worlds.here.decide(Decision(actor, found[0]))
        worlds.there.decide(Decision(actor, found[1]))
    first.scripts[0].fixed, first.scripts[1].fixed = worlds.scripts[0].fixed, worlds.scripts[1].fixed
    tables = []
    people: list[Person] = []
    for _ in range(2):
        table, people = await asyncio.to_thread(again_seated, server.url, title, people)
        tables.append(table)
    reader = await asyncio.to_thread(Person, server.url) if audience is None else people[audience]
    heard = []
    for table, course, position in zip(tables, (first.here, first.there), (0, 1), strict=True):
        world = World(server, people, table, audience, reader)
        await world.put(course)
        await world.follow([pair[position] for pair in texts], actors)
        heard.append(world.bytes)
    assert heard[0] == heard[1]
    return len(texts)


def again_seated(url: str, title: Title, people: list[Person]) -> tuple[str, list[Person]]:
    if not people:
        return seated(url, title.name, seats_of(title))
    table = people[0].open_table(title.name, seats_of(title))
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    return table, people


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_the_wire_tells_no_worlds_apart(tmp_path: Path, title: Title) -> None:
    with running(tmp_path, now=fixed_now) as server:
        compared = 0
        for seed, audience in enumerate([Seat(0), Seat(seats_of(title) - 1), None, Seat(1), None]):
            compared += asyncio.run(same_bytes(server, title, audience, seed))
        assert compared >= 5
