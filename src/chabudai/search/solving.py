"""Solving a whole game for two: both seats learn from what they regret, until neither can gain by playing otherwise.

Regret matching with regrets that never fall below nothing, later rounds counting more in the mean (CFR+, Tammelin 2014), on
plans of sequences. Whoever plays such a plan loses nothing on average to anybody, beyond what the rules give to the other.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.game import Game, View
from chabudai.search.whole import SEATS, Place, Whole

MOST_POSITIONS: Final = 40_000
"""A game with more is not solved."""
SMALL: Final = 0.00002
"""What both seats together may still gain by playing otherwise, of a win that is worth 1 and a loss of -1."""
LOOK: Final = 100
"""Rounds between two looks at that."""
MOST_WORK: Final = 60_000_000
"""Ends that are looked at, over all rounds: half a second."""
SIGNS: Final = [1.0, -1.0]
"""What the first seat gains the second loses."""
EVEN: Final = 0.001
"""Shares of the win within which two choices are as good as each other: what solving may be wrong by is less."""
RARE: Final = 1e-9
"""Where the other seat lets it come to more seldom, nothing is known of choices."""


@final
class Exact:
    """What a choice is worth, played on as well as can be against a plan that nobody gains against."""

    def __init__(self, index: int, win: float, points: float, spread: float, positions: int) -> None:
        self.index: Final = index
        """Of the action."""
        self.win: Final = win
        """The share of the win."""
        self.points: Final = points
        """Ahead of the other seat."""
        self.spread: Final = spread
        """The standard deviation of these points."""
        self.positions: Final = positions
        """How many positions there may be, by what the seat knows."""


@final
class Solved:
    """A game with plans for both seats that neither gains against; `gap` is what both together still could."""

    def __init__(self, whole: Whole) -> None:
        self.whole: Final = whole
        self.rounds = 0
        self.gap = math.inf
        self._regrets: Final[vec[float]] = vec[float]([0.0] * whole.sequences)
        self._plan: Final[vec[float]] = vec[float]([0.0] * whole.sequences)  # of this round
        self._sums: Final[vec[float]] = vec[float]([0.0] * whole.sequences)  # of all rounds
        self._mean: Final[vec[float]] = vec[float]([0.0] * whole.sequences)
        self._wins: Final[vec[float]] = vec[float]([0.0] * whole.sequences)  # what follows after each sequence is worth
        self._points: Final[vec[float]] = vec[float]([0.0] * whole.sequences)
        self._squares: Final[vec[float]] = vec[float]([0.0] * whole.sequences)
        self._reached: Final[vec[float]] = vec[float]([0.0] * len(whole.places))  # how likely chance and the other lead there
        for seat in range(SEATS):
            self._follow(seat)

    def go_on(self, rounds: int) -> None:
        """Learn for so many rounds more, and see how good the plans are now."""
        for _round in range(rounds):
            self.rounds += 1
            for seat in range(SEATS):
                self._regret(seat)
                self._follow(seat)
        for sequence in range(self.whole.sequences):
            self._mean[sequence] = self._sums[sequence] / self._sums[0]
        for number in range(len(self.whole.places)):
            self._reached[number] = self._reach(self.whole.places[number])
        self.gap = self._reply(0) + self._reply(1)

    def _gather(self, seat: int, plan: vec[float], worth: vec[float], gained: vec[float], sign: float) -> None:
        """Write what the ends right after each of a seat's sequences are worth, as likely as the other's plan makes them.

        `sign` is what the first seat's numbers are multiplied with.
        """
        mine = self.whole.firsts if seat == 0 else self.whole.seconds
        theirs = self.whole.seconds if seat == 0 else self.whole.firsts
        for sequence in range(len(gained)):
            gained[sequence] = 0.0
        for end in range(len(worth)):
            gained[mine[end]] += sign * worth[end] * plan[theirs[end]]

    def _regret(self, seat: int) -> None:
        """Add to the regrets what other choices would have been worth more against the other's plan of this round."""
        self._gather(seat, self._plan, self.whole.wins, self._wins, SIGNS[seat])
        wins = self._wins
        regrets = self._regrets
        places = self.whole.places
        for number in range(len(places) - 1, -1, -1):
            place = places[number]
            if place.seat == seat:
                first: i64 = place.first
                size: i64 = len(place.actions)
                total = _sum(regrets, first, size)
                mean = 0.0
                for sequence in range(first, first + size):
                    share = regrets[sequence] / total if total > 0.0 else 1.0 / float(size)
                    mean += share * wins[sequence]
                wins[place.before] += mean
                for sequence in range(first, first + size):
                    regrets[sequence] = max(0.0, regrets[sequence] + wins[sequence] - mean)

    def _follow(self, seat: int) -> None:
        """The seat's plan by its regrets, and what of it goes into the mean."""
        plan = self._plan
        regrets = self._regrets
        weight = float(self.rounds)
        plan[seat] = 1.0
        self._sums[seat] += weight
        for place in self.whole.places:
            if place.seat == seat:
                first: i64 = place.first
                size: i64 = len(place.actions)
                total = _sum(regrets, first, size)
                before = plan[place.before]
                for sequence in range(first, first + size):
                    share = regrets[sequence] / total if total > 0.0 else 1.0 / float(size)
                    plan[sequence] = before * share
                    self._sums[sequence] += weight * plan[sequence]

    def _reply(self, seat: int) -> float:
        """What a seat gets at best against the other's mean plan; afterwards what follows after its sequences is known."""
        self._gather(seat, self._mean, self.whole.wins, self._wins, SIGNS[seat])
        self._gather(seat, self._mean, self.whole.points, self._points, SIGNS[seat])
        self._gather(seat, self._mean, self.whole.squares, self._squares, 1.0)
        places = self.whole.places
        for number in range(len(places) - 1, -1, -1):
            place = places[number]
            if place.seat == seat:
                most = self._most(place)
                best = self._best(place, most - 2.0 * EVEN * self._reached[number])
                self._wins[place.before] += most
                self._points[place.before] += self._points[best]
                self._squares[place.before] += self._squares[best]
        return self._wins[seat]

    def _reach(self, place: Place) -> float:
        """How likely chance and the other's mean plan lead to a place."""
        found = 0.0
        for other, chance in place.ways:
            found += chance * self._mean[other]
        return found

    def _most(self, place: Place) -> float:
        """What the best action at a place wins."""
        most = self._wins[place.first]
        for sequence in range(place.first + 1, place.first + len(place.actions)):
            most = max(most, self._wins[sequence])
        return most

    def _best(self, place: Place, enough: float) -> int:
        """The sequence of the action at a place that brings most points, of those that win enough."""
        best = -1
        for sequence in range(place.first, place.first + len(place.actions)):
            if self._wins[sequence] >= enough and (best < 0 or self._points[sequence] > self._points[best]):
                best = sequence
        return best

    def choices(self, view: View) -> list[Exact]:
        """What every choice of the seat with this view is worth, the best first; nothing where it does not come to."""
        places = self.whole.by_key.get(view.key(), [])
        if not places:
            return []
        here = 0.0
        positions = 0
        for place in places:
            positions += len(place.ways)
            here += self._reach(place)
        if here <= RARE:
            return []
        seat = places[0].seat
        self._reply(seat)
        found = [self._exact(places, position, here, positions) for position in range(len(places[0].actions))]
        return best_first(found)

    def plays(self, place: Place) -> dict[int, float]:
        """How likely the plan takes each action at a place; all alike where it never comes to."""
        before = self._mean[place.before]
        even = 1.0 / float(len(place.actions))
        found: dict[int, float] = {}
        for position in range(len(place.actions)):
            likely = self._mean[place.first + position]
            found[place.actions[position]] = likely / before if before > 0.0 else even
        return found

    def _exact(self, places: list[Place], position: int, here: float, positions: int) -> Exact:
        wins = points = squares = 0.0
        for place in places:
            sequence = place.first + position
            wins += self._wins[sequence] / here
            points += self._points[sequence] / here
            squares += self._squares[sequence] / here
        spread = math.sqrt(max(0.0, squares - points * points))
        return Exact(places[0].actions[position], (1.0 + wins) / 2.0, points, spread, positions)


def best_first(found: list[Exact]) -> list[Exact]:
    """The choices in order: those as good as the best one, by points; then those as good as the best of the rest; and so on."""
    told: list[Exact] = []
    even: list[Exact] = []
    for one in sorted(found, key=lambda one: -one.win):
        if even and even[0].win - one.win > EVEN:
            told += sorted(even, key=lambda one: -one.points)
            even = []
        even.append(one)
    return told + sorted(even, key=lambda one: -one.points)


def solve(game: Game, lowest_wins: bool) -> Solved | None:
    """The game, solved; None if it is not for two, or too large, or not solved in the time there is."""
    whole = Whole(game, lowest_wins, MOST_POSITIONS)
    if whole.is_too_large:
        return None
    solved = Solved(whole)
    most = MOST_WORK // (SEATS * max(1, len(whole.wins)))
    while solved.gap > SMALL and solved.rounds < most:
        solved.go_on(LOOK)
    return solved if solved.gap <= SMALL else None


def _sum(numbers: vec[float], first: i64, size: i64) -> float:
    total = 0.0
    for place in range(first, first + size):
        total += numbers[place]
    return total
