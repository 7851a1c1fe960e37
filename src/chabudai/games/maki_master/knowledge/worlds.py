"""Sampling a world: a whole position that a view cannot rule out."""

from librt.vecs import append
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.maki_master.box.box import Box
from chabudai.games.maki_master.box.components import EFFECT_COUNT, GROUPS
from chabudai.games.maki_master.knowledge.memory import imagine, watched
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.rules.opening import opening
from chabudai.games.maki_master.rules.position import (
    ACTION_DECK,
    BOTTOM_SIZES,
    BOTTOMS,
    DECISIONS,
    DECKS,
    DISCARDS,
    DISHES,
    DREW,
    GAINED,
    HANDS,
    HELD,
    NONE,
    OVER,
    PANTRY,
    RETURNED,
    SERVED,
    SHOWN,
    TOPS,
    Position,
    buried_tile,
    move,
)
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.games.maki_master.rules.turns import find_due


def world(box: Box, view: MakiView, rng: Rng) -> MakiState:
    """R12.5: what the view shows stays; how recipes moved unseen is imagined anew."""
    state = opening(box)
    state.phase = DECISIONS.index(view.decision)
    state.turn = view.turn
    state.starter = view.starter
    state.dealt = view.dealt
    state.pool = view.pool
    state.final_turns = view.final_turns
    state.changed = bits.of(view.changed)
    state.tiles_due = view.tiles_due
    state.leaves = view.leaves
    state.ingredient = view.ingredient
    state.cup_from = view.cup_from
    state.serves = view.serves
    state.gains_due = view.gains_due
    state.obeying = view.obeying
    state.deck = view.deck
    _set_board(state, view)
    _set_cards(state, view)
    _set_recipes(state, _imagined(box, view, rng))
    if state.turn != NONE and state.phase != OVER:
        find_due(state)
    return state


def _set_board(p: Position, view: MakiView) -> None:
    p.cups = bits.of(view.cups)
    for space, tiles in enumerate(view.spaces):
        here: i64 = bits.bit(space)
        for tile in tiles[:-1]:
            p.buried = append(p.buried, buried_tile(space, tile))
        for tile in tiles[-1:]:
            p.at[TOPS + tile] |= here
            p.tiles |= here
    p.stocked = bits.of([ingredient for ingredient, left in enumerate(view.pantry) if left])
    _set_numbers(p, PANTRY, view.pantry)
    _set_numbers(p, DISHES, view.dishes)


def _set_cards(p: Position, view: MakiView) -> None:
    _set_numbers(p, SHOWN, view.display)
    _set_numbers(p, ACTION_DECK, view.action_deck)
    _set_numbers(p, DISCARDS, view.discards)
    _set_numbers(p, GAINED, view.gained)
    for seat, held in enumerate(view.held):
        _set_numbers(p, HELD + seat * EFFECT_COUNT, held)


def _set_numbers(p: Position, first: i64, numbers: list[int]) -> None:
    for place, number in enumerate(numbers):
        p.at[first + place] = number


def _imagined(box: Box, view: MakiView, rng: Rng) -> list[tuple[int, int, int]]:
    """Every move of a recipe as kind, seat and recipe, the unseen ones imagined length by length."""
    seats = int(box.seats)
    observer = -1 if view.seat is None else int(view.seat)
    complete = [(kind, seat, recipe) for kind, seat, _, recipe in view.moves]
    for group in range(int(GROUPS)):
        size = int(box.deck_sizes[group])
        first = int(box.first_recipe[group])
        positions = [position for position, seen in enumerate(view.moves) if seen[2] == group]
        moves = watched([view.moves[position] for position in positions], size, observer, seats)
        moved = imagine(moves, list(range(first, first + size)), observer, seats, rng)
        for position, recipe in zip(positions, moved, strict=True):
            kind, seat, _ = complete[position]
            complete[position] = (kind, seat, recipe)
    return complete


def _set_recipes(p: Position, moves: list[tuple[int, int, int]]) -> None:
    """Lay hands, served recipes and decks as the moves leave them."""
    at = p.at
    for kind, seat, recipe in moves:
        group: i64 = p.box.group_of[recipe]
        first: i64 = p.box.first_recipe[group]
        card: i64 = bits.bit(recipe - first)
        size: i64 = at[BOTTOM_SIZES + group]
        p.moves = append(p.moves, move(kind, seat, recipe))
        at[HANDS + seat * GROUPS + group] ^= card
        if kind == RETURNED:
            at[BOTTOMS + first + size] = recipe
            at[BOTTOM_SIZES + group] = size + 1
        elif kind != DREW:
            at[SERVED + seat * GROUPS + group] ^= card
        elif at[DECKS + group]:
            at[DECKS + group] ^= card
        else:
            for place in range(size - 1):
                at[BOTTOMS + first + place] = at[BOTTOMS + first + place + 1]
            at[BOTTOM_SIZES + group] = size - 1
