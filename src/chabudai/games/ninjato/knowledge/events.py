"""What can happen in Ninjato outside a raid."""

from dataclasses import dataclass
from typing import final

from chabudai.core.events import Event, FaceDown, Secret
from chabudai.core.seats import Seat


@final
@dataclass
class OrderDrawn(Event):
    """A seat gets its place in the first turn order."""

    position: int
    seat: Seat


@final
@dataclass
class SentryPosted(Event):
    """A guard lies face up on a house."""

    house: int
    value: int
    alarm: bool


@final
@dataclass
class TreasureAdded(Event):
    """A treasure from the bag goes to a house, plain side up."""

    house: int
    treasure: str


@final
@dataclass
class TreasureTurnedRed(Event):
    """A treasure now has an elite guard before it."""

    house: int
    treasure: str


@final
@dataclass
class SkillOffered(Event):
    """A skill lies open at the sensei."""

    skill: str
    style: str


@final
@dataclass
class EnvoyArrived(Event):
    """An envoy lies open at the palace."""

    clan: str
    age: int


@final
@dataclass
class RumorOffered(Event):
    """A rumor lies face up at the pavilion."""

    rumor: str
    card: str
    price: str


@final
@dataclass
class CardDealt(Secret):
    """A seat is dealt a dojo card; only it sees which."""

    value: int


@final
@dataclass
class CardDealtFaceDown(FaceDown):
    """What everyone else sees of a deal."""


@final
@dataclass
class CardTurned(Event):
    """A dojo card lies open in the row."""

    value: int


@final
@dataclass
class RoundBegun(Event):
    """A round begins with the first seat of the turn order."""

    number: int
    seat: Seat


@final
@dataclass
class PileRenewed(Event):
    """The dojo discards are shuffled and become the pile."""

    cards: int


@final
@dataclass
class DojoEntered(Event):
    """A seat goes to the dojo and may take so many cards."""

    seat: Seat
    cards: int


@final
@dataclass
class CardTaken(Event):
    """A seat takes an open dojo card."""

    seat: Seat
    value: int


@final
@dataclass
class CardDrawn(Secret):
    """A seat draws a dojo card blind; only it sees which."""

    value: int


@final
@dataclass
class CardDrawnFaceDown(FaceDown):
    """What everyone else sees of a blind draw."""


@final
@dataclass
class CardDiscarded(Event):
    """A seat discards a dojo card."""

    seat: Seat
    value: int


@final
@dataclass
class SkillLearned(Event):
    """A seat learns a skill."""

    seat: Seat
    skill: str
    style: str


@final
@dataclass
class EnvoyBribed(Event):
    """A seat wins an envoy."""

    seat: Seat
    clan: str
    age: int


@final
@dataclass
class RumorTaken(Event):
    """A seat takes a rumor from the pavilion."""

    seat: Seat
    rumor: str
    card: str
    price: str


@final
@dataclass
class TreasuresPaid(Event):
    """A seat discards treasures and scores them."""

    seat: Seat
    fan: int
    scroll: int
    vase: int
    jade: int
    gold: int
    honor: int
    total: int


@final
@dataclass
class RoundEnded(Event):
    """Everybody has placed three shuriken."""

    number: int


@final
@dataclass
class OrderSet(Event):
    """A seat's place in the next round's turn order."""

    position: int
    seat: Seat


@final
@dataclass
class SkillsDiscarded(Event):
    """The skills left at the sensei go."""

    tiles: int


@final
@dataclass
class ScoringBegun(Event):
    """A scoring phase begins."""

    number: int


@final
@dataclass
class EnvoyDisguised(Event):
    """An envoy counts once more in this scoring phase."""

    seat: Seat
    clan: str
    age: int


@final
@dataclass
class PlaceJudged(Event):
    """A seat is at first or second place of a clan: with so much influence, perhaps only by its oldest envoy."""

    seat: Seat
    clan: str
    place: int
    influence: int
    age: int
    by_age: bool


@final
@dataclass
class RewardNotGiven(Event):
    """Nobody gets this reward of a clan: nobody is at that place, or no rumor is left."""

    clan: str
    place: int


@final
@dataclass
class ClanHonorScored(Event):
    """A seat takes the honor of a clan's houses."""

    seat: Seat
    clan: str
    honor: int
    total: int


@final
@dataclass
class RumorKindScored(Event):
    """What a seat's rumors of one kind bring: so many times what they count."""

    seat: Seat
    rumor: str
    cards: int
    times: int
    each: int
    honor: int


@final
@dataclass
class RumorsScored(Event):
    """The bonus for a seat's rumors."""

    seat: Seat
    honor: int
    total: int


@final
@dataclass
class TreasuresScored(Event):
    """The bonus for a seat's unspent treasures."""

    seat: Seat
    honor: int
    total: int


@final
@dataclass
class ElitesScored(Event):
    """The bonus for a seat's beaten elites."""

    seat: Seat
    honor: int
    total: int


@final
@dataclass
class GameEnded(Event):
    """The game is over."""

    scores: list[int]
