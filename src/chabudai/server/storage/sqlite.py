"""Storage in SQLite: read by a few threads through the models, written by one writer."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Engine, Executable, create_engine, event, func, select
from sqlalchemy.exc import SQLAlchemyError

from chabudai.server.admin import looks
from chabudai.server.storage import models
from chabudai.server.storage.files import backup
from chabudai.server.storage.health import Health
from chabudai.server.storage.statements import Touch
from chabudai.server.storage.store import (
    AuditRow,
    Change,
    ChatRow,
    Credential,
    Due,
    LogRow,
    Member,
    OriginRow,
    PersonSize,
    RecordRow,
    ReviewRow,
    Sizes,
    StorageError,
    Store,
    TableRow,
    TableSize,
    User,
)
from chabudai.server.storage.writer import BUSY_SECONDS, Writer, prepare

Row = TypeVar("Row")


def open_engine(path: Path) -> Engine:
    """An engine for the file, with the settings durability needs."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _record: object) -> None:
        prepare(connection)

    return engine


class SqliteStore(Store):
    """One SQLite file. What was stored within so many seconds tells that more can be."""

    def __init__(self, path: Path, seconds: float = 10) -> None:
        self.path: Final = path
        self._health: Final = Health(path, seconds)
        self._asking: Final = asyncio.Lock()
        self._engine: Final = open_engine(path)
        self._readers: Final = ThreadPoolExecutor(2, "reader")
        self._writer: Final = Writer(path, self._health)

    async def commit(self, *changes: Change) -> None:
        await self._writer.stored(changes)

    # Reading.

    async def _rows(self, kind: type[Row], statement: Executable) -> list[Row]:
        def read() -> list[Row]:
            try:
                with self._engine.connect() as connection:
                    return [kind(**row) for row in connection.execute(statement).mappings()]
            except SQLAlchemyError as error:
                self._health.failed(error)
                raise StorageError(type(error).__name__) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def _row(self, kind: type[Row], statement: Executable) -> Row | None:
        rows = await self._rows(kind, statement)
        return rows[0] if rows else None

    async def user(self, ident: str) -> User | None:
        return await self._row(User, select(models.users).where(models.users.c.id == ident))

    async def user_named(self, username: str) -> User | None:
        return await self._row(User, select(models.users).where(models.users.c.username == username))

    async def user_by_hash(self, digest: str) -> User | None:
        joined = select(models.users).join(models.credentials, models.credentials.c.user_id == models.users.c.id)
        return await self._row(User, joined.where(models.credentials.c.hash == digest))

    async def credentials(self, user_id: str) -> list[Credential]:
        table = models.credentials
        return await self._rows(Credential, select(table).where(table.c.user_id == user_id).order_by(table.c.created))

    async def table(self, ident: str) -> TableRow | None:
        return await self._row(TableRow, select(models.tables).where(models.tables.c.id == ident))

    async def log(self, table_id: str) -> list[LogRow]:
        return await self._rows(LogRow, select(models.log).where(models.log.c.table_id == table_id).order_by(models.log.c.n))

    async def chat(self, table_id: str, last: int) -> list[ChatRow]:
        found = select(models.chat).where(models.chat.c.table_id == table_id).order_by(models.chat.c.n.desc()).limit(last)
        return list(reversed(await self._rows(ChatRow, found)))

    async def record(self, table_id: str) -> str | None:
        row = await self._row(RecordRow, select(models.records).where(models.records.c.table_id == table_id))
        return None if row is None else row.text

    async def origin(self, table_id: str) -> str | None:
        row = await self._row(OriginRow, select(models.origins).where(models.origins.c.table_id == table_id))
        return None if row is None else row.text

    async def review(self, table_id: str, seat: int) -> ReviewRow | None:
        table = models.reviews
        return await self._row(ReviewRow, select(table).where(table.c.table_id == table_id, table.c.seat == seat))

    async def reviews_of(self, user_id: str, title: str, limit: int) -> list[ReviewRow]:
        tables, reviews = models.tables, models.reviews
        joined = select(reviews).join(models.members, models.members.c.table_id == reviews.c.table_id)
        theirs = joined.join(tables, tables.c.id == reviews.c.table_id).where(models.members.c.user_id == user_id)
        found = theirs.where(reviews.c.puzzles != "[]", *([tables.c.title == title] if title else []))
        return await self._rows(ReviewRow, found.order_by(tables.c.updated.desc(), reviews.c.seat).limit(limit))

    async def tables_of(self, user_id: str, limit: int) -> list[TableRow]:
        tables = models.tables
        joined = select(tables).join(models.members, models.members.c.table_id == tables.c.id)
        found = joined.where(models.members.c.user_id == user_id)
        waiting_first = (tables.c.turn == user_id).desc()
        return await self._rows(TableRow, found.order_by(waiting_first, tables.c.updated.desc()).limit(limit))

    async def table_ids(self, user_id: str) -> list[str]:
        found = select(models.members).where(models.members.c.user_id == user_id)
        return [member.table_id for member in await self._rows(Member, found)]

    async def due(self, until: int) -> list[Due]:
        tables = models.tables
        found = select(tables.c.id.label("table_id"), tables.c.due).where(tables.c.due <= until)
        return await self._rows(Due, found.order_by(tables.c.due))

    async def hosted(self, user_id: str) -> int:
        tables = models.tables
        joined = select(func.count().label("number")).join(models.members, models.members.c.table_id == tables.c.id)
        theirs = joined.where(models.members.c.user_id == user_id, func.json_extract(tables.c.meta, "$.host") == user_id)
        (row,) = await self._rows(dict, theirs.where(tables.c.phase != "over"))
        return int(row["number"])

    async def open_tables(self, limit: int) -> list[TableRow]:
        tables = models.tables
        found = select(tables).where(tables.c.phase == "open", tables.c.visibility == "open")
        return await self._rows(TableRow, found.order_by(tables.c.updated.desc()).limit(limit))

    async def people(self, search: str, banned: bool, limit: int) -> list[PersonSize]:
        return await self._rows(PersonSize, looks.people_at(search, banned).limit(limit))

    async def tables(self, search: str, phase: str, limit: int) -> list[TableSize]:
        return await self._rows(TableSize, looks.tables_at(search, phase).limit(limit))

    async def sizes(self) -> Sizes:
        (found,) = await self._rows(Sizes, looks.SIZES)
        return found

    async def audit(self, limit: int) -> list[AuditRow]:
        return await self._rows(AuditRow, looks.AUDIT.limit(limit))

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
