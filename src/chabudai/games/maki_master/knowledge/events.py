"""What can happen in Maki Master."""

from dataclasses import dataclass
from typing import final

from chabudai.core.events import Event, FaceDown, Secret
from chabudai.core.seats import Seat


@final
@dataclass
class CardRevealed(Event):
    """An action card comes into the display."""

    effect: str


@final
@dataclass
class DeckShuffled(Event):
    """The discarded action cards become the new deck."""

    cards: int


@final
@dataclass
class RecipeDrawn(Secret):
    """A seat draws a recipe; only it sees which."""

    recipe: int
    name: str
    length: int


@final
@dataclass
class RecipeDrawnFaceDown(FaceDown):
    """What everyone else sees of a draw: the length on the back."""

    length: int


@final
@dataclass
class RecipeReturned(Secret):
    """A seat puts a recipe under its deck; only it sees which."""

    recipe: int
    name: str
    length: int


@final
@dataclass
class RecipeReturnedFaceDown(FaceDown):
    """What everyone else sees of a return: the length on the back."""

    length: int


@final
@dataclass
class TurnBegun(Event):
    """A seat's turn begins; `final` is 1 in the endgame."""

    seat: Seat
    final: int


@final
@dataclass
class IngredientTaken(Event):
    """A seat takes a tile from the pantry."""

    seat: Seat
    ingredient: str
    name: str
    left: int


@final
@dataclass
class CupMoved(Event):
    """A teacup makes room for a tile."""

    seat: Seat
    origin: str
    space: str


@final
@dataclass
class TilePlaced(Event):
    """A tile comes on the board; `covered` is the code of the tile below it, or `none`."""

    seat: Seat
    ingredient: str
    name: str
    space: str
    covered: str
    covered_name: str


@final
@dataclass
class CardPlayed(Event):
    """A seat plays an action card, which then lies with the discards."""

    seat: Seat
    effect: str


@final
@dataclass
class SpacesSwitched(Event):
    """Two neighbouring spaces exchange all that lies on them."""

    seat: Seat
    space: str
    other: str


@final
@dataclass
class TileChopped(Event):
    """A tile goes back to the pantry; `uncovered` is the code of the tile that was below it, or `none`."""

    seat: Seat
    ingredient: str
    name: str
    space: str
    uncovered: str
    uncovered_name: str


@final
@dataclass
class RecipeServed(Event):
    """A seat serves a recipe; `style` is 1 if with style, `spaces` are those of the line that made it."""

    seat: Seat
    recipe: int
    name: str
    length: int
    score: int
    style: int
    spaces: list[str]


@final
@dataclass
class WasabiGained(Event):
    """Wasabi comes into a dish, for `style`, from the `back` of a recipe, or from the `pool`."""

    seat: Seat
    number: int
    source: str
    dish: int


@final
@dataclass
class PoolFilled(Event):
    """Wasabi comes from the supply into the pool."""

    number: int
    pool: int


@final
@dataclass
class CardGained(Event):
    """A seat takes an action card from the display."""

    seat: Seat
    effect: str


@final
@dataclass
class CardDiscarded(Event):
    """A seat with too many action cards discards one."""

    seat: Seat
    effect: str


@final
@dataclass
class EndgameBegun(Event):
    """The `board` is full, or the `pantry` empty: everyone has one turn left, this seat last."""

    seat: Seat
    cause: str


@final
@dataclass
class GameEnded(Event):
    """The last turn is over."""

    scores: list[int]
