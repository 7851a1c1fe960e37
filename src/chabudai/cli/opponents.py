"""The bots that a person or a simulation can name.

A bot is made for one game and then chooses from a view, the legal actions and a generator of its own: it never gets a state,
and never the generator that deals, so it cannot cheat.
"""

from typing import Final

from chabudai.arena import full_lineup
from chabudai.arena.duel import MOST_SIMULATIONS
from chabudai.bots import Bot, bot
from chabudai.cli.errors import BadArgument
from chabudai.cli.naming import bot_named
from chabudai.core.errors import InvalidSetup, shown
from chabudai.core.game import Game

RANDOM: Final = "random"
CASUAL: Final = "casual"


def opponent(name: str, game: Game) -> Bot:
    """The bot of that name for this game."""
    return bot(bot_named(name), game)


def lineup(names: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat from names with commas between them; the last one fills the seats that are left."""
    meant = [bot_named(name) for name in names.split(",")]
    for name in meant:
        _, at, budget = name.partition("@")
        if at and not (budget.isascii() and budget.isdecimal() and 0 < int(budget[:20]) <= MOST_SIMULATIONS):
            raise BadArgument("budget", bot=shown(name), most=MOST_SIMULATIONS)
    try:
        return full_lineup(meant, seats)
    except InvalidSetup as error:
        raise BadArgument("setting", option="--bots", given=shown(names), why=error) from error


def without_budgets(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same names; a budget is only for the arena."""
    for name in names:
        if "@" in name:
            raise BadArgument("no-budget", bot=shown(name))
    return names
