"""Storage in PostgreSQL: read through the models over a few connections, written by one writer."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, literal_column, text
from sqlalchemy.exc import DataError, SQLAlchemyError

from chabudai.server.storage.moving import copy_database
from chabudai.server.storage.postgres_engines import READERS, postgres_engine
from chabudai.server.storage.postgres_statements import CLOCK
from chabudai.server.storage.postgres_writer import PostgresWriter
from chabudai.server.storage.sql import Row, SqlStore
from chabudai.server.storage.statements import Touch
from chabudai.server.storage.store import Change, StorageError

_RENEW: Final = text(
    f"INSERT INTO processes (id, until) VALUES (:process, {CLOCK} + :ms)"  # noqa: S608 - ours
    f" ON CONFLICT (id) DO UPDATE SET until = {CLOCK} + :ms WHERE processes.until > 0"  # who has left stays away
    f" RETURNING (SELECT until > {CLOCK} FROM processes WHERE id = :process)"
)


class PostgresStore(SqlStore):
    """One database of PostgreSQL, that several processes may share."""

    is_shared = True
    clock = literal_column(CLOCK)
    sizes_of = text(
        "SELECT (SELECT count(*) FROM users) AS people, (SELECT count(*) FROM tables) AS tables,"
        " pg_database_size(current_database()) AS bytes"
    )

    def __init__(self, address: str, seconds: float = 10) -> None:
        super().__init__(postgres_engine(address), READERS)
        self._seconds: Final = seconds
        self._address: Final = address
        self._asking: Final = asyncio.Lock()
        self._stored = 0.0
        """When a change was last stored; 0 after one was not."""
        self._writer: Final = PostgresWriter(address)

    async def commit(self, *changes: Change) -> None:
        await self._stored_now(changes)

    async def _stored_now(self, changes: tuple[Change | Touch, ...]) -> None:
        try:
            await self._writer.stored(changes)
        except StorageError:
            self._stored = 0.0
            raise
        self._stored = time.monotonic()

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, DataError):
            self._stored = 0.0

    async def _rows(self, kind: type[Row], statement: Executable) -> list[Row]:
        try:
            return await super()._rows(kind, statement)
        except StorageError as error:
            if isinstance(error.__cause__, DataError):  # asked for what no text here can be: it has no zero bytes
                return []
            raise

    def _host_of(self, meta: ColumnElement[str]) -> ColumnElement[str]:
        found: ColumnElement[Any] = meta.op("::")(literal_column("json")).op("->>")("host")
        return found

    async def renew(self, process: str, seconds: float) -> bool:
        def renewed() -> bool:
            try:
                with self._engine.connect() as connection:
                    return bool(connection.execute(_RENEW, {"process": process, "ms": round(seconds * 1000)}).scalar())
            except SQLAlchemyError as error:
                raise StorageError(type(error).__name__) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, renewed)

    async def ping(self) -> None:
        async with self._asking:
            if time.monotonic() - self._stored >= self._seconds:
                await self._stored_now((Touch(),))

    async def backup(self, path: Path) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, copy_database, self._address, path)

    async def close(self) -> None:
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
