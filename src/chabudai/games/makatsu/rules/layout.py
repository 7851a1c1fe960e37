"""How a position of Meister Makatsu lies in memory."""

from typing import Final

from mypy_extensions import i64

# The decision points. All but PLAYING are steps of chance.
CHOOSING_HOLDER: Final[i64] = 0
DRAWING: Final[i64] = 1
PLAYING: Final[i64] = 2
OVER: Final[i64] = 3
DECISIONS: Final = ["ChoosingHolder", "Drawing", "Playing", "Over"]

# One packed vector holds what each seat has, so that a clone copies it at once.
HANDS: Final[i64] = 0  # a mask of cards
DECKS: Final[i64] = 6  # a mask: its order is nobody's knowledge (R6.2)
RESERVES: Final[i64] = 12  # a mask; after the last round the two cards left over (R4.8)
TABLE: Final[i64] = 18  # the cards of this round in the order in which they are played
TOKENS: Final[i64] = 30  # how many each seat took, MOST_SEATS to a phase
LEADS: Final[i64] = 48  # one for each colour
LENGTH: Final[i64] = 51
