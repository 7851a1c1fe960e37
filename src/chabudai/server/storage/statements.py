"""What each change writes, as plain statements of SQLite: nothing is compiled or looked up while tables wait.

The models say what the columns are; a test holds every statement to them.
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final

from chabudai.server.storage.store import (
    AuditRow,
    Change,
    ChatRow,
    Credential,
    Due,
    Forget,
    LogRow,
    Member,
    NameTaken,
    OriginRow,
    RecordRow,
    ReviewRow,
    Seen,
    TableRow,
    Turn,
    User,
)

MOST_ROWS: Final = 64
"""So many rows at most go into one statement. Each statement gives up the interpreter and has to wait for it again."""


class Touch:
    """A change of nothing: whether anything can be stored."""


def _insert(table: str, kind: type[Any], then: str = "") -> str:
    names = tuple(kind.__annotations__)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))}) {then}"  # noqa: S608 - names of ours


def _upsert(table: str, kind: type[Any], key: str) -> str:
    changed = ", ".join([f"{name} = excluded.{name}" for name in kind.__annotations__ if name != key])
    return _insert(table, kind, f"ON CONFLICT ({key}) DO UPDATE SET {changed}")


_BEFORE: Final[dict[type[Any], str]] = {
    User: _upsert("users", User, "id"),
    Credential: _insert("credentials", Credential),
    Seen: "UPDATE credentials SET seen = ?2 WHERE id = ?1",
    TableRow: _upsert("tables", TableRow, "id"),
    Member: _insert("members", Member, "ON CONFLICT DO NOTHING"),
}
"""In the order in which they are written: a row follows what it refers to."""
_AFTER: Final[dict[type[Any], str]] = {
    Due: "UPDATE tables SET due = ?2 WHERE id = ?1",
    ChatRow: _insert("chat", ChatRow),
    RecordRow: _upsert("records", RecordRow, "table_id"),
    OriginRow: _insert("origins", OriginRow, "ON CONFLICT DO NOTHING"),
    ReviewRow: _insert("reviews", ReviewRow, "ON CONFLICT DO NOTHING"),
    AuditRow: _insert("audit", AuditRow),
}
_FORGET: Final[dict[str, tuple[str, ...]]] = {
    "credential": ("DELETE FROM credentials WHERE id = ?",),
    "lines": ("UPDATE chat SET name = '', user_id = '' WHERE user_id = ?",),
    "user": (
        "UPDATE chat SET name = '', user_id = '' WHERE user_id = ?",
        "DELETE FROM members WHERE user_id = ?",
        "DELETE FROM users WHERE id = ?",
    ),
}
_VALUES: Final[dict[type[Any], Callable[[Any], tuple[Any, ...]]]] = {
    kind: attrgetter(*kind.__annotations__) for kind in (*_BEFORE, *_AFTER)
}


@cache
def _log_rows(size: int) -> str:
    names = tuple(LogRow.__annotations__)
    rows = ", ".join([f"({', '.join('?' * len(names))})"] * size)
    return f"INSERT INTO log ({', '.join(names)}) VALUES {rows}"  # noqa: S608 - names of ours


@cache
def _turn_rows(size: int) -> str:
    rows = ", ".join(["(?,?,?,?,?)"] * size)
    return (
        "UPDATE tables SET phase = column2, turn = column3, updated = column4, due = column5 "  # noqa: S608 - marks only
        f"FROM (VALUES {rows}) WHERE id = column1"
    )


def write(connection: sqlite3.Connection, changes: Sequence[Change | Touch]) -> None:
    """Write all of them in the open transaction."""
    by_kind: dict[type[Any], list[Any]] = {}
    for change in changes:
        by_kind.setdefault(type(change), []).append(change)
    log, turns = by_kind.pop(LogRow, ()), by_kind.pop(Turn, ())
    if by_kind:
        _write_each(connection, _BEFORE, by_kind)
    if turns:
        last = {turn.id: turn for turn in turns}  # the same row twice in one statement would be changed once, by either
        _write_many(connection, _turn_rows, list(last.values()))
    if log:
        _write_many(connection, _log_rows, log)
    if by_kind:
        _write_each(connection, _AFTER, by_kind)
        _write_rest(connection, by_kind)


def _write_many(connection: sqlite3.Connection, statement: Callable[[int], str], rows: Sequence[tuple[Any, ...]]) -> None:
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        connection.execute(statement(len(some)), list(chain.from_iterable(some)))


def _write_each(connection: sqlite3.Connection, statements: dict[type[Any], str], by_kind: dict[type[Any], list[Any]]) -> None:
    for kind, statement in statements.items():
        rows = by_kind.get(kind)
        if rows is None:
            continue
        try:
            connection.executemany(statement, map(_VALUES[kind], rows))
        except sqlite3.IntegrityError as error:
            if kind is User:  # written by id: only the username can stand in the way
                raise NameTaken from error
            raise


def _write_rest(connection: sqlite3.Connection, by_kind: dict[type[Any], list[Any]]) -> None:
    for change in by_kind.get(Forget, ()):
        for statement in _FORGET[change.kind]:
            connection.execute(statement, (change.id,))
    if Touch in by_kind:
        connection.execute("PRAGMA user_version = 0")  # writes a page, though nothing is changed
