"""The writer into PostgreSQL: all moves of a group are one statement, which stores those whose fence holds and says which.

One autocommitted statement leaves no gap between its beginning and its end in which a process that sleeps could hold a lock.
The event loop waits for it; for all else a thread does.
"""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import psycopg

from chabudai.server.ops import metrics
from chabudai.server.storage.group import Down, GroupWriter, Job
from chabudai.server.storage.moves import move_in
from chabudai.server.storage.postgres_engines import LIMITS
from chabudai.server.storage.postgres_statements import MoveRow, move_row, prepare_moves, write, write_moves
from chabudai.server.storage.statements import Touch
from chabudai.server.storage.store import Change, Fenced, NameTaken, StorageError

_NOT_ITS_FAULT: Final = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)


class Numbered(NamedTuple):
    """A move as it is stored, and the job that it is."""

    job: int
    row: MoveRow


class PostgresWriter(GroupWriter):
    """Moves first, all of them in one statement; then whatever else there is, in one transaction."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address: Final = address
        self._connection: psycopg.Connection | None = None
        self._writing: asyncio.Task[None]
        self._thread: Final = ThreadPoolExecutor(1, "writer")

    def _hand_over(self, jobs: list[Job]) -> None:
        self._writing = asyncio.create_task(self._write_and_finish(jobs))

    async def _write_and_finish(self, jobs: list[Job]) -> None:
        self._finish(jobs, await self._write(jobs))

    async def close(self) -> None:
        await super().close()
        self._drop()
        self._thread.shutdown()

    def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def _connected(self) -> psycopg.Connection:
        """In the thread: it may take a while."""
        if self._connection is None or self._connection.closed:
            # The driver prepares nothing by itself: with what is taken back it would throw away all statements, ours too.
            connection = psycopg.connect(self._address, autocommit=True, prepare_threshold=None, **LIMITS)
            prepare_moves(connection)
            self._connection = connection
        return self._connection

    async def _write(self, jobs: list[Job]) -> Sequence[Exception | None]:
        errors: list[Exception | None] = [None] * len(jobs)
        for moves, others in _rounds(jobs):
            if moves:
                await self._write_moves(moves, errors)
            if others:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._write_others, jobs, others, errors)
        metrics.COMMITTED.observe(len(jobs))
        return errors

    # Moves.

    async def _write_moves(self, moves: list[Numbered], errors: list[Exception | None]) -> None:
        stored = await self._attempt_moves(moves)
        if isinstance(stored, Exception) and len(moves) > 1 and not isinstance(stored, Down):
            for move in moves:  # one bad move must not spoil the others
                await self._write_moves([move], errors)
            return
        for move in moves:
            if isinstance(stored, Exception):
                errors[move.job] = stored
            elif move.row.table_id not in stored:
                errors[move.job] = StorageError("no such table") if move.row.epoch is None else Fenced(move.row.table_id)

    async def _attempt_moves(self, moves: list[Numbered]) -> set[str] | Exception:
        try:
            connection = self._connection
            if connection is None or connection.closed:
                connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._connected)
            return await write_moves(connection, [move.row for move in moves])
        except Exception as error:  # whatever it is, the writer goes on
            return self._failure(error)

    # Everything else.

    def _write_others(self, jobs: list[Job], others: list[int], errors: list[Exception | None]) -> None:
        """In the thread."""
        error = self._attempt([change for number in others for change in jobs[number].changes])
        for number in others:
            if error is None or len(others) == 1 or isinstance(error, Down):
                errors[number] = error
            else:
                errors[number] = self._attempt(jobs[number].changes)

    def _attempt(self, changes: Sequence[Change | Touch]) -> Exception | None:
        try:
            write(self._connected(), changes)
        except Exception as error:
            return self._failure(error)
        return None

    def _failure(self, error: Exception) -> Exception:
        if isinstance(error, NameTaken | Fenced):
            return error
        if isinstance(error, psycopg.errors.DeadlockDetected):
            return StorageError(type(error).__name__)  # alone, each change gets through
        if isinstance(error, _NOT_ITS_FAULT):
            self._drop()
            return Down(type(error).__name__)
        return StorageError(type(error).__name__)


def _rounds(jobs: list[Job]) -> Iterator[tuple[list[Numbered], list[int]]]:
    """Moves and other changes that may go together: no table twice, or a statement would lose one of the two."""
    moves: list[Numbered] = []
    others: list[int] = []
    seen: set[str] = set()
    for number, job in enumerate(jobs):
        move = move_in(job.changes)
        tables = {move.entry.table_id} if move is not None else _tables_in(job.changes)
        if not seen.isdisjoint(tables):
            yield moves, others
            moves, others, seen = [], [], set()
        seen |= tables
        if move is None:
            others.append(number)
        else:
            moves.append(Numbered(number, move_row(*move)))
    yield moves, others


def _tables_in(changes: Sequence[Change | Touch]) -> set[str]:
    """The tables that are changed, as far as their changes name them."""
    return {change.table_id for change in changes if hasattr(change, "table_id")}
