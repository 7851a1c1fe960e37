"""Clients that drop, resume, send twice, send stale, send garbage; and a server that is killed and started again.

`python -m tests.server.storm --games 200` plays many games against one server. With `--kills 20` the server is killed with
SIGKILL in the middle, again and again. Either way every client ends with the server's view, and every
acknowledged move is in the record.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from chabudai.core import Rng, Seat, read_record
from chabudai.games import TITLES, game_of
from chabudai.table import verify
from tests.patience import PATIENCE, eventually
from tests.ports import free_port
from tests.server import plain
from tests.server.running import Player, socket_by

Place: TypeAlias = Callable[[], str]
"""Where the next connection is made."""
GARBAGE = ["{}", "[" * 3000, '{"type":"move"}', "\x00", '{"type":"watch","table":1}']
LOST = (ConnectionClosed, OSError, InvalidHandshake, TimeoutError, EOFError)


class Chaotic:
    """One seat whose owner has a bad connection and a worse client."""

    def __init__(self, place: Place, cookie: str, table: str, seat: int, rng: Rng) -> None:
        self.place, self.cookie, self.table, self.seat, self.rng = place, cookie, table, seat, rng
        self.position: Any = None
        self.acknowledged: list[str] = []
        self.pending: tuple[str, str, str] | None = None
        self.stream, self.seq, self.number = "", 0, 0
        self.counts = {"drop": 0, "twice": 0, "stale": 0, "illegal": 0, "garbage": 0, "resumed": 0}

    async def play(self) -> None:
        while self.position is None or self.position.outcome is None:
            with contextlib.suppress(*LOST):
                await self._connection()
            await asyncio.sleep(0.01)  # not faster than a browser would try again

    async def _connection(self) -> None:
        async with socket_by(self.place(), {"Cookie": self.cookie}, close_timeout=1) as socket:
            client = Player(socket, self.table, self.seat)
            client.seq = self.seq
            await client.until_tag("hello")
            answer = await client.watch(stream=self.stream, since=self.seq)
            tag = answer.__struct_config__.tag
            if tag == "failed" and answer.problem.type == "urn:chabudai:storage":
                raise EOFError("the storage is away: later")
            assert tag in ("snapshot", "resumed"), answer
            self.counts["resumed"] += tag == "resumed"
            if tag == "resumed":
                client.stream = self.stream
                client.position = self.position
            try:
                await self._session(client, caught_up=answer.seq)
            finally:
                self.position, self.stream, self.seq = client.position or self.position, client.stream, client.seq

    async def _session(self, client: Player, caught_up: int) -> None:
        while client.seq < caught_up:
            await client.receive()
        if self.pending is not None:
            await self._send(client)
        while client.position is None or client.position.outcome is None:
            if self.pending is None and client.position is not None and client.position.legal:
                await self._decide(client)
            self._hear(await client.receive())

    def _hear(self, message: Any) -> None:
        tag = message.__struct_config__.tag
        if self.pending is None or getattr(message, "id", "") != self.pending[0]:
            return
        if tag == "ack":
            self.acknowledged.append(self.pending[1])
            self.pending = None
        elif tag == "refused":
            if message.problem.type == "urn:chabudai:storage":
                raise EOFError("whether it was played is not known: it is sent again")
            assert message.problem.type == "urn:chabudai:stale", message
            self.pending = None

    async def _decide(self, client: Player) -> None:
        assert client.position is not None
        dice = int(self.rng.below(24))
        legal = client.position.legal
        if dice == 0:
            self.counts["garbage"] += 1
            await client.socket.send(GARBAGE[int(self.rng.below(len(GARBAGE)))])
            return
        if dice == 1:
            self.counts["stale"] += 1
            await self._order(client, f"stale-{self.number}", legal[0]["text"], "0" * 16)
        if dice == 2:
            self.counts["illegal"] += 1
            await self._order(client, f"illegal-{self.number}", "no such action", "")
        self.number += 1
        text = legal[int(self.rng.below(len(legal)))]["text"]
        self.pending = (f"{self.seat}-{self.number}", text, client.position.version)
        await self._send(client)
        if dice == 3:
            self.counts["twice"] += 1
            await self._send(client)
        if dice == 4:
            self.counts["drop"] += 1
            client.socket.transport.abort()

    async def _send(self, client: Player) -> None:
        assert self.pending is not None
        await self._order(client, *self.pending)

    async def _order(self, client: Player, ident: str, text: str, version: str) -> None:
        await client.send(type="move", table=self.table, seat=self.seat, id=ident, action=text, version=version)


async def one_game(url: str, title: str, seats: int, seed: int) -> dict[str, int]:
    """Play one game with chaotic clients, then compare everything with the server."""
    return await one_game_at(lambda: url, title, seats, seed)


async def one_game_at(place: Place, title: str, seats: int, seed: int, bots: int = 0) -> dict[str, int]:
    """The same at any of several servers, each time another one; on the last chairs sit so many bots."""
    async with plain.AsyncClient() as asking:
        http = Http(asking, place)
        tokens = [await _guest(http) for _ in range(seats - bots)]
        table = (await _asked(http, "/api/tables", tokens[0], {"game": title, "seats": seats})).json()["id"]
        for seat in range(1, seats - bots):
            await _asked(http, f"/api/tables/{table}/join", tokens[seat], {"seat": seat})
        if bots:
            await _asked(http, f"/api/tables/{table}/bots", tokens[0], {"level": "casual"})
        await _asked(http, f"/api/tables/{table}/start", tokens[0], {})
        clients = [Chaotic(place, f"chabudai={token}", table, seat, Rng(f"{seed}/{seat}")) for seat, token in enumerate(tokens)]
        await asyncio.gather(*[client.play() for client in clients])
        for client, token in zip(clients, tokens, strict=True):
            seen = await _asked(http, f"/api/tables/{table}/position?seat={client.seat}", token)
            assert msgspec.to_builtins(client.position.view) == seen.json()["view"]
            assert client.position.version == seen.json()["version"]
        text = (await _asked(http, f"/api/tables/{table}/record", tokens[0])).text
    record = read_record(text)
    assert verify(text, game_of(record)) == []
    for client in clients:
        played = [step.text for step in record.steps if step.seat == Seat(client.seat)]
        missing = 1 if client.pending is not None else 0  # the last move's answer may have been lost with the connection
        assert client.acknowledged == played[: len(played) - missing] or client.acknowledged == played
    return {name: sum(client.counts[name] for client in clients) for name in clients[0].counts}


class Http:
    """Requests to any of several servers."""

    def __init__(self, http: httpx.AsyncClient, place: Place) -> None:
        self.http, self.place = http, place


async def _guest(http: Http) -> str:
    http.http.cookies.clear()
    token = str((await _asked(http, "/api/visit", "")).cookies["chabudai"])
    http.http.cookies.clear()
    return token


async def _asked(http: Http, path: str, token: str, body: object = None) -> httpx.Response:
    """Ask until the server is there to answer."""
    headers = {"Cookie": f"chabudai={token}"} if token else {}
    until = time.monotonic() + 4 * PATIENCE
    while True:
        try:
            if body is None and path != "/api/visit":
                response = await http.http.get(http.place() + path, headers=headers)
            else:
                response = await http.http.post(http.place() + path, json=body or {}, headers=headers)
            if response.status_code not in (408, 503):  # not heard in time, or not now
                break
        except httpx.TransportError:
            pass
        assert time.monotonic() < until, "the server does not come back"
        await asyncio.sleep(0.02)
    already = response.status_code == 409  # asked again after the server was killed before it could answer
    assert response.is_success or already, response.text
    return response


class Killable:
    """A server in a process of its own, with more settings if need be."""

    is_several = False

    program: Sequence[str] = (sys.executable, "-m", "chabudai.server.ops.main")

    def __init__(self, folder: Path, port: int, **more: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.environment = {
            **os.environ,
            "CHABUDAI_PORT": str(port),
            "CHABUDAI_DATABASE": str(folder / "tables.db"),
            "CHABUDAI_REQUESTS_PER_SECOND": "0",
            "CHABUDAI_MESSAGES_PER_SECOND": "0",
            "CHABUDAI_GUESTS_PER_MINUTE": "0",
            "CHABUDAI_CONNECTIONS": "0",
            "CHABUDAI_SOCKETS_PER_PERSON": "0",
            "CHABUDAI_SOCKETS_PER_ADDRESS": "0",
            "CHABUDAI_TABLES_PER_PERSON": "0",
            "CHABUDAI_TABLES_PER_HOUR": "0",
            "CHABUDAI_LINES_PER_MINUTE": "0",
            "CHABUDAI_BOT_LEAST_SECONDS": "0",
            "CHABUDAI_BOT_MOST_SECONDS": "0",
            "CHABUDAI_LOG_LEVEL": "WARNING",
            **{f"CHABUDAI_{name.upper()}": value for name, value in more.items()},
        }
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.program, env=self.environment)

    def is_ready(self) -> bool:
        try:
            return plain.get(f"{self.url}/readyz").status_code == 200
        except httpx.TransportError:
            return False

    def wait_until_ready(self) -> None:
        eventually(self._is_up, 4 * PATIENCE)

    def _is_up(self) -> bool:
        assert self.process.poll() is None, "the server ended"
        return self.is_ready()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


async def games_under_kills(folder: Path, kills: int, games: int, seed: int) -> int:
    """Kill the server again and again while games are played; returns how often it was killed in the middle."""
    server = Killable(folder, free_port())
    killed = 0
    try:
        await asyncio.to_thread(server.wait_until_ready)
        while killed < kills:
            names = [TITLES[(seed + number) % len(TITLES)] for number in range(games)]
            playing = asyncio.gather(
                *[one_game(server.url, title.name, 3, 1000 * seed + number) for number, title in enumerate(names)]
            )
            rng = Rng(seed)
            while not playing.done() and killed < kills:
                await asyncio.wait([playing], timeout=0.3 + int(rng.below(1000)) / 1000)
                if playing.done():
                    break
                server.kill()
                killed += 1
                server.start()
                await asyncio.to_thread(server.wait_until_ready)
            await playing
            seed += 1
        assert server.end() == 0 or server.process.returncode == -signal.SIGTERM
    finally:
        server.process.kill()
        server.process.wait()
    return killed


async def many_games(url: str, games: int, at_once: int, seed: int = 0) -> dict[str, int]:
    """So many games, some at a time; returns what the clients did to the server."""
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> dict[str, int]:
        async with gate:
            title = TITLES[number % len(TITLES)]
            seats = title.fewest + number % (title.most - title.fewest + 1)
            return await one_game(url, title.name, seats, seed + number)

    total: dict[str, int] = {}
    for counts in await asyncio.gather(*[one(number) for number in range(games)]):
        for name, count in counts.items():
            total[name] = total.get(name, 0) + count
    return total


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}")
    with tempfile.TemporaryDirectory() as folder:
        if chosen.games:
            server = Killable(Path(folder), free_port())
            try:
                server.wait_until_ready()
                print(chosen.games, "games:", asyncio.run(many_games(server.url, chosen.games, 8, chosen.seed)))
            finally:
                server.process.kill()
                server.process.wait()
    with tempfile.TemporaryDirectory() as folder:
        if chosen.kills:
            killed = asyncio.run(games_under_kills(Path(folder), chosen.kills, 4, chosen.seed))
            print(f"killed {killed} times; nothing acknowledged was lost")


if __name__ == "__main__":
    main()
