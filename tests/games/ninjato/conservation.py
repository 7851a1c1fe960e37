"""Where every component of Ninjato is (R1.1)."""

from chabudai.core import State
from chabudai.core.fast import bits
from chabudai.games.ninjato.box.packs import nibble, nibble_one, nibble_total, six_one, six_total
from chabudai.games.ninjato.box.payments import covers
from chabudai.games.ninjato.rules.position import (
    BY_ELITE,
    BY_GUARD,
    DRAWN,
    ELITES,
    ENVOYS,
    GOODS,
    HAND,
    HOUSE,
    HOUSES,
    KEPT,
    KNOWN,
    OWNED,
    PLAIN,
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

PLAIN_HALF = int(PLAIN)


def check(state: State) -> None:
    """Every card, tile and token is in exactly one place, and the memory of the hands adds up.

    Packs are added as they are: a count that is too high or below zero spoils the sum of counts, if not the sum of packs.
    """
    assert isinstance(state, NinjatoState)
    _cards(state)
    _guards(state)
    _treasures(state)
    _tiles(state)
    _sets(state)


def _sixes(places: list[int], wanted: int) -> None:
    assert sum(places) == wanted
    assert sum(int(six_total(pack)) for pack in places) == six_total(wanted)


def _nibbles(places: list[int], wanted: int) -> None:
    assert sum(places) == wanted
    assert sum(int(nibble_total(pack)) for pack in places) == nibble_total(wanted)


def _of_seats(state: NinjatoState, field: int) -> list[int]:
    return [int(state.at[SEAT * seat + field]) for seat in range(int(state.box.seats))]


def _of_houses(state: NinjatoState, field: int) -> list[int]:
    return [int(state.at[HOUSES + HOUSE * house + field]) for house in range(5)]


def _cards(state: NinjatoState) -> None:
    hands = _of_seats(state, int(HAND))
    _sixes([int(state.row), int(state.pile), int(state.discards), *hands], int(state.box.dojo))
    memory = zip(hands, *[_of_seats(state, int(field)) for field in (KNOWN, KEPT, DRAWN, SHOWN)], strict=True)
    for hand, known, kept, drawn, shown in memory:
        assert known + kept + drawn == hand + shown
        assert covers(hand, known), "what is known of a hand is in it"


def _guards(state: NinjatoState) -> None:
    guards = [int(state.guard_pile), int(state.guard_discards)]
    guards += [int(six_one(sentry)) for sentry in _of_houses(state, int(SENTRY)) if sentry >= 0]
    elites = [int(state.elite_pile), int(state.elite_discards), *_of_seats(state, int(ELITES))]
    if state.foe >= 0 and state.foe_is == BY_GUARD:
        guards.append(int(six_one(state.foe)))
    if state.foe >= 0 and state.foe_is == BY_ELITE:
        elites.append(int(nibble_one(state.foe)))
    _sixes(guards, int(state.box.guards))
    _nibbles(elites, int(state.box.elites))


def _treasures(state: NinjatoState) -> None:
    packs = [int(state.bag), int(state.spent), *_of_seats(state, int(TREASURE))]
    for goods in [*_of_houses(state, int(GOODS)), int(state.shuriken)]:
        packs += [goods & PLAIN_HALF, goods >> 30]
    _sixes(packs, int(state.box.treasures))


def _tiles(state: NinjatoState) -> None:
    box = state.box
    offers = [int(state.skill_stack), int(state.disguise_stack), int(state.sensei), int(state.skill_discards)]
    _nibbles([*offers, *_of_seats(state, int(TILES))], int(box.skills + box.disguises))
    for seat in range(int(box.seats)):
        tiles = int(state.at[SEAT * seat + TILES])
        up = int(state.at[SEAT * seat + UP])
        owned = styles = 0
        for kind in range(int(box.skill_kinds) if tiles else 0):
            owned += int(nibble(tiles, kind)) << 4 * int(box.skill_effects[kind])
            styles |= (nibble(tiles, kind) > 0) << int(box.skill_styles[kind])
        assert (owned, styles) == (int(state.at[SEAT * seat + OWNED]), int(state.at[SEAT * seat + STYLES]))
        assert all(nibble(up, effect) <= nibble(owned, effect) for effect in range(10 if owned != up else 0))


def _sets(state: NinjatoState) -> None:
    box = state.box
    envoys = [int(state.envoy_deck), int(state.palace), *_of_seats(state, int(ENVOYS))]
    rumors = [int(state.rumor_deck), int(state.pavilion), *_of_seats(state, int(RUMORS))]
    tokens = [int(state.tokens), *[1 << token for token in _of_houses(state, int(TOKEN))]]
    for places, number in ((envoys, box.envoys), (rumors, box.rumors), (tokens, box.tokens)):
        assert sum(places) == (1 << int(number)) - 1, "one place each: the masks add up without a carry"
        assert sum(int(bits.count(place)) for place in places) == number
