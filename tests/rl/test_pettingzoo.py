"""PettingZoo's own tests, and what they do not ask."""

import warnings
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from chabudai import rl
from chabudai.games import TITLES
from chabudai.rl import makatsu_v0, maki_master_v0, ninjato_v0, zenmaster_v0
from chabudai.rl.aec import TableEnv, environment_name
from chabudai.rl.registry import PETTINGZOO
from chabudai.title import Title

with warnings.catch_warnings():  # where pygame is installed, PettingZoo's tests import a game of its own in a deprecated way
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

MADE: dict[str, Any] = dict(PETTINGZOO)
SETUPS = [(environment_name(title.name), seats) for title in TITLES for seats in range(title.fewest, title.most + 1)]


# What PettingZoo says of every environment with a dictionary for an observation whose name it does not know.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_environment_passes_pettingzoos_tests(name: str, seats: int) -> None:
    module = MADE[name]
    api_test(module.env(seats=seats), num_cycles=100)
    parallel_api_test(module.parallel_env(seats=seats), num_cycles=30)
    seed_test(lambda: module.env(seats=seats), num_cycles=50)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda **given: module.parallel_env(seats=seats, **given),
            env=lambda **given: parallel_to_aec(module.parallel_env(seats=seats, **given)),
        )
    )


def played(env: TableEnv, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        total[agent] += reward
        assert seen is not None
        assert not (ended and env.legal_actions())
        assert seen["observation"] in env.observation_space(agent)["observation"]  # type: ignore[index]
        if ended or cut:
            env.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert np.flatnonzero(seen["action_mask"]).tolist() == env.legal_actions()
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_rewards_of_a_whole_game_follow_the_outcome(name: str, seats: int) -> None:
    for reward in ("rank", "margin"):
        env = MADE[name].raw_env(seats=seats, reward=reward)
        total = played(env, 3)
        outcome = env.table.state.outcome()
        if seats == 1:
            assert total["player_0"] == outcome.scores[0]
            continue
        assert sum(total.values()) == pytest.approx(0)
        best = max(total.values())
        if reward == "rank":
            assert [agent for agent in total if total[agent] == best] == [f"player_{seat}" for seat in outcome.winners()]
            assert outcome.ranks.count(1) > 1 or best == 1


def test_a_game_is_cut_off_after_so_many_decisions_for_each_seat() -> None:
    env = MADE["zenmaster_v0"].raw_env(seats=3, max_cycles=2)
    env.reset(seed=1)
    acted = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        assert not ended
        if cut:
            env.step(None)
        else:
            acted[agent] += 1
            env.step(int(np.argmax(seen["action_mask"])))
    assert list(acted.values()) == [2, 2, 2]


def test_an_illegal_action_is_refused_by_the_bare_environment_and_ends_the_other() -> None:
    bare = MADE["zenmaster_v0"].raw_env()
    bare.reset(seed=1)
    illegal = int(np.argmin(bare.last()[0]["action_mask"]))
    before = bare.table.state.view(None).key()
    with pytest.raises(ValueError, match="not legal"):
        bare.step(illegal)
    assert bare.table.state.view(None).key() == before
    learning = MADE["zenmaster_v0"].env()
    learning.reset(seed=1)
    actor = learning.agent_selection
    learning.last()
    learning.step(illegal)
    assert learning.rewards[actor] == -1
    assert all(learning.terminations.values())


def test_an_action_is_a_whole_number_of_any_kind_and_size() -> None:
    bare = MADE["zenmaster_v0"].raw_env()
    bare.reset(seed=1)
    legal = np.flatnonzero(bare.last()[0]["action_mask"])[0]
    for illegal in (-1, 1 << 80, bare.table.choices, None):
        with pytest.raises(ValueError, match="not legal"):
            bare.step(illegal)
    with pytest.raises(TypeError):
        bare.step(float(legal))
    bare.step(legal)
    assert bare.table.state.view(None).as_dict()["table"][0] == legal + 1


def test_what_was_observed_stays_as_it_was() -> None:
    env = MADE["ninjato_v0"].raw_env()
    env.reset(seed=1)
    seen, *_ = env.last()
    numbers, mask = seen["observation"].copy(), seen["action_mask"].copy()
    for _ in range(5):
        env.step(int(np.argmax(env.last()[0]["action_mask"])))
    assert (seen["observation"] == numbers).all()
    assert (seen["action_mask"] == mask).all()


@pytest.mark.parametrize("name", MADE)
def test_it_draws_a_view_as_text_and_as_pixels(name: str) -> None:
    env = MADE[name].raw_env(render_mode="ansi", render_seat=0)
    env.reset(seed=1)
    text = env.render()
    assert "player_0" in text
    env.render_mode = "rgb_array"
    pixels = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 2


def test_a_spectator_is_drawn_no_hand() -> None:
    env = MADE["zenmaster_v0"].raw_env(render_mode="ansi")
    env.reset(seed=1)
    watched = env.render()
    env.render_seat = 0
    assert watched != env.render()
    assert "[" not in watched


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_pettingzoos_registry_and_the_titles_name_make_it(title: Title) -> None:
    name = environment_name(title.name)
    made = pettingzoo.make("aec", f"chabudai/{name}", seats=title.fewest)
    assert str(made) == name
    assert pettingzoo.make("parallel", f"chabudai/{name}").metadata["name"] == name
    assert rl.env(title.name, seats=title.fewest).possible_agents == made.possible_agents
    assert rl.raw_env(title.name).metadata["name"] == rl.parallel_env(title.name).metadata["name"] == name


@pytest.mark.parametrize("module", [zenmaster_v0, makatsu_v0, maki_master_v0, ninjato_v0], ids=lambda module: module.__name__)
def test_our_titles_have_modules_of_pettingzoos_shape(module: ModuleType) -> None:
    name = module.__name__.rpartition(".")[2]
    assert {made().metadata["name"] for made in (module.env, module.raw_env, module.parallel_env)} == {name}
