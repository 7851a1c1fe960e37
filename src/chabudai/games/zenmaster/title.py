"""ZenMaster as a title and as a game."""

from pathlib import Path
from typing import Final, final

from chabudai.core.edition import EditionFile
from chabudai.core.events import Event, Journal
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Outcome, View
from chabudai.core.painting import Drawing, Say
from chabudai.core.setup import Option, Setup
from chabudai.games.zenmaster.box.box import Box
from chabudai.games.zenmaster.box.components import MOST_SEATS, TRICKS, Components
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.knowledge.worlds import world
from chabudai.games.zenmaster.mind.observation import ZenObserver
from chabudai.games.zenmaster.mind.policy import ZenPolicy
from chabudai.games.zenmaster.rules.objections import Why
from chabudai.games.zenmaster.rules.opening import opening
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.games.zenmaster.teaching.coach import lies, telling
from chabudai.games.zenmaster.teaching.faces import face
from chabudai.games.zenmaster.teaching.guide import guide
from chabudai.games.zenmaster.teaching.story import story
from chabudai.games.zenmaster.terminal import draw
from chabudai.learning.observation import Observer
from chabudai.search.budget import Tuning
from chabudai.search.policy import Policy
from chabudai.teaching import CardFace, Guide, Lying, Phrase, Story
from chabudai.title import Title

OPTIONS: Final = [
    Option("lead", ["dealer", "highest"], "who leads the next trick: the new dealer's left, or the highest card"),
    Option("ten-cards", ["off", "on"], "ten cards each, the last one unused"),
    Option("zero-penalty", ["off", "on"], "when anyone scores 0, everyone who did not gets 2 more"),
    Option("dealer", ["random", "0", "1", "2", "3", "4"], "the first dealer: drawn by lot, or a seat"),
]


@final
class ZenMaster(Game):
    """A match of ZenMaster."""

    def __init__(self, setup: Setup, box: Box) -> None:
        one_game = int(box.hand_size * box.seats + TRICKS * (1 + box.seats))
        super().__init__(setup, box.actions, 1 + setup.seats * one_game, int(box.first_deal))
        self.box: Final = box

    def new_state(self, journal: Journal | None = None) -> ZenState:
        return opening(self.box, journal)

    def sample_world(self, view: View, rng: Rng) -> ZenState:
        assert isinstance(view, ZenView)
        return world(self.box, view, rng)


@final
class ZenMasterTitle(Title):
    """What stands on the box."""

    def __init__(self) -> None:
        super().__init__(
            name="zenmaster",
            label="ZenMaster",
            package="chabudai.games.zenmaster",
            folder=str(Path(__file__).parent),
            fewest=3,
            most=int(MOST_SEATS),
            options=OPTIONS,
            rules_version=1,
            reasons=Why,
            lowest_wins=True,
        )

    def build(self, setup: Setup, edition: EditionFile) -> Game:
        return ZenMaster(setup, Box(setup, Components(edition)))

    def policy(self, game: Game, weights: dict[str, float] | None = None) -> Policy:
        return ZenPolicy(game, weights)

    def master(self, game: Game) -> tuple[Policy, Tuning]:
        return ZenPolicy(game, has_instinct=True), self.tuning({"worlds": 256.0})

    def observer(self, game: Game) -> Observer:
        assert isinstance(game, ZenMaster)
        return ZenObserver(game.box)

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
        assert isinstance(game, ZenMaster)
        return lies(int(game.box.numbers), view, seats)
