"""Bots as strong as suits the person: found from the last games, and found anew for the next."""

import itertools
import json
from pathlib import Path

import pytest

from chabudai.bots import LEVELS
from chabudai.server.storage.store import TableRow
from chabudai.server.thinking.adjusting import suiting
from chabudai.table import OVER, PLAYING, Chair
from tests.server.running import Person, running
from tests.server.test_tables import play_against_bots

ME = "me"


def game(level: str, won: bool, seats: int = 3, title: str = "zenmaster", phase: str = OVER, other: str = "") -> TableRow:
    chairs = [Chair(user=ME), *(Chair(bot=level) for _ in range(seats - 2)), Chair(user=other) if other else Chair(bot=level)]
    meta = {"chairs": [chair.as_dict() for chair in chairs], "winners": [0 if won else 1], "clock": {"kind": "none"}}
    return TableRow("t", title, phase, "link", "", json.dumps(meta), 0)


def test_whoever_has_not_played_meets_casual_bots() -> None:
    for rows in ([], [game("master", True, title="makatsu")], [game("master", True, phase=PLAYING)]):
        assert suiting(rows, ME, "zenmaster") == "casual"


@pytest.mark.parametrize(("level", "after"), [*itertools.pairwise(LEVELS), ("master", "master")])
def test_a_win_leads_one_level_up(level: str, after: str) -> None:
    assert suiting([game(level, True), game(level, False)], ME, "zenmaster") == after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_games_without_a_win_as_there_are_seats_lead_one_level_down(seats: int) -> None:
    lost = game("casual", False, seats)
    assert suiting([lost] * (seats - 1), ME, "zenmaster") == "casual"
    assert suiting([lost] * seats, ME, "zenmaster") == "apprentice"
    assert suiting([lost] * (seats - 1) + [game("casual", True, seats)], ME, "zenmaster") == "casual"
    assert suiting([lost] * (seats - 1) + [game("skilled", False, seats)], ME, "zenmaster") == "casual"
    assert suiting([game("beginner", False, seats)] * 9, ME, "zenmaster") == "beginner"


def test_games_with_other_people_and_with_characters_say_nothing() -> None:
    rows = [game("strong", True, other="you"), game("gambler", True), game("skilled", False)]
    assert suiting(rows, ME, "zenmaster") == "skilled"


def test_the_next_game_is_against_bots_that_suit_the_last(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = Person(server.url)
        table = me.open_table(seats=3)
        told = me.post(f"/api/tables/{table}/bots", {"level": "adjusted"})
        assert [chair["bot"] for chair in told["chairs"]] == ["", "casual", "casual"]
        assert told["adjusts"]
        play_against_bots(server, me, table)
        position = me.get(f"/api/tables/{table}/position")
        won = position["outcome"]["ranks"][0] == 1
        following = me.post(f"/api/tables/{table}/rematch", status=201)
        assert {chair["bot"] for chair in following["chairs"]} == {"", "skilled" if won else "casual"}
        assert following["adjusts"]


def test_a_level_that_was_chosen_stays(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = Person(server.url)
        table = me.open_table(seats=3)
        me.post(f"/api/tables/{table}/bots", {"level": "adjusted", "seat": 1})
        told = me.post(f"/api/tables/{table}/bots", {"level": "gambler", "seat": 2})
        assert ([chair["bot"] for chair in told["chairs"]], told["adjusts"]) == (["", "casual", "gambler"], False)
