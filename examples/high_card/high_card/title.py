"""High Card as a title and as a game."""

from pathlib import Path

from chabudai.core import EditionFile, Game, Journal, Rng, Setup, View
from chabudai.title import Title
from high_card.knowledge import HighCardView
from high_card.rules import HAND, ROUNDS, Box, HighCardState, Why, world

MOST_SEATS = 4  # R1.1


class HighCard(Game):
    """A game of High Card."""

    def __init__(self, setup: Setup, box: Box) -> None:
        super().__init__(setup, box.actions, max_steps=setup.seats * (HAND + ROUNDS), choices=box.fold.index + 1)
        self.box = box

    def new_state(self, journal: Journal | None = None) -> HighCardState:
        return HighCardState(self.box)

    def sample_world(self, view: View, rng: Rng) -> HighCardState:
        assert isinstance(view, HighCardView)
        return world(self.box, view, rng)


class HighCardTitle(Title):
    """What stands on the box."""

    def __init__(self) -> None:
        super().__init__(
            name="high-card",
            label="High Card",
            package="high_card",
            folder=str(Path(__file__).parent),
            fewest=2,
            most=MOST_SEATS,
            options=[],
            rules_version=1,
            reasons=Why,
        )

    def build(self, setup: Setup, edition: EditionFile) -> Game:
        edition.known_keys(edition.data, ("name", "cards"))
        cards = edition.int_at(edition.data, "cards", least=HAND * MOST_SEATS)
        return HighCard(setup, Box(setup.seats, cards))
