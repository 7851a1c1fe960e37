"""The bots that a person or a simulation can name.

A bot is made for one game and then chooses from a view, the legal actions and a generator of its own: it never gets a state,
and never the generator that deals, so it cannot cheat.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from chabudai.bots import BOTS, bot
from chabudai.cli.errors import BadArgument
from chabudai.core.errors import shown
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, View

Chooser: TypeAlias = Callable[[View, list[Action], Rng], Action]
"""Chooses one of the legal actions of the seat whose view it gets."""

RANDOM: Final = "random"
CASUAL: Final = "casual"


def opponent(name: str, game: Game) -> Chooser:
    """The bot of that name for this game."""
    if name not in BOTS:
        raise BadArgument(f"{shown(name)}: there is no such bot (bots: {', '.join(BOTS)})")
    seated = bot(name, game)

    def choose(view: View, legal: list[Action], rng: Rng) -> Action:
        return seated.choose(view, legal, None, rng).action

    return choose
