"""Maki Master: how far the search looks ahead, and what it thinks a position is worth there."""

import tomllib
from pathlib import Path

import pytest

from chabudai.bots import Budget, bot, policy_of
from chabudai.core import NOBODY, Rng, random_action
from chabudai.core.fast import bits
from chabudai.games import title
from chabudai.games.maki_master.mind.policy import MakiPolicy
from chabudai.games.maki_master.mind.prospect import FILE
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.search.policy import NEVER
from tests.games.maki_master.builder import with_cards

BRIBES = Path(__file__).with_name("bribes.txt").read_text().splitlines()[1:]


def policy_for(seats: int) -> MakiPolicy:
    policy = policy_of(title("maki-master").game(seats))
    assert isinstance(policy, MakiPolicy)
    return policy


def file_of_weights() -> dict[str, dict[str, str]]:
    read: dict[str, dict[str, str]] = tomllib.loads(Path(title("maki-master").folder, "mind", FILE).read_text())
    return read


def test_chop_does_not_turn_the_clock_back() -> None:
    made = with_cards("chop").lay({"A1": "RIC"})
    policy = policy_of(made.game)
    before = policy.clock(made.state)
    made.do("play chop")
    made.do("chop A1")
    assert policy.clock(made.state) == before


@pytest.mark.parametrize("moves", BRIBES, ids=["ten", "eleven"])
def test_a_finished_recipe_is_served_and_not_passed_up_for_a_chop(moves: str) -> None:
    game = title("maki-master").game(3)
    state = game.new_state()
    for text in moves.split(", "):
        state.apply(next(action for action in state.legal_actions() if action.text == text))
    legal = state.legal_actions()
    assert "gain chop" in [action.text for action in legal]
    for seed in (1, 2):
        choice = bot("master", game).choose(state.view(state.actor()), legal, Budget(400), Rng(seed))
        assert choice.action.text.startswith("serve")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_to_come_is_the_sum_of_the_weights_in_the_file(seats: int) -> None:
    policy = policy_for(seats)
    weights = [int(number) for number in file_of_weights()[f"seats{seats}"]["weights"].split()]
    rng, state, turns = Rng(5), title("maki-master").game(seats).new_state(), 0
    while state.actor() != NOBODY:
        assert isinstance(state, MakiState)
        if state.begun > turns:
            turns = int(state.begun)
            policy.prospect.look(state)
            for seat in range(seats):
                active = policy.prospect.active(seat)
                worth = policy.prospect.points(seat) - int(policy.prospect.score(seat))
                assert worth == pytest.approx(sum(weights[thing] for thing in active) / 100)
        state.apply(random_action(state, rng))
    assert turns > seats


def test_a_rollout_goes_on_to_the_end_once_few_spaces_are_left() -> None:
    policy, rng = policy_for(2), Rng(1)
    state = title("maki-master").game(2).new_state()
    ahead: list[tuple[int, bool]] = []
    while state.actor() != NOBODY:
        assert isinstance(state, MakiState)
        ahead.append((int(bits.count(state.empty())), policy.until(state) == NEVER))
        state.apply(random_action(state, rng))
    assert {to_the_end for empty, to_the_end in ahead if empty <= 8} == {True}
    assert {to_the_end for empty, to_the_end in ahead if empty > 20} == {False}


def test_weights_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="3 weights for 2 seats"):
        policy_for(2).prospect.learn([1, 2, 3], 1.0, 1.0)
