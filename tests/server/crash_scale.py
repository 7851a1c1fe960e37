"""Several servers as one, while everything dies: `make crash-scale`.

Three servers, two thinkers, a PostgreSQL and a broker; tables of all titles with bad clients and a bot each. Servers are killed
with SIGKILL and started again, put to sleep and woken, also while their moves wait in the database; the two that are left reach
for a dead one's tables in the same moment; broker and database are restarted, once for a moment and once for longer than a
lease. Every client ends with the server's view, every acknowledged move is in the record, in order and once; and after every
death it is measured how long its tables stood still.
"""

import argparse
import asyncio
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psycopg

from chabudai.games import TITLES
from chabudai.server.storage.store import LEASE_SECONDS
from tests.patience import PATIENCE
from tests.ports import free_port
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
_WAITING = "SELECT DISTINCT usename FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND starts_with(usename, 'server_')"
"""The servers that wait for a lock in the database: each has a role of its own."""
_PLAYING = "SELECT table_id FROM live JOIN tables ON tables.id = live.table_id WHERE phase = 'playing' FOR UPDATE OF live"
_DYING = f"SELECT id FROM processes WHERE until > {_LIVING} ORDER BY until LIMIT 1"
"""Whose lease ends first."""
_HELD = _PLAYING.replace("FOR UPDATE", "AND owner = %s LIMIT 1 FOR UPDATE")


def _position(place: str, table: str, cookie: str) -> int:
    """How a server answers who asks for a table."""
    headers = {"Cookie": f"chabudai={cookie}"}
    return httpx.get(f"{place}/api/tables/{table}/position", headers=headers, timeout=PATIENCE).status_code


