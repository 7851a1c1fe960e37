"""Attacks by those who sit at a table: on the others' moves, on the deal, on the bots' time."""

import asyncio
import hashlib
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from chabudai.core import NOBODY, Rng, Seat, read_record
from chabudai.games import game_of
from chabudai.table import Decision, Receipt, Table, verify
from chabudai.table.clocks import ClockRule
from tests.attack.ground import Ground, Target, attack, run_cli
from tests.attack.wire import Socket
from tests.patience import eventually
from tests.server.running import Person, seated

VALUES: Final = ("5a" * 32, "6b" * 32, "7c" * 32)


def committed(value: str) -> str:
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def played_out(people: list[Person], table: str, most: int = 1000, seed: int = 1) -> None:
    """Everyone decides at random until the game is over, or so many decisions are made."""
    rng = Rng(seed)
    for number in range(most):
        actor = people[0].get(f"/api/tables/{table}/position")["actor"]
        if actor is None:
            return
        legal = people[actor].get(f"/api/tables/{table}/position?seat={actor}")["legal"]
        move = {"seat": actor, "action": legal[int(rng.below(len(legal)))]["text"], "id": f"{seed}-{number}"}
        people[actor].post(f"/api/tables/{table}/moves", move)


def my_turn(person: Person, table: str) -> bool:
    return bool(person.get(f"/api/tables/{table}/position?seat=0")["legal"])


def _decided(person: Person, table: str, number: int) -> None:
    eventually(lambda: my_turn(person, table))
    legal = person.get(f"/api/tables/{table}/position?seat=0")["legal"]
    person.post(f"/api/tables/{table}/moves", {"seat": 0, "action": legal[0]["text"], "id": f"d{number}"})


def _nothing_is_taken_back(me: Person, table: str) -> None:
    eventually(lambda: my_turn(me, table))
    before = me.get(f"/api/tables/{table}/position?seat=0")
    for _ in range(5):
        me.http.post(f"/api/tables/{table}/undo", json={"seat": 0})
    assert me.get(f"/api/tables/{table}/position?seat=0") == before, "moves were taken back over an absent person's head"


@attack("nothing is taken back over the head of a person who left or whose time is up")
def undo_over_a_head(ground: Ground) -> None:
    with ground.shared() as server:
        for clock in ({"kind": "none"}, {"kind": "move", "time": 3000}):
            me, friend = server.person(), server.person()
            table = me.open_table("zenmaster", 3, clock=clock)
            friend.post(f"/api/tables/{table}/join", {"seat": 1})
            me.post(f"/api/tables/{table}/bots", {"level": "random"})
            me.post(f"/api/tables/{table}/start")
            if clock["kind"] == "none":
                friend.post(f"/api/tables/{table}/leave", {"level": "random"})
            for number in range(3):
                _decided(me, table, number)
            assert me.get(f"/api/tables/{table}")["chairs"][1]["held"]
            _nothing_is_taken_back(me, table)


def sealing(server: Target, game: str = "zenmaster") -> tuple[str, list[Person]]:
    """A table of three who all have a part in the deal; the host has started it."""
    people = [server.person() for _ in VALUES]
    table = people[0].open_table(game, 3, commitment=committed(VALUES[0]))
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{table}/join", {"seat": seat, "commitment": committed(VALUES[seat])})
    assert people[0].post(f"/api/tables/{table}/start")["phase"] == "sealing"
    return table, people


@attack("no seat holds a table in sealing: leave, back and the same reveal again and again do not move the deadline")
def freezing(ground: Ground) -> None:
    with ground.shared() as server:
        for order, body in (("leave", {}), ("back", {"seat": 1}), ("reveal", {"seat": 1, "value": VALUES[1]})):
            table, people = sealing(server)
            bound = time.monotonic() + 20
            while people[0].get(f"/api/tables/{table}")["phase"] == "sealing":
                people[1].http.post(f"/api/tables/{table}/{order}", json=body)
                assert time.monotonic() < bound, f"{order} holds the table"


