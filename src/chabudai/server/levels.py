"""The bots that can sit at a table, as functions of what a seat knows."""

from collections.abc import Callable
from typing import Final, TypeAlias

from chabudai.bots import LEVELS as FOR_PEOPLE
from chabudai.bots import bot
from chabudai.core import Action, Game, Rng, View

Chooser: TypeAlias = Callable[[View, list[Action], Rng], Action]
"""Chooses one of the legal actions of the seat whose view it gets."""

LEVELS: Final = ("random", *FOR_PEOPLE)
"""From the weakest to the strongest."""

DEFAULT: Final = "casual"


def chooser(level: str, game: Game) -> Chooser:
    """A bot of this level for a game."""
    made = bot(level, game)

    def choose(view: View, legal: list[Action], rng: Rng) -> Action:
        return made.choose(view, legal, None, rng).action

    return choose


def level_or_default(level: str, default: str = "") -> str:
    """The level that is named; the default if none is."""
    return level or default or DEFAULT