class Farm:
    """All that there is, and what is done to it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.postgres = Postgres(durable=True)
        self.broker = Broker()
        self.database = self.postgres.new_database()
        more = {
            "broker": self.broker.address,
            "workers": "0",
            "bot_seconds": "5",
            "log_level": "ERROR",
            "idle_seconds": "5",
            "wake_seconds": "1",
        }
        self.servers = [Killable(folder, free_port(), database=self._as(number), **more) for number in range(SERVERS)]
        command = [sys.executable, "-m", "chabudai.server.lanes.thinker"]
        self._thinkers = [
            subprocess.Popen(command, env={**os.environ, "CHABUDAI_BROKER": self.broker.address}) for _ in range(THINKERS)
        ]
        self.done: Counter[str] = Counter()
        self.stood: list[float] = []
        self.contested = 0
        """How often two processes waited for one table in the same moment."""

    def _as(self, number: int) -> str:
        """The database for one of the servers, under a name of its own."""
        self.postgres.execute(f"CREATE ROLE server_{number} SUPERUSER LOGIN")
        return self.database.replace("chabudai@", f"server_{number}@")

    def _waiting(self) -> list[int]:
        """The servers that wait for a lock in the database."""
        return [int(name.removeprefix("server_")) for (name,) in query(self.database, _WAITING)]

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

    async def _ready(self, least: int) -> list[Killable]:
        """Those that serve: so many at least."""
        until = time.monotonic() + 8 * PATIENCE
        while True:
            for server in self.servers:
                if server.process.poll() is not None:
                    server.start()  # the database was away when it began
            found = [server for server in self.servers if await asyncio.to_thread(server.is_ready)]
            if len(found) >= least:
                return found
            assert time.monotonic() < until, "the servers do not come back"
            await asyncio.sleep(0.1)

    # What is done to it.

    async def kill(self) -> None:
        """A server dies, and is started again at once."""
        server = self.rng.choice(await self._ready(2))
        server.kill()
        server.start()
        await self._measured()

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
        print(f"  its tables had an owner again after {last:.1f} s", flush=True)

    async def sleep(self) -> None:
        """A server sleeps for far longer than its lease, wherever it was, and wakes."""
        server = self.rng.choice(await self._ready(2))
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(30)
        server.process.send_signal(signal.SIGCONT)
        await asyncio.sleep(3)

    async def sleep_in_commit(self) -> None:
        """A server sleeps while its moves wait in the database: they are stored, and it learns that when it wakes."""
        server = await asyncio.to_thread(self._stopped_in_commit)
        await asyncio.sleep(30)
        server.process.send_signal(signal.SIGCONT)
        await asyncio.sleep(3)

    def _stopped_in_commit(self) -> Killable:
        while True:
            with psycopg.connect(self.database) as connection:  # what it locks is free again at the end
                connection.execute(_PLAYING)
                until = time.monotonic() + 2  # nobody waits for a lock for much longer
                while time.monotonic() < until:
                    if waiting := self._waiting():
                        server = self.servers[waiting[0]]
                        server.process.send_signal(signal.SIGSTOP)
                        return server
                    time.sleep(0.01)
            time.sleep(1)

    async def both_take(self) -> None:
        """A server dies, and both of the others wait for one of its tables in the moment in which it may be taken."""
        dead, *left = self.rng.sample(await self._ready(SERVERS), SERVERS)
        dead.kill()
        table = await asyncio.to_thread(self._contested, [server.url for server in left])
        owners = set()
        until = time.monotonic() + 2
        while table and time.monotonic() < until:
            owners.update(await asyncio.to_thread(query, self.database, f"SELECT owner FROM live WHERE table_id = '{table}'"))
        assert len(owners) < 2, f"taken from one that lives: {owners}"
        dead.start()

    def _contested(self, places: list[str]) -> str:
        """A table of the dead, taken by now; nobody could take it before both had tried. Empty if it had none."""
        cookie = httpx.post(f"{places[0]}/api/visit", json={}, timeout=PATIENCE).cookies["chabudai"]
        time.sleep(LEASE_SECONDS / 2)  # meanwhile whoever lives has renewed it
        dying = query(self.database, _DYING)
        with ThreadPoolExecutor() as askers:
            with psycopg.connect(self.database) as connection:  # what it locks is free again at the end
                held = connection.execute(_HELD, dying[0]).fetchone() if dying else None
                if held is None:
                    return ""
                asked = [askers.submit(_position, place, held[0], cookie) for place in places]
                until = time.monotonic() + 2 * LEASE_SECONDS
                while len(waiting := self._waiting()) < len(places) and time.monotonic() < until:
                    time.sleep(0.01)
            self.contested += len(waiting) == len(places)
            print(f"  {len(waiting)} waited for one table", flush=True)
            assert {future.result() for future in asked} <= {200, 503}
        return str(held[0])

    async def end_in_order(self) -> None:
        """A server is told to end, and started again."""
        server = self.rng.choice(await self._ready(2))
        await asyncio.to_thread(server.end)
        server.start()

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
        planned += [("sleep in a group commit", self.sleep_in_commit)] * max(1, share // 2)
        planned += [("two take one table", self.both_take)] * max(1, share // 2)
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
            try:
                await one_game_at(farm.place, title.name, seats, seed + 1000 * turn + number, bots=1)
            except Exception:
                traceback.print_exc()  # now: all that is around it may take long to end
                raise
            played += 1
            turn += 1

    await asyncio.gather(*[one(number) for number in range(tables)])
    return played


async def _storm(farm: Farm, tables: int, kills: int, seed: int) -> int:
    is_over = asyncio.Event()
    playing = asyncio.create_task(_games(farm, tables, seed, is_over))
    for name, act in farm.trouble(kills):
        if playing.done():
            playing.result()  # it failed
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
    print(f"two processes waited for one table in the same moment {farm.contested} times; one got it each time")
    longest = max(farm.stood)
    told = f"half of them within {statistics.median(farm.stood):.1f} s, all within {longest:.1f} s"
    print(f"nothing acknowledged was lost or played twice; after {len(farm.stood)} deaths every table had an owner: {told}")
    if longest > WITHIN:
        sys.exit(f"a table stood still for longer than {WITHIN} s")


if __name__ == "__main__":
    main()
