"""An edition beside another one: both studies played on the same deals, and what is shown of them on a page."""

import math
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from chabudai.arena.findings import findings
from chabudai.arena.intervals import Estimate
from chabudai.arena.paired import differences
from chabudai.arena.sentences import Row, Teller
from chabudai.arena.study import PART, Part, Study, play_part
from chabudai.games import title
from chabudai.words import LANGUAGES

MOST_BINS: Final = 24


class Bins(Struct):
    """How often numbers came up, in bins of whole numbers from `start` on; one list of shares for each study."""

    start: int
    width: int
    shares: list[list[float]]


class Told(Struct):
    """What was found, in one language."""

    verdict: str
    answers: list[str]
    rows: list[Row]


class Comparison(Struct):
    """Two studies on the same deals: the one that is asked about, then the other."""

    editions: list[str]
    games: int
    deals: int
    seat_wins: list[list[Estimate]]
    scores: Bins
    lengths: Bins
    told: dict[str, Told]
    """By language."""


def compare(mine: Study, other: Study, progress: Callable[[int, int], None]) -> Comparison:
    """Play both, part by part in turn, and say what differs; told how many games are done of how many."""
    each, parts = PART * mine.seats, mine.parts()
    played: tuple[list[Part], list[Part]] = ([], [])
    for number in range(parts):
        for place, study in enumerate((mine, other)):
            played[place].append(play_part(study, number))
            progress((2 * number + place + 1) * each, 2 * parts * each)
    return compared((mine, other), played)


def compared(studies: tuple[Study, Study], played: tuple[list[Part], list[Part]]) -> Comparison:
    """What two studies say that were played."""
    found = [findings(study, parts) for study, parts in zip(studies, played, strict=True)]
    mine, other = [[game for part in parts for game in part.games] for parts in played]
    apart = differences(mine, other)
    names = [study.game().setup.edition for study in studies]
    deals = len({game["deal"] for game in mine})

    def told(language: str) -> Told:
        teller = Teller(title(studies[0].title), language)
        shown = [name.partition(" ")[0] for name in names]
        verdict = teller.verdict(apart, shown[0], shown[1], len(mine), deals)
        return Told(verdict, teller.answers(found[0]), teller.rows(apart))

    return Comparison(
        names,
        len(mine),
        deals,
        [one.seat_wins for one in found],
        binned([one.scores for one in found]),
        binned([one.lengths for one in found]),
        {language: told(language) for language in LANGUAGES},
    )


def binned(tables: list[dict[int, int]], most: int = MOST_BINS) -> Bins:
    """Tables of how often each number came up, on one axis."""
    low = min(min(table) for table in tables)
    width = max(1, math.ceil((max(max(table) for table in tables) - low + 1) / most))
    count = (max(max(table) for table in tables) - low) // width + 1
    shares: list[list[float]] = []
    for table in tables:
        mine: list[Any] = [0] * count
        for value, times in table.items():
            mine[(value - low) // width] += times
        shares.append([times / sum(table.values()) for times in mine])
    return Bins(low, width, shares)
