"""Between the start and the deal: a deadline that nobody can move, and a set of contributions that is fixed in public."""

import asyncio
import hashlib
import json
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from chabudai.core import read_record
from chabudai.server.people.accounts import now
from tests.patience import PATIENCE, eventually
from tests.server.running import Person, Player, Running, player, running
from tests.server.test_play import play_to_the_end

VALUES = ["5a" * 32, "6b" * 32, "7c" * 32]
HOURS = 3600.0


def committed(value: str) -> str:
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def sealing(server: Running, seats: int = 3) -> tuple[str, list[Person]]:
    """A table of people who all committed; the host has started it."""
    people = [Person(server.url) for _ in range(seats)]
    table = people[0].open_table(seats=seats, commitment=committed(VALUES[0]))
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/join", {"seat": seat, "commitment": committed(VALUES[seat])})
    assert people[0].post(f"/api/tables/{table}/start")["phase"] == "sealing"
    return table, people


def meta_of(folder: Path, table: str) -> Any:
    connection = sqlite3.connect(folder / "tables.db")
    try:
        return json.loads(connection.execute("SELECT meta FROM tables WHERE id = ?", (table,)).fetchone()[0])
    finally:
        connection.close()


def without_deadline(folder: Path, table: str) -> None:
    """The table as an earlier server stored it."""
    meta = meta_of(folder, table)
    del meta["deal_by"]
    connection = sqlite3.connect(folder / "tables.db")
    with connection:
        connection.execute("UPDATE tables SET meta = ? WHERE id = ?", (json.dumps(meta), table))
    connection.close()


def until_dealt(person: Person, table: str) -> None:
    eventually(lambda: bool(person.get(f"/api/tables/{table}")["phase"] != "sealing"))


@pytest.mark.parametrize("nuisance", ["leave", "back", "reveal"])
def test_no_seat_can_hold_the_table_by_doing_something_again_and_again(tmp_path: Path, nuisance: str) -> None:
    with running(tmp_path, seal_seconds=0.5) as server:
        table, people = sealing(server)
        is_in_time = False
        body = {"leave": {}, "back": {"seat": 1}, "reveal": {"seat": 1, "value": VALUES[1]}}[nuisance]
        bound = time.monotonic() + PATIENCE
        while people[0].get(f"/api/tables/{table}")["phase"] == "sealing":
            answer = people[1].http.post(f"/api/tables/{table}/{nuisance}", json=body).json()
            is_in_time |= nuisance == "reveal" and bool(answer["chairs"][1]["contribution"])
            assert time.monotonic() < bound, f"{nuisance} holds the table"
        given = [chair["contribution"] for chair in people[0].get(f"/api/tables/{table}")["chairs"]]
        assert given == ["", VALUES[1] if is_in_time else "", ""]


def test_nobody_gets_up_or_comes_back_while_the_cards_are_dealt(tmp_path: Path) -> None:
    with running(tmp_path, seal_seconds=HOURS) as server:
        table, people = sealing(server)
        for refused in (
            people[1].post(f"/api/tables/{table}/leave", status=409),
            people[1].post(f"/api/tables/{table}/back", {"seat": 1}, 409),
        ):
            assert refused["reason"] == "cards-being-dealt"
        assert people[1].get(f"/api/tables/{table}")["chairs"][1]["user"] == people[1].me["id"]


def test_the_deadline_is_set_once_and_stored(tmp_path: Path) -> None:
    with running(tmp_path, seal_seconds=HOURS) as server:
        before = now()
        table, people = sealing(server)
        deadline = meta_of(tmp_path, table)["deal_by"]
        assert before + HOURS * 1000 <= deadline <= now() + HOURS * 1000
        people[1].post(f"/api/tables/{table}/reveal", {"seat": 1, "value": VALUES[1]})
        assert meta_of(tmp_path, table)["chairs"][1]["contribution"] == VALUES[1]
        assert meta_of(tmp_path, table)["deal_by"] == deadline


def test_a_table_whose_deadline_passed_while_the_server_was_away_deals_with_what_was_revealed(tmp_path: Path) -> None:
    with running(tmp_path, seal_seconds=HOURS) as server:
        table, people = sealing(server)
        people[1].post(f"/api/tables/{table}/reveal", {"seat": 1, "value": VALUES[1]})
        cookies = [person.token for person in people]
    with running(tmp_path, seal_seconds=HOURS) as server:
        early = Person(server.url, cookies[2]).post(f"/api/tables/{table}/reveal", {"seat": 2, "value": VALUES[2]})
        assert early["phase"] == "sealing"
    with running(tmp_path, now=lambda: now() + int(2 * HOURS * 1000), seal_seconds=HOURS) as server:
        person = Person(server.url, cookies[0])
        until_dealt(person, table)
        given = [chair["contribution"] for chair in person.get(f"/api/tables/{table}")["chairs"]]
        assert given == ["", VALUES[1], VALUES[2]]


