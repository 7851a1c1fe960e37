"""Setting up, the turns of a round, and ending it (R2, R3, R12)."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.offers import Offers
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box import components
from chabudai.games.ninjato.box.actions import DOJO
from chabudai.games.ninjato.box.packs import nibble_one, nibble_total, six_one, six_total
from chabudai.games.ninjato.knowledge import events
from chabudai.games.ninjato.rules import court, dojo, ending, phases, raid, scoring, sensei
from chabudai.games.ninjato.rules.position import (
    HAND,
    HOUSE,
    HOUSES,
    NONE,
    NUMBER_OF_HOUSES,
    OWNED,
    SEAT,
    SENTRY,
    UP,
    Position,
)

SHURIKEN: Final[i64] = 3  # R1.2
FIRST_HAND: Final[i64] = 4  # R2.10
TREASURES_TO_A_HOUSE: Final[i64] = 3  # R2.6
OFFER: Final[i64] = 4  # R2.9: envoys and rumors
LAST_ROUND: Final[i64] = 7  # R3.3
LAST_SKILL_ROUND: Final[i64] = 4  # R7.7

# What is done in turn when a round ends.
RESETTING_SENSEI: Final[i64] = 0
RESETTING_HOUSES: Final[i64] = 1
FILLING_PALACE: Final[i64] = 2
FILLING_PAVILION: Final[i64] = 3
SCORING: Final[i64] = 4
FILLING_PAVILION_AGAIN: Final[i64] = 5
STARTING: Final[i64] = 6


def set_up(p: Position, journal: Journal | None) -> None:
    """What is still missing before the first round, in the rulebook's order."""
    if p.ordered < p.box.seats:
        p.phase = phases.DRAWING_LOTS  # R2.1
        return
    for house in range(NUMBER_OF_HOUSES):
        if p.at[HOUSES + HOUSE * house + SENTRY] == NONE:
            p.house = house
            p.phase = phases.POSTING_SENTRIES  # R2.3
            return
    for house in range(NUMBER_OF_HOUSES):
        if six_total(p.goods(house)) < TREASURES_TO_A_HOUSE:
            p.house = house
            p.phase = phases.STOCKING_HOUSES  # R2.6
            return
    p.house = NONE
    if wants_skill(p):
        p.phase = phases.OFFERING_SKILLS  # R2.8
    elif wants_envoy(p):
        p.phase = phases.INVITING_ENVOYS  # R2.9
    elif wants_rumor(p):
        p.phase = phases.OFFERING_RUMORS  # R2.9
    elif six_total(p.at[SEAT * p.seat + HAND]) < FIRST_HAND:
        p.phase = phases.DEALING  # R2.10
    elif p.seat + 1 < p.box.seats:
        p.seat += 1
        p.phase = phases.DEALING
    elif six_total(p.row) < dojo.ROW:
        p.phase = phases.TURNING_CARDS  # R2.10
    else:
        begin_round(p, journal)


def draw_lot(p: Position, seat: i64, journal: Journal | None) -> None:
    """R2.1: the next in the first turn order."""
    p.order += seat * nibble_one(p.ordered)
    p.ordered += 1
    if journal is not None:
        journal.tell(events.OrderDrawn(int(p.ordered), Seat(seat)))


def seats_without_lot(p: Position) -> i64:
    """The seats that are not in the turn order yet."""
    left: i64 = bits.below(p.box.seats)
    for position in range(p.ordered):
        left ^= bits.bit(p.seat_in_order(position))
    return left


def post_sentry(p: Position, kind: i64, journal: Journal | None) -> None:
    """R2.3, R12.5: a guard face up on the house."""
    p.guard_pile -= six_one(kind)
    p.at[HOUSES + HOUSE * p.house + SENTRY] = kind
    if journal is not None:
        journal.tell(events.SentryPosted(int(p.house) + 1, int(raid.guard_value(kind)), raid.has_alarm(kind)))


def offer_skill(p: Position, kind: i64, journal: Journal | None) -> None:
    """A tile from its stack lies open at the sensei."""
    if p.round < LAST_SKILL_ROUND:
        p.skill_stack -= nibble_one(kind)
    else:
        p.disguise_stack -= nibble_one(kind)
    p.sensei += nibble_one(kind)
    if journal is not None:
        name = p.box.components.skill_labels[p.box.skill_effects[kind]]
        style = components.STYLES[p.box.skill_styles[kind]]
        journal.tell(events.SkillOffered(name, style))


def invite_envoy(p: Position, envoy: i64, journal: Journal | None) -> None:
    """An envoy lies open at the palace."""
    p.envoy_deck ^= bits.bit(envoy)
    p.palace |= bits.bit(envoy)
    if journal is not None:
        box = p.box.components
        journal.tell(events.EnvoyArrived(components.CLANS[box.envoy_clans[envoy]], box.envoy_ages[envoy]))


def offer_rumor(p: Position, rumor: i64, journal: Journal | None) -> None:
    """A rumor lies open at the pavilion."""
    p.rumor_deck ^= bits.bit(rumor)
    p.pavilion |= bits.bit(rumor)
    if journal is not None:
        box = p.box.components
        kind = components.RUMOR_KINDS[box.rumor_kinds[rumor]]
        journal.tell(events.RumorOffered(kind, box.rumor_names[rumor], box.rumor_words[rumor]))


def deal(p: Position, place: i64, journal: Journal | None) -> None:
    """R2.10: a dojo card for the seat whose hand is being dealt."""
    p.draw_unseen(p.seat, place)
    if journal is not None:
        journal.tell(events.CardDealt(Seat(p.seat), int(place) + 1))
        journal.tell(events.CardDealtFaceDown(Seat(p.seat)))


# A round


