"""Where every component of Maki Master is. It runs at every step of many games, so it looks at masks and not at views."""

from chabudai.core import State
from chabudai.games.maki_master.rules.position import (
    ACTION_DECK,
    BOTTOM_SIZES,
    BOTTOMS,
    DECKS,
    DISCARDS,
    HANDS,
    HELD,
    PANTRY,
    SERVED,
    SHOWN,
    TOPS,
    buried_ingredient,
    buried_space,
)
from chabudai.games.maki_master.rules.state import MakiState

GROUPS = EFFECTS = range(4)


def check(state: State) -> None:
    """Tiles, teacups, action cards and recipes are each in exactly one place; what is derived agrees with its source."""
    assert isinstance(state, MakiState)
    at = [int(number) for number in state.at]
    _tiles(state, at)
    _cards(state, at)
    _recipes(state, at)


def _tiles(state: MakiState, at: list[int]) -> None:
    buried = [0] * len(state.box.components.ingredients)
    for tile in state.buried:
        buried[buried_ingredient(tile)] += 1
        assert state.tiles >> buried_space(tile) & 1, "a covered tile lies under a tile"
    on_top = 0
    stocked = 0
    for ingredient, one in enumerate(state.box.components.ingredients):
        top = at[TOPS + ingredient]
        left = at[PANTRY + ingredient]
        in_hand = 1 if state.ingredient == ingredient else 0
        assert top.bit_count() + buried[ingredient] + left + in_hand == one.count
        assert not top & on_top, "one top tile on a space"
        on_top |= top
        stocked |= (left > 0) << ingredient
    assert on_top == state.tiles
    assert stocked == state.stocked
    assert int(state.cups).bit_count() == state.box.seats
    assert not state.cups & state.tiles
    assert not (state.cups | state.tiles) & ~state.box.all_spaces


def _cards(state: MakiState, at: list[int]) -> None:
    seats = range(int(state.box.seats))
    held = [at[HELD + 4 * seat : HELD + 4 * seat + 4] for seat in seats]
    for effect in EFFECTS:
        places = [at[SHOWN + effect], at[ACTION_DECK + effect], at[DISCARDS + effect], *[cards[effect] for cards in held]]
        assert min(places) >= 0
        assert sum(places) == state.box.components.copies[effect]
    gaining = state.decision() in ("Revealing", "Discarding")
    assert all(sum(cards) <= state.box.keep + gaining for cards in held)
    if state.turn >= 0 and state.decision() != "Revealing":
        assert sum(at[SHOWN : SHOWN + 4]) == state.box.display


def _recipes(state: MakiState, at: list[int]) -> None:
    for group in GROUPS:
        first = int(state.box.first_recipe[group])
        masks = [at[DECKS + group]]
        for seat in range(int(state.box.seats)):
            masks += [at[HANDS + 4 * seat + group], at[SERVED + 4 * seat + group]]
        masks += [1 << recipe - first for recipe in at[BOTTOMS + first : BOTTOMS + first + at[BOTTOM_SIZES + group]]]
        size = int(state.box.deck_sizes[group])
        assert sum(masks) == (1 << size) - 1, "one place each: the masks add up without a carry"
        assert sum(mask.bit_count() for mask in masks) == size
