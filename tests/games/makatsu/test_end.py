"""R5: the end."""

from pathlib import Path

import pytest

from chabudai.core import Outcome, Replay, read_record, replay
from chabudai.games import game_of
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules import ending
from tests.games.makatsu.builders import Table

RECORDS = Path(__file__).parents[2] / "records" / "makatsu"


def replayed(name: str) -> Replay:
    record = read_record((RECORDS / f"{name}.txt").read_text("utf-8"))
    return replay(record, game_of(record))


def ended(name: str) -> tuple[Outcome, MakatsuView]:
    """The end of a kept record that replays in full."""
    result = replayed(name)
    assert result.is_complete(), result.stopped
    outcome = result.state.outcome()
    view = result.state.view(None)
    assert outcome is not None
    assert isinstance(view, MakatsuView)
    assert view.points == outcome.scores
    return outcome, view


@pytest.mark.rule("R5.1")
def test_each_player_adds_up_the_points_on_their_tokens() -> None:
    view = Table("", "", "").run().view()
    assert view.points == [sum(n * worth for n, worth in zip(taken, (1, 2, 3), strict=True)) for taken in view.tokens]


@pytest.mark.rule("R5.2")
def test_the_player_with_the_fewest_points_wins() -> None:
    outcome, view = ended("clear-win")
    assert outcome.scores.count(min(outcome.scores)) == 1
    assert outcome.winners() == [outcome.scores.index(min(outcome.scores))]
    assert outcome.winners() != [view.holder]
    assert outcome.reason == ending.FEWEST


@pytest.mark.rule("R5.3")
def test_if_several_have_the_fewest_points_the_holder_of_the_figure_wins_even_from_outside() -> None:
    outcome, view = ended("figure-among-the-tied")
    assert outcome.scores.count(min(outcome.scores)) > 1
    assert outcome.scores[view.holder] == min(outcome.scores)
    assert outcome.winners() == [view.holder]
    assert outcome.reason == ending.AMONG_TIED
    outcome, view = ended("figure-from-outside-the-tie")
    assert outcome.scores.count(min(outcome.scores)) > 1
    assert outcome.scores[view.holder] > min(outcome.scores)
    assert outcome.winners() == [view.holder]
    assert outcome.reason == ending.OUTSIDE_TIE


@pytest.mark.rule("R5.4")
@pytest.mark.parametrize(
    ("points", "holder", "ranks"),
    [
        ([5, 5, 9], 0, [1, 2, 3]),
        ([5, 5, 9], 2, [2, 2, 1]),
        ([5, 5, 5, 9, 9], 1, [2, 1, 2, 4, 4]),
        ([5, 5, 7, 9, 9, 7], 3, [2, 2, 4, 1, 6, 4]),
        ([5, 9, 9, 7], 1, [1, 3, 3, 2]),
    ],
)
def test_behind_a_winner_by_the_figure_the_others_rank_by_points(points: list[int], holder: int, ranks: list[int]) -> None:
    assert ending.result(points, holder).ranks == ranks


@pytest.mark.rule("R5.4")
def test_equal_points_share_a_place_in_whole_games() -> None:
    outcome, view = ended("shared-lower-places")
    assert outcome.winners() == [view.holder]
    others = [rank for rank in outcome.ranks if rank > 1]
    assert any(others.count(rank) > 1 for rank in others)
    assert outcome.reason != ending.FEWEST


@pytest.mark.rule("R5.5")
def test_the_figure_decides_from_where_it_lies_after_the_last_round() -> None:
    outcome, view = ended("figure-taken-in-the-last-round")
    assert outcome.reason != ending.FEWEST
    assert outcome.winners() == [view.holder]
    record = read_record((RECORDS / "figure-taken-in-the-last-round.txt").read_text("utf-8"))
    del record.steps[-1]
    record.outcome = None
    before = replay(record, game_of(record)).state.view(None)
    assert isinstance(before, MakatsuView)
    assert before.holder != view.holder


@pytest.mark.rule("E3")
def test_takeshi_adds_up_13_points() -> None:
    _, view = ended("takeshi-13-points")
    takeshi = 0
    assert view.tokens[takeshi] == [6, 2, 1]
    assert view.points[takeshi] == 13
