"""What people do at a table, over HTTP and over the socket alike. Each is checked, stored and told under the table's lock."""

import logging
import secrets
import string
from typing import Final

from chabudai.core import RulesError, Seat, SetupWhy
from chabudai.server.live.room import Room
from chabudai.server.ops import metrics
from chabudai.server.people.spelling import line_of
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import User
from chabudai.server.storage.table_rows import owned, person_chairs
from chabudai.server.thinking.levels import SEATED, level_or_default
from chabudai.table import CLOSED, OPEN, PLAYING, SEALING, TableError, TableWhy, wrong_phase

LOG: Final = logging.getLogger("chabudai.table")
_ID_SIGNS: Final = string.ascii_letters + string.digits


def checked_level(level: str) -> str:
    """The level if there is a bot of that name."""
    found = level_or_default(level)
    if found not in SEATED:
        raise TableError("invalid", SetupWhy.NO_SUCH_BOT, bots=", ".join(SEATED))
    return found


def only_host(room: Room, user: User) -> None:
    """Refuse everyone else."""
    if room.details.host != user.id:
        raise TableError("forbidden", ServerWhy.ONLY_FOR_HOST)


def _not_removed(room: Room, user: User) -> None:
    if user.id in room.details.removed:
        raise TableError("forbidden", ServerWhy.REMOVED_FROM_TABLE)


def _not_while_sealing(room: Room) -> None:
    """Who sits where is fixed between the start and the deal; that is over in seconds."""
    if room.table.phase == SEALING:
        raise wrong_phase(SEALING)


async def join(room: Room, user: User, seat: int | None, commitment: str) -> None:
    """Sit down; on one's own chair, change the commitment."""
    async with room.turn():
        _not_removed(room, user)
        table = room.table
        free = [number for number, chair in enumerate(table.chairs) if chair.is_empty()]
        if seat is None and not free:
            raise TableError("conflict", ServerWhy.NO_EMPTY_CHAIR)
        place = Seat(free[0] if seat is None else seat)
        if table.chair(place).user == user.id and table.phase == OPEN:
            table.clear(place)
        table.sit(place, user.id, user.name, user.colour, commitment)
        if not room.details.host:
            room.details.host = user.id
        await room.keep()


async def change_seat(room: Room, user: User, seat: int, to: int, commitment: str) -> None:
    """Move from one's chair to an empty one; whoever is the host stays it."""
    async with room.turn():
        room.table.change_seat(owned(room.table, seat, user.id), Seat(to), commitment)
        await room.keep()


async def rename(room: Room, user: User) -> None:
    """A person is called otherwise: at every chair of theirs."""
    async with room.turn():
        for seat in person_chairs(room.table, user.id):
            chair = room.table.chairs[seat]
            chair.name, chair.colour = user.name, user.colour
        await room.keep()


async def leave(room: Room, user: User, level: str) -> None:
    """Get up before the game; let a bot play during it."""
    async with room.turn():
        _not_while_sealing(room)
        seats = person_chairs(room.table, user.id)
        if not seats:
            raise TableError("conflict", ServerWhy.NO_SEAT_HERE)
        chosen = checked_level(level)
        for seat in seats:
            if room.table.phase == OPEN:
                room.table.clear(seat)
            elif room.table.phase == PLAYING:
                room.table.hold(seat, chosen, room.now())
        if room.table.phase == OPEN:
            pass_on_host(room, user.id)
        await room.keep()


def pass_on_host(room: Room, person: str) -> None:
    """Somebody else at the table is the host if this person was."""
    if room.details.host != person:
        return
    room.details.host = next((chair.user for chair in room.table.chairs if chair.user not in ("", person)), "")
    if not room.details.host:
        room.details.visibility = "link"  # nobody is there to play with


async def back(room: Room, user: User, seat: int) -> None:
    """Take one's seat back from the bot."""
    async with room.turn():
        _not_while_sealing(room)
        room.table.take_back(owned(room.table, seat, user.id), room.now())
        await room.keep()


async def seat_bots(room: Room, user: User, seat: int | None, level: str, adjusts: bool = False) -> None:
    """The host puts a bot on a chair, or on every empty one; `adjusts`: of a level that suits the host, next time too."""
    async with room.turn():
        only_host(room, user)
        chosen = checked_level(level)
        places = [n for n, chair in enumerate(room.table.chairs) if chair.is_empty()] if seat is None else [seat]
        for place in places:
            room.table.seat_bot(Seat(place), chosen, "")
        if places:
            room.details.adjusts = adjusts and all(chair.bot in ("", chosen) for chair in room.table.chairs)
        await room.keep()


async def remove_bot(room: Room, user: User, seat: int) -> None:
    """The host removes a bot."""
    async with room.turn():
        only_host(room, user)
        if not room.table.chair(Seat(seat)).bot:
            raise TableError("conflict", ServerWhy.NO_BOT_HERE)
        room.table.clear(Seat(seat))
        await room.keep()


