"""The policy that knows nothing: every action alike, rollouts at random."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, State
from chabudai.search.policy import Policy


@final
class Uniform(Policy):
    """All actions are worth the same; a rollout is the state's own fast one."""

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:  # noqa: ARG002 - it looks at nothing
        for position in range(len(legal)):
            weights[position] = 0

    def play_out(self, state: State, rng: Rng, noise: i64, until: i64) -> i64:  # noqa: ARG002
        return state.rollout(rng)
