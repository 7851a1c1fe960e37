"""The games of a title that are worth testing."""

from chabudai.core import Game, InvalidSetup
from chabudai.title import Title


def setups(title: Title, everywhere: bool = True) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats, and each option's values tried one at a time: of many values the first and the last.

    Unless `everywhere`, options are tried at the smallest table only.
    """
    found: list[tuple[int, dict[str, str]]] = []
    for seats in range(title.fewest, title.most + 1):
        found.append((seats, {}))
        for option in title.options if everywhere or seats == title.fewest else []:
            others = [value for value in option.values[1:] if is_possible(title, seats, {option.name: value})]
            found += [(seats, {option.name: value}) for value in sorted({*others[:1], *others[-1:]})]
    return found


def games(title: Title) -> list[Game]:
    """A game of each setup."""
    return [title.game(seats, options) for seats, options in setups(title)]


def label(game: Game) -> str:
    """What a test of this game is called."""
    options = [f"{name}={value}" for name, value in game.setup.options.items()]
    return " ".join([game.setup.title, str(game.setup.seats), *options])


def is_possible(title: Title, seats: int, options: dict[str, str]) -> bool:
    """Some values name a seat that not every table has."""
    try:
        title.game(seats, options)
    except InvalidSetup:
        return False
    return True
