"""The end: bonus scoring and the winner (R14, R15)."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.game import Outcome
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box.components import RUMOR_KINDS
from chabudai.games.ninjato.box.packs import nibble, nibble_total, six_total
from chabudai.games.ninjato.knowledge import events
from chabudai.games.ninjato.rules import phases, scoring
from chabudai.games.ninjato.rules.position import ELITES, ENVOYS, HONOR, RUMORS, SEAT, TILES, TREASURE, Position

# The kinds of rumors, in the order of components.RUMOR_KINDS.
ABOUT_ELITES: Final[i64] = 0
ABOUT_RUMORS: Final[i64] = 1
ABOUT_ENVOYS: Final[i64] = 2
ABOUT_SKILLS: Final[i64] = 3
ABOUT_RIVALS: Final[i64] = 4


def multiplier(number: i64) -> i64:
    """R14.3, R14.4, R14.5: ×1, ×2, ×4 for one, two, three of a kind; the fourth starts a new set."""
    left: i64 = number % 3
    return number // 3 * 4 + left


def worth_of_rivals(owners: i64) -> i64:
    """R14.6: 6 for each while one player alone has any, 4 with two players, 2 with more."""
    if owners == 1:
        return 6
    return 4 if owners == 2 else 2


def rumors_of(p: Position, seat: i64, kind: i64) -> i64:
    """How many rumors of a kind a seat owns."""
    return bits.count(p.at[SEAT * seat + RUMORS] & p.box.rumors_of_kind[kind])


def collected(p: Position, seat: i64, kind: i64) -> i64:
    """R14.2: what the rumors of a kind count."""
    mine: i64 = SEAT * seat
    if kind == ABOUT_ELITES:
        return nibble_total(p.at[mine + ELITES])
    if kind == ABOUT_RUMORS:
        return bits.count(p.at[mine + RUMORS])
    if kind == ABOUT_ENVOYS:
        return bits.count(p.at[mine + ENVOYS])
    return nibble_total(p.at[mine + TILES])


def rumor_bonus(p: Position, seat: i64) -> i64:
    """The bonus for all rumors of a seat."""
    bonus: i64 = 0
    for kind in range(ABOUT_RIVALS):
        bonus += multiplier(rumors_of(p, seat, kind)) * collected(p, seat, kind)
    return bonus + rumors_of(p, seat, ABOUT_RIVALS) * worth_of_rivals(rival_owners(p))


def rival_owners(p: Position) -> i64:
    """How many players own a rumor about rivals."""
    owners: i64 = 0
    for other in range(p.box.seats):
        if rumors_of(p, other, ABOUT_RIVALS) > 0:
            owners += 1
    return owners


def treasure_bonus(p: Position, seat: i64) -> i64:
    """R14.7: one for each treasure left."""
    return six_total(p.at[SEAT * seat + TREASURE])


def elite_bonus(p: Position, seat: i64) -> i64:
    """R14.8: the honor on the beaten elites."""
    bonus: i64 = 0
    for kind in range(p.box.elite_kinds):
        bonus += nibble(p.at[SEAT * seat + ELITES], kind) * p.box.elite_honor[kind]
    return bonus


def end_game(p: Position, journal: Journal | None) -> None:
    """R14.1: rumors, unspent treasures, elites."""
    for seat in range(p.box.seats):
        honor: i64 = SEAT * seat + HONOR
        rumors: i64 = rumor_bonus(p, seat)
        treasures: i64 = treasure_bonus(p, seat)
        elites: i64 = elite_bonus(p, seat)
        before: i64 = p.at[honor]
        p.at[honor] = before + rumors + treasures + elites
        if journal is not None:
            tell_rumors(p, seat, journal)
            journal.tell(events.RumorsScored(Seat(seat), int(rumors), int(before + rumors)))
            journal.tell(events.TreasuresScored(Seat(seat), int(treasures), int(before + rumors + treasures)))
            journal.tell(events.ElitesScored(Seat(seat), int(elites), int(p.at[honor])))
    p.phase = phases.OVER
    if journal is not None:
        journal.tell(events.GameEnded(scores(p)))


def tell_rumors(p: Position, seat: i64, journal: Journal) -> None:
    """R14.2 to R14.6: what each kind of rumor brings, and by what."""
    for kind in range(len(RUMOR_KINDS)):
        cards: i64 = rumors_of(p, seat, kind)
        if cards == 0:
            continue
        times: i64 = cards if kind == ABOUT_RIVALS else multiplier(cards)
        each: i64 = worth_of_rivals(rival_owners(p)) if kind == ABOUT_RIVALS else collected(p, seat, kind)
        told = events.RumorKindScored(Seat(seat), RUMOR_KINDS[kind], int(cards), int(times), int(each), int(times * each))
        journal.tell(told)


def scores(p: Position) -> list[int]:
    """The honor of each seat."""
    return [int(p.at[SEAT * seat + HONOR]) for seat in range(p.box.seats)]


def outcome(p: Position) -> Outcome | None:
    """R15.1 to R15.4: the most honor, then the most envoys, then the oldest envoy, then a shared place."""
    if p.phase != phases.OVER:
        return None
    honor = scores(p)
    standings: list[tuple[int, int, int]] = []
    for seat in range(int(p.box.seats)):
        envoys: i64 = p.at[SEAT * seat + ENVOYS]
        standings.append((honor[seat], int(bits.count(envoys)), int(scoring.oldest(p, envoys))))
    ranks = [1 + sum([1 for other in standings if other > mine]) for mine in standings]
    return Outcome(honor, ranks, _reason(standings))


def _reason(standings: list[tuple[int, int, int]]) -> str:
    """What decided between the first two."""
    best = sorted(standings, reverse=True)
    first, second = best[0], best[1]
    if first[0] > second[0]:
        return "most honor"
    if first[1] > second[1]:
        return "most envoys of those tied"
    return "oldest envoy of those tied" if first[2] > second[2] else "shared"
