"""The games on the table. A new one adds its folder and one line here."""

from chabudai.core.errors import InvalidRecord, InvalidSetup, SetupWhy, shown
from chabudai.core.game import Game
from chabudai.core.record import Record
from chabudai.core.title import Title
from chabudai.games.makatsu.title import MakatsuTitle
from chabudai.games.maki_master.title import MakiMasterTitle
from chabudai.games.ninjato.title import NinjatoTitle
from chabudai.games.zenmaster.title import ZenMasterTitle

TITLES: list[Title] = [
    ZenMasterTitle(),
    MakatsuTitle(),
    MakiMasterTitle(),
    NinjatoTitle(),
]


def title(name: str) -> Title:
    """The title of that name."""
    for known in TITLES:
        if known.name == name:
            return known
    names = ", ".join(known.name for known in TITLES)
    raise InvalidSetup(shown(name), SetupWhy.NO_SUCH_GAME, games=names)


def game_of(record: Record, edition: str = "") -> Game:
    """The game that a record was played in; `edition` is the path of an owner's edition file if it used one.

    A record by rules or of components that the title no longer has is refused by name: it would replay as another game.
    """
    known = title(record.title)
    boxes = known.by_rules(record.rules_version)
    if not boxes:
        raise InvalidRecord(
            f"invalid record: rules version {record.rules_version} of {known.name}: this is version {known.rules_version}"
        )
    name = record.edition.partition(" ")[0]
    if not edition:
        boxes = [box for box in boxes if name in box.editions()]
    if not boxes:
        raise InvalidRecord(f"invalid record: edition {shown(name)} of {known.name}: name the file that it was played with")
    games = [box.game(record.seats, record.options, edition or name) for box in boxes]
    for game in games:
        if game.setup.edition == record.edition:
            return game
    raise InvalidRecord(
        f"invalid record: edition {shown(record.edition)} of {known.name}: here it is {shown(games[0].setup.edition)}"
    )
