"""What changes write into PostgreSQL: the statements of both databases, and those that are its own."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
import psycopg

from chabudai.server.storage.postgres_prepared import first_column, prepare
from chabudai.server.storage.statements import AFTER, BEFORE, FORGET, Statement, Touch
from chabudai.server.storage.store import (
    LEASE_SECONDS,
    Change,
    Fence,
    Fenced,
    Forget,
    LogRow,
    NameTaken,
    Take,
    Turn,
)

CLOCK: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The database's clock alone counts; `now()` would stand still in a transaction."""
_MOVES: Final = b"moves"
_WRITE_MOVES: Final = b"""
WITH m AS (
  SELECT * FROM json_to_recordset($1) AS m (
    table_id text, epoch bigint, turn text, updated bigint, due bigint,
    n int, seat int, text text, move_id text, spent bigint, back_to int
  )
), u AS (
  UPDATE live SET turn = m.turn, updated = m.updated, due = m.due FROM m
  WHERE live.table_id = m.table_id AND live.epoch = coalesce(m.epoch, live.epoch)
  RETURNING live.table_id
)
INSERT INTO log (table_id, n, seat, text, move_id, spent, back_to)
SELECT m.table_id, n, seat, text, move_id, spent, back_to FROM m JOIN u USING (table_id)
RETURNING table_id
"""
_TURN: Final = "UPDATE live SET turn = %s, updated = %s, due = %s WHERE table_id = %s"
_LOG: Final = "INSERT INTO log (table_id, n, seat, text, move_id, spent, back_to) VALUES (%s, %s, %s, %s, %s, %s, %s)"
_FENCE: Final = "SELECT 1 FROM live WHERE table_id = %s AND epoch = %s FOR UPDATE"
_LIVES: Final = f"EXISTS (SELECT FROM processes WHERE id = live.owner AND until > {CLOCK})"
_ENDED: Final = "EXISTS (SELECT FROM processes WHERE id = live.owner AND until = 0)"
_HAS_RUN: Final = f"pg_postmaster_start_time() < clock_timestamp() - interval '{LEASE_SECONDS} seconds'"
"""After the database was away, nobody could say that they live: for one lease nobody is robbed."""
_TAKE: Final = f"""
UPDATE live SET owner = %s, epoch = epoch + 1
WHERE table_id = %s AND (owner IN ('', %s) OR {_ENDED} OR (NOT {_LIVES} AND {_HAS_RUN}))
RETURNING epoch
"""  # noqa: S608 - ours
_OWNER: Final = "SELECT owner FROM live WHERE table_id = %s"


def plain(text: str) -> str:
    """A statement of both databases, with this one's marks."""
    return text.replace("?", "%s")


class MoveRow(msgspec.Struct):
    """A decision as it is stored: its step of the log, and the table's turn with its fence."""

    table_id: str
    epoch: int | None
    turn: str
    updated: int
    due: int | None
    n: int
    seat: int
    text: str
    move_id: str
    spent: int
    back_to: int | None


def move_row(entry: LogRow, turn: Turn, epoch: int | None) -> MoveRow:
    """A decision as it is stored."""
    table, n, seat, text, move_id, spent, back_to = entry
    return MoveRow(table, epoch, turn.turn, turn.updated, turn.due, n, seat, text, move_id, spent, back_to)


_as_json: Final = msgspec.json.Encoder().encode


def prepare_moves(connection: psycopg.Connection) -> None:
    """Let a new connection know the statement that is repeated for every group of moves."""
    prepare(connection, _MOVES, _WRITE_MOVES)


async def write_moves(connection: psycopg.Connection, moves: Sequence[MoveRow]) -> set[str]:
    """Store all moves whose fence holds; the tables of those. All of them are one value: a cursor would adapt eleven."""
    return set(await first_column(connection, _MOVES, _as_json(moves)))


def write(connection: psycopg.Connection, changes: Sequence[Change | Touch]) -> None:
    """Write all of them in one transaction, beginning with the fences.

    All statements go on their way together and are answered together; only then is it known whether they may stay.
    """
    by_kind: dict[type[Any], list[Any]] = {}
    for change in changes:
        by_kind.setdefault(type(change), []).append(change)
    with connection.pipeline() as line, connection.transaction():
        fences = [(fence, connection.execute(_FENCE, fence)) for fence in sorted(set(by_kind.get(Fence, ())))]
        _write_each(connection, BEFORE, by_kind)
        # All in one order: nobody waits in a circle.
        takes = [_take(connection, take) for take in sorted(by_kind.get(Take, ()), key=attrgetter("table_id"))]
        _write_rest(connection, by_kind)
        try:
            line.sync()
        except psycopg.errors.UniqueViolation as error:
            if error.diag.table_name == "users":  # written by id: only the username can stand in the way
                raise NameTaken from error
            raise
        for fence, held in fences:
            if held.fetchone() is None:
                raise Fenced(fence.table_id)
        for taken in takes:
            taken.tell()


def _write_rest(connection: psycopg.Connection, by_kind: dict[type[Any], list[Any]]) -> None:
    if Turn in by_kind:
        _execute(connection, _TURN, [(*turn[1:], turn.table_id) for turn in by_kind[Turn]])
    if LogRow in by_kind:
        _execute(connection, _LOG, by_kind[LogRow])
    _write_each(connection, AFTER, by_kind)
    for change in by_kind.get(Forget, ()):
        for statement in FORGET[change.kind]:
            connection.execute(plain(statement), (change.id,))
    if Touch in by_kind:
        connection.execute("SELECT txid_current()")  # a standby refuses it, though nothing is changed


def _execute(connection: psycopg.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Execute it for each row."""
    with connection.cursor() as cursor:
        for row in rows:
            cursor.execute(statement, row)


def _write_each(connection: psycopg.Connection, statements: Sequence[Statement], by_kind: dict[type[Any], list[Any]]) -> None:
    for statement in statements:
        rows = by_kind.get(statement.kind)
        if rows is not None:
            _execute(connection, plain(statement.text), [statement.values(row) for row in rows])


class Taken(NamedTuple):
    """A table that is asked for, and who has it after that."""

    take: Take
    epoch: psycopg.Cursor
    owner: psycopg.Cursor

    def tell(self) -> None:
        """Say what came of it, once the database has answered."""
        found, owner = self.epoch.fetchone(), self.owner.fetchone()
        self.take.epoch = 0 if found is None else found[0]
        self.take.owner = "" if found is not None or owner is None else owner[0] or "nobody"


def _take(connection: psycopg.Connection, take: Take) -> Taken:
    """Take a table that nobody has who lives."""
    taken = connection.execute(_TAKE, (take.process, take.table_id, take.process))
    return Taken(take, taken, connection.execute(_OWNER, (take.table_id,)))
