"""Hostile clients at tables that come and go: nothing falls over, nothing gets stuck, nothing is kept."""

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from chabudai.games import TITLES
from tests.attack.hostile import Inventor, Knowledge
from tests.attack.wire import Answer, Heard, Http, Socket

BURST: Final = 40
_CLIENTS: Final = 6
_TABLES: Final = 16
_ACTS: Final = (
    ("create", 1),
    ("join", 6),
    ("bots", 8),
    ("start", 10),
    ("leave", 2),
    ("back", 2),
    ("undo", 2),
    ("undo/answer", 2),
    ("resign", 1),
    ("reveal", 4),
    ("rematch", 1),
    ("remove", 1),
    ("host", 1),
    ("hint", 1),
    ("moves", 12),
    ("read", 6),
    ("me", 2),
)


@dataclass
class Storm:
    """What has come over a server so far."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        moves = self.answers["ack"] + self.answers["moves"]
        refused = self.answers["refused"] + self.answers["failed"]
        codes = ", ".join(f"{count} with {code}" for code, count in sorted(self.closed.items()))
        return (
            f"{self.sent} messages and {sum(self.statuses.values())} requests: {moves} moves played, {refused} refusals, "
            f"{self.answers['update']} updates heard, closed: {codes}"
        )


class Fuzzer:
    """Several hostile people at one server."""

    def __init__(self, http: Callable[[], Http], socket: Callable[[], Socket], seed: int) -> None:
        self.http: Final = http
        self.socket: Final = socket
        self.seed: Final = seed
        self.known: Final = Knowledge()
        self.storm: Final = Storm()
        self.headers: Final[dict[str, str]] = {}
        """The credential of each person by the public id."""
        self.tables: Final[list[str]] = []

    async def rage(self, messages: int) -> None:
        """Send so many messages to the socket, and about a tenth as many requests."""
        until = self.storm.sent + messages
        clients = [Hostile(self, number) for number in range(_CLIENTS)]
        await asyncio.gather(*[client.play(until) for client in clients])


class Hostile:
    """One of them."""

    def __init__(self, fuzzer: Fuzzer, number: int) -> None:
        self.fuzzer: Final = fuzzer
        self.storm: Final = fuzzer.storm
        self.known: Final = fuzzer.known
        self.inventor: Final = Inventor(fuzzer.seed * 1000 + number, fuzzer.known)
        self.rng: Final = random.Random(fuzzer.seed * 1000 + 500 + number)
        self.http: Final = fuzzer.http()
        self.socket = fuzzer.socket()
        self.header = ""
        self.user = ""
        self.mine: Final[list[str]] = []
        """The tables this one is the host of, unless that has changed."""
        self.has_moved = False

    async def play(self, until: int) -> None:
        while self.storm.sent < until and not self.storm.failures:
            await self._come()
            await self._act()
            await self._play_on()
            await self._burst()
        self.socket.abort()
        self.http.close()

    async def _come(self) -> None:
        """Be somebody, with a socket."""
        if not self.header:
            answer = await self.http.ask("POST", "/api/visit", body={})
            self.header = f"cookie: chabudai={answer.cookie()}\r\n"
            self.user = answer.json()["id"]
            self.fuzzer.headers[self.user] = self.header
        if self.socket.closed is not None or not self.socket.heard:
            self.socket = self.fuzzer.socket()
            await self.socket.connect(self.http.address, self.header)

    async def _burst(self) -> None:
        """Many messages at once, then a sign of life."""
        begin = len(self.socket.heard)
        for _ in range(BURST):
            self.socket.send_text(self.inventor.message(), 2 if self.rng.random() < 0.01 else 1)
            self.storm.sent += 1
        number = self.socket.ping()
        await self.socket.pong(number, begin)
        for message in self.socket.heard[begin:]:
            self._learn(message)
        self.socket.heard[:] = self.socket.heard[-1:]
        if self.socket.closed is not None:
            self.storm.closed[self.socket.closed] += 1
        if self.rng.random() < 0.02:
            self.socket.abort()

    def _learn(self, message: Heard) -> None:
        self.storm.answers[message.type] += 1
        self.known.note(self.known.streams, message.stream)
        if bytes(message.problem) != b"null" and msgspec.json.decode(message.problem)["status"] >= 500:
            self.storm.failures.append(f"a message is answered by {bytes(message.problem)!r}")
        if message.type in ("snapshot", "update", "refused") and bytes(message.position) != b"null":
            self._learn_position(message, msgspec.json.decode(message.position))

    def _learn_position(self, message: Heard, position: dict[str, Any]) -> None:
        self.known.note(self.known.versions, position["version"])
        for action in position["legal"][:3]:
            self.known.note(self.known.actions, action["text"])
        if position["legal"] and message.seat is not None:
            self.inventor.moves.append((message.table, message.seat, self.rng.choice(position["legal"])["text"]))

    # Requests: tables come and go.

    async def _act(self) -> None:
        for _ in range(8):
            kind = self.rng.choices([name for name, _ in _ACTS], [weight for _, weight in _ACTS])[0]
            if kind == "create" or len(self.fuzzer.tables) < 4:
                await self._create()
            elif kind == "me":
                await self._me()
            else:
                await self._at_table(kind)

    async def _ask(self, method: str, path: str, body: bytes | None) -> Answer:
        answer = await self.http.ask(method, path, self.header, body)
        self.storm.statuses[answer.status] += 1
        if answer.status >= 500:
            self.storm.failures.append(f"{method} {path} is answered by {answer.status}: {answer.body[:200]!r}")
        if answer.status == 401:
            self.header = ""
        return answer

    def _value(self) -> str:
        """A part in the deal, remembered so that somebody may reveal it."""
        value = self.rng.randbytes(32).hex()
        self.known.note(self.known.values, value)
        return hashlib.sha256(bytes.fromhex(value)).hexdigest()

    async def _create(self) -> None:
        title = self.rng.choice(TITLES)
        clock = self.rng.choice(
            ({"kind": "none"}, {"kind": "move", "time": 150}, {"kind": "total", "time": 900, "increment": 20})
        )
        commitment = self._value() if self.rng.random() < 0.4 else ""
        fields = {
            "game": title.name,
            "seats": max(2, title.fewest),
            "clock": clock,
            "commitment": commitment,
            "visibility": "open",
        }
        answer = await self._ask("POST", "/api/tables", self.inventor.body(**fields))
        if answer.status == 201:
            ident = self._opened(answer)
            if self.rng.random() < 0.6:
                await self._ask("POST", f"/api/tables/{ident}/bots", self.inventor.body(level="random"))
                await self._ask("POST", f"/api/tables/{ident}/start", self.inventor.body())

    def _opened(self, answer: Answer) -> str:
        """A table of one's own, by what the server says of it."""
        ident = str(answer.json()["id"])
        self.fuzzer.tables.append(ident)
        self.mine.append(ident)
        self.known.tables.append(ident)
        del self.known.tables[:-_TABLES]
        return ident

    async def _me(self) -> None:
        """Something about oneself; now and then the end of it."""
        dice = self.rng.random()
        if dice < 0.1:
            answer = await self._ask("DELETE", "/api/me", None)
        elif dice < 0.2:
            answer = await self._ask("POST", "/api/logout", self.inventor.body())
        else:
            answer = await self._ask("PATCH", "/api/me", self.inventor.body(name="x" * self.rng.randrange(1, 30)))
        if dice < 0.2 and answer.is_fine:
            self.fuzzer.headers.pop(self.user, None)
            self.header = ""

    async def _at_table(self, kind: str) -> None:
        mine = [table for table in self.mine if table in self.known.tables]
        is_mine = kind in ("bots", "start", "remove", "host", "moves") and mine and self.rng.random() < 0.9
        table = self.rng.choice(mine if is_mine else self.known.tables)
        seat = self.rng.choice((0, 0, 0, 1, 2, 3))
        if kind == "read":
            what = self.rng.choice(("position", "record", "replay", "draws", "", "position?seat=x", "record?seat=99"))
            await self._ask("GET", f"/api/tables/{table}/{what}".rstrip("/"), None)
            return
        if kind == "moves":
            await self._move(table, seat)
            return
        fields: dict[str, dict[str, object]] = {
            "join": {"commitment": self._value() if self.rng.random() < 0.3 else ""},
            "bots": {"level": "random"},
            "leave": {"level": "random"},
            "resign": {"seat": seat, "level": "random"},
            "hint": {"seat": seat},
            "undo/answer": {"seat": seat, "consent": True},
            "reveal": {"seat": seat, "value": self.rng.choice(self.known.values or ["5a" * 32])},
            "start": {},
            "rematch": {},
        }
        await self._ask("POST", f"/api/tables/{table}/{kind}", self.inventor.body(**fields.get(kind, {"seat": seat})))

    async def _play_on(self) -> None:
        """A move at each of one's own tables, as if one were honest: so that the storm comes over games that go on."""
        for table in [table for table in self.mine if table in self.known.tables]:
            await self._move(table, 0)
        if not self.has_moved:
            await self._begin_honestly()

    async def _begin_honestly(self) -> None:
        """A new game against bots, and its first move if that is one's own."""
        title = self.rng.choice(TITLES)
        wanted = {"game": title.name, "seats": max(2, title.fewest)}
        answer = await self._ask("POST", "/api/tables", msgspec.json.encode(wanted))
        if answer.status == 201:
            ident = self._opened(answer)
            await self._ask("POST", f"/api/tables/{ident}/bots", msgspec.json.encode({"level": "random"}))
            await self._ask("POST", f"/api/tables/{ident}/start", b"{}")
            await self._move(ident, 0)

    async def _move(self, table: str, seat: int) -> None:
        seen = await self._ask("GET", f"/api/tables/{table}/position?seat={seat}", None)
        legal = seen.json().get("legal", []) if seen.is_fine else []
        if legal:
            body = self.inventor.body(seat=seat, action=self.rng.choice(legal)["text"], id=f"h{self.storm.sent}")
            is_played = (await self._ask("POST", f"/api/tables/{table}/moves", body)).is_fine
            self.storm.answers["moves"] += is_played
            self.has_moved |= is_played
