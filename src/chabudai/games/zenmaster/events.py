"""What can happen in ZenMaster."""

from typing import ClassVar, Final, final

from chabudai.core.events import EVERYONE, Event, all_but, only
from chabudai.core.seats import Seat


@final
class GameBegun(Event):
    """A game of the match begins under its first dealer."""

    fields: ClassVar[tuple[str, ...]] = ("game", "dealer_seat")

    def __init__(self, game: int, dealer: Seat) -> None:
        super().__init__(EVERYONE)
        self.game: Final = game
        self.dealer_seat: Final = dealer


@final
class CardDealt(Event):
    """A seat is dealt a number card; only it sees which."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(only(seat))
        self.seat: Final = seat
        self.card: Final = card


@final
class CardDealtFaceDown(Event):
    """What everyone else sees of a deal."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(all_but(seat))
        self.seat: Final = seat


@final
class ScoreCardTurned(Event):
    """The leader turns up what this trick is about."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "trick", "black", "white")

    def __init__(self, seat: Seat, trick: int, black: int, white: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.trick: Final = trick
        self.black: Final = black
        self.white: Final = white


@final
class CardPlayed(Event):
    """A seat plays a number card face up."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.card: Final = card


@final
class MatchesTaken(Event):
    """The highest card takes black, the lowest white; `cancelled` pairs go back and `balance` is left (white below 0)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour", "number", "card", "cancelled", "balance")

    def __init__(self, seat: Seat, colour: str, number: int, card: int, cancelled: int, balance: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.colour: Final = colour
        self.number: Final = number
        self.card: Final = card
        self.cancelled: Final = cancelled
        self.balance: Final = balance


@final
class ResultRecorded(Event):
    """A seat's result of a finished game; `penalty` of it came from others' zeros."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "game", "result", "penalty")

    def __init__(self, seat: Seat, game: int, result: int, penalty: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.game: Final = game
        self.result: Final = result
        self.penalty: Final = penalty


@final
class ResultErased(Event):
    """A zero erases an earlier result."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "game", "result")

    def __init__(self, seat: Seat, game: int, result: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.game: Final = game
        self.result: Final = result


@final
class MatchEnded(Event):
    """The last game is scored."""

    fields: ClassVar[tuple[str, ...]] = ("totals",)

    def __init__(self, totals: list[int]) -> None:
        super().__init__(EVERYONE)
        self.totals: Final = totals
