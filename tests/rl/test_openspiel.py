"""The games through OpenSpiel: its own simulation test, a playthrough, its own search."""

import copy
import copyreg
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from chabudai.core import InvalidSetup
from chabudai.games import TITLES
from chabudai.learning.course import Course
from chabudai.title import Title

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make research` runs these tests")
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.games import kuhn_poker  # noqa: E402, F401 - registers it

from chabudai.rl.openspiel import TableState, game_name  # noqa: E402

SETUPS = [(title.name, seats) for title in TITLES for seats in range(title.fewest, title.most + 1)]


def after_the_deal(name: str, seats: int) -> TableState:
    """The first decision of a seat."""
    state = pyspiel.load_game(game_name(name), {"players": seats}).new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        ids, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(ids, chances)[0])
    assert isinstance(state, TableState)
    return state


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_game_that_is_told_no_number_of_players_has_four_if_the_title_allows(title: Title) -> None:
    assert pyspiel.load_game(game_name(title.name)).num_players() == min(max(4, title.fewest), title.most)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_game_passes_openspiels_simulations(name: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(game_name(name), {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()  # it prints every state


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_whole_playthrough_is_told_twice_alike(name: str, seats: int) -> None:
    told = [generate_playthrough.playthrough(f"{game_name(name)}(players={seats})", None, seed=3) for _ in range(2)]
    assert told[0] == told[1]
    assert "IsTerminal() = True" in told[0]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_resampled_state_looks_the_same_to_that_player(name: str, seats: int) -> None:
    state = after_the_deal(name, seats)
    player = state.current_player()
    dealer = random.Random(2)
    worlds = [state.resample_from_infostate(player, dealer.random) for _ in range(10)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    if seats > 1:
        other = (player + 1) % seats
        assert len({world.information_state_string(other) for world in worlds}) > 1


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_resampled_state_comes_back_from_its_pickle_and_plays_on_alike(name: str, seats: int) -> None:
    state = after_the_deal(name, seats)
    state.apply_action(state.legal_actions()[0])
    seat = seats - 1
    for _ in range(2):  # a world of a world, too
        state = state.resample_from_infostate(seat, random.Random(4).random)
        if not state.is_chance_node():
            state.apply_action(state.legal_actions()[-1])
    twin = pickle.loads(pickle.dumps(state))
    rng = random.Random(5)
    while not state.is_terminal():
        assert str(twin) == str(state)
        assert [twin.information_state_string(seat) for seat in range(seats)] == [
            state.information_state_string(seat) for seat in range(seats)
        ]
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        twin.apply_action(action)
    assert twin.returns() == state.returns()


def test_a_pickle_of_another_edition_is_refused() -> None:
    packed: Any = copyreg.dispatch_table[Course](after_the_deal("zenmaster", 3).course)
    made, (setup, *rest) = packed
    with pytest.raises(InvalidSetup, match=r"'old': changed since \(now: .*\)"):
        made((*setup[:2], "old", *setup[3:]), *rest)


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_the_history_is_whole_whoever_took_the_steps(name: str) -> None:
    """Python's steps are told to C++ late: in between C++ takes some itself, and the state is copied in every way."""
    state = after_the_deal(name, 2 if name != "zenmaster" else 3)
    plain = state.get_game().new_initial_state()  # told of each step as it is taken
    for step in state.full_history():
        assert plain.current_player() == step.player
        plain.apply_action(step.action)
        plain.history()
    rng = random.Random(3)
    ways: list[Callable[[TableState], TableState]] = [
        lambda now: now,
        lambda now: now.clone(),
        lambda now: pickle.loads(pickle.dumps(now)),
        copy.deepcopy,
    ]
    for number in range(60):
        if state.is_terminal():
            break
        action = rng.choice(state.legal_actions())
        plain.apply_action(action)
        plain.history()
        if number % 5 == 0:
            state.apply_action_with_legality_check(action)  # by C++
        elif number % 5 == 1:
            state = state.child(action)
        else:
            state.apply_action(np.int64(action))  # as OpenSpiel's own players give it
        state = ways[rng.randrange(len(ways))](state)
        if number % 7 == 0:
            assert told(state) == told(plain)
    assert told(state) == told(plain)
    assert state.move_number() == len(state.history()) > 0


def told(state: TableState) -> list[object]:
    steps = [(step.player, step.action) for step in state.full_history()]
    return [steps, state.history_str(), state.is_initial_state(), state.current_player(), str(state)]


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_openspiels_own_search_plays_the_game(name: str) -> None:
    state = after_the_deal(name, 2 if name != "zenmaster" else 3)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, luck), 2.0, 4, random_state=luck)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["python_kuhn_poker", "chabudai_makatsu"])
def test_openspiels_search_in_cpp_samples_no_worlds_of_a_game_written_in_python(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Not even of OpenSpiel's own; once this fails, docs/environments.md is to be rewritten."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 4)
    with pytest.raises(pyspiel.SpielError, match=r"ResampleFromInfostate\(\) not implemented"):
        bot.get_policy(state)
    capfd.readouterr()  # it prints the error too


def test_options_of_the_title_are_parameters() -> None:
    game = pyspiel.load_game("chabudai_zenmaster(players=3,ten-cards=on,reward=margin)")
    assert game.table.setup.options["ten-cards"] == "on"
    assert game.max_utility() > 1
