"""How Ninjato is played well: raids by the odds of the next guard, sets of rumors, clan majorities when they reward."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.game import Action, Game, State
from chabudai.games.ninjato.box.actions import (
    ACT_AS_FOUR,
    ACT_AS_TWO,
    BANZAI,
    BLIND,
    DISCARD,
    DOJO,
    GIVE_UP,
    KEEP,
    KICK_DOWN,
    KICK_UP,
    LEAVE,
    NO_DISGUISE,
    PLAY,
    STEALTH,
    STRENGTH,
    TAKE,
    TAKE_HONOR,
    USE_MINUS_ONE,
    USE_MINUS_TWO,
    USE_SET_ZERO,
    USE_SWAP,
    USE_SWITCH,
    USE_TURN_UP,
)
from chabudai.games.ninjato.box.packs import six, six_total
from chabudai.games.ninjato.mind.appraisal import Appraisal
from chabudai.games.ninjato.mind.instinct import Instinct
from chabudai.games.ninjato.mind.outlook import Outlook
from chabudai.games.ninjato.rules import fight, phases, scoring
from chabudai.games.ninjato.rules.dojo import cards_to_take
from chabudai.games.ninjato.rules.position import HAND, KINDS, SEAT, UP, Position
from chabudai.games.ninjato.rules.raid import all_sides
from chabudai.games.ninjato.rules.state import NinjatoState
from chabudai.search.policy import Policy, reward_estimate

MARGIN: Final = 40  # honor of a clear win
WRONG: Final = -6.0  # a step that helps the guard


@final
class NinjatoPolicy(Policy):
    """Weighs every step by the honor that it is likely to bring."""

    def __init__(self, game: Game, weights: dict[str, float] | None = None, has_instinct: bool = False) -> None:
        super().__init__(game, MARGIN, lowest_wins=False)
        state = game.new_state()
        assert isinstance(state, NinjatoState)
        self._worth: Final = Appraisal(state.box, weights)
        self.outlook: Final = Outlook()
        self.instinct: Final = Instinct(self._worth)
        self.has_instinct = has_instinct
        if has_instinct:
            self.instinct.read()

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        assert isinstance(state, NinjatoState)
        if state.phase == phases.PLACING:
            self._worth.look(state)
        for position in range(len(legal)):
            weights[position] = i64(self._weight(state, legal[position].index) * self._worth.point)

    def prior(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        """As it weighs, and what the instinct adds: too slow for rollouts, and in the tree it costs next to nothing."""
        assert isinstance(state, NinjatoState)
        self.weigh(state, legal, weights)
        if self.has_instinct:
            self.instinct.look(state, legal, weights)
            for position in range(len(legal)):
                weights[position] += self.instinct.weigh(state, legal[position].index, weights[position])

    def _weight(self, p: Position, index: i64) -> float:
        phase: i64 = p.phase
        weight = 0.0
        if phase == phases.PLACING:
            weight = self._placing(p, index)
        elif phase == phases.FIGHTING or phase == phases.STRIKING:
            weight = self._fighting(p, index)
        elif phase == phases.CALLING_BANZAI or phase == phases.KEEPING:
            weight = self._raiding(p, index)
        elif phase == phases.TRAINING:
            weight = self._worth.card(index - TAKE + 1) if index != BLIND else self._worth.card(2) + 0.1
        elif phase == phases.DISCARDING or phase == phases.LEARNING:
            weight = -self._worth.card(index - DISCARD + 1)
        elif phase == phases.BRIBING or phase == phases.SPREADING:
            weight = self._worth.payment(p, index - p.box.first_pay)
        elif phase == phases.REPLACING_TOKEN:
            weight = self._worth.token(p, index - p.box.first_token)
        else:
            weight = self._scoring(p, index)
        return weight

    def _placing(self, p: Position, index: i64) -> float:
        """Where a shuriken brings the most."""
        box = p.box
        worth = self._worth
        weight = 0.0
        if index == DOJO:
            weight = self._dojo(p)
        elif index < STEALTH:
            weight = worth.raid(p, index - STRENGTH, 0)
        elif index < BLIND:
            weight = worth.raid(p, index - STEALTH, 1)
        elif index < box.first_bribe:
            weight = worth.skill(p, index - box.first_learn) - 0.5
        elif index < box.first_spread:
            envoy: i64 = index - box.first_bribe
            weight = worth.envoy(p, envoy) + worth.best_payment(p, box.prices.envoy_forms[envoy])
        else:
            rumor: i64 = index - box.first_spread
            weight = worth.spread(p, rumor) + worth.best_payment(p, box.prices.rumor_forms[rumor])
        return weight

    def _dojo(self, p: Position) -> float:
        """Cards are worth less in a full hand, and nothing to who places a last shuriken."""
        in_hand: i64 = six_total(p.at[SEAT * p.seat + HAND])
        taken = float(cards_to_take(in_hand)) * self._worth.card(2) * min(1.0, 2.0 * self._worth.left(p))
        if p.round == 7 and p.placed >= 2 * self.seats:
            return 0.0
        return taken * (1.0 if in_hand < 4 else 0.6) + 0.4

    def _fighting(self, p: Position, index: i64) -> float:
        """The cheapest way to beat the guard; skills come back every round, cards do not."""
        worth = self._worth
        weight = 0.0
        if index == GIVE_UP:
            weight = -1.0 - worth.purse(p, all_sides(p.shuriken))
        elif PLAY <= index < ACT_AS_TWO:
            weight = 2.0 - worth.card(index - PLAY + 1) - self._follow(p, index - PLAY + 1)
        elif index == ACT_AS_TWO or index == ACT_AS_FOUR:
            weight = 1.8 - self._follow(p, 2 if index == ACT_AS_TWO else 4)
        elif index == KICK_UP or index == KICK_DOWN:
            weight = -1.0 if (index == KICK_DOWN) == (p.by_stealth != 0) else WRONG
        elif index < USE_SWITCH:
            lowers = index == USE_MINUS_TWO or index == USE_MINUS_ONE or index == USE_SET_ZERO
            weight = -0.3 if lowers == (p.by_stealth != 0) else WRONG
        elif index == USE_SWITCH:
            weight = self._switching(p)
        elif index < USE_SWAP:
            weight = -0.8
        else:
            weight = self._swapping(p, index) if index < BANZAI else 0.0
        return weight

    def _follow(self, p: Position, value: i64) -> float:
        """What must still be added to a base that does not beat the guard alone."""
        if fight.beats(p, value):
            return 0.0
        needed: i64 = fight.kickers_needed(p, value, True, p.at[SEAT * p.seat + UP])
        return 0.4 + 1.2 * float(needed)

    def _switching(self, p: Position) -> float:
        """Seishin-teki helps when only the other side has a card against this guard."""
        hand: i64 = p.at[SEAT * p.seat + HAND]
        if p.target == 0 or self._worth.base_card(hand, p.target, p.by_stealth) >= 0:
            return -0.8
        return 1.0 if self._worth.base_card(hand, p.target, 1 - p.by_stealth) >= 0 else -0.8

    def _swapping(self, p: Position, index: i64) -> float:
        """Choho: a dearer treasure for a cheaper one."""
        given: i64 = (index - USE_SWAP) // 10
        taken: i64 = (index - USE_SWAP) % 10
        gain = self._worth.treasure(p, taken % KINDS) - self._worth.treasure(p, given % KINDS)
        return gain - 0.3 if p.phase != phases.FIGHTING else gain - 1.5

    def _raiding(self, p: Position, index: i64) -> float:
        """Leave or go on, and what to keep after a failure."""
        weight = 0.0
        if index == BANZAI:
            hand: i64 = p.at[SEAT * p.seat + HAND]
            pack: i64 = all_sides(p.shuriken)
            best = 0.0
            for kind in range(KINDS):
                if six(pack, kind) > 0:
                    best = max(best, self._worth.treasure(p, kind))
            weight = self._worth.going_on(p, hand, p.goods(p.house), self._worth.purse(p, pack), best, p.by_stealth)
        elif index == LEAVE:
            weight = 0.0
        elif index >= KEEP:
            weight = self._worth.treasure(p, index - KEEP)
        elif index >= USE_SWAP:
            weight = self._swapping(p, index) + (2.0 if p.phase == phases.KEEPING else 0.0)
        elif index == USE_SWITCH or index >= USE_TURN_UP:
            weight = -1.0
        return weight

    def _scoring(self, p: Position, index: i64) -> float:
        """Disguises, and the honor of the houses or a rumor."""
        if index == NO_DISGUISE:
            return -1.0
        if index == TAKE_HONOR:
            return float(scoring.house_honor(p, scoring.rewarding_clan(p)))
        if index >= p.box.first_reward:
            return self._worth.spread(p, index - p.box.first_reward) + 0.3 * self._worth.rumor
        return 0.0

    # Looking ahead to the end of the round, or of the next one if this one is nearly over

    def clock(self, state: State) -> i64:
        assert isinstance(state, NinjatoState)
        return state.round

    def until(self, state: State) -> i64:
        assert isinstance(state, NinjatoState)
        return state.round + 1 if state.chore == 0 and state.placed < 2 * self.seats else state.round + 2

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, NinjatoState)
        if state.phase == phases.OVER:
            return super().expected(state)
        points: list[float] = []
        for seat in range(self.seats):
            points.append(self.outlook.points(state, seat))
        return points

    def evaluate(self, state: State, rewards: vec[i64]) -> None:
        assert isinstance(state, NinjatoState)
        if state.phase == phases.OVER:
            super().evaluate(state, rewards)
            return
        reward_estimate(self.expected(state), self.outlook.heat(state), float(MARGIN), rewards, self.taste)
