"""One live table in memory: the single writer of its log, and the sender of its streams.

Every change follows one order: change the table, store the change, tell the audiences. If storing fails, the room is broken
and is dropped: what is in memory may be ahead of the storage. The next visitor loads it anew.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from chabudai.core import Seat
from chabudai.server.live.streams import Reader, Stream
from chabudai.server.live.table_info import clocks_told, info_told
from chabudai.server.live.times import Times
from chabudai.server.ops import metrics
from chabudai.server.socket.messages import Hint, Line, Said, Snapshot, TableChanged, Unwatched, Update, encode
from chabudai.server.storage.store import (
    Change,
    ChatRow,
    Elsewhere,
    Fence,
    Give,
    LogRow,
    Member,
    RecordRow,
    StorageError,
    Store,
    Turn,
)
from chabudai.server.storage.table_rows import Details, due_at, owned, to_row, whose_turn
from chabudai.table import CLOSED, OVER, Batch, Decision, Position, Table, outbound, telling, version_of

_CHAT_KEPT: Final = 50
Later: TypeAlias = Callable[[Coroutine[Any, Any, None]], object]
"""Does something in the background."""


class Alone:
    """Has the table's lock, and the table whole."""

    __slots__ = ("_room",)

    def __init__(self, room: "Room") -> None:
        self._room: Final = room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        if self._room.is_broken:
            self._room.lock.release()
            self._room.must_be_whole()

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


