"""The intervals of the arena are those of the textbooks."""

import math

import pytest
from scipy import stats

from chabudai.arena.intervals import mean_of, student, wilson


@pytest.mark.parametrize("wins", [0, 1, 37, 99, 100])
def test_the_interval_of_a_share_is_wilsons(wins: int) -> None:
    expected = stats.binomtest(wins, 100).proportion_ci(method="wilson")
    share = wilson(wins, 100)
    assert (share.low, share.high) == pytest.approx((expected.low, expected.high), abs=1e-9)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 10, 30, 1000])
def test_the_points_of_students_distribution(freedom: int) -> None:
    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.01)


def test_mean_and_deviation() -> None:
    mean, deviation = mean_of(4, 10, 30)  # 1 2 3 4
    assert mean.mean == 2.5
    assert deviation == pytest.approx(math.sqrt(5 / 3))
    assert mean.low < 2.5 < mean.high


def test_no_games_say_nothing() -> None:
    assert math.isnan(wilson(0, 0).mean)
