"""Storage in SQLite: WAL, one writer thread, group commit.

Whatever has queued up while the last transaction was on its way to the disk becomes the next one. With
`synchronous=FULL` a commit returns after the disk has it.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event, func, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from chabudai.server.admin import looks
from chabudai.server.ops import metrics
from chabudai.server.storage import models
from chabudai.server.storage.files import backup
from chabudai.server.storage.health import Health
from chabudai.server.storage.store import (
    AuditRow,
    Change,
    ChatRow,
    Credential,
    Due,
    Forget,
    LogRow,
    Member,
    NameTaken,
    PersonSize,
    RecordRow,
    Seen,
    Sizes,
    StorageError,
    Store,
    TableRow,
    TableSize,
    Turn,
    User,
)

_MOST_AT_ONCE: Final = 512
_BUSY_SECONDS: Final = 3
"""How long another program's lock is waited for: all tables wait meanwhile."""
Row = TypeVar("Row")


def open_engine(path: Path) -> Engine:
    """An engine for the file, with the settings durability needs."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": _BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _record: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=2000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _upsert(table: Any, key: str) -> Executable:
    made = upsert(table)
    columns = {column.name: made.excluded[column.name] for column in table.columns if column.name != key}
    return made.on_conflict_do_update(index_elements=[key], set_=columns)


_WRITES: Final[list[tuple[type[Any], Executable]]] = [
    (User, _upsert(models.users, "id")),
    (Credential, insert(models.credentials)),
    (Seen, text("UPDATE credentials SET seen = :seen WHERE id = :id")),
    (TableRow, _upsert(models.tables, "id")),
    (Member, upsert(models.members).on_conflict_do_nothing()),
    (
        Turn,
        text("UPDATE tables SET phase = :phase, turn = :turn, updated = :updated, due = :due WHERE id = :id"),
    ),
    (Due, text("UPDATE tables SET due = :due WHERE id = :table_id")),
    (LogRow, insert(models.log)),
    (ChatRow, insert(models.chat)),
    (RecordRow, _upsert(models.records, "table_id")),
    (AuditRow, insert(models.audit)),
]


# What every step writes goes past SQLAlchemy's compiler: half the writer's time.
_OFTEN: Final[dict[type[Any], str]] = {
    LogRow: "INSERT INTO log (table_id, n, seat, text, move_id, spent, back_to) VALUES (?, ?, ?, ?, ?, ?, ?)",
    Turn: "UPDATE tables SET phase = ?2, turn = ?3, updated = ?4, due = ?5 WHERE id = ?1",
}


class _Touch:
    """A change of nothing: whether anything can be stored."""


class _Down(StorageError):
    """The storage itself fails, whatever the change."""


def _apply(connection: Connection, changes: Sequence[Change | _Touch]) -> None:
    for kind, statement in _WRITES:
        chosen = [change for change in changes if type(change) is kind]
        if not chosen:
            continue
        names = kind.__slots__
        often = _OFTEN.get(kind)
        try:
            if often is None:
                connection.execute(statement, [{name: getattr(change, name) for name in names} for change in chosen])
            else:
                connection.exec_driver_sql(often, [tuple([getattr(change, name) for name in names]) for change in chosen])
        except IntegrityError as error:
            if kind is User:  # written by id: only the username can stand in the way
                raise NameTaken from error
            raise
    for change in changes:
        if isinstance(change, Forget):
            _forget(connection, change)
        elif isinstance(change, _Touch):
            connection.exec_driver_sql("PRAGMA user_version = 0")  # writes a page, though nothing is changed


def _forget(connection: Connection, change: Forget) -> None:
    if change.kind == "credential":
        connection.execute(models.credentials.delete().where(models.credentials.c.id == change.id))
        return
    connection.execute(update(models.chat).where(models.chat.c.user_id == change.id).values(name="", user_id=""))
    if change.kind == "lines":
        return
    connection.execute(models.members.delete().where(models.members.c.user_id == change.id))
    connection.execute(models.users.delete().where(models.users.c.id == change.id))


class _Job:
    """Changes that wait for their transaction, and who waits for them."""

    __slots__ = ("changes", "done", "loop")

    def __init__(self, changes: Sequence[Change | _Touch]) -> None:
        self.changes: Final = changes
        self.loop: Final = asyncio.get_running_loop()
        self.done: Final[asyncio.Future[None]] = self.loop.create_future()


class SqliteStore(Store):
    """One SQLite file. What was stored within so many seconds tells that more can be."""

    def __init__(self, path: Path, seconds: float = 10) -> None:
        self.path: Final = path
        self._health: Final = Health(path, seconds)
        self._asking: Final = asyncio.Lock()
        self._engine: Final = open_engine(path)
        self._queue: Final[queue.SimpleQueue[list[_Job] | None]] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        self._readers: Final = ThreadPoolExecutor(2, "reader")
        self._writer: Final = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()
        self._closed = False

    # Writing.

    async def commit(self, *changes: Change) -> None:
        await self._stored(changes)

    async def _stored(self, changes: Sequence[Change | _Touch]) -> None:
        if self._closed:
            raise StorageError("the storage is closed")
        job = _Job(changes)
        if not self._gathered:
            job.loop.call_soon(self._hand_over)  # waking the writer costs: once for all that one turn of the loop brings
        self._gathered.append(job)
        await job.done

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _write(self) -> None:
        with self._engine.connect() as connection:
            while (jobs := self._queue.get()) is not None:
                while len(jobs) < _MOST_AT_ONCE and not self._queue.empty():
                    more = self._queue.get()
                    if more is None:
                        self._queue.put(None)
                        break
                    jobs += more
                self._transact(connection, jobs)

    def _transact(self, connection: Connection, jobs: list[_Job]) -> None:
        error = self._attempt(connection, [change for job in jobs for change in job.changes])
        if error is None:
            metrics.COMMITTED.observe(len(jobs))
            self._answer([(job, None) for job in jobs])
        elif len(jobs) == 1 or isinstance(error, _Down):  # trying each would hold up all tables for as many times
            self._answer([(job, error) for job in jobs])
        else:  # one bad change must not spoil the others
            self._answer([(job, self._attempt(connection, job.changes)) for job in jobs])

    def _attempt(self, connection: Connection, changes: Sequence[Change | _Touch]) -> Exception | None:
        try:
            self._health.must_be_there()
            _apply(connection, changes)
            connection.commit()
        except Exception as error:  # whatever it is, the writer goes on
            return self._failure(connection, error)
        self._health.stored()
        return None

    def _failure(self, connection: Connection, error: Exception) -> Exception:
        with contextlib.suppress(SQLAlchemyError):
            connection.rollback()
        if isinstance(error, NameTaken):
            return error
        if isinstance(error, IntegrityError):
            return StorageError(str(error.orig))
        self._health.failed(error)
        if isinstance(error, StorageError | OperationalError):
            return _Down(type(error).__name__)
        return StorageError(type(error).__name__)

    @staticmethod
    def _answer(answers: list[tuple[_Job, Exception | None]]) -> None:
        def tell() -> None:
            for job, error in answers:
                if job.done.done():
                    continue
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(error)

        answers[0][0].loop.call_soon_threadsafe(tell)

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
            await self._stored([_Touch()])

    async def backup(self, path: Path) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, backup, self.path, path)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()
