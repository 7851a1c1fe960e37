"""What stands on the box: the one thing a new game registers."""

from abc import ABCMeta, abstractmethod
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from chabudai.core.edition import EditionFile, edition_names, open_edition
from chabudai.core.errors import Reason
from chabudai.core.game import Game
from chabudai.core.setup import Option, Setup, checked_options, checked_seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(metaclass=ABCMeta):
    """A title: its name, who can play it, its options and editions, and how to set up a game of it."""

    def __init__(
        self,
        name: str,
        label: str,
        package: str,
        folder: str,
        fewest: int,
        most: int,
        options: list[Option],
        rules_version: int,
        reasons: type[Reason],
        lowest_wins: bool = False,
        earlier: list["Title"] | None = None,
    ) -> None:
        self.name: Final = name
        self.label: Final = label
        self.package: Final = package
        """The dotted name of the package with this title; its module `terminal` draws a view."""
        self.folder: Final = folder
        """The folder of that package, with its rooms: the rules and catalogues in `words/`, the editions in `box/`."""
        self.fewest: Final = fewest
        self.most: Final = most
        self.options: Final = options
        self.rules_version: Final = rules_version
        """Moves exactly when behaviour does: a record or a table is played on by its own version, or refused."""
        self.reasons: Final = [reason.value for reason in reasons]
        """Every reason that its rules give against an action; its catalogues say `why-<reason>`."""
        self.lowest_wins: Final = lowest_wins
        self.earlier: Final[list[Title]] = [] if earlier is None else earlier
        """This title as it was before, with its options and editions of that time: what was begun so is played on so."""

    def by_rules(self, version: int) -> "list[Title]":
        """The title by this version of the rules; several where only the components have changed, the newest first."""
        return [known for known in [self, *self.earlier] if known.rules_version == version]

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        return edition_names(Path(self.folder))

    def game(self, seats: int, options: dict[str, str] | None = None, edition: str = "house") -> Game:
        """A game of this title; `edition` is the name of one that comes with it or the path of an owner's file."""
        given: dict[str, str] = {} if options is None else options
        checked_seats(self.name, seats, self.fewest, self.most)
        complete = checked_options(self.name, self.options, given)
        file = open_edition(self.name, Path(self.folder), edition)
        setup = Setup(self.name, seats, file.identity(), complete, self.rules_version)
        return self.build(setup, file)

    @abstractmethod
    def build(self, setup: Setup, edition: EditionFile) -> Game:
        """The game of a checked setup; validates what the edition says."""
