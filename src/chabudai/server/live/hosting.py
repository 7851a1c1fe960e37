"""A host's hand: removing a person before the deal, letting somebody sit down again, handing the role over.

Each act is stored together with a line of the audit, and told to everyone at the table.
"""

from typing import Final

from chabudai.core import Seat
from chabudai.server.live.commands import only_host
from chabudai.server.live.room import Room
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import AuditRow, User
from chabudai.server.storage.table_rows import person_chairs
from chabudai.table import OPEN, TableError, TableWhy, wrong_phase

_MOST_REMOVED: Final = 64


def person_on(room: Room, seat: int) -> str:
    """The id of the person on this chair."""
    user = room.table.chair(Seat(seat)).user
    if not user:
        raise TableError("conflict", TableWhy.NO_PERSON_HERE)
    return user


def put_out(room: Room, person: str) -> None:
    """Clear all chairs of a person, who may not sit down here again. The one who was removed first is forgotten some day."""
    removed = room.details.removed
    for seat in person_chairs(room.table, person):
        removed[person] = room.table.chairs[seat].name
        room.table.clear(seat)
    while len(removed) > _MOST_REMOVED:
        del removed[next(iter(removed))]


async def remove(room: Room, host: User, seat: int) -> None:
    """The host removes a person."""
    async with room.turn():
        only_host(room, host)
        if room.table.phase != OPEN:
            raise wrong_phase(room.table.phase)
        person = _other_on(room, host, seat)
        put_out(room, person)
        await room.keep(_noted(room, host, "remove", person))


async def let_back(room: Room, host: User, person: str) -> None:
    """The host lets a person sit down again who was removed."""
    async with room.turn():
        only_host(room, host)
        if person not in room.details.removed:
            raise TableError("not-found", ServerWhy.NOT_REMOVED)
        del room.details.removed[person]
        await room.keep(_noted(room, host, "let-back", person))


async def hand_over(room: Room, host: User, seat: int) -> None:
    """Somebody else at the table is the host from now on."""
    async with room.turn():
        only_host(room, host)
        room.details.host = _other_on(room, host, seat)
        await room.keep(_noted(room, host, "hand-over", room.details.host))


def _other_on(room: Room, host: User, seat: int) -> str:
    person = person_on(room, seat)
    if person == host.id:
        raise TableError("conflict", ServerWhy.OWN_SEAT)
    return person


def _noted(room: Room, host: User, act: str, person: str) -> AuditRow:
    """Ids only: a name belongs to its person, and is gone with the account."""
    return AuditRow(room.date(), host.id, act, room.details.id, person)
