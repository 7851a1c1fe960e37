"""Views as rows of small numbers, for learning.

`Title.observer` makes the one of a game. An observation is written from a view alone; a fast path may
write the same numbers straight from the state, for the seat that acts, and a test shows that they are the same.
"""

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from chabudai.core.fast import bits
from chabudai.core.game import State, View
from chabudai.core.seats import Seat


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


def by_seat(seats: int, things: list[str]) -> list[str]:
    """The parts of a field that has these things for every seat, from the observer on."""
    return [f"{whose}, {thing}" if thing else whose for whose in _chairs_named(seats) for thing in things]


def of_seats(seats: int) -> list[str]:
    """The parts of a field with one number for every seat, from the observer on."""
    return by_seat(seats, [""])


def _chairs_named(seats: int) -> list[str]:
    return ["the observer", *[f"the seat {step} to the left" for step in range(1, seats)]]


@final
class Row:
    """Small numbers in packed memory, written one after the other; NumPy can look at the cells without a copy.

    A row with `keys` remembers what each call wrote and changes only what is different now. That is much faster, and right
    as long as the same calls with the same sizes come in the same order each time: by one observer's `write_actor`, if it
    `keeps`, and nothing else. Each call takes a key, one for each plane; there may be several such rows in one.
    """

    def __init__(self, length: i64, keys: i64 = 0) -> None:
        cells = vec[i16](capacity=length)
        for _place in range(length):  # measured: compiled, a variable named `_` is boxed
            cells = append(cells, 0)
        self.cells: Final[vec[i16]] = cells
        self.place: i64 = 0
        """Where the next number goes."""
        self.keeps: Final = keys > 0
        self.key: i64 = 0
        """Where the next call keeps what it writes."""
        self._kept: Final[vec[i64]] = bits.zeros(keys)  # what was written, as one integer

    def begin(self, place: i64, key: i64) -> None:
        """Write from that place on, and keep it from that key on."""
        self.place = place
        self.key = key

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

    def put_some(self, at: vec[i64], first: i64, number: i64) -> None:
        """Write some numbers of a vector."""
        cells = self.cells
        shift: i64 = self.place - first
        for each in range(first, first + number):
            cells[each + shift] = i16(at[each])
        self.place = first + number + shift

    def put_each(self, at: vec[i64], offset: i64, places: vec[i64], first: i64, end: i64) -> None:
        """Write the numbers at `offset` and each of the places from `first` on."""
        cells = self.cells
        shift: i64 = self.place - first
        for each in range(first, end):
            cells[each + shift] = i16(at[offset + places[each]])
        self.place = end + shift

    def put_set(self, members: list[int], size: i64) -> None:
        """Write `size` numbers: 1 for the members of a set, 0 for all others."""
        first: i64 = self.place
        self.put_zeros(size)
        for member in members:
            self.cells[first + member] = 1

    def put_mask(self, mask: i64, size: i64) -> None:
        """The same for a set that is a mask."""
        first: i64 = self.place
        self.place = first + size
        if self.keeps:
            key: i64 = self.key
            self.key = key + 1
            changed: i64 = self._kept[key] ^ mask
            if changed:
                self._kept[key] = mask
                _flip(self.cells, first, 1, changed, mask)
            return
        cells = self.cells
        rest: i64 = mask
        for place in range(first, first + size):
            cells[place] = i16(rest & 1)
            rest >>= 1

    def put_masks(self, at: vec[i64], offset: i64, places: vec[i64], first: i64, end: i64, shift: i64, size: i64) -> None:
        """The same for several sets: the masks at `offset` and each of the places from `first` on, `shift` bits down."""
        if not self.keeps:
            for each in range(first, end):
                self.put_mask(at[offset + places[each]] >> shift, size)
            return
        cells = self.cells
        kept = self._kept
        key: i64 = self.key
        start: i64 = self.place
        for each in range(first, end):
            mask: i64 = at[offset + places[each]] >> shift
            changed: i64 = kept[key] ^ mask
            if changed:
                kept[key] = mask
                _flip(cells, start, 1, changed, mask)
            key += 1
            start += size
        self.key = key
        self.place = start

    def put_groups(self, at: vec[i64], first: i64, sizes: vec[i64]) -> None:
        """The same for the masks from `first` on, each of its own size."""
        cells = self.cells
        kept = self._kept
        for group in range(len(sizes)):
            mask: i64 = at[first + group]
            if not self.keeps:
                self.put_mask(mask, sizes[group])
                continue
            changed: i64 = kept[self.key] ^ mask
            if changed:
                kept[self.key] = mask
                _flip(cells, self.place, 1, changed, mask)
            self.key += 1
            self.place += sizes[group]

    def put_planes(self, at: vec[i64], first: i64, planes: i64, size: i64) -> None:
        """Write `size` groups of `planes` numbers: 1 in a group for each mask from `first` on that the group is in."""
        start: i64 = self.place
        if not self.keeps:
            self.put_zeros(size * planes)
        self.place = start + size * planes
        key: i64 = self.key
        if self.keeps:
            self.key = key + planes
        for plane in range(planes):
            rest: i64 = at[first + plane]
            if self.keeps:
                changed: i64 = self._kept[key + plane] ^ rest
                if changed:
                    self._kept[key + plane] = rest
                    _flip(self.cells, start + plane, planes, changed, rest)
            else:
                while rest:
                    self.cells[start + bits.lowest(rest) * planes + plane] = 1
                    rest &= rest - 1

    def put_one(self, member: i64, size: i64) -> None:
        """Write `size` numbers: 1 at the member, 0 everywhere else; nothing but zeros for a member below 0."""
        first: i64 = self.place
        if self.keeps:
            self.place = first + size
            key: i64 = self.key
            self.key = key + 1
            before: i64 = self._kept[key]
            if before == member + 1:
                return
            self._kept[key] = member + 1
            if before > 0:
                self.cells[first + before - 1] = 0
        else:
            self.put_zeros(size)
        if member >= 0:
            self.cells[first + member] = 1

    def put_ones(self, at: vec[i64], offset: i64, places: vec[i64], size: i64) -> None:
        """The same for several members: those at `offset` and each of the places."""
        cells = self.cells
        kept = self._kept
        for each in range(len(places)):
            member: i64 = at[offset + places[each]]
            if not self.keeps:
                self.put_one(member, size)
                continue
            before: i64 = kept[self.key]
            if before != member + 1:
                kept[self.key] = member + 1
                if before > 0:
                    cells[self.place + before - 1] = 0
                if member >= 0:
                    cells[self.place + member] = 1
            self.key += 1
            self.place += size

    def put_zeros(self, size: i64) -> None:
        """Write `size` zeros."""
        cells = self.cells
        end: i64 = self.place + size
        for place in range(self.place, end):
            cells[place] = 0
        self.place = end

    def put_pack(self, pack: i64, width: i64, number: i64) -> None:
        """Write `number` counts that lie in one integer, `width` bits for each, the lowest first."""
        first: i64 = self.place
        self.place = first + number
        if self.keeps:
            key: i64 = self.key
            self.key = key + 1
            if self._kept[key] == pack:
                return
            self._kept[key] = pack
        _unpack(self.cells, first, pack, width, number)

    def put_packs(self, at: vec[i64], offset: i64, places: vec[i64], first: i64, end: i64, width: i64, number: i64) -> None:
        """The same for several integers: those at `offset` and each of the places from `first` on."""
        if not self.keeps:
            for each in range(first, end):
                self.put_pack(at[offset + places[each]], width, number)
            return
        cells = self.cells
        kept = self._kept
        key: i64 = self.key
        start: i64 = self.place
        for each in range(first, end):
            pack: i64 = at[offset + places[each]]
            if kept[key] != pack:
                kept[key] = pack
                _unpack(cells, start, pack, width, number)
            key += 1
            start += number
        self.key = key
        self.place = start

    def has_kept(self, sign: i64, size: i64) -> bool:
        """Whether the next `size` numbers were last written for this sign, which is not 0: then they are passed over.

        If not, they must be written now, by calls that keep nothing.
        """
        if not self.keeps:
            return False
        key: i64 = self.key
        self.key = key + 1
        if self._kept[key] == sign:
            self.place += size
            return True
        self._kept[key] = sign
        return False

    def keep_nothing(self) -> None:
        """In the place of `has_kept`, for numbers that have no sign: they must be written now, and the next time."""
        if self.keeps:
            self._kept[self.key] = 0
            self.key += 1


def _flip(cells: vec[i16], first: i64, step: i64, changed: i64, mask: i64) -> None:
    """Write what has changed of a mask, `step` cells apart from `first` on: 1 for its members, 0 for what is so no longer.

    Measured: to hold on to a vector takes longer than to write into it; a function need not, for its caller does.
    """
    rest: i64 = changed
    while rest:
        member: i64 = bits.lowest(rest)
        cells[first + step * member] = i16((mask >> member) & 1)
        rest &= rest - 1


def _unpack(cells: vec[i16], first: i64, pack: i64, width: i64, number: i64) -> None:
    """Write counts that lie in one integer."""
    rest: i64 = pack
    most: i64 = bits.below(width)
    for place in range(first, first + number):
        cells[place] = i16(rest & most)
        rest >>= width


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(metaclass=ABCMeta):
    """Writes the observations of one game. Seats are counted from the observer on: 0 is the observer itself."""

    def __init__(self, fields: list[Field], choices: int, keeps: bool = False) -> None:
        self.keeps: Final = keeps
        """Whether `write_actor` makes the same calls in the same order each time, so that rows may keep what it writes."""
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
    row = Row(observer.size, 2 * observer.size + 64)
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
    return (seat - me + seats) % seats
