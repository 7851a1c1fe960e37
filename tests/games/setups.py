"""Every title at every seat count, with each option's values tried one at a time: of many values the first and the last.

Interpreted, which is about 50 times slower, options are tried at the smallest table only, and all but the smallest table as
it usually is are left to `make test-all`.
"""

import pytest
from _pytest.mark import ParameterSet

from chabudai.core import Game, is_compiled
from chabudai.games import TITLES
from chabudai.testing.setups import setups
from chabudai.title import Title


def label(title: Title, seats: int, options: dict[str, str]) -> str:
    return " ".join([title.name, str(seats), *[f"{name}={value}" for name, value in options.items()]])


def sampled(title: Title, seats: int, options: dict[str, str]) -> ParameterSet:
    """A setup as the parameter of a test."""
    is_small = seats == title.fewest and not options
    marks = [] if is_compiled() or is_small else [pytest.mark.slow]
    return pytest.param((title, seats, options), id=label(title, seats, options), marks=marks)


ALL = [sampled(title, seats, options) for title in TITLES for seats, options in setups(title, everywhere=is_compiled())]
EARLIER = [
    pytest.param((older, older.fewest, {}), id=f"{label(older, older.fewest, {})} rules={older.rules_version}")
    for title in TITLES
    for older in title.earlier
]


def game(setup: tuple[Title, int, dict[str, str]]) -> Game:
    title, seats, options = setup
    return title.game(seats, options)
