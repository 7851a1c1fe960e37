"""What the coach tells of Meister Makatsu: who takes what in a round, and where hidden cards lie."""

from chabudai.core.events import Event
from chabudai.core.game import Game, View
from chabudai.games.makatsu.knowledge.events import FigureTaken, TokensTaken
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.teaching.worth import Told, card_phrase
from chabudai.teaching import Lying, Phrase


def telling(event: Event) -> Phrase | None:
    """Who takes tokens, and who the figure."""
    if isinstance(event, TokensTaken):
        return Phrase("fact-tokens", {"seat": event.seat})
    return Phrase("fact-figure", {"seat": event.seat}) if isinstance(event, FigureTaken) else None


def lies(game: Game, view: View, seats: list[View]) -> list[Lying]:
    """R6.3: each other seat's cards left, in its hand, its deck or its reserve."""
    assert isinstance(view, MakatsuView)
    told = Told(game, view)
    found: list[Lying] = []
    for seat, held in enumerate(seats):
        assert isinstance(held, MakatsuView)
        if seat == view.seat:
            continue
        for place, cards in (("hand", held.hand), ("deck", held.memory.deck), ("reserve", held.memory.reserve)):
            where = Phrase(f"place-{place}", {"seat": seat})
            found += [
                Lying(f"card-{seat}-{view.card_names[card]}", card_phrase(told, card, "card-named"), where) for card in cards
            ]
    return found
