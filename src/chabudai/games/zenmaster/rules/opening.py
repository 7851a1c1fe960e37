"""The position before the first step of ZenMaster."""

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.games.zenmaster.box.box import Box
from chabudai.games.zenmaster.rules.layout import LENGTH
from chabudai.games.zenmaster.rules.state import ZenState


def opening(box: Box, journal: Journal | None = None) -> ZenState:
    """R1.4: the first dealer is to be drawn by lot; a named one begins the first game at once."""
    state = ZenState(box, bits.zeros(LENGTH))
    if box.first_dealer >= 0:
        state.first_dealer = box.first_dealer
        state.begin_game(journal)
    return state
