"""Players that see what a seat sees: `bot("master", game).choose(view, legal, None, rng)`."""

from chabudai.bots.bot import Bot, Choice
from chabudai.bots.levels import BOTS, LEVELS, bot, policy_of, tuning_of
from chabudai.search import Budget, Stop, Thought

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Choice", "Stop", "Thought", "bot", "policy_of", "tuning_of"]
