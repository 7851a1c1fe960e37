"""Every title at every seat count, with each option's values tried one at a time: of many values the first and the last.

Interpreted, which is about 50 times slower, options are tried at the smallest table only.
"""

from chabudai.core import Game, is_compiled
from chabudai.games import TITLES
from chabudai.testing.setups import setups
from chabudai.title import Title


def label(title: Title, seats: int, options: dict[str, str]) -> str:
    return " ".join([title.name, str(seats), *[f"{name}={value}" for name, value in options.items()]])


ALL: list[tuple[Title, int, dict[str, str]]] = [
    (title, seats, options) for title in TITLES for seats, options in setups(title, everywhere=is_compiled())
]
LABELS = [label(*setup) for setup in ALL]
EARLIER: list[tuple[Title, int, dict[str, str]]] = [(older, older.fewest, {}) for title in TITLES for older in title.earlier]
EARLIER_LABELS = [f"{label(*setup)} rules={setup[0].rules_version}" for setup in EARLIER]


def game(setup: tuple[Title, int, dict[str, str]]) -> Game:
    title, seats, options = setup
    return title.game(seats, options)
