"""Several servers as one, while everything dies: `make crash-scale`.

Three servers, two thinkers, a PostgreSQL and a broker; tables of all titles with bad clients and a bot each. Servers are killed
with SIGKILL and started again, put to sleep and woken; broker and database are restarted, once for a moment and once for longer
than a lease. Every client ends with the server's view, every acknowledged move is in the record, in order and once; and after
every death it is measured how long its tables stood still.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from chabudai.games import TITLES
from chabudai.server.storage.store import LEASE_SECONDS
from tests.server.running import free_port
from tests.server.storm import Killable, one_game_at
from tests.services import Broker, Postgres, query

SERVERS = 3
THINKERS = 2
WITHIN = 10.0
"""Seconds in which a table goes on after its owner's death."""
_LIVING = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_ORPHANS = (
    "SELECT count(*) FROM live JOIN tables ON tables.id = live.table_id WHERE phase = 'playing' AND owner <> '' AND NOT EXISTS"
    f" (SELECT FROM processes WHERE id = owner AND until > {_LIVING})"
)


class Farm:
    """All that there is, and what is done to it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.postgres = Postgres(durable=True)
        self.broker = Broker()
        self.database = self.postgres.new_database()
        more = {
            "database": self.database,
            "broker": self.broker.address,
            "workers": "0",
            "bot_seconds": "5",
            "log_level": "ERROR",
            "idle_seconds": "5",
            "wake_seconds": "1",
        }
        self.servers = [Killable(folder, free_port(), **more) for _ in range(SERVERS)]
        command = [sys.executable, "-m", "chabudai.server.lanes.thinker"]
        self._thinkers = [
            subprocess.Popen(command, env={**os.environ, "CHABUDAI_BROKER": self.broker.address}) for _ in range(THINKERS)
        ]
        self.done: Counter[str] = Counter()
        self.stood: list[float] = []

    def ready(self) -> None:
        for server in self.servers:
            server.wait_until_ready()

    def place(self) -> str:
        return self.rng.choice(self.servers).url

    def end(self) -> None:
        for server in self.servers:
            server.process.kill()
            server.process.wait()
        for thinker in self._thinkers:
            thinker.kill()
            thinker.wait()
        self.broker.remove()
        self.postgres.remove()

    # What is done to it.

    async def kill(self) -> None:
        """A server dies, and is started again once its tables have gone on elsewhere."""
        server = self.rng.choice(self.servers)
        server.kill()
        await self._measured()
        server.start()
        await asyncio.to_thread(server.wait_until_ready)

    async def _measured(self) -> None:
        """How long a table of the dead had no owner that lives; every lease of theirs has ended when that is looked at last."""
        began, passed, last = time.monotonic(), 0.0, 0.0
        while passed < 3 * WITHIN:
            is_orphan = await asyncio.to_thread(query, self.database, _ORPHANS) != [(0,)]
            passed = time.monotonic() - began
            if is_orphan:
                last = passed
            elif passed > LEASE_SECONDS + 1:
                break
            await asyncio.sleep(0.1)
        self.stood.append(last)

    async def sleep(self) -> None:
        """A server sleeps for far longer than its lease, wherever it was, and wakes."""
        server = self.rng.choice(self.servers)
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(30)
        server.process.send_signal(signal.SIGCONT)
        await asyncio.sleep(3)

    async def end_in_order(self) -> None:
        """A server is told to end, and started again."""
        server = self.rng.choice(self.servers)
        await asyncio.to_thread(server.end)
        server.start()
        await asyncio.to_thread(server.wait_until_ready)

    async def restart_broker(self, seconds: float) -> None:
        """The broker is gone for so long."""
        await asyncio.to_thread(self.broker.end, signal.SIGKILL)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.broker.start)
        await asyncio.sleep(2)

    async def restart_database(self, seconds: float) -> None:
        """The database is gone for so long."""
        await asyncio.to_thread(self.postgres.end, signal.SIGQUIT)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.postgres.start)
        await asyncio.sleep(2)

    async def kill_thinker(self) -> None:
        """A thinker dies over what it thinks about."""
        number = self.rng.randrange(THINKERS)
        command = self._thinkers[number].args
        self._thinkers[number].kill()
        self._thinkers[number].wait()
        environment = {**os.environ, "CHABUDAI_BROKER": self.broker.address}
        self._thinkers[number] = subprocess.Popen(command, env=environment)

    def trouble(self, kills: int) -> list[tuple[str, Callable[[], Coroutine[Any, Any, None]]]]:
        """All that is to be done, in an order drawn by chance."""
        share = max(1, kills // 10)
        planned: list[tuple[str, Callable[[], Coroutine[Any, Any, None]]]] = []
        planned += [("kill", self.kill)] * kills
        planned += [("end", self.end_in_order)] * share
        planned += [("thinker", self.kill_thinker)] * share
        planned += [("sleep", self.sleep)] * max(1, share // 2)
        planned += [("broker", lambda: self.restart_broker(1.0))] * min(4, share)
        planned += [("broker, a moment", lambda: self.restart_broker(0.05))]
        planned += [("database", lambda: self.restart_database(0.0))] * min(2, share)
        planned += [("database, longer than a lease", lambda: self.restart_database(7.0))]
        self.rng.shuffle(planned)
        return planned


async def _games(farm: Farm, tables: int, seed: int, is_over: asyncio.Event) -> int:
    """Keep so many tables busy until all is done."""
    played = 0

    async def one(number: int) -> None:
        nonlocal played
        turn = 0
        while not is_over.is_set():
            title = TITLES[(number + turn) % len(TITLES)]
            seats = max(2, title.fewest)
            await one_game_at(farm.place, title.name, seats, seed + 1000 * turn + number, bots=1)
            played += 1
            turn += 1

    await asyncio.gather(*[one(number) for number in range(tables)])
    return played


async def _storm(farm: Farm, tables: int, kills: int, seed: int) -> int:
    is_over = asyncio.Event()
    playing = asyncio.create_task(_games(farm, tables, seed, is_over))
    for name, act in farm.trouble(kills):
        if playing.done():
            break  # it failed
        await asyncio.sleep(1 + farm.rng.random())
        print(f"{time.strftime('%H:%M:%S')} {name}", flush=True)
        await act()
        farm.done[name] += 1
    is_over.set()
    return await playing


def main() -> None:
    """Let everything die while games are played."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}")
    with tempfile.TemporaryDirectory() as folder:
        farm = Farm(Path(folder), chosen.seed)
        try:
            farm.ready()
            games = asyncio.run(_storm(farm, chosen.tables, chosen.kills, chosen.seed))
        finally:
            farm.end()
    print(f"{games} games at {chosen.tables} tables; {dict(farm.done)}")
    longest = max(farm.stood, default=0.0)
    print(f"nothing acknowledged was lost or played twice; after a death no table was without an owner after {longest:.1f} s")
    if longest > WITHIN:
        sys.exit(f"a table stood still for longer than {WITHIN} s")


if __name__ == "__main__":
    main()
