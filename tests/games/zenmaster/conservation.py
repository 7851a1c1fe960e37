"""Where every component of ZenMaster is."""

from chabudai.core import State
from chabudai.core.fast import bits
from chabudai.games.zenmaster.rules.layout import HANDS, PLAYED, TABLE
from chabudai.games.zenmaster.rules.state import ZenState


def check(state: State) -> None:
    """Every number card is in exactly one place, and every score card of the game too."""
    assert isinstance(state, ZenState)
    if state.decision() in ("ChoosingDealer", "Over"):
        return
    places = [int(state.undealt)]
    for seat in range(int(state.box.seats)):
        places += [int(state.at[HANDS + seat]), int(state.at[PLAYED + seat])]
        places += [int(bits.bit(state.at[TABLE + seat]))] if state.at[TABLE + seat] else []
    assert sum(places) == (1 << 51) - 2, "one place each: the masks add up without a carry"
    assert sum(int(bits.count(place)) for place in places) == 50
    turned = 0 if state.score_card < 0 else 1
    assert int(bits.count(state.score_deck)) + turned + int(state.trick) == 10
