"""The race of a review: every decision is judged a little, and those that may be among the costliest far more."""

from collections.abc import Iterator
from typing import Final

from chabudai.coach.judging import Contest, differences, error_of
from chabudai.core import Action, Rng, View
from chabudai.search.values import Compared, Values

WORLDS: Final = 4
"""So many worlds every choice is tried in at least."""
ROUNDS: Final = 12
AT_ONCE: Final = 6
"""So many decisions go on in a round: those that may have cost most by what is known then."""


class Decision:
    """A decision of a finished game: what was played against all that could have been."""

    def __init__(self, values: Values, view: View, legal: list[Action], played: Action, rng: Rng, further: int) -> None:
        self.view: Final = view
        self._played: Final = played
        self._contest: Final = Contest(values, view, legal, rng, played, further)
        self.may_cost = 0.0
        """What it may have cost: what any other choice is worth more, and a standard error."""

    def width(self) -> int:
        """How many choices are still in the race."""
        return len(self._contest.left)

    def played(self) -> Compared:
        """The one that was played."""
        return next(one for one in self._contest.left if one.action is self._played)

    def choices(self) -> list[Compared]:
        """All of them, the best first; one that was left out early is not the best."""
        return sorted(self._contest.left + self._contest.out, key=lambda one: (-one.worlds, -one.mean()))

    def go_on(self, playings: int, whole: bool) -> None:
        """Play about so many games more."""
        self._contest.go_on(playings, whole)
        gains = [differences(other, self.played()) for other in self._contest.left]
        self.may_cost = max(sum(gain) / len(gain) + error_of(gain) for gain in gains)

    def narrow(self) -> None:
        """Leave the worse half of many choices out."""
        self._contest.halve()


def pieces(further: int) -> int:
    """After how many pieces such a race is over."""
    return 1 + (ROUNDS if further else 0)


def race(decisions: list[Decision], playings: int, further: int) -> Iterator[None]:
    """Judge all: about so many games played out for all alike, and so many further ones where they tell most.

    Stops after each piece of the work, so that somebody can tell how far it is.
    """
    worlds = max(WORLDS, playings // max(1, sum(one.width() for one in decisions)))
    for one in decisions:
        one.go_on(worlds * one.width(), whole=True)
    yield
    for number in range(pieces(further) - 1):
        for one in sorted(decisions, key=lambda one: -one.may_cost)[:AT_ONCE]:
            one.narrow()
            one.go_on(further // (ROUNDS * AT_ONCE), whole=number == ROUNDS - 1)
        yield
