"""What it is worth to be dealt something: the deal is drawn by chance, so that this is cause and not choice."""

import math
from dataclasses import dataclass
from typing import Final

from chabudai.arena.intervals import NORMAL_95, Estimate, holm
from chabudai.core import Seat, State
from chabudai.learning.observation import Observer, observed

FEWEST: Final = 30
"""Seats that must have been dealt a thing, and so many that were not, before it is judged."""
_OF_ANOTHER: Final = "the seat "


@dataclass(frozen=True, slots=True)
class DealtFinding:
    """What a thing is worth to the seat that has it when the first decision is made."""

    field: str
    part: str
    seats: int
    """Seats that had it, one for each deal and seat."""
    worth: Estimate
    """Points ahead of the table's mean, with it less without it."""
    chance: float
    """Of so much where it is worth nothing, corrected for all things."""


class Dealt:
    """Adds up, over deals, how seats fared that began with a thing, by its place in an observation."""

    def __init__(self, observer: Observer) -> None:
        self._observer: Final = observer
        self._sums: Final[dict[int, list[float]]] = {}
        self._all: Final = [0.0, 0.0, 0.0]

    def held(self, state: State, seats: int) -> list[list[int]]:
        """The places that are not nothing in each seat's observation."""
        views = [observed(self._observer, state.view(Seat(seat))) for seat in range(seats)]
        return [[place for place, number in enumerate(view) if number] for view in views]

    def add(self, held: list[list[int]], ahead: list[float]) -> None:
        """One deal: what each seat began with, and how far ahead it ended on average."""
        for mine, worth in zip(held, ahead, strict=True):
            _count(self._all, worth)
            for place in mine:
                _count(self._sums.setdefault(place, [0.0] * 4), worth)
        for place in set().union(*held):
            self._sums[place][3] += not all(place in mine for mine in held)

    def as_dict(self) -> dict[str, list[float]]:
        """By place: seats that had it, the sum of how far ahead they ended, that of the squares, deals where not all had it."""
        told = {str(place): sums for place, sums in sorted(self._sums.items()) if sums[3]}
        return {**told, "all": [*self._all, 0.0]}


def _count(sums: list[float], value: float) -> None:
    sums[0] += 1
    sums[1] += value
    sums[2] += value * value


def dealt_findings(observer: Observer, parts: list[dict[str, list[float]]]) -> list[DealtFinding]:
    """What everything that is dealt to a seat itself is worth, the most first."""
    sums: dict[str, list[float]] = {}
    for told in parts:
        for place, numbers in told.items():
            mine = sums.setdefault(place, [0.0] * 4)
            for at, number in enumerate(numbers):
                mine[at] += number
    every = sums.pop("all", [0.0] * 4)
    names = [(field.name, part) for field in observer.fields for part in field.parts]
    found: list[tuple[str, str, int, Estimate, float]] = []
    seen: set[tuple[float, float, float]] = set()
    for place, mine in sorted(sums.items(), key=lambda one: (one[1][0], int(one[0]))):
        field, part = names[int(place)]
        if min(mine[0], every[0] - mine[0]) < FEWEST or _OF_ANOTHER in part or _same(mine) & seen:
            continue
        seen |= _same(mine) | _same([whole - own for whole, own in zip(every, mine, strict=True)])
        found.append((field, part, int(mine[0]), *_apart(mine, every)))
    corrected = holm([chance for *_, chance in found])
    judged = [
        DealtFinding(field, part, seats, worth, chance)
        for (field, part, seats, worth, _), chance in zip(found, corrected, strict=True)
    ]
    return sorted(judged, key=lambda one: -one.worth.mean)


def _same(sums: list[float]) -> set[tuple[float, float, float]]:
    """What two places have in common if one tells the same as the other."""
    return {(sums[0], round(sums[1], 6), round(sums[2], 6))}


def _apart(mine: list[float], every: list[float]) -> tuple[Estimate, float]:
    """The mean of those who have it less that of the others, and how likely that is by chance (Welch's test, normal)."""
    rest = [whole - part for whole, part in zip(every, mine, strict=True)]
    (one, one_error), (other, other_error) = _mean(mine), _mean(rest)
    by, error = one - other, math.sqrt(one_error + other_error)
    chance = math.erfc(abs(by) / error / math.sqrt(2)) if error else float(by == 0)
    return Estimate(by, by - NORMAL_95 * error, by + NORMAL_95 * error), chance


def _mean(sums: list[float]) -> tuple[float, float]:
    """A mean and its squared standard error."""
    number, total, squares = sums[:3]
    variance = max(0.0, squares - total * total / number) / (number - 1)
    return total / number, variance / number
