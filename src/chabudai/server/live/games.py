"""Games by their setup. A game never changes, so all tables with the same setup share one: Ninjato's takes 12 ms to build."""

import logging
from functools import lru_cache
from typing import TypeAlias

from chabudai.core import ChabudaiError, Game, InvalidSetup, SetupWhy
from chabudai.games import title
from chabudai.teaching.lessons import Lesson, read_lessons
from chabudai.title import Title

Options: TypeAlias = tuple[tuple[str, str], ...]


def sorted_options(options: dict[str, str]) -> Options:
    """The same whatever order they were named in."""
    return tuple(sorted(options.items()))


def shared_game(name: str, seats: int, options: Options, edition: str) -> Game:
    """The game of a setup by the rules of today."""
    return _game(title(name), seats, options, edition)


def dealt_game(name: str, seats: int, options: Options, edition: str, rules: int, components: str) -> Game:
    """The game as a table was dealt it, by its own rules; `components` is empty where the table does not say."""
    for box in title(name).by_rules(rules):
        if edition in box.editions():
            game = _game(box, seats, options, edition)
            if components in ("", game.setup.edition):
                return game
    raise InvalidSetup(f"{name} by rules version {rules}, edition {edition}", SetupWhy.NO_LONGER_HERE)


def title_of(game: Game) -> Title:
    """The title by whose rules this game is played: it explains the game."""
    return title(game.setup.title).by_rules(game.setup.rules_version)[0]


@lru_cache(maxsize=64)
def lessons_of(box: Title) -> list[tuple[Lesson, Game]]:
    """The lessons of a title and the games they are played in; a file that cannot be read is named in a line, and has none."""
    try:
        known = read_lessons(box.lessons_file())
        return [(one, _game(box, one.seats, sorted_options(one.options), one.edition)) for one in known]
    except ChabudaiError as error:
        logging.getLogger(__name__).warning("the lessons of %s are left out: %s", box.name, error)
        return []


@lru_cache(maxsize=256)
def _game(box: Title, seats: int, options: Options, edition: str) -> Game:
    """Only editions that come with the game can be named: a path would read the server's files."""
    if edition not in box.editions():
        raise InvalidSetup(f"an edition of {box.name}", SetupWhy.NO_SUCH_EDITION, editions=", ".join(box.editions()))
    return box.game(seats, dict(options), edition)
