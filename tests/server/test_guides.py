"""How games explain themselves over HTTP: guides and stories, and who may ask for them."""

from pathlib import Path
from typing import Any

import pytest

from chabudai.games import TITLES
from chabudai.title import Title
from tests.server import plain
from tests.server.running import Person, running, seated
from tests.server.test_old_games import finished


def guide(person: Person, table: str, query: str = "", status: int = 200) -> Any:
    return person.get(f"/api/tables/{table}/guide{query}", status)


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_who_is_to_act_is_told_every_choice_and_nobody_else_is(tmp_path: Path, title: Title) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url, title.name)
        public = people[0].get(f"/api/tables/{table}/position")
        actor = public["actor"]
        told = guide(people[actor], table, f"?seat={actor}")
        position = people[actor].get(f"/api/tables/{table}/position?seat={actor}")
        assert told["version"] == position["version"]
        assert told["aim"]["message"] == "aim"
        choices = [choice["text"] for group in told["groups"] for choice in group["choices"]]
        assert sorted(choices) == sorted(action["text"] for action in position["legal"])
        other = (actor + 1) % 3
        assert "groups" not in guide(people[other], table, f"?seat={other}")
        assert guide(people[other], table)["version"] == public["version"]


def test_the_guide_of_a_seat_needs_the_seat_and_a_game_that_has_begun(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        stranger = Person(server.url)
        guide(people[0], table, "?seat=1", 403)
        guide(stranger, table, "?seat=0", 403)
        guide(stranger, table, "?seat=9", 404)
        guide(stranger, table)
        assert plain.get(f"{server.url}/api/tables/{table}/guide").status_code == 401
        guide(stranger, stranger.open_table(), "", 409)


def test_who_has_left_a_seat_is_told_nothing_of_it_any_more(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, former = Person(server.url), Person(server.url)
        table = host.open_table()
        former.post(f"/api/tables/{table}/join", {"seat": 1})
        former.post(f"/api/tables/{table}/leave")
        for seat in (1, 2):
            Person(server.url).post(f"/api/tables/{table}/join", {"seat": seat})
        host.post(f"/api/tables/{table}/start")
        guide(former, table, "?seat=1", 403)


def test_the_past_is_explained_as_the_audience_knew_it_and_only_where_it_is_shown(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = finished(server, "zenmaster")
        stranger = Person(server.url)
        past = stranger.get(f"/api/tables/{table}/replay?seat=1")["positions"]
        for at in (0, 5, len(past) - 1):
            told = guide(stranger, table, f"?seat=1&at={at}")
            assert told["version"] == past[at]["version"]
            assert "groups" not in told
        guide(stranger, table, f"?at={len(past) + 1000}", 404)
        guide(stranger, table, "?at=-1", 422)
        running_table, _ = seated(server.url, "makatsu", options={"memory-aid": "off"})
        guide(stranger, running_table, "?at=0", 409)
        guide(stranger, running_table)
        mine, _ = seated(server.url)
        guide(people[0], mine, "?seat=0&at=0", 403)


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_finished_game_tells_what_decided_it_and_a_running_one_does_not(tmp_path: Path, title: Title) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url, title.name)
        people[0].get(f"/api/tables/{table}/story", 409)
        table, people = finished(server, title.name)
        story = Person(server.url).get(f"/api/tables/{table}/story")
        assert story["told"]
        if story.get("moment") is not None:
            assert story["moment"] < len(people[0].get(f"/api/tables/{table}/replay")["positions"])
