"""What a search found: every move it looked at, the best first."""

from typing import Final, final

from chabudai.core.game import Action
from chabudai.search.policy import REWARD

PART: Final = 1.0 / float(REWARD)  # less of a value tells nothing


@final
class Thought:
    """One move: what it is worth to who thinks (0 … 1), how often it was tried, and how unsure the value is.

    The spread is the standard error of the value; of a move tried less than twice it is 1.
    """

    def __init__(self, action: Action, value: float, visits: int, spread: float) -> None:
        self.action: Final = action
        self.value: Final = value
        self.visits: Final = visits
        self.spread: Final = spread

    def as_dict(self) -> dict[str, object]:
        """The thought as plain data."""
        return {
            "action": self.action.text,
            "value": round(self.value, 4),
            "visits": self.visits,
            "spread": round(self.spread, 4),
        }


def is_as_good(one: Thought, other: Thought) -> bool:
    """Whether it is sure that two moves bring the same: the game is as good as over."""
    return abs(one.value - other.value) < PART and max(one.spread, other.spread) < PART


def by_visits(thoughts: list[Thought]) -> list[Thought]:
    """The move tried most first; of equal ones the one worth more, then the one of the lower index."""
    ordered = [(-thought.visits, -thought.value, thought.action.index, thought) for thought in thoughts]
    ordered.sort(key=_place)
    return [entry[3] for entry in ordered]


def _place(entry: tuple[int, float, int, Thought]) -> tuple[int, float, int]:
    return (entry[0], entry[1], entry[2])
