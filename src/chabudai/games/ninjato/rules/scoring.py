"""Scoring phases: disguises, influence, first and second places (R13)."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.offers import Offers
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box.actions import DISGUISE, NO_DISGUISE, TAKE_HONOR
from chabudai.games.ninjato.box.components import CLANS
from chabudai.games.ninjato.box.packs import nibble
from chabudai.games.ninjato.knowledge import events
from chabudai.games.ninjato.rules import court, phases
from chabudai.games.ninjato.rules.position import (
    DISGUISED,
    ENVOYS,
    HONOR,
    HOUSE,
    HOUSES,
    NONE,
    NUMBER_OF_HOUSES,
    OWNED,
    SEAT,
    TOKEN,
    Position,
)

CLAN_COUNT: Final[i64] = 3
REWARDS: Final[i64] = 6  # a first and a second place for each clan
_AGES: Final[i64] = 1024  # above every age


def is_scored(p: Position) -> bool:
    """R3.3: whether this round ends with a scoring phase."""
    return len(p.box.components.scorings[p.round]) > 0


def begin(p: Position, journal: Journal | None) -> None:
    """R13.2: nobody has declared, no place is rewarded."""
    p.placed = 0
    p.reward = 0
    p.rumor_firsts = 0
    if journal is not None:
        journal.tell(events.ScoringBegun(int(p.round)))


def goes_on(p: Position, journal: Journal | None) -> bool:
    """Find the next seat that has to decide; False once the phase is over."""
    while p.placed < p.box.seats:
        p.seat = p.seat_in_order(p.placed)  # R13.2: in the new turn order
        if declarable(p, p.seat):
            p.phase = phases.DISGUISING
            return True
        p.placed += 1
    while p.reward < REWARDS:
        if is_for_choice(p, journal):
            p.phase = phases.CHOOSING_REWARD
            return True
        p.reward += 1
    finish(p)
    return False


def finish(p: Position) -> None:
    """R13.2: disguises hold for this phase only."""
    for seat in range(p.box.seats):
        p.at[SEAT * seat + DISGUISED] = 0
    p.placed = 0
    p.reward = 0
    p.rumor_firsts = 0


# Disguising


def declarable(p: Position, seat: i64) -> i64:
    """R13.2, R13.3: the masked envoys a seat may still declare, while it has a disguise left."""
    mine: i64 = SEAT * seat
    declared: i64 = p.at[mine + DISGUISED]
    if nibble(p.at[mine + OWNED], DISGUISE) <= bits.count(declared):
        return 0
    return p.at[mine + ENVOYS] & p.box.masked & ~declared


def offer_disguises(p: Position, offers: Offers) -> None:
    """R13.4: or none."""
    offers.add(NO_DISGUISE)
    offers.add_set(p.box.first_disguise, declarable(p, p.seat))


def disguise(p: Position, envoy: i64, journal: Journal | None) -> None:
    """One envoy counts once more."""
    p.at[SEAT * p.seat + DISGUISED] |= bits.bit(envoy)
    if journal is not None:
        box = p.box.components
        clan = CLANS[box.envoy_clans[envoy]]
        journal.tell(events.EnvoyDisguised(Seat(p.seat), clan, box.envoy_ages[envoy]))


def decline(p: Position) -> None:
    """R13.4: no more disguises of this seat."""
    p.placed += 1


# Places and rewards


def influence(p: Position, seat: i64, clan: i64) -> i64:
    """R13.1, R13.2: one for each envoy of the clan, one more for each disguised."""
    of_clan: i64 = p.box.clan_envoys[clan]
    mine: i64 = SEAT * seat
    return bits.count(p.at[mine + ENVOYS] & of_clan) + bits.count(p.at[mine + DISGUISED] & of_clan)


def oldest(p: Position, envoys: i64) -> i64:
    """R13.7: the highest age among these envoys, 0 for none."""
    age: i64 = 0
    rest: i64 = envoys
    while rest:
        this: i64 = p.box.envoy_ages[bits.lowest(rest)]
        age = max(age, this)
        rest &= rest - 1
    return age


def standing(p: Position, seat: i64, clan: i64) -> i64:
    """R13.5, R13.6, R13.13: what places are ranked by: influence, then the oldest envoy; 0 without an envoy."""
    age: i64 = oldest(p, p.at[SEAT * seat + ENVOYS] & p.box.clan_envoys[clan])
    return influence(p, seat, clan) * _AGES + age if age else 0


def place_of(p: Position, clan: i64, place: i64) -> i64:
    """The seat at first (0) or second (1) place of a clan, or NONE."""
    first: i64 = NONE
    second: i64 = NONE
    best: i64 = 0
    next_best: i64 = 0
    for seat in range(p.box.seats):
        this: i64 = standing(p, seat, clan)
        if this > best:
            second = first
            next_best = best
            first = seat
            best = this
        elif this > next_best:
            second = seat
            next_best = this
    return first if place == 0 else second


def rewarding_clan(p: Position) -> i64:
    """R13.8, R13.9: all first places in the order of the round, then the second places."""
    return p.box.components.scorings[p.round][p.reward % CLAN_COUNT]


def house_honor(p: Position, clan: i64) -> i64:
    """R13.10, R13.14: the honor of all houses of a clan."""
    honor: i64 = 0
    for house in range(NUMBER_OF_HOUSES):
        token: i64 = p.at[HOUSES + HOUSE * house + TOKEN]
        if p.box.clan_tokens[clan] & bits.bit(token):
            honor += p.box.token_honor[token]
    return honor


def is_first_place(p: Position) -> bool:
    """Whether a first place is being rewarded."""
    return p.reward < CLAN_COUNT


def is_for_choice(p: Position, journal: Journal | None) -> bool:
    """Whether this reward needs a decision. R13.12: a second place gets the honor at once if that is what was left."""
    clan: i64 = rewarding_clan(p)
    seat: i64 = place_of(p, clan, 0 if is_first_place(p) else 1)
    if seat == NONE:
        if journal is not None:
            journal.tell(events.RewardNotGiven(CLANS[clan], 1 if is_first_place(p) else 2))
        return False
    p.seat = seat
    if journal is not None:
        tell_place(p, clan, journal)
    if is_first_place(p):
        return True
    if p.rumor_firsts & bits.bit(p.reward - CLAN_COUNT):
        score_houses(p, clan, journal)
        return False
    if p.pavilion == 0 and journal is not None:  # R13.15
        journal.tell(events.RewardNotGiven(CLANS[clan], 2))
    return p.pavilion != 0


def tell_place(p: Position, clan: i64, journal: Journal) -> None:
    """R13.5, R13.6: who is rewarded, and whether it is so only by the oldest envoy."""
    mine: i64 = influence(p, p.seat, clan)
    is_tied = False
    for seat in range(p.box.seats):
        if standing(p, seat, clan) < standing(p, p.seat, clan) and influence(p, seat, clan) == mine:
            is_tied = True
    age: i64 = oldest(p, p.at[SEAT * p.seat + ENVOYS] & p.box.clan_envoys[clan])
    place = 1 if is_first_place(p) else 2
    journal.tell(events.PlaceJudged(Seat(p.seat), CLANS[clan], place, int(mine), int(age), is_tied))


def offer_rewards(p: Position, offers: Offers) -> None:
    """R13.10: the first place has the choice. R13.12: the second takes a rumor if the first took the honor."""
    if is_first_place(p):
        offers.add(TAKE_HONOR)
    offers.add_set(p.box.first_reward, p.pavilion)


def take_honor(p: Position, journal: Journal | None) -> None:
    """The honor of the clan's houses."""
    score_houses(p, rewarding_clan(p), journal)
    p.reward += 1


def take_rumor(p: Position, rumor: i64, journal: Journal | None) -> None:
    """R13.11: a free rumor."""
    if is_first_place(p):
        p.rumor_firsts |= bits.bit(p.reward)
    court.take_rumor(p, rumor, journal)
    p.reward += 1


def score_houses(p: Position, clan: i64, journal: Journal | None) -> None:
    """The seat marks the honor of the clan's houses."""
    honor: i64 = house_honor(p, clan)
    p.at[SEAT * p.seat + HONOR] += honor
    if journal is not None:
        total = int(p.at[SEAT * p.seat + HONOR])
        journal.tell(events.ClanHonorScored(Seat(p.seat), CLANS[clan], int(honor), total))
