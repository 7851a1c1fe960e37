"""Worlds of ZenMaster that wander: each is met as often as what the others have played makes it likely.

A few are chosen from worlds dealt by chance, by how likely each of the others would have played as it did with its hand. Then
two unseen cards of one of them now and then change places, if that makes what was played likelier, and as often as it is less
likely if not (Metropolis). A search that played in the same few again and again would recognize them by what is played in them,
and count on knowing what it cannot know.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.zenmaster.box.components import MOST_SEATS
from chabudai.games.zenmaster.mind.instinct import Instinct
from chabudai.games.zenmaster.rules.layout import HANDS
from chabudai.games.zenmaster.rules.state import ZenState

WALKERS: Final[i64] = 48
REST: Final[i64] = 8
"""One drawing in so many moves the world that is drawn: a step takes as long as several simulations."""
_FINE: Final[i64] = 0x100000


@final
class Walkers:
    """The worlds of one decision."""

    def __init__(self, instinct: Instinct) -> None:
        self._instinct: Final = instinct
        self._mine: i64 = 0  # the seat that thinks
        self._unseen: i64 = 0
        self._dealt: list[ZenState] = []
        self._walking: list[ZenState] = []
        # World by world, a place for each seat: how likely it would have played as it did, a logarithm.
        self._of_dealt: vec[float] = vec[float]()
        self._of_walking: vec[float] = vec[float]()

    def begin(self, state: ZenState) -> None:
        """Forget all; this is somebody's turn in this position."""
        self._mine = state.turn
        self._unseen = state.undealt
        for seat in range(state.box.seats):
            if seat != self._mine:
                self._unseen |= state.at[HANDS + seat]
        self._dealt = []
        self._walking = []
        self._of_dealt = vec[float]()
        self._of_walking = vec[float]()

    def add(self, world: ZenState) -> None:
        """One more world that was dealt by chance."""
        self._dealt.append(world)
        for seat in range(MOST_SEATS):
            credence = self._instinct.credence_of(world, seat) if seat < world.box.seats and seat != self._mine else 0.0
            self._of_dealt = append(self._of_dealt, credence)

    def draw(self, rng: Rng) -> ZenState:
        """A twin of one of them."""
        if len(self._walking) == 0:
            self._set_out(rng)
        number: i64 = rng.below(WALKERS)
        if rng.below(REST) == 0:
            self._step(number, rng)
        return self._walking[number].clone()

    def _set_out(self, rng: Rng) -> None:
        """Choose among the worlds that were dealt, each as often as it is likely."""
        weights: list[float] = []
        for number in range(len(self._dealt)):
            credence = 0.0
            for seat in range(MOST_SEATS):
                credence += self._of_dealt[number * MOST_SEATS + seat]
            weights.append(credence)
        best = max(weights)
        weights = [math.exp(weight - best) for weight in weights]
        part = sum(weights) / float(WALKERS)
        upto = part * float(rng.below(_FINE)) / float(_FINE)  # the first of as many as there are walkers, evenly apart
        passed = 0.0
        for number in range(len(weights)):
            passed += weights[number]
            while upto < passed and len(self._walking) < WALKERS:
                self._walking.append(self._dealt[number].clone())
                for seat in range(MOST_SEATS):
                    self._of_walking = append(self._of_walking, self._of_dealt[number * MOST_SEATS + seat])
                upto += part
        while len(self._walking) < WALKERS:  # what rounding left over
            self._walking.append(self._walking[0].clone())
            for seat in range(MOST_SEATS):
                self._of_walking = append(self._of_walking, self._of_walking[seat])

    def _step(self, number: i64, rng: Rng) -> None:
        """Two unseen cards change places, or do not."""
        world = self._walking[number]
        cards: i64 = bits.count(self._unseen)
        one: i64 = bits.bit(bits.kth(self._unseen, rng.below(cards)))
        other: i64 = bits.bit(bits.kth(self._unseen, rng.below(cards)))
        from_: i64 = self._place(world, one)
        to: i64 = self._place(world, other)
        if from_ == to:
            return
        self._change(world, from_, one | other)
        self._change(world, to, one | other)
        first = self._credence(world, from_)
        second = self._credence(world, to)
        base: i64 = number * MOST_SEATS
        gain = first + second - self._of_walking[base + from_] - self._of_walking[base + to]
        if gain >= 0.0 or float(rng.below(_FINE)) < math.exp(gain) * float(_FINE):
            self._of_walking[base + from_] = first
            self._of_walking[base + to] = second
        else:
            self._change(world, from_, one | other)
            self._change(world, to, one | other)

    def _place(self, world: ZenState, card: i64) -> i64:
        """The seat that holds a card; the own one stands for those that are not dealt."""
        for seat in range(world.box.seats):
            if seat != self._mine and world.at[HANDS + seat] & card:
                return seat
        return self._mine

    def _change(self, world: ZenState, place: i64, cards: i64) -> None:
        """Put in what was out and the other way round."""
        if place == self._mine:
            world.undealt ^= cards
        else:
            world.at[HANDS + place] ^= cards

    def _credence(self, world: ZenState, place: i64) -> float:
        return self._instinct.credence_of(world, place) if place != self._mine else 0.0
