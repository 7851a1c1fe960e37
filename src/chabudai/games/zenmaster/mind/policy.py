"""How ZenMaster is played well: steer to zero, and know the cards that nobody has shown yet."""

import math
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, State
from chabudai.games.zenmaster.box.components import MOST_SEATS, TRICKS
from chabudai.games.zenmaster.rules.layout import HANDS, MATCHES, OVER, PLAYED, PLAYING, STANDING, TABLE, highest_in, result_in
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.search.policy import NEVER, Policy, reward_estimate, weights_in

MARGIN: Final = 15  # points of a clear win
UNSEEN: Final = 61  # more than the number cards that an edition may have


@final
class ZenPolicy(Policy):
    """Weighs a card by the balance it is likely to lead to and by the hand it leaves."""

    def __init__(self, game: Game, weights: dict[str, float] | None = None) -> None:
        super().__init__(game, MARGIN, lowest_wins=True)
        numbers = weights_in(str(Path(__file__).parent), weights)
        self._point: Final = numbers["point"]
        self._ease: Final = numbers["ease"]
        self._nerve: Final = numbers["nerve"]
        self._shed: Final = numbers["shed"]
        self._steer: Final = numbers["steer"]
        self._erase: Final = numbers["erase"]
        self._swing: Final = numbers["swing"]
        # The chances that nobody plays over or under a card, by how the unseen cards lie; below 0 until they are needed.
        self._overs: vec[float] = vec[float]([-1.0] * (UNSEEN * UNSEEN * int(MOST_SEATS)))
        self._unders: vec[float] = vec[float]([-1.0] * (UNSEEN * UNSEEN * int(MOST_SEATS)))
        # What one decision is about, noted by _look.
        self._unseen: i64 = 0
        self._unseen_cards: i64 = 0
        self._others: i64 = 0  # who play after the actor
        self._highest: i64 = 0  # on the table
        self._lowest: i64 = 0
        self._balance: i64 = 0
        self._if_none = 0.0  # the cost of taking nothing, black, white
        self._if_black = 0.0
        self._if_white = 0.0

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        assert isinstance(state, ZenState)
        self._look(state)
        for position in range(len(legal)):
            weights[position] = self._weight(legal[position].index + 1)

    def choose(self, state: State, rng: Rng, noise: i64) -> Action:
        assert isinstance(state, ZenState)
        self._look(state)
        rest: i64 = state.at[HANDS + state.turn]
        chosen: i64 = 0
        best: i64 = -NEVER
        while rest:
            card: i64 = bits.lowest(rest)
            rest &= rest - 1
            weight: i64 = self._weight(card)
            if noise > 0:
                weight += rng.below(noise)
            if weight > best:
                best = weight
                chosen = card
        return state.box.actions[chosen - 1]

    def _look(self, state: ZenState) -> None:
        """What the actor sees: the table, the own balance, and which cards have not been seen."""
        at = state.at
        seats: i64 = self.seats
        seen: i64 = at[HANDS + state.turn]
        highest: i64 = 0
        lowest: i64 = NEVER
        for seat in range(seats):
            card: i64 = at[TABLE + seat]
            seen |= at[PLAYED + seat]
            if card != 0:
                seen |= bits.bit(card)
                highest = max(highest, card)
                lowest = min(lowest, card)
        self._unseen = (bits.below(state.box.numbers + 1) - 1) & ~seen
        self._unseen_cards = bits.count(self._unseen)
        self._others = seats - 1 - state.cards
        self._highest = highest
        self._lowest = lowest
        balance: i64 = at[MATCHES + state.turn]
        self._balance = balance
        components = state.box.components
        self._if_none = self._cost(state, balance)
        self._if_black = self._cost(state, balance + components.black[state.score_card])
        self._if_white = self._cost(state, balance - components.white[state.score_card])

    def _cost(self, state: ZenState, balance: i64) -> float:
        """About how many matches are left in the end of such a balance; a zero erases an earlier result."""
        left: i64 = TRICKS - 1 - state.trick
        if left == 0 and balance == 0:
            return -self._erase * float(highest_standing(state, state.turn))
        size = float(balance if balance >= 0 else -balance)
        return size * size / (size + self._ease * float(left)) if size > 0.0 else 0.0

    def _weight(self, card: i64) -> i64:
        """How good it is to play a card."""
        lower: i64 = bits.count(self._unseen & (bits.bit(card) - 1))
        place = float(lower) / float(self._unseen_cards) if self._unseen_cards > 0 else 0.5
        at: i64 = (self._unseen_cards * UNSEEN + lower) * MOST_SEATS + self._others
        black = 0.0
        white = 0.0
        if card > self._highest:
            black = self._overs[at]
            if black < 0.0:
                black = self._chance(place)
                self._overs[at] = black
        if card < self._lowest:
            white = self._unders[at]
            if white < 0.0:
                white = self._chance(1.0 - place)
                self._unders[at] = white
        cost = black * self._if_black + white * self._if_white + (1.0 - black - white) * self._if_none
        side = place - 0.5
        worth = self._shed * 4.0 * side * side + self._steer * float(self._balance) * side - cost
        return i64(worth * self._point)

    def _chance(self, place: float) -> float:
        """That nobody who still plays goes beyond a card, when a card that nobody has seen goes less far with this chance."""
        return math.exp(math.log(max(place, 0.001)) * self._nerve * float(self._others)) if self._others > 0 else 1.0

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


def highest_standing(state: ZenState, seat: i64) -> i64:
    """The highest result of a seat that a zero would erase."""
    found: i64 = highest_in(state.at[STANDING + seat])
    if found < 0:
        return 0
    return result_in(state.at[STANDING + seat], found)
