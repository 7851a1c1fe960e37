"""Steps that run side by side: what each does, how far it is, and what it printed if it fails.

A step is a target of the Makefile. This runs before anything is installed, so it needs nothing but Python.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOGS: Final = Path("build/log")
_A_MOMENT: Final = 0.1
_BEHIND: Final = 10
"""How nice a step is that leaves the processor to the others."""
_PERCENT: Final = re.compile(rb"\[\s*(\d+)%\]")
_SHOWN_OF_A_FAILURE: Final = 60
"""Lines of a log; all of it is in the file."""


@dataclass
class Step:
    """One target: what it is called, what must be done before it, and how many cores it keeps busy.

    One that yields computes while the others wait: it takes what they leave of the processor, and no core is kept for it.
    """

    name: str
    target: str
    doing: str
    after: tuple[str, ...] = ()
    cores: int = 1
    yields: bool = False
    is_needed: bool = True
    """Whether everything ends when it fails."""
    tells: bool = False
    """Whether the last line that it prints is worth reading."""
    process: subprocess.Popen[bytes] | None = None
    began: float = 0.0
    seconds: float = 0.0
    status: int | None = None

    @property
    def log(self) -> Path:
        """Where it prints to."""
        return LOGS / f"{self.name.replace(' ', '-')}.txt"

    @property
    def is_running(self) -> bool:
        """Whether it has begun and not ended."""
        return self.process is not None and self.status is None

    @property
    def is_done(self) -> bool:
        """Whether it has ended well."""
        return self.status == 0

    @property
    def has_failed(self) -> bool:
        """Whether it has ended badly."""
        return self.status is not None and self.status != 0

    def begin(self) -> None:
        """Run make on the target, with a log and a process group of its own."""
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*self._priority(), "make", "-s", "--no-print-directory", self.target],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=make_environment(),
                start_new_session=True,
            )
        if self.yields:
            with contextlib.suppress(OSError):  # Linux may weigh sessions, and processes only within theirs
                Path(f"/proc/{self.process.pid}/autogroup").write_text(str(_BEHIND), "ascii")

    def _priority(self) -> list[str]:
        return ["nice", "-n", str(_BEHIND)] if self.yields else []

    def look(self) -> None:
        """Notice whether it has ended."""
        if self.process is not None and self.status is None:
            self.seconds = time.monotonic() - self.began
            self.status = self.process.poll()

    def stop(self) -> None:
        """End it and whatever it has started."""
        if self.process is not None and self.status is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.status = self.process.wait()

    def told(self) -> str:
        """How far it is while it runs, what it said at its end."""
        printed = self.log.read_bytes() if self.log.exists() else b""
        if self.is_running:
            percents = _PERCENT.findall(printed[-4000:])
            return f"{self.doing} … {int(percents[-1])} %" if percents else f"{self.doing} …"
        if self.has_failed:
            return f"failed: {self.log}"
        lines = [line for line in printed.decode("utf-8", "replace").splitlines() if line.strip()]
        return lines[-1].strip("= ") if self.tells and lines else "done"


def make_environment() -> dict[str, str]:
    """The environment for a make of its own: variables that were given stay, the caller's jobs do not."""
    kept = [word for word in os.environ.get("MAKEFLAGS", "").split() if "=" in word and not word.startswith("-")]
    ours = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}}
    return {**ours, "MAKEFLAGS": " ".join(["--", *kept]) if kept else ""}


class Steps:
    """Steps that depend on each other, as many at once as there are cores, and one more that yields to them."""

    def __init__(self, steps: Iterable[Step], cores: int = 2) -> None:
        self.all = list(steps)
        self.cores = cores
        self._screen = Screen()

    def named(self, name: str) -> Step:
        """The step of this name."""
        return next(step for step in self.all if step.name == name)

    def advance(self) -> None:
        """Notice what has ended, begin what can begin, show how far all are."""
        for step in self.all:
            step.look()
        for step in self.all:
            is_ready = all(self.named(name).is_done for name in step.after)
            if step.process is None and is_ready and self._has_room(step):
                step.begin()
        self._screen.show(self.all)

    def _has_room(self, step: Step) -> bool:
        running = [other for other in self.all if other.is_running and other.yields == step.yields]
        busy = sum(other.cores for other in running)
        return not busy or busy + step.cores <= (1 if step.yields else self.cores)

    def run(self, *names: str) -> bool:
        """Go on until these steps have ended, all of them if none is named; False if one that is needed has failed.

        What depends on a failed step is never begun; what does not is still done.
        """
        wanted = [self.named(name) for name in names] or self.all
        while True:
            self.advance()
            is_stuck = not any(step.is_running for step in self.all)
            if is_stuck or all(step.status is not None for step in wanted):
                return not any(step.is_needed and not step.is_done for step in wanted)
            time.sleep(_A_MOMENT)

    def stop(self) -> None:
        """End all that still run."""
        for step in self.all:
            step.stop()

    def explain(self) -> None:
        """Print what the failed steps printed."""
        for step in self.all:
            if step.has_failed and step.is_needed:
                lines = step.log.read_text("utf-8", "replace").splitlines()
                left_out = f"({len(lines) - _SHOWN_OF_A_FAILURE} lines before)\n" if len(lines) > _SHOWN_OF_A_FAILURE else ""
                shown = "\n".join(lines[-_SHOWN_OF_A_FAILURE:])
                sys.stdout.write(f"\n--- {step.name}: {step.log}\n{left_out}{shown}\n")


class Screen:
    """A line for each step: drawn again in a terminal, told at its begin and end elsewhere."""

    def __init__(self) -> None:
        self._is_terminal = sys.stdout.isatty()
        self._drawn = 0
        self._told: dict[str, str] = {}

    def show(self, steps: list[Step]) -> None:
        """Show how far they are."""
        begun = [step for step in steps if step.process is not None]
        if self._is_terminal:
            self._draw(begun)
        else:
            self._tell(begun)
        sys.stdout.flush()

    def _draw(self, steps: list[Step]) -> None:
        if self._drawn:
            sys.stdout.write(f"\x1b[{self._drawn}A")
        for step in steps:
            sys.stdout.write(f"\x1b[2K{line(step)[:100]}\n")
        self._drawn = len(steps)

    def _tell(self, steps: list[Step]) -> None:
        for step in steps:
            state = "running" if step.is_running else "ended"
            if self._told.get(step.name) != state:
                self._told[step.name] = state
                sys.stdout.write(f"{line(step)}\n")


def line(step: Step) -> str:
    """A step in one line: mark, name, time, what it tells."""
    mark = "·" if step.is_running else "✓" if step.is_done else "✗"
    minutes, seconds = divmod(int(step.seconds), 60)
    return f"  {mark} {step.name:<20} {minutes}:{seconds:02}  {step.told()}"
