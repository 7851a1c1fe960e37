"""The sensei: learning skills (R7)."""

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.offers import Offers
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box import components
from chabudai.games.ninjato.box.packs import nibble, nibble_one, six
from chabudai.games.ninjato.knowledge import events
from chabudai.games.ninjato.rules import dojo, phases
from chabudai.games.ninjato.rules.position import HAND, NONE, OWNED, SEAT, STYLES, TILES, UP, Position


def is_free(p: Position, kind: i64) -> bool:
    """R7.3: the seat already owns a skill of this style."""
    return p.at[SEAT * p.seat + STYLES] & bits.bit(p.box.skill_styles[kind]) != 0


def can_learn(p: Position, kind: i64) -> bool:
    """R7.2, R7.3: free, or payable with a card of the hand."""
    if is_free(p, kind):
        return True
    price: i64 = p.box.skill_prices[kind]
    hand: i64 = p.at[SEAT * p.seat + HAND]
    return hand != 0 if price == components.ANY_CARD else six(hand, price - 1) > 0


def offer_skills(p: Position, offers: Offers) -> None:
    """R3.7: the open skills that the seat can pay for."""
    if not p.sensei:
        return
    for kind in range(p.box.skill_kinds):
        if nibble(p.sensei, kind) > 0 and can_learn(p, kind):
            offers.add(p.box.first_learn + kind)


def learn(p: Position, kind: i64, journal: Journal | None) -> None:
    """A visit to the sensei; a question mark asks which card to discard."""
    if is_free(p, kind):
        gain(p, kind, journal)
        return
    price: i64 = p.box.skill_prices[kind]
    p.bargain = kind
    if price == components.ANY_CARD:
        p.phase = phases.LEARNING
    else:
        pay(p, price - 1, journal)


def pay(p: Position, place: i64, journal: Journal | None) -> None:
    """R7.2: the card is discarded."""
    dojo.discard(p, place, journal)
    gain(p, p.bargain, journal)


def gain(p: Position, kind: i64, journal: Journal | None) -> None:
    """R7.6: the tile lies face up before its owner, ready for use."""
    effect: i64 = p.box.skill_effects[kind]
    mine: i64 = SEAT * p.seat
    p.sensei -= nibble_one(kind)
    p.at[mine + TILES] += nibble_one(kind)
    p.at[mine + OWNED] += nibble_one(effect)
    p.at[mine + UP] += nibble_one(effect)
    p.at[mine + STYLES] |= bits.bit(p.box.skill_styles[kind])
    p.bargain = NONE
    p.phase = phases.TURN_OVER
    if journal is not None:
        style = components.STYLES[p.box.skill_styles[kind]]
        journal.tell(events.SkillLearned(Seat(p.seat), p.box.components.skill_labels[effect], style))
