"""The levels, the same names everywhere; a title says what they are made of."""

from chabudai.bots.bot import Bot
from chabudai.bots.characters import CHARACTERS
from chabudai.bots.players import HeuristicBot, RandomBot, SearchBot
from chabudai.bots.policies import is_policy, policy_bot
from chabudai.core import Game, InvalidSetup, SetupWhy
from chabudai.games import title
from chabudai.search import Budget, Tuning
from chabudai.search.policy import Policy

LEVELS = ("beginner", "apprentice", "casual", "skilled", "strong", "master")
"""The levels for people, weakest first."""

FORMER = "master-1"
"""`master` as it was before its last change, for the arena to compare with."""

BOTS = ("random", "heuristic", *LEVELS, *CHARACTERS, FORMER)
"""Every name that `bot` knows."""

MASTER_SECONDS = 0.9
"""What `master` thinks at most; the rest of its second is for starting and ending."""

MASTER_LONGEST = 3.0
"""What it thinks at most on a machine so busy that it has not made its fewest simulations by then."""


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
    levels = known.levels()
    noises = {
        "heuristic": 0,
        "beginner": levels.beginner_noise,
        "apprentice": levels.apprentice_noise,
        "casual": levels.casual_noise,
    }
    if name in noises:
        return HeuristicBot(name, game, known.policy(game), noises[name])
    strong = Budget(levels.strong_simulations)
    budgets = {"skilled": Budget(levels.skilled_simulations), "strong": strong, **dict.fromkeys(CHARACTERS, strong)}
    longest = Budget(levels.master_simulations, MASTER_SECONDS, fewest=levels.master_fewest, longest=MASTER_LONGEST)
    policy, tuning = _mind(name, game)
    if name in CHARACTERS:
        policy.taste = CHARACTERS[name].taste
    return SearchBot(name, game, policy, tuning, budgets.get(name, longest))


def _mind(name: str, game: Game) -> tuple[Policy, Tuning]:
    """What a searching bot of that name thinks with."""
    known = title(game.setup.title)
    if name == "master":
        return known.master(game)
    return known.former(game) if name == FORMER else (known.policy(game), known.tuning())
