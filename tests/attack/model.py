"""Who holds which chair and which credential lives, by what the server has acknowledged; and what may be heard by it."""

from dataclasses import dataclass, field
from typing import Any, Final

from tests.attack.wire import Ear, Heard, credentials

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve")
PRIVATE: Final = "hand"
"""The kind of failure that shows somebody's cards."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that is done. The numbers choose among what there is when it is done, so that any act can be left out."""

    kind: str
    who: int = 0
    seat: int = 0
    n: int = 0
    table: int = 0
    at_once: tuple["Act", ...] = ()


@dataclass(eq=False, slots=True)
class Credential:
    """A cookie or a token of somebody."""

    user: str
    token: str
    is_cookie: bool
    ident: str = ""
    is_alive: bool = True

    @property
    def header(self) -> str:
        return credentials(self.token, self.is_cookie)


@dataclass(eq=False, slots=True)
class Person:
    """Somebody with an account, whose credentials may all have ended."""

    name: str
    user: str = ""
    username: str = ""
    password: str = ""
    credentials: list[Credential] = field(default_factory=list)

    def alive(self) -> list[Credential]:
        return [credential for credential in self.credentials if credential.is_alive]


@dataclass(eq=False, slots=True)
class Seated:
    """A table as the acknowledged acts have made it: the person on each chair, empty for a bot or nobody."""

    ident: str
    number: int
    chairs: list[str]
    info: dict[str, Any]
    owners: list[int] = field(default_factory=list)
    """Counts for each chair how often its person has changed."""

    turn: int = 0
    """Who is probably to act."""

    def __post_init__(self) -> None:
        self.owners = [0] * len(self.chairs)

    def put(self, seat: int, user: str) -> None:
        if self.chairs[seat] != user:
            self.chairs[seat] = user
            self.owners[seat] += 1

    def clear(self, user: str) -> None:
        for seat in self.of(user):
            self.put(seat, "")

    def of(self, user: str) -> list[int]:
        return [seat for seat, holder in enumerate(self.chairs) if holder == user]

    def empty(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.info["chairs"]) if not chair["user"] and not chair["bot"]]

    @property
    def phase(self) -> str:
        return str(self.info["phase"])


@dataclass(eq=False, slots=True)
class Listener:
    """An open connection, whose it is, and what it was told it follows."""

    name: str
    ear: Ear
    user: str
    credential: Credential
    checked: int = 0
    follows: set[tuple[str, int | None]] = field(default_factory=set)
    is_dropped: bool = False

    def is_open(self) -> bool:
        return self.ear.closed is None


@dataclass(frozen=True, slots=True)
class Rights:
    """Who may hear what at one moment."""

    chairs: frozenset[tuple[str, str, int]]
    tokens: frozenset[str]
    owners: dict[tuple[str, int], int]

    def __or__(self, other: "Rights") -> "Rights":
        return Rights(self.chairs | other.chairs, self.tokens | other.tokens, other.owners)

    def allow(self, listener: Listener, message: Heard) -> bool:
        assert message.seat is not None
        return self.hold(listener, message.table, message.seat) and listener.credential.token in self.tokens

    def hold(self, listener: Listener, table: str, seat: int) -> bool:
        return (listener.user, table, seat) in self.chairs


def rights_now(tables: list[Seated], people: list[Person]) -> Rights:
    """What the acts so far give to everybody."""
    chairs = {(user, table.ident, seat) for table in tables for seat, user in enumerate(table.chairs) if user}
    tokens = {credential.token for person in people for credential in person.alive()}
    owners = {(table.ident, seat): count for table in tables for seat, count in enumerate(table.owners)}
    return Rights(frozenset(chairs), frozenset(tokens), owners)


class Leak(Exception):
    """A promise that was broken: its kind, and what happened in a sentence."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(kind, sentence)
        self.kind: Final = kind
        self.sentence: Final = sentence

    def __str__(self) -> str:
        return f"{self.kind}: {self.sentence}"
