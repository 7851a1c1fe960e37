"""Counting games: sums that are whole numbers, so that any split over workers gives the same figures, and intervals."""

import math
from statistics import NormalDist
from typing import Final, NamedTuple

from chabudai.core.game import Outcome

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


class Interval(NamedTuple):
    """An estimate and its 95 % interval."""

    value: float
    low: float
    high: float


class SeatFigures(NamedTuple):
    """What one seat got out of the games."""

    seat: int
    win_share: Interval
    mean_score: Interval
    deviation: float


class Tally:
    """The sums over some games."""

    def __init__(self, seats: int) -> None:
        self.unit: Final = math.lcm(*range(1, seats + 1))
        """A win is so many parts, so that tied winners share it without a rest."""
        self.games = 0
        self.decisions = 0
        self.wins: Final = [0] * seats
        self.scores: Final = [0] * seats
        self.squares: Final = [0] * seats

    def count(self, outcome: Outcome, decisions: int) -> None:
        """Add one finished game."""
        self.games += 1
        self.decisions += decisions
        winners = outcome.winners()
        for winner in winners:
            self.wins[winner] += self.unit // len(winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
            self.squares[seat] += score * score

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in ((self.wins, other.wins), (self.scores, other.scores), (self.squares, other.squares)):
            for seat, number in enumerate(theirs):
                mine[seat] += number

    def seat(self, seat: int) -> SeatFigures:
        """The figures of one seat."""
        share = wilson(self.wins[seat] / self.unit, self.games)
        mean, deviation = mean_of(self.games, self.scores[seat], self.squares[seat])
        return SeatFigures(seat, share, mean, deviation)


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of a share. With split wins it is a little too wide, never too narrow."""
    share = wins / games
    square = _Z * _Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _Z * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(number: int, total: int, squares: int) -> tuple[Interval, float]:
    """The mean with Student's interval, and the standard deviation; one game alone says nothing about either."""
    mean = total / number
    if number == 1:
        return Interval(mean, -math.inf, math.inf), 0.0
    variance = (number * squares - total * total) / (number * (number - 1))
    half = student(number - 1) * math.sqrt(variance / number)
    return Interval(mean, mean - half, mean + half), math.sqrt(variance)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for 1 and 2, else Cornish and Fisher's series (error below 1 %)."""
    if freedom == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        tail = 0.5 + CONFIDENCE / 2
        return (2 * tail - 1) * math.sqrt(2 / (4 * tail * (1 - tail)))
    z, n = _Z, freedom
    series = z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    return series + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
