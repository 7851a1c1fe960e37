"""An administrator's acts at one table, each under its lock. What is to be noted of it is stored with it."""

from collections.abc import Callable

from chabudai.core import Seat
from chabudai.server.live.commands import pass_on_host
from chabudai.server.live.hosting import person_on, put_out
from chabudai.server.live.room import Room
from chabudai.server.storage.store import Change
from chabudai.server.storage.table_rows import person_chairs
from chabudai.table import CLOSED, OPEN, OVER, PLAYING, SEALING, wrong_phase


async def close(room: Room, *noted: Change) -> None:
    """Close the table for good: nothing is dealt or decided any more, and everyone is told."""
    async with room.turn():
        room.table.close(room.now())
        room.generation += 1
        await room.keep(*noted)


async def remove(room: Room, seat: int, level: str, noted: Callable[[str], Change]) -> str:
    """Remove a person: before the deal the chairs are empty, in the game they are a bot's from now on. Says who it was."""
    async with room.turn():
        if room.table.phase == SEALING:
            raise wrong_phase(SEALING)
        if room.table.phase in (OVER, CLOSED):
            raise wrong_phase(room.table.phase)
        person = person_on(room, seat)
        if room.table.phase == PLAYING:
            _give_to_bot(room, person, level)
        put_out(room, person)
        pass_on_host(room, person)
        await room.keep(noted(person))
    return person


def _give_to_bot(room: Room, person: str, level: str) -> None:
    for seat in person_chairs(room.table, person):
        room.details.removed[person] = room.table.chairs[seat].name
        room.table.forget(seat, level, room.now())
    room.generation += 1


async def stand_in(room: Room, person: str, level: str) -> None:
    """The person cannot come any more: the chairs are empty before the deal, and held by a bot after it."""
    async with room.turn():
        if room.table.phase in (OVER, CLOSED):
            return
        for seat in _played_by(room, person):
            if room.table.phase == OPEN:
                room.table.clear(seat)
            else:
                room.table.hold(seat, level, room.now())
                room.generation += 1
        if room.table.phase == OPEN:
            pass_on_host(room, person)
        await room.keep()


def _played_by(room: Room, person: str) -> list[Seat]:
    return [seat for seat in person_chairs(room.table, person) if not room.table.chairs[seat].held]
