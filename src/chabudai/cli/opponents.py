"""The bots that a person or a simulation can name.

A bot is made for one game and then chooses from a view, the legal actions and a generator of its own: it never gets a state,
and never the generator that deals, so it cannot cheat.
"""

from typing import Final

from chabudai.bots import BOTS, Bot, bot
from chabudai.cli.errors import BadArgument
from chabudai.core.errors import shown
from chabudai.core.game import Game

RANDOM: Final = "random"
CASUAL: Final = "casual"


def opponent(name: str, game: Game) -> Bot:
    """The bot of that name for this game."""
    if name not in BOTS:
        raise BadArgument(f"{shown(name)}: there is no such bot (bots: {', '.join(BOTS)})")
    return bot(name, game)
