"""Tables go on by themselves after a start, with nobody visiting: bots, clocks and seals; and no clock runs by the calendar."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from chabudai.server.live.times import steady
from chabudai.server.live.waking import MOST_THINKING
from chabudai.server.storage.store import LogRow
from tests.patience import PATIENCE, eventually
from tests.server.past import restored
from tests.server.running import Person, running, seated

_MANY = 3 * MOST_THINKING


def stored(folder: Path, query: str) -> list[Any]:
    """The first column of what the database says."""
    database = sqlite3.connect(folder / "tables.db")
    try:
        return [row[0] for row in database.execute(query).fetchall()]
    finally:
        database.close()


def left_to_a_bot(person: Person) -> None:
    """A table where a strong bot is to act: it is not done when the server ends."""
    table = person.open_table("zenmaster", 3)
    person.post(f"/api/tables/{table}/bots", {"level": "master"})
    person.post(f"/api/tables/{table}/start")
    position = person.get(f"/api/tables/{table}/position?seat=0")
    if position["legal"]:
        move = {"seat": 0, "action": position["legal"][0]["text"], "id": "1"}
        person.post(f"/api/tables/{table}/moves", move)


def test_bots_that_are_to_act_do_so_after_a_restart_and_only_a_few_at_once(tmp_path: Path) -> None:
    with running(tmp_path, bot_seconds=60) as server:
        person = Person(server.url)
        for _ in range(_MANY):
            left_to_a_bot(person)
    waiting = stored(tmp_path, "SELECT table_id FROM live WHERE due = 0")
    assert len(waiting) > MOST_THINKING
    before = stored(tmp_path, "SELECT count(*) FROM log")[0]
    with running(tmp_path, bot_seconds=60) as server:
        most = 0

        def all_have_gone_on() -> bool:
            nonlocal most
            most = max(most, len([ident for ident in list(server.hub.rooms) if server.hub.bots.is_answering(ident)]))
            return stored(tmp_path, "SELECT count(*) FROM log")[0] > before and len(server.hub.rooms) > MOST_THINKING

        eventually(all_have_gone_on)
        assert most <= MOST_THINKING


def test_a_clock_runs_out_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seated(server.url, clock={"kind": "move", "time": 1000})
    assert stored(tmp_path, "SELECT due FROM live") != [None]
    with running(tmp_path):
        eventually(
            lambda: any(chair["flagged"] for chair in json.loads(stored(tmp_path, "SELECT meta FROM tables")[0])["chairs"])
        )


def test_a_table_whose_seal_was_open_is_dealt_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, seal_seconds=600) as server:
        person = Person(server.url)
        table = person.open_table(commitment="ab" * 32)
        person.post(f"/api/tables/{table}/bots", {})
        assert person.post(f"/api/tables/{table}/start")["phase"] == "sealing"
    with running(tmp_path, seal_seconds=0.1):
        eventually(lambda: stored(tmp_path, "SELECT phase FROM tables") == ["playing"])


def test_a_table_where_nothing_is_due_is_left_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seated(server.url)
        Person(server.url).open_table()
    assert stored(tmp_path, "SELECT due FROM live") == [None, None]
    with running(tmp_path) as server:
        Person(server.url)
        assert not server.hub.rooms


def test_an_older_database_does_not_say_what_is_due_so_it_is_found_out(tmp_path: Path) -> None:
    restored("0001", tmp_path)
    with running(tmp_path, wake_seconds=0.05):
        running_clocks = "SELECT id FROM tables WHERE phase = 'playing' AND meta LIKE '%\"kind\": \"total\"%'"
        eventually(
            lambda: stored(tmp_path, "SELECT table_id FROM live WHERE due IS NOT NULL") == stored(tmp_path, running_clocks)
        )


def test_a_table_that_cannot_be_laid_out_again_is_tried_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seated(server.url, clock={"kind": "move", "time": 600_000})
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET title = 'gone'")
    database.close()
    with running(tmp_path):
        eventually(lambda: stored(tmp_path, "SELECT due FROM live") == [None])


def test_a_table_that_storing_failed_for_goes_on_when_it_can(tmp_path: Path) -> None:
    with running(tmp_path, wake_seconds=0.05) as server:
        table, people = seated(server.url, clock={"kind": "move", "time": 5000})
        seat = people[0].get(f"/api/tables/{table}/position")["actor"]
        action = people[seat].get(f"/api/tables/{table}/position?seat={seat}")["legal"][0]["text"]
        ahead = LogRow(table, 0, seat, action, "", 0, None)
        assert server.loop is not None
        asyncio.run_coroutine_threadsafe(server.hub.store.commit(ahead), server.loop).result(PATIENCE)
        people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "1"}, 503)
        eventually(lambda: not server.hub.rooms[table].is_broken)
        eventually(
            lambda: any(chair["flagged"] for chair in json.loads(stored(tmp_path, "SELECT meta FROM tables")[0])["chairs"])
        )


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


def test_the_even_clock_does_not_follow_the_date() -> None:
    date, ticks = Hand(), Hand()
    began = date.ms
    now = steady(date, ticks)
    ticks.ms += 5
    date.ms += 3_600_000
    assert now() == began + 5
    date.ms -= 7_200_000
    assert now() == began + 5


def test_a_step_of_the_system_s_clock_charges_nobody(tmp_path: Path) -> None:
    now, date = Hand(), Hand()
    with running(tmp_path, now=now, date=date) as server:
        table, people = seated(server.url, clock={"kind": "total", "time": 60_000})
        date.ms += 3_600_000
        now.ms += 1000
        clocks = people[0].get(f"/api/tables/{table}")["clocks"]
        assert clocks["left"][clocks["running"]] == 59_000
        people[0].post(f"/api/tables/{table}/chat", {"text": "late"}, 204)
        assert stored(tmp_path, "SELECT at FROM chat") == [date.ms]


def test_whoever_was_thinking_when_the_server_ended_begins_the_move_anew(tmp_path: Path) -> None:
    now = Hand()
    with running(tmp_path, now=now) as server:
        table, people = seated(server.url, clock={"kind": "total", "time": 60_000})
        now.ms += 20_000
        seat = people[0].get(f"/api/tables/{table}")["clocks"]["running"]
        action = people[seat].get(f"/api/tables/{table}/position?seat={seat}")["legal"][0]["text"]
        people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "1"})
        now.ms += 10_000
        token = people[0].token
    now.ms += 3_600_000
    with running(tmp_path, now=now) as server:
        clocks = Person(server.url, token).get(f"/api/tables/{table}")["clocks"]
        assert sorted(clocks["left"]) == [40_000, 60_000, 60_000]
        assert clocks["running"] == (seat + 1) % 3
