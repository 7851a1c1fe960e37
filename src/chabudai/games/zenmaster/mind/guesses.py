"""What the others in ZenMaster may hold: hands, each met as often as what its seat has played makes it likely.

Each hand is weighed by itself, so that of a few hundred worlds dealt by chance many count. A world is put together from a
likely hand for each of the others; of cards that two have, whoever comes later gets others by chance. So worlds are new each
time. A search that plays in the same few again and again recognizes them by what is played there, and counts on knowing what it
cannot know.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.zenmaster.mind.instinct import Instinct
from chabudai.games.zenmaster.rules.layout import HANDS
from chabudai.games.zenmaster.rules.state import ZenState

DOUBT: Final = 4.0
"""So many more hands are thought to be there, all alike: a few that are likely prove little."""
_WHOLE: Final = 1_000_000.0


@final
class Guesses:
    """The hands that are thought possible in one decision."""

    def __init__(self, instinct: Instinct) -> None:
        self._instinct: Final = instinct
        self._known: ZenState | None = None  # what the seat knows: no cards in the other hands
        self._unseen: i64 = 0
        self._seats: list[int] = []  # the others
        self._is_settled = False
        # World by world, a place for each seat.
        self._hands: vec[i64] = vec[i64]()
        self._credences: vec[float] = vec[float]()
        self._upto: vec[i64] = vec[i64]()  # what this hand of the seat and those before it count

    def begin(self, state: ZenState) -> None:
        """Forget all, and note what the actor of this position knows."""
        known = state.clone()
        self._unseen = known.undealt
        self._seats = [seat for seat in range(int(known.box.seats)) if seat != known.turn]
        for seat in self._seats:
            self._unseen |= known.at[HANDS + seat]
            known.at[HANDS + seat] = 0
        known.undealt = 0
        self._known = known
        self._is_settled = False
        self._hands = vec[i64]()
        self._credences = vec[float]()

    def add(self, world: ZenState) -> None:
        """The hands of one more world that was dealt by chance."""
        for seat in self._seats:
            self._hands = append(self._hands, world.at[HANDS + seat])
            self._credences = append(self._credences, self._instinct.credence_of(world, seat))
        self._is_settled = False

    def draw(self, rng: Rng) -> ZenState:
        """A new world."""
        if not self._is_settled:
            self._settle()
        assert self._known is not None
        world = self._known.clone()
        others: i64 = len(self._seats)
        first: i64 = rng.below(others)
        taken: i64 = 0
        for step in range(others):
            place: i64 = (first + step) % others
            hand: i64 = self._hand(place, rng)
            missing: i64 = bits.count(hand & taken)
            hand &= ~taken
            for _ in range(missing):
                free: i64 = self._unseen & ~taken & ~hand
                hand |= bits.bit(bits.kth(free, rng.below(bits.count(free))))
            taken |= hand
            world.at[HANDS + self._seats[place]] = hand
        world.undealt = self._unseen & ~taken
        return world

    def _settle(self) -> None:
        """All worlds are there: reckon what each hand counts."""
        self._is_settled = True
        others: i64 = len(self._seats)
        self._upto = bits.zeros(len(self._hands))
        for place in range(others):
            best = -1e18
            for at in range(place, len(self._credences), others):
                best = max(best, self._credences[at])
            total = 0.0
            squares = 0.0
            for at in range(place, len(self._credences), others):
                weight = math.exp(self._credences[at] - best)
                total += weight
                squares += weight * weight
            doubt = DOUBT * squares / total / float(len(self._hands) // len(self._seats))  # for as many as would be as good
            upto: i64 = 0
            for at in range(place, len(self._credences), others):
                upto += i64((math.exp(self._credences[at] - best) + doubt) * _WHOLE)
                self._upto[at] = upto

    def _hand(self, place: i64, rng: Rng) -> i64:
        """A likely hand of one of the others."""
        others: i64 = len(self._seats)
        low: i64 = 0
        high: i64 = len(self._upto) // others - 1
        drawn: i64 = rng.below(self._upto[high * others + place])
        while low < high:
            middle: i64 = (low + high) // 2
            if self._upto[middle * others + place] > drawn:
                high = middle
            else:
                low = middle + 1
        return self._hands[low * others + place]
