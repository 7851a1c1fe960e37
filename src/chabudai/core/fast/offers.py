"""The legal actions of one decision, gathered without making a list."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits

_ROOM: Final[vec[i64]] = bits.zeros(128)  # for as many as are legal in most decisions, and one set more


@final
class Offers:
    """Indices of actions in rising order, in a room of their own: other threads may ask at the same time."""

    def __init__(self) -> None:
        self.indices: vec[i64] = _ROOM[:]
        self.number: i64 = 0

    def _make_room(self, more: i64) -> None:
        """Let there be room for some more; what is there stays."""
        size: i64 = len(self.indices)
        if self.number + more <= size:
            return
        while size < self.number + more:
            size += size
        wider = bits.zeros(size)
        for place in range(self.number):
            wider[place] = self.indices[place]
        self.indices = wider

    def add(self, index: i64) -> None:
        """One more action."""
        if self.number == len(self.indices):
            self._make_room(1)
        self.indices[self.number] = index
        self.number += 1

    def add_set(self, first: i64, members: i64) -> None:
        """An action for each member of a set, `first` being that of member 0."""
        if members == 0:
            return
        self._make_room(bits.SIZE)  # measured: to count the members takes longer
        indices = self.indices
        number: i64 = self.number
        rest: i64 = members
        while rest:
            indices[number] = first + bits.lowest(rest)
            number += 1
            rest &= rest - 1
        self.number = number

    def add_counts(self, first: i64, pack: i64, width: i64) -> None:
        """An action for each count of a pack that is not 0, `width` bits each, `first` being that of the lowest."""
        rest: i64 = pack
        index: i64 = first
        most: i64 = bits.below(width)
        while rest:
            if rest & most:
                self.add(index)
            rest >>= width
            index += 1
