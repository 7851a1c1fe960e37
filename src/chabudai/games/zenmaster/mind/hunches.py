"""What the others in ZenMaster are likely to hold: learned from worlds in which it is known how likely each played as it did.

For every card that is not seen: how much likelier than by chance it lies in a hand. That is less than the worlds tell, for it
leaves out what goes with what. But each hand is weighed by itself, so that many of a few hundred count; and a world can be
dealt by it as often as one likes, each time a new one. A search that plays in the same few again and again recognizes them by
what is played there, and counts on knowing what it cannot know.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.zenmaster.box.components import MOST_SEATS
from chabudai.games.zenmaster.rules.layout import HANDS
from chabudai.games.zenmaster.rules.state import ZenState

CHANCE: Final = 1024.0
"""What stands for no likelier than by chance."""
DOUBT: Final = 4.0
"""So many hands more are thought to be there in which cards lie as by chance: a few that are likely prove little."""
_CARDS: Final[i64] = bits.SIZE


@final
class Hunches:
    """How the unseen cards are dealt out by what is likely, round a seat that sees its own."""

    def __init__(self) -> None:
        self._known: ZenState | None = None  # what the seat knows: no cards in the other hands
        self._unseen: i64 = 0
        self._places: i64 = 0
        self._mine: i64 = 0  # the seat that sees; what is not dealt takes its place
        self._room: vec[i64] = bits.zeros(MOST_SEATS)  # how many of the unseen cards are where
        self._left: vec[i64] = bits.zeros(MOST_SEATS)
        self._likely: vec[i64] = bits.zeros(MOST_SEATS * _CARDS)
        # World by world, a place for each seat.
        self._hands: vec[i64] = vec[i64]()
        self._credences: vec[float] = vec[float]()

    def begin(self, state: ZenState) -> None:
        """Forget all, and note what the actor of this position knows."""
        known = state.clone()
        self._mine = known.turn
        self._places = known.box.seats
        self._unseen = known.undealt
        self._room[self._mine] = bits.count(known.undealt)
        for seat in range(self._places):
            if seat != self._mine:
                self._room[seat] = bits.count(known.at[HANDS + seat])
                self._unseen |= known.at[HANDS + seat]
                known.at[HANDS + seat] = 0
        known.undealt = 0
        self._known = known
        self._hands = vec[i64]()
        self._credences = vec[float]()

    def add(self, world: ZenState, credences: vec[float]) -> None:
        """One world more, and for each seat the logarithm of how likely it would have played as it did."""
        for seat in range(self._places):
            self._hands = append(self._hands, world.at[HANDS + seat])
            self._credences = append(self._credences, credences[seat])

    def settle(self) -> None:
        """All worlds are there: reckon how much likelier than by chance each card lies where."""
        for card in range(_CARDS):
            self._likely[self._mine * _CARDS + card] = i64(CHANCE)
        for seat in range(self._places):
            if seat != self._mine and self._room[seat] > 0:
                self._reckon(seat)

    def _reckon(self, seat: i64) -> None:
        """How much likelier than by chance each card lies in a hand."""
        often = vec[float]([0.0] * int(_CARDS))
        best = -1e18
        for at in range(seat, len(self._credences), self._places):
            best = max(best, self._credences[at])
        total = 0.0
        squares = 0.0
        for at in range(seat, len(self._credences), self._places):
            weight = math.exp(self._credences[at] - best)
            total += weight
            squares += weight * weight
            rest: i64 = self._hands[at]
            while rest:
                often[bits.lowest(rest)] += weight
                rest &= rest - 1
        doubt = DOUBT * squares / total  # so many hands of the same weight would be as good
        chance = float(self._room[seat]) / float(bits.count(self._unseen))
        for card in range(_CARDS):
            part = (often[card] + doubt * chance) / (total + doubt)
            self._likely[seat * _CARDS + card] = max(1, i64(CHANCE * _odds(part) / _odds(chance)))

    def draw(self, rng: Rng) -> ZenState:
        """A new world: card by card, in any order, where there is room and it is likely."""
        assert self._known is not None
        world = self._known.clone()
        at = world.at
        left = self._left
        likely = self._likely
        places: i64 = self._places
        for place in range(places):
            left[place] = self._room[place]
        rest: i64 = self._unseen
        for cards in range(bits.count(rest), 0, -1):
            card: i64 = bits.kth(rest, rng.below(cards))
            rest ^= bits.bit(card)
            total: i64 = 0
            for place in range(places):
                total += left[place] * likely[place * _CARDS + card]
            drawn: i64 = rng.below(total)
            chosen: i64 = -1
            while drawn >= 0:
                chosen += 1
                drawn -= left[chosen] * likely[chosen * _CARDS + card]
            left[chosen] -= 1
            if chosen == self._mine:
                world.undealt |= bits.bit(card)
            else:
                at[HANDS + chosen] |= bits.bit(card)
        return world


def _odds(chance: float) -> float:
    """How much likelier than not."""
    return chance / max(0.02, 1.0 - chance)
