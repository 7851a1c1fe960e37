"""Who would take the tokens of one colour: the rule of the highest card, one card after another (R3.1, R3.5 to R3.7).

A lead is one number, so that a state holds three of them and the fast path judges with the same lines as the plain one:
the rank of the highest card so far plus one, the set of seats that played that rank, and the seat that takes the tokens.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core.fast import bits

NO_LEAD: Final[i64] = 0  # nobody has played the colour

_TAKER: Final[i64] = 7
_TIED: Final[i64] = 0x1F8  # a set of seats, from bit 3
_SHIFT: Final[i64] = 9  # of the rank


def after(lead: i64, rank: i64, seat: i64, any_card_breaks_ties: bool) -> i64:
    """The lead of a colour once a seat has added a card of this rank to it."""
    highest: i64 = (lead >> _SHIFT) - 1
    mine: i64 = bits.bit(seat + 3)
    if rank > highest:
        return ((rank + 1) << _SHIFT) | mine | seat
    if rank == highest:
        return (lead & ~_TAKER) | mine | seat  # R3.5, R3.6: cards come in the order in which they are played
    if any_card_breaks_ties and lead & mine:
        return (lead & ~_TAKER) | seat  # R3.7
    return lead


def taker_of(lead: i64) -> i64:
    """The seat that takes the tokens."""
    return lead & _TAKER


def rank_of(lead: i64) -> i64:
    """The rank of the highest card."""
    return (lead >> _SHIFT) - 1


def is_tied(lead: i64) -> bool:
    """Whether several seats played the highest card."""
    return bits.count(lead & _TIED) > 1
