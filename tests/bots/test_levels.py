"""What sets the levels apart: noise and simulations, decision by decision."""

import pytest

from chabudai.bots import Bot, bot, policy_of
from chabudai.bots.players import SearchBot
from chabudai.core import CHANCE, NOBODY, Action, Game, Rng, State, random_action
from chabudai.core.fast import bits
from chabudai.games import OURS, title
from tests.search.positions import with_a_choice

NAMES = [known.name for known in OURS]
STEPS = (0, 30, 60, 90, 120, 200)


def the_game(name: str) -> Game:
    return title(name).game(title(name).fewest)


def positions(game: Game) -> list[State]:
    """Some positions of several games, in each of which a seat has a choice."""
    return [with_a_choice(game, steps, seed=steps) for steps in STEPS]


def choices(seated: Bot, state: State, tries: int) -> list[Action]:
    """What a bot does in one position, again and again with other luck."""
    view, legal, rng = state.view(state.actor()), state.legal_actions(), Rng("luck")
    return [seated.choose(view, legal, None, rng).action for _ in range(tries)]


def agreement(level: str, game: Game, tries: int = 30) -> float:
    """How often a level does what the heuristic player does."""
    same = 0
    for state in positions(game):
        favourite = choices(bot("heuristic", game), state, 1)[0]
        same += choices(bot(level, game), state, tries).count(favourite)
    return same / (tries * len(STEPS))


@pytest.mark.parametrize("name", NAMES)
def test_the_less_a_level_can_the_less_often_it_does_what_the_heuristic_player_does(name: str) -> None:
    game = the_game(name)
    levels = ("random", "beginner", "apprentice", "casual", "heuristic")
    found = [agreement(level, game) for level in levels]
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    assert found[-1] == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_nobody_errs_where_one_move_is_clear(name: str) -> None:
    game = the_game(name)
    policy, noise = policy_of(game), title(name).levels().beginner_noise
    weights = bits.zeros(len(game.actions()))
    for state in positions(game):
        legal = state.legal_actions()
        policy.weigh(state, legal, weights)
        best = max(int(weights[place]) for place in range(len(legal)))
        close = {action for place, action in enumerate(legal) if int(weights[place]) > best - noise}
        assert set(choices(bot("beginner", game), state, 60)) <= close


def wins(state: State, action: Action) -> bool:
    """Whether an action ends the game with the actor alone at the top."""
    twin = state.clone()
    seat = twin.actor()
    twin.apply(action)
    outcome = twin.outcome()
    return outcome is not None and outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1


def with_a_win_in_one(game: Game) -> State:
    """A position in which some of the choices win at once, and others do not."""
    for seed in range(20_000):
        rng, state = Rng(f"win/{seed}"), game.new_state()
        while state.actor() != NOBODY:
            legal = state.legal_actions()
            if state.actor() != CHANCE and len(legal) > 1 and len({wins(state, action) for action in legal}) == 2:
                return state
            state.apply(random_action(state, rng))
    raise AssertionError("no such position")


@pytest.mark.parametrize("name", ["maki-master"])
def test_a_beginner_never_declines_a_win_in_one(name: str) -> None:
    game = title(name).game(2)
    state = with_a_win_in_one(game)
    assert all(wins(state, action) for action in choices(bot("beginner", game), state, 60))


@pytest.mark.parametrize("name", NAMES)
def test_each_level_that_looks_ahead_looks_further(name: str) -> None:
    levels = title(name).levels()
    assert levels.skilled_simulations < levels.strong_simulations < levels.master_fewest < levels.master_simulations


@pytest.mark.parametrize("name", NAMES)
def test_strong_tries_a_hundred_simulations_a_move_unless_the_best_is_settled_before(name: str) -> None:
    game = the_game(name)
    state = with_a_choice(game, 60)
    choice = bot("strong", game).choose(state.view(state.actor()), state.legal_actions(), None, Rng(1))
    tried = [thought.visits for thought in choice.thoughts]
    left = 100 - sum(tried)
    assert left == 0 or (sum(tried) % 64 == 0 and tried[0] - tried[1] > left)


@pytest.mark.parametrize("name", NAMES)
def test_master_thinks_a_hundred_times_as_much_as_strong_but_less_than_a_second(name: str) -> None:
    strong, master = bot("strong", the_game(name)), bot("master", the_game(name))
    assert isinstance(strong, SearchBot)
    assert isinstance(master, SearchBot)
    assert strong.budget.seconds == 0.0
    assert 0.5 < master.budget.seconds < 1.0 < master.budget.longest <= 3.0
    assert master.budget.simulations >= 100 * strong.budget.simulations
