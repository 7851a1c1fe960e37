"""What one connection orders and follows at tables, be it a connection of this process or of another one."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from chabudai.core import Refusal
from chabudai.server.http.problems import problem_of
from chabudai.server.live import commands as acts
from chabudai.server.live.hub import Hub
from chabudai.server.live.neighbours import Who
from chabudai.server.live.room import Room
from chabudai.server.live.streams import Reader, Stream
from chabudai.server.ops import metrics
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import (
    Ack,
    Advised,
    AnswerUndo,
    AskHint,
    Back,
    Failed,
    Move,
    Refused,
    Reveal,
    Say,
    TableOrder,
    Undo,
    Unwatch,
    Unwatched,
    Watch,
    encode,
)
from chabudai.server.storage.store import Elsewhere, StorageError, User
from chabudai.server.storage.table_rows import owned
from chabudai.table import Position, TableError

MOST_WATCHED: Final = 64
EXPECTED: Final = (Refusal, Elsewhere)
"""What a client's input can cause, or an owner that does not answer."""


class Visitor:
    """Obeys, and tells the connection what came of it."""

    def __init__(self, hub: Hub, reader: Reader) -> None:
        self.hub: Final = hub
        self.reader: Final = reader
        self.elsewhere: Final[set[tuple[str, int | None]]] = set()
        """What the connection follows at tables of other processes."""
        self._coming: Final[dict[str, set[asyncio.Task[None]]]] = {}
        """By table: what is done so that the connection follows it anew."""
        self._watching: Final[dict[tuple[str, int | None], tuple[Room, Stream]]] = {}
        self._who: Who | None = None
        """Whose connection it is, as soon as it has ordered anything but a move."""

    def comes(self, table: str, task: asyncio.Task[None]) -> None:
        """It follows the table anew, as soon as this is done."""
        tasks = self._coming.setdefault(table, set())
        tasks.add(task)
        task.add_done_callback(lambda done: self._come(table, done))

    def _come(self, table: str, task: asyncio.Task[None]) -> None:
        tasks = self._coming[table]
        tasks.discard(task)
        if not tasks:
            del self._coming[table]

    async def arrived(self, table: str) -> None:
        """Until it follows the table anew: whoever says something hears it said."""
        if tasks := self._coming.get(table):
            await asyncio.wait(tasks)

    async def obey(self, order: TableOrder, who: Who) -> None:
        """Obey, wherever the table is."""
        await self.arrived(order.table)
        elsewhere = None if order.table in self.hub.rooms else self.hub.elsewhere(order.table)
        if elsewhere is None:
            try:
                await self.obey_here(order, who)
            except Elsewhere as error:
                elsewhere = error
        if elsewhere is not None:
            await self.arrived(order.table)  # it may have gone in this moment
            await self.hub.neighbours.obey(self, order, who, elsewhere)

    async def obey_here(self, order: TableOrder, who: Who) -> None:
        """Obey at a table of this process; raises Elsewhere if it is none."""
        answer = await self.answered(order, who)
        if answer is not None:
            self.reader.put(answer)

    async def answered(self, order: TableOrder, who: Who) -> bytes | None:
        """Obey at a table of this process; what is to be said of it to the connection, if anything is."""
        if type(order) is Move:
            return await self._move(order, who)
        try:
            self._who = who
            room = await self.hub.room(order.table)
            return await _ORDERS[type(order)](self, room, order, await who())
        except Elsewhere:
            raise
        except Exception as error:
            return refused(order, error)

    def refuse(self, order: TableOrder, error: Exception) -> None:
        """Tell that it is not done, and why."""
        self.reader.put(refused(order, error))

    def leave(self) -> None:
        """Follow nothing any more."""
        for room, stream in self._watching.values():
            room.unwatch(stream, self.reader)
        self._watching.clear()
        self._who = None
        self.reader.tell_moves(None)  # it held this visitor: both are free now, not when garbage is collected
        self.hub.neighbours.leave(self)

    async def _move(self, order: Move, who: Who) -> bytes:
        began = time.perf_counter()
        room = user = None
        try:
            room = await self.hub.room(order.table)
            user = await who()
            version = await acts.move(room, user, order.seat, order.action, order.id, order.version)
            metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
            return encode(Ack(order.id, order.table, order.seat, version))
        except Elsewhere:
            raise
        except Exception as error:
            position = None
            if room is not None and user is not None:
                with contextlib.suppress(TableError, StorageError):
                    async with room.turn():
                        position = room.position(owned(room.table, order.seat, user.id))
            return refused(order, error, position)

    # The orders that are not moves.

    async def watch(self, room: Room, order: Watch, user: User) -> None:
        """Follow a table."""
        key = (order.table, order.seat)
        if key not in self._watching and self.followed() >= MOST_WATCHED:
            raise TableError("conflict", ServerWhy.TOO_MANY_TABLES_FOLLOWED, most=MOST_WATCHED)
        stream = await room.watch(order.seat, self.reader, user.id, order.stream, order.since)
        before = self._watching.get(key)
        if before is not None and before[1] is not stream:
            before[0].unwatch(before[1], self.reader)
        self._watching[key] = room, stream
        self.reader.tell_moves(self._follow_there)

    def _follow_there(self, table: str) -> None:
        """Another process has a table now that the connection follows here."""
        for key in [key for key in self._watching if key[0] == table]:
            del self._watching[key]
            if self._who is not None:
                self.hub.neighbours.follow(self, Watch(*key), self._who)

    async def watch_again(self, table: str, seat: int | None, who: Who) -> None:
        """Follow it anew with a snapshot after a break, or tell that the seat is no longer this person's."""
        self._who = who
        user = await who()
        room = await self.hub.room(table)
        try:
            await self.watch(room, Watch(table, seat), user)
        except TableError:
            if seat is not None:
                self.reader.put(encode(Unwatched(table, seat)))

    def follows(self, table: str, seat: int | None) -> bool:
        """Whether the connection follows this audience of a table of this process."""
        found = self._watching.get((table, seat))
        return found is not None and self.reader in found[1].readers

    def followed(self) -> int:
        """How many audiences this connection follows; those that ended by themselves are forgotten here."""
        for key, (_, stream) in list(self._watching.items()):
            if self.reader not in stream.readers:
                del self._watching[key]
        return len(self._watching) + len(self.elsewhere)

    async def unwatch(self, room: Room, order: Unwatch, _user: User) -> None:
        """Follow it no longer."""
        del room
        watched = self._watching.pop((order.table, order.seat), None)
        if watched is not None:
            watched[0].unwatch(watched[1], self.reader)

    async def undo(self, room: Room, order: Undo, user: User) -> None:
        """Ask to take back a decision."""
        await acts.undo(room, user, order.seat)

    async def answer_undo(self, room: Room, order: AnswerUndo, user: User) -> None:
        """Answer an undo."""
        await acts.answer_undo(room, user, order.seat, order.consent)

    async def say(self, room: Room, order: Say, user: User) -> None:
        """Chat."""
        await self.hub.say(room, user, order.text)

    async def reveal(self, room: Room, order: Reveal, user: User) -> None:
        """Reveal a contribution."""
        await acts.reveal(room, user, order.seat, order.value)

    async def back(self, room: Room, order: Back, user: User) -> None:
        """Take the seat back."""
        await acts.back(room, user, order.seat)

    async def hint(self, room: Room, order: AskHint, user: User) -> bytes:
        """Ask the coach."""
        hint = await self.hub.bots.hint(room, user, order.seat)
        return encode(Advised(order.table, order.seat, hint))


def refused(order: TableOrder, error: Exception, position: Position | None = None) -> bytes:
    """That an order is not obeyed, and why."""
    if not isinstance(error, EXPECTED):
        acts.LOG.error("a message failed", exc_info=error)
    problem = problem_of(error)
    if isinstance(order, Move):
        return encode(Refused(order.id, order.table, order.seat, problem, position))
    return encode(Failed(str(type(order).__struct_config__.tag), order.table, problem))


_ORDERS: Final[dict[type, Callable[[Visitor, Room, Any, User], Awaitable[bytes | None]]]] = {
    Watch: Visitor.watch,
    Unwatch: Visitor.unwatch,
    Undo: Visitor.undo,
    AnswerUndo: Visitor.answer_undo,
    Say: Visitor.say,
    Reveal: Visitor.reveal,
    Back: Visitor.back,
    AskHint: Visitor.hint,
}
