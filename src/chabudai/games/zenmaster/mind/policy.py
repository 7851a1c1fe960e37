"""How ZenMaster is played well: steer to zero, and know the cards that nobody has shown yet."""

import math
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, State
from chabudai.games.zenmaster.mind.appraisal import Appraisal, highest_standing
from chabudai.games.zenmaster.mind.guesses import Guesses
from chabudai.games.zenmaster.mind.instinct import Instinct
from chabudai.games.zenmaster.rules.layout import HANDS, OVER, PLAYING
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.search.policy import NEVER, Policy, reward_estimate, weights_in

MARGIN: Final = 15  # points of a clear win
HEAT: Final = 600.0  # that of search.toml: so are the instinct's likings those that it learned


@final
class ZenPolicy(Policy):
    """Weighs a card by the balance it is likely to lead to and by the hand it leaves."""

    def __init__(self, game: Game, weights: dict[str, float] | None = None, has_instinct: bool = False) -> None:
        super().__init__(game, MARGIN, lowest_wins=True)
        numbers = weights_in(str(Path(__file__).parent), weights)
        self._swing: Final = numbers["swing"]
        self._worth: Final = Appraisal(numbers)
        self.instinct: Final = Instinct(self._worth)
        self._guesses: Final = Guesses(self.instinct)
        self.has_instinct = has_instinct
        if has_instinct:
            self.instinct.read()

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        assert isinstance(state, ZenState)
        self._worth.look(state)
        for position in range(len(legal)):
            weights[position] = self._worth.weigh(legal[position].index + 1)

    def choose(self, state: State, rng: Rng, noise: i64) -> Action:
        assert isinstance(state, ZenState)
        worth = self._worth
        worth.look(state)
        rest: i64 = state.at[HANDS + state.turn]
        chosen: i64 = 0
        best: i64 = -NEVER
        while rest:
            card: i64 = bits.lowest(rest)
            rest &= rest - 1
            weight: i64 = worth.weigh(card)
            if noise > 0:
                weight += rng.below(noise)
            if weight > best:
                best = weight
                chosen = card
        return state.box.actions[chosen - 1]

    def prior(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        """As likely as the instinct thinks that it is played: too slow for rollouts."""
        if not self.has_instinct:
            self.weigh(state, legal, weights)
            return
        assert isinstance(state, ZenState)
        self.instinct.look(state)
        for position in range(len(legal)):  # the legal actions are the cards of the hand, the lowest first
            weights[position] = i64(self.instinct.liked[position] * HEAT)

    # What others' plays tell

    def remember(self, state: State) -> bool:
        assert isinstance(state, ZenState)
        if self.instinct.hidden == 0 or not self.instinct.remember(state):
            return False
        self._guesses.begin(state)
        return True

    def credence(self, state: State) -> float:
        assert isinstance(state, ZenState)
        found = 0.0
        for seat in range(self.seats):
            found += self.instinct.credence_of(state, seat)
        return found

    def believe(self, world: State) -> None:
        assert isinstance(world, ZenState)
        self._guesses.add(world)

    def imagine(self, rng: Rng) -> State:
        return self._guesses.draw(rng)

    # Looking ahead no further than the end of the game in play

    def clock(self, state: State) -> i64:
        assert isinstance(state, ZenState)
        return state.game

    def until(self, state: State) -> i64:
        assert isinstance(state, ZenState)
        return state.game + 1

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, ZenState)
        if state.phase == OVER:
            return super().expected(state)
        totals = state.totals()
        left = float(self.seats - state.game)
        points: list[float] = []
        for seat in range(len(totals)):
            hope = 0.12 * left * float(highest_standing(state, seat))
            points.append(float(totals[seat]) - hope)
        return points

    def evaluate(self, state: State, rewards: vec[i64]) -> None:
        assert isinstance(state, ZenState)
        if state.phase == OVER:
            super().evaluate(state, rewards)
            return
        left = float(self.seats - state.game)
        points = [-cost for cost in self.expected(state)]
        reward_estimate(points, self._swing * math.sqrt(left), float(MARGIN), rewards, self.taste)

    def play_out(self, state: State, rng: Rng, noise: i64, until: i64) -> i64:
        assert isinstance(state, ZenState)
        decisions: i64 = 0
        while state.game < until and state.phase != OVER:
            if state.phase == PLAYING:
                state.apply(self.choose(state, rng, noise))
                decisions += 1
            else:
                state.apply(state.draw(rng))
        return decisions