@attack("a reveal that comes late or twice is no error, so that no table greets its players with one")
def late_reveal(ground: Ground) -> None:
    with ground.shared() as server:
        table, people = sealing(server)
        for seat, person in enumerate(people):
            person.post(f"/api/tables/{table}/reveal", {"seat": seat, "value": VALUES[seat]})
            person.post(f"/api/tables/{table}/reveal", {"seat": seat, "value": VALUES[seat]})
        assert people[0].get(f"/api/tables/{table}")["phase"] == "playing"
        people[2].post(f"/api/tables/{table}/reveal", {"seat": 2, "value": VALUES[2]})


def sealed_record(server: Target) -> tuple[str, str]:
    """The record of a whole game in whose deal all three had a part, and the commitment they were shown before it."""
    table, people = sealing(server)
    shown = str(people[0].get(f"/api/tables/{table}")["commitment"])
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/reveal", {"seat": seat, "value": VALUES[seat]})
    assert [chair["contribution"] for chair in people[0].get(f"/api/tables/{table}")["chairs"]] == list(VALUES)
    played_out(people, table)
    return str(people[0].get(f"/api/tables/{table}/record")), shown


def _dealt_otherwise(text: str, kept: tuple[int, ...], secret: bytes) -> str:
    """The record a dishonest server would write that says only these parts came in time, or that took another secret."""
    record = read_record(text)
    game = game_of(record)
    table = Table(game, ClockRule("none", 0, 0), secret)
    for seat, value in enumerate(VALUES):
        table.sit(Seat(seat), f"u{seat}", "", "", committed(value))
    table.start()
    for seat in kept:
        table.reveal(Seat(seat), VALUES[seat])
    table.deal(0)
    rng = Rng(7)
    while (actor := table.course.state.actor()) != NOBODY:
        legal = table.course.state.legal_actions()
        table.course.decide(Decision(actor, legal[int(rng.below(len(legal)))].text))
    table.phase = "over"
    return table.export(None)


@attack("a server that leaves parts out of a deal, or takes another secret, is found out by those whose parts they were")
def four_deals(ground: Ground) -> None:
    with ground.shared() as server:
        text, shown = sealed_record(server)
    record = read_record(text)
    game = game_of(record)
    receipts = [Receipt(shown, {Seat(seat): value}) for seat, value in enumerate(VALUES)]
    assert all(verify(text, game, receipt, strict=True) == [] for receipt in receipts)
    secret = bytes.fromhex(record.revealed["secret"])
    for kept in ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)):
        other = _dealt_otherwise(text, kept, secret)
        for seat, receipt in enumerate(receipts):
            assert bool(verify(other, game, receipt)) == (seat not in kept), f"parts {kept}, seat {seat}"
        assert verify(other, game, strict=True)
    anew = _dealt_otherwise(text, (0, 1, 2), bytes(len(secret)))
    assert all(verify(anew, game, receipt) for receipt in receipts)


@attack("no changed byte of a record is called unchanged")
def mutated_records(ground: Ground) -> None:
    with ground.shared() as server:
        text, shown = sealed_record(server)
    game = game_of(read_record(text))
    rng = Rng(12)
    for number in range(ground.size(4000, 150)):
        changed = _mutated(text, rng)
        assert changed == text or _is_refused(changed, game), f"mutation {number} verifies"
    assert _is_refused(text.replace("0: ", "00: ", 1), game)
    told = run_cli("verify", "-", "--commitment", shown, "--contribution", f"1={VALUES[0]}", "--strict", text=text)
    assert told.returncode == 0, told.stderr
    wrong = run_cli("verify", "-", "--contribution", f"1={VALUES[1]}", "--strict", text=text)
    assert wrong.returncode != 0


def _mutated(text: str, rng: Rng) -> str:
    """One letter changed, one line moved, doubled or left out."""
    lines = text.splitlines(keepends=True)
    one, other = int(rng.below(len(lines))), int(rng.below(len(lines)))
    place = int(rng.below(len(text)))
    kind = int(rng.below(5))
    if kind == 0:
        return text[:place] + chr(33 + int(rng.below(90))) + text[place + 1 :]
    if kind == 1:
        return text[:place] + text[place + 1 :]
    if kind == 2:
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == 3:
        lines.insert(one, lines[other])
    else:
        del lines[one]
    return "".join(lines)


