"""Why an action is refused, from the acting seat's knowledge alone."""

from typing import Final

from mypy_extensions import i64

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
from chabudai.games.ninjato.rules.position import HAND, SEAT, Position

# For each decision what its actions are about; one that is about something else is refused with this.
_WANTED: Final[dict[i64, tuple[str, str]]] = {
    phases.PLACING: ("a shuriken is to be placed", "R3.1"),
    phases.TRAINING: ("a card from the row or the pile is to be taken", "R4.4"),
    phases.DISCARDING: ("the hand is to be brought down to seven cards", "R4.9"),
    phases.LEARNING: ("a dojo card is to be discarded for the skill", "R7.2"),
    phases.FIGHTING: ("a guard stands before you: beat him or give up", "R5.22"),
    phases.STRIKING: ("what was played does not beat the guard yet: add to it or give up", "R5.22"),
    phases.CALLING_BANZAI: ("leave, or call Banzai", "R5.9"),
    phases.KEEPING: ("the raid has failed: one treasure of the shuriken is to be kept", "R5.20"),
    phases.REPLACING_TOKEN: ("a token of another clan is to be put on the house", "R6.2"),
    phases.BRIBING: ("the envoy is to be paid for", "R9.1"),
    phases.SPREADING: ("the rumor is to be paid for", "R10.1"),
    phases.DISGUISING: ("an envoy is to be disguised, or none", "R13.2"),
    phases.CHOOSING_REWARD: ("a reward of the clan is to be taken", "R13.10"),
}


def objection(p: Position, action: Action) -> Objection:
    """The reason and the rule."""
    index: i64 = action.index
    if p.phase < phases.PLACING:
        return Objection("something that is still there is to be drawn", "R1.1")
    if index >= p.box.table.first_chance:
        return Objection("only chance deals, draws and turns up", "R1.1")
    found = _about_places(p, index) if index < BLIND or FIXED <= index < p.box.first_pay else _about_cards(p, index)
    if found is None and p.phase >= phases.FIGHTING and p.phase <= phases.KEEPING:
        found = _about_raids(p, index)
    if found is None:
        found = _about_payments(p, index)
    if found is None:
        why, rule = _WANTED[p.phase]
        return Objection(why, rule)
    return found


def _about_places(p: Position, index: i64) -> Objection | None:
    if p.phase != phases.PLACING:
        return None
    if index < BLIND:
        return Objection("the house holds no treasure until the round ends", "R6.3")
    if index < p.box.first_bribe:
        return Objection("the skill is not offered, or you cannot pay for it", "R3.7")
    if index < p.box.first_spread:
        return Objection("the envoy is not at the palace, or you cannot pay for it", "R3.7")
    return Objection("the rumor is not at the pavilion, or you cannot pay for it", "R3.7")


def _about_cards(p: Position, index: i64) -> Objection | None:
    if p.phase == phases.TRAINING and index == BLIND:
        return Objection("pile and discards are empty", "R4.8")
    if p.phase == phases.TRAINING and TAKE <= index < DISCARD:
        return Objection("no such card lies in the row", "R4.4")
    if (p.phase == phases.DISCARDING or p.phase == phases.LEARNING) and DISCARD <= index < PLAY:
        return Objection("no such card is in your hand", "R4.9" if p.phase == phases.DISCARDING else "R7.2")
    if p.phase == phases.FIGHTING and PLAY <= index < ACT_AS_TWO:
        return _about_bases(p, index - PLAY)
    return None


def _about_bases(p: Position, place: i64) -> Objection:
    if p.target == 0:
        return Objection("first choose whom of the two guards to fight", "R5.32")
    if six(p.at[SEAT * p.seat + HAND], place) == 0:
        return Objection("no such card is in your hand", "R5.16")
    return Objection("the guard cannot be beaten with it and all that you hold", "R5.16")


def _about_raids(p: Position, index: i64) -> Objection | None:
    if USE_SWITCH <= index < BANZAI:
        return _about_other_skills(index)
    if p.phase == phases.FIGHTING:
        return _about_fighting(index)
    if p.phase == phases.STRIKING and KICK_UP <= index < USE_MINUS_TWO:
        return Objection("you hold no 3, or the guard could not be beaten after it", "R5.16")
    if p.phase == phases.STRIKING and USE_MINUS_TWO <= index < USE_SWITCH:
        return Objection("no such skill of yours lies face up, or the guard could not be beaten after it", "R5.16")
    if p.phase == phases.KEEPING and KEEP <= index < NO_DISGUISE:
        return Objection("no such treasure is on your shuriken", "R5.21")
    return None


def _about_fighting(index: i64) -> Objection | None:
    if ACT_AS_TWO <= index < KICK_UP:
        return Objection("no such skill of yours lies face up, or the guard could not be beaten with it", "R5.16")
    if KICK_UP <= index < USE_SWITCH:
        return Objection("it needs a card played", "R8.7")
    if FACE <= index < KEEP:
        return Objection("there are not two guards with such a one among them to choose from", "R5.32")
    return None


def _about_other_skills(index: i64) -> Objection:
    if index < USE_TURN_UP:
        return Objection("no such skill of yours lies face up, or a fight or failure forbids it now", "R8.16")
    if index < USE_SWAP:
        return Objection("it does not lie face up, or there is no such used skill to turn up", "R8.12")
    return Objection("it does not lie face up, or there are no such treasures to exchange now", "R8.8")


def _about_payments(p: Position, index: i64) -> Objection | None:
    box = p.box
    if (p.phase == phases.BRIBING or p.phase == phases.SPREADING) and box.first_pay <= index < box.first_token:
        return Objection("it is not a way to pay this price, or you do not have these treasures", "R9.10")
    if p.phase == phases.REPLACING_TOKEN and box.first_token <= index < box.first_disguise:
        return Objection("the token is not free, or belongs to the clan that lost the house", "R6.2")
    if p.phase == phases.DISGUISING and box.first_disguise <= index < box.first_reward:
        return Objection("it is not a masked envoy of yours that is still undisguised", "R13.2")
    if p.phase == phases.CHOOSING_REWARD and box.first_reward <= index < box.table.first_chance:
        return Objection("the rumor is not at the pavilion", "R13.10")
    return None
