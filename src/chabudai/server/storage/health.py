"""What is known of the storage's health: the fate of the last change, and whether the file is there and whole."""

import sqlite3
import time
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from chabudai.server.storage.files import damage, identity
from chabudai.server.storage.store import StorageError

_CHECKING_SHARE: Final = 100
"""Looking through the whole file may take one part of the time in so many."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _tells_damage(error: Exception) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorcode", 0) & 0xFF in _DAMAGED


class Health:
    """Noted by the threads of a store; each note is one assignment."""

    def __init__(self, path: Path, seconds: float) -> None:
        self._path: Final = path
        self._seconds: Final = seconds
        self._file: Final = identity(path)
        self._stored = self._looked = time.monotonic()
        self._has_failed = False
        self._is_damaged = False
        self._looking_took = 0.0

    def must_be_there(self) -> None:
        """Refuse to write into a file that has lost its name: nobody would find it again."""
        if identity(self._path) != self._file:
            self._has_failed = True
            raise StorageError("the file is gone")

    def stored(self) -> None:
        """A change is on the disk."""
        self._stored = time.monotonic()
        self._has_failed = False

    def failed(self, error: Exception) -> None:
        """A change or a question was answered by an error of the storage."""
        self._has_failed = True
        self._is_damaged = self._is_damaged or _tells_damage(error)

    def is_known_good(self) -> bool:
        """Whether the last change was stored, and not long ago."""
        is_recent = time.monotonic() - self._stored < self._seconds
        return is_recent and not self._has_failed and not self._is_damaged and identity(self._path) == self._file

    def look(self) -> None:
        """Look through the whole file when it is time; raises if it is damaged."""
        self.must_be_there()
        began = time.monotonic()
        is_time = began - self._looked >= max(self._seconds, _CHECKING_SHARE * self._looking_took)
        if not is_time and not self._is_damaged:
            return
        try:
            self._is_damaged = bool(damage(self._path))
        except sqlite3.Error as error:
            raise StorageError(type(error).__name__) from error
        self._looked = time.monotonic()
        self._looking_took = self._looked - began
        if self._is_damaged:
            raise StorageError("the file is damaged")
