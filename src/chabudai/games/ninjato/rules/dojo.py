"""The dojo: taking cards, filling the row, the hand limit (R4)."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast.offers import Offers
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box.actions import BLIND, DISCARD, TAKE
from chabudai.games.ninjato.box.packs import SIX, six_one, six_total
from chabudai.games.ninjato.knowledge import events
from chabudai.games.ninjato.rules import phases
from chabudai.games.ninjato.rules.position import HAND, SEAT, Position

ROW: Final[i64] = 3  # R2.10
MOST_IN_HAND: Final[i64] = 7  # R4.9


def cards_to_take(in_hand: i64) -> i64:
    """R4.1, R4.2, R4.3: none in hand, four; one, three; more, two."""
    if in_hand == 0:
        return 4
    return 3 if in_hand == 1 else 2


def enter(p: Position, journal: Journal | None) -> None:
    """R4.11: the shuriken goes on top of the stack."""
    p.stack = (p.stack << 4) | (p.seat + 1)
    p.to_take = cards_to_take(six_total(p.at[SEAT * p.seat + HAND]))
    if journal is not None:
        journal.tell(events.DojoEntered(Seat(p.seat), int(p.to_take)))
    go_on(p, journal)


def offer_cards(p: Position, offers: Offers) -> None:
    """R4.4: any open card, or one from the pile while there is one (R4.8)."""
    if p.pile or p.discards:
        offers.add(BLIND)
    offers.add_counts(TAKE, p.row, SIX)


def take(p: Position, place: i64, journal: Journal | None) -> None:
    """An open card."""
    p.take_open(p.seat, place)
    p.to_take -= 1
    if journal is not None:
        journal.tell(events.CardTaken(Seat(p.seat), int(place) + 1))
    go_on(p, journal)


def reach_for_pile(p: Position, journal: Journal | None) -> None:
    """A card is to be drawn blind."""
    p.renew_pile(journal)
    p.phase = phases.DRAWING_BLIND


def draw_blind(p: Position, place: i64, journal: Journal | None) -> None:
    """Chance has drawn the card. R4.5: it is seen before the next choice."""
    p.draw_unseen(p.seat, place)
    p.to_take -= 1
    if journal is not None:
        journal.tell(events.CardDrawn(Seat(p.seat), int(place) + 1))
        journal.tell(events.CardDrawnFaceDown(Seat(p.seat)))
    go_on(p, journal)


def turn_card(p: Position, place: i64, journal: Journal | None) -> None:
    """Chance has turned a card for the row."""
    card: i64 = six_one(place)
    p.pile -= card
    p.row += card
    if journal is not None:
        journal.tell(events.CardTurned(int(place) + 1))


def go_on(p: Position, journal: Journal | None) -> None:
    """R4.6, R4.10: all cards first, then the row, then the hand limit."""
    if p.to_take > 0 and (p.row or p.pile or p.discards):
        p.phase = phases.TRAINING
        return
    p.to_take = 0
    if six_total(p.row) < ROW:
        p.renew_pile(journal)
        if p.pile:
            p.phase = phases.TURNING_CARDS
            return
    is_over_limit = six_total(p.at[SEAT * p.seat + HAND]) > MOST_IN_HAND
    p.phase = phases.DISCARDING if is_over_limit else phases.TURN_OVER


def offer_discards(p: Position, offers: Offers) -> None:
    """Any card of the hand."""
    offers.add_counts(DISCARD, p.at[SEAT * p.seat + HAND], SIX)


def discard(p: Position, place: i64, journal: Journal | None) -> None:
    """A card leaves the hand for all to see."""
    p.give_card(p.seat, place)
    if journal is not None:
        journal.tell(events.CardDiscarded(Seat(p.seat), int(place) + 1))
