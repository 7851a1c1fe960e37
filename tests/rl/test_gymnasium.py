"""Gymnasium's own check, and a seat that plays against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from chabudai.core import InvalidSetup
from chabudai.games import TITLES
from chabudai.rl.single import environment_id

SETUPS = [(title.name, seats) for title in TITLES for seats in range(title.fewest, title.most + 1)]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_environment_passes_gymnasiums_check(name: str, seats: int) -> None:
    made = gymnasium.make(environment_id(name), seats=seats, seat=seats - 1, bots="random", disable_env_checker=True)
    check_env(made.unwrapped, skip_render_check=True)


def test_a_whole_game_against_bots_ends_with_the_seats_own_reward() -> None:
    env = gymnasium.make(environment_id("zenmaster"), seats=3, seat=1, bots="casual,random", reward="margin")
    seen, info = env.reset(seed=5)
    decisions, ended, reward = 0, False, 0.0
    while not ended:
        assert reward == 0
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, worth, ended, cut, info = env.step(np.int64(np.argmax(seen["action_mask"])))
        reward = float(worth)
        decisions += 1
        assert not cut
    assert decisions == 3 * 9  # three games of nine tricks
    scores = env.unwrapped.table.state.outcome().scores  # type: ignore[attr-defined]
    assert reward == pytest.approx((scores[0] + scores[2]) / 2 - scores[1])  # the lowest total wins
    with pytest.raises(ValueError, match="over"):
        env.unwrapped.step(0)


def test_an_illegal_action_ends_the_game_and_says_so() -> None:
    env = gymnasium.make(environment_id("makatsu"), seats=2, bots="random")
    seen, _ = env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64(np.argmin(seen["action_mask"])))
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_it_draws_the_view_of_the_seat_that_learns() -> None:
    env = gymnasium.make(environment_id("zenmaster"), bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "[" in str(env.render())  # its hand


def test_a_seat_or_bot_that_is_not_there_is_refused() -> None:
    for wrong in ({"seat": 7}, {"bots": "wizard"}, {"reward": "love"}):
        with pytest.raises(InvalidSetup, match="invalid setup"):
            gymnasium.make(environment_id("zenmaster"), **wrong)
