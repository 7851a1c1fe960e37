"""Attacks on what a server stands on: its file, its disk, its version, its clock; and what it says of them."""

import contextlib
import json
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import httpx

from tests.attack.ground import Ground, Target, attack, run_cli
from tests.attack.on_tables import played_out
from tests.patience import PATIENCE, eventually
from tests.server import plain
from tests.server.running import Person, running, seated
from tests.server.test_storing import busy_disk, to_decide

_UPGRADES: Final[tuple[dict[str, object], ...]] = (
    {"rules": 99},
    {"components": "house 00000000"},
    {"options": {"gone": "on"}},
    {"edition": "gone"},
)


def _ready(server: Target) -> int:
    return plain.get(f"{server.url}/readyz").status_code


@contextlib.contextmanager
def _changed(server: Target) -> Iterator[sqlite3.Connection]:
    """The database by hand, while no server runs."""
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        yield database
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@attack("an upgrade leaves finished games readable, and nobody is kept by a table that cannot be laid out again")
def upgrade(ground: Ground) -> None:
    with ground.server() as server:
        people = [server.person() for _ in range(3)]
        tables = [_finished(people) for _ in _UPGRADES]
        texts = [people[0].get(f"/api/tables/{table}/record") for table in tables]
        running_one = _seated_again(people)
        with _changed(server) as database:
            for table, upgraded in zip([*tables, running_one], [*_UPGRADES, _UPGRADES[0]], strict=True):
                meta = json.loads(database.execute("SELECT meta FROM tables WHERE id = ?", (table,)).fetchone()[0])
                database.execute("UPDATE tables SET meta = ? WHERE id = ?", (json.dumps({**meta, **upgraded}), table))
        server.start()
        server.wait_until_ready()
        for table, text in zip(tables, texts, strict=True):
            people[0].get(f"/api/tables/{table}")
            assert people[1].get(f"/api/tables/{table}/record") == text
        people[0].get(f"/api/tables/{running_one}", 409)
        for person in people:
            assert person.http.delete("/api/me").status_code == 204


def _finished(people: list[Person]) -> str:
    table = _seated_again(people)
    played_out(people, table)
    return table


def _seated_again(people: list[Person]) -> str:
    table = people[0].open_table("makatsu", len(people))
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    return table


@attack("nothing is told that is not stored: not by the stream of lines either")
def told_before_stored(ground: Ground) -> None:
    with ground.shared() as server:
        table, people = seated(server.url)
        seat, action = to_decide(table, people)
        asking = people[(seat + 1) % 3]
        with ThreadPoolExecutor(2) as pool, busy_disk(server.folder):
            move = {"seat": seat, "action": action, "id": "held up"}
            played = pool.submit(people[seat].post, f"/api/tables/{table}/moves", move)
            told = pool.submit(_first_line, server, asking, table)
            eventually(lambda: _is_waiting(server, asking, table))
            assert not played.done()
            assert not told.done(), f"the stream tells before the disk has it: {told.result()[:200]}"
        assert played.result()["version"]
        assert json.loads(told.result())["position"]["actor"] != seat


def _is_waiting(server: Target, person: Person, table: str) -> bool:
    """Whether the table is busy storing: what is asked of it waits."""
    try:
        plain.get(f"{server.url}/api/tables/{table}/position", headers={"Cookie": person.cookie}, timeout=0.5)
    except httpx.TimeoutException:
        return True
    return False


def _first_line(server: Target, person: Person, table: str) -> str:
    address = f"{server.url}/api/tables/{table}/stream"
    with plain.stream("GET", address, headers={"Cookie": person.cookie}) as response:
        return next(line for line in response.iter_lines() if line)


