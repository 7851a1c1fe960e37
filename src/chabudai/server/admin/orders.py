"""What an administrator can order, and what is answered. On the road both are JSON."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from chabudai.server.socket.messages import Problem

Why = Annotated[str, Meta(max_length=200)]
Limit = Annotated[int, Meta(ge=1, le=10_000)]


class ListPeople(Struct, tag="people", forbid_unknown_fields=True):
    """The people whose id, name or username holds these letters, the last seen first."""

    search: str = ""
    banned: bool = False
    limit: Limit = 100


class ListTables(Struct, tag="tables", forbid_unknown_fields=True):
    """The tables in this phase whose id or title, or a person of whom, holds these letters; the last changed first."""

    search: str = ""
    phase: str = ""
    limit: Limit = 100


class ReadAudit(Struct, tag="audit", forbid_unknown_fields=True):
    """What was done by hand, the newest first."""

    limit: Limit = 100


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """Close a table for good."""

    table: str
    why: Why = ""


class Remove(Struct, tag="remove", forbid_unknown_fields=True):
    """Remove the person on this seat."""

    table: str
    seat: int
    why: Why = ""


class Ban(Struct, tag="ban", forbid_unknown_fields=True):
    """Ban a person, named by id or username."""

    user: str
    why: Why = ""


class Unban(Struct, tag="unban", forbid_unknown_fields=True):
    """Let a banned person in again."""

    user: str
    why: Why = ""


class Password(Struct, tag="password", forbid_unknown_fields=True):
    """Give a person another password."""

    user: str
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    why: Why = ""


class Delete(Struct, tag="delete", forbid_unknown_fields=True):
    """Delete a person's account."""

    user: str
    why: Why = ""


Order: TypeAlias = ListPeople | ListTables | ReadAudit | Close | Remove | Ban | Unban | Password | Delete


class Someone(Struct):
    """A person in a list. `seen` is when a credential of theirs was last used, exact to the hour."""

    id: str
    name: str
    username: str
    created: int
    seen: int
    banned: int
    sessions: int
    tokens: int
    tables: int


class Place(Struct):
    """A table in a list, with the number of its decisions and of the lines said there."""

    id: str
    title: str
    phase: str
    visibility: str
    names: list[str]
    updated: int
    steps: int
    lines: int


class Entry(Struct):
    """A line of the audit: ids, never names."""

    at: int
    actor: str
    act: str
    subject: str
    detail: str


class PeopleFound(Struct, tag="people"):
    """Some of the people, how many there are, and how large the database is."""

    found: list[Someone]
    all: int
    bytes: int


class TablesFound(Struct, tag="tables"):
    """Some of the tables, how many there are, and how large the database is."""

    found: list[Place]
    all: int
    bytes: int


class AuditFound(Struct, tag="audit"):
    """Some of the audit."""

    found: list[Entry]


class Done(Struct, tag="done"):
    """It is done; in one sentence."""

    told: str


class Refused(Struct, tag="refused"):
    """It is not done."""

    problem: Problem


Answer: TypeAlias = PeopleFound | TablesFound | AuditFound | Done | Refused
