"""Every title at every seat count, with each option's values tried one at a time: of many values the first and the last.

Interpreted, which is about 50 times slower, options are tried at the smallest table only.
"""

from chabudai.core import Game, InvalidSetup, is_compiled
from chabudai.games import TITLES
from chabudai.title import Title


def setups(everywhere: bool) -> list[tuple[Title, int, dict[str, str]]]:
    found: list[tuple[Title, int, dict[str, str]]] = []
    for title in TITLES:
        for seats in range(title.fewest, title.most + 1):
            found.append((title, seats, {}))
            for option in title.options if everywhere or seats == title.fewest else []:
                others = [value for value in option.values[1:] if is_possible(title, seats, {option.name: value})]
                found += [(title, seats, {option.name: value}) for value in sorted({*others[:1], *others[-1:]})]
    return found


def is_possible(title: Title, seats: int, options: dict[str, str]) -> bool:
    """Some values name a seat that not every table has."""
    try:
        title.game(seats, options)
    except InvalidSetup:
        return False
    return True


def label(title: Title, seats: int, options: dict[str, str]) -> str:
    return " ".join([title.name, str(seats), *[f"{name}={value}" for name, value in options.items()]])


ALL = setups(everywhere=is_compiled())
LABELS = [label(*setup) for setup in ALL]
EARLIER: list[tuple[Title, int, dict[str, str]]] = [(older, older.fewest, {}) for title in TITLES for older in title.earlier]
EARLIER_LABELS = [f"{label(*setup)} rules={setup[0].rules_version}" for setup in EARLIER]


def game(setup: tuple[Title, int, dict[str, str]]) -> Game:
    title, seats, options = setup
    return title.game(seats, options)
