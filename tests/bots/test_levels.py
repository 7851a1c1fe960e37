"""What sets the levels apart: noise, slips and simulations, decision by decision."""

import pytest

from chabudai.bots import Bot, bot
from chabudai.bots.players import SearchBot
from chabudai.core import Action, Game, Rng, State
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
    at_random, beginner, casual, heuristic = (agreement(level, game) for level in ("random", "beginner", "casual", "heuristic"))
    assert at_random < beginner < casual < heuristic == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_a_beginner_slips_now_and_then_and_into_any_action_and_nobody_else_slips(name: str) -> None:
    game = the_game(name)
    state = with_a_choice(game, 0)
    view, legal = state.view(state.actor()), state.legal_actions()
    slips: dict[str, list[Action]] = {}
    for level in ("beginner", "casual", "heuristic"):
        seated, rng = bot(level, game), Rng("luck")
        made = [seated.choose(view, legal, None, rng) for _ in range(400 if level == "beginner" else 50)]
        slips[level] = [choice.action for choice in made if not choice.thoughts]  # a slip is not thought about
    assert 12 < len(slips["beginner"]) < 160
    assert len(set(slips["beginner"])) > len(legal) // 2
    assert slips["casual"] == slips["heuristic"] == []


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
    assert 0.5 < master.budget.seconds < 1.0
    assert master.budget.simulations >= 100 * strong.budget.simulations
