"""Somebody is away: told to all, reminded, and replaced by a bot when everybody who is here says so."""

import asyncio
from pathlib import Path

from tests.patience import eventually
from tests.server.running import Person, player, running, seated


def actor_of(people: list[Person], table: str) -> int:
    return int(people[0].get(f"/api/tables/{table}/position")["actor"])


def test_a_chair_says_since_when_its_person_is_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        assert all(chair["away"] > 0 for chair in people[0].get(f"/api/tables/{table}")["chairs"])

        async def watch() -> None:
            async with player(server, people[1], table, 1) as client:
                assert [chair.away > 0 for chair in client.info.chairs] == [True, False, True]

        asyncio.run(watch())


def test_a_bot_plays_when_all_who_are_here_say_so_and_the_person_takes_the_seat_back(tmp_path: Path) -> None:
    with running(tmp_path, absent_seconds=0.0) as server:
        table, people = seated(server.url)

        async def vote() -> None:
            async with player(server, people[0], table, 0), player(server, people[1], table, 1):
                first = await asyncio.to_thread(people[0].post, f"/api/tables/{table}/vote", {"seat": 2})
                assert first["chairs"][2]["held"] == ""
                assert first["chairs"][2]["votes"] == [0]
                last = await asyncio.to_thread(people[1].post, f"/api/tables/{table}/vote", {"seat": 2})
                assert last["chairs"][2]["held"] != ""
                assert last["chairs"][2]["votes"] == []

        asyncio.run(vote())
        assert people[2].post(f"/api/tables/{table}/back", {"seat": 2})["chairs"][2]["held"] == ""


def test_who_comes_back_ends_the_vote(tmp_path: Path) -> None:
    with running(tmp_path, absent_seconds=0.0) as server:
        table, people = seated(server.url)

        async def vote() -> None:
            async with player(server, people[0], table, 0), player(server, people[1], table, 1):
                await asyncio.to_thread(people[0].post, f"/api/tables/{table}/vote", {"seat": 2})
                async with player(server, people[2], table, 2):
                    refused = await asyncio.to_thread(people[1].post, f"/api/tables/{table}/vote", {"seat": 2}, 409)
                    assert refused["reason"] == "not-away"
                await asyncio.to_thread(eventually, lambda: not people[0].get(f"/api/tables/{table}")["chairs"][2]["online"])
                answer = await asyncio.to_thread(people[1].post, f"/api/tables/{table}/vote", {"seat": 2})
                assert answer["chairs"][2]["votes"] == [1]

        asyncio.run(vote())


def test_nobody_is_voted_away_at_once_nor_by_a_stranger(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        early = people[0].post(f"/api/tables/{table}/vote", {"seat": 2}, 409)
        assert (early["reason"], early["arguments"]) == ("not-away-long-enough", {"seconds": 60})
        assert people[0].post(f"/api/tables/{table}/vote", {"seat": 0}, 409)["reason"] == "own-seat"
        assert Person(server.url).post(f"/api/tables/{table}/vote", {"seat": 2}, 403)["reason"] == "no-seat-here"


def test_a_reminder_reaches_the_person_whose_turn_it_is_and_is_not_repeated(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        actor = actor_of(people, table)
        other = (actor + 1) % 3
        elsewhere = people[actor].open_table()

        async def nudge() -> None:
            async with player(server, people[actor], elsewhere, 0) as client:
                await asyncio.to_thread(people[other].post, f"/api/tables/{table}/nudge", {"seat": actor})
                notice = await client.until_tag("notice")
                assert (notice.table, notice.kind) == (table, "nudge")

        asyncio.run(nudge())
        assert people[other].post(f"/api/tables/{table}/nudge", {"seat": actor}, 409)["reason"] == "just-reminded"
        third = ({0, 1, 2} - {actor, other}).pop()
        assert people[other].post(f"/api/tables/{table}/nudge", {"seat": third}, 409)["reason"] == "not-their-turn"
