"""What one seat knows of a game of Maki Master."""

from dataclasses import dataclass, field
from typing import final

from chabudai.core.declared import BySeat, Declared
from chabudai.core.game import View
from chabudai.core.seats import NOBODY, Seat


@final
@dataclass
class Legend(Declared):
    """What every view of one game shares: the names behind its numbers."""

    rows: int
    columns: int
    effects: list[str]
    codes: list[str] = field(default_factory=list)  # of each ingredient, as in the next three
    names: list[str] = field(default_factory=list)
    backs: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)  # of each recipe, as in the next five
    recipes: list[str] = field(default_factory=list)
    sequences: list[list[int]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    styles: list[int] = field(default_factory=list)  # wasabi for style
    cards: list[int] = field(default_factory=list)  # action cards for style


@final
@dataclass
class MakiView(View):
    """The open table, the own recipes, and the memory of how recipes moved (R12.1 to R12.4).

    Ingredients, recipes and spaces are positions in the lists of `legend`, groups are lengths less two, -1 is none or unknown.
    """

    legend: Legend
    decision: str = "Over"
    actor: Seat = NOBODY
    turn: int = -1
    starter: int = -1
    dealt: int = 0
    final_turns: int = 0
    spaces: list[list[int]] = field(default_factory=list)  # the tiles on each space, the top one last
    cups: list[int] = field(default_factory=list)
    pantry: list[int] = field(default_factory=list)
    pool: int = 0
    dishes: BySeat[int] = field(default_factory=list)
    scores: BySeat[int] = field(default_factory=list)
    display: list[int] = field(default_factory=list)  # action cards by effect, here and below
    action_deck: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    held: BySeat[list[int]] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)  # this turn and still held, counted only where it matters (R8.18)
    hand: list[int] = field(default_factory=list)  # the own recipes
    hand_lengths: BySeat[list[int]] = field(default_factory=list)  # by seat and group: how many recipes
    decks: list[int] = field(default_factory=list)  # by group: how many recipes lie above the returned ones
    bottoms: list[list[int]] = field(default_factory=list)  # by group: the returned ones, the next to be drawn first
    served: BySeat[list[int]] = field(default_factory=list)
    changed: list[int] = field(default_factory=list)  # the spaces changed this turn
    tiles_due: int = 0
    leaves: int = 0
    ingredient: int = -1
    cup_from: int = -1
    serves: int = 0
    gains_due: int = 0
    obeying: int = 0
    deck: int = -1
    moves: list[list[int]] = field(default_factory=list)  # kind (0 drew, 1 returned, 2 served), seat, group, recipe

    def shared(self) -> list[str]:
        return ["legend"]
