"""How people listen: sockets, streams of lines, resuming, reading. Each returns its sentence, or None if it could not be."""

from typing import Final

from tests.attack.acts_people import kind_of, one_of
from tests.attack.acts_tables import seat_for, seat_word, table_of
from tests.attack.evening import Evening
from tests.attack.model import PRIVATE, Act, Listener, Person, Seated
from tests.attack.wire import Heard, Lines, Socket

_READ: Final = ("position", "record", "replay")


def _named(evening: Evening, person: Person, kind: str) -> str:
    evening.opened += 1
    return f"{person.name}'s {kind} {evening.opened}"


def _wanted(table: Seated, person: Person, act: Act) -> int | None:
    """Mostly a seat of one's own, now and then the public or somebody else's."""
    return None if act.n % 7 == 0 else seat_for(table, person, act)


async def socket(evening: Evening, act: Act) -> str | None:
    """Open a socket with one of the credentials."""
    person = evening.people[act.who]
    credential = one_of(person, act.n)
    if credential is None or len(evening.ears) >= 12:
        return None
    ear = Socket()
    await ear.connect(evening.address, credential.header)
    if ear.closed is not None:
        if not evening.is_racing:
            evening.fail("cut", f"{person.name} cannot open a socket: {ear.status}, {ear.closed}")
        return f"{person.name} opens a socket → {ear.closed}"
    listener = evening.listen(_named(evening, person, "socket"), ear, credential)
    return f"{listener.name} is opened with {kind_of(person, credential)}"


async def stream(evening: Evening, act: Act) -> str | None:
    """Ask for a stream of lines."""
    person, table = evening.people[act.who], table_of(evening, act)
    credential = one_of(person, act.n)
    if table is None or credential is None or len(evening.ears) >= 12:
        return None
    seat = _wanted(table, person, act)
    ear = Lines()
    query = "" if seat is None else f"?seat={seat}"
    listener = evening.listen(_named(evening, person, "stream"), ear, credential)
    await ear.connect(evening.address, f"/api/tables/{table.ident}/stream{query}", credential.header)
    listener.is_dropped = ear.status != 200
    return f"{listener.name} is opened for {seat_word(evening, table, seat)} → {ear.status}"


def _open(evening: Evening, person: Person, number: int) -> Listener | None:
    """One of the person's open sockets."""
    found = [ear for ear in evening.ears if ear.user == person.user and ear.is_open() and isinstance(ear.ear, Socket)]
    return found[number % len(found)] if found else None


def _is_answer(message: Heard, table: str, seat: int | None) -> bool:
    if message.type == "failed":
        return message.about == "watch" and message.table == table
    return message.type in ("snapshot", "resumed") and (message.table, message.seat) == (table, seat)


async def watch(evening: Evening, act: Act) -> str | None:
    """Follow a seat or the public; to resume, with a stream's id that anyone was ever told."""
    person, table = evening.people[act.who], table_of(evening, act)
    listener = _open(evening, person, act.n)
    if table is None or listener is None or not isinstance(listener.ear, Socket):
        return None
    seat = _wanted(table, person, act)
    known = [ident for ident, place in evening.streams.items() if place[:2] == (table.ident, seat)]
    resumed = {"stream": known[act.n % len(known)], "since": act.n % 3} if known and act.kind == "resume" else {}
    order = {"type": "watch", "table": table.ident, "seat": seat, **resumed}
    answer = await listener.ear.ask(lambda message: _is_answer(message, table.ident, seat), **order)
    verb = "resumes" if resumed else "watches"
    return f"{listener.name} {verb} {seat_word(evening, table, seat)} → {answer.type if answer else 'closed'}"


async def unwatch(evening: Evening, act: Act) -> str | None:
    """Follow something no longer."""
    listener = _open(evening, evening.people[act.who], act.n)
    if listener is None or not isinstance(listener.ear, Socket) or not listener.follows:
        return None
    places = sorted(listener.follows, key=str)
    table, seat = places[act.n % len(places)]
    listener.ear.send(type="unwatch", table=table, seat=seat)
    listener.follows.discard((table, seat))
    return f"{listener.name} watches {'the public' if seat is None else f'seat {seat}'} no longer"


async def drop(evening: Evening, act: Act) -> str | None:
    """A connection breaks."""
    user = evening.people[act.who].user
    mine = [ear for ear in evening.ears if ear.user == user and ear.is_open()]
    if not mine:
        return None
    listener = mine[act.n % len(mine)]
    listener.is_dropped = True
    listener.ear.abort()
    return f"{listener.name} breaks"


async def blind_move(evening: Evening, act: Act) -> str | None:
    """Try something that is no move over the socket: the refusal shows the position to the seat's own person only."""
    person, table = evening.people[act.who], table_of(evening, act)
    listener = _open(evening, person, act.n)
    if table is None or listener is None or not isinstance(listener.ear, Socket):
        return None
    evening.moves += 1
    seat, ident = act.seat % len(table.chairs), f"blind-{evening.moves}"
    order = {"type": "move", "table": table.ident, "seat": seat, "id": ident, "action": "nothing"}
    answer = await listener.ear.ask(lambda message: message.id == ident, **order)
    return f"{listener.name} tries a move on {seat_word(evening, table, seat)} → {answer.type if answer else 'closed'}"


async def read(evening: Evening, act: Act) -> str | None:
    """Ask what a seat knows, also with a credential that has ended."""
    person, table = evening.people[act.who], table_of(evening, act)
    if table is None or not person.credentials:
        return None
    credential = person.credentials[act.n % len(person.credentials)]
    seat, what = act.seat % len(table.chairs), _READ[act.n % len(_READ)]
    is_mine = table.chairs[seat] == person.user
    answer = await evening.ask("GET", f"/api/tables/{table.ident}/{what}?seat={seat}", credential)
    is_over = answer.is_fine and (await evening.show(table)).json()["phase"] == "over"
    if answer.is_fine and not is_mine and not is_over and not evening.is_racing:
        evening.fail(PRIVATE, f"{person.name} reads the {what} of {seat_word(evening, table, seat)}")
    return f"{person.name} reads the {what} of {seat_word(evening, table, seat)} → {answer.status}"


EARS: Final = {
    "socket": socket,
    "stream": stream,
    "watch": watch,
    "resume": watch,
    "unwatch": unwatch,
    "drop": drop,
    "blind": blind_move,
    "read": read,
}
