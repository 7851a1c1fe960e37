"""What the levels of a game's bots are made of."""

from pathlib import Path
from typing import Final, final

from chabudai.search.policy import numbers_in, replaced

USUAL: Final[dict[str, float]] = {
    "beginner_noise": 1000.0,
    "apprentice_noise": 400.0,
    "casual_noise": 150.0,
    "skilled_simulations": 30.0,
    "strong_simulations": 100.0,
    "master_simulations": 20_000.0,
    "master_fewest": 2_000.0,
}
"""The numbers of levels that nobody has set."""


@final
class Levels:
    """The numbers of the levels for people; `heuristic` has none, and `random` needs none."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.beginner_noise: Final = round(numbers["beginner_noise"])
        """By how much, in parts of REWARD, it misjudges a move at most; it looks at the move alone, in one imagined world."""
        self.apprentice_noise: Final = round(numbers["apprentice_noise"])
        self.casual_noise: Final = round(numbers["casual_noise"])
        self.skilled_simulations: Final = round(numbers["skilled_simulations"])
        """For each decision, at most; so are those of `strong` and `master`."""
        self.strong_simulations: Final = round(numbers["strong_simulations"])
        self.master_simulations: Final = round(numbers["master_simulations"])
        self.master_fewest: Final = round(numbers["master_fewest"])
        """What `master` makes even on a machine too busy for them to be made in its time."""


def levels_in(file: Path) -> Levels:
    """The numbers that a file states, the usual ones where it does not or is not there."""
    return Levels(replaced(USUAL, numbers_in(file)) if file.exists() else USUAL)
