"""What everyone at a table may know about it, apart from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import convert

from chabudai.core import Seat
from chabudai.server.socket.messages import ChairInfo, ClockInfo, OriginInfo, Removed, SetupInfo, TableInfo, UndoInfo
from chabudai.table import OVER

if TYPE_CHECKING:
    from chabudai.server.live.room import Room
    from chabudai.table import Chair, Table

OFF: Final = "off"
ANNOUNCED: Final = "announced"
FREE: Final = "free"


def clocks_told(table: Table, now: int) -> ClockInfo:
    """The clocks at this time."""
    clocks = table.clocks
    rule = clocks.rule
    left = [] if rule.kind == "none" else [clocks.left_at(Seat(seat), now) for seat in range(len(clocks.left))]
    return ClockInfo(rule.kind, rule.time, rule.increment, left, clocks.running)


def chair_told(
    chair: Chair, online: bool, away: int = 0, votes: list[int] | None = None, tells_hints: bool = True
) -> ChairInfo:
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
        chair.hints if tells_hints else 0,
    )


def _votes(room: Room, seat: int) -> list[int]:
    """The seats of those who want a bot to play here."""
    by = room.votes.get(Seat(seat), set())
    return [number for number, chair in enumerate(room.table.chairs) if chair.user in by]


def hints_at(room: Room) -> str:
    """Whether the coach may be asked here: as was chosen, else freely by a person alone with bots, and not between people."""
    people = {chair.user for chair in room.table.chairs if chair.user}
    return room.details.hints or (FREE if len(people) <= 1 else OFF)


def origin_told(origin: dict[str, Any]) -> OriginInfo | None:
    """Where a game comes from, as it is stored."""
    return convert({name: value for name, value in origin.items() if name != "digest"}, OriginInfo) if origin else None


def info_told(room: Room) -> TableInfo:
    """Chairs, presence, phase, clocks and undo."""
    table, details = room.table, room.details
    setup = table.game.setup
    hints = hints_at(room)
    tells_hints = hints == ANNOUNCED or table.phase == OVER
    chairs = [
        chair_told(chair, room.online[chair.user] > 0, room.away_since(chair.user), _votes(room, seat), tells_hints)
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
        hints,
        origin_told(details.origin),
        details.adjusts,
    )
