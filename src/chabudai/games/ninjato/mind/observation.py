"""A view of Ninjato as a row of numbers."""

from typing import Final, final

from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.game import State, View
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.box.components import CLANS, EFFECTS, HOUSES, VALUES
from chabudai.games.ninjato.box.packs import NIBBLE, SIX, six_total
from chabudai.games.ninjato.knowledge.view import NinjatoView
from chabudai.games.ninjato.mind.observed_fields import GUARDS, SHURIKEN, fields
from chabudai.games.ninjato.rules import phases
from chabudai.games.ninjato.rules.position import (
    DISGUISED,
    DRAWN,
    ELITES,
    ENVOYS,
    GOODS,
    HAND,
    HONOR,
    HOUSE,
    KEPT,
    KINDS,
    KNOWN,
    LENGTH,
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
from chabudai.games.ninjato.rules.position import HOUSES as FIRST_HOUSE
from chabudai.games.ninjato.rules.state import NinjatoState
from chabudai.learning.columns import MASK, NUMBER, ONE, PACK, TOTAL, Columns
from chabudai.learning.observation import Observer, around, places_of, seen_from
from chabudai.learning.rows import Row


@final
class NinjatoObserver(Observer):
    """Writes Ninjato's observations."""

    def __init__(self, box: Box) -> None:
        found = fields(box)
        places = places_of(found)
        columns = _columns(box, places)
        super().__init__(found, int(box.table.first_chance), keeps=True, blank=columns.blank)
        self.box: Final = box
        self.bargains: Final = max(int(box.envoys), int(box.rumors), int(box.skill_kinds))
        self.foes: Final = max(GUARDS, int(box.elite_kinds))
        self.columns: Final = columns
        self.raid: Final[i64] = places["cleared"]
        self.guards: Final[i64] = places["bag"] - places["guards"]
        self.supply: Final[i64] = places["envoy_deck"] - box.skill_kinds - places["bag"]
        self.unseen: Final[i64] = self.size - places["envoy_deck"] + box.skill_kinds

    def write(self, view: View, row: Row) -> None:
        assert isinstance(view, NinjatoView)
        me: i64 = 0 if view.seat is None else view.seat
        self._write_table(view, row, me)
        self._write_seats(view, row, me)
        self._write_houses(view, row)
        self._write_piles(view, row)

    def _write_table(self, view: NinjatoView, row: Row, me: i64) -> None:
        seats: i64 = self.box.seats
        row.put_one(phases.NAMES.index(view.decision), len(phases.NAMES))
        row.put_one(seen_from(view.turn, me, seats), seats)
        self._put_seats(row, view.order, me, seats)
        self._put_seats(row, view.stack, me, SHURIKEN * seats)
        row.put(view.round)
        row.put(view.chore)
        row.put(view.placed)
        row.put(view.to_take)
        row.put(view.reward)
        row.put_one(view.bargain, self.bargains)
        row.put_set(view.rumor_firsts, len(CLANS))
        row.put_all(view.sensei)
        row.put_set(view.palace, self.box.envoys)
        row.put_set(view.pavilion, self.box.rumors)
        for cards in (view.hand, view.own_kept, view.own_drawn):
            row.put_all(cards or [0] * VALUES)  # the public has none

    def _put_seats(self, row: Row, listed: list[int], me: i64, length: i64) -> None:
        """Write a list of seats, each counted from 1, and zeros up to the length."""
        for place in range(length):
            if place < len(listed):
                row.put(seen_from(listed[place], me, self.box.seats) + 1)
            else:
                row.put(0)

    def _write_seats(self, view: NinjatoView, row: Row, me: i64) -> None:
        seats = [view.seats[seat] for seat in around(me, self.box.seats)]
        for one in seats:
            row.put(one.honor)
        for one in seats:
            row.put(one.hand_size)
            row.put(one.kept)
            row.put(one.drawn)
        for one in seats:
            row.put_all(one.known)
        for one in seats:
            row.put_all(one.shown)
        for one in seats:
            row.put_all(one.treasures)
        for one in seats:
            row.put_set(one.envoys, self.box.envoys)
        for one in seats:
            row.put_set(one.rumors, self.box.rumors)
        for one in seats:
            row.put_all(one.tiles)
        for one in seats:
            row.put_all(one.up)
        for one in seats:
            row.put_all(one.elites)
        for one in seats:
            row.put_set(one.disguised, self.box.envoys)

    def _write_houses(self, view: NinjatoView, row: Row) -> None:
        for house in view.houses:
            row.put_one(house.token, self.box.tokens)
        for house in view.houses:
            row.put_one(house.sentry, GUARDS)
        for house in view.houses:
            row.put_all(house.plain)
            row.put_all(house.red)
        row.put_set(view.cleared, HOUSES)
        raid = view.raid
        row.put_one(raid.house, HOUSES)
        row.put_all(raid.plain)
        row.put_all(raid.red)
        row.put_one(raid.foe_is if raid.foe >= 0 else -1, 3)
        row.put_one(raid.foe, self.foes)
        row.put(1 if raid.by_stealth else 0)
        row.put(raid.target)
        row.put(raid.other_target)
        row.put(raid.value)
        row.put(1 if raid.is_base else 0)

    def _write_piles(self, view: NinjatoView, row: Row) -> None:
        piles = view.piles
        row.put_all(piles.row)
        row.put_all(piles.fresh)
        row.put_all(piles.held)
        row.put_all(piles.discards)
        row.put(piles.pile_size)
        row.put_all(piles.guards)
        row.put_all(piles.guard_discards)
        row.put_all(piles.elites)
        row.put_all(piles.elite_discards)
        row.put_all(piles.bag)
        row.put_all(piles.spent)
        row.put_all(piles.skills)
        row.put_all(piles.disguises)
        row.put_all(piles.skill_discards)
        row.put_set(piles.envoys, self.box.envoys)
        row.put_set(piles.rumors, self.box.rumors)
        row.put_set(piles.tokens, self.box.tokens)

    def write_actor(self, state: State, row: Row) -> None:
        assert isinstance(state, NinjatoState)
        me: i64 = state.actor()
        row.show(self.columns, me, state.at)
        self._write_table_of(state, row, me)
        row.go_to(self.raid)
        self._write_raid_of(state, row)
        self._write_piles_of(state, row)

    def _write_table_of(self, p: Position, row: Row, me: i64) -> None:
        seats: i64 = self.box.seats
        row.put_one(p.phase, len(phases.NAMES))
        row.put_one(seen_from(p.seat, me, seats), seats)
        self._put_order_of(p, row, me)
        row.put_five(p.round, p.chore, p.placed, p.to_take, p.reward)
        row.put_one(p.bargain, self.bargains)
        row.put_mask(p.rumor_firsts, len(CLANS))
        row.put_pack(p.sensei, NIBBLE, self.box.skill_kinds)
        row.put_mask(p.palace, self.box.envoys)
        row.put_mask(p.pavilion, self.box.rumors)

    def _put_order_of(self, p: Position, row: Row, me: i64) -> None:
        seats: i64 = self.box.seats
        if not row.has_kept((p.order << 8) + (p.ordered << 4) + me + 1, seats):
            for position in range(seats):
                if position < p.ordered:
                    row.put(seen_from(p.seat_in_order(position), me, seats) + 1)
                else:
                    row.put(0)
        if row.has_kept((p.stack << 4) + me + 1, SHURIKEN * seats):
            return
        rest: i64 = p.stack
        for _shuriken in range(SHURIKEN * seats):
            if rest:
                row.put(seen_from((rest & 15) - 1, me, seats) + 1)
            else:
                row.put(0)
            rest >>= NIBBLE

    def _write_raid_of(self, p: Position, row: Row) -> None:
        row.put_mask(p.cleared, HOUSES)
        row.put_one(p.house, HOUSES)
        row.put_pack(p.shuriken, SIX, 2 * KINDS)
        foe_is: i64 = p.foe_is
        if p.foe < 0:
            foe_is = -1
        row.put_one(foe_is, 3)
        row.put_one(p.foe, self.foes)
        row.put_five(p.by_stealth, p.target, p.other_target, p.value, p.is_base)

    def _write_piles_of(self, p: Position, row: Row) -> None:
        fresh: i64 = p.pile
        held: i64 = 0
        for seat in range(self.box.seats):
            fresh += p.at[SEAT * seat + DRAWN]
            held += p.at[SEAT * seat + KEPT]
        if not row.has_kept_four(p.row, fresh, held, p.discards, 4 * VALUES):
            row.put_pack(p.row, SIX, VALUES)
            row.put_pack(fresh, SIX, VALUES)
            row.put_pack(held, SIX, VALUES)
            row.put_pack(p.discards, SIX, VALUES)
        row.put(six_total(p.pile))
        self._write_guards_of(p, row)
        self._write_supply_of(p, row)

    def _write_guards_of(self, p: Position, row: Row) -> None:
        if row.has_kept_four(p.guard_pile, p.guard_discards, p.elite_pile, p.elite_discards, self.guards):
            return
        row.put_pack(p.guard_pile, SIX, GUARDS)
        row.put_pack(p.guard_discards, SIX, GUARDS)
        row.put_pack(p.elite_pile, NIBBLE, self.box.elite_kinds)
        row.put_pack(p.elite_discards, NIBBLE, self.box.elite_kinds)

    def _write_supply_of(self, p: Position, row: Row) -> None:
        box = self.box
        if not row.has_kept_four(p.bag, p.spent, p.skill_stack, p.disguise_stack, self.supply):
            row.put_pack(p.bag, SIX, KINDS)
            row.put_pack(p.spent, SIX, KINDS)
            row.put_pack(p.skill_stack, NIBBLE, box.skill_kinds)
            row.put_pack(p.disguise_stack, NIBBLE, box.skill_kinds)
        if not row.has_kept_four(p.skill_discards, p.envoy_deck, p.rumor_deck, p.tokens, self.unseen):
            row.put_pack(p.skill_discards, NIBBLE, box.skill_kinds)
            row.put_mask(p.envoy_deck, box.envoys)
            row.put_mask(p.rumor_deck, box.rumors)
            row.put_mask(p.tokens, box.tokens)

    def scores(self, view: View) -> list[int]:
        assert isinstance(view, NinjatoView)
        return [one.honor for one in view.seats]


def _columns(box: Box, places: dict[str, int]) -> Columns:
    """How the words of the seats and houses are shown; each seat has its own hand to itself."""
    found = Columns(int(LENGTH), int(box.seats))
    found.everyone(HONOR, SEAT, places["honor"], 1, NUMBER)
    for nth, word in enumerate((HAND, KEPT, DRAWN)):
        found.own(word, SEAT, places["hand"] + nth * VALUES, PACK, VALUES, SIX)
        found.everyone(word, SEAT, places["hand_sizes"] + nth, 3, TOTAL, VALUES, SIX)
    _show_packs(found, KNOWN, places["known"], VALUES, SIX)
    _show_packs(found, SHOWN, places["shown"], VALUES, SIX)
    _show_packs(found, TREASURE, places["treasures"], KINDS, SIX)
    _show_packs(found, TILES, places["tiles"], box.skill_kinds, NIBBLE)
    _show_packs(found, UP, places["up"], len(EFFECTS), NIBBLE)
    _show_packs(found, ELITES, places["elites"], box.elite_kinds, NIBBLE)
    found.everyone(ENVOYS, SEAT, places["envoys"], box.envoys, MASK, bits.below(box.envoys))
    found.everyone(RUMORS, SEAT, places["rumors"], box.rumors, MASK, bits.below(box.rumors))
    found.everyone(DISGUISED, SEAT, places["disguised"], box.envoys, MASK, bits.below(box.envoys))
    for house in range(HOUSES):
        first: i64 = FIRST_HOUSE + HOUSE * house
        found.shared(first + TOKEN, places["house_tokens"] + box.tokens * house, ONE)
        found.shared(first + SENTRY, places["sentries"] + GUARDS * house, ONE)
        found.shared(first + GOODS, places["goods"] + 2 * KINDS * house, PACK, 2 * KINDS, SIX)
    return found


def _show_packs(found: Columns, word: i64, place: i64, number: i64, width: i64) -> None:
    found.everyone(word, SEAT, place, number, PACK, number, width)
