"""Worlds that are believed in as far as the others would have played in them as they did."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from chabudai.core.fast.rng import Rng
from chabudai.core.game import State

WHOLE: Final = 1_000_000.0
"""What the likeliest world counts."""


@final
class Belief:
    """Sampled worlds, each with how likely it makes what was seen; one is drawn as often as that is likely."""

    def __init__(self) -> None:
        self._worlds: list[State] = []
        self._credences: vec[float] = vec[float]()
        self._upto: vec[i64] = vec[i64]()  # what this world and those before it count

    def add(self, world: State, credence: float) -> None:
        """One world more, and the logarithm of how likely it makes what was seen."""
        self._worlds.append(world)
        self._credences = append(self._credences, credence)

    def settle(self) -> None:
        """All worlds are there: from now on they are drawn."""
        best = -1e18
        for credence in self._credences:
            best = max(best, credence)
        upto: i64 = 0
        for credence in self._credences:
            upto += i64(math.exp(credence - best) * WHOLE)
            self._upto = append(self._upto, upto)

    def draw(self, rng: Rng) -> State:
        """A twin of one of the worlds."""
        number: i64 = len(self._upto)
        drawn: i64 = rng.below(self._upto[number - 1])
        low: i64 = 0
        high: i64 = number - 1
        while low < high:
            middle: i64 = (low + high) // 2
            if self._upto[middle] > drawn:
                high = middle
            else:
                low = middle + 1
        return self._worlds[low].clone()
