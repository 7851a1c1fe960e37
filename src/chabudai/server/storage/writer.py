"""The one writer of the SQLite file: a thread with a connection of its own, and group commit.

Whatever has queued up while the last transaction was on its way to the disk becomes the next one. With
`synchronous=FULL` a commit returns after the disk has it.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from chabudai.server.ops import metrics
from chabudai.server.storage.health import Health
from chabudai.server.storage.statements import MOST_ROWS, Touch, write
from chabudai.server.storage.store import Change, NameTaken, StorageError

BUSY_SECONDS: Final = 3
"""How long another program's lock is waited for: all tables wait meanwhile."""
_MOST_AT_ONCE: Final = 512
_STATEMENTS: Final = 4 * MOST_ROWS
"""So many are kept as SQLite has compiled them: those for many rows in every size."""
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=2000")


def prepare(connection: sqlite3.Connection) -> None:
    """Make the settings that durability needs."""
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


class _Down(StorageError):
    """The storage itself fails, whatever the change."""


class _Job:
    """Changes that wait for their transaction, and who waits for them."""

    __slots__ = ("changes", "done")

    def __init__(self, changes: Sequence[Change | Touch], done: asyncio.Future[None]) -> None:
        self.changes: Final = changes
        self.done: Final = done


class Writer:
    """Stores changes in the order in which they come."""

    def __init__(self, path: Path, health: Health) -> None:
        self._path: Final = path
        self._health: Final = health
        self._queue: Final[queue.SimpleQueue[list[_Job] | None]] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        self._is_closed = False
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def stored(self, changes: Sequence[Change | Touch]) -> asyncio.Future[None]:
        """Done once all the changes would survive a crash; else an error, and none did."""
        if self._is_closed:
            raise StorageError("the storage is closed")
        loop = asyncio.get_running_loop()
        job = _Job(changes, loop.create_future())
        if not self._gathered:
            loop.call_soon(self._hand_over)  # waking the writer costs: once for all that one turn of the loop brings
        self._gathered.append(job)
        return job.done

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Store what waits, and end."""
        if self._is_closed:
            return
        self._is_closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # The thread.

    def _run(self) -> None:
        connection = sqlite3.connect(
            self._path, BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=_STATEMENTS
        )
        with contextlib.closing(connection):
            prepare(connection)
            while (jobs := self._queue.get()) is not None:
                while len(jobs) < _MOST_AT_ONCE and not self._queue.empty():
                    more = self._queue.get()
                    if more is None:
                        self._queue.put(None)
                        break
                    jobs += more
                self._transact(connection, jobs)

    def _transact(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        error = self._attempt(connection, [change for job in jobs for change in job.changes])
        if error is None:
            metrics.COMMITTED.observe(len(jobs))
        if error is None or len(jobs) == 1 or isinstance(error, _Down):  # trying each would hold up all tables as many times
            errors = [error] * len(jobs)
        else:  # one bad change must not spoil the others
            errors = [self._attempt(connection, job.changes) for job in jobs]
        jobs[0].done.get_loop().call_soon_threadsafe(_answer, jobs, errors)

    def _attempt(self, connection: sqlite3.Connection, changes: Sequence[Change | Touch]) -> Exception | None:
        try:
            self._health.must_be_there()
            connection.execute("BEGIN IMMEDIATE")
            write(connection, changes)
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, the writer goes on
            return self._failure(connection, error)
        self._health.stored()
        return None

    def _failure(self, connection: sqlite3.Connection, error: Exception) -> Exception:
        if connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        if isinstance(error, NameTaken):
            return error
        if isinstance(error, sqlite3.IntegrityError):
            return StorageError(str(error))
        self._health.failed(error)
        if isinstance(error, StorageError | sqlite3.OperationalError):
            return _Down(type(error).__name__)
        return StorageError(type(error).__name__)


def _answer(jobs: list[_Job], errors: list[Exception | None]) -> None:
    """In the event loop: tell those who still wait."""
    for job, error in zip(jobs, errors, strict=True):
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
