"""How a game of Meister Makatsu ends."""

from typing import Final

from chabudai.core.game import Outcome, ranked

FEWEST: Final = "fewest points"
AMONG_TIED: Final = "the figure among the tied"
OUTSIDE_TIE: Final = "the figure from outside the tie"

NAMES: Final = {FEWEST: "fewest", AMONG_TIED: "among-tied", OUTSIDE_TIE: "outside-tie"}
"""The reasons as events name them."""


def result(points: list[int], holder: int) -> Outcome:
    """R5.2 to R5.5: the fewest points win; if several have them, the holder of the figure, wherever that is."""
    fewest = min(points)
    if points.count(fewest) == 1:
        return Outcome(points, ranked(points, lowest_wins=True), FEWEST)
    ranks: list[int] = []
    for seat, mine in enumerate(points):
        ahead = [other for rival, other in enumerate(points) if rival != holder and other < mine]
        ranks.append(1 if seat == holder else 2 + len(ahead))  # R5.4
    return Outcome(points, ranks, AMONG_TIED if points[holder] == fewest else OUTSIDE_TIE)
