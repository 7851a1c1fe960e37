"""Group commit: whatever has come up while the last changes were written is written next, together."""

import asyncio
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Final

from chabudai.server.storage.statements import Touch
from chabudai.server.storage.store import Change, StorageError

MOST_AT_ONCE: Final = 512


class Down(StorageError):
    """The storage itself fails, whatever the change."""


class Job:
    """Changes that wait for their transaction, and who waits for them."""

    __slots__ = ("changes", "done")

    def __init__(self, changes: Sequence[Change | Touch], done: asyncio.Future[None]) -> None:
        self.changes: Final = changes
        self.done: Final = done


class GroupWriter(ABC):
    """Stores changes in the order in which they come."""

    def __init__(self) -> None:
        self._gathered: list[Job] = []
        self._is_closed = False

    def stored(self, changes: Sequence[Change | Touch]) -> asyncio.Future[None]:
        """Done once all the changes would survive a crash; else an error, and none did."""
        if self._is_closed:
            raise StorageError("the storage is closed")
        loop = asyncio.get_running_loop()
        job = Job(changes, loop.create_future())
        if not self._gathered:
            loop.call_soon(self._hand_over)  # once for all that one turn of the loop brings
        self._gathered.append(job)
        return job.done

    @abstractmethod
    def _hand_over(self) -> None:
        """Have written what was gathered, now or after what is being written."""

    @abstractmethod
    async def close(self) -> None:
        """Store what waits, and end."""


class ThreadWriter(GroupWriter):
    """Writes in a thread with a connection of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._queue: Final[queue.SimpleQueue[list[Job] | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)

    def begin(self) -> None:
        """Start the thread."""
        self._thread.start()

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # The thread.

    def _run(self) -> None:
        with self._opened():
            while (jobs := self._queue.get()) is not None:
                while len(jobs) < MOST_AT_ONCE and not self._queue.empty():
                    more = self._queue.get()
                    if more is None:
                        self._queue.put(None)
                        break
                    jobs += more
                errors = self._write(jobs)
                jobs[0].done.get_loop().call_soon_threadsafe(answer, jobs, errors)

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
