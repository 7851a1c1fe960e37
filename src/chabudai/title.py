"""What stands on the box, and the only door to a game: all that others may ask of it.

What a title does not answer for itself has an answer here that holds for any game: a policy that knows nothing, the usual
levels and search, an observer and a painting made from the declared view.
"""

from abc import ABCMeta, abstractmethod
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from chabudai.core.edition import EditionFile, edition_names, open_edition, own_editions
from chabudai.core.errors import Reason
from chabudai.core.events import Event
from chabudai.core.game import Action, Game, Outcome, View
from chabudai.core.painting import Drawing, Say, painted
from chabudai.core.setup import Option, Setup, checked_options, checked_seats
from chabudai.learning.declared_observer import DeclaredObserver
from chabudai.learning.observation import Observer
from chabudai.search.budget import Tuning, tuning_in
from chabudai.search.levels import Levels, levels_in
from chabudai.search.policy import Policy
from chabudai.search.uniform import Uniform
from chabudai.teaching import CardFace, Guide, Lying, Phrase, Story, plain_guide, plain_story

USUAL_SEATS: Final = 4
_WIDE_MARGIN: Final = 20


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
        """The dotted name of the package with this title: what it declares is found there."""
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

    def usual_seats(self) -> int:
        """Four seats, or as near to four as the title allows."""
        return min(max(USUAL_SEATS, self.fewest), self.most)

    def editions(self) -> list[str]:
        """The names of the editions that come with the game, and of those in the owner's folder."""
        return [*edition_names(Path(self.folder)), *own_editions(self.name, Path(self.folder))]

    def game(self, seats: int, options: dict[str, str] | None = None, edition: str = "house") -> Game:
        """A game of this title; `edition` is the name of one that comes with it or the path of an owner's file."""
        folder = Path(self.folder)
        checked_seats(self.name, seats, self.fewest, self.most)
        file = open_edition(self.name, folder, edition)
        return self._set_up(seats, options, file, is_own=edition not in edition_names(folder))

    def game_of_box(self, seats: int, options: dict[str, str], box: str) -> Game:
        """A game of an owner's edition that is given whole, as a `Setup` and a record carry it."""
        return self._set_up(seats, options, EditionFile("box", box), is_own=True)

    def _set_up(self, seats: int, options: dict[str, str] | None, file: EditionFile, is_own: bool) -> Game:
        checked_seats(self.name, seats, self.fewest, self.most)
        complete = checked_options(self.name, self.options, {} if options is None else options)
        setup = Setup(self.name, seats, file.identity(), complete, self.rules_version, file.whole() if is_own else "")
        return self.build(setup, file)

    @abstractmethod
    def build(self, setup: Setup, edition: EditionFile) -> Game:
        """The game of a checked setup; validates what the edition says."""

    # Where its texts are.

    def rules_file(self, language: str) -> Path:
        """The rules in one language."""
        return Path(self.folder, "words", "RULES.md" if language == "en" else f"RULES.{language}.md")

    def catalogue_file(self, language: str) -> Path:
        """What is said of it in one language."""
        return Path(self.folder, "words", f"{language}.ftl")

    def edition_file(self, name: str) -> Path:
        """The file of an edition that comes with the game or lies in the owner's folder."""
        own = own_editions(self.name, Path(self.folder))
        return own.get(name, Path(self.folder, "box", "editions", f"{name}.toml"))

    # How it is played, learned and painted.

    def policy(self, game: Game, weights: dict[str, float] | None = None) -> Policy:  # noqa: ARG002 - it has no weights
        """What its bots and its search know of a game of it, some of the committed weights replaced by the given ones."""
        return Uniform(game, _WIDE_MARGIN, self.lowest_wins)

    def master(self, game: Game) -> tuple[Policy, Tuning]:
        """What `master` searches with: what the other levels do, where it has learned nothing more."""
        return self.policy(game), self.tuning()

    def former(self, game: Game) -> tuple[Policy, Tuning]:
        """What `master-1` searches with: what `master` did before its last change, the same where nothing changed."""
        return self.policy(game), self.tuning({"anew": 0.0})

    def levels(self) -> Levels:
        """The numbers of its levels as `mind/levels.toml` states them, the usual ones where it does not."""
        return levels_in(Path(self.folder, "mind", "levels.toml"))

    def tuning(self, given: dict[str, float] | None = None) -> Tuning:
        """The constants of its search as committed in `mind/search.toml`, some of them replaced by the given ones."""
        return tuning_in(Path(self.folder, "mind", "search.toml"), given)

    def observer(self, game: Game) -> Observer:
        """What writes the views of a game of it as rows of numbers."""
        return DeclaredObserver(game)

    def paint(self, view: View, names: list[str], say: Say) -> Drawing:
        """A view as text."""
        return painted(view, names, say)

    # How it explains itself.

    def guide(self, game: Game, view: View, legal: list[Action]) -> Guide:  # noqa: ARG002 - others ask what is in the box
        """What the seat of this view is told besides the position, from the view alone; `legal` is empty if it does not act."""
        return plain_guide(view, legal)

    def story(self, game: Game, view: View, moments: list[list[Event]], outcome: Outcome) -> Story:  # noqa: ARG002
        """What decided a finished game: from its last public view and all that the public heard, moment by moment."""
        return plain_story(outcome)

    def face(self, game: Game, field: str, part: str) -> CardFace | None:  # noqa: ARG002 - others ask what is in the box
        """How the card looks that this part of an observation's field stands for; None if it stands for no card."""
        return None

    def own_words(self, game: Game, language: str) -> str:  # noqa: ARG002 - others ask what is in the box
        """A Fluent catalogue of what the edition of a game names otherwise than the title's own; empty if there is nothing."""
        return ""

    # What the coach asks.

    def telling(self, event: Event) -> Phrase | None:  # noqa: ARG002 - a title says what matters in it
        """What is told of an event to say why a choice is good: a clause whose arguments are numbers, None if nothing is."""
        return None

    def lies(self, game: Game, view: View, seats: list[View]) -> list[Lying]:  # noqa: ARG002 - others know what is hidden in them
        """Where everything lies that the seat of this view cannot see, in a world in which these are the views of all seats."""
        return []

    def lessons_file(self) -> Path:
        """Its lessons; there need not be any."""
        return Path(self.folder, "teaching", "lessons.toml")
