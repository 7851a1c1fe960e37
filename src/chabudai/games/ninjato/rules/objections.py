"""Why an action is refused, from the acting seat's knowledge alone."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.errors import Reason
from chabudai.core.game import Action, Objection
from chabudai.games.ninjato.box.actions import (
    ACT_AS_TWO,
    BANZAI,
    BLIND,
    DISCARD,
    FACE,
    FIXED,
    KEEP,
    KICK_UP,
    NO_DISGUISE,
    PLAY,
    TAKE,
    USE_MINUS_TWO,
    USE_SWAP,
    USE_SWITCH,
    USE_TURN_UP,
)
from chabudai.games.ninjato.box.packs import six
from chabudai.games.ninjato.rules import phases
from chabudai.games.ninjato.rules.dojo import MOST_IN_HAND
from chabudai.games.ninjato.rules.position import HAND, SEAT, Position


class Why(Reason):
    """Every reason that the rules give; the catalogues say `why-<reason>`."""

    MUST_PLACE_SHURIKEN = "must-place-shuriken"
    MUST_TAKE_CARD = "must-take-card"
    MUST_DISCARD_TO_LIMIT = "must-discard-to-limit"  # most: how many cards may stay
    MUST_DISCARD_FOR_SKILL = "must-discard-for-skill"
    MUST_BEAT_GUARD_OR_GIVE_UP = "must-beat-guard-or-give-up"
    MUST_ADD_OR_GIVE_UP = "must-add-or-give-up"
    MUST_LEAVE_OR_CALL_BANZAI = "must-leave-or-call-banzai"
    MUST_KEEP_TREASURE = "must-keep-treasure"
    MUST_REPLACE_TOKEN = "must-replace-token"  # noqa: S105  # a clan's token, no password
    MUST_PAY_FOR_ENVOY = "must-pay-for-envoy"
    MUST_PAY_FOR_RUMOR = "must-pay-for-rumor"
    MUST_DISGUISE_OR_NOT = "must-disguise-or-not"
    MUST_TAKE_REWARD = "must-take-reward"
    MUST_DRAW_WHAT_IS_LEFT = "must-draw-what-is-left"
    ONLY_CHANCE_DRAWS = "only-chance-draws"
    HOUSE_EMPTY = "house-empty"
    SKILL_OUT_OF_REACH = "skill-out-of-reach"
    ENVOY_OUT_OF_REACH = "envoy-out-of-reach"
    RUMOR_OUT_OF_REACH = "rumor-out-of-reach"
    PILE_EMPTY = "pile-empty"
    NOT_IN_ROW = "not-in-row"
    NOT_IN_HAND = "not-in-hand"
    MUST_CHOOSE_GUARD = "must-choose-guard"
    GUARD_UNBEATABLE_WITH_CARD = "guard-unbeatable-with-card"
    KICK_OF_NO_USE = "kick-of-no-use"
    SKILL_OF_NO_USE_NOW = "skill-of-no-use-now"
    NOT_ON_SHURIKEN = "not-on-shuriken"
    GUARD_UNBEATABLE_WITH_SKILL = "guard-unbeatable-with-skill"
    NEEDS_CARD_PLAYED = "needs-card-played"
    NO_TWO_GUARDS = "no-two-guards"
    SKILL_FORBIDDEN_NOW = "skill-forbidden-now"
    NOTHING_TO_TURN_UP = "nothing-to-turn-up"
    NOTHING_TO_EXCHANGE = "nothing-to-exchange"
    NO_SUCH_PAYMENT = "no-such-payment"
    TOKEN_NOT_FREE = "token-not-free"  # noqa: S105
    NO_ENVOY_TO_DISGUISE = "no-envoy-to-disguise"
    RUMOR_NOT_AT_PAVILION = "rumor-not-at-pavilion"


# For each decision what its actions are about; one that is about something else is refused with this.
_WANTED: Final[dict[i64, tuple[Why, str]]] = {
    phases.PLACING: (Why.MUST_PLACE_SHURIKEN, "R3.1"),
    phases.TRAINING: (Why.MUST_TAKE_CARD, "R4.4"),
    phases.LEARNING: (Why.MUST_DISCARD_FOR_SKILL, "R7.2"),
    phases.FIGHTING: (Why.MUST_BEAT_GUARD_OR_GIVE_UP, "R5.22"),
    phases.STRIKING: (Why.MUST_ADD_OR_GIVE_UP, "R5.22"),
    phases.CALLING_BANZAI: (Why.MUST_LEAVE_OR_CALL_BANZAI, "R5.9"),
    phases.KEEPING: (Why.MUST_KEEP_TREASURE, "R5.20"),
    phases.REPLACING_TOKEN: (Why.MUST_REPLACE_TOKEN, "R6.2"),
    phases.BRIBING: (Why.MUST_PAY_FOR_ENVOY, "R9.1"),
    phases.SPREADING: (Why.MUST_PAY_FOR_RUMOR, "R10.1"),
    phases.DISGUISING: (Why.MUST_DISGUISE_OR_NOT, "R13.2"),
    phases.CHOOSING_REWARD: (Why.MUST_TAKE_REWARD, "R13.10"),
}


def objection(p: Position, action: Action) -> Objection:
    """The reason and the rule."""
    index: i64 = action.index
    if p.phase < phases.PLACING:
        return Objection(Why.MUST_DRAW_WHAT_IS_LEFT, "R1.1")
    if index >= p.box.table.first_chance:
        return Objection(Why.ONLY_CHANCE_DRAWS, "R1.1")
    found = _about_places(p, index) if index < BLIND or FIXED <= index < p.box.first_pay else _about_cards(p, index)
    if found is None and p.phase >= phases.FIGHTING and p.phase <= phases.KEEPING:
        found = _about_raids(p, index)
    if found is None:
        found = _about_payments(p, index)
    if found is not None:
        return found
    if p.phase == phases.DISCARDING:
        return Objection(Why.MUST_DISCARD_TO_LIMIT, "R4.9", most=int(MOST_IN_HAND))
    why, rule = _WANTED[p.phase]
    return Objection(why, rule)


def _about_places(p: Position, index: i64) -> Objection | None:
    if p.phase != phases.PLACING:
        return None
    if index < BLIND:
        return Objection(Why.HOUSE_EMPTY, "R6.3")
    if index < p.box.first_bribe:
        return Objection(Why.SKILL_OUT_OF_REACH, "R3.7")
    if index < p.box.first_spread:
        return Objection(Why.ENVOY_OUT_OF_REACH, "R3.7")
    return Objection(Why.RUMOR_OUT_OF_REACH, "R3.7")


def _about_cards(p: Position, index: i64) -> Objection | None:
    if p.phase == phases.TRAINING and index == BLIND:
        return Objection(Why.PILE_EMPTY, "R4.8")
    if p.phase == phases.TRAINING and TAKE <= index < DISCARD:
        return Objection(Why.NOT_IN_ROW, "R4.4")
    if (p.phase == phases.DISCARDING or p.phase == phases.LEARNING) and DISCARD <= index < PLAY:
        return Objection(Why.NOT_IN_HAND, "R4.9" if p.phase == phases.DISCARDING else "R7.2")
    if p.phase == phases.FIGHTING and PLAY <= index < ACT_AS_TWO:
        return _about_bases(p, index - PLAY)
    return None


def _about_bases(p: Position, place: i64) -> Objection:
    if p.target == 0:
        return Objection(Why.MUST_CHOOSE_GUARD, "R5.32")
    if six(p.at[SEAT * p.seat + HAND], place) == 0:
        return Objection(Why.NOT_IN_HAND, "R5.16")
    return Objection(Why.GUARD_UNBEATABLE_WITH_CARD, "R5.16")


def _about_raids(p: Position, index: i64) -> Objection | None:
    if USE_SWITCH <= index < BANZAI:
        return _about_other_skills(index)
    if p.phase == phases.FIGHTING:
        return _about_fighting(index)
    if p.phase == phases.STRIKING and KICK_UP <= index < USE_MINUS_TWO:
        return Objection(Why.KICK_OF_NO_USE, "R5.16")
    if p.phase == phases.STRIKING and USE_MINUS_TWO <= index < USE_SWITCH:
        return Objection(Why.SKILL_OF_NO_USE_NOW, "R5.16")
    if p.phase == phases.KEEPING and KEEP <= index < NO_DISGUISE:
        return Objection(Why.NOT_ON_SHURIKEN, "R5.21")
    return None


def _about_fighting(index: i64) -> Objection | None:
    if ACT_AS_TWO <= index < KICK_UP:
        return Objection(Why.GUARD_UNBEATABLE_WITH_SKILL, "R5.16")
    if KICK_UP <= index < USE_SWITCH:
        return Objection(Why.NEEDS_CARD_PLAYED, "R8.7")
    if FACE <= index < KEEP:
        return Objection(Why.NO_TWO_GUARDS, "R5.32")
    return None


def _about_other_skills(index: i64) -> Objection:
    if index < USE_TURN_UP:
        return Objection(Why.SKILL_FORBIDDEN_NOW, "R8.16")
    if index < USE_SWAP:
        return Objection(Why.NOTHING_TO_TURN_UP, "R8.12")
    return Objection(Why.NOTHING_TO_EXCHANGE, "R8.8")


def _about_payments(p: Position, index: i64) -> Objection | None:
    box = p.box
    if (p.phase == phases.BRIBING or p.phase == phases.SPREADING) and box.first_pay <= index < box.first_token:
        return Objection(Why.NO_SUCH_PAYMENT, "R9.10")
    if p.phase == phases.REPLACING_TOKEN and box.first_token <= index < box.first_disguise:
        return Objection(Why.TOKEN_NOT_FREE, "R6.2")
    if p.phase == phases.DISGUISING and box.first_disguise <= index < box.first_reward:
        return Objection(Why.NO_ENVOY_TO_DISGUISE, "R13.2")
    if p.phase == phases.CHOOSING_REWARD and box.first_reward <= index < box.table.first_chance:
        return Objection(Why.RUMOR_NOT_AT_PAVILION, "R13.10")
    return None
