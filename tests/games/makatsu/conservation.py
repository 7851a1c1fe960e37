"""Where every component of Meister Makatsu is."""

from chabudai.core import State
from chabudai.core.fast import bits
from chabudai.games.makatsu.rules.layout import DECKS, HANDS, RESERVES, TOKENS
from chabudai.games.makatsu.rules.state import MakatsuState

ROUNDS_BEFORE = (0, 6, 9, 9)  # a phase; the end counts its last phase's rounds by itself
POOL = (24, 12, 8)


def check(state: State) -> None:
    """Each seat's 24 cards are in one place each, two a round out of the game, and no token is lost or made."""
    assert isinstance(state, MakatsuState)
    view = state.view(None)
    out_of_each = 2 * (ROUNDS_BEFORE[view.phase] + view.round)
    for seat in range(int(state.box.seats)):
        at = [int(state.at[place + seat]) for place in (HANDS, DECKS, RESERVES)]
        together = at[0] | at[1] | at[2]
        assert sum(at) == together, "one place each: the masks add up without a carry"
        assert int(bits.count(together)) + len(view.table[seat]) + out_of_each == 24
        assert not set(view.table[seat]) & set(bits.members(together))
        assert int(bits.count(at[0])) <= 4
    for phase, printed in enumerate(POOL):
        taken = sum(int(state.at[TOKENS + phase * 6 + seat]) for seat in range(6))
        assert taken + view.pool[phase] == printed
        assert view.pool[phase] >= 0
