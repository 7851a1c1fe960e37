"""What each change writes, as plain statements: nothing is compiled or looked up while tables wait.

The models say what the columns are; a test holds every statement to them. What both databases share comes first.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
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
    Give,
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
    Statement(Give, "UPDATE live SET owner = ?, epoch = epoch + 1 WHERE table_id = ?", attrgetter("process", "table_id")),
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
_STEPS: Final = (
    Statement(
        Turn,
        "UPDATE live SET turn = ?, updated = ?, due = ? WHERE table_id = ?",
        attrgetter("turn", "updated", "due", "table_id"),
    ),
    _insert("log", LogRow),
)
"""What is no move by itself, such as the last one of a game with all that follows from it."""
_TAKE: Final = "UPDATE live SET owner = ?, epoch = epoch + 1 WHERE table_id = ? RETURNING epoch"
"""Whoever writes into the file holds it, so that nobody else can have the table."""
_FENCE: Final = "SELECT 1 FROM live WHERE table_id = ? AND epoch = ?"


def write(connection: sqlite3.Connection, changes: Sequence[Change | Touch]) -> None:
    """Write all of them in the open transaction."""
    by_kind: dict[type[Any], list[Any]] = {}
    for change in changes:
        by_kind.setdefault(type(change), []).append(change)
    _write_each(connection, BEFORE, by_kind)
    _take(connection, by_kind.get(Take, ()))
    for fence in by_kind.get(Fence, ()):
        if connection.execute(_FENCE, fence).fetchone() is None:
            raise Fenced(fence.table_id)
    _write_each(connection, _STEPS, by_kind)
    _write_each(connection, AFTER, by_kind)
    _write_rest(connection, by_kind)


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
