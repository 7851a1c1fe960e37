"""Two studies on the same deals: what differs, deal by deal, with intervals that know of the pairing.

A deal is the same stream of chance's numbers in both studies, so that what both share cancels in the difference. Where an
edition changes what is dealt, less cancels and the intervals are wider; they hold all the same.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from chabudai.arena.intervals import Estimate, chance_of, estimate, holm

CLEAR: Final = 0.05
"""Corrected for all that is compared, a difference less likely than this by chance is shown."""
Games: TypeAlias = list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Measure:
    """One thing that a game is measured by; `seat` counts from 1, 0 where it is none of a seat."""

    name: str
    value: Callable[[dict[str, Any]], float]
    is_share: bool = False
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Difference:
    """How a measure differs between two studies: `by` is the first less the second."""

    measure: str
    seat: int
    is_share: bool
    mine: Estimate
    other: Estimate
    by: Estimate
    chance: float
    """Of so large a difference where there is none, corrected for all measures."""

    def is_shown(self) -> bool:
        """Whether there is a difference, as far as these games say."""
        return self.chance < CLEAR


def measures(seats: int) -> list[Measure]:
    """What games of so many seats are measured by."""
    found = [
        Measure("turns", lambda game: game["turns"]),
        Measure("decisions", lambda game: game["decisions"]),
        Measure("choices", lambda game: game["choices"]),
        Measure("dead-turns", lambda game: game["dead_turns"] / game["turns"], is_share=True),
        Measure("score", lambda game: sum(game["scores"]) / len(game["scores"])),
    ]
    if seats == 1:
        return found
    found += [
        Measure("spread", lambda game: max(game["scores"]) - min(game["scores"])),
        Measure("lead-changes", lambda game: game["lead_changes"]),
        Measure("comebacks", lambda game: float(game["winner_behind_at_half"]), is_share=True),
        Measure("decided", lambda game: game["decided_at"], is_share=True),
        Measure("ties", lambda game: float(game["ranks"].count(1) > 1), is_share=True),
    ]
    return found + [Measure("seat-wins", partial(_wins, seat), is_share=True, seat=seat + 1) for seat in range(seats)]


def by_deal(games: Games, value: Callable[[dict[str, Any]], float]) -> dict[int, float]:
    """The mean of a measure in each deal: its games belong together."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game["deal"], []).append(value(game))
    return {deal: sum(values) / len(values) for deal, values in deals.items()}


def differences(mine: Games, other: Games) -> list[Difference]:
    """Every measure of two studies with the same seats, on the deals that both have played."""
    found = []
    for measure in measures(len(mine[0]["scores"])):
        here, there = by_deal(mine, measure.value), by_deal(other, measure.value)
        deals = [deal for deal in here if deal in there]
        apart = [here[deal] - there[deal] for deal in deals]
        both = estimate([here[deal] for deal in deals]), estimate([there[deal] for deal in deals])
        found.append((measure, *both, estimate(apart), chance_of(apart)))
    corrected = holm([chance for *_, chance in found])
    return [
        Difference(measure.name, measure.seat, measure.is_share, ours, theirs, by, chance)
        for (measure, ours, theirs, by, _), chance in zip(found, corrected, strict=True)
    ]


def _wins(seat: int, game: dict[str, Any]) -> float:
    return float(game["wins"][seat])
