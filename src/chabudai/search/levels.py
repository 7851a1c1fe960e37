"""What the levels of a game's bots are made of."""

from typing import Final, final


@final
class Levels:
    """The numbers of the levels for people; `heuristic` has none, and `random` needs none."""

    def __init__(
        self,
        beginner_noise: int = 1500,
        beginner_slips: int = 25,
        casual_noise: int = 150,
        strong_simulations: int = 100,
        master_simulations: int = 20_000,
    ) -> None:
        self.beginner_noise: Final = beginner_noise
        """What is added to the policy's weights at random, in parts of REWARD."""
        self.beginner_slips: Final = beginner_slips
        """In a hundred decisions, so many are taken at random."""
        self.casual_noise: Final = casual_noise
        self.strong_simulations: Final = strong_simulations
        """For each decision, at most; so are master's."""
        self.master_simulations: Final = master_simulations
