"""What one seat knows of a game of Maki Master."""

import json
from typing import Final, final

from chabudai.core.game import View
from chabudai.core.seats import NOBODY, Seat


@final
class Legend:
    """What every view of one game shares: the names behind its numbers."""

    def __init__(self, rows: int, columns: int, effects: list[str]) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.effects: Final = effects
        self.codes: list[str] = []  # of each ingredient, as in the next three
        self.names: list[str] = []
        self.backs: list[str] = []
        self.colours: list[str] = []
        self.numbers: list[int] = []  # of each recipe, as in the next four
        self.recipes: list[str] = []
        self.sequences: list[list[int]] = []
        self.scores: list[int] = []
        self.styles: list[int] = []

    def as_dict(self) -> dict[str, object]:
        """The legend as plain data."""
        return {
            "rows": self.rows,
            "columns": self.columns,
            "effects": self.effects,
            "codes": self.codes,
            "names": self.names,
            "backs": self.backs,
            "colours": self.colours,
            "numbers": self.numbers,
            "recipes": self.recipes,
            "sequences": self.sequences,
            "scores": self.scores,
            "styles": self.styles,
        }


@final
class MakiView(View):
    """The open table, the own recipes, and the memory of how recipes moved (R12.1 to R12.4).

    Ingredients, recipes and spaces are positions in the lists of `legend`, groups are lengths less two, -1 is none or unknown.
    """

    def __init__(self, seat: Seat | None, legend: Legend) -> None:
        super().__init__(seat)
        self.legend: Final = legend
        self.decision = "Over"
        self.actor = NOBODY
        self.turn = -1
        self.starter = -1
        self.dealt = 0
        self.final_turns = 0
        self.spaces: list[list[int]] = []  # the tiles on each space, the top one last
        self.cups: list[int] = []
        self.pantry: list[int] = []
        self.pool = 0
        self.dishes: list[int] = []
        self.scores: list[int] = []
        self.display: list[int] = []  # action cards by effect, here and below
        self.action_deck: list[int] = []
        self.discards: list[int] = []
        self.held: list[list[int]] = []
        self.hand: list[int] = []  # the own recipes
        self.hand_lengths: list[list[int]] = []  # by seat and group: how many recipes
        self.decks: list[int] = []  # by group: how many recipes lie above the returned ones
        self.bottoms: list[list[int]] = []  # by group: the returned ones, the next to be drawn first
        self.served: list[list[int]] = []
        self.changed: list[int] = []  # the spaces changed this turn
        self.tiles_due = 0
        self.leaves = 0
        self.ingredient = -1
        self.cup_from = -1
        self.serves = 0
        self.gains_due = 0
        self.obeying = 0
        self.deck = -1
        self.moves: list[list[int]] = []  # kind (0 drew, 1 returned, 2 served), seat, group, recipe

    def _knowledge(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "decision": self.decision,
            "actor": self.actor,
            "turn": self.turn,
            "starter": self.starter,
            "dealt": self.dealt,
            "final_turns": self.final_turns,
            "spaces": self.spaces,
            "cups": self.cups,
            "pantry": self.pantry,
            "pool": self.pool,
            "dishes": self.dishes,
            "scores": self.scores,
            "display": self.display,
            "action_deck": self.action_deck,
            "discards": self.discards,
            "held": self.held,
            "hand": self.hand,
            "hand_lengths": self.hand_lengths,
            "decks": self.decks,
            "bottoms": self.bottoms,
            "served": self.served,
            "changed": self.changed,
            "tiles_due": self.tiles_due,
            "leaves": self.leaves,
            "ingredient": self.ingredient,
            "cup_from": self.cup_from,
            "serves": self.serves,
            "gains_due": self.gains_due,
            "obeying": self.obeying,
            "deck": self.deck,
            "moves": self.moves,
        }

    def as_dict(self) -> dict[str, object]:
        known = self._knowledge()
        known["legend"] = self.legend.as_dict()
        return known

    def key(self) -> str:
        """As promised by the contract, without the legend, which every position of a game shares."""
        return json.dumps(self._knowledge(), separators=(",", ":"), sort_keys=True)
