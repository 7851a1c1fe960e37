"""How a position of ZenMaster lies in memory."""

from typing import Final

from mypy_extensions import i64

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
RESULTS: Final[i64] = 20  # one for each finished game, MOST_SEATS to a seat
LENGTH: Final[i64] = 45

NO_CARD: Final[i64] = 0
NO_SCORE_CARD: Final[i64] = -1
