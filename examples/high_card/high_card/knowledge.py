"""What a seat of High Card knows and hears."""

from dataclasses import dataclass, field

from chabudai.core import NOBODY, Event, FaceDown, Seat, Secret, View
from chabudai.core.declared import BySeat


@dataclass
class HighCardView(View):
    """The own hand, what lies on the table, and the memory of what is out of the game."""

    decision: str = "Over"
    actor: Seat = NOBODY
    round: int = 0  # finished rounds
    first_seat: int = 0  # who begins this round
    hand: list[int] = field(default_factory=list)
    hand_sizes: BySeat[int] = field(default_factory=list)
    table: BySeat[int] = field(default_factory=list)  # the card played, 0 for none
    folded: BySeat[bool] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    scores: BySeat[int] = field(default_factory=list)


@dataclass
class CardDealt(Secret):
    """A seat is dealt a card; only it sees which."""

    card: int


@dataclass
class CardDealtFaceDown(FaceDown):
    """What everyone else sees of a deal."""


@dataclass
class CardPlayed(Event):
    """A seat plays a card face up."""

    seat: Seat
    card: int


@dataclass
class Folded(Event):
    """A seat folds."""

    seat: Seat


@dataclass
class RoundTaken(Event):
    """The highest card takes the round."""

    seat: Seat
    card: int
    points: int


@dataclass
class NobodyPlayed(Event):
    """All have folded."""
