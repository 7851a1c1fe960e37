"""What researchers trip on elsewhere: seeds, waiting, order, names of numbers, signatures."""

import inspect
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from chabudai import rl
from chabudai.core import Seat
from chabudai.rl.aec import env
from chabudai.rl.parallel import parallel_env
from chabudai.rl.registry import PETTINGZOO
from chabudai.rl.single import SeatEnv

MADE: dict[str, Any] = dict(PETTINGZOO)


@pytest.mark.parametrize("make", [env, parallel_env])
def test_two_seeds_have_no_deal_in_common_and_one_seed_all(make: Any) -> None:
    def deals(seed: int) -> list[str]:
        made = make("makatsu", seats=2)
        made.reset(seed=seed)
        told = [made.table.state.view(Seat(0)).key()]
        for _ in range(9):
            made.reset()
            told.append(made.table.state.view(Seat(0)).key())
        return told

    first, again, other = deals(11), deals(11), deals(22)
    assert first == again
    assert len({*first, *other}) == 20


def test_two_processes_without_a_seed_have_no_deal_in_common() -> None:
    script = (
        "from chabudai.rl import env, parallel_env\n"
        "for make in (env, parallel_env):\n"
        "    made = make('makatsu', seats=2)\n"
        "    for _ in range(5):\n"
        "        made.reset()\n"
        "        print(made.table.state.view(0).key())\n"
    )
    run = [sys.executable, "-c", script]
    told = [subprocess.run(run, capture_output=True, text=True, check=True).stdout.splitlines() for _ in range(2)]
    assert len({*told[0], *told[1]}) == 20


def test_a_reset_can_name_the_deal_and_what_was_played() -> None:
    made = env("zenmaster", seats=3)
    made.reset(seed=5)
    played: list[int] = []
    for _ in range(4):
        played.append(int(np.argmax(made.last()[0]["action_mask"])))
        made.step(played[-1])
    position = made.table.state.view(None).key()
    made.reset()
    made.reset(options={"stream": 0, "actions": played})
    assert made.table.state.view(None).key() == position
    with pytest.raises(ValueError, match="not legal there"):
        made.reset(options={"actions": [-1]})


def test_what_comes_before_reset_is_refused_by_name() -> None:
    made = env("zenmaster")
    for wrong in (
        lambda: made.step(0),
        made.last,
        made.agent_iter,
        made.state,
        made.legal_actions,
        lambda: made.agent_selection,
    ):
        with pytest.raises(ResetNeeded, match="reset"):
            wrong()
    both = parallel_env("zenmaster")
    for too_early in (lambda: both.step({}), both.state):
        with pytest.raises(ResetNeeded, match="reset"):
            too_early()


@pytest.mark.parametrize("name", MADE)
def test_who_waits_in_the_parallel_environment_may_wait_and_nothing_else(name: str) -> None:
    made = MADE[name].parallel_env()
    seen, _ = made.reset(seed=1)
    actor = made.possible_agents[made.table.actor]
    for agent, told in seen.items():
        assert told in made.observation_space(agent)
        assert told["action_mask"][-1] == (agent != actor)
        assert told["action_mask"].sum() == (made.table.marked.sum() if agent == actor else 1)
    before = made.table.state.view(None).key()
    assert made.step(dict.fromkeys(made.agents, made.table.choices))[1][actor] == -1
    assert made.table.state.view(None).key() == before
    bare, _ = MADE[name].parallel_env(waits=False).reset(seed=1)
    assert [agent for agent, told in bare.items() if told["action_mask"].any()] == [actor]


@pytest.mark.parametrize("name", MADE)
def test_scaled_numbers_and_the_state_of_all_seats_lie_in_their_spaces(name: str) -> None:
    for make in (MADE[name].env, MADE[name].parallel_env):
        plain, scaled = make(), make(scaled=True)
        plain.reset(seed=3)
        scaled.reset(seed=3)
        whole, between = plain.state(), scaled.state()
        assert whole in plain.state_space
        assert between in scaled.state_space
        assert between.dtype == np.float32
        assert np.abs(between).max() <= 1
        assert ((whole == 0) == (between == 0)).all()


@pytest.mark.parametrize("name", MADE)
def test_every_place_of_an_observation_is_described_in_words_of_its_own(name: str) -> None:
    made = MADE[name].env()
    told = [made.describe(place) for place in range(made.table.observer.size)]
    assert len(set(told)) == len(told)
    with pytest.raises(IndexError, match="places 0 to"):
        made.describe(len(told))


def test_a_rumor_in_the_pavilion_is_called_by_its_name() -> None:
    assert MADE["ninjato_v0"].env(seats=4).describe(137) == "pavilion · rumor skills-scroll · 1 for each rumor in the pavilion"


def test_the_makers_tell_their_arguments() -> None:
    for make in (MADE["zenmaster_v0"].env, MADE["zenmaster_v0"].raw_env, MADE["zenmaster_v0"].parallel_env, rl.env):
        assert {"seats", "options", "edition", "reward", "max_cycles", "scaled"} <= set(inspect.signature(make).parameters)


def test_a_learner_that_masks_asks_the_environment_itself() -> None:
    made = SeatEnv("zenmaster", bots="random")
    seen, _ = made.reset(seed=1)
    assert made.action_masks().dtype == np.bool_
    assert (made.action_masks() == seen["action_mask"]).all()
