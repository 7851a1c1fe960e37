"""The decision points. Those before PLACING are steps of chance."""

from typing import Final

from mypy_extensions import i64

DRAWING_LOTS: Final[i64] = 0
POSTING_SENTRIES: Final[i64] = 1
STOCKING_HOUSES: Final[i64] = 2
OFFERING_SKILLS: Final[i64] = 3
INVITING_ENVOYS: Final[i64] = 4
OFFERING_RUMORS: Final[i64] = 5
DEALING: Final[i64] = 6
TURNING_CARDS: Final[i64] = 7
DRAWING_BLIND: Final[i64] = 8
TURNING_GUARD: Final[i64] = 9
TURNING_ELITE: Final[i64] = 10
ANSWERING_ALARM: Final[i64] = 11
RESTORING_HOUSE: Final[i64] = 12
PLACING: Final[i64] = 13
TRAINING: Final[i64] = 14
DISCARDING: Final[i64] = 15
LEARNING: Final[i64] = 16
FIGHTING: Final[i64] = 17
STRIKING: Final[i64] = 18
CALLING_BANZAI: Final[i64] = 19
KEEPING: Final[i64] = 20
REPLACING_TOKEN: Final[i64] = 21
BRIBING: Final[i64] = 22
SPREADING: Final[i64] = 23
DISGUISING: Final[i64] = 24
CHOOSING_REWARD: Final[i64] = 25
OVER: Final[i64] = 26
TURN_OVER: Final[i64] = 27
"""Between two decisions: the place has had its effect, and the next seat is to be found."""

NAMES: Final = [
    "DrawingLots",
    "PostingSentries",
    "StockingHouses",
    "OfferingSkills",
    "InvitingEnvoys",
    "OfferingRumors",
    "Dealing",
    "TurningCards",
    "DrawingBlind",
    "TurningGuard",
    "TurningElite",
    "AnsweringAlarm",
    "RestoringHouse",
    "Placing",
    "Training",
    "Discarding",
    "Learning",
    "Fighting",
    "Striking",
    "CallingBanzai",
    "Keeping",
    "ReplacingToken",
    "Bribing",
    "Spreading",
    "Disguising",
    "ChoosingReward",
    "Over",
]
