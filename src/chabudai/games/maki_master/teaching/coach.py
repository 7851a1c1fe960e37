"""What the coach tells of Maki Master: who serves what, and where hidden recipes lie."""

from chabudai.core.events import Event
from chabudai.core.game import View
from chabudai.games.maki_master.knowledge.events import EndgameBegun, RecipeServed
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.teaching import Lying, Phrase


def telling(event: Event) -> Phrase | None:
    """Who serves, with style or without, and that the endgame begins."""
    if isinstance(event, RecipeServed):
        return Phrase("fact-style" if event.style else "fact-serves", {"seat": event.seat})
    return Phrase("fact-endgame") if isinstance(event, EndgameBegun) else None


def lies(view: View, seats: list[View]) -> list[Lying]:
    """The recipes in the others' hands, and those in the decks of which one does not know."""
    assert isinstance(view, MakiView)
    legend = view.legend
    seen = {*view.hand, *(recipe for pile in (*view.served, *view.bottoms) for recipe in pile)}
    where = {recipe: Phrase("place-recipes", {"length": len(line)}) for recipe, line in enumerate(legend.sequences)}
    for seat, held in enumerate(seats):
        assert isinstance(held, MakiView)
        if seat != view.seat:
            where.update({recipe: Phrase("place-hand", {"seat": seat}) for recipe in held.hand})
    return [
        Lying(f"recipe-{legend.numbers[recipe]}", Phrase("thing-recipe", {"name": legend.recipes[recipe]}), place)
        for recipe, place in where.items()
        if recipe not in seen
    ]
