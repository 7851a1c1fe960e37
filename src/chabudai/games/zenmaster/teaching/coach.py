"""What the coach tells of ZenMaster: what matters in a trick, and where hidden cards lie."""

from chabudai.core.events import Event
from chabudai.core.game import View
from chabudai.games.zenmaster.knowledge.events import MatchesTaken
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.teaching import Lying, Phrase


def telling(event: Event) -> Phrase | None:
    """Who takes which matches."""
    return Phrase(f"fact-{event.colour}", {"seat": event.seat}) if isinstance(event, MatchesTaken) else None


def lies(highest: int, view: View, seats: list[View]) -> list[Lying]:
    """The cards in the others' hands, and those that are not dealt."""
    assert isinstance(view, ZenView)
    where = {card: Phrase("place-undealt") for card in range(1, highest + 1)}
    for seat, held in enumerate(seats):
        assert isinstance(held, ZenView)
        where.update({card: Phrase("place-hand", {"seat": seat}) for card in held.hand})
    seen = {*view.hand, *view.table, *(card for played in view.played for card in played)}
    hidden = sorted(set(where) - seen) if view.decision != "ChoosingDealer" else []
    return [Lying(f"card-{card}", Phrase("name-card", {"card": card}), where[card]) for card in hidden]
