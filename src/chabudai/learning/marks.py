"""What is legal in each of some games, as flags and as a list."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from chabudai.core.fast import bits
from chabudai.core.fast.offers import Offers
from chabudai.core.game import State


@final
class Marks:
    """What is legal in some games, in packed memory: a flag for each choice of each game, and the legal ones in a row.

    NumPy can look at all of it without a copy.
    """

    def __init__(self, choices: int, games: i64 = 1) -> None:
        self.choices: Final = choices
        self.cells: Final[vec[u8]] = flags(games * choices)
        """1 for each choice that is legal."""
        self.legal: Final[vec[i32]] = _places(games * choices)
        """From the first choice of each game on those that are legal, as many as its count says."""
        self.counts: Final[vec[i64]] = bits.zeros(games)
        self._offers: Final = Offers()

    def mark(self, game: i64, state: State) -> None:
        """Mark what the seat that acts may do. Measured: of hundreds of choices few are ever set, so few are to be cleared."""
        cells = self.cells
        legal = self.legal
        first: i64 = game * self.choices
        for place in range(first, first + self.counts[game]):
            cells[first + i64(legal[place])] = 0
        offers = self._offers
        offers.number = 0
        state.offer(offers)
        number: i64 = offers.number
        indices = offers.indices
        for step in range(number):
            index: i64 = indices[step]
            legal[first + step] = i32(index)
            cells[first + index] = 1
        self.counts[game] = number

    def has(self, game: i64, index: int) -> bool:
        """Whether the action with this index is marked; below 0 or beyond the choices none is."""
        return 0 <= index < self.choices and self.cells[game * self.choices + index] == 1


def flags(length: i64) -> vec[u8]:
    """A packed vector of zeros."""
    made = vec[u8](capacity=length)
    for _place in range(length):
        made = append(made, 0)
    return made


def _places(length: i64) -> vec[i32]:
    made = vec[i32](capacity=length)
    for _place in range(length):
        made = append(made, 0)
    return made
