"""All live tables of this process: loaded on demand, unloaded when idle; their bots, clocks and notices."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final
from weakref import WeakValueDictionary

from chabudai.server.gate.quotas import Quotas
from chabudai.server.live import commands as acts
from chabudai.server.live.bots import Bots
from chabudai.server.live.connections import Connections
from chabudai.server.live.neighbours import Neighbours
from chabudai.server.live.room import Room
from chabudai.server.live.tenure import Tenure
from chabudai.server.live.times import SYSTEM, Times
from chabudai.server.live.waking import Waker
from chabudai.server.ops import metrics
from chabudai.server.ops.settings import Settings
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import Notice, encode
from chabudai.server.storage.store import (
    LEASE_SECONDS,
    Change,
    Elsewhere,
    Fence,
    Forget,
    Member,
    OriginRow,
    Store,
    TableRow,
    Take,
    User,
)
from chabudai.server.storage.table_rows import (
    Details,
    from_row,
    has_origin,
    new_table,
    owned,
    renamed,
    to_row,
    whose_turn,
    without,
)
from chabudai.server.thinking.adjusting import LOOKED_AT, suiting
from chabudai.server.thinking.levels import level_or_default
from chabudai.server.thinking.pace import Pace
from chabudai.server.thinking.pool import Thinkers
from chabudai.table import CLOSED, OVER, SEALING, ClockRule, Position, Table, TableError, TableWhy
from chabudai.table.dealer import SECRET_BYTES

_log: Final = logging.getLogger("chabudai.hub")
_CHAT: Final = 50
_AT_A_TIME: Final = 16
_SECONDS_TO_END: Final = 10.0
"""For what is under way when the server ends: by then a change is stored or refused."""


def _nothing() -> None:
    """What follows a change of a room that is no longer here."""


class Hub:
    """Finds, makes and drives rooms."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        times: Times = SYSTEM,
        process: str = "alone",
        lease: float = LEASE_SECONDS,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.process: Final = process
        """Whose tables these are."""
        self.bots: Final = Bots(thinkers, Pace(settings.bot_least_seconds, settings.bot_most_seconds), self.spawn)
        self.times: Final = times
        self.now: Final = times.now
        self.rooms: Final[dict[str, Room]] = {}
        self.neighbours: Final = neighbours or Neighbours()
        self.connections: Final = Connections(self.neighbours)
        self.quotas: Final = Quotas(settings)
        self.places: Final[dict[str, str]] = {}
        """Which other processes have tables that were asked for here, as far as is known."""
        self.is_closing = False
        self._loading: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        """Each as long as somebody has it or waits for it."""
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._told_turn: Final[dict[str, str]] = {}
        self._running: Final[list[asyncio.Task[None]]] = []
        self._tenure: Final = Tenure(self, lease)

    def begin(self) -> None:
        """From now on this process is known to live, and tables go on by themselves."""
        self._running.append(asyncio.create_task(self._tenure.run()))
        self._running.append(asyncio.create_task(Waker(self).run()))

    # Rooms.

    async def room(self, ident: str, anew: bool = False) -> Room:
        """The table with this id, loaded if need be; `anew`: who had it when it was last asked for may be gone."""
        if not self._tenure.is_sure():
            await self._tenure.make_sure()
        room = self.rooms.get(ident)
        if room is not None and not room.is_broken:
            room.used = self.now()
            return room
        elsewhere = None if anew else self.elsewhere(ident)
        if elsewhere is not None:
            raise elsewhere
        async with self._only_one(ident):
            room = self.rooms.get(ident)
            if room is None or room.is_broken:
                room = await self._load(ident)
        return room

    def elsewhere(self, ident: str) -> Elsewhere | None:
        """Who else has a table, as far as is known."""
        return Elsewhere(ident, self.places[ident]) if ident in self.places else None

    def learn(self, ident: str, owner: str) -> None:
        """Who has a table, empty for this process. Whoever follows it anywhere else follows it anew."""
        before = self.places.pop(ident, "")
        if owner:
            self.places[ident] = owner
        if before not in ("", owner):
            self.neighbours.moved(ident, before)

    def _only_one(self, ident: str) -> asyncio.Lock:
        """Whoever has this lock loads the table, or changes what is stored of it while nobody has loaded it."""
        return self._loading.setdefault(ident, asyncio.Lock())

    async def _taken(self, ident: str) -> tuple[Fence, TableRow]:
        """The table is this process's from now on; only then is it read, so that it is the newest."""
        try:
            fence = await self.store.take(ident, self.process)
        except Elsewhere:
            if ident in self.rooms:
                self.unload(ident)  # it was taken from this process
            raise
        row = None if fence is None else await self.store.table(ident)
        if fence is None or row is None:
            raise TableError("not-found", ServerWhy.NO_SUCH_TABLE)
        return fence, row

    async def _load(self, ident: str) -> Room:
        fence, row = await self._taken(ident)
        log = await self.store.log(ident)
        chat = await self.store.chat(ident, _CHAT)
        given = await self.store.origin(ident) if has_origin(row) else None
        table, details = from_row(row, log, self.now(), given or "")
        room = self._added(table, details, fence)
        self.learn(ident, "")
        room.remember(log, chat)  # before anyone can find the room: it must know its log and the ids that were played
        room.changed()
        return room

    def _added(self, table: Table, details: Details, fence: Fence) -> Room:
        room = Room(table, details, fence, self.store, self.times, self.spawn)
        room.changed = lambda: self._follow(room)
        self.rooms[details.id] = room
        metrics.TABLES.set(len(self.rooms))
        return room

    async def create(
        self,
        user: User,
        game: str,
        seats: int,
        options: dict[str, str],
        edition: str,
        clock: ClockRule,
        visibility: str,
        commitment: str,
        hints: str = "",
        own: str = "",
    ) -> Room:
        """A new table; its host sits on seat 0. `own` is an edition that is given whole, under the name `edition`."""
        table = new_table(game, seats, options, edition, clock, secrets.token_bytes(SECRET_BYTES), own)
        room = await self._opened(table, Details(acts.new_id(), edition, visibility, user.id, hints=hints), user)
        await acts.join(room, user, 0, commitment)
        return room

    async def _opened(self, table: Table, details: Details, user: User, *more: Change) -> Room:
        take = Take(details.id, self.process)
        await self.store.commit(to_row(table, details, self.times.date()), Member(details.id, user.id), take, *more)
        return self._added(table, details, Fence(details.id, take.epoch))

    async def placed(self, table: Table, details: Details, user: User, given: str, *more: Change) -> Room:
        """A table whose game did not begin here, stored with the record it began with."""
        room = await self._opened(table, details, user, OriginRow(details.id, given), *more)
        room.changed()
        return room

    async def rematch(self, room: Room, user: User) -> Room:
        """The same people and bots, one chair on; asked for twice, it is the same table."""
        async with room.turn():
            old = room.table
            if old.phase != OVER:
                raise TableError("conflict", TableWhy.GAME_NOT_OVER)
            if user.id not in [chair.user for chair in old.chairs]:
                raise TableError("forbidden", ServerWhy.REMATCH_ONLY_FOR_PLAYERS)
            if not room.details.next:
                following = await self._next_table(room, user)
                room.details.next = following.details.id
                await room.keep()
                self._call(following, user)
        return await self.room(room.details.next)

    def _call(self, room: Room, user: User) -> None:
        """Tell the others that somebody wants to play again."""
        for seat, chair in enumerate(room.table.chairs):
            if chair.user and chair.user != user.id:
                notice = encode(Notice(room.details.id, seat, room.table.game.setup.title, "rematch"))
                self.connections.notify(chair.user, notice)

    async def _next_table(self, room: Room, user: User) -> Room:
        old, details = room.table, room.details
        setup = old.game.setup
        secret = secrets.token_bytes(SECRET_BYTES)
        table = new_table(setup.title, setup.seats, setup.options, details.edition, old.clocks.rule, secret, setup.box)
        level = await self.suiting(user, setup.title) if details.adjusts else ""
        for seat, chair in enumerate(old.chairs):
            place = table.chairs[(seat + 1) % setup.seats]
            place.user, place.name, place.colour, place.bot = chair.user, chair.name, chair.colour, chair.bot
            if chair.bot and level:
                place.bot = level
        next_details = Details(acts.new_id(), details.edition, details.visibility, user.id, hints=details.hints)
        next_details.adjusts = details.adjusts
        people = [Member(next_details.id, chair.user) for chair in table.chairs if chair.user]
        following = await self._opened(table, next_details, user, *people)
        following.changed()
        return following

    async def suiting(self, user: User, title: str) -> str:
        """The level of bot that suits a person, by the person's last games."""
        return suiting(await self.store.tables_of(user.id, LOOKED_AT), user.id, title)

    async def say(self, room: Room, user: User, text: str) -> None:
        """Say something to everyone at the table."""
        self.quotas.say(user.id)
        await acts.say(room, user, text)

    @staticmethod
    def position_for(room: Room, user: User, seat: int | None) -> Position | None:
        """What a person may know of a table on this seat; None is the public."""
        return room.position(None if seat is None else owned(room.table, seat, user.id))

    # What follows from a change.

    def _follow(self, room: Room) -> None:
        self.bots.follow(room)
        self._set_timer(room)
        self._notify(room)

    def _set_timer(self, room: Room) -> None:
        ident = room.details.id
        timer = self._timers.pop(ident, None)
        if timer is not None:
            timer.cancel()
        due = room.table.clocks.flags_at()
        if room.table.phase == SEALING:
            self._call_later(room, self._time_to_reveal(room), lambda: self.spawn(acts.deal_anyway(room)))
        elif due is not None:
            level = level_or_default("", self.settings.bot_level)
            wait = max(0, due - self.now() + 1) / 1000
            self._call_later(room, wait, lambda: self.spawn(acts.flag(room, level)))

    def _call_later(self, room: Room, seconds: float, act: Callable[[], object]) -> None:
        self._timers[room.details.id] = asyncio.get_running_loop().call_later(seconds, act)

    def _time_to_reveal(self, room: Room) -> float:
        """The seconds until a started table is dealt, never more than at the start: the clock may have been set back."""
        return min(self.settings.seal_seconds, max(0, room.details.deal_by - self.now()) / 1000)

    def _notify(self, room: Room) -> None:
        """Tell a person who is elsewhere that this table waits."""
        user = whose_turn(room.table)
        if user == self._told_turn.get(room.details.id, ""):
            return
        self._told_turn[room.details.id] = user
        seat = room.table.actor()
        if not user or seat is None or room.online[user]:
            return
        self.connections.notify(user, encode(Notice(room.details.id, seat, room.table.game.setup.title)))

    # Housekeeping.

    def spawn(self, work: Coroutine[Any, Any, None], is_waited_for: bool = True) -> asyncio.Task[None]:
        """Do something in the background; an error is logged. At the end it is waited for, or not."""
        task = asyncio.create_task(work)
        if is_waited_for:
            self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a background task failed", extra={"error": type(task.exception()).__name__})

    def sweep(self) -> None:
        """Unload the tables that nobody watches: those whose game is over at once, the others when idle for long.

        What storing failed for is loaded anew, by the next visitor or by the waker.
        """
        oldest = self.now() - int(self.settings.idle_seconds * 1000)
        for ident, room in list(self.rooms.items()):
            is_done_with = room.table.phase in (OVER, CLOSED) or room.used < oldest
            if is_done_with and room.is_at_rest() and not self.bots.is_answering(ident):
                self.unload(ident)

    def unload(self, ident: str) -> None:
        """Forget a table of this process; what is stored of it stays."""
        self.rooms.pop(ident).changed = _nothing  # it held the room itself: free it now, not when garbage is collected
        self._told_turn.pop(ident, None)
        timer = self._timers.pop(ident, None)
        if timer is not None:
            timer.cancel()
        metrics.TABLES.set(len(self.rooms))

    def drop(self, idents: Iterable[str]) -> None:
        """These tables may be another process's: nothing more is told of them, and whoever comes has them loaded anew."""
        for ident in idents:
            self.rooms[ident].break_up()

    async def forget(self, user: User) -> None:
        """Take a person off every table, a few at a time."""
        await self.store.commit(Forget("lines", user.id))
        idents = await self.store.table_ids(user.id)
        for start in range(0, len(idents), _AT_A_TIME):
            await asyncio.gather(*[self._forget_at(ident, user) for ident in idents[start : start + _AT_A_TIME]])

    async def rename(self, user: User) -> None:
        """A person is called otherwise: at every table that is not over, a few at a time. A finished game keeps its names."""
        idents = await self.store.table_ids(user.id)
        for start in range(0, len(idents), _AT_A_TIME):
            await asyncio.gather(*[self._rename_at(ident, user) for ident in idents[start : start + _AT_A_TIME]])

    async def _rename_at(self, ident: str, user: User) -> None:
        try:
            await self.rename_here(ident, user)
        except Elsewhere as error:
            await self.neighbours.act(error, "rename", [ident, user.id, user.name, user.colour])

    async def rename_here(self, ident: str, user: User) -> None:
        """A person is called otherwise at a table that no other process has."""
        async with self._only_one(ident):
            room = self.rooms.get(ident)
            if room is None or room.is_broken:
                fence, row = await self._taken(ident)
                if row.phase not in (OVER, CLOSED):
                    await self.store.commit(renamed(row, user.id, user.name, user.colour), fence)
        if room is not None and not room.is_broken and room.table.phase not in (OVER, CLOSED):
            await acts.rename(room, user)

    async def _forget_at(self, ident: str, user: User) -> None:
        try:
            await self.forget_here(ident, user)
        except Elsewhere as error:
            await self.neighbours.act(error, "forget", [ident, user.id, user.name, user.colour])

    async def forget_here(self, ident: str, user: User) -> None:
        """A table that is not loaded needs not be: if its game is on, the waker sees that a bot is to act."""
        async with self._only_one(ident):
            room = self.rooms.get(ident)
            if room is None or room.is_broken:
                fence, row = await self._taken(ident)
                await self.store.commit(without(row, user.id), fence)
        if room is not None and not room.is_broken:
            await acts.forget(room, user)

    async def rewrite(self, ident: str, change: Callable[[TableRow], TableRow], *more: Change) -> None:
        """Change what is stored of a table that cannot be loaded."""
        async with self._only_one(ident):
            fence, row = await self._taken(ident)
            await self.store.commit(change(row), fence, *more)

    async def close(self) -> None:
        """Let everyone know and let what is being stored be stored."""
        self.is_closing = True
        for running in self._running:
            running.cancel()
        for timer in self._timers.values():
            timer.cancel()
        self.connections.close(1001)
        self.bots.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_SECONDS_TO_END)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.neighbours.close()
