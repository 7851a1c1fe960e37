"""The whole of a database into another one that is empty, of either kind, and compared row by row before it counts."""

import contextlib
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from chabudai.server.storage import models
from chabudai.server.storage.files import Unusable, create_private
from chabudai.server.storage.migrate import migrate
from chabudai.server.storage.place import Place, told
from chabudai.server.storage.sqlite import open_engine

_AT_ONCE: Final = 500
_MOVED: Final = [table for table in models.metadata.sorted_tables if table is not models.processes]
"""In the order in which they refer to each other. Which processes there are is no part of what is kept."""


def copy_database(source: Place, target: Place) -> dict[str, int]:
    """Copy everything as it is at one moment; says how many rows of each table there are. What fails leaves nothing behind."""
    if isinstance(target, Path):
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            create_private(target)
        except FileExistsError:
            raise FileExistsError(f"{target}: the file exists already") from None
    try:
        migrate(target)
        with _opened(source) as read, _opened(target) as written, read.connect() as one, written.begin() as other:
            return _copied(one, other, target)
    except BaseException as error:
        if isinstance(target, Path):
            for end in ("", "-wal", "-shm"):
                target.with_name(target.name + end).unlink(missing_ok=True)
        if isinstance(error, SQLAlchemyError):
            why = " ".join(str(getattr(error, "orig", None) or error).split())
            raise Unusable(f"{told(source)}: the database cannot be copied: {why}") from error
        raise


@contextlib.contextmanager
def _opened(place: Place) -> Iterator[Engine]:
    if isinstance(place, Path):
        engine = open_engine(place)
    else:
        from chabudai.server.storage.postgres_engines import PATIENT, postgres_engine  # an extra

        engine = postgres_engine(place, PATIENT).execution_options(isolation_level="REPEATABLE READ")
    try:
        yield engine
    finally:
        engine.dispose()


def _copied(source: Connection, target: Connection, place: Place) -> dict[str, int]:
    for table in _MOVED:
        if target.execute(select(func.count()).select_from(table)).scalar_one():
            raise Unusable(f"{told(place)}: the database is not empty")
    source.execute(text("SELECT 1 FROM alembic_version")).close()  # from here on one moment is read
    counts = {table.name: _copy(source, target, table) for table in _MOVED}
    for table in _MOVED:
        if _digest(source, table) != _digest(target, table):
            raise Unusable(f"{told(place)}: the copy of {table.name} is not what was copied")
    if target.dialect.name == "postgresql":
        target.execute(text("SELECT setval('audit_n_seq', greatest((SELECT max(n) FROM audit), 1))"))
    return counts


def _copy(source: Connection, target: Connection, table: Table) -> int:
    count = 0
    for rows in _rows(source, table):
        target.execute(insert(table), [_kept(row) for row in rows])
        count += len(rows)
    return count


def _rows(connection: Connection, table: Table) -> Iterator[Sequence[Row[Any]]]:
    ordered = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=_AT_ONCE)
    with connection.execute(ordered) as result:
        yield from result.partitions()


def _kept(row: Row[Any]) -> dict[str, Any]:
    """A row without the process that had the table: it is no process of the other database."""
    kept = dict(row._mapping)
    if "owner" in kept:
        kept["owner"] = ""
    return kept


def _digest(connection: Connection, table: Table) -> tuple[int, int]:
    """How many rows there are and what is in them, in whatever order the database compares its texts."""
    count = total = 0
    for rows in _rows(connection, table):
        for row in rows:
            count += 1
            total ^= int.from_bytes(hashlib.sha256(repr(_kept(row)).encode("utf-8", "surrogatepass")).digest())
    return count, total