def _is_refused(text: str, game: Any) -> bool:
    try:
        return bool(verify(text, game))
    except ValueError:
        return True


@attack("everyone can have a part in the deal of a rematch")
def rematch_parts(ground: Ground) -> None:
    with ground.shared() as server:
        table, people = seated(server.url, "makatsu", 2)
        played_out(people, table)
        again = people[0].post(f"/api/tables/{table}/rematch", status=201)
        chairs = [next(seat for seat, chair in enumerate(again["chairs"]) if chair["user"] == one.me["id"]) for one in people]
        for seat, person in zip(chairs, people, strict=True):
            person.post(f"/api/tables/{again['id']}/join", {"seat": seat, "commitment": committed(VALUES[seat])})
        people[0].post(f"/api/tables/{again['id']}/start")
        for seat, person in zip(chairs, people, strict=True):
            person.post(f"/api/tables/{again['id']}/reveal", {"seat": seat, "value": VALUES[seat]})
        given = [chair["contribution"] for chair in people[0].get(f"/api/tables/{again['id']}")["chairs"]]
        assert given == list(VALUES[:2])


@attack("hints starve nobody's bots: one at a time for each person, and games come first")
def starving(ground: Ground) -> None:
    with ground.shared() as server:
        me, other = server.person(), server.person()
        mine = me.open_table("zenmaster", 3)
        me.post(f"/api/tables/{mine}/bots", {"level": "random"})
        me.post(f"/api/tables/{mine}/start")
        eventually(lambda: my_turn(me, mine))

        def hint() -> int:
            return me.http.post(f"/api/tables/{mine}/hint", json={"seat": 0}).status_code

        with ThreadPoolExecutor(12) as pool:
            asked = [pool.submit(hint) for _ in range(12)]
            table = other.open_table("zenmaster", 3)
            other.post(f"/api/tables/{table}/bots", {"level": "casual"})
            other.post(f"/api/tables/{table}/start")
            for number in range(3):
                _decided(other, table, number)
            given = [one.result() for one in asked]
        assert given.count(200) <= 1, given
        assert given.count(409) >= 11, given


@attack("a bot's answer takes its time, also where it has no choice")
def forced_moves(ground: Ground) -> None:
    with ground.server(bot_least_seconds="0.4", bot_most_seconds="0.5") as server:
        person = server.person()
        tables = ground.size(6, 3)
        waits: list[float] = []
        lock = threading.Lock()

        def play(seed: int) -> None:
            found = asyncio.run(_waits(server, person, seed, ground.size(14, 5)))
            with lock:
                waits.extend(found)

        with ThreadPoolExecutor(tables) as pool:
            list(pool.map(play, range(tables)))
        soon = [wait for wait in waits if wait < 0.3]
        ground.notes.append(f"{len(waits)} answers, {len(soon)} sooner than 0.3 s, the soonest after {min(waits):.2f} s")
        assert len(soon) * 10 < len(waits), "bots answer sooner than they may"


async def _waits(server: Target, person: Person, seed: int, wanted: int) -> list[float]:
    """The times between the news of a table where nearly all are bots."""
    table = await asyncio.to_thread(person.open_table, "ninjato", 4)
    await asyncio.to_thread(person.post, f"/api/tables/{table}/bots", {"level": "casual"})
    socket = Socket()
    await socket.connect(f"127.0.0.1:{server.port}", f"cookie: {person.cookie}\r\n")
    await socket.ask(lambda heard: heard.type == "snapshot", type="watch", table=table)
    await asyncio.to_thread(person.post, f"/api/tables/{table}/start")
    await asyncio.to_thread(person.post, f"/api/tables/{table}/leave", {"level": "casual"})
    found: list[float] = []
    place = await socket.until(0, lambda heard: heard.type == "update")
    at = time.monotonic()
    while len(found) < wanted:
        assert place is not None, f"table {seed} is stuck"
        place = await socket.until(place + 1, lambda heard: heard.type == "update")
        found.append(time.monotonic() - at)
        at = time.monotonic()
    socket.abort()
    return found
