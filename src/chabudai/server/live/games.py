"""Games by their setup. A game never changes, so all tables with the same setup share one: Ninjato's takes 12 ms to build."""

import logging
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from chabudai.core import ChabudaiError, Game, InvalidSetup, SetupWhy
from chabudai.core.edition import edition_names
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


def given_game(name: str, seats: int, options: Options, own: str) -> Game:
    """The game of an edition that is given whole, by the rules of today."""
    return _own_game(title(name), seats, options, own)


def dealt_game(name: str, seats: int, options: Options, edition: str, rules: int, components: str, own: str = "") -> Game:
    """The game as a table was dealt it, by its own rules; `components` is empty where the table does not say.

    `own` is an owner's edition whole: what has become of its file does not touch a game that was begun with it.
    """
    if own:
        return _own_game(title(name).by_rules(rules)[0], seats, options, own)
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


def _game(box: Title, seats: int, options: Options, edition: str) -> Game:
    """Only editions of the game or of the owner's folder can be named: a path would read the server's files."""
    if edition in edition_names(Path(box.folder)):
        return _known_game(box, seats, options, edition)
    if edition not in box.editions():
        raise InvalidSetup(f"an edition of {box.name}", SetupWhy.NO_SUCH_EDITION, editions=", ".join(box.editions()))
    made = box.game(seats, dict(options), edition)  # read anew: its owner may have changed it
    return _own_game(box, seats, options, made.setup.box)


@lru_cache(maxsize=256)
def _known_game(box: Title, seats: int, options: Options, edition: str) -> Game:
    return box.game(seats, dict(options), edition)


@lru_cache(maxsize=64)
def _own_game(box: Title, seats: int, options: Options, own: str) -> Game:
    return box.game_of_box(seats, dict(options), own)
