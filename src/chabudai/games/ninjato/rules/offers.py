"""The legal actions of one decision, gathered without making a list."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits


@final
class Offers:
    """Indices of actions in rising order; `blank` gives the room, which is its own: other threads may ask at the same time."""

    def __init__(self, blank: vec[i64]) -> None:
        self.indices: Final[vec[i64]] = blank[:]
        self.number: i64 = 0

    def add(self, index: i64) -> None:
        """One more action."""
        self.indices[self.number] = index
        self.number += 1

    def add_set(self, first: i64, members: i64) -> None:
        """An action for each member of a set, `first` being that of member 0."""
        rest: i64 = members
        while rest:
            self.add(first + bits.lowest(rest))
            rest &= rest - 1

    def add_six(self, first: i64, pack: i64) -> None:
        """An action for each place of a six that is not empty, `first` being that of place 0."""
        rest: i64 = pack
        index: i64 = first
        while rest:
            if rest & 63:
                self.add(index)
            rest >>= 6
            index += 1
