"""What can happen in Maki Master."""

from typing import ClassVar, Final, final

from chabudai.core.events import EVERYONE, Event, all_but, only
from chabudai.core.seats import Seat


@final
class CardRevealed(Event):
    """An action card comes into the display."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: str) -> None:
        super().__init__(EVERYONE)
        self.effect: Final = effect


@final
class DeckShuffled(Event):
    """The discarded action cards become the new deck."""

    fields: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: int) -> None:
        super().__init__(EVERYONE)
        self.cards: Final = cards


@final
class RecipeDrawn(Event):
    """A seat draws a recipe; only it sees which."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "recipe", "name", "length")

    def __init__(self, seat: Seat, recipe: int, name: str, length: int) -> None:
        super().__init__(only(seat))
        self.seat: Final = seat
        self.recipe: Final = recipe
        self.name: Final = name
        self.length: Final = length


@final
class RecipeDrawnFaceDown(Event):
    """What everyone else sees of a draw: the length on the back."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "length")

    def __init__(self, seat: Seat, length: int) -> None:
        super().__init__(all_but(seat))
        self.seat: Final = seat
        self.length: Final = length


@final
class RecipeReturned(Event):
    """A seat puts a recipe under its deck; only it sees which."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "recipe", "name", "length")

    def __init__(self, seat: Seat, recipe: int, name: str, length: int) -> None:
        super().__init__(only(seat))
        self.seat: Final = seat
        self.recipe: Final = recipe
        self.name: Final = name
        self.length: Final = length


@final
class RecipeReturnedFaceDown(Event):
    """What everyone else sees of a return: the length on the back."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "length")

    def __init__(self, seat: Seat, length: int) -> None:
        super().__init__(all_but(seat))
        self.seat: Final = seat
        self.length: Final = length


@final
class TurnBegun(Event):
    """A seat's turn begins; `final` is 1 in the endgame."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "final")

    def __init__(self, seat: Seat, final_turn: bool) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.final: Final = 1 if final_turn else 0


@final
class IngredientTaken(Event):
    """A seat takes a tile from the pantry."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ingredient", "name", "left")

    def __init__(self, seat: Seat, ingredient: str, name: str, left: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.ingredient: Final = ingredient
        self.name: Final = name
        self.left: Final = left


@final
class CupMoved(Event):
    """A teacup makes room for a tile."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "space")

    def __init__(self, seat: Seat, origin: str, space: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.origin: Final = origin
        self.space: Final = space


@final
class TilePlaced(Event):
    """A tile comes on the board; `covered` is the code of the tile below it, or `none`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ingredient", "name", "space", "covered")

    def __init__(self, seat: Seat, ingredient: str, name: str, space: str, covered: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.ingredient: Final = ingredient
        self.name: Final = name
        self.space: Final = space
        self.covered: Final = covered


@final
class CardPlayed(Event):
    """A seat plays an action card, which then lies with the discards."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")

    def __init__(self, seat: Seat, effect: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.effect: Final = effect


@final
class SpacesSwitched(Event):
    """Two neighbouring spaces exchange all that lies on them."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "other")

    def __init__(self, seat: Seat, space: str, other: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.space: Final = space
        self.other: Final = other


@final
class TileChopped(Event):
    """A tile goes back to the pantry; `uncovered` is the code of the tile that was below it, or `none`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ingredient", "name", "space", "uncovered")

    def __init__(self, seat: Seat, ingredient: str, name: str, space: str, uncovered: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.ingredient: Final = ingredient
        self.name: Final = name
        self.space: Final = space
        self.uncovered: Final = uncovered


@final
class RecipeServed(Event):
    """A seat serves a recipe; `style` is 1 if with style."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "recipe", "name", "length", "score", "style")

    def __init__(self, seat: Seat, recipe: int, name: str, length: int, score: int, style: bool) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.recipe: Final = recipe
        self.name: Final = name
        self.length: Final = length
        self.score: Final = score
        self.style: Final = 1 if style else 0


@final
class WasabiGained(Event):
    """Wasabi comes into a dish, for `style`, from the `back` of a recipe, or from the `pool`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number", "source", "dish")

    def __init__(self, seat: Seat, number: int, source: str, dish: int) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.number: Final = number
        self.source: Final = source
        self.dish: Final = dish


@final
class PoolFilled(Event):
    """Wasabi comes from the supply into the pool."""

    fields: ClassVar[tuple[str, ...]] = ("number", "pool")

    def __init__(self, number: int, pool: int) -> None:
        super().__init__(EVERYONE)
        self.number: Final = number
        self.pool: Final = pool


@final
class CardGained(Event):
    """A seat takes an action card from the display."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")

    def __init__(self, seat: Seat, effect: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.effect: Final = effect


@final
class CardDiscarded(Event):
    """A seat with too many action cards discards one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")

    def __init__(self, seat: Seat, effect: str) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat
        self.effect: Final = effect


@final
class EndgameBegun(Event):
    """The board is full, or the pantry empty: everyone has one turn left, this seat last."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(EVERYONE)
        self.seat: Final = seat


@final
class GameEnded(Event):
    """The last turn is over."""

    fields: ClassVar[tuple[str, ...]] = ("scores",)

    def __init__(self, scores: list[int]) -> None:
        super().__init__(EVERYONE)
        self.scores: Final = scores
