"""The coach on the server: hints that are counted, reviews, the lens, puzzles, playing on, and records that are brought in."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from chabudai.core import read_record, replay
from chabudai.games import game_of
from chabudai.table import verify
from tests.patience import eventually
from tests.server.gate import Gate
from tests.server.running import Person, Running, player, running, seated
from tests.server.test_bench import STUCK

RECORDS = Path(__file__).parents[1] / "records"
_QUICK = """
from importlib import import_module
from chabudai.coach import Numbers
from chabudai.server.thinking import reporting, reviewer
import_module("chabudai.coach.review").numbers_of = lambda name: Numbers(review=4_000)
reporting.GENTLE = 0
reviewer.main()
"""


def a_record(title: str = "makatsu") -> str:
    """A game of the collection."""
    return min((RECORDS / title).glob("*.txt")).read_text("utf-8")


def brought_in(server: Running, person: Person, title: str = "makatsu") -> str:
    """A finished game from its record, on a server that reviews in little time."""
    server.app.state.services.coaching.reviews.program[:] = [sys.executable, "-c", _QUICK]
    return str(person.post("/api/records", {"record": a_record(title)}, 201)["id"])


def reviewed(person: Person, table: str, seat: int) -> Any:
    """The review, once it is made."""
    person.post(f"/api/tables/{table}/review", {"seat": seat})
    eventually(lambda: person.get(f"/api/tables/{table}/review?seat={seat}")["state"] in ("done", "failed"))
    return person.get(f"/api/tables/{table}/review?seat={seat}")


def position(person: Person, table: str, seat: int) -> Any:
    return person.get(f"/api/tables/{table}/position?seat={seat}")


def to_act(people: list[Person], table: str) -> int:
    return int(people[0].get(f"/api/tables/{table}/position")["actor"])


def test_between_people_there_are_no_hints_unless_the_table_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        assert people[0].get(f"/api/tables/{table}")["hints"] == "off"
        seat = to_act(people, table)
        assert people[seat].post(f"/api/tables/{table}/hint", {"seat": seat}, 409)["reason"] == "hints-off"
        people[seat].get(f"/api/tables/{table}/lens?seat={seat}", 409)


@pytest.mark.parametrize("hints", ["announced", "free"])
def test_a_hint_is_counted_once_a_position_and_told_where_that_was_agreed(tmp_path: Path, hints: str) -> None:
    gate = Gate(tmp_path)
    gate.open()
    with running(tmp_path) as server:
        gate.put_before(server)
        table, people = seated(server.url, hints=hints)
        seat = to_act(people, table)
        first = people[seat].post(f"/api/tables/{table}/hint", {"seat": seat})
        assert people[seat].post(f"/api/tables/{table}/hint", {"seat": seat}) == first
        told = people[(seat + 1) % 3].get(f"/api/tables/{table}")
        assert told["hints"] == hints
        assert told["chairs"][seat]["hints"] == (1 if hints == "announced" else 0)
        assert server.hub.rooms[table].table.chairs[seat].hints == 1
        assert gate.asked() == ["coach"]


def test_a_hint_is_asked_for_over_the_socket_too(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    gate.open()
    with running(tmp_path) as server:
        gate.put_before(server)
        table, people = seated(server.url, hints="free")
        seat = to_act(people, table)

        async def ask() -> Any:
            async with player(server, people[seat], table, seat) as client:
                await client.send(type="hint", table=table, seat=seat)
                while True:
                    message = await client.receive()
                    if message.__struct_config__.tag in ("advised", "failed"):
                        return message

        found = asyncio.run(ask())
        legal = [action["text"] for action in position(people[seat], table, seat)["legal"]]
        assert found.hint.action in legal


def test_nothing_of_a_running_game_is_reviewed_or_played_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url, hints="free")
        me = people[0]
        for path, body in (("review", {"seat": 0}), ("play-on", {"seat": 0, "at": 0})):
            assert me.post(f"/api/tables/{table}/{path}", body, 409)["reason"] == "game-not-over"
        assert (
            me.post(f"/api/tables/{table}/puzzle", {"seat": 0, "at": 0, "action": "play 1"}, 409)["reason"] == "game-not-over"
        )
        for query in ("review?seat=1", "puzzle?seat=1&at=0", "lens?seat=0&at=0"):
            assert me.get(f"/api/tables/{table}/{query}", 409)["reason"] == "game-not-over"
        me.get(f"/api/tables/{table}/lens?seat=1", 403)
        assert me.get(f"/api/tables/{table}/lens?seat=0")["hidden"]
        assert me.get(f"/api/tables/{table}/replay?seat=0")["steps"] == []


def test_a_record_is_brought_in_reviewed_and_made_into_puzzles(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = Person(server.url)
        table = brought_in(server, me)
        record = read_record(a_record())
        told = me.get(f"/api/tables/{table}")
        assert (told["phase"], told["origin"]["kind"]) == ("over", "imported")
        assert me.get(f"/api/tables/{table}/review?seat=1")["state"] == "none"
        found = reviewed(me, table, 1)
        assert found["state"] == "done"
        decisions = found["review"]["decisions"]
        assert [one["step"] for one in decisions] == [n for n, step in enumerate(record.steps) if step.seat == 1]
        again = Person(server.url)
        assert again.post(f"/api/tables/{table}/review", {"seat": 1}) == found
        clear = [one for one in decisions if one["clear"]]
        puzzles = me.get("/api/puzzles?game=makatsu")
        assert len(puzzles) == len(clear)
        assert again.get("/api/puzzles") == []
        steps = me.get(f"/api/tables/{table}/replay?seat=1")["steps"]
        for puzzle, judged in zip(puzzles[:3], clear, strict=False):
            assert steps[puzzle["at"]] == judged["step"]
            shown = me.get(f"/api/tables/{table}/puzzle?seat=1&at={puzzle['at']}")
            legal = [action["text"] for action in shown["position"]["legal"]]
            assert judged["action"] in legal
            where = {"seat": 1, "at": puzzle["at"]}
            best, worst = judged["choices"][0]["action"], judged["choices"][-1]["action"]
            assert me.post(f"/api/tables/{table}/puzzle", {**where, "action": best})["right"]
            assert not me.post(f"/api/tables/{table}/puzzle", {**where, "action": worst})["right"]


def test_a_review_that_is_being_made_does_not_hold_up_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = Person(server.url)
        table = brought_in(server, me)
        server.app.state.services.coaching.reviews.program[:] = [sys.executable, "-c", STUCK]
        me.post(f"/api/tables/{table}/review", {"seat": 1})
        eventually(lambda: me.get(f"/api/tables/{table}/review?seat=1")["done"] == 3)
    with running(tmp_path) as server:
        assert Person(server.url, me.token).get(f"/api/tables/{table}/review?seat=1")["state"] == "none"


@pytest.mark.parametrize("broken", ["nonsense", "cut", "outcome"])
def test_only_a_whole_and_true_record_is_brought_in(tmp_path: Path, broken: str) -> None:
    text = a_record()
    lines = text.splitlines()
    texts = {
        "nonsense": "hello",
        "cut": "\n".join(lines[: len(lines) // 2]) + "\n",
        "outcome": "\n".join("ranks: 1 1" if line.startswith("ranks") else line for line in lines) + "\n",
    }
    with running(tmp_path) as server:
        me = Person(server.url)
        me.post("/api/records", {"record": texts[broken]}, 422)
        assert me.http.post("/api/records", json={"record": "x" * 300_000}).status_code == 413
        assert me.get("/api/tables") == []


@pytest.mark.parametrize("world", ["drawn", "true"])
def test_a_game_is_played_on_and_its_record_verifies_as_what_it_is(tmp_path: Path, world: str) -> None:
    with running(tmp_path) as server:
        me = Person(server.url)
        source = brought_in(server, me)
        steps = me.get(f"/api/tables/{source}/replay?seat=1")["steps"]
        at = len(steps) * 2 // 3
        then = me.get(f"/api/tables/{source}/replay?seat=1")["positions"][at]
        told = me.post(f"/api/tables/{source}/play-on", {"seat": 1, "at": at, "world": world, "level": "random"}, 201)
        table = told["id"]
        assert (told["phase"], told["mine"]) == ("playing", [1])
        assert told["origin"] == {"kind": world, "table": source, "seat": 1, "step": steps[at], "verified": False}
        assert me.get(f"/api/tables/{table}/replay?seat=1")["positions"][0]["view"] == then["view"]
        server.hub.unload(table)  # it comes back as it was
        number = 0
        while me.get(f"/api/tables/{table}")["phase"] == "playing":
            eventually(lambda: bool(position(me, table, 1)["legal"]) or me.get(f"/api/tables/{table}")["phase"] == "over")
            legal = position(me, table, 1)["legal"]
            if legal:
                number += 1
                me.post(f"/api/tables/{table}/moves", {"seat": 1, "action": legal[0]["text"], "id": str(number)})
        text = me.get(f"/api/tables/{table}/record")
        record = read_record(text)
        game = game_of(record)
        assert record.origin is not None
        assert replay(record, game).is_complete()
        assert verify(text, game) == []
        other = text.replace(f"from step: {steps[at]}", f"from step: {steps[at] - 1}")
        assert verify(other, game)
        if world == "drawn":
            assert verify(text.replace(record.origin.seed, "0" * 64), game)
            assert replay(read_record(text), game).is_complete()
        assert me.post(f"/api/tables/{table}/play-on", {"seat": 1, "at": 0}, 409)["reason"] == "played-on-already"
