"""`chabudai arena`, bots by name, and hints."""

import json
from pathlib import Path

import pytest

from chabudai.bots import BOTS
from tests.cli.running import lines, refused, run

SHORT = ("zenmaster", "--seats", "3", "--games", "6")


def test_the_arena_shows_a_table_of_standings() -> None:
    result = run("arena", *SHORT, "--bots", "heuristic,random")
    assert result.exit_code == 0, result.output
    assert "6 games on 2 deals" in result.stdout
    assert "heuristic" in result.stdout


def test_the_arena_speaks_json_and_goes_on_from_a_folder(tmp_path: Path) -> None:
    arguments = ("arena", *SHORT, "--bots", "casual,random,beginner", "--json", "--out", str(tmp_path))
    first = json.loads(run(*arguments).stdout)
    again = json.loads(run(*arguments).stdout)
    assert first == again
    assert {row["bot"] for row in first["standings"]} == {"casual", "random", "beginner"}
    assert sum(row["win_share"]["mean"] for row in first["standings"]) == pytest.approx(1)


def test_a_single_deal_has_unknown_intervals() -> None:
    data = json.loads(run("arena", *SHORT[:3], "--games", "3", "--bots", "casual,random", "--json").stdout)
    assert data["standings"][0]["win_share"]["low"] is None
    assert "unknown" in run("arena", *SHORT[:3], "--games", "3", "--bots", "casual,random").stdout


def test_wrong_bots_are_refused_before_anything_is_played() -> None:
    assert "no such bot" in refused("arena", *SHORT, "--bots", "casual,wizard")
    assert "two different bots" in refused("arena", *SHORT, "--bots", "casual")
    assert "Name one to 3." in refused("arena", *SHORT, "--bots", "random,random,random,casual")


@pytest.mark.parametrize("name", BOTS[:4])
def test_simulate_takes_every_quick_bot(name: str) -> None:
    result = run("simulate", "zenmaster", "--seats", "3", "--games", "1", "--bot", name, "--seed", "1")
    assert result.exit_code == 0, result.output


def test_a_hint_shows_what_master_would_play_and_how_moves_compare() -> None:
    result = run("play", "zenmaster", "--seats", "3", "--seed", "4", typed=lines("hint", "quit"))
    assert result.exit_code == 0, result.output
    assert "The coach would choose" in result.stdout
    assert "points ahead" in result.stdout
