"""Group commit: whatever has come up while the last changes were written is written next, together."""

import asyncio
import math
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Final

from chabudai.server.storage.statements import Touch
from chabudai.server.storage.store import Change, StorageError

MOST_AT_ONCE: Final = 512
APART: Final = 0.002
"""Seconds from the beginning of one group to that of the next: each costs the same however few changes are in it. What comes
after a rest is written at once."""


class Down(StorageError):
    """The storage itself fails, whatever the change."""


class Job:
    """Changes that wait for their transaction, and who waits for them."""

    __slots__ = ("changes", "done")

    def __init__(self, changes: Sequence[Change | Touch], done: asyncio.Future[None]) -> None:
        self.changes: Final = changes
        self.done: Final = done


class GroupWriter(ABC):
    """Stores changes in the order in which they come, one group after the other, each soon after the last at the earliest."""

    def __init__(self, apart: float = APART) -> None:
        self._apart: Final = apart
        self._gathered: list[Job] = []
        self._began = -math.inf
        """When the last group was handed over, by the loop's clock."""
        self._rests: Final = asyncio.Event()
        """Set while there is nothing to write."""
        self._rests.set()
        self._planned: asyncio.Handle | None = None
        self._is_closed = False

    def stored(self, changes: Sequence[Change | Touch]) -> asyncio.Future[None]:
        """Done once all the changes would survive a crash; else an error, and none did."""
        if self._is_closed:
            raise StorageError("the storage is closed")
        job = Job(changes, asyncio.get_running_loop().create_future())
        self._gathered.append(job)
        if self._rests.is_set():
            self._plan()
        return job.done

    def _plan(self) -> None:
        """Have written what is gathered until then: at the end of this turn of the loop, or a moment later."""
        self._rests.clear()
        loop, wait = asyncio.get_running_loop(), self._wait()
        self._planned = loop.call_later(wait, self._begin) if wait > 0 else loop.call_soon(self._begin)

    def _wait(self) -> float:
        """The seconds until another group may begin."""
        return 0.0 if self._is_closed else self._began + self._apart - asyncio.get_running_loop().time()

    def _begin(self) -> None:
        self._planned = None
        self._began = asyncio.get_running_loop().time()
        jobs, self._gathered = self._gathered[:MOST_AT_ONCE], self._gathered[MOST_AT_ONCE:]
        self._hand_over(jobs)

    @abstractmethod
    def _hand_over(self, jobs: list[Job]) -> None:
        """Have these written; `_finish` follows, in the event loop."""

    def _finish(self, jobs: list[Job], errors: Sequence[Exception | None]) -> None:
        """These are written, or could not be: tell those who still wait, and go on.

        What has come up meanwhile is handed over first, so that it is on its way while these are told.
        """
        if not self._gathered:
            self._rests.set()
        elif self._wait() > 0:
            self._plan()
        else:
            self._begin()
        answer(jobs, errors)

    async def close(self) -> None:
        """Store what waits, and end."""
        self._is_closed = True
        if self._planned is not None:
            self._planned.cancel()
            self._begin()
        await self._rests.wait()


class ThreadWriter(GroupWriter):
    """Writes in a thread with a connection of its own."""

    def __init__(self, apart: float = APART) -> None:
        super().__init__(apart)
        self._queue: Final[queue.SimpleQueue[list[Job] | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)

    def begin(self) -> None:
        """Start the thread."""
        self._thread.start()

    def _hand_over(self, jobs: list[Job]) -> None:
        self._queue.put(jobs)

    async def close(self) -> None:
        await super().close()
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # The thread.

    def _run(self) -> None:
        with self._opened():
            while (jobs := self._queue.get()) is not None:
                errors = self._write(jobs)
                jobs[0].done.get_loop().call_soon_threadsafe(self._finish, jobs, errors)

    @abstractmethod
    def _opened(self) -> AbstractContextManager[object]:
        """What is open as long as the thread runs."""

    @abstractmethod
    def _write(self, jobs: list[Job]) -> Sequence[Exception | None]:
        """Store them; says for each what stood in the way. It never raises."""


def answer(jobs: Iterable[Job], errors: Iterable[Exception | None]) -> None:
    """In the event loop: tell those who still wait."""
    for job, error in zip(jobs, errors, strict=True):
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
