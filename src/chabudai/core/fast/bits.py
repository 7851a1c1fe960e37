"""Sets of up to 61 small numbers as one native integer.

Three facts shape these functions. Compiled, `1 << n` with a native `n` is wrong from 31 on, so a bit is made by shifting
right. Compiled integers wrap at 64 bits and interpreted ones do not, so nothing here leaves 62 bits. A call inside the
compiled group costs about a nanosecond.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIZE: Final = 61
"""Members are 0 … SIZE - 1."""

_TOP: Final[i64] = 0x1000000000000000  # bit 60
_ODD_BITS: Final[i64] = 0x1555555555555555
_PAIRS: Final[i64] = 0x3333333333333333
_NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F
_BYTE: Final[i64] = 0xFF
_HALF: Final[i64] = 0x100000000  # the least set with a member above 31
_PRIME: Final[i64] = 67  # the powers of two below 2**66 are all different modulo 67


def bit(n: i64) -> i64:
    """The set of `n` alone."""
    return _TOP >> (60 - n)


def below(n: i64) -> i64:
    """The set of all numbers below `n`."""
    if n == 0:
        return 0
    top: i64 = _TOP >> (61 - n)
    return top + top - 1


def count(mask: i64) -> i64:
    """How many members the set has."""
    pairs: i64 = mask - ((mask >> 1) & _ODD_BITS)
    nibbles: i64 = (pairs & _PAIRS) + ((pairs >> 2) & _PAIRS)
    bytes_: i64 = (nibbles + (nibbles >> 4)) & _NIBBLES
    bytes_ += bytes_ >> 8
    bytes_ += bytes_ >> 16
    bytes_ += bytes_ >> 32
    return bytes_ & _BYTE


def _logarithms() -> vec[i64]:
    table = vec[i64]([0] * 67)
    for n in range(SIZE):
        power: i64 = bit(n)
        table[power % _PRIME] = n
    return table


_LOG: Final[vec[i64]] = _logarithms()


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _LOG[(mask & -mask) % _PRIME]


def highest(mask: i64) -> i64:
    """The largest member of a set that is not empty."""
    rest: i64 = mask
    rest |= rest >> 1
    rest |= rest >> 2
    rest |= rest >> 4
    rest |= rest >> 8
    rest |= rest >> 16
    rest |= rest >> 32
    return count(rest) - 1


def kth(mask: i64, k: i64) -> i64:
    """The member with exactly `k` smaller ones in the set."""
    rest: i64 = mask
    left: i64 = k
    base: i64 = 0
    width: i64 = 32
    if rest < _HALF:
        width = 16
    while width > 4:
        low: i64 = rest & ((_TOP >> (60 - width)) - 1)
        inside: i64 = count(low)
        if left >= inside:
            left -= inside
            rest >>= width
            base += width
        else:
            rest = low
        width >>= 1
    while left > 0:
        rest &= rest - 1
        left -= 1
    return base + lowest(rest)


def members(mask: i64) -> list[int]:
    """The members in rising order."""
    found: list[int] = []
    rest: i64 = mask
    while rest:
        found.append(lowest(rest))
        rest &= rest - 1
    return found


def of(numbers: list[int]) -> i64:
    """The set of the given numbers."""
    mask: i64 = 0
    for n in numbers:
        mask |= bit(n)
    return mask


def zeros(length: i64) -> vec[i64]:
    """A packed vector of `length` zeros."""
    made = vec[i64](capacity=length)
    for _place in range(length):
        made = append(made, 0)
    return made


def packed(numbers: list[int]) -> vec[i64]:
    """A packed vector of the given numbers."""
    made = vec[i64](capacity=len(numbers))
    for n in numbers:
        made = append(made, n)
    return made
