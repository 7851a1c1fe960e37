"""How the coach judges: every choice over the same worlds, with chances that follow from the position alone."""

import hashlib
import math
from functools import lru_cache
from typing import Final

from msgspec import Struct

from chabudai.coach.numbers import Numbers, numbers_of
from chabudai.core import Action, Game, Rng, View
from chabudai.games import title
from chabudai.search.policy import NEVER
from chabudai.search.values import Compared, Values

FEW = 4
"""So many choices are compared to the end."""
_WHOLE_GAMES = 8


class Ranked(Struct):
    """One choice: its chance to win, the points it ends ahead of the others' mean, and their spread.

    Of three games two end within the spread. `behind` is how many points it is worth less than the first choice, with this
    standard `error`, over the same worlds.
    """

    action: str
    win: float
    points: float
    spread: float
    behind: float
    error: float
    worlds: int


def values_of(game: Game) -> Values:
    """How positions of a game are played out: by its policy, as `casual` players do."""
    known = title(game.setup.title)
    return Values(game, known.policy(game), known.lowest_wins, known.levels().casual_noise)


def seeded(game: Game, view: View, salt: str = "") -> Rng:
    """Chances that are the same whenever this is asked in this position."""
    text = f"{game.setup.title} {game.setup.seats} {salt} {view.key()}"
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big"))


class Contest:
    """The choices of one decision, over the same worlds.

    `keep` is never left out: it is the one that was played, or that the search prefers. `further` is how far they are played
    out before points are estimated.
    """

    def __init__(
        self, values: Values, view: View, legal: list[Action], rng: Rng, keep: Action | None = None, further: int = NEVER
    ) -> None:
        self._values: Final = values
        self._view: Final = view
        self._rng: Final = rng
        self._keep: Final = keep
        self._further: Final = further
        self.left = [Compared(action) for action in legal]
        self.out: list[Compared] = []

    def go_on(self, playings: int, whole: bool = True) -> None:
        """Play about so many games more; only their points, if they are not played out whole. The best comes first then."""
        self._values.compare(self._view, self.left, max(2, playings // len(self.left)), self._rng, self._further, whole)
        self.left.sort(key=lambda one: -one.mean())

    def halve(self) -> bool:
        """Leave the worse half out while there are many; whether any was."""
        half = max(FEW, len(self.left) // 2)
        staying = [one for place, one in enumerate(self.left) if place < half or one.action is self._keep]
        if len(staying) == len(self.left):
            return False
        self.out = [one for one in self.left if one not in staying] + self.out
        self.left = staying
        return True


def compared(
    values: Values, view: View, legal: list[Action], playings: int, rng: Rng, keep: Action | None = None
) -> list[Compared]:
    """Every choice over the same worlds, the worse half left out again and again while there are many; the best first.

    About so many games are played out, each halving has an equal part of them.
    """
    contest = Contest(values, view, legal, rng, keep)
    rounds = 1 + max(0, math.ceil(math.log2(len(legal) / FEW)))
    contest.go_on(playings // rounds)
    while contest.halve():
        contest.go_on(playings // rounds)
    return contest.left + contest.out


def differences(one: Compared, other: Compared) -> list[float]:
    """What the first is worth more, world by world, where both were played out."""
    common = min(len(one.points), len(other.points))
    return [one.points[world] - other.points[world] for world in range(common)]


def ranked(game: Game, found: list[Compared]) -> list[Ranked]:
    """The choices as they are told, in the order given."""
    numbers = numbers_of(game.setup.title)
    first = found[0]
    return [_told(game, numbers, one, first) for one in found]


def _told(game: Game, numbers: Numbers, one: Compared, first: Compared) -> Ranked:
    less = differences(first, one)
    passed = 1 - one.rest() / whole_length(game)
    spread = numbers.factor(passed) * deviation(one.ends)
    error = 0.0 if one is first else error_of(less)
    return Ranked(one.action.text, one.win(), one.mean(), spread, sum(less) / len(less), error, one.worlds)


@lru_cache(maxsize=64)
def whole_length(game: Game) -> float:
    """How many decisions a game has that steady players play from its beginning."""
    return max(1.0, values_of(game).length(_WHOLE_GAMES, Rng(1)))


def deviation(numbers: list[float]) -> float:
    """Their standard deviation."""
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))


def error_of(numbers: list[float]) -> float:
    """The standard error of their mean."""
    return deviation(numbers) / math.sqrt(len(numbers)) if numbers else 0.0
