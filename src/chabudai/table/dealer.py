"""The honest dealer: chance choices from a secret that was committed to before the game.

Everything here is text under SHA-256 and HMAC-SHA-512, so that a browser can compute it again. `docs/fairness.md` says what it
proves and what it does not.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from bisect import bisect_right
from itertools import accumulate
from typing import Final

from chabudai.core import Seat, Setup
from chabudai.table.errors import TableError, TableWhy

SECRET_BYTES: Final = 64
CONTRIBUTION_BYTES: Final = 32
_SPAN: Final = 1 << 512


class Draws(ABC):
    """Who makes the chance seat's choices."""

    @abstractmethod
    def draw(self, step: int, weights: list[int]) -> int:
        """The position of the choice for the step with this number, counted over the whole record from 0."""


class Dealer(Draws):
    """Draws that follow from the secret, the contributions and the number of the step, and from nothing else."""

    def __init__(self, secret: bytes, contributions: dict[Seat, str]) -> None:
        if len(secret) != SECRET_BYTES:
            raise TableError("invalid", TableWhy.WRONG_SECRET_LENGTH, bytes=SECRET_BYTES)
        given = "".join(f"{seat}: {contributions[seat]}\n" for seat in sorted(contributions))
        self._begun: Final = hmac.new(secret, f"chabudai draw 1\n{given}".encode(), "sha512")

    def draw(self, step: int, weights: list[int]) -> int:
        ends = list(accumulate(weights))
        return bisect_right(ends, self._below(step, ends[-1]))

    def world_seed(self) -> str:
        """What a world is drawn by where a game is played on: it follows from the same as the draws."""
        hashed = self._begun.copy()
        hashed.update(b"world\n")
        return hashed.hexdigest()[: 2 * CONTRIBUTION_BYTES]

    def _below(self, step: int, bound: int) -> int:
        """A number in 0 … bound - 1, each equally likely: a hash beyond the last whole multiple of the bound is drawn anew."""
        limit = _SPAN - _SPAN % bound
        attempt = 0
        while True:
            hashed = self._begun.copy()
            hashed.update(b"step: %d\ntry: %d\n" % (step, attempt))
            number = int.from_bytes(hashed.digest(), "big")
            if number < limit:
                return number % bound
            attempt += 1


def commitment(secret: bytes, setup: Setup) -> str:
    """What the table publishes before the deal: it fixes the secret together with the game it is for."""
    options = "".join(f"option {name}: {value}\n" for name, value in setup.options.items())
    text = (
        f"chabudai deal 1\ngame: {setup.title}\nedition: {setup.edition}\nseats: {setup.seats}\n"
        f"rules: {setup.rules_version}\n{options}secret: {secret.hex()}\n"
    )
    return hashlib.sha256(text.encode()).hexdigest()


def contribution_commitment(value: str) -> str:
    """What a client publishes when it sits down: SHA-256 of the bytes it will add to the deal."""
    return hashlib.sha256(bytes.fromhex(checked_hex(value))).hexdigest()


def is_hex(text: str, size: int) -> bool:
    """Whether the text is so many bytes in small hexadecimal digits."""
    return len(text) == 2 * size and all(letter in "0123456789abcdef" for letter in text)


def checked_hex(text: str) -> str:
    """The text if it is 32 bytes in small hexadecimal digits: a contribution or a SHA-256."""
    if not is_hex(text, CONTRIBUTION_BYTES):
        raise TableError("invalid", TableWhy.NOT_HEXADECIMAL, digits=2 * CONTRIBUTION_BYTES)
    return text


def seal(secret: bytes, text: str) -> str:
    """The last line of a finished record: it fixes every byte above it."""
    return hmac.digest(secret, f"chabudai seal 1\n{text}".encode(), "sha256").hex()
