"""What can happen in Meister Makatsu."""

from dataclasses import dataclass
from typing import final

from chabudai.core.events import Event, FaceDown, Secret
from chabudai.core.seats import Seat


@final
@dataclass
class FigureGiven(Event):
    """The lot decides who begins with the figure."""

    seat: Seat


@final
@dataclass
class PhaseBegun(Event):
    """The reserves become the decks; tokens of this phase are worth `points`."""

    phase: int
    rounds: int
    points: int


@final
@dataclass
class CardDrawn(Secret):
    """A seat draws a card from its deck; only it sees which."""

    card: str
    colour: str
    value: int


@final
@dataclass
class CardDrawnFaceDown(FaceDown):
    """What everyone else sees of a draw."""


@final
@dataclass
class RoundBegun(Event):
    """All have drawn, and the holder of the figure begins."""

    phase: int
    round: int
    seat: Seat


@final
@dataclass
class CardPlayed(Event):
    """A seat plays its first or second card of the round face up."""

    seat: Seat
    card: str
    colour: str
    value: int
    nth: int


@final
@dataclass
class ReservePutAside(Event):
    """A seat puts its last cards aside face down, for the next phase."""

    seat: Seat
    number: int


@final
@dataclass
class CardsKept(Event):
    """A seat keeps its last cards in hand, for the last round."""

    seat: Seat
    number: int


@final
@dataclass
class CardsLeftOver(Event):
    """A seat puts its very last cards aside: they count for nothing."""

    seat: Seat
    number: int


@final
@dataclass
class TokensTaken(Event):
    """A seat takes tokens for the `highest` card of a colour; of several such, as the `last`, or as the `last-of-colour`."""

    seat: Seat
    colour: str
    card: str
    value: int
    number: int
    points: int
    why: str


@final
@dataclass
class NoTokensTaken(Event):
    """Nobody played a colour, so its tokens stay in the pool."""

    colour: str
    number: int


@final
@dataclass
class FigureTaken(Event):
    """The figure goes to another seat."""

    seat: Seat
    from_seat: Seat


@final
@dataclass
class FigureKept(Event):
    """The figure stays: its holder played the `highest` card, or `nobody` played the colour."""

    seat: Seat
    why: str


@final
@dataclass
class RoundEnded(Event):
    """The cards of the round are laid face down, out of the game."""

    phase: int
    round: int


@final
@dataclass
class GameEnded(Event):
    """The points are added up and a seat wins: with the `fewest`, or by the figure from `among-tied` or `outside-tie`."""

    points: list[int]
    seat: Seat
    why: str
