"""One fight: a base, kickers and skills against the value of one guard (R5.3 to R5.16, R8.1 to R8.7)."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast.offers import Offers
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box.actions import (
    ACT,
    ACT_AS_FOUR,
    ACT_AS_TWO,
    GIVE_UP,
    KICK_DOWN,
    KICK_UP,
    MINUS_ONE,
    MINUS_TWO,
    ONE,
    PLAY,
    PLUS_TWO,
    SET_SIX,
    SET_ZERO,
    TURN_UP,
    USE_MINUS_ONE,
    USE_MINUS_TWO,
    USE_PLUS_ONE,
    USE_PLUS_TWO,
    USE_SET_SIX,
    USE_SET_ZERO,
    USE_TURN_UP,
)
from chabudai.games.ninjato.box.packs import nibble, nibble_one, six
from chabudai.games.ninjato.knowledge import raid_events
from chabudai.games.ninjato.rules import phases
from chabudai.games.ninjato.rules.position import HAND, OWNED, SEAT, UP, Position

KICKER: Final[i64] = 2  # R5.11: the place of the 3s in a hand
VALUES: Final[i64] = 5


def beats(p: Position, value: i64) -> bool:
    """R5.3, R5.4, R5.5: higher with strength, lower with stealth; equal is not enough."""
    return value < p.target if p.by_stealth else value > p.target


def way_to_go(p: Position, value: i64) -> i64:
    """How far the value must still move to beat the guard."""
    return value - p.target + 1 if p.by_stealth else p.target + 1 - value


def kickers_needed(p: Position, value: i64, is_base: bool, up: i64) -> i64:
    """How many 3s must follow at least, once every skill in `up` has done what it can.

    Each Kuji-in gives one more use of the best skill owned, used already or still to be used. Skills lie open, so that
    everybody can work this out.
    """
    owned: i64 = p.at[SEAT * p.seat + OWNED]
    step: i64 = MINUS_TWO if p.by_stealth else PLUS_TWO
    setter: i64 = SET_ZERO if p.by_stealth else SET_SIX
    again: i64 = nibble(up, TURN_UP)
    each: i64 = 2 if nibble(owned, step) > 0 else (1 if nibble(owned, ONE) > 0 else 0)
    by_skills: i64 = 2 * nibble(up, step) + nibble(up, ONE) + again * each
    needed: i64 = way_to_go(p, value) - by_skills
    if is_base and nibble(owned, setter) > 0:
        when_set: i64 = way_to_go(p, 0 if p.by_stealth else 6) - by_skills
        if nibble(up, setter) == 0:
            when_set = when_set + each if again > 0 else needed
        needed = min(needed, when_set)
    return max(0, needed)


def offer_bases(p: Position, offers: Offers) -> None:
    """R5.16: the cards and the Boryaku values that can still win."""
    hand: i64 = p.at[SEAT * p.seat + HAND]
    up: i64 = p.at[SEAT * p.seat + UP]
    threes: i64 = six(hand, KICKER)
    for place in range(VALUES):
        if six(hand, place) > 0:
            left: i64 = threes - 1 if place == KICKER else threes
            if kickers_needed(p, place + 1, True, up) <= left:
                offers.add(PLAY + place)
    if nibble(up, ACT) > 0:  # R8.6
        if kickers_needed(p, 2, True, up) <= threes:
            offers.add(ACT_AS_TWO)
        if kickers_needed(p, 4, True, up) <= threes:
            offers.add(ACT_AS_FOUR)


def play(p: Position, place: i64, journal: Journal | None) -> bool:
    """A card as the base. Returns whether the guard is beaten."""
    p.give_card(p.seat, place)
    if journal is not None:
        journal.tell(raid_events.CardPlayed(Seat(p.seat), int(place) + 1))
    return _strike(p, place + 1, True)


def act_as(p: Position, value: i64, journal: Journal | None) -> bool:
    """R8.6: Boryaku instead of a card. Returns whether the guard is beaten."""
    return _use(p, ACT, value, True, journal)


def offer_additions(p: Position, offers: Offers) -> None:
    """R5.12, R5.13, R5.16: whatever may be added and leaves the fight winnable; giving up always."""
    up: i64 = p.at[SEAT * p.seat + UP]
    threes: i64 = six(p.at[SEAT * p.seat + HAND], KICKER)
    value: i64 = p.value
    if threes > 0:
        if kickers_needed(p, value + 1, False, up) < threes:
            offers.add(KICK_UP)
        if kickers_needed(p, value - 1, False, up) < threes:
            offers.add(KICK_DOWN)
    if up:
        _offer_change(p, offers, USE_MINUS_TWO, MINUS_TWO, value - 2, threes)
        _offer_change(p, offers, USE_PLUS_TWO, PLUS_TWO, value + 2, threes)
        _offer_change(p, offers, USE_PLUS_ONE, ONE, value + 1, threes)
        _offer_change(p, offers, USE_MINUS_ONE, ONE, value - 1, threes)
        if p.is_base:  # R5.14: the base is settled before anything is added
            _offer_setter(p, offers, USE_SET_ZERO, SET_ZERO, 0, threes)
            _offer_setter(p, offers, USE_SET_SIX, SET_SIX, 6, threes)
        _offer_turning_up(p, offers, threes)
    offers.add(GIVE_UP)


def _offer_change(p: Position, offers: Offers, action: i64, effect: i64, value: i64, threes: i64) -> None:
    up: i64 = p.at[SEAT * p.seat + UP]
    if nibble(up, effect) > 0 and kickers_needed(p, value, False, up - nibble_one(effect)) <= threes:
        offers.add(action)


def _offer_setter(p: Position, offers: Offers, action: i64, effect: i64, value: i64, threes: i64) -> None:
    up: i64 = p.at[SEAT * p.seat + UP]
    if nibble(up, effect) > 0 and kickers_needed(p, value, True, up - nibble_one(effect)) <= threes:
        offers.add(action)


def _offer_turning_up(p: Position, offers: Offers, threes: i64) -> None:
    """R8.13: Kuji-in in the midst of a fight, if the fight can still be won after it."""
    up: i64 = p.at[SEAT * p.seat + UP]
    if nibble(up, TURN_UP) == 0:
        return
    for effect in range(TURN_UP + 4):
        if is_used(p, effect):
            after: i64 = up - nibble_one(TURN_UP) + nibble_one(effect)
            if kickers_needed(p, p.value, p.is_base != 0, after) <= threes:
                offers.add(USE_TURN_UP + effect)


def is_used(p: Position, effect: i64) -> bool:
    """R8.12, R8.13: a tile that Kuji-in may turn up: used in this round, neither a disguise nor a Kuji-in."""
    mine: i64 = SEAT * p.seat
    return effect != TURN_UP and nibble(p.at[mine + OWNED], effect) > nibble(p.at[mine + UP], effect)


def kick(p: Position, change: i64, journal: Journal | None) -> bool:
    """R5.11: a 3 as a kicker. Returns whether the guard is beaten."""
    p.give_card(p.seat, KICKER)
    if journal is not None:
        text = "+1" if change > 0 else MINUS_ONE
        journal.tell(raid_events.KickerPlayed(Seat(p.seat), text, int(p.value + change)))
    return _strike(p, p.value + change, False)


def change_by_skill(p: Position, action: i64, journal: Journal | None) -> bool:
    """R8.1 to R8.5: a value skill. Returns whether the guard is beaten."""
    if action == USE_MINUS_TWO:
        return _use(p, MINUS_TWO, p.value - 2, False, journal)
    if action == USE_PLUS_TWO:
        return _use(p, PLUS_TWO, p.value + 2, False, journal)
    if action == USE_PLUS_ONE:
        return _use(p, ONE, p.value + 1, False, journal)
    if action == USE_MINUS_ONE:
        return _use(p, ONE, p.value - 1, False, journal)
    if action == USE_SET_ZERO:
        return _use(p, SET_ZERO, 0, True, journal)
    return _use(p, SET_SIX, 6, True, journal)


def _use(p: Position, effect: i64, value: i64, is_base: bool, journal: Journal | None) -> bool:
    """R7.5: the tile is turned down."""
    p.at[SEAT * p.seat + UP] -= nibble_one(effect)
    if journal is not None:
        name = p.box.components.skill_labels[effect]
        journal.tell(raid_events.SkillUsed(Seat(p.seat), name, int(value)))
    return _strike(p, value, is_base)


def _strike(p: Position, value: i64, is_base: bool) -> bool:
    """R5.15: won the moment the value beats the guard. R11.5: otherwise everybody knows what must follow."""
    p.value = value
    p.is_base = 1 if is_base else 0
    if beats(p, value):
        p.value = 0
        p.is_base = 0
        return True
    p.phase = phases.STRIKING
    learn_kickers(p)
    return False


def learn_kickers(p: Position) -> None:
    """R11.5: the fight can be won, so the raider holds at least the 3s that must follow."""
    up: i64 = p.at[SEAT * p.seat + UP]
    p.holds_at_least(p.seat, KICKER, kickers_needed(p, p.value, p.is_base != 0, up))
