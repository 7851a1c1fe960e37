"""What the others have played tells of the world: a search plays in worlds as likely as that makes them.

The coin of `test_fusion`, and a policy that has seen somebody act as they would mostly if it showed heads.
"""

import math

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core import Action, Rng, Seat, State
from chabudai.search import Budget, Search, Stop, Tuning
from chabudai.search.policy import Policy
from tests.search.test_fusion import ACTIONS, CoinGame, CoinState, CoinView

NINE_OF_TEN = math.log(9)


class Reader(Policy):
    """Thinks heads nine times as likely as tails, once it remembers."""

    remembers = True
    heads = 0.0
    all = 0.0

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        """Knows nothing of moves."""

    def remember(self, state: State) -> bool:  # noqa: ARG002
        self.heads = self.all = 0.0
        return self.remembers

    def believe(self, world: State) -> None:
        assert isinstance(world, CoinState)
        weight = math.exp(NINE_OF_TEN) if world.coin == "heads" else 1.0
        self.heads += weight if world.coin == "heads" else 0.0
        self.all += weight

    def imagine(self, rng: Rng) -> State:
        return CoinState("heads" if int(rng.below(1000)) < 1000 * self.heads / self.all else "tails", "", is_open=False)


class Forgetful(Reader):
    remembers = False


def searched(policy: Policy, worlds: int) -> dict[str, float]:
    search = Search(CoinGame(), policy, Tuning(even=1.0, worlds=worlds))
    thoughts = search.think(CoinView(Seat(0)), ACTIONS[:2], Budget(3000), Rng(1))
    return {thought.action.text: thought.value for thought in thoughts}


def test_who_reads_the_plays_guesses_where_who_does_not_is_better_off_with_lots() -> None:
    game = CoinGame()
    read = searched(Reader(game, 10, lowest_wins=False), 400)
    assert next(iter(read)) == "guess"
    assert read["guess"] == pytest.approx(0.9, abs=0.06)
    assert next(iter(searched(Reader(game, 10, lowest_wins=False), 0))) == "sure", "it was not to weigh worlds"
    assert next(iter(searched(Forgetful(game, 10, lowest_wins=False), 400))) == "sure", "nothing was played yet"


def test_the_same_seed_believes_the_same() -> None:
    game = CoinGame()
    assert searched(Reader(game, 10, lowest_wins=False), 50) == searched(Reader(game, 10, lowest_wins=False), 50)


def test_a_search_that_is_stopped_does_not_go_on_weighing_worlds() -> None:
    stop, weighed = Stop(), list[State]()

    class Stopped(Reader):
        def believe(self, world: State) -> None:
            weighed.append(world)
            stop.request()

    game = CoinGame()
    search = Search(game, Stopped(game, 10, lowest_wins=False), Tuning(even=1.0, worlds=100_000))
    assert search.think(CoinView(Seat(0)), ACTIONS[:2], Budget(1000), Rng(1), stop)
    assert len(weighed) == 1


def test_no_more_than_a_part_of_its_time_goes_into_weighing_worlds() -> None:
    weighed, times = list[State](), iter(range(100_000))

    class Slow(Reader):
        def believe(self, world: State) -> None:
            weighed.append(world)
            super().believe(world)

    game = CoinGame()
    search = Search(game, Slow(game, 10, lowest_wins=False), Tuning(even=1.0, worlds=1000))
    search.think(CoinView(Seat(0)), ACTIONS[:2], Budget(seconds=100.0, clock=lambda: float(next(times))), Rng(1))
    assert 20 < len(weighed) < 30, "a clock that ticks a second at every look, a hundred seconds to think"
    assert search.simulations > 100
