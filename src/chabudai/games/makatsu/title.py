"""Meister Makatsu as a title and as a game."""

from pathlib import Path
from typing import Final, final

from chabudai.core.edition import EditionFile
from chabudai.core.events import Event, Journal
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Outcome, State, View
from chabudai.core.painting import Drawing, Say
from chabudai.core.seats import NOBODY
from chabudai.core.setup import Option, Setup
from chabudai.games.makatsu.box.box import Box
from chabudai.games.makatsu.box.components import MOST_SEATS, Components
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.knowledge.worlds import world
from chabudai.games.makatsu.mind.observation import MakatsuObserver
from chabudai.games.makatsu.mind.policy import MakatsuPolicy
from chabudai.games.makatsu.rules.objections import Why
from chabudai.games.makatsu.rules.opening import opening
from chabudai.games.makatsu.rules.state import MakatsuState
from chabudai.games.makatsu.teaching.coach import lies, telling
from chabudai.games.makatsu.teaching.faces import face
from chabudai.games.makatsu.teaching.guide import guide
from chabudai.games.makatsu.teaching.story import story
from chabudai.games.makatsu.terminal import draw
from chabudai.learning.observation import Observer
from chabudai.search.policy import Policy
from chabudai.teaching import CardFace, Guide, Lying, Phrase, Story
from chabudai.title import Title

OPTIONS: Final = [
    Option(
        "ties",
        ["highest-last", "last-of-colour"],
        "of several highest cards: the one played last, or the player who last added any card of the colour",
    ),
    Option("memory-aid", ["on", "off"], "whether the log of a running game shows the cards of past rounds"),
    Option("figure", ["random", "0", "1", "2", "3", "4", "5"], "the first holder of the figure: drawn by lot, or a seat"),
]

RULES: Final = 2
DRAWS: Final = 20 + 8 + 4  # R1.6, R4.2, R4.4: every card of each phase's deck but the last ones (R1.12)
LAST_DRAWS: Final = 4 + 4 + 2  # R1.12: by the first version of the rules these too are steps of chance
PLAYS: Final = 2 * (6 + 3 + 2)  # R2.1: two in every round


@final
class Makatsu(Game):
    """A game of Meister Makatsu."""

    def __init__(self, setup: Setup, box: Box) -> None:
        draws = DRAWS + LAST_DRAWS if box.last_cards_by_chance else DRAWS
        super().__init__(setup, box.actions, 1 + setup.seats * (draws + PLAYS), int(box.first_draw))
        self.box: Final = box

    def new_state(self, journal: Journal | None = None) -> MakatsuState:
        return opening(self.box, journal)

    def shows_past(self, state: State) -> bool:
        """R3.15: what was played in earlier rounds may be looked at with the memory aid, or once the game is over."""
        return self.box.memory_aid or state.actor() == NOBODY

    def sample_world(self, view: View, rng: Rng) -> MakatsuState:
        assert isinstance(view, MakatsuView)
        return world(self.box, view, rng)


@final
class MakatsuTitle(Title):
    """What stands on the box, by this version of the rules."""

    def __init__(self, rules_version: int = RULES) -> None:
        earlier: list[Title] = [MakatsuTitle(1)] if rules_version == RULES else []
        super().__init__(
            name="makatsu",
            label="Meister Makatsu",
            package="chabudai.games.makatsu",
            folder=str(Path(__file__).parent),
            fewest=2,
            most=int(MOST_SEATS),
            options=OPTIONS,
            rules_version=rules_version,
            reasons=Why,
            lowest_wins=True,
            earlier=earlier,
        )

    def build(self, setup: Setup, edition: EditionFile) -> Game:
        return Makatsu(setup, Box(setup, Components(edition)))

    def policy(self, game: Game, weights: dict[str, float] | None = None) -> Policy:
        return MakatsuPolicy(game, weights)

    def observer(self, game: Game) -> Observer:
        assert isinstance(game, Makatsu)
        return MakatsuObserver(game.box)

    def paint(self, view: View, names: list[str], say: Say) -> Drawing:
        return draw(view, names, say)

    def guide(self, game: Game, view: View, legal: list[Action]) -> Guide:
        return guide(game, view, legal)

    def story(self, game: Game, view: View, moments: list[list[Event]], outcome: Outcome) -> Story:
        return story(game, view, moments, outcome)

    def face(self, game: Game, field: str, part: str) -> CardFace | None:  # noqa: ARG002 - the part says all
        return face(field, part)

    def telling(self, event: Event) -> Phrase | None:
        return telling(event)

    def lies(self, game: Game, view: View, seats: list[View]) -> list[Lying]:
        return lies(game, view, seats)
