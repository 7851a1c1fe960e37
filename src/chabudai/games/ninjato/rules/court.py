"""The palace and the pavilion: treasures for envoys and rumors (R9, R10)."""

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.offers import Offers
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box import components
from chabudai.games.ninjato.box.packs import six
from chabudai.games.ninjato.box.payments import covers
from chabudai.games.ninjato.knowledge import events
from chabudai.games.ninjato.rules import phases
from chabudai.games.ninjato.rules.position import ENVOYS, HONOR, NONE, RUMORS, SEAT, TREASURE, Position


def offer_envoys_and_rumors(p: Position, offers: Offers) -> None:
    """R3.7, R9.1, R10.1: the open cards that the seat can pay for."""
    purse: i64 = p.at[SEAT * p.seat + TREASURE]
    if not purse:
        return
    prices = p.box.prices
    in_reach: i64 = prices.forms_in_reach(purse)
    rest: i64 = p.palace
    while rest:
        envoy: i64 = bits.lowest(rest)
        if in_reach & bits.bit(prices.envoy_forms[envoy]):
            offers.add(p.box.first_bribe + envoy)
        rest &= rest - 1
    rest = p.pavilion
    while rest:
        rumor: i64 = bits.lowest(rest)
        if in_reach & bits.bit(prices.rumor_forms[rumor]):
            offers.add(p.box.first_spread + rumor)
        rest &= rest - 1


def visit(p: Position, card: i64, phase: i64) -> None:
    """The card is chosen; how to pay for it comes next."""
    p.bargain = card
    p.phase = phase


def offer_payments(p: Position, offers: Offers) -> None:
    """R9.10: every distinct way to pay, once."""
    prices = p.box.prices
    is_envoy = p.phase == phases.BRIBING
    form: i64 = prices.envoy_forms[p.bargain] if is_envoy else prices.rumor_forms[p.bargain]
    purse: i64 = p.at[SEAT * p.seat + TREASURE]
    for position in range(prices.starts[form], prices.starts[form + 1]):
        way: i64 = prices.of_form[position]
        if covers(purse, prices.costs[way]):
            offers.add(p.box.first_pay + way)


def pay(p: Position, way: i64, journal: Journal | None) -> None:
    """R9.2, R10.2: the treasures are discarded and scored at once, and the card is taken."""
    mine: i64 = SEAT * p.seat
    cost: i64 = p.box.prices.costs[way]
    honor: i64 = p.box.prices.honor[way]
    p.at[mine + TREASURE] -= cost
    p.spent += cost  # R9.12
    p.at[mine + HONOR] += honor
    if journal is not None:
        paid = [int(six(cost, kind)) for kind in range(5)]
        total = int(p.at[mine + HONOR])
        journal.tell(events.TreasuresPaid(Seat(p.seat), paid[0], paid[1], paid[2], paid[3], paid[4], int(honor), total))
    if p.phase == phases.BRIBING:
        take_envoy(p, p.bargain, journal)
    else:
        take_rumor(p, p.bargain, journal)
    p.bargain = NONE
    p.phase = phases.TURN_OVER


def take_envoy(p: Position, envoy: i64, journal: Journal | None) -> None:
    """R9.11: the envoy lies open before its owner."""
    p.palace ^= bits.bit(envoy)
    p.at[SEAT * p.seat + ENVOYS] |= bits.bit(envoy)
    if journal is not None:
        box = p.box.components
        clan = components.CLANS[box.envoy_clans[envoy]]
        journal.tell(events.EnvoyBribed(Seat(p.seat), clan, box.envoy_ages[envoy]))


def take_rumor(p: Position, rumor: i64, journal: Journal | None) -> None:
    """R11.2: everybody sees which rumor leaves the row."""
    p.pavilion ^= bits.bit(rumor)
    p.at[SEAT * p.seat + RUMORS] |= bits.bit(rumor)
    if journal is not None:
        box = p.box.components
        kind = components.RUMOR_KINDS[box.rumor_kinds[rumor]]
        journal.tell(events.RumorTaken(Seat(p.seat), kind, box.rumor_names[rumor], box.rumor_words[rumor]))
