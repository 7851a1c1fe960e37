"""What a position of Maki Master is made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.game import State
from chabudai.games.maki_master.box.box import Box
from chabudai.games.maki_master.box.components import EFFECT_COUNT, GROUPS

# The decision points.
REVEALING: Final[i64] = 0  # chance
DEALING: Final[i64] = 1  # chance
STARTING: Final[i64] = 2  # chance
COOKING: Final[i64] = 3
PLACING: Final[i64] = 4
MOVING_CUP: Final[i64] = 5
SWITCHING: Final[i64] = 6
CHOPPING: Final[i64] = 7
SERVING: Final[i64] = 8
GAINING: Final[i64] = 9
DISCARDING: Final[i64] = 10
RETURNING: Final[i64] = 11
DRAWING: Final[i64] = 12
OVER: Final[i64] = 13
DECISIONS: Final = [
    "Revealing",
    "Dealing",
    "Starting",
    "Cooking",
    "Placing",
    "MovingCup",
    "Switching",
    "Chopping",
    "Serving",
    "Gaining",
    "Discarding",
    "Returning",
    "Drawing",
    "Over",
]

# One packed vector holds everything that is many, so that a clone copies it at once.
TOPS: Final[i64] = 0  # by ingredient: the spaces where it lies on top. First, so that matching can index it directly
PANTRY: Final[i64] = 20  # by ingredient: tiles left
HANDS: Final[i64] = 40  # by seat and group: a mask of recipes
SERVED: Final[i64] = 56  # by seat and group: a mask of recipes
DECKS: Final[i64] = 72  # by group: a mask of the recipes nobody has drawn yet; they lie on top in an unknown order
BOTTOM_SIZES: Final[i64] = 76  # by group: how many returned recipes lie below those
HELD: Final[i64] = 80  # by seat and effect: action cards
SHOWN: Final[i64] = 96  # by effect: action cards in the display
ACTION_DECK: Final[i64] = 100  # by effect
DISCARDS: Final[i64] = 104  # by effect
DISHES: Final[i64] = 108  # by seat: wasabi
GAINED: Final[i64] = 112  # by effect: action cards gained this turn and still held, counted only where it matters (R8.18)
DUE: Final[i64] = (
    116  # by group: a mask of the recipes that the seat whose turn it is may serve now; all that is shown ends here
)
BOTTOMS: Final[i64] = 120  # by group, from the group's first recipe on: the returned recipes, the next to be drawn first

NONE: Final[i64] = -1

# How recipes moved, in order: what every seat's memory is made of (R12.3). One number a move: kind, seat and recipe.
DREW: Final[i64] = 0
RETURNED: Final[i64] = 1
SERVED_IT: Final[i64] = 2
_SEAT_STEP: Final[i64] = 4
_RECIPE_STEP: Final[i64] = 64

_BURIED_STEP: Final[i64] = 64


class Position(State):
    """The table with everything on it. The rules are functions of a position, in the modules beside this one."""

    def __init__(self, box: Box, at: vec[i64], buried: vec[i64], moves: vec[i64]) -> None:
        self.box: Final = box
        self.at: vec[i64] = at
        self.buried: vec[i64] = buried  # tiles under tiles: space and ingredient, in the order they were covered
        self.moves: vec[i64] = moves
        self.phase: i64 = REVEALING
        self.turn: i64 = NONE  # whose turn it is, NONE before the first
        self.starter: i64 = NONE
        self.dealt: i64 = 0  # recipes dealt in the setup
        self.tiles: i64 = 0  # the spaces with a tile
        self.cups: i64 = box.teacups
        self.stocked: i64 = 0  # the ingredients left in the pantry
        self.pool: i64 = 0
        self.final_turns: i64 = 0  # turns left once the endgame has begun
        self.begun: i64 = 0  # turns begun, the end of the game as one more; in a sampled world since it was sampled
        # This turn:
        self.changed: i64 = 0  # R5.7: the spaces whose contents changed
        self.tiles_due: i64 = 0  # R4.1, R8.16
        self.leaves: i64 = 0  # R8.14: how many tiles may still go on a tile
        self.ingredient: i64 = NONE  # taken and not yet placed
        self.cup_from: i64 = NONE  # the space whose teacup is to move
        self.serves: i64 = 0  # recipes served
        self.gains_due: i64 = 0  # action cards to be taken for style
        self.obeying: i64 = 0  # R6.10: 1 while the backs of drawn recipes count
        self.deck: i64 = NONE  # the group a recipe is drawn from

    def empty(self) -> i64:
        """R3.2: the spaces with neither tile nor teacup."""
        return self.box.all_spaces & ~(self.tiles | self.cups)

    def hand_count(self, seat: i64) -> i64:
        """How many recipes a seat holds."""
        first: i64 = HANDS + seat * GROUPS
        at = self.at
        return bits.count(at[first]) + bits.count(at[first + 1]) + bits.count(at[first + 2]) + bits.count(at[first + 3])

    def deck_count(self, group: i64) -> i64:
        """How many recipes lie in a deck."""
        return bits.count(self.at[DECKS + group]) + self.at[BOTTOM_SIZES + group]

    def held_count(self, seat: i64) -> i64:
        """How many action cards a seat holds."""
        return four(self.at, HELD + seat * EFFECT_COUNT)

    def served_points(self, seat: i64) -> i64:
        """R10.1: what a seat's served recipes score."""
        components = self.box.components
        points: i64 = 0
        for group in range(GROUPS):
            served: i64 = self.at[SERVED + seat * GROUPS + group]
            even: i64 = components.even_score[group]
            if even >= 0:
                points += bits.count(served) * even
                continue
            while served:
                points += components.score[self.box.first_recipe[group] + bits.lowest(served)]
                served &= served - 1
        return points

    def top_of(self, space: i64) -> i64:
        """The ingredient on top of a space, NONE if there is no tile."""
        here: i64 = bits.bit(space)
        if not self.tiles & here:
            return NONE
        ingredient: i64 = 0
        while not self.at[TOPS + ingredient] & here:
            ingredient += 1
        return ingredient

    def receiver(self) -> i64:
        """Who gets the next recipe dealt."""
        return self.dealt // self.box.hand_size if self.turn == NONE else self.turn


def four(at: vec[i64], first: i64) -> i64:
    """The sum of four numbers: cards of each effect."""
    return at[first] + at[first + 1] + at[first + 2] + at[first + 3]


def present(at: vec[i64], first: i64) -> i64:
    """Which of four numbers are above zero."""
    mask: i64 = 0
    if at[first]:
        mask = 1
    if at[first + 1]:
        mask |= 2
    if at[first + 2]:
        mask |= 4
    return mask | 8 if at[first + 3] else mask


def move(kind: i64, seat: i64, recipe: i64) -> i64:
    """A move of a recipe as one number."""
    return kind + seat * _SEAT_STEP + recipe * _RECIPE_STEP


def move_kind(number: i64) -> i64:
    """DREW, RETURNED or SERVED_IT."""
    return number % _SEAT_STEP


def move_seat(number: i64) -> i64:
    """Whose recipe moved."""
    return number % _RECIPE_STEP // _SEAT_STEP


def move_recipe(number: i64) -> i64:
    """Which recipe moved."""
    return number // _RECIPE_STEP


def buried_tile(space: i64, ingredient: i64) -> i64:
    """A covered tile as one number."""
    return space + ingredient * _BURIED_STEP


def buried_space(number: i64) -> i64:
    """Where a covered tile lies."""
    return number % _BURIED_STEP


def buried_ingredient(number: i64) -> i64:
    """What a covered tile is."""
    return number // _BURIED_STEP
