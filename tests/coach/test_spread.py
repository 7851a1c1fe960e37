"""The spread of a hint is honest: of three games about two end within it, in games that it was not calibrated with."""

import pytest
from coach import misses

from chabudai.coach import numbers_of
from chabudai.coach.numbers import PHASES
from chabudai.games import TITLES
from chabudai.title import Title

FRESH = range(10_000, 10_060)
"""Numbers of games that no calibration has looked at."""
ALL = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


@ALL
def test_the_spread_is_calibrated_for_every_phase(title: Title) -> None:
    spread = numbers_of(title.name).spread
    assert tuple(spread) == PHASES
    assert all(0.5 < factor < 2.0 for factor in spread.values())


@pytest.mark.slow
@ALL
def test_two_of_three_fresh_games_end_within_the_spread(title: Title) -> None:
    spread, found = numbers_of(title.name).spread, misses(title.game(title.usual_seats()), FRESH)
    within = [error <= spread[name] for name, errors in found.items() for error in errors]
    assert 0.57 < sum(within) / len(within) < 0.77
