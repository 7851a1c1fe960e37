"""The writer into PostgreSQL: all moves of a group are one statement, which stores those whose fence holds and says which.

One autocommitted statement leaves no gap between its beginning and its end in which a process that sleeps could hold a lock.
"""

import contextlib
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import psycopg

from chabudai.server.ops import metrics
from chabudai.server.storage.group import Down, GroupWriter, Job
from chabudai.server.storage.postgres_engines import LIMITS
from chabudai.server.storage.postgres_statements import write, write_moves
from chabudai.server.storage.statements import Touch
from chabudai.server.storage.store import Change, Fence, Fenced, LogRow, NameTaken, StorageError, Turn

_NOT_ITS_FAULT: Final = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)


class Move(NamedTuple):
    """A decision as it is stored."""

    job: int
    entry: LogRow
    turn: Turn
    epoch: int | None


def move_in(number: int, changes: Sequence[Change | Touch]) -> Move | None:
    """The move that these changes are, None if they are something else."""
    entry = turn = epoch = None
    for change in changes:
        if type(change) is LogRow and entry is None:
            entry = change
        elif type(change) is Turn and turn is None:
            turn = change
        elif type(change) is Fence and epoch is None:
            epoch = change.epoch
        else:
            return None
    return None if entry is None or turn is None or entry.table_id != turn.table_id else Move(number, entry, turn, epoch)


class PostgresWriter(GroupWriter):
    """Moves first, all of them in one statement; then whatever else there is, in one transaction."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address: Final = address
        self._connection: psycopg.Connection | None = None
        self.begin()

    @contextlib.contextmanager
    def _opened(self) -> Iterator[None]:
        try:
            yield
        finally:
            self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def _connected(self) -> psycopg.Connection:
        if self._connection is None or self._connection.closed:
            self._connection = psycopg.connect(self._address, autocommit=True, **LIMITS)
        return self._connection

    def _write(self, jobs: list[Job]) -> Sequence[Exception | None]:
        errors: list[Exception | None] = [None] * len(jobs)
        for moves, others in _rounds(jobs):
            self._write_moves(moves, errors)
            self._write_others(jobs, others, errors)
        metrics.COMMITTED.observe(len(jobs))
        return errors

    # Moves.

    def _write_moves(self, moves: list[Move], errors: list[Exception | None]) -> None:
        if not moves:
            return
        stored = self._attempt_moves(moves)
        if isinstance(stored, Exception) and len(moves) > 1 and not isinstance(stored, Down):
            for move in moves:  # one bad move must not spoil the others
                self._write_moves([move], errors)
            return
        for move in moves:
            if isinstance(stored, Exception):
                errors[move.job] = stored
            elif move.entry.table_id not in stored:
                errors[move.job] = StorageError("no such table") if move.epoch is None else Fenced(move.entry.table_id)

    def _attempt_moves(self, moves: list[Move]) -> set[str] | Exception:
        try:
            return write_moves(self._connected(), [(move.entry, move.turn, move.epoch) for move in moves])
        except Exception as error:  # whatever it is, the writer goes on
            return self._failure(error)

    # Everything else.

    def _write_others(self, jobs: list[Job], others: list[int], errors: list[Exception | None]) -> None:
        if not others:
            return
        error = self._attempt([change for number in others for change in jobs[number].changes])
        for number in others:
            if error is None or len(others) == 1 or isinstance(error, Down):
                errors[number] = error
            else:
                errors[number] = self._attempt(jobs[number].changes)

    def _attempt(self, changes: Sequence[Change | Touch]) -> Exception | None:
        try:
            connection = self._connected()
            with connection.transaction():
                write(connection, changes)
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


def _rounds(jobs: list[Job]) -> Iterator[tuple[list[Move], list[int]]]:
    """Moves and other changes that may go together: no table twice, or a statement would lose one of the two."""
    moves: list[Move] = []
    others: list[int] = []
    seen: set[str] = set()
    for number, job in enumerate(jobs):
        move = move_in(number, job.changes)
        tables = {move.entry.table_id} if move is not None else _tables_in(job.changes)
        if not seen.isdisjoint(tables):
            yield moves, others
            moves, others, seen = [], [], set()
        seen |= tables
        if move is None:
            others.append(number)
        else:
            moves.append(move)
    yield moves, others


def _tables_in(changes: Sequence[Change | Touch]) -> set[str]:
    """The tables that are changed, as far as their changes name them."""
    return {change.table_id for change in changes if hasattr(change, "table_id")}
