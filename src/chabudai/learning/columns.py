"""How rows show a position that lies in packed memory: for each of its words where, as what, and from whose seat."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from chabudai.core.fast import bits

NUMBER: Final[i64] = 0
MASK: Final[i64] = 1
PACK: Final[i64] = 2
TOTAL: Final[i64] = 3
COUNT: Final[i64] = 4
ONE: Final[i64] = 5  # a number below 0 is shown as nothing, every other as 1 in a place of its own
TOLD: Final[i64] = 6  # not shown, but whoever shows words is told that it is another one

# A way to show a word, in packed memory.
_KIND: Final[i64] = 0
_PLACE: Final[i64] = 1
_MOST: Final[i64] = 2
_STEP: Final[i64] = 3
_NEXT: Final[i64] = 4  # where the next way of the same word begins; 0 if there is none
_WAY: Final[i64] = 5


@final
class Columns:
    """For each word of a position, seen from each seat, the ways it is shown: none, one or several.

    Each family of words is shown from a place on, counted from where an observation begins. Words of seats lie `apart` words
    apart, and what is shown of them `cells` cells, counted from the seat that looks on. What a word may be, `most` and `step`
    say: of a mask the set of all its members, and from one cell to the next; of a pack how many counts, and the bits of each.
    """

    def __init__(self, words: int, seats: int) -> None:
        self.blank: Final[vec[i64]] = bits.zeros(words)
        """Words of which nothing but zeros is shown."""
        self._words: Final[i64] = words
        self._seats: Final = seats
        self._firsts: Final[vec[i64]] = bits.zeros(words * seats)  # the first way of each word, from each seat; 0 for none
        self._ways: vec[i64] = bits.zeros(_WAY)

    def shared(self, word: i64, place: i64, kind: i64, most: i64 = 0, step: i64 = 1) -> None:
        """A word that looks the same from every seat."""
        for me in range(self._seats):
            self._add(me, word, place, kind, most, step)

    def own(self, word: i64, apart: i64, place: i64, kind: i64, most: i64 = 0, step: i64 = 1) -> None:
        """A word of each seat that is shown to nobody else; `word` is that of the first."""
        for me in range(self._seats):
            self._add(me, word + apart * me, place, kind, most, step)

    def everyone(self, word: i64, apart: i64, place: i64, cells: i64, kind: i64, most: i64 = 0, step: i64 = 1) -> None:
        """A word of each seat that is shown to all."""
        for me in range(self._seats):
            for seat in range(self._seats):
                chair = (seat - me) % self._seats
                self._add(me, word + apart * seat, place + cells * chair, kind, most, step)

    def _add(self, me: i64, word: i64, place: i64, kind: i64, most: i64, step: i64) -> None:
        key: i64 = me * self._words + word
        following: i64 = self._firsts[key]
        self._firsts[key] = len(self._ways)
        for number in (kind, place, most, step, following):
            self._ways = append(self._ways, number)
        if kind == ONE:
            self.blank[word] = -1

    def show(self, cells: vec[i16], start: i64, me: i64, word: i64, before: i64, now: i64) -> bool:
        """Show a seat a word that was another one before, in the observation that begins there; returns whether to tell it."""
        ways = self._ways
        told = False
        way: i64 = self._firsts[me * self._words + word]
        while way:
            kind: i64 = ways[way + _KIND]
            place: i64 = start + ways[way + _PLACE]
            if kind == NUMBER:
                set_cell(cells, place, now)
            elif kind == MASK:
                flip(cells, place, ways[way + _STEP], (before ^ now) & ways[way + _MOST], now)
            elif kind == COUNT:
                set_cell(cells, place, bits.count(now))
            elif kind == PACK:
                unpack(cells, place, now, ways[way + _STEP], ways[way + _MOST])
            elif kind == TOTAL:
                set_cell(cells, place, total(now, ways[way + _STEP], ways[way + _MOST]))
            elif kind == ONE:
                move(cells, place, before, now)
            else:
                told = True
            way = ways[way + _NEXT]
        return told


def total(pack: i64, width: i64, number: i64) -> i64:
    """The sum of counts that lie in one integer."""
    rest: i64 = pack
    most: i64 = bits.below(width)
    found: i64 = 0
    for _count in range(number):
        found += rest & most
        rest >>= width
    return found


def set_cell(cells: vec[i16], place: i64, number: i64) -> None:
    """Write one number, if it is another one.

    Measured: what was just written is copied late, for the processor reads many numbers at once and must wait for each of them.
    """
    if cells[place] != i16(number):
        cells[place] = i16(number)


def move(cells: vec[i16], first: i64, before: i64, now: i64) -> None:
    """Write 1 where a number now is and 0 where it was before, from `first` on; below 0 it is nowhere."""
    if before >= 0:
        cells[first + before] = 0
    if now >= 0:
        cells[first + now] = 1


def flip(cells: vec[i16], first: i64, step: i64, changed: i64, mask: i64) -> None:
    """Write what has changed of a mask, `step` cells apart from `first` on: 1 for its members, 0 for what is so no longer.

    Measured: to hold on to a vector takes longer than to write into it; a function need not, for its caller does.
    """
    rest: i64 = changed
    while rest:
        member: i64 = bits.lowest(rest)
        cells[first + step * member] = i16((mask >> member) & 1)
        rest &= rest - 1


def unpack(cells: vec[i16], first: i64, pack: i64, width: i64, number: i64) -> None:
    """Write counts that lie in one integer."""
    rest: i64 = pack
    most: i64 = bits.below(width)
    for place in range(first, first + number):
        cells[place] = i16(rest & most)
        rest >>= width
