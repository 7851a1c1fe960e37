"""ZenMaster: what `master` tries first, and what it reads from the others' plays."""

import math
import operator
from collections.abc import Iterator

import pytest

from chabudai.bots import policy_of, tuning_of
from chabudai.core import CHANCE, NOBODY, Action, Rng, State
from chabudai.core.fast import bits
from chabudai.games import title
from chabudai.games.zenmaster.mind.instinct import NOTICED
from chabudai.games.zenmaster.mind.policy import ZenPolicy
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.search import Budget, Search

OPTIONS = [{}, {"lead": "highest"}, {"ten-cards": "on"}]


def learned(seats: int = 4, options: dict[str, str] | None = None) -> ZenPolicy:
    zenmaster = title("zenmaster")
    policy, _ = zenmaster.master(zenmaster.game(seats, options))
    assert isinstance(policy, ZenPolicy)
    return policy


def plays(seats: int, number: int, options: dict[str, str] | None = None, nodes: int = 0) -> Iterator[tuple[ZenState, Action]]:
    """The decisions of a match between heuristic players that err, or between searches, and what they choose."""
    game = title("zenmaster").game(seats, options)
    policy, rng, state = policy_of(game), Rng("instinct", number), game.new_state()
    search = Search(game, policy, tuning_of(game))
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        assert isinstance(state, ZenState)
        thought = search.think(state.view(actor), state.legal_actions(), Budget(nodes), rng)[0].action if nodes else None
        chosen = thought or policy.choose(state, rng, 900)
        yield state, chosen
        state.apply(chosen)


def decisions(seats: int, number: int) -> Iterator[ZenState]:
    """The decisions alone."""
    return (state for state, _ in plays(seats, number))


def hands(state: State) -> list[list[int]]:
    assert isinstance(state, ZenState)
    return [bits.members(state.at[seat]) for seat in range(int(state.box.seats))]


def priors(policy: ZenPolicy, state: State) -> list[int]:
    legal = state.legal_actions()
    policy.prior(state, legal, policy.weights)
    return [int(policy.weights[place]) for place in range(len(legal))]


def likelihood(policy: ZenPolicy, state: ZenState, card: int) -> float:
    """How likely the actor plays a card, as a logarithm, when it is its turn."""
    hand = bits.members(state.at[state.turn])
    number = int(policy.instinct.look(state))
    liked = [float(policy.instinct.liked[place]) for place in range(number)]
    return liked[hand.index(card)] - math.log(sum(math.exp(liking) for liking in liked))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_remembered_of_plays_is_what_was_thought_when_they_were_made(seats: int, options: dict[str, str]) -> None:
    policy, past = learned(seats, options), list[tuple[int, int, float]]()
    for state, action in plays(seats, 3, options):
        past = [one for one in past if one[0] == state.game]
        others = [thought for _, seat, thought in past if seat != state.turn]
        assert policy.remember(state) == bool(others)
        assert policy.credence(state) == pytest.approx(sum(others), abs=1e-9)
        past.append((int(state.game), int(state.turn), likelihood(policy, state, action.index + 1)))


def test_what_others_played_tells_of_the_hands_that_they_have() -> None:
    game, policy, rng, told = title("zenmaster").game(4), learned(), Rng(5), list[float]()
    for state, _ in plays(4, 6, nodes=200):
        if state.trick in (4, 5, 6) and policy.remember(state):
            view = state.view(state.actor())
            true = policy.credence(state)
            imagined = [policy.credence(game.sample_world(view, rng)) for _ in range(60)]
            best = max(true, *imagined)
            told.append(true - best - math.log(sum(math.exp(one - best) for one in imagined) / len(imagined)))
    assert sum(told) / len(told) > 1.0, "a play tells something: more than a nat in the middle of a game"


@pytest.mark.parametrize("seats", [3, 5])
def test_a_world_that_is_imagined_is_one_that_the_view_leaves_open(seats: int) -> None:
    game, policy, rng = title("zenmaster").game(seats), learned(seats), Rng(4)
    for state in decisions(seats, 8):
        if policy.remember(state):
            view = state.view(state.actor())
            for _ in range(5):
                policy.believe(game.sample_world(view, rng))
            worlds = [policy.imagine(rng) for _ in range(3)]
            assert all(world.view(state.actor()).key() == view.key() for world in worlds)


