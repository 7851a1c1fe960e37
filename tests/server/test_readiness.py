"""Whether the server tells the truth about its storage, and what it says of a file it cannot use."""

import contextlib
import os
import resource
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from chabudai.server.lanes.opening import opened
from chabudai.server.storage.files import Unusable, backup
from chabudai.server.storage.migrate import migrate
from tests.cli.running import refused
from tests.patience import PATIENCE, eventually
from tests.ports import free_port
from tests.server import plain
from tests.server.running import Person, Running, running, seated, settings_for
from tests.server.storm import Killable
from tests.server.test_storing import busy_disk, to_decide


@contextlib.contextmanager
def serving(folder: Path, **more: str) -> Iterator[Killable]:
    server = Killable(folder, free_port(), ready_seconds="0", **more)
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Killable]]:
    """A server and its folder for several tests; each leaves it ready."""
    folder = tmp_path_factory.mktemp("readiness")
    with serving(folder) as server:
        yield folder, server


def status(server: Killable | Running) -> int:
    return plain.get(f"{server.url}/readyz").status_code


def starting(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """What a server says that cannot start."""
    fixed = {"CHABUDAI_PORT": str(free_port()), "CHABUDAI_DATABASE": str(folder / "tables.db")}
    environment = {**os.environ, **fixed, **settings}
    program = [sys.executable, "-m", "chabudai.server.ops.main"]
    return subprocess.run(program, env=environment, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)


def scribble(path: Path) -> None:
    """Write nonsense over all pages of a database but the first two."""
    with path.open("r+b") as file:
        file.seek(8192)
        file.write(os.urandom(path.stat().st_size - 8192))


def test_a_server_that_can_store_nothing_more_is_not_ready(shared: tuple[Path, Killable]) -> None:
    _, server = shared
    person = Person(server.url)
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
    assert status(server) == 503
    person.post("/api/tables", {"game": "zenmaster", "seats": 3}, 503)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    eventually(lambda: status(server) == 200)
    person.open_table()


def test_a_server_whose_file_is_locked_is_not_ready(shared: tuple[Path, Killable]) -> None:
    folder, server = shared
    with busy_disk(folder):
        assert status(server) == 503
    eventually(lambda: status(server) == 200)


def test_a_server_whose_file_is_damaged_is_not_ready_and_says_so_to_those_who_ask(tmp_path: Path) -> None:
    with running(tmp_path) as before:
        token = (person := Person(before.url)).token
        table = person.open_table()
    with running(tmp_path, ready_seconds=0) as server:
        person = Person(server.url, token)
        assert status(server) == 200
        scribble(tmp_path / "tables.db")
        eventually(lambda: status(server) == 503)
        person.get(f"/api/tables/{table}", 503)
        assert status(server) == 503


def test_nothing_is_acknowledged_into_a_file_that_is_gone(shared: tuple[Path, Killable]) -> None:
    folder, server = shared
    table, people = seated(server.url)
    seat, action = to_decide(table, people)
    (folder / "tables.db").rename(folder / "elsewhere.db")
    assert status(server) == 503
    people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "lost"}, 503)
    (folder / "elsewhere.db").rename(folder / "tables.db")
    eventually(lambda: status(server) == 200)
    people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "found"})


def test_one_server_holds_a_file_and_another_is_refused_in_one_sentence(shared: tuple[Path, Killable]) -> None:
    folder, server = shared
    with pytest.raises(Unusable, match="another server uses this database"):
        opened(settings_for(folder))
    second = refused("serve", "--port", str(free_port()), "--database", str(folder / "tables.db"))
    assert second.endswith("tables.db: another server uses this database")
    assert status(server) == 200


@pytest.mark.slow
def test_a_file_is_free_again_after_its_server_was_killed_or_ended(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.kill()
        server.start()
        server.wait_until_ready()
        assert server.end() in (0, -signal.SIGTERM)
        server.start()
        server.wait_until_ready()


def nonsense(path: Path) -> None:
    path.write_bytes(os.urandom(20_000))


def damaged(path: Path) -> None:
    migrate(path)
    scribble(path)


def newer(path: Path) -> None:
    migrate(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (nonsense, "is damaged (file is not a database)"),
        (damaged, "is damaged"),
        (newer, "by a newer version"),
        (Path.mkdir, "Is a directory"),
    ],
)
def test_a_file_that_cannot_be_used_is_one_sentence(tmp_path: Path, spoil: Callable[[Path], None], words: str) -> None:
    spoil(tmp_path / "tables.db")
    with pytest.raises((Unusable, OSError)) as refusal:
        opened(settings_for(tmp_path))
    assert words in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_file_that_cannot_be_used_ends_the_program_with_that_sentence(tmp_path: Path) -> None:
    nonsense(tmp_path / "tables.db")
    ended = starting(tmp_path)
    assert ended.returncode == 2
    assert "is damaged (file is not a database)" in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        ("CHABUDAI_WORKERS", "many", "the setting CHABUDAI_WORKERS cannot be used: Input should be a valid integer"),
        ("CHABUDAI_HOST", "192.0.2.1", "192.0.2.1, port "),
        ("CHABUDAI_DATABASE", "/dev/null/tables.db", "/dev/null"),
    ],
)
def test_what_cannot_be_served_is_one_line_and_makes_nothing(tmp_path: Path, setting: str, value: str, words: str) -> None:
    ended = starting(tmp_path, **{setting: value})
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert words in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ended = starting(tmp_path, CHABUDAI_PORT=str(port))
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"chabudai: error: 127.0.0.1, port {port}: Address already in use\n"
    assert list(tmp_path.iterdir()) == []


def test_the_database_and_its_copy_are_their_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        migrate(tmp_path / "a.db")
        backup(tmp_path / "a.db", tmp_path / "b.db")
    finally:
        os.umask(before)
    for name in ("a.db", "b.db"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        backup(tmp_path / "a.db", tmp_path / "b.db")


def test_a_copy_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    damaged(tmp_path / "a.db")
    nonsense(tmp_path / "c.db")
    with pytest.raises(Unusable):
        backup(tmp_path / "c.db", tmp_path / "b.db")
    assert not (tmp_path / "b.db").exists()
    assert "cannot be copied" in refused("backup", str(tmp_path / "b.db"), "--database", str(tmp_path / "c.db"))
    assert not (tmp_path / "b.db").exists()
