"""Moves: nearly all that a server stores, so each database has a shorter way for them."""

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from chabudai.server.storage.store import Fence, Fenced, LogRow, Turn

MOST_ROWS: Final = 64
"""So many moves at most go into one statement."""
_COLUMNS: Final = (*LogRow.__annotations__, *list(Turn.__annotations__)[1:], "epoch")
_TRIGGER: Final = f"""
CREATE TEMP TRIGGER play INSTEAD OF INSERT ON moves BEGIN
  UPDATE live SET turn = NEW.turn, updated = NEW.updated, due = NEW.due
  WHERE table_id = NEW.table_id AND epoch = coalesce(NEW.epoch, epoch);
  SELECT RAISE(ABORT, 'fenced') WHERE changes() = 0;
  INSERT INTO log ({", ".join(LogRow.__annotations__)}) VALUES ({", ".join(f"NEW.{name}" for name in LogRow.__annotations__)});
END
"""  # noqa: S608 - names of ours


class Move(NamedTuple):
    """A decision or an undo: its row of the log, whose turn it is after it, and the epoch of its fence if it has one."""

    entry: LogRow
    turn: Turn
    epoch: int | None


def move_in(changes: Sequence[object]) -> Move | None:
    """The move that these changes are, None if they are something else."""
    entry = turn = fence = None
    for change in changes:
        if type(change) is LogRow and entry is None:
            entry = change
        elif type(change) is Turn and turn is None:
            turn = change
        elif type(change) is Fence and fence is None:
            fence = change
        else:
            return None
    if entry is None or turn is None or entry.table_id != turn.table_id:
        return None
    if fence is None:
        return Move(entry, turn, None)
    return Move(entry, turn, fence.epoch) if fence.table_id == entry.table_id else None


def prepare_moves(connection: sqlite3.Connection) -> None:
    """Let a new connection to SQLite know how a move is written; the file knows nothing of it."""
    connection.execute(f"CREATE TEMP VIEW moves AS SELECT {', '.join(f'NULL AS {name}' for name in _COLUMNS)}")
    connection.execute(_TRIGGER)


@cache
def _rows(size: int) -> str:
    row = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO moves VALUES {', '.join([row] * size)}"  # noqa: S608 - marks only


def write_moves(connection: sqlite3.Connection, moves: Sequence[Move]) -> None:
    """Write all of them, by as few statements as can be; raises Fenced if one of them may not be written.

    Around every statement the thread gives up the interpreter several times and waits for it again, a while each time where
    the event loop is busy.
    """
    for start in range(0, len(moves), MOST_ROWS):
        some = moves[start : start + MOST_ROWS]
        values = list(chain.from_iterable([(*entry, *turn[1:], epoch) for entry, turn, epoch in some]))
        try:
            connection.execute(_rows(len(some)), values)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
                raise Fenced("a table") from error
            raise
