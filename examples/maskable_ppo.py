"""sb3-contrib's MaskablePPO learns one seat of ZenMaster against two `random` bots, in some minutes on one core.

    make .venv/.learners                              # or: pip install torch sb3-contrib, then
    python examples/maskable_ppo.py --curve docs/maskable-ppo.svg

What lets it learn: hundreds of matches go on at once in one compiled loop (`BatchVectorEnv`), so that a step costs little and
a round of learning has seen many deals. The numbers are told on one scale, and each card is marked that would be the highest
or the lowest in the trick. The reward is the margin, in tens of points; on the way, what the table shows of it is given at
once (a potential, so that the best play stays the same), as the end of a match alone tells its 27 decisions little.
`--plain` leaves out the marks, `--late` gives the margin at the end alone.

Every so many steps the learner plays its best card in new matches against the bots, each seat equally often, and its share of
the wins is drawn; the numbers go into a JSON file beside the picture.
"""

import argparse
import json
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from chabudai.arena.manifest import commit
from chabudai.arena.plots import learning_curve
from chabudai.learning.observation import Observer
from chabudai.rl.single import SeatEnv
from chabudai.rl.vector import BatchVectorEnv

SEATS = 3
TABLES = 256
SCALE = 10.0  # points that count as a reward of 1
SCALES = {"table": 50, "matches": 5, "results": 10, "score_card": 5, "progress": 5}  # what counts as 1

Rows = NDArray[np.float32]


class Reader:
    """Turns observations into what the network sees, and into how well the observer stands."""

    def __init__(self, observer: Observer, marks: bool) -> None:
        self.marks = marks
        self.at: dict[str, slice] = {}
        first = 0
        for field in observer.fields:
            self.at[field.name] = slice(first, first + field.length)
            first += field.length
        self.cards = np.arange(1, observer.choices + 1)
        self.size = self.read(np.zeros((1, first), np.int16)).shape[1]

    def read(self, rows: NDArray[np.int16]) -> Rows:
        """Every number on its scale, the size of the balances, and the cards that would be the highest or the lowest."""
        table = rows[:, self.at["table"]]
        highest = table.max(axis=1, keepdims=True)
        lowest = np.where(table > 0, table, len(self.cards) + 1).min(axis=1, keepdims=True)
        parts: list[NDArray[Any]] = [rows[:, at] / SCALES.get(name, 1) for name, at in self.at.items()]
        parts.append(np.abs(rows[:, self.at["matches"]]) / SCALES["matches"])
        if self.marks:
            parts += [self.cards > highest, self.cards < lowest, table > 0]
        return np.concatenate(parts, axis=1).astype(np.float32)

    def standing(self, rows: NDArray[np.int16]) -> Rows:
        """How many points fewer than the others the seat has: results that stand, and matches on the way to more."""
        results = rows[:, self.at["results"]].reshape(len(rows), SEATS, -1).sum(axis=2)
        points = (results + np.abs(rows[:, self.at["matches"]])).astype(np.float32)
        found: Rows = points[:, 1:].mean(axis=1) - points[:, 0]
        return found


