"""The levels, the same names everywhere, and every number in them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from chabudai.bots.bot import Bot
from chabudai.bots.players import HeuristicBot, RandomBot, SearchBot
from chabudai.core import Game, InvalidSetup, SetupWhy
from chabudai.games import title
from chabudai.games.makatsu.mind.policy import MakatsuPolicy
from chabudai.games.maki_master.mind.policy import MakiPolicy
from chabudai.games.ninjato.mind.policy import NinjatoPolicy
from chabudai.games.zenmaster.mind.policy import ZenPolicy
from chabudai.search import Budget, Tuning, Uniform
from chabudai.search.policy import Policy, weights_in

LEVELS = ("beginner", "casual", "strong", "master")
"""The levels for people, weakest first."""

BOTS = ("random", "heuristic", *LEVELS)
"""Every name that `bot` knows."""

MASTER_SECONDS = 0.9
"""What `master` thinks at most; the rest of its second is for starting and ending."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the levels of one game are made of."""

    policy: Callable[[Game, dict[str, float] | None], Policy]
    beginner_noise: int = 1500
    beginner_slips: int = 25
    casual_noise: int = 150
    strong_simulations: int = 100
    master_simulations: int = 20_000


NUMBERS = {
    "makatsu": Numbers(MakatsuPolicy),
    "maki-master": Numbers(MakiPolicy, beginner_noise=500, beginner_slips=8),
    "ninjato": Numbers(NinjatoPolicy, beginner_noise=500, beginner_slips=8),
    "zenmaster": Numbers(ZenPolicy),
}


def policy_of(game: Game) -> Policy:
    """The game's policy with its committed weights."""
    return _numbers(game).policy(game, None)


def tuning_of(game: Game, given: dict[str, float] | None = None) -> Tuning:
    """The constants of the game's search as committed in its `search.toml`, some of them replaced by the given ones."""
    if game.setup.title not in NUMBERS:
        return Tuning(even=1.0)
    numbers = weights_in(str(Path(title(game.setup.title).folder, "mind")), given, "search.toml")
    return Tuning(
        exploration=numbers["exploration"],
        heat=round(numbers["heat"]),
        even=numbers["even"],
        caution=round(numbers["caution"]),
        noise=round(numbers["noise"]),
        uses=round(numbers["uses"]),
    )


def bot(name: str, game: Game) -> Bot:
    """A new bot of that name for a game."""
    if name == "random":
        return RandomBot(name, game)
    if name not in BOTS:
        raise InvalidSetup(repr(name), SetupWhy.NO_SUCH_BOT, bots=", ".join(BOTS))
    numbers = _numbers(game)
    policy = numbers.policy(game, None)
    if name == "heuristic":
        return HeuristicBot(name, game, policy)
    if name == "beginner":
        return HeuristicBot(name, game, policy, numbers.beginner_noise, numbers.beginner_slips)
    if name == "casual":
        return HeuristicBot(name, game, policy, numbers.casual_noise)
    if name == "strong":
        return SearchBot(name, game, policy, tuning_of(game), Budget(numbers.strong_simulations))
    return SearchBot(name, game, policy, tuning_of(game), Budget(numbers.master_simulations, MASTER_SECONDS))


def _numbers(game: Game) -> Numbers:
    """The title's numbers; a title without a policy is searched with random rollouts."""
    return NUMBERS.get(game.setup.title, Numbers(_knowing_nothing))


def _knowing_nothing(game: Game, _weights: dict[str, float] | None) -> Policy:
    return Uniform(game, 20, title(game.setup.title).lowest_wins)
