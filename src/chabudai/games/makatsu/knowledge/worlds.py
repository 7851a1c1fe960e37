"""Worlds of Meister Makatsu: whole positions that a view cannot rule out."""

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.games.makatsu.box.box import Box
from chabudai.games.makatsu.box.components import MOST_SEATS, PHASES, colour_of, rank_of
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules import lead
from chabudai.games.makatsu.rules.layout import DECISIONS, DECKS, HANDS, LEADS, LENGTH, RESERVES, TABLE, TOKENS
from chabudai.games.makatsu.rules.state import MakatsuState


def world(box: Box, view: MakatsuView, rng: Rng) -> MakatsuState:
    """A state that the view cannot rule out: each other seat's cards left are spread anew over hand, deck and reserve.

    Every spread of the right sizes is equally likely, for each came about by equally many draws.
    """
    state = MakatsuState(box, bits.zeros(LENGTH))
    state.point = DECISIONS.index(view.decision)
    state.phase = view.phase
    state.round = view.round
    state.holder = view.holder
    state.turn = view.turn
    state.cards = view.cards
    at = state.at
    for seat in range(int(box.seats)):
        if seat == view.seat:
            at[HANDS + seat] = bits.of(view.hand)
            at[DECKS + seat] = bits.of(view.memory.deck)
            at[RESERVES + seat] = bits.of(view.memory.reserve)
        else:
            left: i64 = bits.of(view.memory.left[seat])
            hand: i64 = some_of(left, view.hand_sizes[seat], rng)
            reserve: i64 = some_of(left ^ hand, view.reserve_sizes[seat], rng)
            at[HANDS + seat] = hand
            at[RESERVES + seat] = reserve
            at[DECKS + seat] = left ^ hand ^ reserve
        for phase in range(int(PHASES)):
            at[TOKENS + phase * MOST_SEATS + seat] = view.tokens[seat][phase]
    _lay_table(box, view, at)
    return state


def some_of(cards: i64, number: i64, rng: Rng) -> i64:
    """That many of the cards, every choice equally likely."""
    rest: i64 = cards
    size: i64 = bits.count(cards)
    for taken in range(number):
        rest ^= bits.bit(bits.kth(rest, rng.below(size - taken)))
    return cards ^ rest


def _lay_table(box: Box, view: MakatsuView, at: vec[i64]) -> None:
    """The cards of this round in the order of play, and who leads in each colour."""
    laid: i64 = 0
    for nth in range(2):
        for place in range(int(box.seats)):
            seat = (view.holder + place) % int(box.seats)
            if nth < len(view.table[seat]):
                card: i64 = view.table[seat][nth]
                at[TABLE + laid] = card
                leads: i64 = LEADS + colour_of(card)
                at[leads] = lead.after(at[leads], rank_of(card), seat, box.any_card_breaks_ties)
                laid += 1
