"""Ninjato as a title and as a game."""

from pathlib import Path
from typing import Final, final

from chabudai.core.edition import EditionFile
from chabudai.core.events import Event, Journal
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Outcome, State, View
from chabudai.core.painting import Drawing, Say
from chabudai.core.seats import NOBODY
from chabudai.core.setup import Option, Setup
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.box.components import MOST_SEATS, ROUNDS, Components
from chabudai.games.ninjato.knowledge.view import NinjatoView
from chabudai.games.ninjato.knowledge.worlds import world
from chabudai.games.ninjato.mind.observation import NinjatoObserver
from chabudai.games.ninjato.mind.policy import NinjatoPolicy
from chabudai.games.ninjato.rules.objections import Why
from chabudai.games.ninjato.rules.opening import opening
from chabudai.games.ninjato.rules.state import NinjatoState
from chabudai.games.ninjato.teaching.coach import lies, telling
from chabudai.games.ninjato.teaching.faces import face
from chabudai.games.ninjato.teaching.guide import guide
from chabudai.games.ninjato.teaching.story import story
from chabudai.games.ninjato.terminal import draw
from chabudai.learning.observation import Observer
from chabudai.search.budget import Tuning
from chabudai.search.policy import Policy
from chabudai.teaching import CardFace, Guide, Lying, Phrase, Story
from chabudai.title import Title

OPTIONS: Final = [
    Option("memory-aid", ["on", "off"], "whether what all have seen stays shown when it no longer lies open", is_later=True),
]

_TO_SET_UP: Final = 60
_TO_END_A_ROUND: Final = 60  # with its scoring
_MOST_IN_HAND: Final = 7
_STEPS_TO_A_GUARD: Final = 4  # Banzai, the guard, the treasure of an alarm, the choice between two


def most_steps(seats: int, components: Components) -> int:
    """No game is longer. A raid has a step for each card and each use of a skill, and each guard beaten needs one of them."""
    skills = components.skills_of("turn-up-skill") * 2 + sum(components.skills)
    guards = _MOST_IN_HAND + components.skills_of("act-as-two-or-four") + components.skills_of("turn-up-skill") + 1
    raid = 5 + _MOST_IN_HAND + skills + guards * _STEPS_TO_A_GUARD
    return _TO_SET_UP + ROUNDS * (3 * seats * raid + _TO_END_A_ROUND + sum(components.skills))


@final
class Ninjato(Game):
    """A game of Ninjato."""

    def __init__(self, setup: Setup, box: Box) -> None:
        super().__init__(setup, box.actions, most_steps(setup.seats, box.components), int(box.table.first_chance))
        self.box: Final = box

    def new_state(self, journal: Journal | None = None) -> NinjatoState:
        return opening(self.box, journal)

    def shows_past(self, state: State) -> bool:
        """R11.7: what happened may be looked at again with the memory aid, or once the game is over."""
        return self.box.memory_aid or state.actor() == NOBODY

    def sample_world(self, view: View, rng: Rng) -> NinjatoState:
        assert isinstance(view, NinjatoView)
        return world(self.box, view, rng)


@final
class NinjatoTitle(Title):
    """What stands on the box."""

    def __init__(self) -> None:
        super().__init__(
            name="ninjato",
            label="Ninjato",
            package="chabudai.games.ninjato",
            folder=str(Path(__file__).parent),
            fewest=2,
            most=MOST_SEATS,
            options=OPTIONS,
            rules_version=1,
            reasons=Why,
        )

    def build(self, setup: Setup, edition: EditionFile) -> Game:
        return Ninjato(setup, Box(setup, Components(edition)))

    def policy(self, game: Game, weights: dict[str, float] | None = None) -> Policy:
        return NinjatoPolicy(game, weights)

    def master(self, game: Game) -> tuple[Policy, Tuning]:
        return NinjatoPolicy(game, has_instinct=True), self.tuning()

    def observer(self, game: Game) -> Observer:
        assert isinstance(game, Ninjato)
        return NinjatoObserver(game.box)

    def paint(self, view: View, names: list[str], say: Say) -> Drawing:
        return draw(view, names, say)

    def guide(self, game: Game, view: View, legal: list[Action]) -> Guide:
        assert isinstance(game, Ninjato)
        return guide(game.box, view, legal)

    def story(self, game: Game, view: View, moments: list[list[Event]], outcome: Outcome) -> Story:
        assert isinstance(game, Ninjato)
        return story(game.box, view, moments, outcome)

    def face(self, game: Game, field: str, part: str) -> CardFace | None:  # noqa: ARG002 - the part says all
        return face(field, part)

    def telling(self, event: Event) -> Phrase | None:
        return telling(event)

    def lies(self, game: Game, view: View, seats: list[View]) -> list[Lying]:  # noqa: ARG002 - the view says all
        return lies(view, seats)
