"""Players that see what a seat sees: `bot("master", game).choose(view, legal, None, rng)`."""

from chabudai.bots.bot import Bot, Choice, History, chooser
from chabudai.bots.characters import CHARACTERS
from chabudai.bots.levels import BOTS, FORMER, LEVELS, bot, policy_of, tuning_of
from chabudai.search import Budget, Stop, Thought

__all__ = [
    "BOTS",
    "CHARACTERS",
    "FORMER",
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "History",
    "Stop",
    "Thought",
    "bot",
    "chooser",
    "policy_of",
    "tuning_of",
]
