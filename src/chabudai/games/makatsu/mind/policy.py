"""How Meister Makatsu is played well: dump high cards while they are cheap, and count what everyone has left."""

import math
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, State
from chabudai.games.makatsu.box.components import LAST_PHASE, RANKS, ROUNDS, colour_of, rank_of
from chabudai.games.makatsu.rules import lead
from chabudai.games.makatsu.rules.layout import DECKS, HANDS, LEADS, OVER, PLAYING, RESERVES
from chabudai.games.makatsu.rules.state import MakatsuState
from chabudai.search.policy import NEVER, Policy, reward_estimate, weights_in

MARGIN: Final = 12  # points of a clear win
ROUNDS_IN_ALL: Final[i64] = 11


@final
class MakatsuPolicy(Policy):
    """Weighs a card by the tokens that it is likely to take and by what it could cost later."""

    def __init__(self, game: Game, weights: dict[str, float] | None = None) -> None:
        super().__init__(game, MARGIN, lowest_wins=True)
        numbers = weights_in(str(Path(__file__).parent), weights)
        self._point: Final = numbers["point"]
        self._nerve: Final = numbers["nerve"]
        self._figure: Final = numbers["figure"]
        self._ahead: Final[i64] = int(numbers["ahead"])
        self._swing: Final = numbers["swing"]
        sheds = [numbers["shed1"], numbers["shed2"], numbers["shed3"]]
        self._sheds: Final = sheds
        self._rank_worth: Final = [math.pow(rank / 7.0, numbers["curve"]) for rank in range(int(RANKS))]
        risks = [numbers["risk1"], numbers["risk2"], numbers["risk3"]]
        self._risks: Final = risks
        self._rank_risk: Final = [math.pow(rank / 7.0, numbers["slope"]) for rank in range(int(RANKS))]
        self._plays: vec[i64] = bits.zeros(game.setup.seats)  # how often each other seat still plays in this round
        self._left: vec[i64] = bits.zeros(game.setup.seats)  # the cards that each other seat has somewhere

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        assert isinstance(state, MakatsuState)
        self._look(state)
        for position in range(len(legal)):
            weights[position] = self._weight(state, legal[position].index)

    def choose(self, state: State, rng: Rng, noise: i64) -> Action:
        assert isinstance(state, MakatsuState)
        self._look(state)
        rest: i64 = state.at[HANDS + state.turn]
        chosen: i64 = 0
        best: i64 = -NEVER
        while rest:
            card: i64 = bits.lowest(rest)
            rest &= rest - 1
            weight: i64 = self._weight(state, card)
            if noise > 0:
                weight += rng.below(noise)
            if weight > best:
                best = weight
                chosen = card
        return state.box.actions[chosen]

    def _look(self, state: MakatsuState) -> None:
        """Who plays after the actor, and with which cards: everyone counts what was played (R6.3)."""
        at = state.at
        seats: i64 = self.seats
        for seat in range(seats):
            order: i64 = seat - state.holder if seat >= state.holder else seat - state.holder + seats
            plays: i64 = 0
            if seat != state.turn:
                if order > state.cards:
                    plays += 1
                if order + seats > state.cards:
                    plays += 1
            self._plays[seat] = plays
            self._left[seat] = at[HANDS + seat] | at[DECKS + seat] | at[RESERVES + seat]

    def _taking(self, card: i64) -> float:
        """The chance that nobody plays over a card that leads its colour now."""
        end: i64 = (colour_of(card) + 1) * RANKS
        over: i64 = bits.below(end) & ~bits.below(card)
        chance = 1.0
        for seat in range(self.seats):
            plays: i64 = self._plays[seat]
            if plays > 0:
                left: i64 = self._left[seat]
                stays = 1.0 - self._nerve * float(bits.count(left & over)) / float(bits.count(left))
                chance *= stays if plays == 1 else stays * stays
        return chance

    def _weight(self, state: MakatsuState, card: i64) -> i64:
        """How good it is to play a card."""
        components = state.box.components
        colour: i64 = colour_of(card)
        rank: i64 = rank_of(card)
        tokens = float(components.colour_tokens[colour])
        leads: i64 = state.at[LEADS + colour]
        cost = 0.0
        if leads == lead.NO_LEAD or rank >= lead.rank_of(leads):
            cost = self._taking(card)
            if leads != lead.NO_LEAD and lead.taker_of(leads) == state.turn:
                cost -= self._taking(colour * RANKS + lead.rank_of(leads))
        price = tokens * float(components.points[state.phase])
        if colour == components.figure_colour:
            price += self._figure
        worth = -cost * price
        if state.phase < LAST_PHASE or state.round == 0:
            worth += self._sheds[state.phase] * tokens * self._rank_worth[rank]
        return i64(worth * self._point)

    # Looking ahead

    def clock(self, state: State) -> i64:
        assert isinstance(state, MakatsuState)
        return _round(state)

    def until(self, state: State) -> i64:
        assert isinstance(state, MakatsuState)
        return _round(state) + self._ahead

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, MakatsuState)
        if state.point == OVER:
            return super().expected(state)
        points: list[float] = []
        scores = state.points()
        for seat in range(len(scores)):
            points.append(float(scores[seat]) + self._danger(state, seat))
        return points

    def evaluate(self, state: State, rewards: vec[i64]) -> None:
        assert isinstance(state, MakatsuState)
        if state.point == OVER:
            super().evaluate(state, rewards)
            return
        points = [-cost for cost in self.expected(state)]
        reward_estimate(
            points, self._swing * math.sqrt(float(ROUNDS_IN_ALL - _round(state))), float(MARGIN), rewards, self.taste
        )

    def _danger(self, state: MakatsuState, seat: i64) -> float:
        """What a seat's cards are likely to cost it in the rounds to come, compared with others."""
        at = state.at
        rest: i64 = at[HANDS + seat] | at[DECKS + seat] | at[RESERVES + seat]
        danger = 0.0
        while rest:
            card: i64 = bits.lowest(rest)
            rest &= rest - 1
            danger += float(state.box.components.colour_tokens[colour_of(card)]) * self._rank_risk[rank_of(card)]
        return danger * self._risks[state.phase]

    def play_out(self, state: State, rng: Rng, noise: i64, until: i64) -> i64:
        assert isinstance(state, MakatsuState)
        decisions: i64 = 0
        while state.point != OVER and _round(state) < until:
            if state.point == PLAYING:
                state.apply(self.choose(state, rng, noise))
                decisions += 1
            else:
                state.apply(state.draw(rng))
        return decisions


def _round(state: MakatsuState) -> i64:
    """How many rounds of the whole game are over."""
    done: i64 = state.round
    for phase in range(state.phase):
        done += ROUNDS[phase]
    return done
