"""What a good player knows of a game, for bots and for the search.

A policy reads a state because inside a rollout there is no time to build views; it may use only what the actor's view holds.
Weights and rewards are whole numbers on one scale, so that the same position weighs the same compiled and interpreted.
"""

import math
import tomllib
from abc import ABCMeta, abstractmethod
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Outcome, State
from chabudai.core.seats import CHANCE, NOBODY

REWARD: Final[i64] = 10_000
"""The reward of a win by a wide margin; 0 is the worst that can be."""

NEVER: Final[i64] = 0x3FFFFFFF
"""A clock that no game reaches."""


@final
class Taste:
    """What somebody plays for: the parts of a reward that are for the win, for the rank and for the margin."""

    def __init__(self, win: int, rank: int, margin: int) -> None:
        if min(win, rank, margin) < 0 or win + rank + margin != REWARD:
            raise ValueError(f"the parts of a reward add up to {REWARD}")
        self.win: Final[i64] = win
        self.rank: Final[i64] = rank
        self.margin: Final[i64] = margin


USUAL_TASTE: Final = Taste(5_000, 2_500, 2_500)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(metaclass=ABCMeta):
    """How one game is played well."""

    def __init__(self, game: Game, margin: int, lowest_wins: bool) -> None:
        self.seats: Final[i64] = game.setup.seats
        self.margin: Final[i64] = margin
        """A lead of so many points is as good as any larger one."""
        self.lowest_wins: Final = lowest_wins
        self.taste = USUAL_TASTE
        self.has_instinct = False
        """Whether a search tries first something else than what looks good."""
        self.weights: vec[i64] = bits.zeros(len(game.actions()))

    @abstractmethod
    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        """Write how good each of the actor's legal actions looks to the actor, higher is better, in parts of REWARD."""

    def prior(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        """Write in the same way what a search is to try first: by itself what looks good."""
        self.weigh(state, legal, weights)

    def remember(self, state: State) -> bool:  # noqa: ARG002 - most policies know nothing of how others play
        """Note what the others have played, as the actor has seen it; whether that tells anything of what they hold."""
        return False

    def credence(self, state: State) -> float:  # noqa: ARG002
        """How likely the others would have played what was noted with what they hold in this world: a logarithm."""
        return 0.0

    def believe(self, world: State) -> None:  # noqa: B027 - who remembers nothing has nothing to believe
        """Learn from one more world, any that the actor's view leaves open, what the others are likely to hold."""

    def imagine(self, rng: Rng) -> State:
        """A new world, as likely as was learned."""
        raise NotImplementedError

    def choose(self, state: State, rng: Rng, noise: i64) -> Action:
        """The actor's best-looking action, after up to `noise` has been added to the weight of each at random."""
        legal = state.legal_actions()
        weights = self.weights
        self.weigh(state, legal, weights)
        chosen = 0
        best: i64 = -NEVER
        for position in range(len(legal)):
            weight: i64 = weights[position]
            if noise > 0:
                weight += rng.below(noise)
            if weight > best:
                best = weight
                chosen = position
        return legal[chosen]

    def clock(self, state: State) -> i64:  # noqa: ARG002 - a game without a clock is played to its end
        """How far the game has come; it never goes back."""
        return 0

    def until(self, state: State) -> i64:  # noqa: ARG002
        """The clock at which a rollout that sets out from this state is cut off."""
        return NEVER

    def play_out(self, state: State, rng: Rng, noise: i64, until: i64) -> i64:
        """Play on until the clock says so or the game ends; returns the number of seats' decisions."""
        decisions: i64 = 0
        while True:
            actor = state.actor()
            if actor == NOBODY or self.clock(state) >= until:
                return decisions
            if actor == CHANCE:
                state.apply(state.draw(rng))
            else:
                state.apply(self.choose(state, rng, noise))
                decisions += 1

    def expected(self, state: State) -> list[float]:
        """The points that each seat ends with: exact when the game is over, an estimate when a rollout is cut off.

        An estimate may leave out what everyone will gain alike.
        """
        outcome = state.outcome()
        assert outcome is not None, "a game with a clock estimates positions too"
        return [float(score) for score in outcome.scores]

    def evaluate(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's reward: exact when the game is over, an estimate when a rollout is cut off."""
        outcome = state.outcome()
        assert outcome is not None, "a game with a clock evaluates positions too"
        reward_outcome(outcome, self.margin, self.lowest_wins, rewards, self.taste)


def reward_outcome(outcome: Outcome, margin: i64, lowest_wins: bool, rewards: vec[i64], taste: Taste = USUAL_TASTE) -> None:
    """Write each seat's reward for the end of a game: the win, the rank and the margin."""
    seats = len(outcome.ranks)
    for seat in range(seats):
        rewards[seat] = _reward(outcome.ranks, outcome.scores, seat, margin, lowest_wins, taste)


def _reward(ranks: list[int], scores: list[int], seat: int, margin: i64, lowest_wins: bool, taste: Taste) -> i64:
    """One seat's reward: its share of the win, how many it is ahead of, and its lead over the best of the others."""
    mine: i64 = ranks[seat]
    score: i64 = scores[seat]
    level: i64 = 0  # how many share the rank
    behind: i64 = 0
    lead: i64 = NEVER
    for other in range(len(ranks)):
        rank: i64 = ranks[other]
        if rank == mine:
            level += 1
        elif rank > mine:
            behind += 1
        if other != seat:
            ahead_by: i64 = scores[other] - score if lowest_wins else score - scores[other]
            lead = min(ahead_by, lead)
    if len(ranks) == 1:
        lead = score // 2 - margin  # alone, one plays for points
    lead = max(-margin, min(margin, lead))
    total: i64 = (taste.rank * (2 * behind + level - 1)) // (2 * max(1, len(ranks) - 1))
    total += (taste.margin * (lead + margin)) // (2 * margin)
    return total + taste.win // level if mine == 1 else total


def reward_estimate(points: list[float], heat: float, margin: float, rewards: vec[i64], taste: Taste = USUAL_TASTE) -> None:
    """Write each seat's expected reward from the points it is expected to end with, more is better.

    A lead of `heat` points makes a seat about e times as likely to win as the one it is ahead of.
    """
    best = max(points)
    chances = 0.0
    for expected in points:
        chances += math.exp((expected - best) / heat)
    seats = len(points)
    for seat in range(seats):
        mine = points[seat]
        ahead = 0.0
        lead = 1e9
        for other in range(seats):
            if other != seat:
                ahead += 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, (points[other] - mine) / heat))))
                lead = min(lead, mine - points[other])
        if seats == 1:
            lead = mine / 2.0 - margin
        lead = max(-margin, min(margin, lead))
        win = math.exp((mine - best) / heat) / chances
        total = float(taste.win) * win + float(taste.rank) * ahead / float(max(1, seats - 1))
        rewards[seat] = i64(total + float(taste.margin) * (lead + margin) / (2.0 * margin))


def weights_in(folder: str, given: dict[str, float] | None = None, file: str = "policy.toml") -> dict[str, float]:
    """The numbers of a file in a folder, some of them replaced by the given ones."""
    return replaced(numbers_in(Path(folder, file)), given)


def numbers_in(file: Path) -> dict[str, float]:
    """The numbers of a file by their names."""
    numbers: dict[str, float] = {}
    for name, number in tomllib.loads(file.read_text("utf-8")).items():
        numbers[name] = float(number)
    return numbers


def replaced(numbers: dict[str, float], given: dict[str, float] | None) -> dict[str, float]:
    """The numbers, some of them replaced by the given ones; a name that is not among them is refused."""
    found = dict(numbers)
    if given is not None:
        for name in given:
            if name not in found:
                raise ValueError(f"unknown weight: {name!r}: there are {', '.join(found)}")
            found[name] = given[name]
    return found
