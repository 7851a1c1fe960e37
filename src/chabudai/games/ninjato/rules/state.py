"""A position of Ninjato as the contract asks for it: whose step, what is legal, what an action does."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import Journal
from chabudai.core.fast.offers import Offers
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Objection, Outcome
from chabudai.core.seats import CHANCE, NOBODY, Seat
from chabudai.games.ninjato.box.actions import (
    ACT_AS_FOUR,
    ACT_AS_TWO,
    BANZAI,
    BLIND,
    DISCARD,
    DOJO,
    FACE,
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
    USE_SWAP,
    USE_SWITCH,
    USE_TURN_UP,
)
from chabudai.games.ninjato.knowledge.look import look
from chabudai.games.ninjato.knowledge.view import NinjatoView
from chabudai.games.ninjato.rules import (
    chance,
    control,
    court,
    dojo,
    ending,
    fight,
    objections,
    phases,
    raid,
    rounds,
    scoring,
    sensei,
)
from chabudai.games.ninjato.rules.position import Position

_SKILL_ACTIONS_END: Final[i64] = BANZAI


@final
@mypyc_attr(free_list_len=1)
class NinjatoState(Position):
    """One position of a game."""

    def clone(self) -> "NinjatoState":
        twin = NinjatoState(self.box, self.at[:])
        self.copy_into(twin)
        return twin

    # Whose step it is, and what is legal.

    def actor(self) -> Seat:
        if self.phase < phases.PLACING:
            return CHANCE
        return NOBODY if self.phase == phases.OVER else Seat(self.seat)

    def decision(self) -> str:
        return phases.NAMES[self.phase]

    def legal_actions(self) -> list[Action]:
        actions = self.box.actions
        if self.phase < phases.PLACING:
            first = chance.first_action(self)
            return [actions[first + thing] for thing, number in enumerate(chance.weights(self)) if number]
        offers = Offers()
        self.offer(offers)
        indices = offers.indices
        legal = actions[: offers.number]  # as in `listed`: to replace is faster than to append
        for position in range(offers.number):
            legal[position] = actions[indices[position]]
        return legal

    def chance_weights(self) -> list[int]:
        if self.phase >= phases.PLACING:
            return []
        return [number for number in chance.weights(self) if number]

    def objection(self, action: Action) -> Objection:
        return objections.objection(self, action)

    def draw(self, rng: Rng) -> Action:
        return self.box.actions[chance.first_action(self) + int(chance.pick(self, rng))]

    def offer(self, offers: Offers) -> None:
        phase: i64 = self.phase
        if phase == phases.PLACING:
            rounds.offer_places(self, offers)
        elif phase == phases.TRAINING:
            dojo.offer_cards(self, offers)
        elif phase == phases.DISCARDING or phase == phases.LEARNING:
            dojo.offer_discards(self, offers)
        elif phase == phases.FIGHTING:
            raid.offer_fight(self, offers)
        elif phase == phases.STRIKING:
            fight.offer_additions(self, offers)
        elif phase == phases.CALLING_BANZAI:
            raid.offer_banzai(self, offers)
        elif phase == phases.KEEPING:
            raid.offer_keeping(self, offers)
        elif phase == phases.REPLACING_TOKEN:
            control.offer_tokens(self, offers)
        elif phase == phases.BRIBING or phase == phases.SPREADING:
            court.offer_payments(self, offers)
        elif phase == phases.DISGUISING:
            scoring.offer_disguises(self, offers)
        elif phase == phases.CHOOSING_REWARD:
            scoring.offer_rewards(self, offers)

    # What an action does.

    def apply(self, action: Action, journal: Journal | None = None) -> None:
        if self.phase < phases.PLACING:
            chance.draw(self, action.index - chance.first_action(self), journal)
        else:
            self.act(action.index, journal)
        if self.phase == phases.TURN_OVER:
            rounds.end_turn(self, journal)

    def act(self, index: i64, journal: Journal | None) -> None:
        """A seat's step; may leave the phase at TURN_OVER."""
        phase: i64 = self.phase
        if phase == phases.PLACING:
            self._place(index, journal)
        elif phase == phases.TRAINING:
            if index == BLIND:
                dojo.reach_for_pile(self, journal)
            else:
                dojo.take(self, index - TAKE, journal)
        elif phase == phases.DISCARDING:
            dojo.discard(self, index - DISCARD, journal)
            dojo.go_on(self, journal)
        elif phase == phases.LEARNING:
            sensei.pay(self, index - DISCARD, journal)
        elif phase == phases.BRIBING or phase == phases.SPREADING:
            court.pay(self, index - self.box.first_pay, journal)
        elif phase == phases.REPLACING_TOKEN:
            control.replace_token(self, index - self.box.first_token, journal)
        elif phase == phases.DISGUISING or phase == phases.CHOOSING_REWARD:
            self._score(index, journal)
        else:
            self._raid(index, journal)

    def _place(self, index: i64, journal: Journal | None) -> None:
        """R3.1: a shuriken is placed, and the place has its effect."""
        box = self.box
        if index == DOJO:
            dojo.enter(self, journal)
        elif index < STEALTH:
            raid.begin(self, index - STRENGTH, 0, journal)
        elif index < BLIND:
            raid.begin(self, index - STEALTH, 1, journal)
        elif index < box.first_bribe:
            sensei.learn(self, index - box.first_learn, journal)
        elif index < box.first_spread:
            court.visit(self, index - box.first_bribe, phases.BRIBING)
        else:
            court.visit(self, index - box.first_spread, phases.SPREADING)

    def _raid(self, index: i64, journal: Journal | None) -> None:
        """The steps of a raid."""
        if index < USE_SWITCH:
            if self._strikes(index, journal):
                raid.win(self, journal)
        elif index == USE_SWITCH:
            raid.switch_side(self, journal)
        elif index < USE_SWAP:
            raid.turn_up(self, index - USE_TURN_UP, journal)
        elif index < _SKILL_ACTIONS_END:
            raid.swap(self, (index - USE_SWAP) // 10, (index - USE_SWAP) % 10, journal)
        elif index == BANZAI:
            raid.call_banzai(self, journal)
        elif index == LEAVE:
            raid.leave(self, journal)
        elif index == GIVE_UP:
            raid.give_up(self, journal)
        elif index < KEEP:
            raid.face(self, index - FACE + 1, journal)
        else:
            raid.keep(self, index - KEEP, journal)

    def _strikes(self, index: i64, journal: Journal | None) -> bool:
        """A card or skill against the guard; whether it beats."""
        if index < ACT_AS_TWO:
            return fight.play(self, index - PLAY, journal)
        if index <= ACT_AS_FOUR:
            return fight.act_as(self, 2 if index == ACT_AS_TWO else 4, journal)
        if index == KICK_UP:
            return fight.kick(self, 1, journal)
        if index == KICK_DOWN:
            return fight.kick(self, -1, journal)
        return fight.change_by_skill(self, index, journal)

    def _score(self, index: i64, journal: Journal | None) -> None:
        """The steps of a scoring phase."""
        if index == NO_DISGUISE:
            scoring.decline(self)
        elif index == TAKE_HONOR:
            scoring.take_honor(self, journal)
        elif index < self.box.first_reward:
            scoring.disguise(self, index - self.box.first_disguise, journal)
        else:
            scoring.take_rumor(self, index - self.box.first_reward, journal)
        rounds.go_on(self, journal)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def view(self, seat: Seat | None) -> NinjatoView:
        return look(self, seat)

    # Fast paths

    def settle(self, rng: Rng) -> Seat:
        while self.phase < phases.PLACING:
            chance.draw(self, chance.pick(self, rng), None)
            if self.phase == phases.TURN_OVER:
                rounds.end_turn(self, None)
        return self.actor()

    def rollout(self, rng: Rng) -> int:
        decisions: i64 = 0
        offers = Offers()
        while self.phase != phases.OVER:
            if self.phase < phases.PLACING:
                chance.draw(self, chance.pick(self, rng), None)
            else:
                decisions += 1
                offers.number = 0
                self.offer(offers)
                self.act(offers.indices[rng.below(offers.number)], None)
            if self.phase == phases.TURN_OVER:
                rounds.end_turn(self, None)
        return int(decisions)
