"""A process as a front: it serves any connection and request, and asks the owners of tables for what is not its own."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final

from fastapi import Response

from chabudai.server.gate.guard import FORWARDED, address, token_of
from chabudai.server.lanes.asking import FarThinkers
from chabudai.server.lanes.items import (
    Act,
    Again,
    Answered,
    Changed,
    Ended,
    Gone,
    Item,
    Leaving,
    Lost,
    Noticed,
    Order,
    Ordered,
    Person,
    Requested,
    Spent,
    Thought,
    Told,
    person_of,
)
from chabudai.server.lanes.lanes import ALL, Hearer, Lanes
from chabudai.server.lanes.orders import Orders
from chabudai.server.lanes.owner import LOST, Owner, decode_response
from chabudai.server.live.neighbours import Neighbours
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import Move, Reveal, TableOrder, Unwatch, Watch, encode
from chabudai.server.socket.visitor import MOST_WATCHED, Visitor
from chabudai.server.storage.store import Elsewhere, StorageError
from chabudai.table import TableError

if TYPE_CHECKING:
    from fastapi import Request
    from starlette.types import ASGIApp

    from chabudai.server.admin.administration import Administration
    from chabudai.server.gate.limits import Limits
    from chabudai.server.http.dependencies import Services
    from chabudai.server.live.hub import Hub
    from chabudai.server.live.neighbours import Who
    from chabudai.server.ops.settings import Settings
    from chabudai.server.people.accounts import People
    from chabudai.server.storage.store import User
    from chabudai.server.thinking.pool import Thinkers

_REPEATABLE: Final = (Move, Watch, Unwatch, Reveal)
"""Done twice, they are done once, whoever does them."""
_ORDERS: Final = (Ordered, Requested, Act)
_FORWARDED_HEADERS: Final = (b"accept", b"accept-encoding", b"content-type", b"content-length")
_TRY_AGAIN: Final = 1013
_log: Final = logging.getLogger("chabudai.lanes")


class Front(Neighbours, Hearer):
    """Asks other processes, and hears what they tell."""

    def __init__(self, lanes: Lanes, release: Callable[[], None], settings: Settings) -> None:
        self.lanes: Final = lanes
        far = None if settings.workers else FarThinkers(lanes, settings.bot_seconds, settings.hint_seconds)
        self._thinkers: Final = far
        self._release: Final = release
        self._hub: Hub
        self._people: People
        self._guests: Limits
        self._owner: Owner
        self._orders: Orders
        self._ids: Final = itertools.count(1)
        self._visitors: Final[dict[int, tuple[Visitor, Who]]] = {}
        self._numbers: Final[dict[Visitor, dict[str, int]]] = {}
        """By table. After a break it has another number: what comes to the old one is not the whole story."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._is_looking = False

    async def begin(self, app: ASGIApp, services: Services, administration: Administration) -> None:
        hub = services.hub

        async def rename(given: list[str]) -> bytes:
            await hub.rename_here(given[0], Person(*given[1:]).user())
            return b""

        async def forget(given: list[str]) -> bytes:
            await hub.forget_here(given[0], Person(*given[1:]).user())
            return b""

        async def stand_in(given: list[str]) -> bytes:
            await administration.stand_in_here(*given)
            return b""

        acts = {"rename": rename, "forget": forget, "stand-in": stand_in, "obey": administration.obey_for}
        self._hub = hub
        self._people = services.people
        self._guests = services.guests
        self._owner = Owner(self.lanes, hub, app, acts)
        self._orders = Orders(self.lanes, hub, self._followed)
        await self.lanes.open(self)

    def thinkers(self) -> Thinkers | None:
        return self._thinkers

    def has(self, process: str) -> bool:
        return process in self.lanes.peers

    def is_reachable(self) -> bool:
        return self.lanes.is_open

    # Asking.

    async def obey(self, visitor: Visitor, order: TableOrder, who: Who, error: Elsewhere) -> None:
        try:
            answer = await self._obeyed(visitor, order, who, error.owner)
        except (TableError, StorageError) as refusal:
            visitor.refuse(order, refusal)
        else:
            if answer is None:
                await visitor.obey(order, who)

    async def _obeyed(self, visitor: Visitor, order: TableOrder, who: Who, owner: str) -> Answered | None:
        user = await who()
        number = self._numbers.setdefault(visitor, {}).get(order.table) or self._numbered(visitor, who, order.table)
        if not isinstance(order, Watch):
            answer = await self._order(number, visitor, order, user, owner)
            if isinstance(order, Unwatch):
                visitor.elsewhere.discard((order.table, order.seat))
            return answer
        key = order.table, order.seat
        is_new = key not in visitor.elsewhere
        if is_new and visitor.followed() >= MOST_WATCHED:
            raise TableError("conflict", ServerWhy.TOO_MANY_TABLES_FOLLOWED, most=MOST_WATCHED)
        visitor.elsewhere.add(key)  # from now on: the connection may go while this is asked
        answer = None
        try:
            answer = await self._order(number, visitor, order, user, owner)
        finally:
            if self._numbers.get(visitor, {}).get(order.table) != number:
                self._drop(order.table, number)  # the connection went meanwhile, or follows by another number already
            elif is_new and (answer is None or answer.failed):
                visitor.elsewhere.discard(key)
        return answer

    def _numbered(self, visitor: Visitor, who: Who, table: str) -> int:
        """A new number for what a connection follows of a table."""
        number = self._numbers[visitor][table] = next(self._ids)
        self._visitors[number] = visitor, who
        return number

    async def _order(
        self, number: int, visitor: Visitor, order: TableOrder, user: User, owner: str, again: bool = False
    ) -> Answered | None:
        data, person = encode(order), person_of(user)

        def made(ident: int, until: int) -> Order:
            return Ordered(ident, until, order.table, number, person, data, again)

        return await self._orders.asked(order.table, owner, isinstance(order, _REPEATABLE), made, visitor, again)

    def leave(self, visitor: Visitor) -> None:
        for table, number in self._numbers.pop(visitor, {}).items():
            self._drop(table, number)
        visitor.elsewhere.clear()

    def _followed(self) -> set[str]:
        """The tables of other processes that connections here have to do with."""
        return {table for numbers in self._numbers.values() for table in numbers}

    def _drop(self, table: str, number: int, owner: str = "") -> None:
        """What comes to this number is nobody's from now on, and whoever has the table, or had it, is to know."""
        self._visitors.pop(number, None)
        owner = owner or self._hub.places.get(table, "")
        if owner:
            self.lanes.tell(owner, Gone(number))

    async def answer(self, request: Request, error: Elsewhere) -> Response:
        is_own = request.path_params.get("ident") == error.table
        scope = request.scope
        if FORWARDED in scope and is_own:
            scope[LOST].append(error)  # it was lost in this moment
            raise error
        user = None if FORWARDED in scope else await self._people.by_token(token_of(request))
        if user is None and FORWARDED not in scope:
            raise TableError("unauthorized", ServerWhy.NOT_SIGNED_IN)
        person = Person(*scope[FORWARDED]) if user is None else person_of(user)
        body = await request.body() if is_own else b""
        headers = [pair for pair in scope["headers"] if pair[0] in _FORWARDED_HEADERS] if is_own else []
        method, path = (request.method, scope["path"]) if is_own else ("GET", f"/api/tables/{error.table}")
        query, client = scope["query_string"] if is_own else b"", address(request)

        def made(ident: int, until: int) -> Requested:
            return Requested(ident, until, error.table, person, method, path, query, headers, body, client)

        is_repeatable = method == "GET" or path.endswith(("/moves", "/reveal"))
        answer = await self._orders.asked(error.table, error.owner, is_repeatable, made)
        if answer is not None and answer.failed:
            raise error
        told = await self._owner.respond(made(0, 0), []) if answer is None else decode_response(answer.result or b"")
        response = Response(told.body, 201 if not is_own and told.status == 200 else told.status)
        response.raw_headers = told.headers
        return response

    async def act(self, error: Elsewhere, name: str, given: list[str]) -> bytes:
        def made(ident: int, until: int) -> Act:
            return Act(ident, until, error.table, name, given)

        answer = await self._orders.asked(error.table, error.owner, True, made)
        if answer is not None and answer.failed:
            raise error
        return await self._owner.act(made(0, 0)) if answer is None else answer.result or b""

    def follow(self, visitor: Visitor, order: Watch, who: Who) -> None:
        number = self._numbers.setdefault(visitor, {}).get(order.table) or self._numbered(visitor, who, order.table)
        visitor.elsewhere.add((order.table, order.seat))
        visitor.comes(order.table, self._spawn(self._follow_again(number, visitor, who, order)))

    def moved(self, table: str, before: str) -> None:
        self._watch_again([table], before)

    # What everyone is to know.

    def notice(self, person: str, message: bytes) -> None:
        self.lanes.tell(ALL, Noticed(person, message))

    def ended(self, person: str, credential: str) -> None:
        self.lanes.tell(ALL, Ended(person, credential))

    def changed(self) -> None:
        self.lanes.tell(ALL, Changed())

    async def settled(self) -> None:
        await self.lanes.settled()

    def spent(self, key: str) -> None:
        self.lanes.tell(ALL, Spent(key))

    async def close(self) -> None:
        """All tables are free from now on; whoever followed one here asks for it elsewhere, or takes it."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.to_thread(self._release)
        self.lanes.tell(ALL, Leaving())
        await self.lanes.close()

    # Hearing.

    def heard(self, sender: str, item: Item) -> None:
        try:
            self._hear(sender, item)
        except Exception:
            _log.exception("what another process says cannot be heard")

    def _hear(self, sender: str, item: Item) -> None:
        if isinstance(item, Told):
            if self._hub.places.get(item.table) == sender:  # nobody else is heard about it: whoever slept may not know that
                for number in item.to:
                    found = self._visitors.get(number)
                    if found is not None:
                        found[0].reader.put(item.message)
        elif isinstance(item, _ORDERS):
            self._owner.take(sender, item)
        elif isinstance(item, Answered):
            self._orders.take(sender, item)
        else:
            self._hear_rarely(sender, item)

    def _hear_rarely(self, sender: str, item: Item) -> None:
        if isinstance(item, Gone):
            self._owner.part(sender, item.connection)
        elif isinstance(item, Lost):
            if self._hub.places.get(item.table) == sender:
                self._lost(item)
        elif isinstance(item, Again):
            self._watch_again(self._at(sender))
        elif isinstance(item, Leaving):
            self.lanes.peers.pop(sender, None)
            self.gone(sender)
        elif isinstance(item, Thought):
            if self._thinkers is not None:
                self._thinkers.thought(item.id, item.answer)
        else:
            self._hear_of_people(item)

    def _lost(self, item: Lost) -> None:
        if item.to:
            self._hub.learn(item.table, "" if item.to == self.lanes.process else item.to)
        else:
            self._watch_again([item.table])

    def _hear_of_people(self, item: Item) -> None:
        if isinstance(item, Noticed):
            self._hub.connections.notify_here(item.person, item.message)
        elif isinstance(item, Ended):
            self._people.forget_known_here()
            self._hub.connections.end_here(item.person, item.credential)
        elif isinstance(item, Changed):
            self._people.forget_known_here()
        elif isinstance(item, Spent):
            self._guests.take(item.key)

    # Breaks.

    def broken(self, peer: str) -> None:
        self._owner.lost_sight(peer)
        self._watch_again(self._at(peer))
        self._people.forget_known_here()
        if not self._is_looking:
            self._is_looking = True
            self._spawn(self._look_who_holds_what())

    def gone(self, peer: str) -> None:
        self._owner.part_all(peer)
        self._forget(peer)

    def _at(self, peer: str) -> list[str]:
        return [table for table, owner in self._hub.places.items() if owner == peer]

    def _forget(self, peer: str) -> None:
        """The other process has no tables any more, as far as is known here."""
        tables = self._at(peer)
        for table in tables:
            del self._hub.places[table]
        self._orders.give_up(peer)
        self._watch_again(tables)

    def _watch_again(self, tables: Iterable[str], owner: str = "") -> None:
        lost = set(tables)
        for visitor, numbers in list(self._numbers.items()):
            for table in [table for table in numbers if table in lost]:
                _, who = self._visitors[numbers[table]]
                self._drop(table, numbers[table], owner)
                number = self._numbered(visitor, who, table)
                for seat in [seat for followed, seat in visitor.elsewhere if followed == table]:
                    visitor.comes(table, self._spawn(self._follow_again(number, visitor, who, Watch(table, seat))))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background that ends with this process."""
        task = self._hub.spawn(work, is_waited_for=False)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _follow_again(self, number: int, visitor: Visitor, who: Who, order: Watch) -> None:
        """Let a connection go on following, wherever the table is now; it gets a snapshot. Else it has to connect again."""
        key = order.table, order.seat
        try:
            answer = await self._followed_again(number, visitor, who, order)
        except TableError:
            return  # the credential has ended
        except StorageError:
            visitor.reader.close(_TRY_AGAIN)
            return
        if visitor not in self._numbers:
            visitor.leave()  # the connection went meanwhile
        if number not in self._visitors:
            self._drop(order.table, number)  # so it did, or it follows by another number already
        elif answer is None or answer.failed:
            visitor.elsewhere.discard(key)

    async def _followed_again(self, number: int, visitor: Visitor, who: Who, order: Watch) -> Answered | None:
        """What the owner answered; None if the table is this process's."""
        answer: Answered | None = None
        try:
            await visitor.watch_again(order.table, order.seat, who)
        except Elsewhere as error:
            answer = await self._order(number, visitor, order, await who(), error.owner, again=True)
            if answer is None:
                await visitor.watch_again(order.table, order.seat, who)
        return answer

    async def _look_who_holds_what(self) -> None:
        """The word that a credential has ended may be among what was lost."""
        self._is_looking = False  # what is lost from now on is looked for anew
        for person in self._hub.connections.people():
            user = await self._hub.store.user(person)
            held = [] if user is None or user.banned else await self._hub.store.credentials(person)
            self._hub.connections.keep_only(person, {credential.id for credential in held})
