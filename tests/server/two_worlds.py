"""Two worlds that an audience cannot tell apart, at two real tables: all the bytes that the audience gets of each.

Socket, stream, errors, exports, answers, lists; what the coach says; undo, changing chairs, a chair that was one's own before
the deal; and the time that a bot is given for its answer.
"""

import asyncio
import contextlib
import itertools
import json
import sys
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import dataclass
from typing import Any

import httpx

from chabudai.core import CHANCE, Seat
from chabudai.server.thinking.pace import Kind, Pace
from chabudai.table import Course, Decision
from chabudai.title import Title
from tests.patience import PATIENCE
from tests.server import plain
from tests.server.running import Person, Player, Running, socket_to
from tests.table.worlds import Worlds

DECISIONS = 6
_LONG = 10 * PATIENCE
"""Seconds that no thought of a test takes, and that nobody waits for."""
_QUICK = """
from chabudai.coach import Numbers, advice
from chabudai.server.thinking import worker
advice.numbers_of = lambda name: Numbers(simulations=40, playings=16)
worker.main()
"""
"""A worker whose hints are made in little time."""


def seats_of(title: Title) -> int:
    return max(2, title.fewest)


def fixed_now() -> int:
    return 1_700_000_000_000


class NotedPace(Pace):
    """Keeps the time it gives to every answer, and lets nobody wait for it; chance is the same each time."""

    def __init__(self) -> None:
        super().__init__(_LONG, 2 * _LONG, lambda: 0.5)
        self.given: list[float] = []

    def answer_after(self, kind: Kind, thought: float | None) -> float:
        self.given.append(super().answer_after(kind, thought))
        return 0.0


