"""Rows of small numbers in packed memory, and how an observer writes them quickly."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from chabudai.core.fast import bits
from chabudai.learning.columns import Columns, flip, set_cell, unpack


@final
class Row:
    """Small numbers in packed memory, written one after the other; NumPy can look at the cells without a copy.

    A row with `keys` remembers what each call wrote and changes only what is different now. That is much faster, and right
    as long as the same calls with the same sizes come in the same order each time: by one observer's `write_actor` for one
    seat, if it `keeps`, and nothing else. Each call takes a key, one for each plane; there may be several such rows in one.
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

    def put_some(self, at: vec[i64], first: i64, number: i64) -> None:
        """Write some numbers of a vector."""
        cells = self.cells
        shift: i64 = self.place - first
        for each in range(first, first + number):
            set_cell(cells, each + shift, at[each])
        self.place = first + number + shift

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
                flip(cells, self.place, 1, changed, mask)
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
                    flip(self.cells, start + plane, planes, changed, rest)
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

    def has_kept_all(self, at: vec[i64], first: i64, number: i64, size: i64) -> bool:
        """The same for several integers, those from `first` on; where all of them are 0, so are the `size` numbers."""
        if not self.keeps:
            return False
        kept = self._kept
        key: i64 = self.key
        shift: i64 = key - first
        self.key = key + number
        for each in range(first, first + number):
            if kept[each + shift] != at[each]:
                _keep(kept, shift, at, each, first + number)
                return False
        self.place += size
        return True

    def keep_nothing(self) -> None:
        """In the place of `has_kept`, for numbers that have no sign: they must be written now, and the next time."""
        if self.keeps:
            self._kept[self.key] = 0
            self.key += 1

    def pass_over(self, size: i64, keys: i64) -> None:
        """Leave so many numbers as they are, and what is kept of them."""
        self.place += size
        self.key += keys

    def put_columns(self, columns: Columns, at: vec[i64], starts: vec[i64], first: i64, end: i64) -> None:
        """Write what columns show of the things that begin at these of the starts."""
        place: i64 = self.place
        words: i64 = (end - first) * columns.words
        if self.keeps:
            _show(self.cells, place, self._kept, self.key, columns, at, starts, first, end)
            self.key += words
        else:
            self.put_zeros(columns.size)
            _show(self.cells, place, bits.zeros(words), 0, columns, at, starts, first, end)
        self.place = place + columns.size


def _show(
    cells: vec[i16],
    place: i64,
    kept: vec[i64],
    first_key: i64,
    columns: Columns,
    at: vec[i64],
    starts: vec[i64],
    first: i64,
    end: i64,
) -> None:
    """Show every word that is not what was kept of it, and keep it."""
    words: i64 = columns.words
    key: i64 = first_key
    for each in range(first, end):
        start: i64 = starts[each]
        word: i64 = _differs(kept, key, at, start, 0, words)
        while word < words:
            columns.show(cells, place, each - first, word, kept[key + word], at[start + word])
            kept[key + word] = at[start + word]
            word = _differs(kept, key, at, start, word + 1, words)
        key += words


def _differs(kept: vec[i64], key: i64, at: vec[i64], start: i64, first: i64, words: i64) -> i64:
    """The first word from there on that is not what was kept of it; the number of words if there is none."""
    for word in range(first, words):
        if kept[key + word] != at[start + word]:
            return word
    return words


def _keep(kept: vec[i64], shift: i64, at: vec[i64], first: i64, end: i64) -> None:
    for each in range(first, end):
        kept[each + shift] = at[each]
