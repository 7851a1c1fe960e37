"""Several small counts in one native integer.

A *six* holds up to ten counts of 0 … 63 (dojo cards by value, guards by kind, treasures by kind and side), a *nibble* up to
fifteen counts of 0 … 15 (skill tiles, elites). One integer a pile makes a clone of the state a single copy.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng

SIX: Final[i64] = 6  # bits of a count
NIBBLE: Final[i64] = 4
MOST_IN_SIX: Final = 60
MOST_IN_NIBBLE: Final = 15
NIBBLES: Final = 15

_EVEN_SIXES: Final[i64] = 0x03F03F03F03F03F  # every other six
_PAIR: Final[i64] = 0xFFF  # two sixes
_EVEN_NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F
_NIBBLES_SUM: Final[i64] = 255


def six(pack: i64, place: i64) -> i64:
    """The count at that place of a six."""
    return (pack >> (6 * place)) & 63


def six_one(place: i64) -> i64:
    """A six with one at that place."""
    return bits.bit(6 * place)


def six_total(pack: i64) -> i64:
    """The sum of the counts."""
    pairs: i64 = (pack & _EVEN_SIXES) + ((pack >> 6) & _EVEN_SIXES)
    sums: i64 = pairs + (pairs >> 24)
    return (sums + (sums >> 12) + (pairs >> 48)) & _PAIR


def six_lowest(pack: i64) -> i64:
    """The first place that is not empty, of a six that is not."""
    return bits.lowest(pack) // 6


def six_highest(pack: i64) -> i64:
    """The last place that is not empty, of a six that is not."""
    return bits.highest(pack) // 6


def six_pick(pack: i64, rng: Rng) -> i64:
    """A place at random, each as likely as its count says."""
    left: i64 = rng.below(six_total(pack))
    place: i64 = 0
    while True:
        left -= (pack >> (6 * place)) & 63
        if left < 0:
            return place
        place += 1


def six_of(counts: list[int]) -> i64:
    """A six with these counts."""
    pack: i64 = 0
    for place in range(len(counts)):
        count: i64 = counts[place]
        pack += count * bits.bit(6 * place)
    return pack


def six_list(pack: i64, places: int) -> list[int]:
    """The counts of a six."""
    return [int(six(pack, place)) for place in range(places)]


def nibble(pack: i64, place: i64) -> i64:
    """The count at that place of a nibble pack."""
    return (pack >> (4 * place)) & 15


def nibble_one(place: i64) -> i64:
    """A nibble pack with one at that place."""
    return bits.bit(4 * place)


def nibble_total(pack: i64) -> i64:
    """The sum of the counts."""
    return ((pack & _EVEN_NIBBLES) + ((pack >> 4) & _EVEN_NIBBLES)) % _NIBBLES_SUM


def nibble_pick(pack: i64, rng: Rng) -> i64:
    """A place at random, each as likely as its count says."""
    left: i64 = rng.below(nibble_total(pack))
    place: i64 = 0
    while True:
        left -= (pack >> (4 * place)) & 15
        if left < 0:
            return place
        place += 1


def nibble_of(counts: list[int]) -> i64:
    """A nibble pack with these counts."""
    pack: i64 = 0
    for place in range(len(counts)):
        count: i64 = counts[place]
        pack += count * bits.bit(4 * place)
    return pack


def nibble_list(pack: i64, places: int) -> list[int]:
    """The counts of a nibble pack."""
    return [int(nibble(pack, place)) for place in range(places)]
