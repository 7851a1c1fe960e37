"""An administrator's hand: what is ordered is done by the parts that do it for everybody else, and noted in the audit.

The audit holds ids and the administrator's own reason, never names: those belong to their people.
"""

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from chabudai.server.admin import authority, orders
from chabudai.server.http.problems import problem_of
from chabudai.server.live.hub import Hub
from chabudai.server.people.accounts import People
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import AuditRow, Elsewhere, PersonSize, StorageError, Store, TableRow, TableSize, User
from chabudai.server.storage.table_rows import Outdated, chairs_in
from chabudai.server.thinking.levels import level_or_default
from chabudai.table import CLOSED, OVER, TableError, wrong_phase

_order: Final = msgspec.json.Decoder(orders.Order).decode
_answer: Final = msgspec.json.Decoder(orders.Answer).decode


class Administration:
    """Obeys whoever may read the database's own files."""

    def __init__(self, store: Store, people: People, hub: Hub) -> None:
        self._store: Final = store
        self._people: Final = people
        self._hub: Final = hub
        self._level: Final = level_or_default("", hub.settings.bot_level)

    async def obey(self, order: orders.Order, by: str) -> orders.Answer:
        """Do it, or say why not."""
        try:
            return await _DOES[type(order)](self, order, by)
        except (TableError, StorageError) as error:
            return orders.Refused(problem_of(error))

    # Looking.

    async def people(self, order: orders.ListPeople, _by: str) -> orders.Answer:
        """Some of the people."""
        await self._people.store_sightings()
        sizes = await self._store.sizes()
        found = await self._store.people(order.search, order.banned, order.limit)
        return orders.PeopleFound([_someone(person) for person in found], sizes.people, sizes.bytes)

    async def tables(self, order: orders.ListTables, _by: str) -> orders.Answer:
        """Some of the tables."""
        sizes = await self._store.sizes()
        found = await self._store.tables(order.search, order.phase, order.limit)
        return orders.TablesFound([_place(table) for table in found], sizes.tables, sizes.bytes)

    async def audit(self, order: orders.ReadAudit, _by: str) -> orders.Answer:
        """Some of the audit."""
        found = await self._store.audit(order.limit)
        return orders.AuditFound([orders.Entry(row.at, row.actor, row.act, row.subject, row.detail) for row in found])

    # Tables.

    async def close(self, order: orders.Close, by: str) -> orders.Answer:
        """Close a table; one that cannot be loaded any more, too."""
        noted = self._noted(by, "close", order.table, order.why)
        try:
            await authority.close(await self._hub.room(order.table), noted)
        except Elsewhere as error:
            return await self._there(error, order, by)
        except Outdated:
            await self._hub.rewrite(order.table, _closed, noted)
        return orders.Done(f"table {order.table} is closed")

    async def remove(self, order: orders.Remove, by: str) -> orders.Answer:
        """Remove a person from a table."""
        try:
            room = await self._hub.room(order.table)
        except Elsewhere as error:
            return await self._there(error, order, by)
        person = await authority.remove(
            room, order.seat, self._level, lambda person: self._noted(by, "remove", order.table, person, order.why)
        )
        return orders.Done(f"{person} is removed from table {order.table}")

    async def _there(self, error: Elsewhere, order: orders.Order, by: str) -> orders.Answer:
        """Have it obeyed by the process that has the table."""
        given = [msgspec.json.encode(order).decode(), by]
        answer: orders.Answer = _answer(await self._hub.neighbours.act(error, "obey", given))
        return answer

    async def obey_for(self, given: list[str]) -> bytes:
        """Obey what another process was ordered."""
        order, by = given
        return msgspec.json.encode(await self.obey(_order(order), by))

    # People.

    async def ban(self, order: orders.Ban, by: str) -> orders.Answer:
        """Ban a person; bots hold the seats in running games."""
        user = await self._named(order.user)
        await self._people.ban(user.id, self._noted(by, "ban", user.id, order.why))
        for ident in await self._store.table_ids(user.id):
            await self._stand_in(ident, user)
        return orders.Done(f"{user.id} is banned")

    async def _stand_in(self, ident: str, user: User) -> None:
        row = await self._store.table(ident)
        if row is None or row.phase in (OVER, CLOSED):
            return
        try:
            await self.stand_in_here(ident, user.id)
        except Elsewhere as error:
            await self._hub.neighbours.act(error, "stand-in", [ident, user.id])

    async def stand_in_here(self, ident: str, person: str) -> None:
        """Bots hold the seats of a person at a table that no other process has."""
        with contextlib.suppress(Outdated):  # nobody plays there
            await authority.stand_in(await self._hub.room(ident), person, self._level)

    async def unban(self, order: orders.Unban, by: str) -> orders.Answer:
        """Let a person in again."""
        user = await self._named(order.user)
        if not user.banned:
            raise TableError("conflict", ServerWhy.NOT_BANNED)
        await self._people.unban(user.id, self._noted(by, "unban", user.id, order.why))
        return orders.Done(f"{user.id} is no longer banned")

    async def password(self, order: orders.Password, by: str) -> orders.Answer:
        """Give a person another password."""
        user = await self._named(order.user)
        await self._people.reset(user.id, order.password, self._noted(by, "password", user.id, order.why))
        return orders.Done(f"{user.username} has a new password, and every session and token has ended")

    async def delete(self, order: orders.Delete, by: str) -> orders.Answer:
        """Delete an account."""
        user = await self._named(order.user)
        await self._hub.forget(user)
        await self._people.forget(user, self._noted(by, "delete", user.id, order.why))
        return orders.Done(f"{user.id} is deleted")

    async def _named(self, name: str) -> User:
        user = await self._store.user(name) or await self._store.user_named(name.casefold())
        if user is None:
            raise TableError("not-found", ServerWhy.NO_SUCH_PERSON)
        return user

    def _noted(self, by: str, act: str, subject: str, *detail: str) -> AuditRow:
        return AuditRow(self._hub.times.date(), by, act, subject, ": ".join(part for part in detail if part))


def _closed(row: TableRow) -> TableRow:
    if row.phase in (OVER, CLOSED):
        raise wrong_phase(row.phase)
    return replace(row, phase=CLOSED, turn="", due=None)


def _someone(person: PersonSize) -> orders.Someone:
    return orders.Someone(
        person.id,
        person.name,
        person.username or "",
        person.created,
        person.seen,
        person.banned,
        person.sessions,
        person.tokens,
        person.tables,
    )


def _place(table: TableSize) -> orders.Place:
    names = [chair["name"] or chair["bot"] for chair in chairs_in(table.meta)]
    return orders.Place(table.id, table.title, table.phase, table.visibility, names, table.updated, table.steps, table.lines)


_DOES: Final[dict[type, Callable[[Administration, Any, str], Awaitable[orders.Answer]]]] = {
    orders.ListPeople: Administration.people,
    orders.ListTables: Administration.tables,
    orders.ReadAudit: Administration.audit,
    orders.Close: Administration.close,
    orders.Remove: Administration.remove,
    orders.Ban: Administration.ban,
    orders.Unban: Administration.unban,
    orders.Password: Administration.password,
    orders.Delete: Administration.delete,
}