def test_a_table_stored_before_there_were_deadlines_deals(tmp_path: Path) -> None:
    with running(tmp_path, seal_seconds=HOURS) as server:
        table, people = sealing(server)
        cookie = people[0].token
    without_deadline(tmp_path, table)
    with running(tmp_path, seal_seconds=HOURS) as server:
        until_dealt(Person(server.url, cookie), table)


def test_a_clock_that_was_set_back_does_not_hold_the_table(tmp_path: Path) -> None:
    with running(tmp_path, now=lambda: now() + int(1000 * HOURS * 1000), seal_seconds=HOURS) as server:
        table, people = sealing(server)
        cookie = people[0].token
    with running(tmp_path, seal_seconds=0.05) as server:
        until_dealt(Person(server.url, cookie), table)


def test_commitments_are_public_before_the_start_and_contributions_as_soon_as_they_are_accepted(tmp_path: Path) -> None:
    with running(tmp_path, seal_seconds=HOURS) as server:
        table, people = sealing(server)

        async def reveal_in_turn() -> None:
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(player(server, p, table, s)) for s, p in enumerate(people)]
                watcher = await stack.enter_async_context(player(server, Person(server.url), table, None))
                assert [chair.commitment for chair in watcher.info.chairs] == [committed(value) for value in VALUES]
                for seat in (2, 0, 1):
                    await clients[seat].send(type="reveal", table=table, seat=seat, value=VALUES[seat])
                    for hearer in (*clients, watcher):
                        assert (await _published(hearer, seat)).phase == "sealing"
                for hearer in (*clients, watcher):
                    dealt = await hearer.until_tag("table")
                    assert dealt.info.phase == "playing"
                    assert [chair.contribution for chair in dealt.info.chairs] == VALUES
                    assert (await hearer.until_tag("update")).position.view

        asyncio.run(reveal_in_turn())


async def _published(hearer: Player, seat: int) -> Any:
    """What is told of the table when the seat's contribution is told first."""
    while hearer.info.chairs[seat].contribution != VALUES[seat]:
        await hearer.receive()
    return hearer.info


def test_a_reveal_again_or_too_late_is_answered_calmly_and_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path, seal_seconds=1.0) as server:
        table, people = sealing(server)

        async def reveal_again() -> list[str]:
            async with player(server, people[1], table, 1) as client:
                for _ in range(3):
                    await client.send(type="reveal", table=table, seat=1, value=VALUES[1])
                while client.info.phase != "playing":
                    await client.receive()
                await client.send(type="reveal", table=table, seat=1, value=VALUES[1])
                return await _until_pong(client)

        assert not [text for text in asyncio.run(reveal_again()) if '"type":"failed"' in text]
        late = people[2].post(f"/api/tables/{table}/reveal", {"seat": 2, "value": VALUES[2]})
        assert (late["phase"], late["chairs"][2]["contribution"]) == ("playing", "")
        people[2].post(f"/api/tables/{table}/reveal", {"seat": 2, "value": VALUES[1]}, 422)
        people[2].post(f"/api/tables/{table}/reveal", {"seat": 1, "value": VALUES[1]}, 403)


async def _until_pong(client: Player) -> list[str]:
    await client.send(type="ping", n=7)
    await client.until_tag("pong")
    return client.raw


def test_nothing_is_revealed_before_the_start(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        table = person.open_table(commitment=committed(VALUES[0]))
        person.post(f"/api/tables/{table}/reveal", {"seat": 0, "value": VALUES[0]}, 409)
        assert person.get(f"/api/tables/{table}")["chairs"][0]["contribution"] == ""


def test_clients_have_a_part_in_the_deal_of_a_rematch(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        table = person.open_table(commitment=committed(VALUES[0]))
        person.post(f"/api/tables/{table}/bots", {"level": "random"})
        person.post(f"/api/tables/{table}/start")
        person.post(f"/api/tables/{table}/reveal", {"seat": 0, "value": VALUES[0]})
        asyncio.run(_played(server, person, table, 0))
        following = person.post(f"/api/tables/{table}/rematch", status=201)
        table, seat = following["id"], following["mine"][0]
        assert [chair["commitment"] for chair in following["chairs"]] == ["", "", ""]
        again = person.post(f"/api/tables/{table}/join", {"seat": seat, "commitment": committed(VALUES[1])})
        assert (again["mine"], again["host"]) == ([seat], person.me["id"])
        assert person.post(f"/api/tables/{table}/start")["phase"] == "sealing"
        assert person.post(f"/api/tables/{table}/reveal", {"seat": seat, "value": VALUES[1]})["phase"] == "playing"
        asyncio.run(_played(server, person, table, seat))
        record = read_record(person.get(f"/api/tables/{table}/record"))
        assert record.revealed[f"contribution {seat}"] == VALUES[1]


async def _played(server: Running, person: Person, table: str, seat: int) -> None:
    async with player(server, person, table, seat) as client:
        await play_to_the_end([client])