def begin_round(p: Position, journal: Journal | None) -> None:
    """R3.1: the first of the turn order places a shuriken."""
    p.round += 1
    p.placed = 0
    p.chore = 0
    p.seat = p.seat_in_order(0)
    p.phase = phases.PLACING
    if journal is not None:
        journal.tell(events.RoundBegun(int(p.round), Seat(p.seat)))


def offer_places(p: Position, offers: Offers) -> None:
    """R3.4, R3.5, R3.6, R3.7: the dojo always, and every other place where the shuriken has an effect."""
    offers.add(DOJO)
    raid.offer_houses(p, offers)
    sensei.offer_skills(p, offers)
    court.offer_envoys_and_rumors(p, offers)


def end_turn(p: Position, journal: Journal | None) -> None:
    """R3.1, R3.2: one shuriken each in turn, until all have placed three."""
    p.placed += 1
    if p.placed == SHURIKEN * p.box.seats:
        end_round(p, journal)
        return
    p.seat = p.seat_in_order(p.placed % p.box.seats)
    p.phase = phases.PLACING


# Ending a round


def end_round(p: Position, journal: Journal | None) -> None:
    """R12.1 to R12.4: the turn order, the skills, and what is left at the sensei."""
    if journal is not None:
        journal.tell(events.RoundEnded(int(p.round)))
    set_order(p, journal if p.round < LAST_ROUND else None)
    p.placed = 0
    for seat in range(p.box.seats):
        p.at[SEAT * seat + UP] = p.at[SEAT * seat + OWNED]  # R12.2
    if p.round == LAST_ROUND:
        p.chore = FILLING_PAVILION  # R12.9
        go_on(p, journal)
        return
    if journal is not None and p.sensei:
        journal.tell(events.SkillsDiscarded(int(nibble_total(p.sensei))))
    p.skill_discards += p.sensei  # R12.3
    p.sensei = 0
    if p.round == LAST_SKILL_ROUND:
        p.skill_discards += p.skill_stack  # R12.4
        p.skill_stack = 0
    p.cleared = 0
    for house in range(NUMBER_OF_HOUSES):
        if not p.goods(house):
            p.cleared |= bits.bit(house)
    p.chore = RESETTING_SENSEI
    go_on(p, journal)


def set_order(p: Position, journal: Journal | None) -> None:
    """R4.12, R4.13: down the stack at the dojo, then the others as they were."""
    order: i64 = 0
    placed: i64 = 0
    seen: i64 = 0
    rest: i64 = p.stack
    position: i64 = 0
    while placed < p.box.seats:
        seat: i64 = 0
        if rest:
            seat = (rest & 15) - 1
            rest >>= 4
        else:
            seat = p.seat_in_order(position)
            position += 1
        if not seen & bits.bit(seat):
            seen |= bits.bit(seat)
            order += seat * nibble_one(placed)
            placed += 1
            if journal is not None:
                journal.tell(events.OrderSet(int(placed), Seat(seat)))
    p.order = order
    p.stack = 0


def wants_skill(p: Position) -> bool:
    """R7.7, R7.8: as many as players until round 4, then one disguise. R12.7: while there are any."""
    if p.round < LAST_SKILL_ROUND:
        return nibble_total(p.sensei) < p.box.seats and p.skill_stack != 0
    return p.sensei == 0 and p.disguise_stack != 0


def wants_envoy(p: Position) -> bool:
    """R12.6, R12.7: four open envoys, while there are any."""
    return bits.count(p.palace) < OFFER and p.envoy_deck != 0


def wants_rumor(p: Position) -> bool:
    """R12.6, R12.7: four open rumors, while there are any."""
    return bits.count(p.pavilion) < OFFER and p.rumor_deck != 0


def go_on(p: Position, journal: Journal | None) -> None:
    """R12.3 to R12.8, R13.16: what is still to be done, in its order, up to the next step of chance or of a seat."""
    if p.chore < SCORING:
        if refills(p):
            return
        p.chore = STARTING
        if scoring.is_scored(p):
            p.chore = SCORING
            scoring.begin(p, journal)
    if p.chore == SCORING:
        if scoring.goes_on(p, journal):
            return
        p.chore = FILLING_PAVILION_AGAIN
    if p.chore == FILLING_PAVILION_AGAIN and p.round < LAST_ROUND and wants_rumor(p):
        p.phase = phases.OFFERING_RUMORS
        return
    if p.round == LAST_ROUND:
        ending.end_game(p, journal)
    else:
        begin_round(p, journal)


def refills(p: Position) -> bool:
    """R12.3 to R12.6: sensei, houses, palace, pavilion; False once all is there."""
    if p.chore == RESETTING_SENSEI:
        if wants_skill(p):
            p.phase = phases.OFFERING_SKILLS
            return True
        p.chore = RESETTING_HOUSES
    if p.chore == RESETTING_HOUSES:
        if resets_house(p):
            return True
        p.chore = FILLING_PALACE
    if p.chore == FILLING_PALACE:
        if wants_envoy(p):
            p.phase = phases.INVITING_ENVOYS
            return True
        p.chore = FILLING_PAVILION
    p.phase = phases.OFFERING_RUMORS
    return wants_rumor(p)


def resets_house(p: Position) -> bool:
    """R12.5: three treasures and a new sentry for each empty house; False once all have them."""
    while p.cleared:
        p.house = bits.lowest(p.cleared)
        if six_total(p.goods(p.house)) < TREASURES_TO_A_HOUSE and p.has_treasure_to_add():
            p.phase = phases.STOCKING_HOUSES
            return True
        if p.at[HOUSES + HOUSE * p.house + SENTRY] == NONE:
            raid.shuffle_guards(p)
            p.phase = phases.POSTING_SENTRIES
            return True
        p.cleared &= p.cleared - 1
    p.house = NONE
    return False
