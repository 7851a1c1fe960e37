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
RESULTS: Final[i64] = 20  # of the finished games, in one integer, RESULT bits each
STANDING: Final[i64] = 25  # the same without those that are erased
COURSE: Final[i64] = 30  # R5.1: a pack for each finished trick of this game; what lies behind those means nothing
LENGTH: Final[i64] = 39

CARD: Final[i64] = 6  # bits of a card in a pack: no edition has more than 60 number cards or score cards

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


def card_of(pack: i64, seat: i64) -> i64:
    """What a seat played, in the pack of a trick."""
    return (pack >> (CARD * seat)) & bits.below(CARD)


def score_card_of(pack: i64) -> i64:
    """The score card, in the pack of a trick."""
    return pack >> (CARD * MOST_SEATS)


def pack_of(score_card: i64, cards: list[int]) -> i64:
    """A trick as a pack: its score card, and what each seat played."""
    pack: i64 = score_card << (CARD * MOST_SEATS)
    for seat in range(len(cards)):
        pack |= i64(cards[seat]) << (CARD * i64(seat))
    return pack
