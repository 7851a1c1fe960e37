"""A policy uses only what the actor knows, and its clock and rewards keep their promises."""

import pytest

from chabudai.bots import policy_of
from chabudai.core import CHANCE, NOBODY, Game, Outcome, Rng, random_action
from chabudai.core.fast import bits
from chabudai.games import TITLES
from chabudai.games.zenmaster.mind.policy import ZenPolicy
from chabudai.search.policy import REWARD, Taste, reward_estimate, reward_outcome
from chabudai.title import Title
from tests.search.positions import every_table, game_of

TABLES = every_table()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_policy_weighs_alike_in_all_worlds_of_a_view(table: tuple[str, int]) -> None:
    game = game_of(table)
    policy = policy_of(game)
    rng = Rng(3)
    state = game.new_state()
    weights = bits.zeros(len(game.actions()))
    step = 0
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1 and step % 5 == 0:
            policy.weigh(state, legal, weights)
            here = [int(weights[i]) for i in range(len(legal))]
            world = game.sample_world(state.view(actor), rng)
            policy.weigh(world, world.legal_actions(), weights)
            assert [int(weights[i]) for i in range(len(legal))] == here
        state.apply(policy.choose(state, rng, 500))
        step += 1


def clock_through_a_game(game: Game, seed: int) -> None:
    """One game at random, every step of it: the clock stays or goes on, and a rollout has somewhere to go."""
    policy, rng, state = policy_of(game), Rng(seed), game.new_state()
    before = policy.clock(state)
    while state.actor() != NOBODY:
        assert policy.until(state) > before
        state.apply(random_action(state, rng))
        now = policy.clock(state)
        assert now >= before
        before = now


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_clock_never_goes_back_at_any_step(table: tuple[str, int]) -> None:
    for seed in range(4):
        clock_through_a_game(game_of(table), seed)


@pytest.mark.slow
@pytest.mark.parametrize("known", TITLES, ids=lambda known: known.name)
def test_the_clock_never_goes_back_in_a_thousand_games(known: Title) -> None:
    games = [known.game(seats) for seats in range(known.fewest, known.most + 1)]
    for seed in range(1000):
        clock_through_a_game(games[seed % len(games)], seed)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rewards_stay_in_bounds_wherever_a_rollout_is_cut_off(table: tuple[str, int]) -> None:
    game = game_of(table)
    policy = policy_of(game)
    rng = Rng(4)
    state = game.new_state()
    rewards = bits.zeros(game.setup.seats)
    for _position in range(12):
        if state.actor() == NOBODY:
            break
        rolled = state.clone()
        policy.play_out(rolled, rng, 500, policy.until(state))
        policy.evaluate(rolled, rewards)
        assert all(0 <= rewards[seat] <= REWARD for seat in range(game.setup.seats))
        for _ in range(45):
            if state.actor() == NOBODY:
                break
            state.apply(state.draw(rng) if state.actor() == CHANCE else policy.choose(state, rng, 500))


def test_a_wide_win_is_the_whole_reward_and_a_wide_last_place_none() -> None:
    rewards = bits.zeros(3)
    reward_outcome(Outcome([0, 30, 60], [1, 2, 3], "test"), 20, True, rewards)
    assert [int(rewards[seat]) for seat in range(3)] == [10_000, 1_250, 0]


def test_a_shared_win_is_shared() -> None:
    rewards = bits.zeros(2)
    reward_outcome(Outcome([5, 5], [1, 1], "test"), 20, False, rewards)
    assert rewards[0] == rewards[1] == 5_000


def test_more_expected_points_are_a_higher_reward() -> None:
    rewards = bits.zeros(3)
    reward_estimate([10.0, 12.0, 8.0], 3.0, 20.0, rewards)
    assert rewards[1] > rewards[0] > rewards[2]


def test_far_apart_an_estimate_is_the_reward_of_the_outcome() -> None:
    rewards, estimated = bits.zeros(3), bits.zeros(3)
    reward_outcome(Outcome([0, 30, 60], [3, 2, 1], "test"), 20, False, rewards)
    reward_estimate([0.0, 30.0, 60.0], 0.1, 20.0, estimated)
    assert [int(rewards[seat]) for seat in range(3)] == [0, 1_250, 10_000]
    assert [int(estimated[seat]) for seat in range(3)] == pytest.approx([0, 1_250, 10_000], abs=1)


def test_where_the_win_is_certain_a_wider_margin_is_a_higher_reward() -> None:
    rewards = bits.zeros(2)
    for lead, worth in ((5.0, 9_062), (10.0, 9_375), (20.0, 10_000), (40.0, 10_000)):
        reward_estimate([lead, 0.0], 0.1, 20.0, rewards)
        assert [int(rewards[0]), int(rewards[1])] == pytest.approx([worth, 10_000 - worth], abs=1)


@pytest.mark.parametrize(
    ("taste", "worth"),
    [
        (Taste(10_000, 0, 0), [10_000, 0, 0]),
        (Taste(0, 10_000, 0), [10_000, 5_000, 0]),
        (Taste(0, 0, 10_000), [6_250, 3_750, 2_500]),
    ],
    ids=["win", "rank", "margin"],
)
def test_a_taste_says_what_a_result_is_worth(taste: Taste, worth: list[int]) -> None:
    rewards, estimated = bits.zeros(3), bits.zeros(3)
    reward_outcome(Outcome([15, 10, 5], [1, 2, 3], "test"), 20, False, rewards, taste)
    reward_estimate([15.0, 10.0, 5.0], 0.1, 20.0, estimated, taste)
    assert [int(rewards[seat]) for seat in range(3)] == worth
    assert [int(estimated[seat]) for seat in range(3)] == pytest.approx(worth, abs=1)


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown weight"):
        ZenPolicy(game_of(("zenmaster", 3)), {"luck": 1.0})
