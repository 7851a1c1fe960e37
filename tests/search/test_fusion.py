"""Strategy fusion: who cannot tell two worlds apart cannot play differently in them, and the search must not count on it.

A coin lies hidden. Whoever is sure takes a draw of ten lots, seven of which win; who is not may guess the coin instead. A
player who could see it would always guess and win; one who cannot wins every second time.
"""

from dataclasses import dataclass

import pytest

from chabudai.core import CHANCE, NOBODY, Action, Game, Journal, Objection, Outcome, Rng, Seat, State, View
from chabudai.core.errors import Reason
from chabudai.core.setup import Setup
from chabudai.search import Budget, Search, Tuning
from chabudai.search.uniform import Uniform

TEXTS = ("sure", "guess", "heads", "tails", "win", "lose")
ACTIONS = [Action(index, text, text, {}) for index, text in enumerate(TEXTS)]
SURE, GUESS, HEADS, TAILS, WIN, LOSE = ACTIONS
LOTS = [7, 3]  # that win, that lose


class Why(Reason):
    NOT_NOW = "not-now"


@dataclass
class CoinView(View):
    """What the first seat knows: how far it has come, and the coin if it may look."""

    steps: str = ""
    coin: str = ""


class CoinState(State):
    def __init__(self, coin: str, steps: str, is_open: bool) -> None:
        self.coin, self.steps, self.is_open = coin, steps, is_open

    def actor(self) -> Seat:
        return {"": Seat(0), "guess": Seat(0), "sure": CHANCE}.get(self.steps, NOBODY)

    def decision(self) -> str:
        return {CHANCE: "Drawing", NOBODY: "Over"}.get(self.actor(), "Choosing")

    def legal_actions(self) -> list[Action]:
        return {"": [SURE, GUESS], "guess": [HEADS, TAILS], "sure": [WIN, LOSE]}.get(self.steps, [])

    def chance_weights(self) -> list[int]:
        return LOTS if self.actor() == CHANCE else []

    def objection(self, action: Action) -> Objection:  # noqa: ARG002
        return Objection(Why.NOT_NOW, "R1")

    def apply(self, action: Action, journal: Journal | None = None) -> None:  # noqa: ARG002
        self.steps = action.text

    def clone(self) -> "CoinState":
        return CoinState(self.coin, self.steps, self.is_open)

    def view(self, seat: Seat | None) -> CoinView:
        return CoinView(seat, self.steps, self.coin if self.is_open else "")

    def outcome(self) -> Outcome | None:
        if self.actor() != NOBODY:
            return None
        won = self.steps in ("win", self.coin)
        return Outcome([100, 0] if won else [0, 100], [1, 2] if won else [2, 1], "test")


class CoinGame(Game):
    def __init__(self) -> None:
        super().__init__(Setup("coin", 2, "house", {}, 1), ACTIONS, 4, 4)

    def new_state(self, journal: Journal | None = None) -> CoinState:  # noqa: ARG002
        return CoinState("heads", "", False)

    def sample_world(self, view: View, rng: Rng) -> CoinState:
        assert isinstance(view, CoinView)
        return CoinState(view.coin or ("heads", "tails")[rng.below(2)], view.steps, bool(view.coin))


def values(is_open: bool, coin: str, simulations: int) -> dict[str, float]:
    """What a search thinks of the two choices, with the coin open or hidden; the better one first."""
    game = CoinGame()
    state = CoinState(coin, "", is_open)
    thoughts = Search(game, Uniform(game, 10, lowest_wins=False), Tuning()).think(
        state.view(Seat(0)), state.legal_actions(), Budget(simulations), Rng(1)
    )
    return {thought.action.text: thought.value for thought in thoughts}


@pytest.mark.parametrize("coin", ["heads", "tails"])
def test_who_sees_the_coin_guesses(coin: str) -> None:
    seen = values(True, coin, 2000)
    assert next(iter(seen)) == "guess"
    assert seen["guess"] > 0.9


@pytest.mark.parametrize("simulations", [400, 2000, 20_000])
def test_who_does_not_see_it_is_sure_although_guessing_wins_in_every_world_for_who_does(simulations: int) -> None:
    unseen = values(False, "heads", simulations)
    assert next(iter(unseen)) == "sure"
    assert unseen["sure"] == pytest.approx(0.7, abs=0.1)
    assert unseen["guess"] == pytest.approx(0.5, abs=0.15)
