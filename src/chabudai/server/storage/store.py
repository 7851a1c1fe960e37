"""What the server asks of its storage: a small interface, so that another database can follow."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final, NamedTuple, TypeAlias

LEASE_SECONDS: Final = 5.0
"""A process that has not said for so long that it lives is taken for dead."""


@dataclass(frozen=True, slots=True)
class User:
    """A person."""

    id: str
    name: str
    colour: str
    username: str | None
    password: str | None
    created: int
    banned: int = 0
    """When the person was banned, 0 if not."""


@dataclass(frozen=True, slots=True)
class Credential:
    """A cookie or a personal token, kept as a hash."""

    id: str
    user_id: str
    hash: str
    kind: str
    label: str
    created: int
    seen: int = 0
    """When it was last used, 0 if that is not known."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Only when a credential was last used; one that has ended meanwhile stays so."""

    id: str
    seen: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log."""

    id: str
    title: str
    phase: str
    visibility: str
    turn: str
    meta: str
    updated: int
    due: int | None = None
    """When something happens there by itself, None if nothing does."""


class Turn(NamedTuple):
    """Only what changes with every step of a table; its phase does not."""

    table_id: str
    turn: str
    updated: int
    due: int | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """Only when something happens at a table by itself, None if nothing does."""

    table_id: str
    due: int | None


@dataclass(frozen=True, slots=True)
class Member:
    """A person has a chair at a table, or had one."""

    table_id: str
    user_id: str


class LogRow(NamedTuple):
    """A decision, or an undo."""

    table_id: str
    n: int
    seat: int
    text: str
    move_id: str
    spent: int
    back_to: int | None


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Something said."""

    table_id: str
    n: int
    user_id: str
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class RecordRow:
    """The whole record of a finished game."""

    table_id: str
    text: str


@dataclass(frozen=True, slots=True)
class OriginRow:
    """The record with which the game of a table began, where it did not begin there."""

    table_id: str
    text: str


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A seat's review of a finished game, and the moments of it that are puzzles, both as JSON."""

    table_id: str
    seat: int
    text: str
    puzzles: str


@dataclass(frozen=True, slots=True)
class AuditRow:
    """Something that a host or an administrator did by hand."""

    at: int
    actor: str
    act: str
    subject: str
    detail: str


@dataclass(frozen=True, slots=True)
class PersonSize:
    """A person in an administrator's list: how many credentials and tables, and when one of the former was last used."""

    id: str
    name: str
    username: str | None
    created: int
    seen: int
    banned: int
    sessions: int
    tokens: int
    tables: int


@dataclass(frozen=True, slots=True)
class TableSize:
    """A table in an administrator's list: how many decisions, and how many lines were said."""

    id: str
    title: str
    phase: str
    visibility: str
    meta: str
    updated: int
    steps: int
    lines: int


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much there is of everything."""

    people: int
    tables: int
    bytes: int


@dataclass(frozen=True, slots=True)
class Forget:
    """Remove a credential (`credential`), a person's name from all that was said (`lines`), or a person (`user`)."""

    kind: str
    id: str


class Fence(NamedTuple):
    """What a process that has a table writes with: nothing is stored once another one has taken it."""

    table_id: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Give:
    """From now on another process has a table. Whoever gives it away can store nothing of it any more."""

    table_id: str
    process: str


class Take:
    """From now on a process has a table, unless another one has it that lives. Once stored it says which of both came about."""

    __slots__ = ("epoch", "owner", "process", "table_id")

    def __init__(self, table_id: str, process: str) -> None:
        self.table_id: Final = table_id
        self.process: Final = process
        self.epoch = 0
        """With which number the table is this process's; 0 if it is not."""
        self.owner = ""
        """Who has it instead; empty if there is no such table."""


Change: TypeAlias = (
    User
    | Credential
    | Seen
    | TableRow
    | Turn
    | Due
    | Member
    | LogRow
    | ChatRow
    | RecordRow
    | OriginRow
    | ReviewRow
    | AuditRow
    | Forget
    | Fence
    | Take
    | Give
)


class StorageError(Exception):
    """A change was not stored. Nothing of it may be acknowledged."""


class Fenced(StorageError):
    """The table is another process's meanwhile."""