async def start(room: Room, user: User, seal_seconds: float) -> None:
    """The host starts the game: dealt at once if no client has a part in it, else when all have revealed or the time is up."""
    async with room.turn():
        only_host(room, user)
        room.table.start()
        room.details.deal_by = room.now() + int(seal_seconds * 1000)
        if room.table.is_sealed():
            await room.keep_deal(room.table.deal(room.now()))
        else:
            await room.keep()


async def reveal(room: Room, user: User, seat: int, value: str) -> None:
    """A client reveals its contribution; the last one starts the deal. Everyone is told of each before any card is dealt."""
    async with room.turn():
        if not room.table.reveal(owned(room.table, seat, user.id), value):
            return
        await room.keep()
        if room.table.is_sealed():
            await room.keep_deal(room.table.deal(room.now()))


async def deal_anyway(room: Room) -> None:
    """The time to reveal is over: deal with what there is."""
    async with room.lock:
        if room.table.phase == SEALING and not room.is_broken:
            await room.keep_deal(room.table.deal(room.now()))


async def move(room: Room, user: User, seat: int, text: str, move_id: str, version: str) -> str:
    """Decide; returns the version of what the seat knows after it. The same id again plays nothing."""
    async with room.turn():
        mine = owned(room.table, seat, user.id)
        if room.has_played(mine, move_id):
            return room.version(mine)
        if "\0" in move_id:  # not every database can keep it
            raise TableError("invalid", ServerWhy.MALFORMED, field="id", error="it has a zero byte")
        if version and version != room.version(mine):
            metrics.REFUSED.labels("stale").inc()
            raise TableError("stale", ServerWhy.POSITION_CHANGED)
        chair = room.table.chairs[mine]
        if chair.resigned:
            raise TableError("conflict", TableWhy.SEAT_RESIGNED)
        if chair.held:
            room.table.take_back(mine, room.now())
            await room.keep()
        try:
            decision, batch = room.table.decide(mine, text, move_id, room.now())
        except RulesError:
            metrics.REFUSED.labels("rules").inc()
            raise
        await room.keep_decision(decision, batch)
        room.count_move("person")
        return room.version(mine)


async def undo(room: Room, user: User, seat: int) -> None:
    """Ask to take back one's last decision."""
    async with room.turn():
        mine = owned(room.table, seat, user.id)
        number = room.table.course.undo_point(mine)
        batch = room.table.ask_undo(mine, room.now())
        if batch is None:
            room.tell_table()
        else:
            assert number is not None
            await room.keep_undo(mine, number, batch)


async def answer_undo(room: Room, user: User, seat: int, consent: bool) -> None:
    """Consent to an undo, or refuse it."""
    async with room.turn():
        mine = owned(room.table, seat, user.id)
        request = room.table.undo
        batch = room.table.answer_undo(mine, consent, room.now())
        if batch is None:
            room.tell_table()
        else:
            assert request is not None
            await room.keep_undo(request.seat, request.number, batch)


async def resign(room: Room, user: User, seat: int, level: str) -> None:
    """Give up; a bot plays the seat to the end."""
    async with room.turn():
        room.table.resign(owned(room.table, seat, user.id), checked_level(level), room.now())
        await room.keep()


async def say(room: Room, user: User, text: str) -> None:
    """Say something to everyone at the table."""
    line = line_of(text)
    async with room.turn():
        _not_removed(room, user)
        if room.table.phase == CLOSED:
            raise wrong_phase(CLOSED)
        seats = person_chairs(room.table, user.id)
        await room.say(user.id, user.name, seats[0] if seats else None, line)


async def flag(room: Room, level: str) -> None:
    """Let a bot play for a seat whose time is up."""
    async with room.lock:
        due = room.table.clocks.flags_at()
        seat = room.table.clocks.running
        if due is None or seat is None or due > room.now() or room.is_broken:
            return
        room.table.hold(seat, level, room.now(), flagged=True)
        await room.keep()


async def forget(room: Room, user: User) -> None:
    """The person's account is deleted: the chair goes to a bot, the name is gone."""
    async with room.turn():
        for seat in person_chairs(room.table, user.id):
            room.table.forget(seat, checked_level(""), room.now())
        if room.details.host == user.id:
            room.details.host = next((chair.user for chair in room.table.chairs if chair.user), "")
        room.details.removed.pop(user.id, None)
        room.forget_lines(user.id)
        await room.keep()


def new_id() -> str:
    """A random id for a table, of 95 bits: it is the invitation, so it cannot be guessed.

    Letters and digits alone: a dash in front would be an option on a command line.
    """
    return "".join(secrets.choice(_ID_SIGNS) for _ in range(16))
