"""The kinds of bots: random, heuristic, and searching."""

from typing import Final

from chabudai.bots.bot import Bot, Choice, History
from chabudai.core import Action, Game, Rng, State, View
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
    """What the policy likes best in one imagined world, without looking ahead.

    Noise makes it misjudge every action a little, so it errs where actions are close and never where one is clear by more than
    the noise. It does not decline a win: an action that ends the game as it wants is taken whatever it looks like.
    """

    def __init__(self, name: str, game: Game, policy: Policy, noise: int = 0) -> None:
        super().__init__(name, game)
        self._policy: Final = policy
        self._noise: Final = noise

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
        world = self.game.sample_world(view, rng)
        action = (self._winning(world, legal) if self._noise > 0 else None) or self._policy.choose(world, rng, self._noise)
        return Choice(action, self._likings(view, legal, rng))

    def _winning(self, world: State, legal: list[Action]) -> Action | None:
        """An action that ends the game with the actor first and alone there, if there is one."""
        seat = world.actor()
        for action in legal:
            twin = world.clone()
            twin.apply(action)
            outcome = twin.outcome()
            if outcome is not None and outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1:
                return action
        return None

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
        return Choice(thoughts[0].action, thoughts, int(self._search.depth))
