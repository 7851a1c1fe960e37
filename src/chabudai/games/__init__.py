"""The games on the table. A new one adds its folder and one line here; one of another package joins by its entry point."""

import logging
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from chabudai.core.errors import InvalidRecord, InvalidSetup, RecordWhy, SetupWhy, shown
from chabudai.core.game import Game
from chabudai.core.record import Record
from chabudai.core.setup import Setup
from chabudai.games.makatsu.title import MakatsuTitle
from chabudai.games.maki_master.title import MakiMasterTitle
from chabudai.games.ninjato.title import NinjatoTitle
from chabudai.games.zenmaster.title import ZenMasterTitle
from chabudai.title import Title

ENTRY_POINTS: Final = "chabudai.titles"
"""The group under which another package names its titles."""

OURS: Final[list[Title]] = [
    ZenMasterTitle(),
    MakatsuTitle(),
    MakiMasterTitle(),
    NinjatoTitle(),
]
"""The titles that come with this package."""


def _joined() -> list[Title]:
    """The titles of other packages; one that cannot be had is named in a line and left out."""
    found: list[Title] = []
    for point in entry_points(group=ENTRY_POINTS):
        try:
            found.append(_made(point, [*OURS, *found]))
        except Exception as error:  # a stranger's title may break in any way, and the others are played
            why = " ".join(f"{type(error).__name__}: {error}".split())
            logging.getLogger(__name__).warning("chabudai: the title %s is left out: %s", shown(point.value), why)
    return found


def _made(point: EntryPoint, known: list[Title]) -> Title:
    made = point.load()()
    if not isinstance(made, Title):
        raise TypeError("it is no Title")
    if made.name in [other.name for other in known]:
        raise ValueError(f"there is a game {shown(made.name)} already")
    if "house" not in made.editions():
        raise ValueError(f"{shown(made.name)} has no edition 'house'")
    return made


TITLES: Final[list[Title]] = [*OURS, *_joined()]
"""Every title on the table."""


def title(name: str) -> Title:
    """The title of that name."""
    for known in TITLES:
        if known.name == name:
            return known
    names = ", ".join(known.name for known in TITLES)
    raise InvalidSetup(shown(name), SetupWhy.NO_SUCH_GAME, games=names)


def game_of(record: Record, edition: str = "") -> Game:
    """The game that a record was played in; `edition` is the path of an owner's file if it carries none.

    A record by rules or of components that the title no longer has is refused by name: it would replay as another game.
    """
    known = title(record.title)
    boxes = known.by_rules(record.rules_version)
    if not boxes:
        raise InvalidRecord(RecordWhy.OTHER_RULES, game=known.name, version=record.rules_version, now=known.rules_version)
    name = record.edition.partition(" ")[0]
    if record.box and not edition:
        return _checked(record, [box.game_of_box(record.seats, record.options, record.box) for box in boxes])
    if not edition:
        boxes = [box for box in boxes if name in box.editions()]
    if not boxes:
        raise InvalidRecord(RecordWhy.OWN_EDITION, game=known.name, edition=shown(name))
    return _checked(record, [box.game(record.seats, record.options, edition or name) for box in boxes])


def _checked(record: Record, games: list[Game]) -> Game:
    """The one of these games that has the record's components."""
    for game in games:
        if game.setup.edition == record.edition:
            return game
    here = shown(games[0].setup.edition)
    raise InvalidRecord(RecordWhy.OTHER_EDITION, game=record.title, edition=shown(record.edition), now=here)


def game_of_setup(setup: Setup, edition: str) -> Game:
    """A game as it was set up, in another process: an owner's edition comes with the setup, another one is named.

    If the edition of that name has changed since, it is refused.
    """
    known = title(setup.title)
    if setup.box:
        return known.game_of_box(setup.seats, setup.options, setup.box)
    game = known.game(setup.seats, setup.options, edition)
    if game.setup.edition != setup.edition:
        what = f"edition {shown(edition)}, {shown(setup.edition)}"
        raise InvalidSetup(what, SetupWhy.CHANGED_SINCE, now=shown(game.setup.edition))
    return game
