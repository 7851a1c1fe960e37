"""Worlds that a view cannot rule out: the open table as it is, and the unseen dojo cards dealt anew.

Unseen cards come from two pools. What was *held* when the pile was last renewed is in hands since; what is *fresh* is in the
pile or was drawn from it blind. Until the pile is renewed for the first time all cards are fresh. Cards seen since have come
from one pool or the other: where both are possible, several guesses are made and one is chosen by how likely it is.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.box.packs import nibble_of, nibble_one, six, six_of, six_one, six_pick, six_total
from chabudai.games.ninjato.knowledge.view import NinjatoView, SeatView
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
    HOUSES,
    KEPT,
    KNOWN,
    LENGTH,
    OWNED,
    RUMORS,
    SEAT,
    SENTRY,
    SHOWN,
    STYLES,
    TILES,
    TOKEN,
    TREASURE,
    UP,
)
from chabudai.games.ninjato.rules.state import NinjatoState

GUESSES: Final = 8
_MOST_TRIES: Final = 10_000
_SPAN: Final = 1 << 30


def world(box: Box, view: NinjatoView, rng: Rng) -> NinjatoState:
    """A state that the view cannot rule out."""
    state = NinjatoState(box, bits.zeros(LENGTH))
    _set_table(state, view)
    _set_piles(state, view)
    _set_raid(state, view)
    for number in range(int(box.seats)):
        _set_seat(state, number, view.seats[number])
    _deal_unseen(state, view, rng)
    return state


def _set_table(state: NinjatoState, view: NinjatoView) -> None:
    state.phase = phases.NAMES.index(view.decision)
    state.seat = view.turn
    state.round = view.round
    state.chore = view.chore
    state.placed = view.placed
    state.ordered = len(view.order)
    state.order = nibble_of(view.order)
    for seat in reversed(view.stack):
        state.stack = (state.stack << 4) | (seat + 1)
    state.to_take = view.to_take
    state.sensei = nibble_of(view.sensei)
    state.palace = bits.of(view.palace)
    state.pavilion = bits.of(view.pavilion)
    state.cleared = bits.of(view.cleared)
    state.bargain = view.bargain
    state.reward = view.reward
    state.rumor_firsts = bits.of(view.rumor_firsts)
    for number, house in enumerate(view.houses):
        place: i64 = HOUSES + HOUSE * number
        state.at[place + TOKEN] = house.token
        state.at[place + SENTRY] = house.sentry
        state.at[place + GOODS] = six_of(house.plain + house.red)


def _set_piles(state: NinjatoState, view: NinjatoView) -> None:
    piles = view.piles
    state.row = six_of(piles.row)
    state.discards = six_of(piles.discards)
    state.guard_pile = six_of(piles.guards)
    state.guard_discards = six_of(piles.guard_discards)
    state.elite_pile = nibble_of(piles.elites)
    state.elite_discards = nibble_of(piles.elite_discards)
    state.bag = six_of(piles.bag)
    state.spent = six_of(piles.spent)
    state.skill_stack = nibble_of(piles.skills)
    state.disguise_stack = nibble_of(piles.disguises)
    state.skill_discards = nibble_of(piles.skill_discards)
    state.envoy_deck = bits.of(piles.envoys)
    state.rumor_deck = bits.of(piles.rumors)
    state.tokens = bits.of(piles.tokens)


def _set_raid(state: NinjatoState, view: NinjatoView) -> None:
    raid = view.raid
    state.house = raid.house
    state.by_stealth = 1 if raid.by_stealth else 0
    state.shuriken = six_of(raid.plain + raid.red)
    state.foe_is = raid.foe_is
    state.foe = raid.foe
    state.target = raid.target
    state.other_target = raid.other_target
    state.value = raid.value
    state.is_base = 1 if raid.is_base else 0


def _set_seat(state: NinjatoState, number: i64, seat: SeatView) -> None:
    at = state.at
    mine: i64 = SEAT * number
    at[mine + KNOWN] = six_of(seat.known)
    at[mine + SHOWN] = six_of(seat.shown)
    at[mine + TREASURE] = six_of(seat.treasures)
    at[mine + HONOR] = seat.honor
    at[mine + ENVOYS] = bits.of(seat.envoys)
    at[mine + RUMORS] = bits.of(seat.rumors)
    at[mine + TILES] = nibble_of(seat.tiles)
    at[mine + UP] = nibble_of(seat.up)
    at[mine + ELITES] = nibble_of(seat.elites)
    at[mine + DISGUISED] = bits.of(seat.disguised)
    for kind in range(len(seat.tiles)):
        owned: i64 = seat.tiles[kind]
        if owned:
            at[mine + OWNED] += owned * nibble_one(state.box.skill_effects[kind])
            at[mine + STYLES] |= bits.bit(state.box.skill_styles[kind])


# The unseen cards


@final
class Guess:
    """From which pool each card seen since the last renewal came, for all seats but the viewer."""

    def __init__(self, seats: i64, held: i64, fresh: i64) -> None:
        self.held: i64 = held  # what is left of the pools
        self.fresh: i64 = fresh
        self.kept: Final[vec[i64]] = bits.zeros(seats)  # for each seat, the cards seen that it had held
        self.drawn: Final[vec[i64]] = bits.zeros(seats)
        self.weight = 1.0


def _deal_unseen(state: NinjatoState, view: NinjatoView, rng: Rng) -> None:
    """Fill the hands of all but the viewer, and the pile."""
    at = state.at
    held: i64 = six_of(view.piles.held)
    fresh: i64 = six_of(view.piles.fresh)
    if view.seat is not None:
        mine: i64 = SEAT * view.seat
        at[mine + HAND] = six_of(view.hand)
        at[mine + KEPT] = six_of(view.own_kept)
        at[mine + DRAWN] = six_of(view.own_drawn)
        held -= at[mine + KEPT]
        fresh -= at[mine + DRAWN]
    guess = _likely_guess(state, view, held, fresh, rng)
    for number, seat in enumerate(view.seats):
        if number == view.seat:
            continue
        kept: i64 = guess.kept[number]
        drawn: i64 = guess.drawn[number]
        for _ in range(seat.kept - int(six_total(kept))):
            card: i64 = six_one(six_pick(guess.held, rng))
            guess.held -= card
            kept += card
        for _ in range(seat.drawn - int(six_total(drawn))):
            card = six_one(six_pick(guess.fresh, rng))
            guess.fresh -= card
            drawn += card
        other: i64 = SEAT * number
        at[other + KEPT] = kept
        at[other + DRAWN] = drawn
        at[other + HAND] = at[other + KNOWN] + kept + drawn - at[other + SHOWN]
    state.pile = guess.fresh


def _likely_guess(state: NinjatoState, view: NinjatoView, held: i64, fresh: i64, rng: Rng) -> Guess:
    """One of several guesses, each as likely to be chosen as its weight says."""
    if held == 0:
        return _guess(state, view, held, fresh, rng)
    chosen = _guess(state, view, held, fresh, rng)
    total = chosen.weight
    made = 1
    tries = 1
    while made < GUESSES or total == 0.0:
        another = _guess(state, view, held, fresh, rng)
        tries += 1
        assert tries < _MOST_TRIES, "the view contradicts itself"
        if another.weight > 0.0:
            total += another.weight
            if float(rng.below(_SPAN)) * total < another.weight * float(_SPAN):
                chosen = another
        made += 1
    return chosen


def _guess(state: NinjatoState, view: NinjatoView, held: i64, fresh: i64, rng: Rng) -> Guess:
    """Settle card by card which pool it came from; a weight of 0 means that it led nowhere."""
    guess = Guess(state.box.seats, held, fresh)
    for number, seat in enumerate(view.seats):
        if number == view.seat:
            continue
        for value in range(5):
            card: i64 = six_one(value)
            for _ in range(seat.shown[value]):
                as_kept = _chance(seat.kept, guess.kept[number], guess.held, value)
                as_drawn = _chance(seat.drawn, guess.drawn[number], guess.fresh, value)
                guess.weight *= as_kept + as_drawn
                if guess.weight == 0.0:
                    return guess
                if float(rng.below(_SPAN)) * (as_kept + as_drawn) < as_kept * float(_SPAN):
                    guess.kept[number] += card
                    guess.held -= card
                else:
                    guess.drawn[number] += card
                    guess.fresh -= card
    return guess


def _chance(number: int, seen: i64, pool: i64, value: i64) -> float:
    """How many cards of this value the seat is expected to have from a pool."""
    if pool == 0:
        return 0.0
    left = number - int(six_total(seen))
    return float(left) * float(int(six(pool, value))) / float(int(six_total(pool)))
