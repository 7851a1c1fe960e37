"""What people do at a table. Each returns its sentence, or None if it could not be."""

import asyncio
from typing import Any, Final

from tests.attack.acts_people import one_of
from tests.attack.evening import Evening
from tests.attack.model import Act, Credential, Person, Seated
from tests.attack.wire import Answer

MOST_MOVES: Final = 120


def table_of(evening: Evening, act: Act) -> Seated | None:
    """Mostly the last table."""
    return evening.tables[-1 - act.table % len(evening.tables)] if evening.tables else None


def seat_word(evening: Evening, table: Seated, seat: int | None) -> str:
    at = f" of table {table.number + 1}" if len(evening.tables) > 1 else ""
    return f"the public{at}" if seat is None else f"seat {seat}{at}"


def seat_for(table: Seated, person: Person, act: Act) -> int:
    """Mostly a chair of one's own; now and then any."""
    mine = table.of(person.user)
    return mine[act.seat % len(mine)] if mine and act.n % 4 else act.seat % len(table.chairs)


async def posted(evening: Evening, person: Person, act: Act, path: str, body: object) -> Answer | None:
    """Ask something at the table with one of the person's credentials; None if there is none."""
    table, credential = table_of(evening, act), one_of(person, act.n)
    if table is None or credential is None:
        return None
    return await evening.ask("POST", f"/api/tables/{table.ident}/{path}", credential, body)


async def create(evening: Evening, act: Act) -> str | None:
    person = evening.people[act.who]
    credential = one_of(person, act.n)
    if credential is None or len(evening.tables) >= 3:
        return None
    body = {"game": evening.title, "seats": evening.seats, "visibility": "open"}
    answer = await evening.ask("POST", "/api/tables", credential, body)
    if answer.is_fine:
        info = answer.json()
        table = await evening.found(info, [person.user] + [""] * (evening.seats - 1))
        evening.changed(table, answer)
    return f"{person.name} opens a table → {answer.status}"


async def join(evening: Evening, act: Act) -> str | None:
    person, table = evening.people[act.who], table_of(evening, act)
    if table is None:
        return None
    empty = table.empty()
    seat = empty[act.seat % len(empty)] if empty and act.n % 5 else act.seat % len(table.chairs)
    answer = await posted(evening, person, act, "join", {"seat": seat})
    if answer is None:
        return None
    if answer.is_fine:
        table.put(seat, person.user)
        evening.changed(table, answer)
    return f"{person.name} joins {seat_word(evening, table, seat)} → {answer.status}"


async def change_seat(evening: Evening, act: Act) -> str | None:
    """From one's chair to another one."""
    person, table = evening.people[act.who], table_of(evening, act)
    if table is None:
        return None
    seat, empty = seat_for(table, person, act), table.empty()
    to = empty[act.n % len(empty)] if empty else (seat + 1) % len(table.chairs)
    answer = await posted(evening, person, act, "seat", {"seat": seat, "to": to})
    if answer is None:
        return None
    if answer.is_fine:
        table.put(seat, "")
        table.put(to, person.user)
        evening.changed(table, answer)
    return f"{person.name} moves from seat {seat} to seat {to} → {answer.status}"


async def vote(evening: Evening, act: Act) -> str | None:
    """Somebody wants a bot to play for another one."""
    return await _at_seat(evening, Act(act.kind, act.who, act.seat, 0, act.table), "vote", {}, "wants a bot on {}")


async def leave(evening: Evening, act: Act) -> str | None:
    person, table = evening.people[act.who], table_of(evening, act)
    answer = await posted(evening, person, act, "leave", {"level": "random"})
    if answer is None or table is None:
        return None
    if answer.is_fine:
        if answer.json()["phase"] == "open":
            table.clear(person.user)
        evening.changed(table, answer)
    return f"{person.name} leaves → {answer.status}"


