"""What each change writes, as plain statements: nothing is compiled or looked up while tables wait.

The models say what the columns are; a test holds every statement to them. What both databases share comes first.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final, NamedTuple

from chabudai.server.storage.store import (
    AuditRow,
    Change,
    ChatRow,
    Credential,
    Due,
    Fence,
    Fenced,
    Forget,
    LogRow,
    Member,
    NameTaken,
    OriginRow,
    RecordRow,
    ReviewRow,
    Seen,
    TableRow,
    Take,
    Turn,
    User,
)

MOST_ROWS: Final = 64
"""So many rows at most go into one statement. Each statement gives up the interpreter and has to wait for it again."""


class Touch:
    """A change of nothing: whether anything can be stored."""


class Statement(NamedTuple):
    """What a change of this kind writes, with a question mark for each of these values."""

    kind: type[Any]
    text: str
    values: Callable[[Any], tuple[Any, ...]]


def _insert(table: str, kind: type[Any], names: Sequence[str] = (), then: str = "", key: str = "") -> Statement:
    """A new row; `key` is what the table calls the first column."""
    taken = tuple(names or kind.__annotations__)
    columns = ", ".join([key or taken[0], *taken[1:]])
    text = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(taken))}) {then}"  # noqa: S608 - names of ours
    return Statement(kind, text, attrgetter(*taken))


def _upsert(table: str, kind: type[Any], names: Sequence[str] = (), key: str = "") -> Statement:
    taken = tuple(names or kind.__annotations__)
    changed = ", ".join([f"{name} = excluded.{name}" for name in taken[1:]])
    return _insert(table, kind, names, f"ON CONFLICT ({key or taken[0]}) DO UPDATE SET {changed}", key)


BEFORE: Final = (
    _upsert("users", User),
    _insert("credentials", Credential),
    Statement(Seen, "UPDATE credentials SET seen = ? WHERE id = ?", attrgetter("seen", "id")),
    _upsert("tables", TableRow, ("id", "title", "phase", "visibility", "meta")),
    _upsert("live", TableRow, ("id", "turn", "updated", "due"), "table_id"),
    _insert("members", Member, then="ON CONFLICT DO NOTHING"),
)
"""In the order in which they are written: a row follows what it refers to."""
AFTER: Final = (
    Statement(Due, "UPDATE live SET due = ? WHERE table_id = ?", attrgetter("due", "table_id")),
    _insert("chat", ChatRow),
    _upsert("records", RecordRow),
    _insert("origins", OriginRow, then="ON CONFLICT DO NOTHING"),
    _insert("reviews", ReviewRow, then="ON CONFLICT DO NOTHING"),
    _insert("audit", AuditRow),
)
FORGET: Final[Mapping[str, tuple[str, ...]]] = {
    "credential": ("DELETE FROM credentials WHERE id = ?",),
    "lines": ("UPDATE chat SET name = '', user_id = '' WHERE user_id = ?",),
    "user": (
        "UPDATE chat SET name = '', user_id = '' WHERE user_id = ?",
        "DELETE FROM members WHERE user_id = ?",
        "DELETE FROM users WHERE id = ?",
    ),
}
_TAKE: Final = "UPDATE live SET owner = ?, epoch = epoch + 1 WHERE table_id = ? RETURNING epoch"
"""Whoever writes into the file holds it, so that nobody else can have the table."""
_FENCE: Final = "SELECT 1 FROM live WHERE table_id = ? AND epoch = ?"


@cache
def _log_rows(size: int) -> str:
    names = tuple(LogRow.__annotations__)
    rows = ", ".join([f"({', '.join('?' * len(names))})"] * size)
    return f"INSERT INTO log ({', '.join(names)}) VALUES {rows}"  # noqa: S608 - names of ours


@cache
def _turn_rows(size: int) -> str:
    rows = ", ".join(["(?,?,?,?,?)"] * size)
    return (
        "UPDATE live SET turn = column2, updated = column3, due = column4 "  # noqa: S608 - marks only
        f"FROM (VALUES {rows}) WHERE table_id = column1 AND epoch = coalesce(column5, epoch)"
    )


def write(connection: sqlite3.Connection, changes: Sequence[Change | Touch]) -> None:
    """Write all of them in the open transaction."""
    by_kind: dict[type[Any], list[Any]] = {}
    for change in changes:
        by_kind.setdefault(type(change), []).append(change)
    log, turns, fences = by_kind.pop(LogRow, ()), by_kind.pop(Turn, ()), by_kind.pop(Fence, ())
    epochs: dict[str, int] = dict(fences)
    if fences and len(epochs) != len(set(fences)):  # of two numbers for a table one is of the past: each is looked at alone
        raise Fenced("a table")
    if by_kind:
        _write_each(connection, BEFORE, by_kind)
        _take(connection, by_kind.get(Take, ()))
    if turns:
        last = {turn.table_id: turn for turn in turns}  # the same row twice in one statement would be changed once, by either
        _write_turns(connection, list(last.values()), epochs)
    for fence in epochs.items():
        if connection.execute(_FENCE, fence).fetchone() is None:
            raise Fenced(fence[0])
    if log:
        _write_many(connection, _log_rows, log)
    if by_kind:
        _write_each(connection, AFTER, by_kind)
        _write_rest(connection, by_kind)


def _write_many(connection: sqlite3.Connection, statement: Callable[[int], str], rows: Sequence[tuple[Any, ...]]) -> int:
    """Write all rows by as few statements as can be; how many were changed."""
    changed = 0
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        changed += connection.execute(statement(len(some)), list(chain.from_iterable(some))).rowcount
    return changed


def _write_turns(connection: sqlite3.Connection, turns: Sequence[Turn], epochs: dict[str, int]) -> None:
    """Write them where their fences hold; these are taken from the fences that are still to be looked at."""
    rows = [(*turn, epochs.pop(turn.table_id, None)) for turn in turns]
    if _write_many(connection, _turn_rows, rows) != len(rows):
        raise Fenced("a table") if any(row[-1] is not None for row in rows) else sqlite3.IntegrityError("no such table")


def _take(connection: sqlite3.Connection, takes: Sequence[Take]) -> None:
    for take in takes:
        found = connection.execute(_TAKE, (take.process, take.table_id)).fetchone()
        take.epoch = 0 if found is None else found[0]


def _write_each(connection: sqlite3.Connection, statements: Sequence[Statement], by_kind: dict[type[Any], list[Any]]) -> None:
    for statement in statements:
        rows = by_kind.get(statement.kind)
        if rows is None:
            continue
        try:
            connection.executemany(statement.text, map(statement.values, rows))
        except sqlite3.IntegrityError as error:
            if statement.kind is User:  # written by id: only the username can stand in the way
                raise NameTaken from error
            raise


def _write_rest(connection: sqlite3.Connection, by_kind: dict[type[Any], list[Any]]) -> None:
    for change in by_kind.get(Forget, ()):
        for statement in FORGET[change.kind]:
            connection.execute(statement, (change.id,))
    if Touch in by_kind:
        connection.execute("PRAGMA user_version = 0")  # writes a page, though nothing is changed
