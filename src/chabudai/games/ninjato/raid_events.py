"""What can happen in a raid."""

from typing import ClassVar, Final, final

from chabudai.core.events import EVERYONE, Event
from chabudai.core.seats import Seat


@final
class RaidBegun(Event):
    """A seat attacks a house and stands before its sentry."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "house", "side", "value")

    def __init__(self, seat: Seat, house: int, side: str, value: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.house: Final = house
        self.side: Final = side
        self.value: Final = value


@final
class BanzaiCalled(Event):
    """The raider takes on the next guard."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "house")

    def __init__(self, seat: Seat, house: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.house: Final = house


@final
class GuardTurnedUp(Event):
    """A regular guard is turned up."""

    fields: ClassVar[tuple[str, ...]] = ("house", "value", "alarm")

    def __init__(self, house: int, value: int, alarm: bool) -> None:
        super().__init__(EVERYONE)
        self.house: Final = house
        self.value: Final = value
        self.alarm: Final = alarm


@final
class AlarmRaised(Event):
    """The guard turned up raises an alarm."""

    fields: ClassVar[tuple[str, ...]] = ("house",)

    def __init__(self, house: int) -> None:
        super().__init__(EVERYONE)
        self.house: Final = house


@final
class EliteTurnedUp(Event):
    """An elite guard is turned up."""

    fields: ClassVar[tuple[str, ...]] = ("house", "elite")

    def __init__(self, house: int, elite: str) -> None:
        super().__init__(EVERYONE)
        self.house: Final = house
        self.elite: Final = elite


@final
class GuardFaced(Event):
    """The raider chooses whom of two guards to fight."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.value: Final = value


@final
class CardPlayed(Event):
    """The raider plays a dojo card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.value: Final = value


@final
class KickerPlayed(Event):
    """The raider adds a 3 as a kicker; `value` is the result."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "change", "value")

    def __init__(self, seat: Seat, change: str, value: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.change: Final = change
        self.value: Final = value


@final
class SkillUsed(Event):
    """The raider uses a skill on what was played; `value` is the result."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "skill", "value")

    def __init__(self, seat: Seat, skill: str, value: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.skill: Final = skill
        self.value: Final = value


@final
class SideSwitched(Event):
    """The raid goes on by the other side."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "skill", "side")

    def __init__(self, seat: Seat, skill: str, side: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.skill: Final = skill
        self.side: Final = side


@final
class SkillTurnedUp(Event):
    """A used skill may be used again."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "skill", "turned")

    def __init__(self, seat: Seat, skill: str, turned: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.skill: Final = skill
        self.turned: Final = turned


@final
class TreasureSwapped(Event):
    """The raider exchanges a treasure on the shuriken for one in the house."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "skill", "given", "taken")

    def __init__(self, seat: Seat, skill: str, given: str, taken: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.skill: Final = skill
        self.given: Final = given
        self.taken: Final = taken


@final
class GuardBeaten(Event):
    """A guard is beaten."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.value: Final = value


@final
class EliteKept(Event):
    """The raider keeps a beaten elite guard."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "elite")

    def __init__(self, seat: Seat, elite: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.elite: Final = elite


@final
class TreasureWon(Event):
    """A treasure goes onto the shuriken."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "treasure", "side")

    def __init__(self, seat: Seat, treasure: str, side: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.treasure: Final = treasure
        self.side: Final = side


@final
class GivenUp(Event):
    """The raid has failed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "house")

    def __init__(self, seat: Seat, house: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.house: Final = house


@final
class TreasureKept(Event):
    """After a failure one treasure is kept and the others are lost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "treasure", "lost")

    def __init__(self, seat: Seat, treasure: str, lost: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.treasure: Final = treasure
        self.lost: Final = lost


@final
class HouseLeft(Event):
    """The raider leaves with all treasures won."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "house", "treasures")

    def __init__(self, seat: Seat, house: int, treasures: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.house: Final = house
        self.treasures: Final = treasures


@final
class HouseCleared(Event):
    """The last treasure is won and the house is empty."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "house", "treasures")

    def __init__(self, seat: Seat, house: int, treasures: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.house: Final = house
        self.treasures: Final = treasures


@final
class TokenReplaced(Event):
    """Another clan takes the house over."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "house", "clan", "honor")

    def __init__(self, seat: Seat, house: int, clan: str, honor: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.house: Final = house
        self.clan: Final = clan
        self.honor: Final = honor
