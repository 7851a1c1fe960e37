"""The steps of chance: what is drawn, from where, and what it does."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.ninjato.box.packs import nibble, nibble_pick, six, six_pick
from chabudai.games.ninjato.rules import dojo, phases, raid, rounds
from chabudai.games.ninjato.rules.position import Position

# How a source holds its things.
AS_SET: Final[i64] = 0
AS_SIX: Final[i64] = 1
AS_NIBBLES: Final[i64] = 2


def source(p: Position) -> i64:
    """The pile that chance draws from now."""
    phase: i64 = p.phase
    pack: i64 = p.pile
    if phase == phases.STOCKING_HOUSES or phase == phases.ANSWERING_ALARM or phase == phases.RESTORING_HOUSE:
        pack = p.bag
    elif phase == phases.TURNING_GUARD or phase == phases.POSTING_SENTRIES:
        pack = p.guard_pile
    elif phase == phases.TURNING_ELITE:
        pack = p.elite_pile
    elif phase == phases.OFFERING_RUMORS:
        pack = p.rumor_deck
    elif phase == phases.INVITING_ENVOYS:
        pack = p.envoy_deck
    elif phase == phases.OFFERING_SKILLS:
        pack = p.skill_stack if p.round < rounds.LAST_SKILL_ROUND else p.disguise_stack
    elif phase == phases.DRAWING_LOTS:
        pack = rounds.seats_without_lot(p)
    return pack


def holds_as(p: Position) -> i64:
    """How the source holds its things."""
    phase: i64 = p.phase
    if phase == phases.OFFERING_RUMORS or phase == phases.INVITING_ENVOYS or phase == phases.DRAWING_LOTS:
        return AS_SET
    return AS_NIBBLES if phase == phases.TURNING_ELITE or phase == phases.OFFERING_SKILLS else AS_SIX


def first_action(p: Position) -> int:
    """The index of the action that draws the first thing of the source."""
    table = p.box.table
    phase: i64 = p.phase
    first: i64 = table.first_card
    if phase == phases.STOCKING_HOUSES or phase == phases.ANSWERING_ALARM or phase == phases.RESTORING_HOUSE:
        first = table.first_treasure
    elif phase == phases.TURNING_GUARD or phase == phases.POSTING_SENTRIES:
        first = table.first_guard
    elif phase == phases.TURNING_ELITE:
        first = table.first_elite
    elif phase == phases.OFFERING_RUMORS:
        first = table.first_rumor
    elif phase == phases.INVITING_ENVOYS:
        first = table.first_envoy
    elif phase == phases.OFFERING_SKILLS:
        first = table.first_tile
    elif phase == phases.DRAWING_LOTS:
        first = table.first_lot
    return int(first)


def weights(p: Position) -> list[int]:
    """For each thing of the source how many there are, 0 included."""
    pack: i64 = source(p)
    how: i64 = holds_as(p)
    found: list[int] = []
    place: i64 = 0
    if how == AS_SET:
        while pack >> place:
            found.append(int((pack >> place) & 1))
            place += 1
    elif how == AS_SIX:
        while pack >> (6 * place):
            found.append(int(six(pack, place)))
            place += 1
    else:
        while pack >> (4 * place):
            found.append(int(nibble(pack, place)))
            place += 1
    return found


def pick(p: Position, rng: Rng) -> i64:
    """One thing of the source at random, by how many there are."""
    pack: i64 = source(p)
    how: i64 = holds_as(p)
    if how == AS_SIX:
        return six_pick(pack, rng)
    if how == AS_NIBBLES:
        return nibble_pick(pack, rng)
    return bits.kth(pack, rng.below(bits.count(pack)))


def draw(p: Position, thing: i64, journal: Journal | None) -> None:
    """What was drawn goes where it belongs, and play goes on."""
    phase: i64 = p.phase
    if phase == phases.DRAWING_BLIND:
        dojo.draw_blind(p, thing, journal)
    elif phase == phases.RESTORING_HOUSE:
        raid.restore_with(p, thing, journal)
    elif phase == phases.TURNING_GUARD:
        raid.turn_guard(p, thing, journal)
    elif phase == phases.ANSWERING_ALARM:
        raid.answer_alarm(p, thing, journal)
    elif phase == phases.TURNING_ELITE:
        raid.turn_elite(p, thing, journal)
    elif phase == phases.TURNING_CARDS and p.round > 0:
        dojo.turn_card(p, thing, journal)
        dojo.go_on(p, journal)
    else:
        _provide(p, thing, journal)


def _provide(p: Position, thing: i64, journal: Journal | None) -> None:
    """Setting up and ending a round."""
    phase: i64 = p.phase
    if phase == phases.STOCKING_HOUSES:
        p.add_treasure(p.house, thing, journal)
    elif phase == phases.DEALING:
        rounds.deal(p, thing, journal)
    elif phase == phases.OFFERING_RUMORS:
        rounds.offer_rumor(p, thing, journal)
    elif phase == phases.INVITING_ENVOYS:
        rounds.invite_envoy(p, thing, journal)
    elif phase == phases.POSTING_SENTRIES:
        rounds.post_sentry(p, thing, journal)
    elif phase == phases.OFFERING_SKILLS:
        rounds.offer_skill(p, thing, journal)
    elif phase == phases.TURNING_CARDS:
        dojo.turn_card(p, thing, journal)
    else:
        rounds.draw_lot(p, thing, journal)
    if p.round == 0:
        rounds.set_up(p, journal)
    else:
        rounds.go_on(p, journal)