async def _as_host(
    evening: Evening, act: Act, method: str, path: str, body: object, gone: str = ""
) -> tuple[Person, Answer] | None:
    """Ask as the host; now and then as somebody else. `gone` has no chair any more if it is done."""
    table = table_of(evening, act)
    if table is None:
        return None
    hosts = [person for person in evening.people if person.user == table.info["host"] and person.alive()]
    person = hosts[0] if hosts and act.n % 8 else evening.people[act.who]
    credential = one_of(person, act.n)
    if credential is None:
        return None
    answer = await evening.ask(method, f"/api/tables/{table.ident}/{path}", credential, body)
    if answer.is_fine:
        if gone:
            table.clear(gone)
        evening.changed(table, answer)
    return person, answer


async def remove(evening: Evening, act: Act) -> str | None:
    """The host removes a person."""
    table = table_of(evening, act)
    if table is None:
        return None
    others = [seat for seat, user in enumerate(table.chairs) if user and user != table.info["host"]]
    seat = others[act.seat % len(others)] if others else act.seat % len(table.chairs)
    done = await _as_host(evening, act, "POST", "remove", {"seat": seat}, gone=table.chairs[seat])
    return None if done is None else f"{done[0].name} removes the person on seat {seat} → {done[1].status}"


async def readmit(evening: Evening, act: Act) -> str | None:
    """The host lets somebody sit down again."""
    table = table_of(evening, act)
    removed = table.info.get("removed", []) if table is not None else []
    if not removed:
        return None
    chosen = removed[act.n % len(removed)]["user"]
    done = await _as_host(evening, act, "DELETE", f"removed/{chosen}", None)
    return None if done is None else f"{done[0].name} lets somebody sit down again → {done[1].status}"


async def hand_over(evening: Evening, act: Act) -> str | None:
    """The host makes somebody else the host."""
    table = table_of(evening, act)
    if table is None:
        return None
    seat = act.seat % len(table.chairs)
    done = await _as_host(evening, act, "POST", "host", {"seat": seat})
    return None if done is None else f"{done[0].name} makes seat {seat} the host → {done[1].status}"


async def bots(evening: Evening, act: Act) -> str | None:
    """A bot on one chair, or on every empty one."""
    table = table_of(evening, act)
    empty = table.empty() if table is not None else []
    seat = None if act.kind == "fill" or not empty else empty[act.seat % len(empty)]
    done = await _as_host(evening, act, "POST", "bots", {"seat": seat, "level": "random"})
    if done is None:
        return None
    where = "every empty chair" if seat is None else f"seat {seat}"
    return f"{done[0].name} puts a bot on {where} → {done[1].status}"


async def unbot(evening: Evening, act: Act) -> str | None:
    table = table_of(evening, act)
    if table is None:
        return None
    seats = [seat for seat, chair in enumerate(table.info["chairs"]) if chair["bot"]]
    seat = seats[act.seat % len(seats)] if seats else act.seat % len(table.chairs)
    done = await _as_host(evening, act, "DELETE", f"bots/{seat}", None)
    return None if done is None else f"{done[0].name} removes the bot from seat {seat} → {done[1].status}"


async def start(evening: Evening, act: Act) -> str | None:
    done = await _as_host(evening, act, "POST", "start", {})
    return None if done is None else f"{done[0].name} starts → {done[1].status}"


async def back(evening: Evening, act: Act) -> str | None:
    return await _at_seat(evening, act, "back", {}, "takes {} back")


async def resign(evening: Evening, act: Act) -> str | None:
    return await _at_seat(evening, act, "resign", {"level": "random"}, "resigns {}")


async def undo(evening: Evening, act: Act) -> str | None:
    return await _at_seat(evening, act, "undo", {}, "asks for an undo on {}")


