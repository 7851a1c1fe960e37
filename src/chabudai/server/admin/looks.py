"""What an administrator looks up: people and tables by their letters, with their sizes; the audit."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, func, or_, select, text

from chabudai.server.storage.models import audit, chat, credentials, live, log, members, tables, users

AUDIT: Final = select(audit.c.at, audit.c.actor, audit.c.act, audit.c.subject, audit.c.detail).order_by(audit.c.n.desc())


def _holds(search: str, *columns: ColumnElement[Any]) -> ColumnElement[bool]:
    return or_(*[column.icontains(search, autoescape=True) for column in columns])


def _number_of(*conditions: ColumnElement[bool], table: Any) -> Any:
    return select(func.count()).select_from(table).where(*conditions).scalar_subquery()


def people_at(search: str, banned: bool) -> Select[Any]:
    """People, the last seen first."""
    theirs = credentials.c.user_id == users.c.id
    seen = func.coalesce(select(func.max(credentials.c.seen)).where(theirs).scalar_subquery(), 0)
    found = select(
        users.c.id,
        users.c.name,
        users.c.username,
        users.c.created,
        users.c.banned,
        seen.label("seen"),
        _number_of(theirs, credentials.c.kind == "cookie", table=credentials).label("sessions"),
        _number_of(theirs, credentials.c.kind == "token", table=credentials).label("tokens"),
        _number_of(members.c.user_id == users.c.id, table=members).label("tables"),
    ).order_by(text("seen DESC"), users.c.created.desc())
    if banned:
        found = found.where(users.c.banned != 0)
    return found.where(_holds(search, users.c.id, users.c.name, users.c.username)) if search else found


def tables_at(search: str, phase: str) -> Select[Any]:
    """Tables, the last changed first."""
    chosen = select(
        tables.c.id,
        tables.c.title,
        tables.c.phase,
        tables.c.visibility,
        tables.c.meta,
        live.c.updated,
        _number_of(log.c.table_id == tables.c.id, table=log).label("steps"),
        _number_of(chat.c.table_id == tables.c.id, table=chat).label("lines"),
    )
    found = chosen.join(live, live.c.table_id == tables.c.id).order_by(live.c.updated.desc())
    if phase:
        found = found.where(tables.c.phase == phase)
    return found.where(or_(_holds(search, tables.c.id, tables.c.title), _has_member(search))) if search else found


def _has_member(search: str) -> ColumnElement[bool]:
    member = select(members).join(users, users.c.id == members.c.user_id).where(members.c.table_id == tables.c.id)
    return member.where(_holds(search, users.c.id, users.c.name, users.c.username)).exists()
