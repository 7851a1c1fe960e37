"""What decided a game: the parts of each score, the part that made the difference, and the best turn."""

from typing import Final, NamedTuple

from chabudai.core.events import Event
from chabudai.core.game import Outcome, View
from chabudai.games.maki_master.box.components import LONGEST, SHORTEST
from chabudai.games.maki_master.knowledge.events import RecipeServed, TurnBegun, WasabiGained
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.teaching import Part, Phrase, Story
from chabudai.teaching.story import verdict

_LEAST_TOLD: Final = 2
"""A best turn is told from so many points on."""


class Turn(NamedTuple):
    """What one turn served: by whom, at which moment, which recipes, for how many points with their style."""

    seat: int
    moment: int
    recipes: tuple[str, ...]
    points: int


def story(view: View, moments: list[list[Event]], outcome: Outcome) -> Story:
    """The story of a finished game."""
    assert isinstance(view, MakiView)
    style = _style(len(outcome.scores), moments)
    recipes = [sum(view.legend.scores[recipe] for recipe in served) for served in view.served]
    first = verdict(outcome)
    told = [Phrase(f"{first.message}-points", first.given)]
    if outcome.reason == "most wasabi":
        told = [_by_wasabi(view, outcome)]
    else:
        told.append(_reason(view, recipes, style, outcome))
    best = max(_turns(moments), key=lambda turn: turn.points, default=None)
    if best is None or best.points < _LEAST_TOLD:
        return Story(told, _parts(view, style), yours=_yours(view, recipes, outcome))
    told.append(Phrase("story-turn", {"seat": best.seat, "recipes": [*best.recipes], "score": best.points}))
    return Story(told, _parts(view, style), best.moment, _yours(view, recipes, outcome))


def _style(seats: int, moments: list[list[Event]]) -> list[int]:
    """The wasabi of each seat for serving with style (R6.1)."""
    found = [0] * seats
    for event in _all(moments):
        if isinstance(event, WasabiGained) and event.source == "style":
            found[event.seat] += event.number
    return found


def _all(moments: list[list[Event]]) -> list[Event]:
    return [event for moment in moments for event in moment]


def _turns(moments: list[list[Event]]) -> list[Turn]:
    """The turns in which something was served."""
    turns: list[Turn] = []
    now: Turn | None = None
    for number, moment in enumerate(moments):
        for event in moment:
            if isinstance(event, TurnBegun):
                now = None
            elif isinstance(event, RecipeServed):
                before = turns.pop() if now is not None else Turn(event.seat, number, (), 0)
                now = Turn(event.seat, number, (*before.recipes, event.name), before.points + event.score)
                turns.append(now)
            elif isinstance(event, WasabiGained) and event.source == "style" and now is not None:
                now = turns.pop()._replace(points=now.points + event.number)
                turns.append(now)
    return turns


def _parts(view: MakiView, style: list[int]) -> list[Part]:
    """Recipes by length, wasabi for style and other wasabi; a part that nobody has is left out."""
    legend = view.legend
    parts: list[Part] = []
    for length in range(int(SHORTEST), int(LONGEST) + 1):
        values = [
            sum(legend.scores[recipe] for recipe in served if len(legend.sequences[recipe]) == length) for served in view.served
        ]
        parts.append(Part(Phrase("part-recipes", {"length": length}), values))
    parts.append(Part(Phrase("part-style"), style))
    parts.append(Part(Phrase("part-wasabi"), [dish - mine for dish, mine in zip(view.dishes, style, strict=True)]))
    return [part for part in parts if any(part.values)]


def _by_wasabi(view: MakiView, outcome: Outcome) -> Phrase:
    """R10.4: equal points, more wasabi."""
    first = outcome.ranks.index(1)
    others = [
        view.dishes[seat] for seat, score in enumerate(outcome.scores) if score == outcome.scores[first] and seat != first
    ]
    given = {"seat": first, "score": outcome.scores[first], "mine": view.dishes[first], "theirs": max(others)}
    return Phrase("story-tied", {**given})


def _reason(view: MakiView, recipes: list[int], style: list[int], outcome: Outcome) -> Phrase:
    """Recipes and wasabi of the winner and the next; which of them decided it, if one alone did."""
    first = outcome.ranks.index(1)
    if len(outcome.scores) == 1:
        return Phrase("story-alone-parts", {"recipes": recipes[0], "wasabi": view.dishes[0], "style": style[0]})
    if outcome.ranks.count(1) > 1:
        return Phrase("story-equal", {"wasabi": view.dishes[first]})
    second = outcome.ranks.index(2)
    margin = outcome.scores[first] - outcome.scores[second]
    ahead = {"recipes": recipes[first] - recipes[second], "wasabi": view.dishes[first] - view.dishes[second]}
    most = max(ahead, key=lambda part: ahead[part])
    given: dict[str, int | str] = {
        "recipes": recipes[first],
        "other_recipes": recipes[second],
        "wasabi": view.dishes[first],
        "other_wasabi": view.dishes[second],
        "decided": most if ahead[most] >= margin and ahead["recipes"] != ahead["wasabi"] else "both",
        "style": style[first],
    }
    return Phrase("story-parts", {**given})


def _yours(view: MakiView, recipes: list[int], outcome: Outcome) -> list[Phrase | None]:
    """What each seat that did not win was behind, and where most of it came from."""
    first = outcome.ranks.index(1)
    told: list[Phrase | None] = []
    for seat, rank in enumerate(outcome.ranks):
        behind = outcome.scores[first] - outcome.scores[seat]
        if rank == 1:
            told.append(None)
            continue
        if behind == 0:
            told.append(Phrase("story-behind-wasabi", {"wasabi": view.dishes[first] - view.dishes[seat]}))
            continue
        part = "recipes" if recipes[first] - recipes[seat] >= view.dishes[first] - view.dishes[seat] else "wasabi"
        told.append(Phrase("story-behind", {"score": behind, "part": part}))
    return told
