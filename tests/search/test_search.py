"""What the search promises, on every title."""

import gc
import os
import subprocess
import sys
import threading
import time
import tracemalloc

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import chabudai.core.fast.bits
from chabudai.bots import policy_of, tuning_of
from chabudai.core import Action, Game, Rng, State
from chabudai.games import TITLES
from chabudai.search import Budget, Search, Stop, Thought, Tuning, opening, random_search
from chabudai.search.policy import Policy
from tests.search.positions import every_table, game_of, with_a_choice

TABLES = every_table()
IS_COMPILED = not str(chabudai.core.fast.bits.__file__).endswith(".py")


def told(thoughts: list[Thought]) -> list[dict[str, object]]:
    return [thought.as_dict() for thought in thoughts]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_equal_views_seeds_and_budgets_give_equal_thoughts(table: tuple[str, int]) -> None:
    game = game_of(table)
    state = with_a_choice(game, 60)
    seat = state.actor()
    view = state.view(seat)
    other = game.sample_world(view, Rng("another world"))
    search = Search(game, policy_of(game), Tuning())
    here = search.think(view, state.legal_actions(), Budget(40), Rng(5))
    search = Search(game, policy_of(game), Tuning())
    there = search.think(other.view(seat), other.legal_actions(), Budget(40), Rng(5))
    assert told(here) == told(there)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_search_leaves_nothing_for_the_next(table: tuple[str, int]) -> None:
    game = game_of(table)
    state = with_a_choice(game, 40)
    view, legal = state.view(state.actor()), state.legal_actions()
    search = Search(game, policy_of(game), Tuning())
    first = told(search.think(view, legal, Budget(30), Rng(5)))
    later = with_a_choice(game, 80)
    search.think(later.view(later.actor()), later.legal_actions(), Budget(30), Rng(6))
    assert told(search.think(view, legal, Budget(30), Rng(5))) == first


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_legal_action_is_ranked_by_visits(table: tuple[str, int]) -> None:
    game = game_of(table)
    state = with_a_choice(game, 50)
    search = random_search(game)
    thoughts = search.think(state.view(state.actor()), state.legal_actions(), Budget(30), Rng(1))
    assert {thought.action.index for thought in thoughts} == {action.index for action in state.legal_actions()}
    assert [thought.visits for thought in thoughts] == sorted([thought.visits for thought in thoughts], reverse=True)
    assert sum(thought.visits for thought in thoughts) == 30 == search.simulations
    assert all(0.0 <= thought.value <= 1.0 for thought in thoughts)
    assert search.decisions >= 30


@pytest.mark.skipif(not IS_COMPILED, reason="compares the compiled search with the interpreted one")
def test_compiled_and_interpreted_searches_think_the_same_to_the_last_digit() -> None:
    command = [sys.executable, "-m", "tests.search.thinking"]
    compiled, interpreted = (
        subprocess.run(
            command, env=os.environ | {"CHABUDAI_INTERPRETED": way}, capture_output=True, text=True, check=True
        ).stdout
        for way in ("", "1")
    )
    assert compiled.splitlines() == interpreted.splitlines()
    assert len(compiled.splitlines()) == len(TABLES)


def test_a_forced_move_is_answered_at_once() -> None:
    game = game_of(("zenmaster", 3))
    state = with_a_choice(game, 0)
    search = Search(game, policy_of(game), Tuning())
    only = state.legal_actions()[:1]
    assert [thought.action for thought in search.think(state.view(state.actor()), only, Budget(10**9), Rng(1))] == only
    assert search.simulations == 0


def test_a_settled_search_stops_early() -> None:
    game = game_of(("zenmaster", 3))
    state = with_a_choice(game, 0)
    search = Search(game, policy_of(game), Tuning(exploration=0.0))
    search.think(state.view(state.actor()), state.legal_actions(), Budget(1000), Rng(1))
    assert search.simulations < 1000


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_patient_search_makes_every_simulation_of_its_budget(table: tuple[str, int]) -> None:
    game = game_of(table)
    state = with_a_choice(game, 60)
    search = random_search(game)
    search.think(state.view(state.actor()), state.legal_actions(), Budget(150), Rng(1))
    assert search.simulations == 150


@pytest.mark.parametrize("simulations", [72, 100, 150, 190, 240, 255])
def test_a_search_goes_on_until_the_best_move_cannot_be_overtaken(simulations: int) -> None:
    game = game_of(("makatsu", 2))
    state = with_a_choice(game, 60, seed=60)
    view, legal = state.view(state.actor()), state.legal_actions()
    search = Search(game, policy_of(game), tuning_of(game))
    search.is_patient = True
    leads = {}
    for look in (64, 128, 192):
        first, second, *_ = search.think(view, legal, Budget(look), Rng(1))
        leads[look] = first.visits - second.visits
    search.is_patient = False
    search.think(view, legal, Budget(simulations), Rng(1))
    settled = [look for look, lead in leads.items() if look < simulations and lead > simulations - look]
    assert search.simulations == min([*settled, simulations])


class Ticking:
    """A clock that moves on by so many seconds whenever it is read."""

    def __init__(self, seconds: float) -> None:
        self._each = seconds
        self._now = 0.0

    def read(self) -> float:
        self._now += self._each
        return self._now


@pytest.mark.parametrize(("seconds", "readings"), [(5.0, 5), (20.0, 20), (20.5, 21)])
def test_a_search_ends_when_its_seconds_are_over(seconds: float, readings: int) -> None:
    game = game_of(("zenmaster", 4))
    state = with_a_choice(game, 0)
    search = random_search(game)
    budget = Budget(seconds=seconds, clock=Ticking(1.0).read)
    search.think(state.view(state.actor()), state.legal_actions(), budget, Rng(1))
    assert search.simulations == 4 * readings  # the clock is read at the start and after every fourth simulation


