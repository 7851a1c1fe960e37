"""Maki Master as a title and as a game."""

from pathlib import Path
from typing import Final, final

from chabudai.core.edition import EditionFile, open_edition
from chabudai.core.events import Event, Journal
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Outcome, View
from chabudai.core.painting import Drawing, Say
from chabudai.core.setup import Option, Setup
from chabudai.games.maki_master.box.box import START, Box
from chabudai.games.maki_master.box.components import MOST_SEATS, Components
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.knowledge.worlds import world
from chabudai.games.maki_master.mind.former import FormerMakiPolicy
from chabudai.games.maki_master.mind.observation import MakiObserver
from chabudai.games.maki_master.mind.policy import MakiPolicy
from chabudai.games.maki_master.rules.cards import CHOP
from chabudai.games.maki_master.rules.objections import Why
from chabudai.games.maki_master.rules.opening import opening
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.games.maki_master.teaching.coach import lies, telling
from chabudai.games.maki_master.teaching.faces import face
from chabudai.games.maki_master.teaching.guide import guide
from chabudai.games.maki_master.teaching.naming import own_words
from chabudai.games.maki_master.teaching.story import story
from chabudai.games.maki_master.terminal import draw
from chabudai.learning.observation import Observer
from chabudai.search.budget import Tuning
from chabudai.search.policy import Policy
from chabudai.teaching import CardFace, Guide, Lying, Phrase, Story
from chabudai.title import Title

OPTIONS: Final = [
    Option("reshuffle", ["when-needed", "at-once"], "when the discarded action cards become the deck again", is_later=True),
    Option("cards", ["before-serving", "between-serves"], "until when a turn's action cards may be played", is_later=True),
]


@final
class MakiMaster(Game):
    """A game of Maki Master."""

    def __init__(self, setup: Setup, box: Box) -> None:
        super().__init__(setup, box.actions, _most_steps(box), int(box.first_index[START]))
        self.box: Final = box

    def new_state(self, journal: Journal | None = None) -> MakiState:
        return opening(self.box, journal)

    def sample_world(self, view: View, rng: Rng) -> MakiState:
        assert isinstance(view, MakiView)
        return world(self.box, view, rng)


def _most_steps(box: Box) -> int:
    """No game is longer.

    Before the endgame every turn plays a tile (R4.1), and only Chop takes one back. Between two times that the same Chop is
    gained the action deck runs out once, and then some other card is gained too; so of c Chops at most c of c + 1 gained cards
    are Chops. A turn gains one card, and besides them recipes served with style do.
    """
    components = box.components
    hand = int(box.hand_size)
    keep = int(box.keep)
    chops = int(components.copies[CHOP])
    for_style = sum([recipe.style_cards for recipe in components.recipes])
    turns = (chops + 1) * components.tiles + chops * (for_style + components.action_cards) + int(box.seats)
    most_for_style = max([int(number) for number in components.style_cards])
    one_turn = 2 * keep + 3 * (1 + keep) + hand * (1 + 3 * most_for_style) + 1 + 2 * hand
    return int(box.display) + hand * int(box.seats) + 1 + turns * one_turn


@final
class MakiMasterTitle(Title):
    """What stands on the box. R11.1: one seat alone plays for a high score."""

    def __init__(self) -> None:
        super().__init__(
            name="maki-master",
            label="Maki Master",
            package="chabudai.games.maki_master",
            folder=str(Path(__file__).parent),
            fewest=1,
            most=MOST_SEATS,
            options=OPTIONS,
            rules_version=1,
            reasons=Why,
        )

    def build(self, setup: Setup, edition: EditionFile) -> Game:
        return MakiMaster(setup, Box(setup, Components(edition)))

    def policy(self, game: Game, weights: dict[str, float] | None = None) -> Policy:
        return MakiPolicy(game, weights)

    def former(self, game: Game) -> tuple[Policy, Tuning]:
        return FormerMakiPolicy(game), Tuning(exploration=0.5, heat=200, noise=50, uses=4)

    def observer(self, game: Game) -> Observer:
        assert isinstance(game, MakiMaster)
        return MakiObserver(game.box)

    def paint(self, view: View, names: list[str], say: Say) -> Drawing:
        return draw(view, names, say)

    def guide(self, game: Game, view: View, legal: list[Action]) -> Guide:
        assert isinstance(game, MakiMaster)
        return guide(game.box, view, legal)

    def story(self, game: Game, view: View, moments: list[list[Event]], outcome: Outcome) -> Story:  # noqa: ARG002
        return story(view, moments, outcome)

    def face(self, game: Game, field: str, part: str) -> CardFace | None:
        assert isinstance(game, MakiMaster)
        return face(game.box.components, field, part)

    def own_words(self, game: Game, language: str) -> str:
        assert isinstance(game, MakiMaster)
        if not game.setup.box:  # no owner's edition
            return ""
        house = Components(open_edition(self.name, Path(self.folder), "house"))
        return own_words(game.box.components, house, language)

    def telling(self, event: Event) -> Phrase | None:
        return telling(event)

    def lies(self, game: Game, view: View, seats: list[View]) -> list[Lying]:  # noqa: ARG002 - the view says all
        return lies(view, seats)
