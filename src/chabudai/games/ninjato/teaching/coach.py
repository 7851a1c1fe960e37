"""What the coach tells of Ninjato: what comes of raids and bribes, and where hidden dojo cards lie."""

from chabudai.core.events import Event
from chabudai.core.game import View
from chabudai.games.ninjato.knowledge.events import EnvoyBribed, RumorTaken, SkillLearned
from chabudai.games.ninjato.knowledge.raid_events import GivenUp, HouseCleared, HouseLeft
from chabudai.games.ninjato.knowledge.view import NinjatoView
from chabudai.teaching import Lying, Phrase


def telling(event: Event) -> Phrase | None:
    """How raids end, and who wins envoys, rumors and skills."""
    if isinstance(event, HouseCleared):
        return Phrase("fact-cleared", {"seat": event.seat})
    if isinstance(event, GivenUp):
        return Phrase("fact-failed", {"seat": event.seat})
    if isinstance(event, HouseLeft):
        return Phrase("fact-left", {"seat": event.seat})
    if isinstance(event, EnvoyBribed):
        return Phrase("fact-envoy", {"seat": event.seat})
    if isinstance(event, RumorTaken):
        return Phrase("fact-rumor", {"seat": event.seat})
    return Phrase("fact-skill", {"seat": event.seat}) if isinstance(event, SkillLearned) else None


def lies(view: View, seats: list[View]) -> list[Lying]:
    """The dojo cards by value: in the others' hands, unless everybody knows of them, and in the pile."""
    assert isinstance(view, NinjatoView)
    found: list[Lying] = []
    pile = list(view.piles.fresh)
    for seat, held in enumerate(seats):
        assert isinstance(held, NinjatoView)
        for value, drawn in enumerate(held.own_drawn):
            pile[value] -= drawn
        if seat != view.seat:
            known = view.seats[seat].known
            found += _lying([have - known[value] for value, have in enumerate(held.hand)], Phrase("place-hand", {"seat": seat}))
    return found + _lying(pile, Phrase("place-pile"))


def _lying(numbers: list[int], place: Phrase) -> list[Lying]:
    return [
        Lying(f"card-{value + 1}", Phrase("thing-card", {"value": value + 1}), place, number)
        for value, number in enumerate(numbers)
        if number
    ]
