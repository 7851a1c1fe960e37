"""Looking at a position: the view of one seat, built up from nothing."""

from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box.components import EFFECTS
from chabudai.games.ninjato.box.packs import nibble_list, six_list, six_total
from chabudai.games.ninjato.knowledge.view import HouseView, NinjatoView, PileView, RaidView, SeatView
from chabudai.games.ninjato.rules.position import (
    DISGUISED,
    DRAWN,
    ELITES,
    ENVOYS,
    GOODS,
    HAND,
    HONOR,
    HOUSE,
    HOUSES,
    KEPT,
    KNOWN,
    NUMBER_OF_HOUSES,
    PLAIN,
    RUMORS,
    SEAT,
    SENTRY,
    SHOWN,
    TILES,
    TOKEN,
    TREASURE,
    UP,
    Position,
)


def look(p: Position, seat: Seat | None) -> NinjatoView:
    """R11.1: all that lies open, and of the hidden things only the seat's own."""
    view = NinjatoView(seat)
    view.decision = p.decision()
    view.actor = p.actor()
    view.turn = int(p.seat)
    view.round = int(p.round)
    view.chore = int(p.chore)
    view.placed = int(p.placed)
    view.order = p.order_list()
    view.stack = p.stack_list()
    view.to_take = int(p.to_take)
    view.sensei = nibble_list(p.sensei, int(p.box.skill_kinds))
    view.palace = bits.members(p.palace)
    view.pavilion = bits.members(p.pavilion)
    view.cleared = bits.members(p.cleared)
    view.bargain = int(p.bargain)
    view.reward = int(p.reward)
    view.rumor_firsts = bits.members(p.rumor_firsts)
    view.seats = [_seat(p, number) for number in range(int(p.box.seats))]
    view.houses = [_house(p, number) for number in range(int(NUMBER_OF_HOUSES))]
    view.raid = _raid(p)
    view.piles = _piles(p)
    view.tile_names = p.box.table.skill_texts
    view.envoy_names = p.box.table.envoy_texts
    view.rumor_names = p.box.components.rumor_names
    view.token_names = p.box.table.token_texts
    view.elite_names = p.box.table.elite_texts
    view.has_memory_aid = p.box.memory_aid
    if seat is not None:
        mine: i64 = SEAT * seat
        view.hand = six_list(p.at[mine + HAND], 5)
        view.own_kept = six_list(p.at[mine + KEPT], 5)
        view.own_drawn = six_list(p.at[mine + DRAWN], 5)
    return view


def _seat(p: Position, number: i64) -> SeatView:
    """What everybody knows of a seat: of its unseen cards only how many there are."""
    at = p.at
    mine: i64 = SEAT * number
    view = SeatView()
    view.honor = int(at[mine + HONOR])
    view.hand_size = int(six_total(at[mine + HAND]))
    view.known = six_list(at[mine + KNOWN], 5)
    view.kept = int(six_total(at[mine + KEPT]))
    view.drawn = int(six_total(at[mine + DRAWN]))
    view.shown = six_list(at[mine + SHOWN], 5)
    view.treasures = six_list(at[mine + TREASURE], 5)
    view.envoys = bits.members(at[mine + ENVOYS])
    view.rumors = bits.members(at[mine + RUMORS])
    view.tiles = nibble_list(at[mine + TILES], int(p.box.skill_kinds))
    view.up = nibble_list(at[mine + UP], len(EFFECTS))
    view.elites = nibble_list(at[mine + ELITES], int(p.box.elite_kinds))
    view.disguised = bits.members(at[mine + DISGUISED])
    return view


def _house(p: Position, number: i64) -> HouseView:
    place: i64 = HOUSES + HOUSE * number
    view = HouseView()
    view.token = int(p.at[place + TOKEN])
    view.sentry = int(p.at[place + SENTRY])
    view.plain = six_list(p.at[place + GOODS] & PLAIN, 5)
    view.red = six_list(p.at[place + GOODS] >> 30, 5)
    return view


def _raid(p: Position) -> RaidView:
    view = RaidView()
    view.house = int(p.house)
    view.by_stealth = p.by_stealth != 0
    view.plain = six_list(p.shuriken & PLAIN, 5)
    view.red = six_list(p.shuriken >> 30, 5)
    view.foe_is = int(p.foe_is)
    view.foe = int(p.foe)
    view.target = int(p.target)
    view.other_target = int(p.other_target)
    view.value = int(p.value)
    view.is_base = p.is_base != 0
    return view


def _piles(p: Position) -> PileView:
    """R11.6: the sums over pile and hands are known to all, since all cards that left them were seen."""
    box = p.box
    fresh: i64 = p.pile
    held: i64 = 0
    for seat in range(box.seats):
        fresh += p.at[SEAT * seat + DRAWN]
        held += p.at[SEAT * seat + KEPT]
    view = PileView()
    view.row = six_list(p.row, 5)
    view.pile_size = int(six_total(p.pile))
    view.fresh = six_list(fresh, 5)
    view.held = six_list(held, 5)
    view.discards = six_list(p.discards, 5)
    view.guards = six_list(p.guard_pile, 10)
    view.guard_discards = six_list(p.guard_discards, 10)
    view.elites = nibble_list(p.elite_pile, int(box.elite_kinds))
    view.elite_discards = nibble_list(p.elite_discards, int(box.elite_kinds))
    view.bag = six_list(p.bag, 5)
    view.spent = six_list(p.spent, 5)
    view.skills = nibble_list(p.skill_stack, int(box.skill_kinds))
    view.disguises = nibble_list(p.disguise_stack, int(box.skill_kinds))
    view.skill_discards = nibble_list(p.skill_discards, int(box.skill_kinds))
    view.envoys = bits.members(p.envoy_deck)
    view.rumors = bits.members(p.rumor_deck)
    view.tokens = bits.members(p.tokens)
    return view
