"""What everyone at a table may know about it, apart from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import Seat
from chabudai.server.socket.messages import ChairInfo, ClockInfo, Removed, SetupInfo, TableInfo, UndoInfo

if TYPE_CHECKING:
    from chabudai.server.live.room import Room
    from chabudai.table import Chair, Table


def clocks_told(table: Table, now: int) -> ClockInfo:
    """The clocks at this time."""
    clocks = table.clocks
    rule = clocks.rule
    left = [] if rule.kind == "none" else [clocks.left_at(Seat(seat), now) for seat in range(len(clocks.left))]
    return ClockInfo(rule.kind, rule.time, rule.increment, left, clocks.running)


def chair_told(chair: Chair, online: bool, away: int = 0, votes: list[int] | None = None) -> ChairInfo:
    """Who sits on a chair."""
    return ChairInfo(
        chair.user,
        chair.name,
        chair.colour,
        chair.bot,
        chair.held,
        chair.flagged,
        chair.resigned,
        bool(chair.bot) or online,
        chair.commitment,
        chair.contribution,
        0 if online or not chair.user else away,
        votes or [],
    )


def _votes(room: Room, seat: int) -> list[int]:
    """The seats of those who want a bot to play here."""
    by = room.votes.get(Seat(seat), set())
    return [number for number, chair in enumerate(room.table.chairs) if chair.user in by]


def info_told(room: Room) -> TableInfo:
    """Chairs, presence, phase, clocks and undo."""
    table, details = room.table, room.details
    setup = table.game.setup
    chairs = [
        chair_told(chair, room.online[chair.user] > 0, room.away_since(chair.user), _votes(room, seat))
        for seat, chair in enumerate(table.chairs)
    ]
    undo = None if table.undo is None else UndoInfo(table.undo.seat, list(table.undo.waiting))
    return TableInfo(
        details.id,
        SetupInfo(setup.title, setup.seats, setup.edition, setup.options),
        table.phase,
        details.visibility,
        details.host,
        chairs,
        clocks_told(table, room.now()),
        table.commitment,
        undo,
        details.next,
        room.spectators(),
        [Removed(user, name) for user, name in details.removed.items()],
    )
