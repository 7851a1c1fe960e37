"""Views as rows of small numbers, for learning.

Each game's module `observation` has a function `observer(game)`. An observation is written from a view alone; a fast path may
write the same numbers straight from the state, for the seat that acts, and a test shows that they are the same.
"""

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from chabudai.core.game import State, View


@final
class Field:
    """A named part of an observation: `length` numbers, each from `low` to `high`."""

    def __init__(self, name: str, length: int, low: int, high: int, summary: str) -> None:
        self.name: Final = name
        self.length: Final = length
        self.low: Final = low
        self.high: Final = high
        self.summary: Final = summary


@final
class Row:
    """Small numbers in packed memory, written one after the other; NumPy can look at the cells without a copy."""

    def __init__(self, length: i64) -> None:
        cells = vec[i16](capacity=length)
        for _ in range(length):
            cells = append(cells, 0)
        self.cells: Final[vec[i16]] = cells
        self.place: i64 = 0
        """Where the next number goes."""

    def put(self, number: i64) -> None:
        """Write one number."""
        self.cells[self.place] = i16(number)
        self.place += 1

    def put_all(self, numbers: list[int]) -> None:
        """Write every number of a list."""
        cells = self.cells
        place: i64 = self.place
        for number in numbers:
            cells[place] = i16(number)
            place += 1
        self.place = place

    def put_set(self, members: list[int], size: i64) -> None:
        """Write `size` numbers: 1 for the members of a set, 0 for all others."""
        cells = self.cells
        first: i64 = self.place
        for place in range(first, first + size):
            cells[place] = 0
        for member in members:
            cells[first + member] = 1
        self.place = first + size

    def put_mask(self, mask: i64, size: i64) -> None:
        """The same for a set that is a mask."""
        cells = self.cells
        rest: i64 = mask
        end: i64 = self.place + size
        for place in range(self.place, end):
            cells[place] = i16(rest & 1)
            rest >>= 1
        self.place = end

    def put_one(self, member: i64, size: i64) -> None:
        """Write `size` numbers: 1 at the member, 0 everywhere else; nothing but zeros for a member below 0."""
        cells = self.cells
        first: i64 = self.place
        for place in range(first, first + size):
            cells[place] = 0
        if member >= 0:
            cells[first + member] = 1
        self.place = first + size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(metaclass=ABCMeta):
    """Writes the observations of one game. Seats are counted from the observer on: 0 is the observer itself."""

    def __init__(self, fields: list[Field], choices: int) -> None:
        self.fields: Final = fields
        self.size: Final = sum([field.length for field in fields])
        self.choices: Final = choices
        """A seat only ever takes actions with an index below this; those from here on are chance's."""

    @abstractmethod
    def write(self, view: View, row: Row) -> None:
        """Write what a seat's view says: `size` numbers from the row's place on."""

    @abstractmethod
    def scores(self, view: View) -> list[int]:
        """What each seat would score if the game ended here, as far as the view tells."""

    def write_actor(self, state: State, row: Row) -> None:
        """Write the acting seat's observation; a fast path may replace it if the numbers stay the same."""
        self.write(state.view(state.actor()), row)

    def write_mask(self, state: State, mask: vec[u8], first: i64) -> None:
        """Write `choices` numbers from `first` on: 1 for each legal action of the acting seat, 0 for all others."""
        for place in range(first, first + self.choices):
            mask[place] = 0
        for action in state.legal_actions():
            mask[first + action.index] = 1


def observed(observer: Observer, view: View) -> list[int]:
    """One observation as plain numbers."""
    row = Row(observer.size)
    observer.write(view, row)
    return [int(number) for number in row.cells]


def around(me: i64, seats: i64) -> list[int]:
    """Every seat, clockwise from `me` on."""
    found: list[int] = []
    for step in range(seats):
        found.append((me + step) % seats)
    return found


def seen_from(seat: i64, me: i64, seats: i64) -> i64:
    """How many chairs further on than `me` a seat is; a seat below 0 is none and stays so."""
    if seat < 0:
        return -1
    return (seat - me + seats) % seats
