"""Ninjato: what `master` tries first."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.bots import policy_of, tuning_of
from chabudai.core import CHANCE, NOBODY, Rng, Seat, State, Step, Walk
from chabudai.core.fast import bits
from chabudai.games import title
from chabudai.games.ninjato.mind.noticing import SPAN
from chabudai.games.ninjato.mind.policy import NinjatoPolicy
from chabudai.games.ninjato.mind.questions import PAID, QUESTIONS
from chabudai.games.ninjato.rules.state import NinjatoState
from chabudai.search import Budget, Search

LOST = Path(__file__).parents[2] / "coach" / "clear" / "ninjato.json"


def learned(seats: int) -> NinjatoPolicy:
    policy, _ = title("ninjato").master(title("ninjato").game(seats))
    assert isinstance(policy, NinjatoPolicy)
    return policy


def decisions(seats: int, number: int) -> Iterator[NinjatoState]:
    """The decisions of a game between heuristic players that err."""
    game = title("ninjato").game(seats)
    policy, rng, state = policy_of(game), Rng("instinct", number), game.new_state()
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        assert isinstance(state, NinjatoState)
        yield state
        state.apply(policy.choose(state, rng, 900))


def priors(policy: NinjatoPolicy, state: State) -> list[int]:
    legal = state.legal_actions()
    weights = bits.zeros(len(policy.weights))
    policy.prior(state, legal, weights)
    return [int(weights[place]) for place in range(len(legal))]


def weights_of(policy: NinjatoPolicy, state: State) -> list[int]:
    legal = state.legal_actions()
    policy.weigh(state, legal, policy.weights)
    return [int(policy.weights[place]) for place in range(len(legal))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_is_asked_at_some_time_and_never_twice_of_an_action(seats: int) -> None:
    policy = learned(seats)
    seen: set[int] = set()
    for number in range(4):
        for state in decisions(seats, number):
            legal = state.legal_actions()
            policy.weigh(state, legal, policy.weights)
            policy.instinct.look(state, legal, policy.weights)
            for place, action in enumerate(legal):
                policy.instinct.weigh(state, action.index, policy.weights[place])
                answers = [int(policy.instinct.noticed[at]) for at in range(int(policy.instinct.number))]
                questions = [answer // int(SPAN) for answer in answers]
                assert all(questions.count(one) == 1 for one in questions if one != PAID)
                seen.update(questions)
    assert seen == set(range(int(QUESTIONS)))


def test_what_is_tried_first_does_not_depend_on_what_the_seat_cannot_see() -> None:
    game, policy, rng = title("ninjato").game(3), learned(3), Rng(7)
    for state in decisions(3, 5):
        world = game.sample_world(state.view(state.actor()), rng)
        assert priors(policy, world) == priors(policy, state)


def test_rollouts_and_the_other_levels_play_as_the_policy_weighs() -> None:
    master, other = learned(3), policy_of(title("ninjato").game(3))
    assert isinstance(other, NinjatoPolicy)
    differ = 0
    for state in decisions(3, 6):
        assert weights_of(master, state) == weights_of(other, state) == priors(other, state)
        differ += priors(master, state) != weights_of(master, state)
    assert differ > 50


def test_only_master_has_an_instinct() -> None:
    ninjato = title("ninjato")
    game = ninjato.game(3)
    assert ninjato.master(game)[0].has_instinct
    assert not ninjato.former(game)[0].has_instinct
    assert not ninjato.policy(game).has_instinct


def test_in_a_lost_game_the_move_that_brings_more_honor_goes_first() -> None:
    lost = json.loads(LOST.read_text("utf-8"))[37]
    game = title("ninjato").game(lost["seats"])
    steps = [line.partition(": ") for line in lost["steps"].split("; ")]
    walk = Walk(game, [Step(CHANCE if seat == "*" else Seat(int(seat)), text) for seat, _, text in steps])
    walk.to(len(walk.steps))
    state = walk.state
    search = Search(game, *title("ninjato").master(game))
    thoughts = search.think(state.view(state.actor()), state.legal_actions(), Budget(400), Rng(2))
    assert [thought.value for thought in thoughts] == [0.0, 0.0]
    assert thoughts[0].action.text == lost["best"] == "pay 1 scroll for 3"


def test_a_table_of_nothing_changes_nothing() -> None:
    policy = learned(3)
    policy.instinct.learn([[0]] * int(QUESTIONS))
    for state in decisions(3, 8):
        assert priors(policy, state) == weights_of(policy, state)


def test_a_table_with_a_line_too_few_is_refused() -> None:
    with pytest.raises(ValueError, match="lines in the table"):
        learned(2).instinct.learn([[0]] * (int(QUESTIONS) - 1))


def test_long_searches_agree_more_often_with_what_is_tried_first_than_with_the_policy() -> None:
    game, policy, rng = title("ninjato").game(3), learned(3), Rng(9)
    other = policy_of(game)
    assert isinstance(other, NinjatoPolicy)
    search = Search(game, other, tuning_of(game))
    found = {"first": 0, "policy": 0}
    for state in decisions(3, 11):
        legal = state.legal_actions()
        if state.decision() == "Placing":
            best = search.think(state.view(state.actor()), legal, Budget(400), rng)[0].action
            for name, weights in (("first", priors(policy, state)), ("policy", weights_of(policy, state))):
                found[name] += legal[weights.index(max(weights))] is best
    assert found["first"] > found["policy"]
