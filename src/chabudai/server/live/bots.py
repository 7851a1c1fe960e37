"""Bots at live tables: whoever's turn it is answers in its time; and hints for people."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from chabudai.core import Action, Seat, View
from chabudai.server.live.room import Room
from chabudai.server.live.table_info import OFF, hints_at
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import Hint
from chabudai.server.storage.store import User
from chabudai.server.storage.table_rows import owned
from chabudai.server.thinking.pace import Pace
from chabudai.server.thinking.pool import Thinkers, asks_history
from chabudai.table import TableError, version_of

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


@dataclass(frozen=True, slots=True)
class Turn:
    """A bot of this level is to act on this seat, in the position that the room's generation names.

    A thought is heard while it is the same turn: whatever takes the position back or gives the seat to somebody else ends
    it, and what happens on other chairs does not, so that nobody can keep a bot from answering.
    """

    room: Room
    generation: int
    seat: Seat
    level: str


def turn_of(room: Room) -> Turn | None:
    """The turn of the bot that is to act, None if none is."""
    seat = room.table.actor()
    if seat is None or room.is_broken:
        return None
    level = room.table.chairs[seat].player()
    return Turn(room, room.generation, seat, level) if level else None


class Bots:
    """Asks the bots of all tables, each once a turn."""

    def __init__(self, thinkers: Thinkers, pace: Pace, spawn: Spawn) -> None:
        self.thinkers: Final = thinkers
        self.pace = pace
        self._spawn: Final = spawn
        self._answering: Final[dict[str, tuple[Turn, asyncio.Task[None]]]] = {}
        self._advised: Final[set[str]] = set()
        """The people who wait for a hint."""
        self._is_closed = False

    def follow(self, room: Room) -> None:
        """Ask the bot whose turn it is now, and let go of the one whose turn it no longer is. Call this after every change."""
        ident = room.details.id
        turn = turn_of(room)
        before = self._answering.get(ident)
        if before is not None and before[0] == turn:
            return
        if before is not None:
            del self._answering[ident]
            if before[1] is not asyncio.current_task():
                before[1].cancel()
        if turn is not None and not self._is_closed:
            self._answering[ident] = turn, self._spawn(self._answer(turn))

    def is_answering(self, ident: str) -> bool:
        """Whether a bot of this table is about to answer."""
        return ident in self._answering

    async def _answer(self, turn: Turn) -> None:
        room = turn.room
        try:
            action = await self._thought(turn)
            async with room.lock:
                if action is not None and turn_of(room) == turn:
                    decision, batch = room.table.decide(turn.seat, action.text, "", room.now())
                    await room.keep_decision(decision, batch)
                    room.count_move("bot")
        finally:
            mine = self._answering.get(room.details.id)
            if mine is not None and mine[0] is turn:
                del self._answering[room.details.id]

    async def _thought(self, turn: Turn) -> Action | None:
        """What the bot does, when it is time to say so; None if its turn was over before it began."""
        room, setup = turn.room, turn.room.table.game.setup
        async with room.lock:  # so that only what is stored is thought about
            if turn_of(room) != turn:
                return None
            view, legal = _known(room, turn.seat)
            asks = asks_history(room.table.game, turn.level)
            history = room.table.course.history(turn.seat) if asks else None
        began = time.monotonic()
        action = await self.thinkers.choose(room.table.game, view, legal, turn.level, room.details.edition, history)
        passed = time.monotonic() - began
        kind = setup.title, setup.seats, turn.level
        answer_after = self.pace.answer_after(kind, passed if len(legal) > 1 else None)
        await asyncio.sleep(max(0.0, answer_after - passed))
        return action

    async def hint(self, room: Room, user: User, seat: int) -> Hint:
        """What the coach says of the view of one's own seat; one at a time for each person."""
        if user.id in self._advised:
            raise TableError("conflict", ServerWhy.HINT_ALREADY_ASKED)
        self._advised.add(user.id)
        try:
            return await self._advice(room, user, seat)
        finally:
            self._advised.discard(user.id)

    async def _advice(self, room: Room, user: User, seat: int) -> Hint:
        async with room.turn():
            mine = owned(room.table, seat, user.id)
            if hints_at(room) == OFF:
                raise TableError("conflict", ServerWhy.HINTS_OFF)
            if room.table.actor() != mine:
                raise TableError("conflict", ServerWhy.HINT_OUT_OF_TURN)
            generation = room.generation
            view, legal = _known(room, mine)
        version = version_of(view)
        if (given := room.hints.get(mine)) is not None and given.version == version:
            return given
        advice = await self.thinkers.advise(room.table.game, view, legal, room.details.edition)
        if advice is None:
            raise TableError("conflict", ServerWhy.NO_TIME_FOR_HINT)
        async with room.turn():
            if room.generation != generation or hints_at(room) == OFF:
                raise TableError("stale", ServerWhy.POSITION_CHANGED)
            owned(room.table, seat, user.id)
            hint = Hint(version, advice.choices[0].action, advice.choices, advice.why, advice.even, advice.depth)
            room.table.chairs[mine].hints += 1
            await room.keep()  # counted before it is told
            room.hints[mine] = hint
        return hint

    def close(self) -> None:
        """No bot answers any more."""
        self._is_closed = True
        for _, task in self._answering.values():
            task.cancel()


def _known(room: Room, seat: Seat) -> tuple[View, list[Action]]:
    """What the seat knows and may do."""
    state = room.table.course.state
    return state.view(seat), state.legal_actions()
