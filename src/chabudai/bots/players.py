"""The kinds of bots: random, heuristic, and searching."""

from typing import Final

from chabudai.bots.bot import Bot, Choice, History
from chabudai.core import Action, Game, Rng, View
from chabudai.search import Budget, Progress, Search, Stop, Thought, Tuning
from chabudai.search.policy import REWARD, Policy


class RandomBot(Bot):
    """Every legal action alike."""

    def choose(
        self,
        view: View,  # noqa: ARG002 - it looks at nothing
        legal: list[Action],
        budget: Budget | None,  # noqa: ARG002
        rng: Rng,
        stop: Stop | None = None,  # noqa: ARG002
        progress: Progress | None = None,  # noqa: ARG002
        history: History | None = None,  # noqa: ARG002
    ) -> Choice:
        return Choice(rng.choice(legal), [])


class HeuristicBot(Bot):
    """What the policy likes best, with noise and slips: a slip is an action picked at random."""

    def __init__(self, name: str, game: Game, policy: Policy, noise: int = 0, slips: int = 0) -> None:
        super().__init__(name, game)
        self._policy: Final = policy
        self._noise: Final = noise
        self._slips: Final = slips  # in a hundred decisions

    def choose(
        self,
        view: View,
        legal: list[Action],
        budget: Budget | None,  # noqa: ARG002 - it does not search
        rng: Rng,
        stop: Stop | None = None,  # noqa: ARG002
        progress: Progress | None = None,  # noqa: ARG002
        history: History | None = None,  # noqa: ARG002
    ) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], [])
        if rng.below(100) < self._slips:
            return Choice(rng.choice(legal), [])
        world = self.game.sample_world(view, rng)
        action = self._policy.choose(world, rng, self._noise)
        return Choice(action, self._likings(view, legal, rng))

    def _likings(self, view: View, legal: list[Action], rng: Rng) -> list[Thought]:
        """The policy's weights as thoughts, relative to the best."""
        weights = self._policy.weights
        self._policy.weigh(self.game.sample_world(view, rng), legal, weights)
        best = max(int(weights[place]) for place in range(len(legal)))
        found = [Thought(action, (int(weights[place]) - best) / REWARD, 0, 1.0) for place, action in enumerate(legal)]
        return sorted(found, key=lambda thought: -thought.value)


class SearchBot(Bot):
    """What the search tried most."""

    def __init__(self, name: str, game: Game, policy: Policy, tuning: Tuning, budget: Budget) -> None:
        super().__init__(name, game)
        self._search: Final = Search(game, policy, tuning)
        self.budget: Final = budget
        """What it thinks at most if it is given no other budget."""

    def choose(
        self,
        view: View,
        legal: list[Action],
        budget: Budget | None,
        rng: Rng,
        stop: Stop | None = None,
        progress: Progress | None = None,
        history: History | None = None,  # noqa: ARG002 - the view holds all that it searches with
    ) -> Choice:
        thoughts = self._search.think(view, legal, budget or self.budget, rng, stop, progress)
        return Choice(thoughts[0].action, thoughts)