class Tables(VecEnv):
    """`BatchVectorEnv` as Stable-Baselines3 wants its vector environments."""

    def __init__(self, number: int, seed: int, marks: bool = True, late: bool = False) -> None:
        self.games = BatchVectorEnv("zenmaster", number, seats=SEATS, reward="margin")
        self.reader = Reader(self.games.batch.observer, marks)
        self.late = late
        self.first_seed = seed
        self.chosen: NDArray[np.int64] = np.zeros(number, np.int64)
        self.stood: Rows = np.zeros(number, np.float32)
        super().__init__(number, spaces.Box(-50, 50, (self.reader.size,), np.float32), self.games.single_action_space)

    def reset(self) -> Rows:
        """Begin all matches."""
        seen, _ = self.games.reset(seed=self.first_seed)
        self.stood = self.reader.standing(seen["observation"])
        return self.reader.read(seen["observation"])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """What the learner plays next."""
        self.chosen = actions

    def step_wait(self) -> Any:
        """Play it, and let the others play; a match that ends begins anew."""
        seen, worth, ended, _, _ = self.games.step(self.chosen)
        stands = self.reader.standing(seen["observation"]) * (not self.late)
        rewards = (np.where(ended, worth, stands) - self.stood) / SCALE
        self.stood = stands
        return self.reader.read(seen["observation"]), rewards.astype(np.float32), ended, [{} for _ in ended]

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal cards at every table."""
        return self.games.action_masks()

    def env_method(self, method_name: str, *_given: Any, indices: Any = None, **_named: Any) -> list[Any]:
        """`action_masks` is all that is ever asked."""
        del indices
        return list(getattr(self, method_name)())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same at all tables."""
        del indices
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing is set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Never."""
        del wrapper_class, indices
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


def win_share(learner: MaskablePPO, reader: Reader, matches: int, seed: int) -> tuple[float, float]:
    """The wins against two `random` bots, of a fair share, and half of the 95 % interval; it plays its best card."""
    shares: list[float] = []
    while len(shares) < matches:
        numbers = range(len(shares), min(len(shares) + 300, matches))
        envs = [SeatEnv("zenmaster", seats=SEATS, seat=number % SEATS, bots="random") for number in numbers]
        seen = [env.reset(seed=seed + number)[0] for env, number in zip(envs, numbers, strict=True)]
        while going := [place for place, env in enumerate(envs) if not env.table.is_over()]:
            rows, masks = (np.stack([seen[place][key] for place in going]) for key in ("observation", "action_mask"))
            best, _ = learner.predict(reader.read(rows), action_masks=masks, deterministic=True)
            for place, action in zip(going, best, strict=True):
                seen[place] = envs[place].step(action)[0]
        for env in envs:
            outcome = env.table.state.outcome()
            assert outcome is not None
            shares.append(SEATS / outcome.ranks.count(1) if outcome.ranks[env.seat] == 1 else 0.0)
    return float(np.mean(shares)), float(1.96 * np.std(shares) / np.sqrt(len(shares)))


def learner_of(tables: Tables, seed: int) -> MaskablePPO:
    """MaskablePPO with a small network. Two matches fit into a round of learning, and nothing is discounted: they are short."""
    numbers: dict[str, Any] = {"n_steps": 54, "batch_size": 1536, "n_epochs": 4, "gamma": 1.0, "gae_lambda": 0.9}
    shape: dict[str, Any] = {"net_arch": [128, 128], "activation_fn": torch.nn.ReLU}
    return MaskablePPO("MlpPolicy", tables, seed=seed, device="cpu", ent_coef=0.005, policy_kwargs=shape, **numbers)


def write(path: Path, curve: Sequence[tuple[int, float, float]], given: dict[str, Any]) -> None:
    """The curve as a picture, and its numbers beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(learning_curve(curve, "steps of the learner", "wins against two random,\nof a fair share"), "utf-8")
    told = {key: value for key, value in given.items() if key != "curve"}
    versions = {name: version(name) for name in ("chabudai", "sb3-contrib", "stable-baselines3", "torch")}
    points = [{"steps": steps, "share": share, "half": half} for steps, share, half in curve]
    path.with_suffix(".json").write_text(
        json.dumps({"versions": versions, "commit": commit(), "given": told, "curve": points}, indent=2) + "\n", "utf-8"
    )


def main() -> None:
    """Learn, measure, draw."""
    parser = argparse.ArgumentParser(description="MaskablePPO learns ZenMaster.")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=100_000, help="steps between two measurements")
    parser.add_argument("--measure", type=int, default=600, help="matches of a measurement")
    parser.add_argument("--final", type=int, default=3_000, help="matches of the last measurement")
    parser.add_argument("--tables", type=int, default=TABLES, help="matches that go on at once")
    parser.add_argument("--plain", action="store_true", help="without the marks of the highest and the lowest")
    parser.add_argument("--late", action="store_true", help="the reward at the end alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("build/maskable-ppo.svg"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    tables = Tables(given.tables, given.seed, marks=not given.plain, late=given.late)
    learner = learner_of(tables, given.seed)
    curve: list[tuple[int, float, float]] = []
    while True:
        passed = learner.num_timesteps
        is_last = passed >= given.steps
        share, half = win_share(
            learner, tables.reader, given.final if is_last else given.measure, 2 * 10**6 if is_last else 10**6
        )
        curve.append((passed, share, half))
        print(f"{passed:8} steps, {time.process_time():5.0f} s: {share:.2f} ± {half:.2f}", flush=True)
        write(given.curve, curve, vars(given))
        if is_last:
            return
        learner.learning_rate = 1e-3 * (1 - 0.9 * passed / given.steps)
        learner.lr_schedule = lambda _left, rate=learner.learning_rate: rate
        learner.learn(min(given.every, given.steps - passed), reset_num_timesteps=False)


if __name__ == "__main__":
    main()
