"""What a run of the load program measured."""

import asyncio
import os
import time
from pathlib import Path

from tests.load.frames import Frames


class Figures:
    """Acknowledged moves, how long each took, and errors."""

    def __init__(self, seconds: float, process: int = 0) -> None:
        self.seconds = seconds
        self.process = process
        self.processor = 0.0
        self.times: list[float] = []
        self.errors: list[str] = []
        self.is_over = False
        self._began = 0.0
        self._ended = 0.0

    def begin(self) -> None:
        self.times.clear()
        self.processor = -self._processor_now()
        self._began = time.perf_counter()

    def acknowledged(self, seconds: float) -> None:
        self.times.append(seconds)

    def error(self, what: str) -> None:
        self.errors.append(what)

    async def finished(self, connections: list[Frames]) -> None:
        """Wait until the time is over; a connection that ends before is an error."""
        await asyncio.sleep(self.seconds)
        self.errors += [connection.closed.result() for connection in connections if connection.closed.done()]
        self.is_over = True
        self._ended = time.perf_counter()
        self.processor += self._processor_now()

    def _processor_now(self) -> float:
        """The processor seconds that the server has used."""
        if not self.process:
            return 0.0
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

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
