"""A raid: the guards of a house one after another, Banzai, alarms, leaving, failing, succeeding (R5)."""

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast.offers import Offers
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box.actions import (
    BANZAI,
    FACE,
    GIVE_UP,
    KEEP,
    LEAVE,
    STEALTH,
    STRENGTH,
    SWAP,
    SWITCH,
    TURN_UP,
    USE_SWAP,
    USE_SWITCH,
    USE_TURN_UP,
)
from chabudai.games.ninjato.box.packs import SIX, nibble, nibble_one, six, six_lowest, six_one, six_total
from chabudai.games.ninjato.box.prices import TREASURES
from chabudai.games.ninjato.knowledge import raid_events
from chabudai.games.ninjato.rules import fight, phases
from chabudai.games.ninjato.rules.position import (
    BY_ELITE,
    BY_GUARD,
    BY_SENTRY,
    ELITES,
    GOODS,
    HOUSE,
    HOUSES,
    KINDS,
    NONE,
    NUMBER_OF_HOUSES,
    PLAIN,
    SEAT,
    SENTRY,
    TREASURE,
    UP,
    Position,
)


def offer_houses(p: Position, offers: Offers) -> None:
    """R5.1, R5.42, R6.3: both sides of every house that holds treasure."""
    for house in range(NUMBER_OF_HOUSES):
        if p.goods(house):
            offers.add(STRENGTH + house)
    for house in range(NUMBER_OF_HOUSES):
        if p.goods(house):
            offers.add(STEALTH + house)


def begin(p: Position, house: i64, by_stealth: i64, journal: Journal | None) -> None:
    """R5.2: the sentry first. R5.28: its alarm is ignored."""
    p.house = house
    p.by_stealth = by_stealth
    p.shuriken = 0
    p.foe_is = BY_SENTRY
    p.foe = p.at[HOUSES + HOUSE * house + SENTRY]
    p.target = guard_value(p.foe)
    p.phase = phases.FIGHTING
    if journal is not None:
        journal.tell(raid_events.RaidBegun(Seat(p.seat), int(house) + 1, side_name(p), int(p.target)))


def guard_value(kind: i64) -> i64:
    """Guards with an alarm are the kinds from 5 on."""
    return kind + 1 if kind < 5 else kind - 4


def has_alarm(kind: i64) -> bool:
    """Whether the card shows the alarm symbol."""
    return kind >= fight.VALUES


def side_name(p: Position) -> str:
    """By which side the raid goes on."""
    return "stealth" if p.by_stealth else "strength"


# Fighting: a guard stands before the raider


def offer_fight(p: Position, offers: Offers) -> None:
    """A base that can win, a skill, or giving up (R5.22); before a pair of guards the choice of one (R5.32)."""
    if p.target > 0:
        fight.offer_bases(p, offers)
    offer_skills(p, offers, True)
    offers.add(GIVE_UP)
    if p.target == 0:
        offers.add(FACE + p.box.elite_first[p.foe] - 1)
        offers.add(FACE + p.box.elite_second[p.foe] - 1)


def offer_skills(p: Position, offers: Offers, may_switch: bool) -> None:
    """R8.16: the skills that do not touch a value."""
    up: i64 = p.at[SEAT * p.seat + UP]
    if not up:
        return
    if may_switch and nibble(up, SWITCH) > 0:
        offers.add(USE_SWITCH)
    if nibble(up, TURN_UP) > 0:
        for effect in range(TURN_UP + 4):
            if fight.is_used(p, effect):
                offers.add(USE_TURN_UP + effect)
    if p.shuriken and nibble(up, SWAP) > 0:
        _offer_swaps(p, offers)


def _offer_swaps(p: Position, offers: Offers) -> None:
    """R8.8, R8.10: one from the shuriken for one in the house that differs in kind or side."""
    goods: i64 = p.goods(p.house)
    for given in range(2 * KINDS):
        if six(p.shuriken, given) > 0:
            for taken in range(2 * KINDS):
                if given != taken and six(goods, taken) > 0:
                    offers.add(USE_SWAP + 10 * given + taken)


def face(p: Position, value: i64, journal: Journal | None) -> None:
    """R5.32: whom of two to fight first."""
    first: i64 = p.box.elite_first[p.foe]
    second: i64 = p.box.elite_second[p.foe]
    p.target = value
    p.other_target = second if value == first else first
    if journal is not None:
        journal.tell(raid_events.GuardFaced(Seat(p.seat), int(value)))


def switch_side(p: Position, journal: Journal | None) -> None:
    """R8.14, R8.15: for the rest of this house, also for the guard who stands there."""
    p.at[SEAT * p.seat + UP] -= nibble_one(SWITCH)
    p.by_stealth = 1 - p.by_stealth
    if p.foe_is == BY_ELITE and p.foe != NONE and not p.box.elite_is_pair[p.foe]:
        p.target = elite_value(p, p.foe)
    if journal is not None:
        name = p.box.components.skill_labels[SWITCH]
        journal.tell(raid_events.SideSwitched(Seat(p.seat), name, side_name(p)))


