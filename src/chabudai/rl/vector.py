"""Many games at once as Gymnasium's vector environment: one seat learns in each, and a policy sits on the others."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from chabudai.core import InvalidSetup, SetupWhy
from chabudai.rl.aec import ILLEGAL
from chabudai.rl.batch import Batch
from chabudai.rl.table import Observation, factors, observation_space

Opponents = Callable[[NDArray[Any], NDArray[np.int8], NDArray[np.int64], np.random.Generator], NDArray[np.int64]]
"""What the other seats do: from the observations, masks and seats of those games where one of them is to act."""


def random_legal(_seen: NDArray[Any], masks: NDArray[np.int8], _seats: NDArray[np.int64], luck: np.random.Generator) -> Any:
    """A random legal action in each game."""
    return (masks * luck.random(masks.shape)).argmax(axis=1)


class BatchVectorEnv(gymnasium.vector.VectorEnv[Observation, Any, Any]):
    """`num_envs` games stepped by one compiled loop; a game that ends begins anew in the same step.

    An illegal action is not played: that game gets -1 and waits, so that one slip does not stop all others. `final_obs` is what
    the learner saw before its last step: a game that has begun anew no longer shows its end.
    """

    def __init__(
        self,
        name: str,
        num_envs: int,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = random_legal,
        options: Mapping[str, str] | None = None,
        edition: str = "house",
        reward: str = "rank",
        scaled: bool = False,
    ) -> None:
        self.num_envs = num_envs
        self._made: Final = (name, num_envs, seats, options, edition, reward)
        self.batch = Batch(*self._made)
        if not 0 <= seat < self.batch.seats:
            raise InvalidSetup(f"seat {seat}", SetupWhy.NO_SUCH_PLACE, seats=self.batch.seats)
        self.seat: Final = seat
        self.opponents: Final = opponents
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
        self.render_mode = None
        self.single_observation_space = observation_space(self.batch.observer, scaled)
        self.single_action_space = spaces.Discrete(self.batch.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._factors: Final = factors(self.batch.observer) if scaled else None

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game anew; one seed decides them all."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch = Batch(*self._made, seed=int(self.np_random.integers(2**62)))
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, bool))
        return self._seen(), {"action_mask": self.action_masks()}

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        batch = self.batch
        before = self._seen()
        worth, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, bool)
        games = np.arange(self.num_envs)
        asked = np.clip(actions, 0, batch.choices - 1)
        legal = (asked == actions) & (batch.action_masks[games, asked] == 1)
        worth[~legal] = ILLEGAL
        batch.step_some(games[legal], asked[legal])
        self._note_ends(games[legal], worth, ended)
        self._let_others_play(worth, ended)
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if ended.any():
            info["final_obs"], info["_final_obs"] = before, ended.copy()
        return self._seen(), worth, ended, np.zeros(self.num_envs, bool), info

    def _let_others_play(self, worth: NDArray[np.float64], ended: NDArray[np.bool_]) -> None:
        """Until the learner is to act in every game."""
        batch = self.batch
        while (games := (batch.actors != self.seat).nonzero()[0]).size:
            seen, masks = self._scaled(batch.observations[games]), batch.action_masks[games]
            batch.step_some(games, self.opponents(seen, masks, batch.actors[games], self.np_random))
            self._note_ends(games, worth, ended)

    def _note_ends(self, games: NDArray[np.int64], worth: NDArray[np.float64], ended: NDArray[np.bool_]) -> None:
        over = games[self.batch.ended[games]]
        worth[over] = self.batch.rewards[over, self.seat]
        ended[over] = True

    def _scaled(self, rows: NDArray[np.int16]) -> NDArray[Any]:
        return rows.copy() if self._factors is None else rows * self._factors

    def _seen(self) -> Observation:
        return {"observation": self._scaled(self.batch.observations), "action_mask": self.batch.action_masks.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is legal now, in every game."""
        return self.batch.action_masks.astype(bool)
