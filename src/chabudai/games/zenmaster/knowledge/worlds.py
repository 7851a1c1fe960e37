"""Worlds of ZenMaster: whole positions that a view cannot rule out."""

from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.zenmaster.box.box import Box
from chabudai.games.zenmaster.box.components import MOST_SEATS
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.rules.layout import (
    CHOOSING_DEALER,
    COURSE,
    DECISIONS,
    HANDS,
    LENGTH,
    MATCHES,
    PLAYED,
    TABLE,
    pack_of,
    write_down,
)
from chabudai.games.zenmaster.rules.state import ZenState


def world(box: Box, view: ZenView, rng: Rng) -> ZenState:
    """A state that the view cannot rule out: the cards it has not seen are dealt out anew."""
    state = ZenState(box, bits.zeros(LENGTH))
    state.phase = DECISIONS.index(view.decision)
    state.game = view.game
    state.trick = view.trick
    state.first_dealer = view.first_dealer
    state.dealer = view.dealer
    state.turn = view.turn
    state.cards = view.cards
    state.score_card = view.score_card
    state.score_deck = bits.of(view.score_deck)
    at = state.at
    unseen: i64 = 0 if state.phase == CHOOSING_DEALER else bits.below(box.numbers + 1) - 1
    for seat in range(int(box.seats)):
        at[PLAYED + seat] = bits.of(view.played[seat])
        at[TABLE + seat] = view.table[seat]
        at[MATCHES + seat] = view.matches[seat]
        for game in range(view.game):
            write_down(at, seat, game, view.results[seat][game])
            if seat * MOST_SEATS + game in view.erased:
                state.erase(seat, game)
        unseen &= ~(at[PLAYED + seat] | bits.of([card for card in [view.table[seat]] if card]))
    for trick in range(view.trick):
        at[COURSE + trick] = pack_of(view.turned[trick], [played[trick] for played in view.played])
    if view.seat is not None:
        at[HANDS + view.seat] = bits.of(view.hand)
        unseen &= ~at[HANDS + view.seat]
    for seat in range(int(box.seats)):
        if seat == view.seat:
            continue
        for _ in range(view.hand_sizes[seat]):
            card: i64 = bits.bit(bits.kth(unseen, rng.below(bits.count(unseen))))
            at[HANDS + seat] |= card
            unseen ^= card
    state.undealt = unseen
    return state
