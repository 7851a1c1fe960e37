"""The one writer of the SQLite file. With `synchronous=FULL` a commit returns after the disk has it."""

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from chabudai.server.ops import metrics
from chabudai.server.storage.group import Down, Job, ThreadWriter
from chabudai.server.storage.health import Health
from chabudai.server.storage.moves import MOST_ROWS, Move, move_in, prepare_moves, write_moves
from chabudai.server.storage.statements import Touch, write
from chabudai.server.storage.store import Change, Fenced, NameTaken, StorageError

BUSY_SECONDS: Final = 3
"""How long another program's lock is waited for: all tables wait meanwhile."""
_STATEMENTS: Final = 2 * MOST_ROWS
"""So many are kept as SQLite has compiled them: that for moves in every size, and the others."""
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=2000")


def prepare(connection: sqlite3.Connection) -> None:
    """Make the settings that durability needs."""
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


class Writer(ThreadWriter):
    """Whatever has queued up while the last transaction was on its way to the disk becomes the next one."""

    def __init__(self, path: Path, health: Health) -> None:
        super().__init__()
        self._path: Final = path
        self._health: Final = health
        self._connection: sqlite3.Connection
        self.begin()

    @contextlib.contextmanager
    def _opened(self) -> Iterator[None]:
        connection = sqlite3.connect(
            self._path, BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=_STATEMENTS
        )
        with contextlib.closing(connection):
            prepare(connection)
            connection.execute("PRAGMA temp_store=MEMORY")  # what a statement may have to take back: else a file each time
            prepare_moves(connection)
            self._connection = connection
            yield

    def _write(self, jobs: list[Job]) -> Sequence[Exception | None]:
        error = self._attempt([job.changes for job in jobs])
        if error is None:
            metrics.COMMITTED.observe(len(jobs))
        if error is None or len(jobs) == 1 or isinstance(error, Down):  # trying each would hold up all tables as many times
            return [error] * len(jobs)
        return [self._attempt([job.changes]) for job in jobs]  # one bad change must not spoil the others

    def _attempt(self, group: Sequence[Sequence[Change | Touch]]) -> Exception | None:
        moves: list[Move] = []
        others: list[Change | Touch] = []
        for changes in group:
            move = move_in(changes)
            if move is None:
                others += changes
            else:
                moves.append(move)
        try:
            self._health.must_be_there()
            if others or len(moves) > MOST_ROWS:
                self._connection.execute("BEGIN IMMEDIATE")
                write_moves(self._connection, moves)
                write(self._connection, others)
                self._connection.execute("COMMIT")
            else:
                write_moves(self._connection, moves)  # one statement, and so a transaction by itself
        except Exception as error:  # whatever it is, the writer goes on
            return self._failure(error)
        self._health.stored()
        return None

    def _failure(self, error: Exception) -> Exception:
        if self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
        if isinstance(error, NameTaken | Fenced):
            return error
        if isinstance(error, sqlite3.IntegrityError):
            return StorageError(str(error))
        self._health.failed(error)
        if isinstance(error, StorageError | sqlite3.OperationalError):
            return Down(type(error).__name__)
        return StorageError(type(error).__name__)