def test_worlds_are_imagined_much_likelier_than_by_chance_and_each_time_anew() -> None:
    """By how likely they make what was played, beside worlds dealt by chance and such that are weighed by it."""
    game, policy, rng, told = title("zenmaster").game(4), learned(), Rng(5), list[float]()
    for state, _ in plays(4, 6, nodes=200):
        if state.trick in (2, 4, 5) and state.cards == 1 and policy.remember(state):
            view = state.view(state.actor())
            by_chance = [game.sample_world(view, rng) for _ in range(500)]
            for world in by_chance[:256]:
                policy.believe(world)
            imagined = [policy.imagine(rng) for _ in range(100)]
            credences = [policy.credence(world) for world in by_chance]
            weights = [math.exp(credence - max(credences)) for credence in credences]
            likely = sum(map(operator.mul, credences, weights)) / sum(weights)
            mean = sum(credences) / len(credences)
            told.append((sum(map(policy.credence, imagined)) / len(imagined) - mean) / (likely - mean))
            assert len({str(hands(world)) for world in imagined}) > 0.9 * len(imagined)
    assert len(told) == 12
    assert 0.5 < sum(told) / len(told) < 1.0, "more than half of what there is to know"


def test_what_is_tried_first_does_not_depend_on_what_the_seat_cannot_see() -> None:
    game, policy, rng = title("zenmaster").game(4), learned(), Rng(7)
    for state in decisions(4, 5):
        world = game.sample_world(state.view(state.actor()), rng)
        assert priors(policy, world) == priors(policy, state)


def test_the_own_hand_is_never_asked_how_likely_it_played() -> None:
    game, policy = title("zenmaster").game(3), learned(3)
    for state in decisions(3, 2):
        if policy.remember(state):
            seen = policy.credence(state)
            for place, other in enumerate(bits.members(state.undealt)[:3]):
                swapped = state.clone()
                mine = bits.members(state.at[state.turn])[place % int(bits.count(state.at[state.turn]))]
                swapped.at[state.turn] ^= bits.bit(mine) | bits.bit(other)
                assert policy.credence(swapped) == seen
            break
    assert game.setup.seats == 3


def test_only_master_has_an_instinct_and_reads_plays() -> None:
    zenmaster = title("zenmaster")
    game = zenmaster.game(4)
    assert zenmaster.master(game)[0].has_instinct
    assert zenmaster.master(game)[1].worlds > 0
    for policy, tuning in (zenmaster.former(game), (zenmaster.policy(game), zenmaster.tuning())):
        assert not policy.has_instinct
        assert tuning.worlds == 0
        for state in decisions(4, 1):
            assert not policy.remember(state)
            assert policy.credence(state) == 0.0


def test_searches_choose_more_often_what_is_tried_first_than_what_the_policy_likes() -> None:
    """By the logarithm of how likely each is said to be, the policy's as a search takes it."""
    policy, found, heat = learned(), {"first": 0.0, "policy": 0.0}, 600
    for state, action in plays(4, 11, nodes=400):
        legal = state.legal_actions()
        chosen = legal.index(action)
        found["first"] += likelihood(policy, state, action.index + 1)
        policy.weigh(state, legal, policy.weights)
        weights = [int(policy.weights[place]) / heat for place in range(len(legal))]
        found["policy"] += weights[chosen] - math.log(sum(math.exp(weight) for weight in weights))
    assert found["first"] > found["policy"] + 20


@pytest.mark.parametrize(
    ("lines", "told"),
    [([[0.0] * (int(NOTICED) + 2)] * 3, "goes by fours"), ([[0.0] * int(NOTICED)] * 4, "numbers in a line")],
)
def test_a_table_of_another_shape_is_refused(lines: list[list[float]], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        learned().instinct.learn(lines)
