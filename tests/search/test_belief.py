"""What the others have played tells of the world: a search plays in worlds as likely as that makes them.

The coin of `test_fusion`, and a policy that has seen somebody act as they would mostly if it showed heads.
"""

import math

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core import Action, Rng, Seat, State
from chabudai.search import Budget, Search, Stop, Tuning
from chabudai.search.belief import Belief
from chabudai.search.policy import Policy
from tests.search.test_fusion import ACTIONS, CoinGame, CoinState, CoinView

NINE_OF_TEN = math.log(9)


class Reader(Policy):
    """Thinks heads nine times as likely as tails, once it remembers."""

    remembers = True

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        """Knows nothing of moves."""

    def remember(self, state: State) -> bool:  # noqa: ARG002
        return self.remembers

    def credence(self, state: State) -> float:
        assert isinstance(state, CoinState)
        return NINE_OF_TEN if state.coin == "heads" else 0.0


class Forgetful(Reader):
    remembers = False


def searched(policy: Policy, worlds: int) -> dict[str, float]:
    search = Search(CoinGame(), policy, Tuning(even=1.0, worlds=worlds))
    thoughts = search.think(CoinView(Seat(0)), ACTIONS[:2], Budget(3000), Rng(1))
    return {thought.action.text: thought.value for thought in thoughts}


def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    belief, rng = Belief(), Rng(3)
    for coin, credence in (("heads", math.log(5)), ("tails", math.log(2)), ("edge", math.log(3))):
        belief.add(CoinState(coin, "", is_open=False), credence - 700)
    belief.settle()
    drawn = [belief.draw(rng) for _ in range(10_000)]
    parts = {coin: sum(isinstance(one, CoinState) and one.coin == coin for one in drawn) for coin in ("heads", "tails", "edge")}
    assert {coin: round(number / 1000) for coin, number in parts.items()} == {"heads": 5, "tails": 2, "edge": 3}


def test_a_world_that_was_drawn_does_not_feel_what_is_played_in_its_twin() -> None:
    belief = Belief()
    belief.add(CoinState("heads", "", is_open=False), 0.0)
    belief.settle()
    belief.draw(Rng(1)).apply(ACTIONS[0])
    again = belief.draw(Rng(2))
    assert isinstance(again, CoinState)
    assert again.steps == ""


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
    stop, weighed = Stop(), list[int]()

    class Stopped(Reader):
        def credence(self, state: State) -> float:
            weighed.append(1)
            stop.request()
            return super().credence(state)

    game = CoinGame()
    search = Search(game, Stopped(game, 10, lowest_wins=False), Tuning(even=1.0, worlds=100_000))
    assert search.think(CoinView(Seat(0)), ACTIONS[:2], Budget(1000), Rng(1), stop)
    assert len(weighed) == 1
