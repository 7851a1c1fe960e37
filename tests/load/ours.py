"""Clients of our own server."""

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec

from tests.load.figures import Figures
from tests.load.frames import Frames, connected


class _Position(msgspec.Struct):
    version: str
    legal: list[dict[str, Any]]
    outcome: Any


class _Message(msgspec.Struct):
    type: str
    position: _Position | None = None
    id: str = ""
    problem: Any = None


_decode = msgspec.json.Decoder(_Message).decode


class Client:
    """One seat: plays at random as soon as it is its turn, or after its think time; table after table on one socket."""

    def __init__(self, figures: Figures, cookie: str, seat: int, think: float) -> None:
        self.figures, self.cookie, self.seat, self.think = figures, cookie, seat, think
        self.table = ""
        self.watched = seat
        self.over = asyncio.Event()
        self.frames: Frames | None = None
        self.sent: dict[str, float] = {}
        self.number = 0

    async def connect(self, port: int) -> None:
        await connected(port, "/api/socket", {"Cookie": self.cookie}, self)

    def send(self, **order: object) -> None:
        assert self.frames is not None
        self.frames.send(msgspec.json.encode(order))

    def watch(self, table: str) -> None:
        if self.table:
            self.send(type="unwatch", table=self.table, seat=self.watched)
        self.table, self.watched = table, self.seat
        self.over.clear()
        self.send(type="watch", table=table, seat=self.seat)

    def hear(self, text: bytes) -> None:
        message = _decode(text)
        if message.type == "ack":
            self.figures.acknowledged(time.perf_counter() - self.sent.pop(message.id))
        elif message.type in ("refused", "failed"):
            self.figures.error(str(message.problem))
        if message.position is not None:
            self._turn(message.position)

    def _turn(self, position: _Position) -> None:
        if position.outcome is not None:
            self.over.set()
        elif position.legal:
            if self.think:
                asyncio.get_running_loop().call_later(self.think * random.uniform(0.5, 1.5), self.play, position)
            else:
                self.play(position)

    def play(self, position: _Position) -> None:
        if self.figures.is_over:
            return
        self.number += 1
        ident = str(self.number)
        self.sent[ident] = time.perf_counter()
        action = random.choice(position.legal)["text"]
        self.send(type="move", table=self.table, seat=self.seat, id=ident, action=action, version=position.version)


async def run_tables(port: int, tables: int, seats: int, think: float, figures: Figures, game: str = "zenmaster") -> None:
    """Play at so many tables, game after game, until the figures say it is over."""
    await run_tables_at([port], tables, seats, think, figures, game)


async def run_tables_at(
    ports: list[int],
    tables: int,
    seats: int,
    think: float,
    figures: Figures,
    game: str = "zenmaster",
    sockets: Sequence[int] = (),
    is_by_table: bool = False,
) -> None:
    """The same at several servers: tables are opened at each in turn, clients connect to any, or to any of `sockets`.

    By table all clients of a table connect to one of them, which need not be the one where it was opened.
    """
    async with contextlib.AsyncExitStack() as stack:
        plain = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) for port in ports]
        https = [await stack.enter_async_context(http) for http in plain]
        cookies = await asyncio.gather(*[guest(ports[0]) for _ in range(seats)])
        groups = [[Client(figures, cookies[seat], seat, think) for seat in range(seats)] for _ in range(tables)]
        clients = [client for group in groups for client in group]
        for group in groups:
            one = random.choice(sockets or ports)
            for client in group:
                await client.connect(one if is_by_table else random.choice(sockets or ports))
        gate = asyncio.Semaphore(4)
        turns = [https[number % len(https)] for number in range(tables)]
        seated = await asyncio.gather(*[_seated(http, gate, group, game) for http, group in zip(turns, groups, strict=True)])
        beating = asyncio.create_task(beat(clients))
        figures.begin()
        playing = [
            asyncio.create_task(_games(http, gate, group, table))
            for http, group, table in zip(turns, groups, seated, strict=True)
        ]
        await figures.finished([client.frames for client in clients if client.frames is not None])
        for task in [*playing, beating]:
            task.cancel()
        await asyncio.gather(*playing, beating, return_exceptions=True)
        for client in clients:
            if client.frames is not None and client.frames.transport is not None:
                client.frames.transport.abort()


async def _games(http: httpx.AsyncClient, gate: asyncio.Semaphore, group: list[Client], table: str) -> None:
    while True:
        await post(http, group[0].cookie, f"/api/tables/{table}/start", {})
        await asyncio.gather(*[client.over.wait() for client in group])
        async with gate:
            table = str((await post(http, group[0].cookie, f"/api/tables/{table}/rematch", {}))["id"])
            for client in group:
                client.seat = (client.seat + 1) % len(group)
                client.watch(table)


async def _seated(http: httpx.AsyncClient, gate: asyncio.Semaphore, group: list[Client], game: str) -> str:
    async with gate:
        table = str((await post(http, group[0].cookie, "/api/tables", {"game": game, "seats": len(group)}))["id"])
        for client in group[1:]:
            await post(http, client.cookie, f"/api/tables/{table}/join", {})
        for client in group:
            client.watch(table)
        return table


async def beat(clients: list[Client]) -> None:
    """Every client gives a sign of life in ten seconds, each at its own moment, as browsers do."""
    while True:
        for client in clients:
            client.send(type="ping", n=0)
            await asyncio.sleep(10 / len(clients))


async def guest(port: int) -> str:
    """The cookie of a new guest."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        response = await http.post("/api/visit", json={})
        response.raise_for_status()
        return f"chabudai={response.cookies['chabudai']}"


async def post(http: httpx.AsyncClient, cookie: str, path: str, body: object) -> Any:
    """What the server answers."""
    response = await http.post(path, json=body, headers={"Cookie": cookie})
    response.raise_for_status()
    return response.json()
