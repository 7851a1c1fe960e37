"""The levels, the same names everywhere; a title says what they are made of."""

from chabudai.bots.bot import Bot
from chabudai.bots.players import HeuristicBot, RandomBot, SearchBot
from chabudai.bots.policies import is_policy, policy_bot
from chabudai.core import Game, InvalidSetup, SetupWhy
from chabudai.games import title
from chabudai.search import Budget, Tuning
from chabudai.search.policy import Policy

LEVELS = ("beginner", "casual", "strong", "master")
"""The levels for people, weakest first."""

BOTS = ("random", "heuristic", *LEVELS)
"""Every name that `bot` knows."""

MASTER_SECONDS = 0.9
"""What `master` thinks at most; the rest of its second is for starting and ending."""


def policy_of(game: Game) -> Policy:
    """The game's policy with its committed weights."""
    return title(game.setup.title).policy(game)


def tuning_of(game: Game, given: dict[str, float] | None = None) -> Tuning:
    """The constants of the game's search, some of them replaced by the given ones."""
    return title(game.setup.title).tuning(given)


def bot(name: str, game: Game) -> Bot:
    """A new bot of that name for a game; a name may also be a policy of one's own, see `policies`."""
    if name == "random" or is_policy(name):
        return policy_bot(name, game) if is_policy(name) else RandomBot(name, game)
    if name not in BOTS:
        raise InvalidSetup(repr(name), SetupWhy.NO_SUCH_BOT, bots=", ".join(BOTS))
    known = title(game.setup.title)
    policy, levels = known.policy(game), known.levels()
    if name == "heuristic":
        return HeuristicBot(name, game, policy)
    if name == "beginner":
        return HeuristicBot(name, game, policy, levels.beginner_noise, levels.beginner_slips)
    if name == "casual":
        return HeuristicBot(name, game, policy, levels.casual_noise)
    if name == "strong":
        return SearchBot(name, game, policy, known.tuning(), Budget(levels.strong_simulations))
    return SearchBot(name, game, policy, known.tuning(), Budget(levels.master_simulations, MASTER_SECONDS))
