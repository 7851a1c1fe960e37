"""Bots at live tables: a stale thought is not heard, nobody keeps a bot from answering, and hints come one at a time."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.storage.store import ChatRow
from tests.patience import PATIENCE, eventually
from tests.server.gate import Gate
from tests.server.running import Person, Running, running

LEADS = {"dealer": "2"}
"""Seat 0 plays the first card."""


def against_bots(server: Running, level: str) -> tuple[str, Person]:
    """A person, whose turn it is, against two bots of this level."""
    me = Person(server.url)
    table = me.open_table(options=LEADS)
    me.post(f"/api/tables/{table}/bots", {"level": level})
    me.post(f"/api/tables/{table}/start")
    return table, me


def legal(me: Person, table: str) -> list[str]:
    return [action["text"] for action in me.get(f"/api/tables/{table}/position?seat=0")["legal"]]


def play(me: Person, table: str, action: str) -> None:
    me.post(f"/api/tables/{table}/moves", {"seat": 0, "action": action, "id": action})


def decided(server: Running, table: str) -> list[tuple[int, str]]:
    """What was decided at the table, seat by seat."""
    return [(decision.seat, decision.text) for decision in server.hub.rooms[table].table.course.decisions]


def bots_hand(server: Running, table: str) -> list[str]:
    """What the bot that is to act may do."""
    return [action.text for action in server.hub.rooms[table].table.course.state.legal_actions()]


def test_a_thought_about_a_position_that_was_taken_back_is_not_heard(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    with running(tmp_path) as server:
        gate.put_before(server)
        table, me = against_bots(server, "master")
        first, second, *_ = legal(me, table)
        play(me, table, first)
        eventually(lambda: gate.asked() == ["master"])
        me.post(f"/api/tables/{table}/undo", {"seat": 0})
        play(me, table, second)
        hand = bots_hand(server, table)
        gate.open()
        eventually(lambda: bool(legal(me, table)))
        # The first thought chose the last card of the hand, which could be played still; the second the first.
        assert decided(server, table)[:2] == [(0, second), (1, hand[0])]


@pytest.mark.parametrize("how", ["back", "move"])
def test_a_thought_for_a_seat_whose_person_is_back_is_not_heard(tmp_path: Path, how: str) -> None:
    gate = Gate(tmp_path)
    with running(tmp_path) as server:
        gate.put_before(server)
        table, me = against_bots(server, "random")
        first, *_ = legal(me, table)
        me.post(f"/api/tables/{table}/leave", {"level": "master"})
        eventually(lambda: gate.asked() == ["master"])
        if how == "back":
            me.post(f"/api/tables/{table}/back", {"seat": 0})
        else:
            play(me, table, first)
        gate.open()
        eventually(lambda: not server.hub.bots.thinkers.is_busy() and bool(legal(me, table)))
        assert [text for seat, text in decided(server, table) if seat == 0] == ([first] if how == "move" else [])


@pytest.mark.parametrize("act", ["leave", "resign"])
def test_a_thought_of_a_bot_that_plays_the_seat_no_longer_is_not_heard(tmp_path: Path, act: str) -> None:
    """The bot that holds the seat is exchanged for a bot of another level while it thinks."""
    gate = Gate(tmp_path)
    with running(tmp_path) as server:
        gate.put_before(server)
        table, me = against_bots(server, "random")
        hand = legal(me, table)
        me.post(f"/api/tables/{table}/leave", {"level": "master"})
        eventually(lambda: gate.asked() == ["master"])
        me.post(f"/api/tables/{table}/{act}", {"level": "casual", **({"seat": 0} if act == "resign" else {})})
        gate.open()
        eventually(lambda: len(decided(server, table)) > 0)
        assert decided(server, table)[0] == (0, hand[0])
        assert gate.asked()[:2] == ["master", "casual"]


def test_nobody_keeps_a_bot_from_answering(tmp_path: Path) -> None:
    """What others do at their chairs does not end a thought."""
    gate = Gate(tmp_path)
    with running(tmp_path) as server:
        gate.put_before(server)
        host, guest = Person(server.url), Person(server.url)
        table = host.open_table(options={"dealer": "0"})
        guest.post(f"/api/tables/{table}/join", {"seat": 2})
        host.post(f"/api/tables/{table}/bots", {"level": "master"})
        host.post(f"/api/tables/{table}/start")
        eventually(lambda: gate.asked() == ["master"])
        for _ in range(3):
            host.post(f"/api/tables/{table}/back", {"seat": 0})
            guest.post(f"/api/tables/{table}/leave", {"level": "random"})
            guest.post(f"/api/tables/{table}/back", {"seat": 2})
        gate.open()
        eventually(lambda: len(decided(server, table)) == 1)
        assert gate.asked() == ["master"]


def test_a_table_that_is_loaded_anew_asks_its_bot_anew(tmp_path: Path) -> None:
    """The storage fails while a bot thinks."""
    gate = Gate(tmp_path)
    with running(tmp_path) as server:
        gate.put_before(server)
        table, me = against_bots(server, "master")
        play(me, table, legal(me, table)[0])
        eventually(lambda: gate.asked() == ["master"])
        taken = ChatRow(table, 0, "", "", None, "somebody else wrote here", 0)
        assert server.loop is not None
        asyncio.run_coroutine_threadsafe(server.hub.store.commit(taken), server.loop).result(PATIENCE)
        me.post(f"/api/tables/{table}/chat", {"text": "hello"}, 503)
        me.get(f"/api/tables/{table}")
        gate.open()
        eventually(lambda: bool(legal(me, table)))


def test_a_bot_that_takes_its_time_holds_nothing_up(tmp_path: Path) -> None:
    """Whoever comes back, takes back or ends the server does not wait for it."""
    with running(tmp_path, bot_least_seconds=3600, bot_most_seconds=3600) as server:
        table, me = against_bots(server, "random")
        first, *_ = legal(me, table)
        me.post(f"/api/tables/{table}/leave")
        me.post(f"/api/tables/{table}/back", {"seat": 0})
        play(me, table, first)
        me.post(f"/api/tables/{table}/undo", {"seat": 0})
        assert legal(me, table)[0] == first
        play(me, table, legal(me, table)[1])
        assert len(decided(server, table)) == 1


def test_a_person_has_one_hint_at_a_time(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    with running(tmp_path, workers=2) as server, ThreadPoolExecutor(1) as pool:
        gate.put_before(server)
        table, me = against_bots(server, "random")
        other, other_person = against_bots(server, "random")

        def hint(person: Person, at: str, status: int) -> Any:
            return person.post(f"/api/tables/{at}/hint", {"seat": 0}, status)

        first = pool.submit(hint, me, table, 200)
        eventually(lambda: gate.asked() == ["coach"])
        again = Person(server.url, me.token)
        for _ in range(11):
            assert hint(again, table, 409)["reason"] == "hint-already-asked"
        play(other_person, other, legal(other_person, other)[0])
        eventually(lambda: bool(legal(other_person, other)))  # the bots of another table do not wait
        gate.open()
        assert first.result()["action"] in legal(me, table)
        assert hint(again, table, 200) == first.result()


def test_a_hint_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    with running(tmp_path, hint_seconds=0.2) as server:
        gate.put_before(server)
        table, me = against_bots(server, "random")
        refused = me.post(f"/api/tables/{table}/hint", {"seat": 0}, 409)
        assert refused["reason"] == "no-time-for-hint"
        play(me, table, legal(me, table)[0])
        eventually(lambda: bool(legal(me, table)))


def test_a_hint_for_a_position_that_has_changed_is_not_given(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    with running(tmp_path) as server, ThreadPoolExecutor(1) as pool:
        gate.put_before(server)
        table, me = against_bots(server, "random")
        mine = Person(server.url, me.token)
        asked = pool.submit(mine.post, f"/api/tables/{table}/hint", {"seat": 0}, 409)
        eventually(lambda: gate.asked() == ["coach"])
        play(me, table, legal(me, table)[0])
        gate.open()
        assert asked.result()["type"] == "urn:chabudai:stale"
