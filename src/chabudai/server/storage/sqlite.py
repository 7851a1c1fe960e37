"""Storage in SQLite: read by a few threads through the models, written by one writer."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Engine, create_engine, event, func, literal, text

from chabudai.server.storage.files import backup
from chabudai.server.storage.health import Health
from chabudai.server.storage.sql import SqlStore
from chabudai.server.storage.statements import Touch
from chabudai.server.storage.store import Change
from chabudai.server.storage.writer import BUSY_SECONDS, Writer, prepare

_READERS: Final = 2


def open_engine(path: Path) -> Engine:
    """An engine for the file, with the settings durability needs."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _record: object) -> None:
        prepare(connection)

    return engine


class SqliteStore(SqlStore):
    """One SQLite file. What was stored within so many seconds tells that more can be.

    Which process lives is told by the lock on the file, not by a clock: so nothing is written while nothing happens, and
    after a crash nobody waits.
    """

    is_shared = False
    clock = literal(0)
    sizes_of = text(
        "SELECT (SELECT count(*) FROM users) AS people, (SELECT count(*) FROM tables) AS tables,"
        " page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()"
    )

    def __init__(self, path: Path, seconds: float = 10) -> None:
        super().__init__(open_engine(path), _READERS)
        self.path: Final = path
        self._health: Final = Health(path, seconds)
        self._asking: Final = asyncio.Lock()
        self._writer: Final = Writer(path, self._health)

    async def commit(self, *changes: Change) -> None:
        await self._writer.stored(changes)

    def _failed(self, error: Exception) -> None:
        self._health.failed(error)

    def _host_of(self, meta: ColumnElement[str]) -> ColumnElement[str]:
        found: ColumnElement[Any] = func.json_extract(meta, "$.host")
        return found

    async def renew(self, process: str, seconds: float) -> bool:
        del process, seconds
        return True

    async def ping(self) -> None:
        async with self._asking:
            if self._health.is_known_good():
                return
            await asyncio.get_running_loop().run_in_executor(self._readers, self._health.look)
            await self._writer.stored([Touch()])

    async def backup(self, path: Path) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, backup, self.path, path)

    async def close(self) -> None:
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
