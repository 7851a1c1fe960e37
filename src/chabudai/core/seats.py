"""Chairs at the table."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A chair, counted from 0; never a user."""

CHANCE: Final = Seat(-1)
"""The dealer of every game: each deal and each draw is a step of this seat."""

NOBODY: Final = Seat(-2)
"""The actor of a game that is over."""


def name_of(seat: Seat | None) -> str:
    """How records, errors and notation write a seat: its number, `*` for chance, `public` for a spectator."""
    if seat is None:
        return "public"
    if seat == CHANCE:
        return "*"
    if seat == NOBODY:
        return "nobody"
    return str(seat)
