"""Reading through the models, the same on both databases, by a few threads."""

import asyncio
from abc import abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Final, TypeVar

from sqlalchemy import ColumnElement, Engine, Executable, TextClause, func, select
from sqlalchemy.exc import SQLAlchemyError

from chabudai.server.admin import looks
from chabudai.server.storage import models
from chabudai.server.storage.store import (
    AuditRow,
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

Row = TypeVar("Row")
_TABLE: Final = (
    models.tables.c.id,
    models.tables.c.title,
    models.tables.c.phase,
    models.tables.c.visibility,
    models.live.c.turn,
    models.tables.c.meta,
    models.live.c.updated,
    models.live.c.due,
)
_TABLES: Final = select(*_TABLE).join(models.live, models.live.c.table_id == models.tables.c.id)


class SqlStore(Store):
    """A database that the models describe. What differs from one to the other is named here."""

    clock: ClassVar[ColumnElement[Any]]
    """Milliseconds since 1970, by the database's clock alone."""
    sizes_of: ClassVar[TextClause]

    def __init__(self, engine: Engine, readers: int) -> None:
        self._engine: Final = engine
        self._readers: Final = ThreadPoolExecutor(readers, "reader")

    @abstractmethod
    def _failed(self, error: Exception) -> None:
        """Reading was answered by an error."""

    @abstractmethod
    def _host_of(self, meta: ColumnElement[str]) -> ColumnElement[str]:
        """The host that is named in what is stored of a table."""

    # Reading.

    async def _rows(self, kind: type[Row], statement: Executable) -> list[Row]:
        def read() -> list[Row]:
            try:
                with self._engine.connect() as connection:
                    return [kind(**row) for row in connection.execute(statement).mappings()]
            except SQLAlchemyError as error:
                self._failed(error)
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
        return await self._row(TableRow, _TABLES.where(models.tables.c.id == ident))

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
        tables, reviews, live = models.tables, models.reviews, models.live
        joined = select(reviews).join(models.members, models.members.c.table_id == reviews.c.table_id)
        theirs = joined.join(tables, tables.c.id == reviews.c.table_id).where(models.members.c.user_id == user_id)
        found = theirs.join(live, live.c.table_id == tables.c.id).where(reviews.c.puzzles != "[]")
        if title:
            found = found.where(tables.c.title == title)
        return await self._rows(ReviewRow, found.order_by(live.c.updated.desc(), reviews.c.seat).limit(limit))

    async def tables_of(self, user_id: str, limit: int) -> list[TableRow]:
        tables = models.tables
        joined = _TABLES.join(models.members, models.members.c.table_id == tables.c.id)
        found = joined.where(models.members.c.user_id == user_id)
        waiting_first = (models.live.c.turn == user_id).desc()
        return await self._rows(TableRow, found.order_by(waiting_first, models.live.c.updated.desc()).limit(limit))

    async def table_ids(self, user_id: str) -> list[str]:
        found = select(models.members).where(models.members.c.user_id == user_id)
        return [member.table_id for member in await self._rows(Member, found)]

    async def due(self, until: int, process: str = "") -> list[Due]:
        live, processes = models.live, models.processes
        living = select(processes.c.id).where(processes.c.until > self.clock)
        found = select(live.c.table_id, live.c.due).where(live.c.owner.not_in(living.where(processes.c.id != process)))
        is_due = live.c.due <= until
        if self.is_shared:  # nobody looks after the tables of a process that is gone: their clocks run from now on
            is_due |= live.c.due.is_not(None) & live.c.owner.not_in(living)
        return await self._rows(Due, found.where(is_due).order_by(live.c.due))

    async def held(self, process: str, table_ids: list[str]) -> set[str]:
        live = models.live
        found = select(live.c.table_id, live.c.due).where(live.c.owner == process, live.c.table_id.in_(table_ids))
        return {row.table_id for row in await self._rows(Due, found)}

    async def hosted(self, user_id: str) -> int:
        tables = models.tables
        joined = select(func.count().label("number")).join(models.members, models.members.c.table_id == tables.c.id)
        theirs = joined.where(models.members.c.user_id == user_id, self._host_of(tables.c.meta) == user_id)
        (row,) = await self._rows(dict, theirs.where(tables.c.phase != "over"))
        return int(row["number"])

    async def open_tables(self, limit: int) -> list[TableRow]:
        tables = models.tables
        found = _TABLES.where(tables.c.phase == "open", tables.c.visibility == "open")
        return await self._rows(TableRow, found.order_by(models.live.c.updated.desc()).limit(limit))

    async def people(self, search: str, banned: bool, limit: int) -> list[PersonSize]:
        return await self._rows(PersonSize, looks.people_at(search, banned).limit(limit))

    async def tables(self, search: str, phase: str, limit: int) -> list[TableSize]:
        return await self._rows(TableSize, looks.tables_at(search, phase).limit(limit))

    async def sizes(self) -> Sizes:
        (found,) = await self._rows(Sizes, self.sizes_of)
        return found

    async def audit(self, limit: int) -> list[AuditRow]:
        return await self._rows(AuditRow, looks.AUDIT.limit(limit))
