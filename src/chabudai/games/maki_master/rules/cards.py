"""Action cards: gaining them (Gaining, Revealing, Discarding) and playing them (Cooking, Serving, Switching, Chopping)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.seats import Seat
from chabudai.games.maki_master.box.components import EFFECT_COUNT, EFFECTS
from chabudai.games.maki_master.knowledge import events
from chabudai.games.maki_master.rules.position import (
    ACTION_DECK,
    CHOPPING,
    DEALING,
    DISCARDING,
    DISCARDS,
    GAINED,
    GAINING,
    HELD,
    NONE,
    PANTRY,
    REVEALING,
    SHOWN,
    SWITCHING,
    TOPS,
    Position,
    buried_ingredient,
    buried_space,
    buried_tile,
    four,
    present,
)
from chabudai.games.maki_master.rules.turns import end_turn, find_due, go_on_cooking, go_on_serving

SWITCH: Final[i64] = 0
CHOP: Final[i64] = 1
STACK: Final[i64] = 2
SPICY: Final[i64] = 3


def gain(p: Position, effect: i64, journal: Journal | None) -> None:
    """R7.2, R8.1: a card of the display comes before the player, and the display is refilled."""
    p.at[SHOWN + effect] -= 1
    p.at[HELD + p.turn * EFFECT_COUNT + effect] += 1
    if p.box.cards_between_serves:
        p.at[GAINED + effect] += 1
    if journal is not None:
        journal.tell(events.CardGained(Seat(p.turn), EFFECTS[effect]))
    begin_revealing(p, journal)


# Revealing, a step of chance: which card comes into the display?


def begin_revealing(p: Position, journal: Journal | None) -> None:
    """R8.5, R8.6: when a card is needed and the deck has none, the discards are shuffled into a new one."""
    p.phase = REVEALING
    if four(p.at, ACTION_DECK) == 0:
        _reshuffle(p, journal)


def _reshuffle(p: Position, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(events.DeckShuffled(four(p.at, DISCARDS)))
    for effect in range(EFFECT_COUNT):
        p.at[ACTION_DECK + effect] = p.at[DISCARDS + effect]
        p.at[DISCARDS + effect] = 0


def reveal(p: Position, effect: i64, journal: Journal | None) -> None:
    """R2.4, R8.1: the display gets its card; in the setup until it is full."""
    p.at[ACTION_DECK + effect] -= 1
    p.at[SHOWN + effect] += 1
    if journal is not None:
        journal.tell(events.CardRevealed(EFFECTS[effect]))
    if p.box.reshuffles_at_once and four(p.at, ACTION_DECK) == 0 and four(p.at, DISCARDS) > 0:  # R8.6
        _reshuffle(p, journal)
    if p.turn != NONE:
        _after_refill(p, journal)
    elif four(p.at, SHOWN) == p.box.display:
        p.phase = DEALING
        p.deck = p.box.components.deal[0]


def _after_refill(p: Position, journal: Journal | None) -> None:
    """R8.2, R8.3: only now one card too many is discarded."""
    if p.held_count(p.turn) > p.box.keep:
        p.phase = DISCARDING
    else:
        _after_gain(p, journal)


def _after_gain(p: Position, journal: Journal | None) -> None:
    """A prep ends the turn (R5.1); after the card for a recipe the serving goes on (R6.6)."""
    if p.serves == 0:
        end_turn(p, journal)
        return
    p.gains_due -= 1
    if p.gains_due > 0:
        p.phase = GAINING
    else:
        go_on_serving(p, journal)


# Discarding: which of the cards?


def discard(p: Position, effect: i64, journal: Journal | None) -> None:
    """R8.2, R8.3: any of the three, the new one too; of equal ones the new one goes (R8.20)."""
    p.at[HELD + p.turn * EFFECT_COUNT + effect] -= 1
    if p.at[GAINED + effect] > 0:
        p.at[GAINED + effect] -= 1
    p.at[DISCARDS + effect] += 1
    if journal is not None:
        journal.tell(events.CardDiscarded(Seat(p.turn), EFFECTS[effect]))
    _after_gain(p, journal)


# Cooking, and Serving with the option (R8.18): which card is played?


def cards_to_play(p: Position) -> i64:
    """R8.9 to R8.11: any card held, for cards are gained only in step two; after a serve those not gained this turn."""
    playable: i64 = present(p.at, HELD + p.turn * EFFECT_COUNT)
    if p.serves > 0:
        playable &= ~only_gained(p)
    if p.tiles == 0:
        playable &= ~bits.bit(CHOP)  # R8.13
    if p.leaves >= p.tiles_due or p.stocked == 0:
        playable &= ~bits.bit(STACK)  # R8.15
    return playable


def only_gained(p: Position) -> i64:
    """R8.19: the effects of which the player whose turn it is holds no card but those gained this turn."""
    held: i64 = HELD + p.turn * EFFECT_COUNT
    mask: i64 = 0
    for effect in range(EFFECT_COUNT):
        if p.at[held + effect] <= p.at[GAINED + effect]:
            mask |= bits.bit(effect)
    return mask


def play_card(p: Position, effect: i64, journal: Journal | None) -> None:
    """R8.7: the card goes to the discards and takes effect."""
    p.at[HELD + p.turn * EFFECT_COUNT + effect] -= 1
    p.at[DISCARDS + effect] += 1
    if journal is not None:
        journal.tell(events.CardPlayed(Seat(p.turn), EFFECTS[effect]))
    if effect == SWITCH:
        p.phase = SWITCHING
    elif effect == CHOP:
        p.phase = CHOPPING
    elif effect == STACK:
        p.leaves += 1  # R8.14
    else:
        p.tiles_due += 1  # R8.16
        find_due(p)


# Switching: which two neighbours?


def switch(p: Position, space: i64, other: i64, journal: Journal | None) -> None:
    """R8.12: everything on the two spaces changes places."""
    pair: i64 = bits.bit(space) | bits.bit(other)
    for ingredient in range(p.box.ingredients):
        p.at[TOPS + ingredient] = _swapped(p.at[TOPS + ingredient], pair)
    p.tiles = _swapped(p.tiles, pair)
    p.cups = _swapped(p.cups, pair)
    for place in range(len(p.buried)):
        tile: i64 = p.buried[place]
        if buried_space(tile) == space:
            p.buried[place] = buried_tile(other, buried_ingredient(tile))
        elif buried_space(tile) == other:
            p.buried[place] = buried_tile(space, buried_ingredient(tile))
    p.changed |= pair  # R5.7
    if journal is not None:
        journal.tell(events.SpacesSwitched(Seat(p.turn), p.box.space_name(space), p.box.space_name(other)))
    go_on_cooking(p)


def _swapped(mask: i64, pair: i64) -> i64:
    """The set with the two spaces of the pair exchanged."""
    here: i64 = mask & pair
    return mask if here == 0 or here == pair else mask ^ pair


# Chopping: which tile?


def chop(p: Position, space: i64, journal: Journal | None) -> None:
    """R8.13: the top tile goes back to the pantry, and what lay below it is on top."""
    here: i64 = bits.bit(space)
    ingredient: i64 = p.top_of(space)
    p.at[TOPS + ingredient] ^= here
    p.at[PANTRY + ingredient] += 1
    p.stocked |= bits.bit(ingredient)
    below: i64 = _uncover(p, space)
    if below == NONE:
        p.tiles ^= here
    else:
        p.at[TOPS + below] |= here
    p.changed |= here  # R5.7
    if journal is not None:
        one = p.box.components.ingredients[ingredient]
        uncovered, name = p.box.code_and_name(below)
        journal.tell(events.TileChopped(Seat(p.turn), one.code, one.name, p.box.space_name(space), uncovered, name))
    go_on_cooking(p)


def _uncover(p: Position, space: i64) -> i64:
    """The tile that was covered last on a space, which is buried no longer; NONE if there is none."""
    found: i64 = NONE
    for place in range(len(p.buried)):
        if buried_space(p.buried[place]) == space:
            found = place
    if found == NONE:
        return NONE
    ingredient: i64 = buried_ingredient(p.buried[found])
    kept = vec[i64]()
    for place in range(len(p.buried)):
        if place != found:
            kept = append(kept, p.buried[place])
    p.buried = kept
    return ingredient
