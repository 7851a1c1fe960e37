"""Environments can be copied and pickled in the middle of a game, and the twin plays on alike and apart."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from chabudai.games import TITLES
from chabudai.rl import Batch, env, parallel_env
from chabudai.rl.single import SeatEnv

NAMES = [title.name for title in TITLES]
WAYS: dict[str, Callable[[Any], Any]] = {
    "clone": lambda made: made.clone(),
    "copied": copy.deepcopy,
    "pickled": lambda made: pickle.loads(pickle.dumps(made)),
}


def chosen(mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


def finished(made: Any) -> str:
    while made.agents:
        seen, _, ended, cut, _ = made.last()
        made.step(None if ended or cut else chosen(seen["action_mask"]))
    return str(made.table.state.view(None).key())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", NAMES)
def test_a_pettingzoo_environment(name: str, way: str) -> None:
    made = env(name, scaled=True)
    made.reset(seed=3)
    for _ in range(5):
        made.step(chosen(made.last()[0]["action_mask"]))
    twin = WAYS[way](made)
    before = made.table.state.view(None).key()
    end = finished(twin)
    assert made.table.state.view(None).key() == before
    assert finished(made) == end
    made.reset()
    twin.reset()
    assert (made.last()[0]["observation"] == twin.last()[0]["observation"]).all()


@pytest.mark.parametrize("way", WAYS)
def test_a_pettingzoo_environment_that_was_never_reset(way: str) -> None:
    twin = WAYS[way](env("zenmaster"))
    twin.reset(seed=1)
    assert twin.last()[0]["action_mask"].any()


@pytest.mark.parametrize("way", WAYS)
def test_a_parallel_environment(way: str) -> None:
    made = parallel_env("makatsu", seats=3)
    seen, _ = made.reset(seed=3)
    twin = WAYS[way](made)
    for _ in range(4):
        acts = {agent: chosen(seen[agent]["action_mask"]) for agent in made.agents}
        seen, *_ = made.step(acts)
        others, *_ = twin.step(acts)
        for agent in made.agents:
            assert (seen[agent]["observation"] == others[agent]["observation"]).all()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", NAMES)
def test_a_gymnasium_environment_with_its_bots_and_their_luck(name: str, way: str) -> None:
    made = SeatEnv(name, bots="random")
    seen, _ = made.reset(seed=9)
    seen, *_ = made.step(np.int64(chosen(seen["action_mask"])))  # one step: a small game is over after a few
    twin = WAYS[way](made)
    ended = False
    while not ended:
        ours, theirs = (one.step(np.int64(chosen(seen["action_mask"]))) for one in (made, twin))
        assert (ours[0]["observation"] == theirs[0]["observation"]).all()
        assert ours[1:3] == theirs[1:3]
        seen, ended = ours[0], ours[2]
    assert (twin.reset()[0]["observation"] == made.reset()[0]["observation"]).all()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", NAMES)
def test_a_batch_also_where_games_have_just_ended(name: str, way: str) -> None:
    made = Batch(name, 6, seed=4)
    luck = np.random.default_rng(1)
    while not made.ended.any():
        made.step(made.sample(luck))
    twin = WAYS[way](made)
    for _ in range(3):
        for array in ("observations", "action_masks", "actors", "ended", "rewards", "scores", "ranks"):
            assert (getattr(made, array) == getattr(twin, array)).all(), array
        acts = made.sample(luck)
        made.step(acts)
        assert (made.observations != twin.observations).any()
        twin.step(acts)


def test_some_games_of_a_batch_can_go_on_alone() -> None:
    made = Batch("zenmaster", 4, seed=4)
    still = made.observations[[0, 2]].copy()
    acts = made.action_masks.argmax(axis=1)
    made.step_some(np.array([1, 3]), acts[[1, 3]])
    assert (made.observations[[0, 2]] == still).all()
    whole = Batch("zenmaster", 4, seed=4)
    whole.step(acts)
    assert (whole.observations[[1, 3]] == made.observations[[1, 3]]).all()
    for wrong in ([1, 1], [4], [-1]):
        with pytest.raises(ValueError, match="different games"):
            made.step_some(np.array(wrong), acts[: len(wrong)])
