"""What can happen in Ninjato outside a raid."""

from typing import ClassVar, Final, final

from chabudai.core.events import EVERYONE, Event, all_but, only
from chabudai.core.seats import Seat


@final
class OrderDrawn(Event):
    """A seat gets its place in the first turn order."""

    fields: ClassVar[tuple[str, ...]] = ("position", "seat")

    def __init__(self, position: int, seat: Seat) -> None:
        super().__init__(EVERYONE)
        self.position: Final = position
        self.seat: Final = seat


@final
class SentryPosted(Event):
    """A guard lies face up on a house."""

    fields: ClassVar[tuple[str, ...]] = ("house", "value", "alarm")

    def __init__(self, house: int, value: int, alarm: bool) -> None:
        super().__init__(EVERYONE)
        self.house: Final = house
        self.value: Final = value
        self.alarm: Final = alarm


@final
class TreasureAdded(Event):
    """A treasure from the bag goes to a house, plain side up."""

    fields: ClassVar[tuple[str, ...]] = ("house", "treasure")

    def __init__(self, house: int, treasure: str) -> None:
        super().__init__(EVERYONE)
        self.house: Final = house
        self.treasure: Final = treasure


@final
class TreasureTurnedRed(Event):
    """A treasure now has an elite guard before it."""

    fields: ClassVar[tuple[str, ...]] = ("house", "treasure")

    def __init__(self, house: int, treasure: str) -> None:
        super().__init__(EVERYONE)
        self.house: Final = house
        self.treasure: Final = treasure


@final
class SkillOffered(Event):
    """A skill lies open at the sensei."""

    fields: ClassVar[tuple[str, ...]] = ("skill", "style")

    def __init__(self, skill: str, style: str) -> None:
        super().__init__(EVERYONE)
        self.skill: Final = skill
        self.style: Final = style


@final
class EnvoyArrived(Event):
    """An envoy lies open at the palace."""

    fields: ClassVar[tuple[str, ...]] = ("clan", "age")

    def __init__(self, clan: str, age: int) -> None:
        super().__init__(EVERYONE)
        self.clan: Final = clan
        self.age: Final = age


@final
class RumorOffered(Event):
    """A rumor lies open at the pavilion."""

    fields: ClassVar[tuple[str, ...]] = ("rumor", "card")

    def __init__(self, rumor: str, card: str) -> None:
        super().__init__(EVERYONE)
        self.rumor: Final = rumor
        self.card: Final = card


@final
class CardDealt(Event):
    """A seat is dealt a dojo card; only it sees which."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(only(seat))
        self.seat: Final = seat
        self.value: Final = value


@final
class CardDealtFaceDown(Event):
    """What everyone else sees of a deal."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(all_but(seat))
        self.seat: Final = seat


@final
class CardTurned(Event):
    """A dojo card lies open in the row."""

    fields: ClassVar[tuple[str, ...]] = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(EVERYONE)
        self.value: Final = value


@final
class RoundBegun(Event):
    """A round begins with the first seat of the turn order."""

    fields: ClassVar[tuple[str, ...]] = ("number", "seat")

    def __init__(self, number: int, seat: Seat) -> None:
        super().__init__(EVERYONE)
        self.number: Final = number
        self.seat: Final = seat


@final
class PileRenewed(Event):
    """The dojo discards are shuffled and become the pile."""

    fields: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: int) -> None:
        super().__init__(EVERYONE)
        self.cards: Final = cards


@final
class DojoEntered(Event):
    """A seat goes to the dojo and may take so many cards."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: Seat, cards: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.cards: Final = cards


@final
class CardTaken(Event):
    """A seat takes an open dojo card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.value: Final = value


@final
class CardDrawn(Event):
    """A seat draws a dojo card blind; only it sees which."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(only(seat))
        self.seat: Final = seat
        self.value: Final = value


@final
class CardDrawnFaceDown(Event):
    """What everyone else sees of a blind draw."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(all_but(seat))
        self.seat: Final = seat


@final
class CardDiscarded(Event):
    """A seat discards a dojo card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.value: Final = value


@final
class SkillLearned(Event):
    """A seat learns a skill."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "skill", "style")

    def __init__(self, seat: Seat, skill: str, style: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.skill: Final = skill
        self.style: Final = style


@final
class EnvoyBribed(Event):
    """A seat wins an envoy."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "clan", "age")

    def __init__(self, seat: Seat, clan: str, age: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.clan: Final = clan
        self.age: Final = age


@final
class RumorTaken(Event):
    """A seat takes a rumor from the open row."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "rumor", "card")

    def __init__(self, seat: Seat, rumor: str, card: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.rumor: Final = rumor
        self.card: Final = card


@final
class TreasuresPaid(Event):
    """A seat discards treasures and scores them."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "fan", "scroll", "vase", "jade", "gold", "honor", "total")

    def __init__(self, seat: Seat, fan: int, scroll: int, vase: int, jade: int, gold: int, honor: int, total: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.fan: Final = fan
        self.scroll: Final = scroll
        self.vase: Final = vase
        self.jade: Final = jade
        self.gold: Final = gold
        self.honor: Final = honor
        self.total: Final = total


@final
class RoundEnded(Event):
    """Everybody has placed three shuriken."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(EVERYONE)
        self.number: Final = number


@final
class OrderSet(Event):
    """A seat's place in the next round's turn order."""

    fields: ClassVar[tuple[str, ...]] = ("position", "seat")

    def __init__(self, position: int, seat: Seat) -> None:
        super().__init__(EVERYONE)
        self.position: Final = position
        self.seat: Final = seat


@final
class SkillsDiscarded(Event):
    """The skills left at the sensei go."""

    fields: ClassVar[tuple[str, ...]] = ("tiles",)

    def __init__(self, tiles: int) -> None:
        super().__init__(EVERYONE)
        self.tiles: Final = tiles


@final
class ScoringBegun(Event):
    """A scoring phase begins."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(EVERYONE)
        self.number: Final = number


@final
class EnvoyDisguised(Event):
    """An envoy counts once more in this scoring phase."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "clan", "age")

    def __init__(self, seat: Seat, clan: str, age: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.clan: Final = clan
        self.age: Final = age


@final
class ClanHonorScored(Event):
    """A seat takes the honor of a clan's houses."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "clan", "honor", "total")

    def __init__(self, seat: Seat, clan: str, honor: int, total: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.clan: Final = clan
        self.honor: Final = honor
        self.total: Final = total


@final
class RumorsScored(Event):
    """The bonus for a seat's rumors."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "honor", "total")

    def __init__(self, seat: Seat, honor: int, total: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.honor: Final = honor
        self.total: Final = total


@final
class TreasuresScored(Event):
    """The bonus for a seat's unspent treasures."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "honor", "total")

    def __init__(self, seat: Seat, honor: int, total: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.honor: Final = honor
        self.total: Final = total


@final
class ElitesScored(Event):
    """The bonus for a seat's beaten elites."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "honor", "total")

    def __init__(self, seat: Seat, honor: int, total: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.honor: Final = honor
        self.total: Final = total


@final
class GameEnded(Event):
    """The game is over."""

    fields: ClassVar[tuple[str, ...]] = ("scores",)

    def __init__(self, scores: list[int]) -> None:
        super().__init__(EVERYONE)
        self.scores: Final = scores
