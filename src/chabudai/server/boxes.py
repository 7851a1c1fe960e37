"""Games by their setup. A game never changes, so all tables with the same setup share one: Ninjato's takes 12 ms to build."""

from functools import lru_cache
from typing import TypeAlias

from chabudai.core import Game, InvalidSetup
from chabudai.games import title

Options: TypeAlias = tuple[tuple[str, str], ...]


def sorted_options(options: dict[str, str]) -> Options:
    """The same whatever order they were named in."""
    return tuple(sorted(options.items()))


@lru_cache(maxsize=256)
def shared_game(name: str, seats: int, options: Options, edition: str) -> Game:
    """The game of a setup. Only editions that come with the game can be named: a path would read the server's files."""
    known = title(name)
    if edition not in known.editions():
        raise InvalidSetup(f"invalid setup: there is no such edition (editions: {', '.join(known.editions())})")
    return known.game(seats, dict(options), edition)


def dealt_game(name: str, seats: int, options: Options, edition: str, rules: int, components: str) -> Game:
    """The game as a table was dealt it; `components` is empty where the table does not say."""
    game = shared_game(name, seats, options, edition)
    if rules != game.setup.rules_version or components not in ("", game.setup.edition):
        raise InvalidSetup(f"invalid setup: {name} by rules version {rules}, {components}: they have changed since")
    return game
