"""Where attacks are made: real servers in processes of their own, on loopback, whose memory and log are looked at."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from chabudai.server.ops.settings import Settings
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.running import Person
from tests.server.storm import Killable

MIB: Final = 1 << 20
_LIMITS: Final = (
    "requests_per_second",
    "messages_per_second",
    "guests_per_minute",
    "connections",
    "sockets_per_person",
    "sockets_per_address",
    "tables_per_person",
    "tables_per_hour",
    "lines_per_minute",
)
AS_SHIPPED: Final = {name: str(Settings.model_fields[name].default) for name in _LIMITS}
"""The limits that a server has when nobody sets any; most attacks would meet them before they meet anything else."""


STANDING: Final = {
    "request_seconds": "2",
    "stalled_seconds": "2",
    "seal_seconds": "2",
    "hint_seconds": "5",
    "idle_seconds": "1",
    "queue_messages": "64",
}
"""The server that most attacks are made on loses its patience soon, so that nobody has to wait for that."""


class Target(Killable):
    """A server whose log is kept."""

    def __init__(self, folder: Path, **more: str) -> None:
        self.folder: Final = folder
        self._written: Final = folder / "log.txt"
        super().__init__(folder, free_port(), **{"log_level": "INFO", **more})

    def start(self) -> None:
        with self._written.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "chabudai.server.ops.main"], env=self.environment, stderr=log
            )

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def database(self) -> Path:
        return self.folder / "tables.db"

    def log(self) -> str:
        return self._written.read_text("utf-8")

    def errors(self) -> list[str]:
        """The lines of the log that tell of something that nobody expected."""
        lines = [json.loads(line) if line.startswith("{") else {"severity": "ERROR", "message": line} for line in self._lines()]
        return [str(line) for line in lines if line["severity"] in ("ERROR", "CRITICAL")]

    def _lines(self) -> list[str]:
        return self.log().splitlines()

    def memory(self, name: str = "VmRSS") -> int:
        """Bytes of memory the process has now, or had at most (`VmHWM`)."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1]) * 1024
        raise AssertionError(f"no {name}")

    def forget_peak(self) -> int:
        """Let the most memory it had be what it has now; returns that."""
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5", "ascii")
        return self.memory("VmHWM")

    def person(self) -> Person:
        return Person(self.url)


@dataclass
class Ground:
    """What an attack gets."""

    is_quick: bool
    folder: Path
    notes: list[str] = field(default_factory=list)
    """Figures worth telling."""
    standing: Target | None = None
    _servers: int = 0

    @contextlib.contextmanager
    def shared(self) -> Iterator[Target]:
        """The server that stands for all attacks that need none of their own."""
        assert self.standing is not None
        before = len(self.standing.errors())
        yield self.standing
        told = self.standing.errors()[before:]
        assert not told, f"the log tells of errors: {told[:3]}"
        assert self.standing.process.poll() is None, "the server ended"

    def server(self, may_err: bool = False, **more: str) -> contextlib.AbstractContextManager[Target]:
        """A server of its own, with these settings."""
        return self.set_up(more, may_err)

    @contextlib.contextmanager
    def set_up(self, settings: dict[str, str], may_err: bool = False) -> Iterator[Target]:
        """A server of its own; in the end its log must be clean, unless the attack is on what it stands on."""
        self._servers += 1
        place = self.folder / str(self._servers)
        place.mkdir()
        made = Target(place, **settings)
        try:
            made.wait_until_ready()
            yield made
            assert may_err or not made.errors(), f"the log tells of errors: {made.errors()[:3]}"
        finally:
            made.process.kill()
            made.process.wait()

    def size(self, full: int, quick: int) -> int:
        """How much of it: in full, or in short for the ordinary tests."""
        return quick if self.is_quick else full


@dataclass(frozen=True, slots=True)
class Attack:
    """Something that was once possible."""

    sentence: str
    run: Callable[[Ground], None]


ATTACKS: Final[list[Attack]] = []


def attack(sentence: str) -> Callable[[Callable[[Ground], None]], Callable[[Ground], None]]:
    """Note a function as an attack; the sentence says what must hold."""

    def noted(run: Callable[[Ground], None]) -> Callable[[Ground], None]:
        ATTACKS.append(Attack(sentence, run))
        return run

    return noted


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an attack."""

    attack: Attack
    error: str
    seconds: float
    notes: list[str]

    def __str__(self) -> str:
        told = f" ({'; '.join(self.notes)})" if self.notes else ""
        state = "FAILED" if self.error else "ok"
        because = f"\n        {self.error}" if self.error else ""
        return f"{state:7} {self.attack.sentence}{told}, {self.seconds:.1f} s{because}"


def made(chosen: Attack, is_quick: bool, standing: Target) -> Outcome:
    """Make one attack."""
    began = time.monotonic()
    error = ""
    with tempfile.TemporaryDirectory() as folder:
        ground = Ground(is_quick, Path(folder), standing=standing)
        try:
            chosen.run(ground)
        except Exception as failure:
            error = f"{type(failure).__name__}: {failure}"
    return Outcome(chosen, error, time.monotonic() - began, ground.notes)


def run_cli(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run `chabudai` with these arguments."""
    program = [sys.executable, "-m", "chabudai.cli", *arguments]
    return subprocess.run(program, input=text, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)


def ended_by(server: Target, sent: signal.Signals) -> int:
    os.kill(server.process.pid, sent)
    return server.process.wait(PATIENCE)
