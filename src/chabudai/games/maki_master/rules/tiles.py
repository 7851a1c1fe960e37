"""Step one: playing a tile. The decision points Placing and MovingCup, and the ingredients of Cooking."""

from librt.vecs import append
from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.seats import Seat
from chabudai.games.maki_master.knowledge import events
from chabudai.games.maki_master.rules.position import (
    MOVING_CUP,
    NONE,
    PANTRY,
    PLACING,
    TOPS,
    Position,
    buried_tile,
)
from chabudai.games.maki_master.rules.turns import can_place, go_on_cooking

# Cooking: which ingredient?


def ingredients_to_take(p: Position) -> i64:
    """R4.8: those the pantry still has, while a tile is due and has somewhere to go."""
    return p.stocked if can_place(p) else 0


def take(p: Position, ingredient: i64, journal: Journal | None) -> None:
    """The tile leaves the pantry and is in the hand of the player."""
    p.at[PANTRY + ingredient] -= 1
    if p.at[PANTRY + ingredient] == 0:
        p.stocked ^= bits.bit(ingredient)
    p.ingredient = ingredient
    p.phase = PLACING
    if journal is not None:
        one = p.box.components.ingredients[ingredient]
        journal.tell(events.IngredientTaken(Seat(p.turn), one.code, one.name, p.at[PANTRY + ingredient]))


# Placing: on which space?


def spaces_to_place(p: Position) -> i64:
    """R4.2, R4.4, R8.14: empty spaces, teacups that can move to one, and with the leave of Stack those with a tile."""
    empty: i64 = p.empty()
    spaces: i64 = empty
    if empty:
        spaces |= p.cups
    if p.leaves > 0:
        spaces |= p.tiles
    return spaces


def place(p: Position, space: i64, journal: Journal | None) -> None:
    """R4.3: a teacup moves first; a tile below is covered."""
    here: i64 = bits.bit(space)
    if p.cups & here:
        p.cup_from = space
        p.phase = MOVING_CUP
        return
    covered: i64 = p.top_of(space)
    if covered != NONE:
        p.leaves -= 1
        p.at[TOPS + covered] ^= here
        p.buried = append(p.buried, buried_tile(space, covered))
    _put_down(p, space, covered, journal)


# MovingCup: where does the teacup go?


def move_cup(p: Position, space: i64, journal: Journal | None) -> None:
    """R4.3, R4.5: to any empty space; then the tile comes on the space the cup has left."""
    left: i64 = p.cup_from
    p.cups ^= bits.bit(left) | bits.bit(space)
    p.cup_from = NONE
    if journal is not None:
        journal.tell(events.CupMoved(Seat(p.turn), p.box.space_name(left), p.box.space_name(space)))
    _put_down(p, left, NONE, journal)


def _put_down(p: Position, space: i64, covered: i64, journal: Journal | None) -> None:
    here: i64 = bits.bit(space)
    ingredient: i64 = p.ingredient
    p.at[TOPS + ingredient] |= here
    p.tiles |= here
    p.changed |= here  # R5.7
    p.tiles_due -= 1
    p.ingredient = NONE
    if journal is not None:
        one = p.box.components.ingredients[ingredient]
        below, name = p.box.code_and_name(covered)
        journal.tell(events.TilePlaced(Seat(p.turn), one.code, one.name, p.box.space_name(space), below, name))
    go_on_cooking(p)
