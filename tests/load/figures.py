"""What a run of the load program measured."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

from tests.load.frames import Frames


def used_by(process: int) -> float:
    """The processor seconds of a process up to now."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0  # it has ended
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy() -> float:
    """The processor seconds that all programs of this machine have used up to now."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    user, nice, system, _, _, interrupts, softly = map(int, fields[1:8])
    return (user + nice + system + interrupts + softly) / os.sysconf("SC_CLK_TCK")


def with_children(process: int) -> list[int]:
    """A process and those that it has started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [process, *[int(child) for task in tasks for child in task.read_text().split()]]


class Figures:
    """Acknowledged moves, how long each took, and errors."""

    def __init__(
        self, seconds: float, process: int = 0, parts: dict[str, Callable[[], list[int]]] | None = None, least: int = 0
    ) -> None:
        self.seconds = seconds
        self._least = least
        """Moves: on a busy machine it takes longer until there are so many."""
        self.process = process
        self.parts = dict.fromkeys(parts or {}, 0.0)
        """The processor seconds of each part, which is so many processes."""
        self._processes = parts or {}
        self.processor = 0.0
        self._busy = 0.0
        self.times: list[float] = []
        self.errors: list[str] = []
        self.is_over = False
        self._began = 0.0
        self._ended = 0.0

    def begin(self) -> None:
        self.times.clear()
        self.processor = -self._processor_now()
        self._count_parts(-1)
        self._busy = -busy()
        self._began = time.perf_counter()

    def acknowledged(self, seconds: float) -> None:
        self.times.append(seconds)

    def error(self, what: str) -> None:
        self.errors.append(what)

    async def finished(self, connections: list[Frames]) -> None:
        """Wait until the time is over; a connection that ends before is an error."""
        await asyncio.sleep(self.seconds)
        while len(self.times) < self._least and not any(connection.closed.done() for connection in connections):
            await asyncio.sleep(0.1)
        self.errors += [connection.closed.result() for connection in connections if connection.closed.done()]
        self.is_over = True
        self._ended = time.perf_counter()
        self.processor += self._processor_now()
        self._count_parts(1)
        self._busy += busy()

    def _processor_now(self) -> float:
        """The processor seconds that the server has used."""
        return used_by(self.process) if self.process else 0.0

    def _count_parts(self, sign: int) -> None:
        for name, processes in self._processes.items():
            self.parts[name] += sign * sum(used_by(process) for process in processes())

    def cost_of(self, part: str) -> float:
        """Microseconds of this part's processor a move."""
        return 1e6 * self.parts[part] / max(1, len(self.times))

    def others(self) -> float:
        """So many cores were busy with what is no part of the measurement: then moves a second say little."""
        return (self._busy - sum(self.parts.values())) / max(1e-9, self._ended - self._began)

    def resident(self) -> int:
        """The server's memory in KiB."""
        status = Path(f"/proc/{self.process}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def rate(self) -> float:
        return len(self.times) / max(1e-9, self._ended - self._began)

    def cost(self) -> float:
        """Microseconds of the server's processor a move."""
        return 1e6 * self.processor / max(1, len(self.times))

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")

    def line(self) -> str:
        return (
            f"{len(self.times)} moves acknowledged, {self.rate():.0f}/s, p50 {self.percentile(0.5):.1f} ms, "
            f"p99 {self.percentile(0.99):.1f} ms, {self.cost():.0f} µs of the server's "
            f"processor a move, {len(self.errors)} errors"
        )
