"""Rows of small numbers in packed memory, and how an observer writes them quickly."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from chabudai.core.fast import bits
from chabudai.learning.columns import Columns, flip, set_cell, unpack

NOTHING: Final[vec[i64]] = bits.zeros(0)


@final
class Row:
    """Small numbers in packed memory, written one after the other; NumPy can look at the cells without a copy.

    A row with `keys` remembers what each call wrote and changes only what is different now. That is much faster, and right as
    long as the same calls with the same sizes come in the same order each time: by one observer's `write_actor` for one seat,
    if it `keeps`, and nothing else. Each call takes a key; `show` takes none, it keeps its words, which at first are those of
    `blank`. There may be several such rows in one.
    """

    def __init__(self, length: i64, keys: i64 = 0, blank: vec[i64] = NOTHING, rows: i64 = 1) -> None:
        cells = vec[i16](capacity=length * rows)
        for _place in range(length * rows):  # measured: compiled, a variable named `_` is boxed
            cells = append(cells, 0)
        self.cells: Final[vec[i16]] = cells
        self.start: i64 = 0
        """Where the observation begins."""
        self.place: i64 = 0
        """Where the next number goes."""
        self.keeps: Final = keys > 0
        self.key: i64 = 0
        """Where the next call keeps what it writes."""
        self._length: Final = length
        self._keys: Final = keys
        self._kept: Final[vec[i64]] = bits.zeros(keys * rows)  # what was written, as one integer
        self._all_words: Final = [blank[:] for _row in range(rows)]
        self._words: vec[i64] = self._all_words[0]

    def begin(self, row: i64) -> None:
        """Write this one of the rows from its beginning on."""
        start: i64 = row * self._length
        if start != self.start:
            self.start = start
            self._words = self._all_words[row]
        self.place = start
        self.key = row * self._keys

    def go_to(self, offset: i64) -> None:
        """Go on at the number with this offset of the observation."""
        self.place = self.start + offset

    def put(self, number: i64) -> None:
        """Write one number."""
        set_cell(self.cells, self.place, number)
        self.place += 1

    def put_five(self, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> None:
        """Write five numbers."""
        cells = self.cells
        place: i64 = self.place
        set_cell(cells, place, first)
        set_cell(cells, place + 1, second)
        set_cell(cells, place + 2, third)
        set_cell(cells, place + 3, fourth)
        set_cell(cells, place + 4, fifth)
        self.place = place + 5

    def put_all(self, numbers: list[int]) -> None:
        """Write every number of a list."""
        cells = self.cells
        place: i64 = self.place
        for number in numbers:
            cells[place] = i16(number)
            place += 1
        self.place = place

    def put_each(self, at: vec[i64], offset: i64, places: vec[i64], first: i64, end: i64) -> None:
        """Write the numbers at `offset` and each of the places from `first` on."""
        cells = self.cells
        shift: i64 = self.place - first
        for each in range(first, end):  # most are other numbers each time: to compare them takes longer
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
                flip(self.cells, first, 1, changed, mask)
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
                flip(cells, start, 1, changed, mask)
            key += 1
            start += size
        self.key = key
        self.place = start

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
        unpack(self.cells, first, pack, width, number)

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
                unpack(cells, start, pack, width, number)
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

    def has_kept_four(self, first: i64, second: i64, third: i64, fourth: i64, size: i64) -> bool:
        """Whether the next four calls would write for the same as the last time, `size` numbers together, and so need not come.

        What a call keeps is a mask, a pack, or 1 more than a member.
        """
        if not self.keeps:
            return False
        kept = self._kept
        key: i64 = self.key
        if (kept[key] ^ first) | (kept[key + 1] ^ second) | (kept[key + 2] ^ third) | (kept[key + 3] ^ fourth):
            return False
        self.key = key + 4
        self.place += size
        return True

    def keep_nothing(self) -> None:
        """In the place of `has_kept`, for numbers that have no sign: they must be written now, and the next time."""
        if self.keeps:
            self._kept[self.key] = 0
            self.key += 1

    def show(self, columns: Columns, me: i64, at: vec[i64]) -> bool:
        """Show a seat the words of a position wherever columns show them, before anything else is written; the place stays.

        Returns whether one of those is another one than before that columns are to tell.
        """
        if self.keeps:
            return _show(self.cells, self.start, self._words, columns, me, at)
        self.put_zeros(self._length)
        self.go_to(0)
        _show(self.cells, self.start, columns.blank[:], columns, me, at)
        return True


def _show(cells: vec[i16], start: i64, kept: vec[i64], columns: Columns, me: i64, at: vec[i64]) -> bool:
    """Show every word that is not what was kept of it, and keep it; returns whether one is to be told.

    Measured: two vectors side by side are looked through in a third of the time that it takes by index.
    """
    told = False
    word: i64 = 0
    for before, now in zip(kept, at):  # noqa: B905 - compiled, `strict` would make pairs
        if before != now:
            kept[word] = now
            if columns.show(cells, start, me, word, before, now):
                told = True
        word += 1  # noqa: SIM113 - compiled, `enumerate` would make pairs
    return told
