"""Many games, and what they say."""

import json
from pathlib import Path

import pytest

from chabudai.cli.opponents import opponent
from chabudai.cli.simulation import Order, bot_game, chunks
from chabudai.cli.statistics import Tally
from chabudai.core import Outcome, Rng, new_record, read_record, replay
from chabudai.games import TITLES, title
from chabudai.title import Title
from tests.cli.running import run

TIMES = ("seconds", "games_per_second", "decisions_per_second", "workers")


def simulated(*arguments: str) -> dict[str, object]:
    result = run("simulate", *arguments, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    data: dict[str, object] = json.loads(result.stdout)
    for name in TIMES:
        assert data.pop(name)
    return data


@pytest.mark.parametrize("chosen", TITLES, ids=[title.name for title in TITLES])
def test_games_of_every_title_are_counted(chosen: Title) -> None:
    result = run("simulate", chosen.name, "--games", "3", "--seed", "1")
    assert result.exit_code == 0, result.output
    assert "3 games" in result.stdout
    assert "decisions/s" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(tmp_path: Path) -> None:
    arguments = ("zenmaster", "--seats", "3", "--games", "7", "--seed", "x")
    alone = simulated(*arguments, "--records", str(tmp_path / "alone"))
    together = simulated(*arguments, "--workers", "2", "--records", str(tmp_path / "together"))
    assert alone == together == simulated(*arguments)
    assert alone["games"] == 7
    files = sorted(path.name for path in (tmp_path / "alone").iterdir())
    assert files == [f"game-00000{number}.txt" for number in range(7)]
    for name in files:
        text = (tmp_path / "alone" / name).read_text()
        assert text == (tmp_path / "together" / name).read_text()
        assert replay(read_record(text), title("zenmaster").game(3)).is_complete()


def test_another_seed_gives_other_games() -> None:
    arguments = ("zenmaster", "--seats", "3", "--games", "5")
    assert simulated(*arguments, "--seed", "1")["per_seat"] != simulated(*arguments, "--seed", "2")["per_seat"]


def test_options_reach_the_game() -> None:
    data = simulated("zenmaster", "--games", "1", "--option", "ten-cards=on", "-o", "dealer=1")
    assert data["options"] == {"ten-cards": "on", "dealer": "1"}


def test_one_game_alone_says_nothing_about_spread() -> None:
    data = simulated("zenmaster", "--games", "1", "--seed", "1")
    seats = data["per_seat"]
    assert isinstance(seats, list)
    assert seats[0]["mean_score"]["low"] is None
    assert seats[0]["score_sd"] is None
    assert "unknown" in run("simulate", "zenmaster", "--games", "1", "--seed", "1").stdout


def test_a_bot_plays_through_views() -> None:
    game = title("zenmaster").game(3)
    record = new_record(game)
    bot_game(game, Rng(1), [opponent("random", game)] * 3, record)
    assert record.outcome is not None
    assert replay(record, game).is_complete()


def test_the_parts_are_all_the_games() -> None:
    for games in (1, 2, 99, 100, 101, 12345):
        assert [number for part in chunks(games) for number in part] == list(range(games))
        assert len(chunks(games)) <= max(100, -(-games // 1000))


def test_tied_winners_share_a_win() -> None:
    tally = Tally(3)
    tally.count(Outcome([1, 1, 2], [1, 1, 3], ""), 10)
    other = Tally(3)
    other.count(Outcome([2, 2, 2], [1, 1, 1], ""), 5)
    tally.add(other)
    assert [tally.seat(seat).win_share.mean for seat in range(3)] == [5 / 12, 5 / 12, 1 / 6]
    assert sum(tally.wins) == 2 * tally.unit
    assert tally.decisions == 15


def test_an_order_can_be_played_anywhere() -> None:
    assert Order("zenmaster", 3, {}, "house", ("random",) * 3, "1", 1, "").game().setup.seats == 3
