"""How a position of ZenMaster lies in memory."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.zenmaster.box.components import MOST_SEATS

# The decision points. All but PLAYING are steps of chance.
CHOOSING_DEALER: Final[i64] = 0
DEALING: Final[i64] = 1
TURNING: Final[i64] = 2
PLAYING: Final[i64] = 3
OVER: Final[i64] = 4
DECISIONS: Final = ["ChoosingDealer", "Dealing", "Turning", "Playing", "Over"]

# One packed vector holds what each seat has, so that a clone copies it at once.
HANDS: Final[i64] = 0  # a mask of number cards
PLAYED: Final[i64] = 5  # a mask: what it played in earlier tricks of this game
TABLE: Final[i64] = 10  # its card in this trick, 0 for none
MATCHES: Final[i64] = 15  # R2.9: the balance, black above 0 and white below
ORDER: Final[i64] = 20  # R5.1: the same cards in the order in which it played them, in one integer, CARD bits each
RESULTS: Final[i64] = 25  # of the finished games, in one integer, RESULT bits each
STANDING: Final[i64] = 30  # the same without those that are erased
LENGTH: Final[i64] = 35

CARD: Final[i64] = 6  # no edition has more than 60 number cards or score cards

RESULT: Final[i64] = 12  # no edition has more than 99 matches on a score card

NO_CARD: Final[i64] = 0
NO_SCORE_CARD: Final[i64] = -1


def write_down(at: vec[i64], seat: i64, game: i64, result: i64) -> None:
    """A seat has this result in a game, and it stands."""
    at[RESULTS + seat] += result << (RESULT * game)
    at[STANDING + seat] += result << (RESULT * game)


def result_in(pack: i64, game: i64) -> i64:
    """The result of a game in one of the packs of results."""
    return (pack >> (RESULT * game)) & bits.below(RESULT)


def total_in(pack: i64) -> i64:
    """The sum of the results in a pack."""
    total: i64 = 0
    rest: i64 = pack
    while rest:
        total += rest & bits.below(RESULT)
        rest >>= RESULT
    return total


def highest_in(pack: i64) -> i64:
    """The game with the highest result in a pack, of equal ones the oldest; below 0 if there is none above 0."""
    highest: i64 = 0
    found: i64 = -1
    for game in range(MOST_SEATS):
        if result_in(pack, game) > highest:
            highest = result_in(pack, game)
            found = game
    return found


def card_in(pack: i64, trick: i64) -> i64:
    """The card of a trick in one of the packs of cards in their order."""
    return (pack >> (CARD * trick)) & bits.below(CARD)


def pack_of(cards: list[int]) -> i64:
    """Cards in their order as a pack."""
    pack: i64 = 0
    for trick in range(len(cards)):
        pack |= i64(cards[trick]) << (CARD * i64(trick))
    return pack


def unpacked(pack: i64, number: i64) -> list[int]:
    """The first so many cards of a pack."""
    return [int(card_in(pack, trick)) for trick in range(number)]
