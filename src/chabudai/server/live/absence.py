"""Somebody is away: the others wait, remind, or agree that a bot plays until the person is back.

The seat stays the person's: whoever comes back takes it over again with a click.
"""

from typing import Final

from chabudai.core import Seat
from chabudai.server.live.commands import checked_level
from chabudai.server.live.connections import Connections
from chabudai.server.live.hosting import person_on
from chabudai.server.live.room import Room
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import Notice, encode
from chabudai.server.storage.store import User
from chabudai.server.storage.table_rows import person_chairs
from chabudai.table import PLAYING, TableError, wrong_phase

BETWEEN_NUDGES: Final = 30_000
"""Milliseconds in which one reminder at a table is enough."""


def voters(room: Room, absent: str) -> set[str]:
    """The people whose voices count: everybody else who plays and is here."""
    playing = [chair.user for chair in room.table.chairs if chair.user and not chair.player()]
    return {user for user in playing if user != absent and room.online[user]}


async def vote(room: Room, user: User, seat: int, wait: int, level: str) -> None:
    """Say that a bot shall play for somebody who has been away for so many milliseconds; the last voice decides it."""
    async with room.turn():
        absent = _absent(room, user, seat, wait)
        place = Seat(seat)
        room.votes.setdefault(place, set()).add(user.id)
        if voters(room, absent) <= room.votes[place]:
            del room.votes[place]
            room.table.hold(place, checked_level(level), room.now())
            await room.keep()
        else:
            room.tell_table()


def _absent(room: Room, user: User, seat: int, wait: int) -> str:
    """The person on this seat, who has been away long enough."""
    absent = _other(room, user, seat)
    if room.online[absent]:
        raise TableError("conflict", ServerWhy.NOT_AWAY)
    if room.table.chairs[seat].player():
        raise TableError("conflict", ServerWhy.BOT_PLAYS_ALREADY)
    if room.date() - room.away_since(absent) < wait:
        raise TableError("conflict", ServerWhy.NOT_AWAY_LONG_ENOUGH, seconds=wait // 1000)
    return absent


def _other(room: Room, user: User, seat: int) -> str:
    """The person on this seat of a running game, seen by another one who plays there."""
    if room.table.phase != PLAYING:
        raise wrong_phase(room.table.phase)
    person = person_on(room, seat)
    if not person_chairs(room.table, user.id):
        raise TableError("forbidden", ServerWhy.NO_SEAT_HERE)
    if person == user.id:
        raise TableError("conflict", ServerWhy.OWN_SEAT)
    return person


async def nudge(room: Room, user: User, seat: int, connections: Connections) -> None:
    """Remind the person whose turn it is, wherever they are connected."""
    async with room.turn():
        person = _other(room, user, seat)
        if room.table.actor() != seat:
            raise TableError("conflict", ServerWhy.NOT_THEIR_TURN)
        if room.now() - room.nudged < BETWEEN_NUDGES:
            raise TableError("conflict", ServerWhy.JUST_REMINDED)
        room.nudged = room.now()
        notice = encode(Notice(room.details.id, seat, room.table.game.setup.title, "nudge"))
    connections.notify(person, notice)
