"""What the end of a game is worth to each seat, for learning. Whatever one seat gains the others lose."""

from typing import Final

from chabudai.core.errors import InvalidSetup, SetupWhy, shown
from chabudai.core.game import Outcome

REWARDS: Final = ["rank", "margin"]


def checked_reward(name: str) -> str:
    """The name of a reward, if there is such a one."""
    if name not in REWARDS:
        raise InvalidSetup(shown(name), SetupWhy.NO_SUCH_REWARD, rewards=", ".join(REWARDS))
    return name


def rewards(outcome: Outcome, kind: str, lowest_wins: bool) -> list[float]:
    """By `rank`: 1 for the first, -1 for the last, those between at equal distances, ties in the middle of the ranks they fill.

    By `margin`: the points by which a seat is better than the mean of the others. A seat alone gets its score either way.
    """
    scores = outcome.scores
    seats = len(scores)
    if seats == 1:
        return [float(scores[0])]
    found: list[float] = []
    for seat in range(seats):
        if kind == "rank":
            rank = outcome.ranks[seat] + (outcome.ranks.count(outcome.ranks[seat]) - 1) / 2
            found.append(1 - 2 * (rank - 1) / (seats - 1))
        else:
            margin = scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
            found.append(-margin if lowest_wins else margin)
    return found
