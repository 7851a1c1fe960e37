"""What the others hold they know: in every world that is imagined they play by their hand there.

The coin of `test_fusion` is held by the second seat. Whoever is sure draws lots, three of ten of which win; who is not asks the
second seat what it holds and wins if that names the wrong side, which somebody who sees the coin never does.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core import Action, Outcome, Rng, Seat, State, View
from chabudai.search import Budget, Search, Tuning
from chabudai.search.policy import Policy
from tests.search.test_fusion import ACTIONS, CoinGame, CoinState, CoinView

SECOND = Seat(1)
LOTS = [3, 7]


class AskedState(CoinState):
    def actor(self) -> Seat:
        return SECOND if self.steps == "guess" else super().actor()

    def chance_weights(self) -> list[int]:
        return LOTS if super().chance_weights() else []

    def clone(self) -> "AskedState":
        return AskedState(self.coin, self.steps, self.is_open)

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        if found is None or self.steps in ("win", "lose"):
            return found
        return Outcome(found.scores[::-1], found.ranks[::-1], found.reason)


class AskedGame(CoinGame):
    def sample_world(self, view: View, rng: Rng) -> AskedState:
        world = super().sample_world(view, rng)
        return AskedState(world.coin, world.steps, world.is_open)


class Honest(Policy):
    """Names the side that it sees."""

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        assert isinstance(state, AskedState)
        for place, action in enumerate(legal):
            weights[place] = 5000 if action.text == state.coin else 0


@pytest.mark.parametrize(("anew", "best", "worth"), [(True, "sure", 0.0), (False, "guess", 0.5)])
def test_who_sees_the_coin_is_not_asked_unless_its_hand_is_that_of_one_world(anew: bool, best: str, worth: float) -> None:
    game = AskedGame()
    search = Search(game, Honest(game, 10, lowest_wins=False), Tuning(exploration=5.0, anew=anew))
    thoughts = search.think(CoinView(Seat(0)), ACTIONS[:2], Budget(1000), Rng(1))
    assert thoughts[0].action.text == best
    assert {thought.action.text: thought.value for thought in thoughts}["guess"] == pytest.approx(worth, abs=0.15)