def turn_up(p: Position, effect: i64, journal: Journal | None) -> None:
    """R8.12: the tile may be used again."""
    p.at[SEAT * p.seat + UP] += nibble_one(effect) - nibble_one(TURN_UP)
    if p.phase == phases.STRIKING:
        fight.learn_kickers(p)
    if journal is not None:
        names = p.box.components.skill_labels
        journal.tell(raid_events.SkillTurnedUp(Seat(p.seat), names[TURN_UP], names[effect]))


def swap(p: Position, given: i64, taken: i64, journal: Journal | None) -> None:
    """R8.8, R8.9, R8.10: each keeps its side; if a red one left the house for a plain one, the dearest plain one turns red."""
    p.at[SEAT * p.seat + UP] -= nibble_one(SWAP)
    p.shuriken += six_one(taken) - six_one(given)
    p.at[HOUSES + HOUSE * p.house + GOODS] += six_one(given) - six_one(taken)
    if journal is not None:
        name = p.box.components.skill_labels[SWAP]
        kinds = TREASURES
        journal.tell(raid_events.TreasureSwapped(Seat(p.seat), name, kinds[given % KINDS], kinds[taken % KINDS]))
    if taken >= KINDS and given < KINDS:
        p.turn_dearest_red(p.house, journal)


def win(p: Position, journal: Journal | None) -> None:
    """R5.6, R5.7, R5.31, R5.38: the guard is beaten; of two the other one follows, else the treasure is won."""
    if journal is not None:
        journal.tell(raid_events.GuardBeaten(Seat(p.seat), int(p.target), p.foe_is == BY_ELITE))
    if p.other_target:
        p.target = p.other_target
        p.other_target = 0
        p.phase = phases.FIGHTING
        return
    if p.foe_is == BY_ELITE:
        p.at[SEAT * p.seat + ELITES] += nibble_one(p.foe)
        if journal is not None:
            honor = int(p.box.elite_honor[p.foe])
            journal.tell(raid_events.EliteKept(Seat(p.seat), p.box.table.elite_texts[p.foe], honor))
    elif p.foe_is == BY_GUARD:
        p.guard_discards += six_one(p.foe)
    p.foe = NONE
    p.target = 0
    token: i64 = six_lowest(p.goods(p.house))
    p.at[HOUSES + HOUSE * p.house + GOODS] -= six_one(token)
    p.shuriken += six_one(token)
    if journal is not None:
        side = "red" if token >= KINDS else "plain"
        journal.tell(raid_events.TreasureWon(Seat(p.seat), TREASURES[token % KINDS], side))
    if p.goods(p.house):
        p.phase = phases.CALLING_BANZAI
    else:
        succeed(p, journal)


# Calling Banzai: leave, or take on the next guard


def offer_banzai(p: Position, offers: Offers) -> None:
    """R5.9: leave or Banzai."""
    offer_skills(p, offers, True)
    offers.add(BANZAI)
    offers.add(LEAVE)


def call_banzai(p: Position, journal: Journal | None) -> None:
    """R5.17, R5.18: a regular guard for plain treasure, an elite for red; R5.41: without elites a regular one."""
    if journal is not None:
        journal.tell(raid_events.BanzaiCalled(Seat(p.seat), int(p.house) + 1))
    p.phase = phases.TURNING_GUARD
    if not p.goods(p.house) & PLAIN:
        if not p.elite_pile:  # R5.40
            p.elite_pile = p.elite_discards
            p.elite_discards = 0
        if p.elite_pile:
            p.phase = phases.TURNING_ELITE
            return
    shuffle_guards(p)


def shuffle_guards(p: Position) -> None:
    """R5.40: when the guards have run out, their discards are shuffled."""
    if not p.guard_pile:
        p.guard_pile = p.guard_discards
        p.guard_discards = 0


def turn_guard(p: Position, kind: i64, journal: Journal | None) -> None:
    """Chance has turned up a regular guard. R5.41: in place of an elite its alarm is ignored."""
    p.guard_pile -= six_one(kind)
    p.foe_is = BY_GUARD
    p.foe = kind
    p.target = guard_value(kind)
    p.phase = phases.FIGHTING
    if journal is not None:
        journal.tell(raid_events.GuardTurnedUp(int(p.house) + 1, int(p.target), has_alarm(kind)))
    if has_alarm(kind) and p.goods(p.house) & PLAIN:
        raise_alarm(p, journal)


def raise_alarm(p: Position, journal: Journal | None) -> None:
    """R5.25, R5.26: one treasure more, then the dearest plain one turns red. R5.27: one plain treasure remains."""
    if journal is not None:
        journal.tell(raid_events.AlarmRaised(int(p.house) + 1))
    if p.has_treasure_to_add():
        p.phase = phases.ANSWERING_ALARM
    elif six_total(p.goods(p.house) & PLAIN) > 1:
        p.turn_dearest_red(p.house, journal)