@pytest.mark.parametrize(("fewest", "longest", "made"), [(8, 90.0, 20), (60, 90.0, 60), (60, 10.0, 40)])
def test_a_busy_machine_makes_a_search_late_before_it_makes_it_weak(fewest: int, longest: float, made: int) -> None:
    game = game_of(("zenmaster", 4))
    state = with_a_choice(game, 0)
    search = random_search(game)
    budget = Budget(seconds=5.0, clock=Ticking(1.0).read, fewest=fewest, longest=longest)
    search.think(state.view(state.actor()), state.legal_actions(), budget, Rng(1))
    assert search.simulations == made


def test_a_search_tells_how_deep_it_came() -> None:
    game = game_of(("zenmaster", 4))
    state = with_a_choice(game, 0)
    search = random_search(game)
    depths = []
    for simulations in (1, 40, 4000):
        search.think(state.view(state.actor()), state.legal_actions(), Budget(simulations), Rng(1))
        depths.append(search.depth)
    assert depths[0] == 1 < depths[1] < depths[2]


def test_of_two_limits_the_first_one_reached_ends_the_search() -> None:
    game = game_of(("zenmaster", 4))
    state = with_a_choice(game, 0)
    search = random_search(game)
    for simulations, seconds, made in ((30, 100.0, 30), (100, 5.0, 20)):
        budget = Budget(simulations, seconds, Ticking(1.0).read)
        search.think(state.view(state.actor()), state.legal_actions(), budget, Rng(1))
        assert search.simulations == made


def test_a_budget_may_count_processor_time() -> None:
    game = game_of(("zenmaster", 4))
    state = with_a_choice(game, 0)
    search = random_search(game)
    before = time.thread_time()
    search.think(state.view(state.actor()), state.legal_actions(), Budget(seconds=0.05, clock=time.thread_time), Rng(1))
    assert time.thread_time() - before >= 0.05
    assert search.simulations > 0


def test_a_budget_has_a_limit() -> None:
    with pytest.raises(ValueError, match="limits"):
        Budget()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_another_thread_can_stop_a_search(table: tuple[str, int]) -> None:
    game = game_of(table)
    state = with_a_choice(game, 0)
    search = Search(game, policy_of(game), Tuning())
    search.is_patient = True
    stop = Stop()
    thread = threading.Timer(0.02, stop.request)
    thread.start()
    start = time.thread_time()  # on a busy machine a moment takes long
    thoughts = search.think(state.view(state.actor()), state.legal_actions(), Budget(10**9), Rng(1), stop)
    assert time.thread_time() - start < 5.0  # a search that cannot be stopped would go on for hours
    assert thoughts
    thread.join()


class Stopping(Policy):
    """Knows nothing, and asks for the end of the search while it plays out the simulation of a given number."""

    def __init__(self, game: Game, stop: Stop, at: int) -> None:
        super().__init__(game, 10, False)
        self._stop = stop
        self._left = at

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:  # noqa: ARG002 - it is never asked
        raise AssertionError("equal priors need no weights")

    def play_out(self, state: State, rng: Rng, noise: i64, until: i64) -> i64:  # noqa: ARG002
        self._left -= 1
        if self._left == 0:
            self._stop.request()
        return state.rollout(rng)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_stopped_search_ends_with_the_simulation_it_is_in(table: tuple[str, int]) -> None:
    game = game_of(table)
    state = with_a_choice(game, 30)
    for at in (1, 2, 7):
        stop = Stop()
        search = Search(game, Stopping(game, stop, at), Tuning(even=1.0))
        thoughts = search.think(state.view(state.actor()), state.legal_actions(), Budget(10**9), Rng(1), stop)
        assert search.simulations == at == sum(thought.visits for thought in thoughts)


def test_progress_is_reported_and_may_stop_the_search() -> None:
    game = game_of(("zenmaster", 4))
    state = with_a_choice(game, 0)
    search = Search(game, policy_of(game), Tuning())
    search.is_patient = True
    stop = Stop()
    heard: list[int] = []

    def progress(done: int, seconds: float) -> None:
        assert seconds > 0
        heard.append(done)
        stop.request()

    search.think(state.view(state.actor()), state.legal_actions(), Budget(10**9), Rng(1), stop, progress)
    assert len(heard) == 1
    assert 0 < heard[0] <= search.simulations


@pytest.mark.parametrize("name", [known.name for known in TITLES])
def test_two_hundred_searches_take_no_more_memory_than_forty(name: str) -> None:
    game = game_of((name, 4))
    state = with_a_choice(game, 0)
    view, legal = state.view(state.actor()), state.legal_actions()
    search = Search(game, policy_of(game), tuning_of(game))
    searches = 20 if IS_COMPILED else 1  # tracing interpreted code takes minutes
    tracemalloc.start()
    sizes = []
    for rounds in (2, 8):
        for _ in range(rounds):
            for seed in range(searches):
                search.think(view, legal, Budget(4), Rng(seed))
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert sizes[1] - sizes[0] < 20_000


def test_decisions_are_counted_in_the_tree_and_below() -> None:
    game = game_of(("zenmaster", 4))
    state = opening(game, Rng(1))
    search = random_search(game)
    search.think(state.view(state.actor()), state.legal_actions(), Budget(20), Rng(2))
    assert search.simulations == 20
    assert search.decisions == 20 * 4 * 36