class Room:
    """A live table with its lock."""

    def __init__(self, table: Table, details: Details, fence: Fence, store: Store, times: Times, later: Later) -> None:
        self.table: Final = table
        self.details: Final = details
        self.fence: Final = fence
        """Everything that is stored of this table is stored with it."""
        self.lock: Final = asyncio.Lock()
        self.now: Final = times.now
        self.date: Final = times.date
        self.used = times.now()
        self.generation = 0
        """Counts the changes of the game, so that a bot that thought about an older position is not heard."""
        self.is_broken = False
        self._given_to = ""
        self.changed: Callable[[], None] = lambda: None
        """Called after every change: bots, clocks and notices follow."""
        self.later: Final = later
        self._store: Final = store
        self._streams: Final[dict[Seat | None, Stream]] = {}
        self._entries = 0
        self._said = 0
        self._asks_undo = False
        """Whether everyone was last told that somebody asks for an undo."""
        self._lines: list[tuple[str, Line]] = []  # with the ids of those who said them
        self._move_ids: Final[set[tuple[int, str]]] = set()
        self.online: Final[Counter[str]] = Counter()
        self._loaded: Final = times.date()
        self._left: Final[dict[str, int]] = {}
        self.votes: Final[dict[Seat, set[str]]] = {}
        """For each seat whose person is away, who wants a bot to play there."""
        self.hints: Final[dict[Seat, Hint]] = {}
        """The last hint that each seat was given: asked again, it is the same and counts once."""
        self.nudged = -(1 << 40)
        """When somebody was last reminded here."""

    def remember(self, log: list[LogRow], chat: list[ChatRow]) -> None:
        """What was stored before this room was loaded."""
        self._entries = len(log)
        self._move_ids.update((entry.seat, entry.move_id) for entry in log if entry.move_id)
        self._said = chat[-1].n + 1 if chat else 0
        self._lines = [(row.user_id, Line(row.name, row.seat, row.text, row.at)) for row in chat]

    def turn(self) -> "Alone":
        """The table to oneself: all that is in memory then is stored, and may be told."""
        return Alone(self)  # not kept: the room would hold itself, and outlive its unloading until garbage is collected

    # Storing. Call these under the lock.

    async def _commit(self, *changes: Change) -> None:
        try:
            await self._store.commit(*changes, self.fence)
        except BaseException:
            self.break_up()
            raise
        self.used = self.now()

    def break_up(self) -> None:
        """What is in memory may not be what is stored: nobody hears or does anything here any more."""
        self.is_broken = True
        self.close(1011)

    async def give(self, to: str) -> None:
        """Another process has the table from now on; whoever follows it goes on following it there."""
        await self._commit(Give(self.details.id, to))
        self.is_broken, self._given_to = True, to
        readers = list(self.readers())
        for stream in self._streams.values():
            stream.readers.clear()
        for reader in readers:
            reader.lose(self.details.id, to)

    async def keep(self, *more: Change) -> None:
        """Store chairs, phase and all that is not the log, and tell everyone."""
        changes: list[Change] = [to_row(self.table, self.details, self.date())]
        changes += [Member(self.details.id, chair.user) for chair in self.table.chairs if chair.user]
        await self._commit(*changes, *more)
        self.tell_table()
        self.changed()

    async def keep_deal(self, batch: Batch) -> None:
        """Store that the game has begun, and tell everyone what was dealt."""
        await self._commit(to_row(self.table, self.details, self.date()))
        self.generation += 1
        self.tell_table()
        self.tell(batch)
        self.changed()

    async def keep_decision(self, decision: Decision, batch: Batch) -> None:
        """Store a decision, then tell everyone what followed from it."""
        ident = self.details.id
        entry = LogRow(ident, self._entries, decision.seat, decision.text, decision.move_id, decision.spent, None)
        changes: list[Change] = [entry, self._turn()]
        if self.table.phase == OVER:
            changes += [RecordRow(ident, self.table.export(None)), to_row(self.table, self.details, self.date())]
        await self._commit(*changes)
        self._entries += 1
        if decision.move_id:
            self._move_ids.add((decision.seat, decision.move_id))
        self._after(batch)

    def _turn(self) -> Turn:
        table = self.table
        return Turn(self.details.id, whose_turn(table), self.date(), due_at(table, self.details))

    async def keep_undo(self, seat: Seat, number: int, batch: Batch) -> None:
        """Store that decision `number` and what followed is taken back, then tell everyone who could notice."""
        ident = self.details.id
        entry = LogRow(ident, self._entries, seat, "", "", 0, number)
        await self._commit(entry, self._turn())
        self._entries += 1
        self._after(batch)

    def _after(self, batch: Batch) -> None:
        self.generation += 1
        self.tell(batch)
        if self.table.phase == OVER or self._asks_undo:
            self.tell_table()
        self.changed()

    async def say(self, user: str, name: str, seat: int | None, text: str) -> None:
        """Store what somebody said, then tell everyone."""
        line = Line(name, seat, text, self.date())
        await self._commit(ChatRow(self.details.id, self._said, user, name, seat, text, line.at))
        self._said += 1
        self._lines = [*self._lines[1 - _CHAT_KEPT :], (user, line)]
        for stream in self._heard():
            stream.send(encode(Said(self.details.id, stream.audience, stream.next_seq(), line)))

    def forget_lines(self, user: str) -> None:
        """Take a person's name off what was said."""
        for number, (said_by, line) in enumerate(self._lines):
            if said_by == user:
                self._lines[number] = "", Line("", line.seat, line.text, line.at)

    def has_played(self, seat: Seat, move_id: str) -> bool:
        """Whether the client's move with this id is in the log."""
        return (seat, move_id) in self._move_ids

    # Telling: what is known of the game leaves through `table.outbound`, to those who hold the right to hear it now.

    def _heard(self) -> list[Stream]:
        """The streams to tell something. Whoever holds a seat no longer hears that, and nothing more."""
        chairs = self.table.chairs
        for stream in list(self._streams.values()):
            if stream.audience is not None and stream.owner != chairs[stream.audience].user:
                self._end(stream)
        return list(self._streams.values())

    def _owner(self, audience: Seat | None) -> str:
        """The person whose ears a seat's news are for; the public's are everybody's."""
        return "" if audience is None else self.table.chairs[audience].user

    def _end(self, stream: Stream) -> None:
        assert stream.audience is not None
        del self._streams[stream.audience]
        goodbye = encode(Unwatched(self.details.id, stream.audience))
        for reader, person in stream.readers.items():
            reader.put(goodbye)
            self._depart(person)
        stream.readers.clear()

    def position(self, audience: Seat | None) -> Position | None:
        """What the audience knows now, None before the deal."""
        if not self.table.is_dealt():
            return None
        position = outbound(self.table.course, None, audience)
        return position if self.table.phase != CLOSED else replace(position, legal=[])

    def version(self, audience: Seat | None) -> str:
        """The version of what the audience knows now."""
        if not self.table.is_dealt():
            return ""
        stream = self._streams.get(audience)
        return stream.version if stream is not None else version_of(self.table.course.state.view(audience))

    def seq(self, audience: Seat | None) -> int:
        """The number of the last message to this audience, 0 if nobody ever followed."""
        stream = self._streams.get(audience)
        return 0 if stream is None else stream.seq

    def tell(self, batch: Batch) -> None:
        """Tell every audience what it may know of a batch; an audience that can notice nothing hears nothing."""
        clocks = clocks_told(self.table, self.now())
        told = telling(self.table.course, batch)
        for stream in self._heard():
            position = told.to(stream.audience)
            if position.is_news(stream.version):
                stream.version = position.version
                stream.send(encode(Update(self.details.id, stream.audience, stream.next_seq(), position, clocks)))

    def tell_table(self) -> None:
        """Tell everyone what has changed around the game."""
        heard = self._heard()
        info = info_told(self)
        self._asks_undo = info.undo is not None
        for stream in heard:
            stream.send(encode(TableChanged(self.details.id, stream.audience, stream.next_seq(), info)))

    # Watching.

    async def watch(self, seat: int | None, reader: Reader, user: str, stream_id: str = "", since: int = 0) -> Stream:
        """Let a person's connection follow a seat of its own or the public, from where it left off if possible."""
        async with self.turn():
            audience = None if seat is None else owned(self.table, seat, user)
            return self._follow(audience, reader, user, stream_id, since)

    def _follow(self, audience: Seat | None, reader: Reader, user: str, stream_id: str, since: int) -> Stream:
        stream = self._streams.get(audience)
        if stream is None:
            stream = Stream(self.details.id, audience, self._owner(audience), self.version(audience))
            self._streams[audience] = stream
        if reader not in stream.readers:
            self._arrive(user)
        missed = stream.missed(stream_id, since)
        if missed is None:
            reader.put(encode(self.snapshot(stream)))
        else:
            reader.put(encode(stream.resumed()))
            for message in missed:
                reader.put(message)
        stream.readers[reader] = user
        return stream

    def away_since(self, user: str) -> int:
        """The date at which the person's last connection ended; of who has not been here since, when this table was loaded."""
        return self._left.get(user, self._loaded)

    def _arrive(self, user: str) -> None:
        self.online[user] += 1
        for seat in [seat for seat in self.votes if self.table.chairs[seat].user == user]:
            del self.votes[seat]
        self.used = self.now()
        if self.online[user] == 1 and self._streams:
            self.tell_table()

    def unwatch(self, stream: Stream, reader: Reader) -> None:
        """The connection follows this audience no longer."""
        person = stream.readers.pop(reader, None)
        if person is None or not self._depart(person):
            return
        if self.lock.locked():
            self.later(self._tell_presence())  # what is in memory may not be stored yet
        else:
            self.tell_table()

    async def _tell_presence(self) -> None:
        async with self.lock:
            if not self.is_broken:
                self.tell_table()

    def _depart(self, user: str) -> bool:
        """One connection of the person less; whether it was the last."""
        self.used = self.now()
        self.online[user] -= 1
        if self.online[user] > 0:
            return False
        del self.online[user]
        self._left[user] = self.date()
        return True

    def snapshot(self, stream: Stream) -> Snapshot:
        """Everything an audience knows."""
        audience = stream.audience
        lines = [line for _, line in self._lines]
        return Snapshot(self.details.id, audience, stream.id, stream.seq, info_told(self), self.position(audience), lines)

    def spectators(self) -> int:
        """How many connections follow as the public."""
        stream = self._streams.get(None)
        return 0 if stream is None else len(stream.readers)

    def readers(self) -> Iterator[Reader]:
        """All connections that follow this table, once for every audience."""
        for stream in self._streams.values():
            yield from stream.readers

    def is_watched(self) -> bool:
        """Whether anybody follows this table."""
        return any(stream.readers for stream in self._streams.values())

    def is_at_rest(self) -> bool:
        """Whether nothing will happen here by itself."""
        return not self.lock.locked() and not self.is_watched() and self.table.clocks.flags_at() is None

    def close(self, code: int) -> None:
        """End every connection's watching: they connect again and load the table anew."""
        for stream in self._streams.values():
            for reader in list(stream.readers):
                reader.close(code)

    def count_move(self, by: str) -> None:
        """For the metrics."""
        metrics.MOVES.count(self.table.game.setup.title, by)

    def must_be_whole(self) -> None:
        """Refuse to go on after a failure of the storage, or where the table is another process's."""
        if self._given_to:
            raise Elsewhere(self.details.id, self._given_to)
        if self.is_broken:
            raise StorageError("the table is loaded anew")
