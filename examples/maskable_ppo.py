"""sb3-contrib's MaskablePPO on one seat of ZenMaster against two `random` bots, through Gymnasium.

    make .venv/.learners                              # or: pip install torch sb3-contrib, then
    python examples/maskable_ppo.py --curve docs/maskable-ppo.svg

The reward is the margin at the end; on the way, what the table shows of it is given at once (a potential, so that the best
play stays the same): without that a match tells its 27 decisions too little. Every so many steps the learner plays its best
card in new matches, and its share of the wins is drawn; the numbers go into a JSON file beside the picture.
"""

import argparse
import json
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from chabudai.arena.manifest import commit
from chabudai.arena.plots import learning_curve
from chabudai.rl.single import SeatEnv

SEATS = 3
TABLES = 16


class SteadyEnv(SeatEnv):
    """One seat against random bots; how much better it stands than the others is told with every step."""

    def __init__(self) -> None:
        super().__init__("zenmaster", seats=SEATS, bots="random", reward="margin")
        self.at: dict[str, slice] = {}
        first = 0
        for field in self.table.observer.fields:
            self.at[field.name] = slice(first, first + field.length)
            first += field.length
        self.stood = 0.0

    def standing(self, row: NDArray[np.int16]) -> float:
        """How many points fewer than the others the seat has: results that stand, and matches on the way to more."""
        points = row[self.at["results"]].reshape(SEATS, -1).sum(axis=1) + np.abs(row[self.at["matches"]])
        return float(points[1:].mean() - points[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a match."""
        seen, info = super().reset(seed=seed, options=options)
        self.stood = self.standing(seen["observation"])
        return seen, info

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a card."""
        seen, worth, ended, cut, info = super().step(action)
        before, self.stood = self.stood, worth if ended else self.standing(seen["observation"])
        return seen, self.stood - before, ended, cut, info


def win_share(learner: MaskablePPO, tables: VecNormalize, matches: int, seed: int) -> tuple[float, float]:
    """The wins against two `random` bots, of a fair share, and half of the 95 % interval; it plays its best card."""
    shares: list[float] = []
    while len(shares) < matches:
        envs = [SteadyEnv() for _ in range(min(64, matches - len(shares)))]
        seen = [env.reset(seed=seed + len(shares) + place)[0] for place, env in enumerate(envs)]
        while going := [place for place, env in enumerate(envs) if not env.table.is_over()]:
            rows = {key: np.stack([seen[place][key] for place in going]) for key in seen[0]}
            best, _ = learner.predict(tables.normalize_obs(rows), action_masks=rows["action_mask"], deterministic=True)
            for place, action in zip(going, best, strict=True):
                seen[place] = envs[place].step(action)[0]
        for env in envs:
            outcome = env.table.state.outcome()
            assert outcome is not None
            shares.append(SEATS / outcome.ranks.count(1) if outcome.ranks[env.seat] == 1 else 0.0)
    return float(np.mean(shares)), float(1.96 * np.std(shares) / np.sqrt(len(shares)))


def learner_of(tables: VecNormalize, seed: int) -> MaskablePPO:
    """MaskablePPO with its own network; the matches are short and end with the reward, so nothing is discounted."""
    numbers: dict[str, Any] = {"learning_rate": 1e-3, "n_steps": 128, "batch_size": 512, "n_epochs": 5, "gamma": 1.0}
    return MaskablePPO("MultiInputPolicy", tables, seed=seed, device="cpu", **numbers)


def main() -> None:
    """Learn, measure, draw."""
    parser = argparse.ArgumentParser(description="MaskablePPO learns ZenMaster.")
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--every", type=int, default=30_000, help="steps between two measurements")
    parser.add_argument("--measure", type=int, default=300, help="matches of a measurement")
    parser.add_argument("--final", type=int, default=1_000, help="matches of the last measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("build/maskable-ppo.svg"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    # Every number of an observation is told in its own deviations: most lie far within their bounds.
    tables = VecNormalize(DummyVecEnv([SteadyEnv] * TABLES), norm_obs_keys=["observation"], gamma=1.0)
    learner = learner_of(tables, given.seed)
    curve: list[tuple[int, float, float]] = []
    while True:
        is_last = learner.num_timesteps >= given.steps
        share, half = win_share(learner, tables, given.final if is_last else given.measure, 2 * 10**6 if is_last else 10**6)
        curve.append((learner.num_timesteps, share, half))
        print(f"{curve[-1][0]:7} steps, {time.process_time():5.0f} s: {share:.2f} ± {half:.2f}", flush=True)
        write(given.curve, curve, vars(given))
        if is_last:
            return
        learner.learn(min(given.every, given.steps - learner.num_timesteps), reset_num_timesteps=False)


def write(path: Path, curve: list[tuple[int, float, float]], given: dict[str, Any]) -> None:
    """The curve as a picture, and its numbers beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(learning_curve(curve, "steps of the learner", "wins against two random,\nof a fair share"), "utf-8")
    told = {key: value for key, value in given.items() if key != "curve"}
    versions = {name: version(name) for name in ("chabudai", "sb3-contrib", "stable-baselines3", "torch")}
    points = [{"steps": steps, "share": share, "half": half} for steps, share, half in curve]
    path.with_suffix(".json").write_text(
        json.dumps({"versions": versions, "commit": commit(), "given": told, "curve": points}, indent=2) + "\n", "utf-8"
    )


if __name__ == "__main__":
    main()
