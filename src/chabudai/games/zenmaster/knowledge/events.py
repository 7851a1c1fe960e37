"""What can happen in ZenMaster."""

from dataclasses import dataclass
from typing import final

from chabudai.core.events import Event, FaceDown, Secret
from chabudai.core.seats import Seat


@final
@dataclass
class GameBegun(Event):
    """A game of the match begins under its first dealer."""

    game: int
    dealer_seat: Seat


@final
@dataclass
class CardDealt(Secret):
    """A seat is dealt a number card; only it sees which."""

    card: int


@final
@dataclass
class CardDealtFaceDown(FaceDown):
    """What everyone else sees of a deal."""


@final
@dataclass
class ScoreCardTurned(Event):
    """The leader turns up what this trick is about."""

    seat: Seat
    trick: int
    black: int
    white: int


@final
@dataclass
class CardPlayed(Event):
    """A seat plays a number card face up."""

    seat: Seat
    card: int


@final
@dataclass
class MatchesTaken(Event):
    """The highest card takes black, the lowest white; `cancelled` pairs go back and `balance` is left (white below 0)."""

    seat: Seat
    colour: str
    number: int
    card: int
    cancelled: int
    balance: int


@final
@dataclass
class ResultRecorded(Event):
    """A seat's result of a finished game; `penalty` of it came from others' zeros."""

    seat: Seat
    game: int
    result: int
    penalty: int


@final
@dataclass
class ResultErased(Event):
    """A zero erases an earlier result."""

    seat: Seat
    game: int
    result: int


@final
@dataclass
class MatchEnded(Event):
    """The last game is scored."""

    totals: list[int]
