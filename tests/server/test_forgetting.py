"""A person deletes the account: the name is gone from every table, and none is loaded for it."""

import asyncio
from pathlib import Path

from tests.patience import eventually
from tests.server.running import Person, dump, player, running, seated
from tests.server.test_old_games import finished
from tests.server.test_waking import stored

_MANY = 40


def named(url: str, name: str) -> Person:
    person = Person(url)
    person.http.patch("/api/me", json={"name": name}).raise_for_status()
    return person


def test_no_table_is_loaded_to_take_a_name_off_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = named(server.url, "Leaving Basilisk")
        token = person.token
        for _ in range(_MANY):
            person.open_table()
        over, people = finished(server)
        people[0].http.patch("/api/me", json={"name": "Winning Basilisk"}).raise_for_status()
        winner = people[0].token
    with running(tmp_path) as server:
        leaving = [Person(server.url, token), Person(server.url, winner)]
        for one in leaving:
            assert one.http.delete("/api/me").status_code == 204
        assert not server.hub.rooms
        everything = dump(tmp_path)
        assert all(str(one.me["id"]) not in everything for one in leaving)
        assert "Basilisk" not in everything
        assert Person(server.url).get(f"/api/tables/{over}")["chairs"][0]["bot"]


def test_a_bot_plays_on_for_a_person_who_is_gone_though_nobody_comes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        seat = people[0].get(f"/api/tables/{table}/position")["actor"]
        token = people[seat].token
    with running(tmp_path, wake_seconds=0.05) as server:
        assert Person(server.url, token).http.delete("/api/me").status_code == 204
        eventually(lambda: stored(tmp_path, "SELECT seat FROM log") == [seat])


def test_somebody_else_of_the_same_name_keeps_what_was_said(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        people = [named(server.url, "Kim"), named(server.url, "Kim")]
        table = people[0].open_table()
        for number, person in enumerate(people):
            person.post(f"/api/tables/{table}/chat", {"text": f"I am {number}"}, 204)

        async def lines() -> list[tuple[str, str]]:
            async with player(server, people[1], table, None) as client:
                snapshot = await client.watch()
                return [(line.name, line.text) for line in snapshot.chat]

        assert asyncio.run(lines()) == [("Kim", "I am 0"), ("Kim", "I am 1")]
        people[0].http.delete("/api/me").raise_for_status()
        assert asyncio.run(lines()) == [("", "I am 0"), ("Kim", "I am 1")]


def test_a_table_that_is_played_at_meanwhile_is_left_in_order(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        people[1].http.delete("/api/me").raise_for_status()
        chairs = people[0].get(f"/api/tables/{table}")["chairs"]
        assert [bool(chair["bot"]) for chair in chairs] == [False, True, False]
        assert server.hub.rooms[table].table.chairs[1].bot
