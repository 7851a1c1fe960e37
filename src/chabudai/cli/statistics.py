"""Counting games: sums that are whole numbers, so that any split over workers gives the same figures."""

import math
from typing import Final, NamedTuple

from chabudai.arena.intervals import Estimate, mean_of, wilson
from chabudai.core.game import Outcome


class SeatFigures(NamedTuple):
    """What one seat got out of the games."""

    seat: int
    win_share: Estimate
    mean_score: Estimate
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