def answer_alarm(p: Position, kind: i64, journal: Journal | None) -> None:
    """Chance has drawn the treasure of the alarm."""
    p.add_treasure(p.house, kind, journal)
    p.turn_dearest_red(p.house, journal)
    p.phase = phases.FIGHTING


def elite_value(p: Position, kind: i64) -> i64:
    """R5.30: one value against strength, another against stealth."""
    return p.box.elite_second[kind] if p.by_stealth else p.box.elite_first[kind]


def turn_elite(p: Position, kind: i64, journal: Journal | None) -> None:
    """Chance has turned up an elite guard. R5.31: it may be two."""
    p.elite_pile -= nibble_one(kind)
    p.foe_is = BY_ELITE
    p.foe = kind
    p.phase = phases.FIGHTING
    if not p.box.elite_is_pair[kind]:
        p.target = elite_value(p, kind)
    elif p.box.elite_first[kind] == p.box.elite_second[kind]:
        p.target = p.box.elite_first[kind]
        p.other_target = p.target
    else:
        p.target = 0
    if journal is not None:
        parts = p.box.components
        first, second = parts.elite_values[kind]
        text = p.box.table.elite_texts[kind]
        journal.tell(raid_events.EliteTurnedUp(int(p.house) + 1, text, first, second, parts.elite_pairs[kind]))


def all_sides(goods: i64) -> i64:
    """Treasures by kind alone."""
    return (goods & PLAIN) + (goods >> 30)


def leave(p: Position, journal: Journal | None) -> None:
    """R5.19: all treasures from the shuriken."""
    won: i64 = all_sides(p.shuriken)
    p.at[SEAT * p.seat + TREASURE] += won
    if journal is not None:
        journal.tell(raid_events.HouseLeft(Seat(p.seat), int(p.house) + 1, int(six_total(won))))
    restore(p)


# Failing


def give_up(p: Position, journal: Journal | None) -> None:
    """R5.20, R5.22, R5.23: the raid has failed; the guard turned up is discarded, with nothing won it is over."""
    if p.foe_is == BY_GUARD:
        p.guard_discards += six_one(p.foe)
    elif p.foe_is == BY_ELITE:
        p.elite_discards += nibble_one(p.foe)
    p.foe = NONE
    p.target = 0
    p.other_target = 0
    p.value = 0
    p.is_base = 0
    if journal is not None:
        journal.tell(raid_events.GivenUp(Seat(p.seat), int(p.house) + 1))
    if p.shuriken:
        p.phase = phases.KEEPING
    else:
        restore(p)


def offer_keeping(p: Position, offers: Offers) -> None:
    """R5.21, R8.11: one treasure of the raider's choice, after Choho or Kuji-in if wished."""
    offer_skills(p, offers, False)
    offers.add_counts(KEEP, all_sides(p.shuriken), SIX)


def keep(p: Position, kind: i64, journal: Journal | None) -> None:
    """R5.20: one is kept, the others are discarded."""
    lost: i64 = all_sides(p.shuriken) - six_one(kind)
    p.at[SEAT * p.seat + TREASURE] += six_one(kind)
    p.spent += lost
    if journal is not None:
        journal.tell(raid_events.TreasureKept(Seat(p.seat), TREASURES[kind], int(six_total(lost))))
    restore(p)


def restore(p: Position) -> None:
    """R5.35: the house gains a treasure, if there is one (R5.42). R5.36: the sentry stays."""
    p.shuriken = 0
    if p.has_treasure_to_add():
        p.phase = phases.RESTORING_HOUSE
    else:
        finish(p)


def restore_with(p: Position, kind: i64, journal: Journal | None) -> None:
    """Chance has drawn the treasure that the house gains."""
    p.add_treasure(p.house, kind, journal)
    finish(p)


def finish(p: Position) -> None:
    """The raid is over."""
    p.house = NONE
    p.by_stealth = 0
    p.shuriken = 0
    p.foe_is = BY_SENTRY
    p.foe = NONE
    p.target = 0
    p.phase = phases.TURN_OVER


# Succeeding


def succeed(p: Position, journal: Journal | None) -> None:
    """R5.33, R5.34, R6.1: all treasure is the raider's, the sentry is discarded, the token goes back to the pile."""
    won: i64 = all_sides(p.shuriken)
    place: i64 = HOUSES + HOUSE * p.house
    p.at[SEAT * p.seat + TREASURE] += won
    p.shuriken = 0
    p.guard_discards += six_one(p.at[place + SENTRY])
    p.at[place + SENTRY] = NONE
    p.phase = phases.REPLACING_TOKEN
    if journal is not None:
        journal.tell(raid_events.HouseCleared(Seat(p.seat), int(p.house) + 1, int(six_total(won))))
