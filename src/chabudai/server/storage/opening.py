"""Opening the database at the start: held by this process, whole, and of the newest form; or one sentence why not."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from chabudai.extras import how_to_install
from chabudai.server.storage.files import FileHold, Hold, Unusable, create_private, damage, is_something_else
from chabudai.server.storage.migrate import Newer, migrate
from chabudai.server.storage.place import Place, told
from chabudai.server.storage.sqlite import SqliteStore
from chabudai.server.storage.store import Store


def open_database(place: Place, waits: bool = True, is_alone: bool = True) -> Hold:
    """Hold, check and migrate the database; a file is created where there is none.

    Where it is not known yet whether another server was killed, that is waited for, or not. A process that is not alone shares
    the database with others of its kind.
    """
    with _in_words(place):
        if isinstance(place, Path):
            if not is_alone:
                raise Unusable(f"{place}: several processes cannot serve a file: a broker needs a PostgreSQL")
            return _file_held(place)
        return _postgres_held(place, waits, is_alone)


def store_at(place: Place, seconds: float = 10) -> Store:
    """The storage in a database that is held. What was stored within so many seconds tells that more can be."""
    if isinstance(place, Path):
        return SqliteStore(place, seconds)
    from chabudai.server.storage.postgres import PostgresStore  # an extra: only who has such a database has it

    return PostgresStore(place, seconds)


def _file_held(path: Path) -> Hold:
    path.parent.mkdir(parents=True, exist_ok=True)
    if is_something_else(path):
        raise Unusable(f"{path}: the database is damaged (file is not a database): put a backup in its place")
    hold = FileHold(path)
    try:
        with contextlib.suppress(FileExistsError):
            create_private(path)
        wrong = damage(path)
        if wrong:
            raise Unusable(f"{path}: the database is damaged ({wrong}): put a backup in its place")
        migrate(path)
    except BaseException:
        hold.release()
        raise
    return hold


def _postgres_held(address: str, waits: bool, is_alone: bool) -> Hold:
    try:
        from chabudai.server.storage.postgres_hold import PostgresHold
    except ImportError as error:
        raise Unusable(f"{told(address)}: {error.name} is missing: {how_to_install('scale')}") from error
    migrate(address)
    return PostgresHold(address, is_alone) if waits else PostgresHold(address, is_alone, seconds=0)


@contextlib.contextmanager
def _in_words(place: Place) -> Iterator[None]:
    try:
        yield
    except Newer as error:
        raise Unusable(f"{told(place)}: {error}") from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise Unusable(f"{told(place)}: the database cannot be used: {getattr(error, 'orig', None) or error}") from error
    except OSError as error:
        raise Unusable(f"{told(place)}: the database cannot be used: {error.strerror or error}") from error
