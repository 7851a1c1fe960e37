"""Views as rows of small numbers, for learning.

`Title.observer` makes the one of a game. An observation is written from a view alone; a fast path may
write the same numbers straight from the state, for the seat that acts, and a test shows that they are the same.
"""

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chabudai.core.fast import bits
from chabudai.core.game import State, View
from chabudai.core.seats import Seat
from chabudai.learning.rows import NOTHING, Row


@final
class Field:
    """A named part of an observation: `length` numbers, each from `low` to `high`; `parts` says what each is about."""

    def __init__(self, name: str, length: int, low: int, high: int, summary: str, parts: list[str] | None = None) -> None:
        assert parts is None or len(parts) == length
        self.name: Final = name
        self.length: Final = length
        self.low: Final = low
        self.high: Final = high
        self.summary: Final = summary
        self.parts: Final[list[str]] = [f"{place + 1} of {length}" for place in range(length)] if parts is None else parts


def places_of(fields: list[Field]) -> dict[str, int]:
    """Where each field begins, by name."""
    found: dict[str, int] = {}
    place = 0
    for field in fields:
        found[field.name] = place
        place += field.length
    return found


def by_seat(seats: int, things: list[str]) -> list[str]:
    """The parts of a field that has these things for every seat, from the observer on."""
    return [f"{whose}, {thing}" if thing else whose for whose in _chairs_named(seats) for thing in things]


def of_seats(seats: int) -> list[str]:
    """The parts of a field with one number for every seat, from the observer on."""
    return by_seat(seats, [""])


def _chairs_named(seats: int) -> list[str]:
    return ["the observer", *[f"the seat {step} to the left" for step in range(1, seats)]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(metaclass=ABCMeta):
    """Writes the observations of one game. Seats are counted from the observer on: 0 is the observer itself."""

    def __init__(self, fields: list[Field], choices: int, keeps: bool = False, blank: vec[i64] = NOTHING) -> None:
        self.keeps: Final = keeps
        """Whether `write_actor` makes the same calls in the same order each time, so that rows may keep what it writes."""
        self.blank: Final[vec[i64]] = blank
        """The words of a position that rows keep then, as they are at first."""
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

    def write_seat(self, state: State, seat: Seat, row: Row) -> None:
        """Write what a seat observes that need not act, into a row that keeps nothing; a fast path may replace it, too."""
        self.write(state.view(seat), row)


def keys_of(observer: Observer, state: State) -> i64:
    """How many keys an observation takes; `state` is one in which a seat acts."""
    if not observer.keeps:
        return 0
    row = Row(observer.size, 2 * observer.size + 64, observer.blank)
    observer.write_actor(state, row)
    return row.key


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


def chairs(seats: i64) -> vec[i64]:
    """The rows of `around` for every seat, one after the other: a table to look up, for a division costs more."""
    return bits.packed([seat for me in range(int(seats)) for seat in around(me, seats)])


def seen_from(seat: i64, me: i64, seats: i64) -> i64:
    """How many chairs further on than `me` a seat is; a seat below 0 is none and stays so."""
    if seat < 0:
        return -1
    if seat < me:  # measured: a division takes longer
        return seat - me + seats
    return seat - me
