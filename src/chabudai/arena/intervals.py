"""What a number of games says and what it leaves open: estimates with their 95 % intervals."""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
NORMAL_95: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def unknown() -> Estimate:
    """What the games cannot tell."""
    return Estimate(math.nan, math.nan, math.nan)


def estimate(values: list[float]) -> Estimate:
    """The mean of independent values, with a normal interval; without limits if there is only one."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, -math.inf, math.inf)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = NORMAL_95 * math.sqrt(variance / count)
    return Estimate(mean, mean - half, mean + half)


def chance_of(values: list[float], expected: float = 0.0) -> float:
    """How likely a mean so far from what is expected would be by chance alone (two-sided, normal); 1 if there is only one."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    if variance == 0:
        return 1.0 if mean == expected else 0.0
    return math.erfc(abs(mean - expected) / math.sqrt(2 * variance / count))


def holm(chances: list[float]) -> list[float]:
    """The same chances corrected for being many (Holm): below 0.05, none of those shown is by chance in 95 of 100 reports."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found, least = [1.0] * len(chances), 0.0
    for rank, place in enumerate(order):
        least = max(least, min(1.0, chances[place] * (len(chances) - rank)))
        found[place] = least
    return found


def wilson(wins: float, games: int) -> Estimate:
    """Wilson's interval of a share. With split wins it is a little too wide, never too narrow."""
    if games == 0:
        return unknown()
    share, square = wins / games, NORMAL_95 * NORMAL_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(number: int, total: int, squares: int) -> tuple[Estimate, float]:
    """The mean with Student's interval, and the standard deviation; one game alone says nothing about either."""
    mean = total / number
    if number == 1:
        return Estimate(mean, -math.inf, math.inf), 0.0
    variance = (number * squares - total * total) / (number * (number - 1))
    half = student(number - 1) * math.sqrt(variance / number)
    return Estimate(mean, mean - half, mean + half), math.sqrt(variance)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for 1 and 2, else Cornish and Fisher's series (error below 1 %)."""
    if freedom == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        tail = 0.5 + CONFIDENCE / 2
        return (2 * tail - 1) * math.sqrt(2 / (4 * tail * (1 - tail)))
    z, n = NORMAL_95, freedom
    series = z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    return series + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
