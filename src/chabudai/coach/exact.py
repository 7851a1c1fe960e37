"""A game that is small enough is not played out but solved: then the coach knows what every choice is worth."""

from functools import lru_cache

from chabudai.coach.judging import Ranked
from chabudai.core import Game, View
from chabudai.games import title
from chabudai.search import EVEN, Exact, Solved, solve
from chabudai.teaching import Phrase


@lru_cache(maxsize=16)
def solved(game: Game) -> Solved | None:
    """The game, solved once; None if it is too large, which takes no time to see."""
    return solve(game, title(game.setup.title).lowest_wins)


def exact_choices(game: Game, view: View) -> list[Exact]:
    """What every choice is worth to who knows as much as this view, the best first; nothing if that is not known."""
    found = solved(game)
    return [] if found is None else found.choices(view)


def ranked_exactly(game: Game, choices: list[Exact]) -> list[Ranked]:
    """The choices as they are told."""
    first = choices[0]
    return [
        Ranked(game.actions()[one.index].text, one.win, one.points, one.spread, first.points - one.points, 0.0, one.positions)
        for one in choices
    ]


def why_exactly(choices: list[Exact]) -> tuple[Phrase, bool]:
    """Why the first is the best, and whether another is as good."""
    if len(choices) == 1:
        return Phrase("coach-only"), False
    first, second = choices[0], choices[1]
    wins = round(100 * first.win)
    if first.win - second.win > EVEN:
        return Phrase("coach-solved", {"first": wins, "second": round(100 * second.win)}), False
    less = f"{first.points - second.points:.1f}"
    if less == "0.0":
        return Phrase("coach-solved-even", {"first": wins}), True
    return Phrase("coach-solved-points", {"first": wins, "points": less}), True
