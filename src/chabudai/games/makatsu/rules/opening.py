"""The position before the first step of Meister Makatsu."""

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.games.makatsu.box.box import Box
from chabudai.games.makatsu.rules.layout import LENGTH, RESERVES
from chabudai.games.makatsu.rules.state import MakatsuState


def opening(box: Box, journal: Journal | None = None) -> MakatsuState:
    """Every seat's dojo deck waits to be shuffled (R1.6); a named holder of the figure begins at once (R1.10)."""
    state = MakatsuState(box, bits.zeros(LENGTH))
    for seat in range(box.seats):
        state.at[RESERVES + seat] = box.components.deck
    state.phase = box.components.first_phase
    if box.first_holder >= 0:
        state.give_figure(box.first_holder, journal)
    return state
