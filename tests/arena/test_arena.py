"""The arena: equal deals, rotated seats, honest sums, and runs that go on where they stopped."""

import math
from pathlib import Path

import pytest

from chabudai.arena import Plan, Played, full_lineup, play_deal, run, standings
from chabudai.arena.intervals import estimate
from chabudai.arena.ratings import middle_table, mixed
from chabudai.arena.stats import rated
from chabudai.core import InvalidRecord, InvalidSetup

PLAN = Plan("zenmaster", 3, {}, ("heuristic", "random", "random"), seed=5)


def game(deal: int, rotation: int, bots: list[str], scores: list[int], ranks: list[int]) -> Played:
    seats = len(bots)
    return Played(deal, rotation, bots, scores, ranks, [0.5] * seats, [10] * seats, [0.1] * seats)


def without_times(games: list[Played]) -> list[tuple[int, int, list[str], list[int]]]:
    return [(game.deal, game.rotation, game.bots, game.scores) for game in games]


def test_the_last_bot_fills_the_seats_left() -> None:
    assert full_lineup(["a", "b"], 4) == ("a", "b", "b", "b")
    with pytest.raises(InvalidSetup, match=r"wrong number of bots \(most: 2\)"):
        full_lineup(["a", "b", "c"], 2)


def test_everyone_sits_everywhere_once_in_each_deal() -> None:
    games = play_deal(PLAN, 0)
    assert [game.bots.index("heuristic") for game in games] == [0, 1, 2]


def test_the_same_bots_get_the_same_game_in_every_rotation() -> None:
    alike = Plan("zenmaster", 3, {}, ("heuristic", "heuristic@1", "heuristic@2"), seed=5)
    games = play_deal(alike, 3)
    assert games[0].scores == games[1].scores == games[2].scores


def test_a_deal_of_equal_bots_is_played_once() -> None:
    assert len(play_deal(Plan("zenmaster", 3, {}, ("random",) * 3), 0)) == 1


def test_a_run_repeats_and_workers_do_not_matter() -> None:
    assert without_times(run(PLAN, 6)) == without_times(run(PLAN, 6, workers=2))


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    whole = run(PLAN, 9)
    run(PLAN, 3, folder=tmp_path)
    kept = tmp_path / "games.jsonl"
    kept.write_text(kept.read_text().rstrip("\n")[:-10])  # stopped while it wrote
    heard: list[Played] = []
    assert without_times(run(PLAN, 9, folder=tmp_path, heard=heard.extend)) == without_times(whole)
    assert len(heard) == 9
    assert len(kept.read_text().splitlines()) == 9


def test_a_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    run(PLAN, 3, folder=tmp_path)
    with pytest.raises(InvalidRecord, match="other tournament"):
        run(Plan("zenmaster", 3, {}, ("heuristic", "random", "random"), seed=6), 3, folder=tmp_path)


def test_standings_split_ties_and_take_deals_as_units() -> None:
    games = [
        game(0, 0, ["a", "b", "b"], [3, 3, 5], [1, 1, 3]),
        game(0, 1, ["b", "a", "b"], [4, 2, 5], [2, 1, 3]),
        game(1, 0, ["a", "b", "b"], [9, 1, 2], [3, 1, 2]),
        game(1, 1, ["b", "a", "b"], [9, 2, 1], [3, 2, 1]),
    ]
    first, second = standings(games, lowest_wins=True)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.win_share.mean == pytest.approx((0.75 + 0.0) / 2)
    assert second.win_share.mean == pytest.approx((0.125 + 0.5) / 2)
    assert first.rank.mean == pytest.approx(((1.5 + 1) / 2 + (3 + 2) / 2) / 2)
    assert first.margin.mean == pytest.approx(((0 + 2) / 2 + (-8 - 1) / 2) / 2)
    assert first.win_share.low < first.win_share.mean < first.win_share.high
    assert first.mean_ms == pytest.approx(50)
    assert first.slowest_ms == pytest.approx(100)


def test_a_single_deal_has_no_interval() -> None:
    assert math.isinf(estimate([0.5]).high)


def test_a_better_bot_is_rated_higher() -> None:
    games = run(PLAN, 60)
    rating = {row.bot: row.rating for row in standings(games, lowest_wins=True)}
    assert rating["heuristic"] > rating["random"]


def test_levels_that_meet_at_mixed_tables_are_rated_in_their_order(tmp_path: Path) -> None:
    levels = ("random", "beginner", "apprentice", "heuristic")
    plan = Plan("makatsu", 3, {}, (), 3)
    games = mixed(plan, levels, 8, 1, tmp_path)
    assert len(games) == 4 * 3 * 8
    assert {frozenset(game.bots) for game in games} == {frozenset(levels) - {left_out} for left_out in levels}
    numbers = rated(games)
    assert sorted(levels, key=lambda level: numbers[level].mu) == list(levels)
    assert mixed(plan, levels, 8, 1, tmp_path) == games  # read, not played
    assert middle_table("makatsu") == 4


def test_a_budget_after_the_name_is_a_number() -> None:
    with pytest.raises(InvalidSetup, match="no number of simulations"):
        play_deal(Plan("zenmaster", 3, {}, ("strong@x", "random", "random")), 0)
