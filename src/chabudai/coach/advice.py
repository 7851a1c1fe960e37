"""What the coach advises in a position: every choice with its chance to win and its points, and one sentence of why.

The same question has the same answer: the worlds are drawn from a seed that is made of the view.
"""

import hashlib
import math
from typing import Final

from msgspec import Struct

from chabudai.core import Action, Game, Rng, View
from chabudai.games import title
from chabudai.search import Budget, Search
from chabudai.search.values import Compared, Values
from chabudai.teaching import Phrase

WORLDS: Final = 160
"""Worlds in which every choice is played out at first; with each halving those that are left get as many more."""
FEW: Final = 4
"""So many choices are compared to the end."""
SIMULATIONS: Final = 3000
"""What the search spends: it sees plans that a playing-out does not."""
EVEN: Final = 2.0
"""Standard errors within which two choices are as good as each other."""


class Ranked(Struct):
    """One choice: its chance to win, the points it ends ahead of the others' mean, and the standard error of the points."""

    action: str
    win: float
    points: float
    spread: float
    worlds: int


class Advice(Struct):
    """The choices, the best first, and why it is the best; `even` if others are as good."""

    choices: list[Ranked]
    why: Phrase
    even: bool


def values_of(game: Game) -> Values:
    """How positions of a game are played out: by its policy, as steady players do."""
    known = title(game.setup.title)
    return Values(game, known.policy(game), known.lowest_wins, int(known.tuning().noise))


def seeded(game: Game, view: View, salt: str = "") -> Rng:
    """Chances that are the same whenever this is asked in this position."""
    text = f"{game.setup.title} {game.setup.seats} {salt} {view.key()}"
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big"))


def compared(
    values: Values, view: View, legal: list[Action], worlds: int, rng: Rng, keep: Action | None = None
) -> list[Compared]:
    """Every choice over the same worlds, the worse half left out again and again while there are many; the best first.

    `keep` is never left out: it is the one that was played.
    """
    left = [Compared(action) for action in legal]
    done: list[Compared] = []
    while True:
        values.compare(view, left, worlds, rng)
        left.sort(key=lambda one: -one.mean())
        half = max(FEW, len(left) // 2)
        staying = [one for place, one in enumerate(left) if place < half or one.action is keep]
        if len(staying) == len(left):
            return left + done
        done = [one for one in left if one not in staying] + done
        left = staying


def ranked(one: Compared) -> Ranked:
    """A choice as it is told."""
    return Ranked(one.action.text, one.win(), one.mean(), _error(one.points), one.worlds)


def advise(game: Game, view: View, legal: list[Action], worlds: int = WORLDS, simulations: int = SIMULATIONS) -> Advice:
    """What the seat with this view had best do. The search chooses; the comparison over worlds says by how much."""
    rng = seeded(game, view)
    values = values_of(game)
    if len(legal) == 1:
        only = compared(values, view, legal, worlds, rng)
        return Advice([ranked(only[0])], Phrase("coach-only"), even=False)
    known = title(game.setup.title)
    search = Search(game, known.policy(game), known.tuning())
    best = search.think(view, legal, Budget(simulations), rng)[0].action
    found = compared(values, view, legal, worlds, rng, best)
    found.sort(key=lambda one: one.action is not best)  # stable: the search's choice first, the others by their points
    return Advice([ranked(one) for one in found], *_why(found))


def _why(found: list[Compared]) -> tuple[Phrase, bool]:
    """In how many of ten worlds the best is at least as good as the next, and by how many points on average."""
    best, next_best = found[0], max(found[1:], key=lambda one: (one.worlds, one.mean()))
    common = min(len(best.points), len(next_best.points))
    gains = [best.points[n] - next_best.points[n] for n in range(common)]
    gain = sum(gains) / common
    even = abs(gain) <= EVEN * _error(gains)
    better = round(10 * sum(1 for one in gains if one > 0) / common)
    worse = round(10 * sum(1 for one in gains if one < 0) / common)
    given: dict[str, int | str | Phrase | list[int | str | Phrase]] = {
        "better": better,
        "worse": worse,
        "points": f"{abs(gain):.1f}",
    }
    if even:
        return Phrase("coach-even", given), True
    return Phrase("coach-better" if gain > 0 else "coach-plan", given), False


def _error(numbers: list[float]) -> float:
    """The standard error of their mean."""
    if len(numbers) < 2:
        return math.inf
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return math.sqrt(variance / len(numbers))
