"""What can happen in a raid."""

from dataclasses import dataclass
from typing import final

from chabudai.core.events import Event
from chabudai.core.seats import Seat


@final
@dataclass
class RaidBegun(Event):
    """A seat attacks a house and stands before its sentry."""

    seat: Seat
    house: int
    side: str
    value: int


@final
@dataclass
class BanzaiCalled(Event):
    """The raider takes on the next guard."""

    seat: Seat
    house: int


@final
@dataclass
class GuardTurnedUp(Event):
    """A regular guard is turned up."""

    house: int
    value: int
    alarm: bool


@final
@dataclass
class AlarmRaised(Event):
    """The guard turned up raises an alarm."""

    house: int


@final
@dataclass
class EliteTurnedUp(Event):
    """An elite guard is turned up: its values against strength and stealth, or those of the pair."""

    house: int
    elite: str
    first: int
    second: int
    pair: bool


@final
@dataclass
class GuardFaced(Event):
    """The raider chooses whom of two guards to fight."""

    seat: Seat
    value: int


@final
@dataclass
class CardPlayed(Event):
    """The raider plays a dojo card."""

    seat: Seat
    value: int


@final
@dataclass
class KickerPlayed(Event):
    """The raider adds a 3 as a kicker; `value` is the result."""

    seat: Seat
    change: str
    value: int


@final
@dataclass
class SkillUsed(Event):
    """The raider uses a skill on what was played; `value` is the result."""

    seat: Seat
    skill: str
    value: int


@final
@dataclass
class SideSwitched(Event):
    """The raid goes on by the other side."""

    seat: Seat
    skill: str
    side: str


@final
@dataclass
class SkillTurnedUp(Event):
    """A used skill may be used again."""

    seat: Seat
    skill: str
    turned: str


@final
@dataclass
class TreasureSwapped(Event):
    """The raider exchanges a treasure on the shuriken for one in the house."""

    seat: Seat
    skill: str
    given: str
    taken: str


@final
@dataclass
class GuardBeaten(Event):
    """A guard is beaten."""

    seat: Seat
    value: int
    elite: bool


@final
@dataclass
class EliteKept(Event):
    """The raider keeps a beaten elite guard."""

    seat: Seat
    elite: str
    honor: int


@final
@dataclass
class TreasureWon(Event):
    """A treasure goes onto the shuriken."""

    seat: Seat
    treasure: str
    side: str


@final
@dataclass
class GivenUp(Event):
    """The raid has failed."""

    seat: Seat
    house: int


@final
@dataclass
class TreasureKept(Event):
    """After a failure one treasure is kept and the others are lost."""

    seat: Seat
    treasure: str
    lost: int


@final
@dataclass
class HouseLeft(Event):
    """The raider leaves with all treasures won."""

    seat: Seat
    house: int
    treasures: int


@final
@dataclass
class HouseCleared(Event):
    """The last treasure is won and the house is empty."""

    seat: Seat
    house: int
    treasures: int


@final
@dataclass
class TokenReplaced(Event):
    """Another clan takes the house over."""

    seat: Seat
    house: int
    clan: str
    honor: int
