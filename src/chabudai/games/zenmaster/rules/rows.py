"""Cards in rows, for whole random games.

A random card of a mask costs a search for its bit; of a row it is one draw and one exchange. The pack is one row: first the
cards that are not dealt, then a stretch for each hand, in it first what is still held and then what was played. The score
deck is another: first the cards that are face down, then those turned.
"""

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.zenmaster.rules.layout import HANDS, PLAYED


def take(row: vec[i64], first: i64, count: i64, rng: Rng) -> i64:
    """A random one of `count` cards from `first` on; it changes places with the last of them."""
    chosen: i64 = first + rng.below(count)
    last: i64 = first + count - 1
    card: i64 = row[chosen]
    row[chosen] = row[last]
    row[last] = card
    return card


def taken(row: vec[i64], first: i64, count: i64, number: i64) -> i64:
    """The card that was taken when so many of `count` had been taken from `first` on."""
    return row[first + count - 1 - number]


def lay(row: vec[i64], first: i64, mask: i64) -> i64:
    """Lay the cards of a mask into the row from `first` on; returns where the next one goes."""
    place: i64 = first
    rest: i64 = mask
    while rest:
        row[place] = bits.lowest(rest)
        rest &= rest - 1
        place += 1
    return place


def lay_pack(row: vec[i64], undealt: i64, at: vec[i64], seats: i64) -> None:
    """Lay the cards that are not dealt into the row, then each seat's."""
    place: i64 = lay(row, 0, undealt)
    for seat in range(seats):
        place = lay(row, place, at[HANDS + seat])
        place = lay(row, place, at[PLAYED + seat])


def lay_deck(row: vec[i64], face_down: i64) -> None:
    """Lay the score cards that are face down into the row, then those turned."""
    turned: i64 = bits.below(len(row)) ^ face_down
    lay(row, lay(row, 0, face_down), turned)


def mask_of(row: vec[i64], first: i64, count: i64) -> i64:
    """The mask of `count` cards from `first` on."""
    mask: i64 = 0
    for place in range(first, first + count):
        mask |= bits.bit(row[place])
    return mask
