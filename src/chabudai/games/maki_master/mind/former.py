"""What a position was thought to be worth before it was learned: `master-1`, which the arena compares with."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.game import State
from chabudai.games.maki_master.box.components import EFFECT_COUNT
from chabudai.games.maki_master.mind.policy import MARGIN, MakiPolicy
from chabudai.games.maki_master.rules.position import DISHES, HELD, OVER, Position
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.search.policy import Policy, reward_estimate

ROUNDS: Final[i64] = 2  # that a rollout looks ahead
HOPE: Final = 1.005  # how likely a recipe in hand is thought to be served
SWING: Final = 2.2  # how far apart results lie by luck, for the square root of each round to come


@final
class FormerMakiPolicy(MakiPolicy):
    """The same heuristic player; it looks ahead until so many tiles lie, and adds up numbers set by hand."""

    def clock(self, state: State) -> i64:
        """Tiles on the table: Chop turns it back."""
        assert isinstance(state, MakiState)
        return bits.count(state.tiles) + len(state.buried)

    def until(self, state: State) -> i64:
        return self.clock(state) + ROUNDS * self.seats

    def evaluate(self, state: State, rewards: vec[i64]) -> None:
        assert isinstance(state, MakiState)
        if state.phase == OVER:
            Policy.evaluate(self, state, rewards)
            return
        self._rounds = float(bits.count(state.empty())) / float(self.seats)
        points: list[float] = []
        for seat in range(int(self.seats)):
            worth = float(state.at[DISHES + seat] + state.served_points(seat))
            for effect in range(EFFECT_COUNT):
                worth += float(state.at[HELD + seat * EFFECT_COUNT + effect]) * self._cards[effect] * min(1.0, self._rounds)
            points.append(worth + self._hand_worth(state, seat))
        reward_estimate(points, SWING * math.sqrt(self._rounds + 1.0), float(MARGIN), rewards, self.taste)

    def _hand_worth(self, p: Position, seat: i64) -> float:
        kitchen = self._kitchen
        kitchen.look(p, seat)
        worth = 0.0
        for number in range(kitchen.count):
            missing: i64 = kitchen.missing[number]
            worth += self._recipe_worth(kitchen.recipes[number], max(missing, 1), kitchen.styled[number]) * HOPE
        return worth