class Elsewhere(StorageError):
    """The table is at another process that lives."""

    def __init__(self, table: str, owner: str) -> None:
        super().__init__("the table is at another process")
        self.table: Final = table
        self.owner: Final = owner


class NameTaken(Exception):
    """Somebody else has this username."""


class Store(ABC):
    """Durable storage. `commit` returns once all the changes would survive a crash, or raises and none did."""

    is_shared: ClassVar[bool]
    """Whether other processes may use it too; then this one says again and again that it lives."""

    @abstractmethod
    async def commit(self, *changes: Change) -> None:
        """Store all of them together. Where a fence among them does not hold any more, Fenced is raised."""

    async def take(self, table_id: str, process: str) -> Fence | None:
        """Take a table, None if there is none; Elsewhere if another process has it. What is read of it then is the newest."""
        if "\0" in table_id:
            return None  # not every database can be asked for it
        take = Take(table_id, process)
        await self.commit(take)
        if take.owner:
            raise Elsewhere(table_id, take.owner)
        return Fence(table_id, take.epoch) if take.epoch else None

    @abstractmethod
    async def renew(self, process: str, seconds: float) -> bool:
        """The process lives, and will for so long by the database's clock; whether it did without a break."""

    @abstractmethod
    async def held(self, process: str, table_ids: list[str]) -> set[str]:
        """Which of these tables the process still has."""

    @abstractmethod
    async def user(self, ident: str) -> User | None:
        """The person with this id."""

    @abstractmethod
    async def user_named(self, username: str) -> User | None:
        """The person with this username."""

    @abstractmethod
    async def user_by_hash(self, digest: str) -> User | None:
        """The person whose credential has this hash."""

    @abstractmethod
    async def credentials(self, user_id: str) -> list[Credential]:
        """The cookies and personal tokens of a person, the oldest first."""

    @abstractmethod
    async def table(self, ident: str) -> TableRow | None:
        """A table."""

    @abstractmethod
    async def log(self, table_id: str) -> list[LogRow]:
        """What was decided at a table, in order."""

    @abstractmethod
    async def chat(self, table_id: str, last: int) -> list[ChatRow]:
        """The last things said at a table, in order."""

    @abstractmethod
    async def record(self, table_id: str) -> str | None:
        """The record of a finished game."""

    @abstractmethod
    async def origin(self, table_id: str) -> str | None:
        """The record with which the game of a table began, where it did not begin there."""

    @abstractmethod
    async def review(self, table_id: str, seat: int) -> ReviewRow | None:
        """A seat's review of a finished game."""

    @abstractmethod
    async def reviews_of(self, user_id: str, title: str, limit: int) -> list[ReviewRow]:
        """The reviews with puzzles of a person's tables of this title, or of all; the newest tables first."""

    @abstractmethod
    async def tables_of(self, user_id: str, limit: int) -> list[TableRow]:
        """The tables of a person, those waiting for the person first, then the newest."""

    @abstractmethod
    async def table_ids(self, user_id: str) -> list[str]:
        """The ids of all tables of a person."""

    @abstractmethod
    async def due(self, until: int, process: str = "") -> list[Due]:
        """The tables where something happens by itself up to that time, the soonest first; none of other living processes.

        Of processes that are gone, those where something happens at any time.
        """

    @abstractmethod
    async def hosted(self, user_id: str) -> int:
        """How many tables a person is the host of that are not over."""

    @abstractmethod
    async def open_tables(self, limit: int) -> list[TableRow]:
        """The tables that anyone may join, the newest first."""

    @abstractmethod
    async def people(self, search: str, banned: bool, limit: int) -> list[PersonSize]:
        """The people whose id, name or username holds these letters, all or the banned ones, the last seen first."""

    @abstractmethod
    async def tables(self, search: str, phase: str, limit: int) -> list[TableSize]:
        """The tables whose id or title, or a person of whom, holds these letters, in any phase or in this; the newest first."""

    @abstractmethod
    async def sizes(self) -> Sizes:
        """How much is stored."""

    @abstractmethod
    async def audit(self, limit: int) -> list[AuditRow]:
        """What was done by hand, the newest first."""

    @abstractmethod
    async def ping(self) -> None:
        """Raise a StorageError if nothing could be stored now."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A consistent copy, while everything goes on."""

    @abstractmethod
    async def close(self) -> None:
        """Store what is waiting, and end."""
