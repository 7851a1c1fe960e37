"""Opening the database at the start: held by one server, whole, and of the newest form; or one sentence why not."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from chabudai.server.storage.files import Hold, Unusable, create_private, damage
from chabudai.server.storage.migrate import Newer, migrate


def open_database(path: Path) -> Hold:
    """Hold, check and migrate the database; it is created where there is none."""
    with _in_words(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        hold = Hold(path)
        try:
            _prepare(path)
        except BaseException:
            hold.release()
            raise
        return hold


def _prepare(path: Path) -> None:
    with contextlib.suppress(FileExistsError):
        create_private(path)
    wrong = damage(path)
    if wrong:
        raise Unusable(f"{path}: the database is damaged ({wrong}): put a backup in its place")
    migrate(path)


@contextlib.contextmanager
def _in_words(path: Path) -> Iterator[None]:
    try:
        yield
    except Newer as error:
        raise Unusable(f"{path}: {error}") from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise Unusable(f"{path}: the database cannot be used: {getattr(error, 'orig', None) or error}") from error
    except OSError as error:
        raise Unusable(f"{path}: the database cannot be used: {error.strerror or error}") from error