async def answer_undo(evening: Evening, act: Act) -> str | None:
    """Whoever is asked answers, mostly yes."""
    table = table_of(evening, act)
    asked = (table.info.get("undo") or {}).get("waiting", []) if table is not None else []
    if table is None or not asked:
        return None
    holders = [place for place, person in enumerate(evening.people) if person.user == table.chairs[asked[0]]]
    who = holders[0] if holders else act.who
    chosen = Act(act.kind, who, asked[0], 5, act.table)
    return await _at_seat(evening, chosen, "undo/answer", {"consent": bool(act.n % 5)}, "answers an undo on {}")


async def _at_seat(evening: Evening, act: Act, path: str, body: dict[str, object], words: str) -> str | None:
    person, table = evening.people[act.who], table_of(evening, act)
    if table is None:
        return None
    seat = seat_for(table, person, act)
    answer = await posted(evening, person, act, path, {"seat": seat, **body})
    if answer is None:
        return None
    if answer.is_fine:
        evening.changed(table, answer)
    return f"{person.name} {words.format(seat_word(evening, table, seat))} → {answer.status}"


async def move(evening: Evening, act: Act) -> str | None:
    """Whoever is to act decides, as often as that is a person who is there."""
    table = table_of(evening, act)
    if table is None:
        return None
    wanted = MOST_MOVES * 2 if act.kind == "finish" else 1 + act.n % 3
    done, waits = 0, 500 if act.kind == "patient" else 0
    while done < wanted:
        if await _moved(evening, table, act.n + done):
            done += 1
        elif waits == 0:
            break
        else:
            waits -= 1
            await asyncio.sleep(0.02)  # a bot may be to act
    return f"{done} moves are made" if done else None


async def _moved(evening: Evening, table: Seated, number: int) -> bool:
    credential, known = await _position(evening, table, table.turn, number)
    actor = known.get("actor")
    if actor is not None and actor != table.turn:
        credential, known = await _position(evening, table, actor, number)
    legal: list[dict[str, Any]] = known.get("legal", [])
    if actor is None or credential is None or not legal:
        return False
    evening.moves += 1
    table.turn = (actor + 1) % len(table.chairs)
    body = {"seat": actor, "action": legal[number * 7 % len(legal)]["text"], "id": f"m-{evening.moves}"}
    return (await evening.ask("POST", f"/api/tables/{table.ident}/moves", credential, body)).is_fine


async def _position(evening: Evening, table: Seated, seat: int, number: int) -> tuple[Credential | None, dict[str, Any]]:
    """What the person on this seat knows; what everyone does if nobody is there."""
    holders = [person for person in evening.people if person.user == table.chairs[seat] and person.alive()]
    credential = one_of(holders[0], number) if holders else None
    path = f"/api/tables/{table.ident}/position"
    if credential is not None:
        answer = await evening.ask("GET", f"{path}?seat={seat}", credential)
    else:
        async with evening.http() as http:
            answer = await http.ask("GET", path, evening.observer.header)
    return credential, answer.json() if answer.is_fine else {}


async def rematch(evening: Evening, act: Act) -> str | None:
    """The same people and bots, one chair on."""
    person, table = evening.people[act.who], table_of(evening, act)
    answer = await posted(evening, person, act, "rematch", {})
    if answer is None or table is None:
        return None
    if answer.is_fine and answer.json()["id"] not in [known.ident for known in evening.tables]:
        following = await evening.found(answer.json(), table.chairs[-1:] + table.chairs[:-1])
        evening.changed(following, answer)
    return f"{person.name} asks for a rematch → {answer.status}"


TABLES: Final = {
    "create": create,
    "join": join,
    "leave": leave,
    "seat": change_seat,
    "vote": vote,
    "bots": bots,
    "fill": bots,
    "unbot": unbot,
    "start": start,
    "remove": remove,
    "readmit": readmit,
    "host": hand_over,
    "back": back,
    "resign": resign,
    "undo": undo,
    "answer": answer_undo,
    "move": move,
    "patient": move,
    "finish": move,
    "rematch": rematch,
}
