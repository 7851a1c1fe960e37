"""How rows show things that lie one after the other in packed memory: the seats of a game, each with the same words."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from chabudai.core.fast import bits

NUMBER: Final[i64] = 1
MASK: Final[i64] = 2
PACK: Final[i64] = 3
TOTAL: Final[i64] = 4
COUNT: Final[i64] = 5


@final
class Columns:
    """For each word of a thing how it is shown; a word of 0 is shown as nothing but 0, one without a column not at all.

    Columns come one after the other; each has its numbers of the first thing, then those of the second …
    """

    def __init__(self, words: int, things: int) -> None:
        self.words: Final[i64] = words
        self.size: i64 = 0
        """How many numbers all things have together."""
        self._things: Final[i64] = things
        self._kinds: Final[vec[i64]] = bits.zeros(words)
        self._places: Final[vec[i64]] = bits.zeros(words)
        self._steps: Final[vec[i64]] = bits.zeros(words)  # from a thing to the next
        self._numbers: Final[vec[i64]] = bits.zeros(words)
        self._widths: Final[vec[i64]] = bits.zeros(words)

    def numbers(self, words: vec[i64]) -> None:
        """Words that are one number each, side by side."""
        self._side_by_side(words, NUMBER, 1, 0)

    def mask(self, word: i64, size: i64) -> None:
        """A set, `size` numbers."""
        self._add(word, MASK, size, 0)

    def pack(self, word: i64, width: i64, number: i64) -> None:
        """Counts, `width` bits for each."""
        self._add(word, PACK, number, width)

    def counts(self, words: vec[i64]) -> None:
        """The sizes of some sets, side by side."""
        self._side_by_side(words, COUNT, 0, 0)

    def totals(self, words: vec[i64], width: i64, number: i64) -> None:
        """The sums of the counts of some words, side by side."""
        self._side_by_side(words, TOTAL, number, width)

    def _side_by_side(self, words: vec[i64], kind: i64, number: i64, width: i64) -> None:
        for each in range(len(words)):
            word: i64 = words[each]
            self._tell(word, kind, number, width)
            self._places[word] = self.size + each
            self._steps[word] = len(words)
        self.size += len(words) * self._things

    def _add(self, word: i64, kind: i64, number: i64, width: i64) -> None:
        self._tell(word, kind, number, width)
        self.size += number * self._things

    def _tell(self, word: i64, kind: i64, number: i64, width: i64) -> None:
        self._kinds[word] = kind
        self._places[word] = self.size
        self._steps[word] = number
        self._numbers[word] = number
        self._widths[word] = width

    def show(self, cells: vec[i16], first: i64, thing: i64, word: i64, before: i64, now: i64) -> None:
        """Show a word of a thing that was another one before, the first column from there on."""
        kind: i64 = self._kinds[word]
        if kind == 0:
            return
        place: i64 = first + self._places[word] + thing * self._steps[word]
        if kind == MASK:
            flip(cells, place, 1, before ^ now, now)
        elif kind == PACK:
            unpack(cells, place, now, self._widths[word], self._numbers[word])
        elif kind == TOTAL:
            set_cell(cells, place, total(now, self._widths[word], self._numbers[word]))
        elif kind == COUNT:
            set_cell(cells, place, bits.count(now))
        else:
            set_cell(cells, place, now)


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
