"""The position before the first step of Maki Master."""

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.games.maki_master.box.box import Box
from chabudai.games.maki_master.box.components import EFFECT_COUNT, GROUPS
from chabudai.games.maki_master.rules.position import ACTION_DECK, BOTTOMS, DECKS, PANTRY
from chabudai.games.maki_master.rules.state import MakiState


def opening(box: Box, _journal: Journal | None = None) -> MakiState:
    """R2.3, R2.5, R2.6: everything lies in its place. Chance draws all that differs from game to game, so nothing is told."""
    state = MakiState(box, bits.zeros(BOTTOMS + box.recipes), bits.zeros(0), bits.zeros(0))
    for ingredient in range(box.ingredients):
        state.at[PANTRY + ingredient] = box.components.ingredients[ingredient].count
    state.stocked = bits.below(box.ingredients)
    for group in range(GROUPS):
        state.at[DECKS + group] = bits.below(box.deck_sizes[group])
    for effect in range(EFFECT_COUNT):
        state.at[ACTION_DECK + effect] = box.components.copies[effect]
    state.pool = box.components.pool
    return state
