"""What can happen in Meister Makatsu."""

from typing import ClassVar, Final, final

from chabudai.core.events import EVERYONE, Event, all_but, only
from chabudai.core.seats import Seat


@final
class FigureGiven(Event):
    """The lot decides who begins with the figure."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat


@final
class PhaseBegun(Event):
    """The reserves become the decks; tokens of this phase are worth `points`."""

    fields: ClassVar[tuple[str, ...]] = ("phase", "rounds", "points")

    def __init__(self, phase: int, rounds: int, points: int) -> None:
        super().__init__(EVERYONE)
        self.phase: Final = phase
        self.rounds: Final = rounds
        self.points: Final = points


@final
class CardDrawn(Event):
    """A seat draws a card from its deck; only it sees which."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "colour", "value")

    def __init__(self, seat: Seat, card: str, colour: str, value: int) -> None:
        super().__init__(only(seat))
        self.seat: Final = seat
        self.card: Final = card
        self.colour: Final = colour
        self.value: Final = value


@final
class CardDrawnFaceDown(Event):
    """What everyone else sees of a draw."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(all_but(seat))
        self.seat: Final = seat


@final
class RoundBegun(Event):
    """All have drawn, and the holder of the figure begins."""

    fields: ClassVar[tuple[str, ...]] = ("phase", "round", "seat")

    def __init__(self, phase: int, number: int, seat: Seat) -> None:
        super().__init__(EVERYONE)
        self.phase: Final = phase
        self.round: Final = number
        self.seat: Final = seat


@final
class CardPlayed(Event):
    """A seat plays its first or second card of the round face up."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "colour", "value", "nth")

    def __init__(self, seat: Seat, card: str, colour: str, value: int, nth: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.card: Final = card
        self.colour: Final = colour
        self.value: Final = value
        self.nth: Final = nth


@final
class ReservePutAside(Event):
    """A seat puts its last cards aside face down, for the next phase."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.number: Final = number


@final
class CardsKept(Event):
    """A seat keeps its last cards in hand, for the last round."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.number: Final = number


@final
class CardsLeftOver(Event):
    """A seat puts its very last cards aside: they count for nothing."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.number: Final = number


@final
class TokensTaken(Event):
    """A seat takes tokens for its card, the `highest` of the colour or the `last` of several highest ones."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour", "card", "value", "number", "points", "why")

    def __init__(self, seat: Seat, colour: str, card: str, value: int, number: int, points: int, why: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.colour: Final = colour
        self.card: Final = card
        self.value: Final = value
        self.number: Final = number
        self.points: Final = points
        self.why: Final = why


@final
class NoTokensTaken(Event):
    """Nobody played a colour, so its tokens stay in the pool."""

    fields: ClassVar[tuple[str, ...]] = ("colour", "number")

    def __init__(self, colour: str, number: int) -> None:
        super().__init__(EVERYONE)
        self.colour: Final = colour
        self.number: Final = number


@final
class FigureTaken(Event):
    """The figure goes to another seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "from_seat")

    def __init__(self, seat: Seat, holder: Seat) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.from_seat: Final = holder


@final
class FigureKept(Event):
    """The figure stays: its holder played the `highest` card, or `nobody` played the colour."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: Seat, why: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.why: Final = why


@final
class RoundEnded(Event):
    """The cards of the round are laid face down, out of the game."""

    fields: ClassVar[tuple[str, ...]] = ("phase", "round")

    def __init__(self, phase: int, number: int) -> None:
        super().__init__(EVERYONE)
        self.phase: Final = phase
        self.round: Final = number


@final
class GameEnded(Event):
    """The points are added up and a seat wins: with the `fewest`, or by the figure from `among-tied` or `outside-tie`."""

    fields: ClassVar[tuple[str, ...]] = ("points", "seat", "why")

    def __init__(self, points: list[int], winner: Seat, why: str) -> None:
        super().__init__(EVERYONE)
        self.points: Final = points
        self.seat: Final = winner
        self.why: Final = why