@dataclass(frozen=True, slots=True)
class Script:
    """What is decided at a table, and by whom, from a course on."""

    course: Course
    actors: list[Seat]
    texts: list[str]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two worlds to compare; `steps` says who took each step, and what it was here and there."""

    title: Title
    audience: Seat | None
    options: dict[str, str]
    here: Script
    there: Script
    steps: list[tuple[Seat, str, str]]

    def differ(self) -> bool:
        return any(one != other for _, one, other in self.steps)

    def differ_in_a_decision(self) -> bool:
        return any(one != other for seat, one, other in self.steps if seat != CHANCE)


def audience_of(title: Title, seed: int) -> Seat | None:
    """The audiences take turns."""
    return (Seat(0), Seat(seats_of(title) - 1), None, Seat(1))[seed % 4]


def options_of(title: Title, seed: int) -> dict[str, str]:
    """Mostly none; now and then one that is not as usual."""
    if seed % 3 or not title.options:
        return {}
    option = title.options[seed // 3 % len(title.options)]
    return {option.name: option.values[1]}


def pair_of(title: Title, audience: Seat | None, seed: int, options: dict[str, str]) -> Pair:
    """Two worlds from a seed, and what is played in them."""
    game = title.game(seats_of(title), options)
    worlds = Worlds(game, audience, seed, 6 + seed * 7 % 60)
    first = Worlds(game, audience, seed, 6 + seed * 7 % 60)  # the same two worlds once more, for the tables
    actors: list[Seat] = []
    texts: list[tuple[str, str]] = []
    while len(texts) < DECISIONS and (found := worlds.next_decisions()) is not None:
        actor = worlds.here.state.actor()
        actors.append(actor)
        texts.append(found)
        worlds.here.decide(Decision(actor, found[0]))
        worlds.there.decide(Decision(actor, found[1]))
    first.scripts[0].fixed, first.scripts[1].fixed = worlds.scripts[0].fixed, worlds.scripts[1].fixed
    here, there = [one for one, _ in texts], [other for _, other in texts]
    steps = [(one.seat, one.text, other.text) for one, other in zip(first.here.steps, first.there.steps, strict=True)]
    steps += zip(actors, here, there, strict=True)
    return Pair(title, audience, options, Script(first.here, actors, here), Script(first.there, actors, there), steps)


def different_pairs(title: Title) -> Iterator[Pair]:
    """Pairs of worlds that are truly different, each with a decision at least to compare; there are always more."""
    for seed in itertools.count():
        pair = pair_of(title, audience_of(title, seed), seed, options_of(title, seed))
        if pair.here.texts and pair.differ():
            yield pair


class World:
    """One of the two worlds at a real table, and all the bytes that one audience gets of it."""

    def __init__(self, server: Running, people: list[Person], audience: Seat | None, reader: Person) -> None:
        self.server, self.people, self.audience, self.reader = server, people, audience, reader
        self.table = ""
        self.bytes: list[str] = []
        self.names: dict[str, str] = {}
        self.streaming = threading.Event()

    def _home(self) -> Running:
        """The server that has the table: before the deal it goes to where most of those are who follow it."""
        return next(server for server in self.server.all() if self.table in server.hub.rooms)

    async def _served(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something where the table is."""
        loop = self._home().loop
        assert loop is not None
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))

    @contextlib.asynccontextmanager
    async def seated(self, title: Title, options: dict[str, str]) -> AsyncIterator[Player]:
        """A table with everyone at it, dealt; the public's reader sat and listened on a chair before that."""
        body = {"options": options, "hints": "free"}
        for server in self.server.all():
            server.hub.bots.thinkers.program[:] = [sys.executable, "-c", _QUICK]
        self.table = await asyncio.to_thread(self.people[0].open_table, title.name, seats_of(title), **body)
        async with socket_to(self.server, self.reader) as socket:
            client = Player(socket, self.table, self.audience)
            await client.until_tag("hello")
            if self.audience is None:
                await self._once_seated(client)
            await asyncio.to_thread(self._begin)
            yield client

    async def _once_seated(self, client: Player) -> None:
        await asyncio.to_thread(self.reader.post, f"/api/tables/{self.table}/join", {"seat": 1})
        client.seat = 1
        await client.watch()
        await asyncio.to_thread(self.reader.post, f"/api/tables/{self.table}/leave")
        await client.until_tag("unwatched")
        client.seat = self.audience

    def _begin(self) -> None:
        for seat, person in enumerate(self.people[1:], 1):
            person.post(f"/api/tables/{self.table}/join", {"seat": seat})
        self.people[0].post(f"/api/tables/{self.table}/start")

    async def put(self, course: Course) -> None:
        """Let this table go on from the course's state."""

        async def swap() -> None:
            room = await self._home().hub.room(self.table)
            async with room.lock:
                room.table._course = course
                room.table.resume_clock(room.now())
                room._streams.clear()

        await self._served(swap())

    def normal(self, text: str) -> str:
        """Without what differs from table to table by chance, and is public."""
        for name, value in self.names.items():
            text = text.replace(value, name)
        return text

    async def follow(self, client: Player, script: Script) -> None:
        """Play these decisions while the audience listens, errs and asks."""
        query = "" if self.audience is None else f"?seat={self.audience}"
        stream = asyncio.create_task(asyncio.to_thread(self._stream, query))
        assert await asyncio.to_thread(self.streaming.wait, PATIENCE)
        info = self.reader.get(f"/api/tables/{self.table}")
        self.names = {"TABLE": self.table, "COMMITMENT": info["commitment"]}
        await self._catch_up(client, -1)
        client.raw.clear()  # so far it heard of the deal that this world is put in the place of
        await client.watch()
        for number, (actor, text) in enumerate(zip(script.actors, script.texts, strict=True)):
            await self._err(client, number)
            if actor == self.audience:
                await asyncio.to_thread(self._ask_hint, actor)
            await asyncio.to_thread(self._play, actor, text, f"m{number}")
            await self._catch_up(client, number)
            await asyncio.to_thread(self._ask, query)
        await asyncio.to_thread(self._ask_coach)
        await asyncio.to_thread(self._change_chairs)
        for consent in (False, True):
            await asyncio.to_thread(self._take_back, consent)
            await asyncio.to_thread(self._ask, query)
        await asyncio.to_thread(self._pry)
        await client.send(type="say", table=self.table, text="the end")
        await client.until_tag("said")
        lines = await stream
        self.names = {**self.names, "STREAM": client.stream}
        self.bytes += [self.normal(raw) for raw in client.raw if self._is_of_here(raw)]
        self.bytes += [self.normal(line) for line in lines]

    def _is_of_here(self, raw: str) -> bool:
        """Not a notice that the person's turn has come at the other world's table, where a bot plays on."""
        return bool(json.loads(raw).get("table", self.table) == self.table)

    async def _catch_up(self, client: Player, number: int) -> None:
        """All that was sent up to now is heard; an order before the ping makes that so wherever the table is."""
        await client.send(type="unwatch", table=self.table, seat=15)
        await client.send(type="ping", n=number)
        await client.until_tag("pong")

    async def _err(self, client: Player, number: int) -> None:
        """The audience tries what it may not do."""
        client.seat = self.audience if self.audience is not None else 0
        legal = [action["text"] for action in client.position.legal] if client.position is not None else []
        room = self._home().hub.rooms[self.table]
        action = next(action.text for action in room.table.game.actions() if action.text not in legal)
        await client.move(action, f"wrong-{number}")
        await client.move("no such action", f"garbage-{number}")
        await client.move(action, f"stale-{number}", "0123")
        client.seat = self.audience

    def _play(self, actor: int, text: str, ident: str) -> None:
        body = {"seat": actor, "action": text, "id": ident}
        self.people[actor].post(f"/api/tables/{self.table}/moves", body)

    def _ask(self, query: str) -> None:
        paths = [f"/{self.table}/{path}{query}" for path in ("position", "guide", "record", "replay", "draws", "story")]
        for path in (*paths, f"/{self.table}", "?scope=open"):
            self._read(path)
        listed = [row for row in self.reader.get("/api/tables?scope=mine") if row["id"] == self.table]
        self.bytes.append(self.normal(str(listed)))

    def _ask_coach(self) -> None:
        """What the coach says of the running game: to each seat alone, and nothing of what comes after a game."""
        for seat in range(len(self.people)):
            for path in (f"lens?seat={seat}", f"lens?seat={seat}&at=1", f"review?seat={seat}", f"puzzle?seat={seat}&at=1"):
                self._read(f"/{self.table}/{path}")
            at = {"seat": seat, "at": 1}
            for path, body in (("review", {"seat": seat}), ("play-on", at), ("puzzle", {**at, "action": "no such action"})):
                self._note(self.reader.http.post(f"/api/tables/{self.table}/{path}", json=body))
            self._ask_hint(seat)
        self._note(self.reader.http.get("/api/puzzles"))

    def _ask_hint(self, seat: int) -> None:
        self._note(self.reader.http.post(f"/api/tables/{self.table}/hint", json={"seat": seat}))

    def _note(self, response: httpx.Response) -> None:
        self.bytes.append(self.normal(f"{response.status_code} {response.text}"))

    def _read(self, path: str) -> None:
        self._note(self.reader.http.get(f"/api/tables{path}"))

    def _pry(self) -> None:
        """The audience asks for what every other seat knows."""
        for seat in range(len(self.people)):
            for path in ("position", "guide", "record", "replay"):
                self._read(f"/{self.table}/{path}?seat={seat}")

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
        with plain.stream("GET", address, headers={"Cookie": self.reader.cookie}) as response:
            for line in response.iter_lines():
                if line:
                    lines.append(line)
                    self.streaming.set()
                if '"the end"' in line:
                    return lines
        raise AssertionError("the stream ended early")

    async def bots_time(self) -> list[float]:
        """Whoever is to act leaves: how long the bot that plays on may take for its first answer."""
        pace = NotedPace()
        actor = self.reader.get(f"/api/tables/{self.table}/position")["actor"]
        if actor is None or actor == self.audience:
            return []

        async def set_pace() -> None:
            self._home().hub.bots.pace = pace

        await self._served(set_pace())
        await asyncio.to_thread(self.people[actor].post, f"/api/tables/{self.table}/leave", {"level": "casual"})
        async with asyncio.timeout(PATIENCE):
            while not pace.given:
                await asyncio.sleep(0.01)
        return pace.given[:1]


async def tells_the_same(server: Running, pair: Pair) -> None:
    """Play both worlds at two tables with the same people; their bytes and times must be the same."""
    people = [await asyncio.to_thread(Person, server.url) for _ in range(seats_of(pair.title))]
    reader = await asyncio.to_thread(Person, server.url) if pair.audience is None else people[pair.audience]
    heard: list[list[str]] = []
    times: list[list[float]] = []
    for script in (pair.here, pair.there):
        world = World(server, people, pair.audience, reader)
        async with world.seated(pair.title, pair.options) as client:
            await world.put(script.course)
            await world.follow(client, script)
            heard.append(world.bytes)
            times.append(await world.bots_time())
    for one, other in zip(*heard, strict=True):
        assert one == other, f"here:  {one}\nthere: {other}"
    assert times[0] == times[1], f"a bot may take {times[0]} seconds here, {times[1]} there"
