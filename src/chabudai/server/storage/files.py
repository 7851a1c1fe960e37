"""The database as a file: who may read it, which server holds it, whether it is whole, and copies of it."""

import contextlib
import os
import secrets
import sqlite3
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final

from chabudai.server.live.times import SYSTEM, Times
from chabudai.server.storage.store import LEASE_SECONDS

if sys.platform != "win32":
    import fcntl

_HEAD: Final = b"SQLite format 3\x00"
PRIVATE: Final = 0o600
"""Only the owner reads it: the secrets of running games are in it."""


class Unusable(ValueError):
    """A database that cannot be used, in one sentence."""


class InUse(Unusable):
    """A database that another process holds."""


def new_process() -> str:
    """An id for this start of this process."""
    return secrets.token_hex(8)


class Hold(ABC):
    """A database is this process's to serve, as long as the process lives."""

    def __init__(self, lease: float = LEASE_SECONDS, kind: str = "") -> None:
        self.process: Final = kind + new_process()
        self.lease: Final = lease
        """After so many seconds without a word the process is taken for dead, where the database's clock decides."""

    @abstractmethod
    def times(self) -> Times:
        """The clocks to go by."""

    @abstractmethod
    def announce(self, road: bytes) -> None:
        """Say how an administrator reaches this process, to those alone who could read the database anyway."""

    @abstractmethod
    def release(self) -> None:
        """Let another server have it, and its tables."""


class FileHold(Hold):
    """A file beside the database, locked for as long as this process lives: a killed one lets go of it too.

    It is never removed: another process could hold the lock of the file that has just lost its name.
    """

    def __init__(self, database: Path) -> None:
        super().__init__()
        self._signpost: Final = signpost_of(database)
        self._has_announced = False
        path = database.with_name(database.name + ".lock")
        self._file: Final = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                os.close(self._file)
                raise InUse(f"{database}: another server uses this database") from error

    def times(self) -> Times:
        return SYSTEM

    def announce(self, road: bytes) -> None:
        """Write the file as a whole, never readable by anybody else."""
        new = self._signpost.with_name(self._signpost.name + ".new")
        new.unlink(missing_ok=True)
        create_private(new)
        new.write_bytes(road)
        os.replace(new, self._signpost)
        self._has_announced = True

    def release(self) -> None:
        if self._has_announced:
            self._signpost.unlink(missing_ok=True)
        os.close(self._file)


def signpost_of(database: Path) -> Path:
    """The file that says where the road to a running server begins."""
    return database.with_name(database.name + ".admin")


def create_private(path: Path) -> None:
    """A new empty file that only its owner can read, before anything is in it."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))


def damage(path: Path) -> str:
    """What is wrong with a database by SQLite's own quick check, empty if nothing is. It reads the whole file."""
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=1)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:
        raise  # locked, or no such file: nothing is said about what is in it
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else " ".join(str(found).split())


def is_something_else(path: Path) -> bool:
    """Whether a file is there that SQLite has not written: nothing is to be made beside it."""
    try:
        with path.open("rb") as file:
            head = file.read(len(_HEAD))
    except FileNotFoundError:
        return False
    return head not in (b"", _HEAD)


def identity(path: Path) -> tuple[int, int] | None:
    """Which file this is, whatever its name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def backup(source: Path, target: Path) -> None:
    """A consistent copy of the file by SQLite's own means, also while a server writes to it; a copy that fails is removed."""
    if not source.exists():
        raise FileNotFoundError(f"{source}: there is no such database")
    try:
        create_private(target)
    except FileExistsError:
        raise FileExistsError(f"{target}: the file exists already") from None
    try:
        with contextlib.closing(sqlite3.connect(source)) as opened, contextlib.closing(sqlite3.connect(target)) as copied:
            opened.backup(copied)
    except BaseException as error:
        target.unlink(missing_ok=True)
        target.with_name(target.name + "-journal").unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise Unusable(f"{source}: the database cannot be copied: {error}") from error
        raise