@attack("/readyz tells the truth: with a full disk, a locked, a lost and a damaged file it is 503, and 200 again after")
def readiness(ground: Ground) -> None:
    with ground.server(may_err=True, ready_seconds="0") as server:
        person = server.person()
        assert _ready(server) == 200
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        assert _ready(server) == 503, "ready with a full disk"
        person.post("/api/tables", {"game": "zenmaster", "seats": 3}, 503)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        eventually(lambda: _ready(server) == 200)
        with busy_disk(server.folder):
            assert _ready(server) == 503, "ready with a locked file"
        eventually(lambda: _ready(server) == 200)
        server.database.rename(server.folder / "elsewhere.db")
        assert _ready(server) == 503, "ready without a file"
        person.post("/api/tables", {"game": "zenmaster", "seats": 3}, 503)
        (server.folder / "elsewhere.db").rename(server.database)
        eventually(lambda: _ready(server) == 200)
        for _ in range(30):
            person.open_table()
        with _changed(server):
            pass
        server.start()
        server.wait_until_ready()
        _scribbled(server)
        eventually(lambda: _ready(server) == 503)


def _scribbled(server: Target) -> None:
    """Nonsense over all pages of the database but the first two."""
    with server.database.open("r+b") as file:
        file.seek(8192)
        file.write(os.urandom(max(0, server.database.stat().st_size - 8192)))


def _starting(server: Target) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "chabudai.server.ops.main"]
    return subprocess.run(program, env=server.environment, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)


@attack("a second server on a file, and a damaged file, are refused at the start in one sentence")
def refused_starts(ground: Ground) -> None:
    with ground.server(may_err=True) as server:
        server.person()
        second = _starting(server)
        assert second.returncode == 2
        assert "Traceback" not in second.stderr
        assert len(second.stderr.splitlines()) == 1, second.stderr
        server.person().open_table()
        with _changed(server):
            pass
        _scribbled(server)
        damaged = _starting(server)
        assert damaged.returncode == 2
        assert "Traceback" not in damaged.stderr
        assert len(damaged.stderr.splitlines()) == 1, damaged.stderr


@attack("a backup is for its owner's eyes alone")
def backup(ground: Ground) -> None:
    with ground.shared() as server:
        server.person().open_table()
        copy = ground.folder / "copy.db"
        before = os.umask(0o000)
        try:
            done = run_cli("backup", str(copy), "--database", str(server.database))
        finally:
            os.umask(before)
        assert done.returncode == 0, done.stderr
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert stat.S_IMODE(server.database.stat().st_mode) == 0o600


@attack("a step of the system's clock charges nobody")
def clock_steps(ground: Ground) -> None:
    now, date = 1_000_000, 1_700_000_000_000

    with running(ground.folder, now=lambda: now, date=lambda: date) as server:
        table, people = seated(server.url, clock={"kind": "total", "time": 600_000, "increment": 0})
        for step in (3_600_000, -7_200_000, 86_400_000):
            date += step
            shown = people[0].get(f"/api/tables/{table}")
            assert shown["clocks"]["left"] == [600_000] * 3
            assert not any(chair["flagged"] for chair in shown["chairs"])
        seat, action = to_decide(table, people)
        people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "m"})
        assert people[0].get(f"/api/tables/{table}")["clocks"]["left"] == [600_000] * 3


@attack("after a restart bots move and clocks run with nobody visiting")
def restart(ground: Ground) -> None:
    with ground.server(bot_least_seconds="1", bot_most_seconds="1", wake_seconds="1") as server:
        person = server.person()
        table = person.open_table("zenmaster", 3)
        person.post(f"/api/tables/{table}/bots", {"level": "random"})
        person.post(f"/api/tables/{table}/start")
        person.post(f"/api/tables/{table}/leave", {"level": "random"})
        timed = person.open_table("zenmaster", 3, clock={"kind": "move", "time": 4000})
        person.post(f"/api/tables/{timed}/bots", {"level": "random"})
        person.post(f"/api/tables/{timed}/start")
        eventually(lambda: _logged(server, table) > 0)
        server.kill()
        before = _logged(server, table)
        server.start()
        eventually(lambda: _logged(server, table) > before + 2, 4 * PATIENCE)
        eventually(lambda: _meta(server, timed)["chairs"][0]["flagged"], 4 * PATIENCE)


def _logged(server: Target, table: str) -> int:
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        return int(database.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0])


def _meta(server: Target, table: str) -> dict[str, Any]:
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        found: dict[str, Any] = json.loads(database.execute("SELECT meta FROM tables WHERE id = ?", (table,)).fetchone()[0])
    return found
