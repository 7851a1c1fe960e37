"""What the libraries of others ask of an environment, for every title of ours: `make research` runs it."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from chabudai.games import OURS
from chabudai.rl import Batch, env, parallel_env
from chabudai.rl.registry import PETTINGZOO
from chabudai.rl.single import SeatEnv, environment_id
from chabudai.rl.vector import BatchVectorEnv

NAMES = [title.name for title in OURS]
MADE: dict[str, Any] = dict(PETTINGZOO)
pytestmark = pytest.mark.filterwarnings("ignore")  # they warn of themselves and of each other


def module_of(name: str) -> Any:
    return MADE[f"{name.replace('-', '_')}_v0"]


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_parallel_seeds_and_pictures(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.test import parallel_seed_test, render_test

    parallel_seed_test(module_of(name).parallel_env, num_cycles=30)
    render_test(module_of(name).env)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_vectors(name: str) -> None:
    for mode in ("sync", "async"):
        made = gymnasium.make_vec(environment_id(name), num_envs=2, vectorization_mode=mode, bots="random")
        seen, info = made.reset(seed=1)
        for _ in range(4):
            seen, *_, info = made.step(seen["action_mask"].argmax(axis=1))
        assert info["action_mask"].shape == seen["action_mask"].shape
        made.close()


@pytest.mark.parametrize("name", NAMES)
def test_the_batch_as_a_vector_environment_plays_whole_games(name: str) -> None:
    made = BatchVectorEnv(name, 8, scaled=True)
    seen, _ = made.reset(seed=3)
    again, _ = BatchVectorEnv(name, 8, scaled=True).reset(seed=3)
    assert (seen["observation"] == again["observation"]).all()
    luck = np.random.default_rng(1)
    games, total = 0, 0.0
    while games < 8:
        assert seen in made.observation_space
        assert (made.batch.actors == made.seat).all()
        seen, worth, ended, cut, info = made.step((seen["action_mask"] * luck.random(seen["action_mask"].shape)).argmax(axis=1))
        assert not cut.any()
        assert (worth[~ended] == 0).all()
        assert (info.get("_final_obs", ended) == ended).all()
        games += int(ended.sum())
        total += float(worth.sum())
    assert np.isfinite(total)
    seen, worth, *_ = made.step(seen["action_mask"].argmin(axis=1))
    assert (worth == -1).all()


@pytest.mark.parametrize("name", NAMES)
def test_pytorch_looks_into_a_batch_without_a_copy(name: str) -> None:
    torch = pytest.importorskip("torch")
    batch = Batch(name, 3, seed=1)
    told = {key: torch.from_dlpack(array) for key, array in batch.shared().items()}
    luck = np.random.default_rng(1)
    for _ in range(3):
        assert (told["observations"].numpy() == batch.observations).all()
        assert (told["action_masks"].numpy() == batch.action_masks).all()
        batch.step(batch.sample(luck))


@pytest.mark.parametrize("name", NAMES)
def test_torchrl_accepts_every_environment(name: str) -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs import GymWrapper, PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    check_env_specs(PettingZooWrapper(env(name), use_mask=True))
    check_env_specs(PettingZooWrapper(parallel_env(name)))
    check_env_specs(GymWrapper(SeatEnv(name, bots="random"), categorical_action_encoding=True))


@pytest.mark.parametrize("name", NAMES)
def test_supersuit_makes_vectors_of_the_parallel_environment(name: str) -> None:
    supersuit = pytest.importorskip("supersuit")
    made = supersuit.concat_vec_envs_v1(supersuit.pettingzoo_env_to_vec_env_v1(parallel_env(name)), 2)
    seen, _ = made.reset(seed=1)
    for _ in range(3):
        seen, *_ = made.step(seen["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("name", NAMES)
def test_stable_baselines_accepts_the_environment_and_maskable_ppo_learns_in_it(name: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    contrib = pytest.importorskip("sb3_contrib")
    made = SeatEnv(name, bots="random", scaled=True)
    check_env(made, skip_render_check=True)
    checker.check_env(made)
    learner = contrib.MaskablePPO("MultiInputPolicy", made, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    learner.learn(128)
    seen, _ = made.reset(seed=2)
    action, _ = learner.predict(seen, action_masks=made.action_masks())
    assert seen["action_mask"][action] == 1
