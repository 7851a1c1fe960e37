"""The generator of simulations: small, fast, seedable, and the same compiled and interpreted.

It is xoshiro128++ (Blackman and Vigna) on 32-bit words, so every value stays far inside 63 bits. It deals in simulations,
search and tests; at a live table the dealer's committed secret does.
"""

import hashlib
from typing import Final, TypeVar, final

from mypy_extensions import i64

Thing = TypeVar("Thing")

_WORD: Final[i64] = 0xFFFFFFFF
_SPAN: Final[i64] = 0x100000000  # 2**32

LIMIT: Final = 1 << 30
"""The largest bound that `Rng.below` takes."""


@final
class Rng:
    """A stream of random numbers, decided by its seed alone."""

    def __init__(self, seed: str | int, stream: int = 0) -> None:
        digest = hashlib.sha256(f"{seed}/{stream}".encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._d: i64 = int.from_bytes(digest[12:16], "little") | 1  # never all zero

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self._a
        b: i64 = self._b
        c: i64 = self._c ^ a
        d: i64 = self._d ^ b
        total: i64 = (a + self._d) & _WORD
        result: i64 = ((((total << 7) & _WORD) | (total >> 25)) + a) & _WORD
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ ((b << 9) & _WORD)
        self._d = ((d << 11) & _WORD) | (d >> 21)
        return result

    def below(self, bound: i64) -> i64:
        """A number in 0 … bound - 1, each equally likely (Lemire's method); `bound` is 1 … LIMIT."""
        product: i64 = self.word() * bound
        low: i64 = product & _WORD
        if low < bound:
            threshold: i64 = (_SPAN - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & _WORD
        return product >> 32

    def choice(self, things: list[Thing]) -> Thing:
        """One of the things, each equally likely; there must be one."""
        return things[self.below(len(things))]

    def words(self) -> list[int]:
        """Where the stream is: `rng_at` goes on from there."""
        return [int(self._a), int(self._b), int(self._c), int(self._d)]

    def go_to(self, words: list[int]) -> None:
        """Go on from where another stream was."""
        self._a, self._b, self._c, self._d = words[0], words[1], words[2], words[3]

    def spawn(self) -> "Rng":
        """A new stream, decided by this one's next numbers."""
        return Rng(f"{self.word()}.{self.word()}.{self.word()}.{self.word()}")


def rng_at(words: list[int]) -> Rng:
    """A stream that goes on from where another one was."""
    rng = Rng(0)
    rng.go_to(words)
    return rng
