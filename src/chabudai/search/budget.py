"""How long a search may think, how it is told to stop, and what it is tuned to."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from chabudai.search.policy import numbers_in, replaced

Clock: TypeAlias = Callable[[], float]
"""Tells seconds that never go back."""

USUAL: Final[dict[str, float]] = {
    "exploration": 1.0,
    "heat": 600.0,
    "even": 0.2,
    "caution": 0.0,
    "noise": 600.0,
    "uses": 1.0,
    "anew": 0.0,
    "worlds": 0.0,
}
"""The constants of a search that nobody has tuned."""


@final
class Budget:
    """A number of simulations, seconds, or both, whichever ends first; 0 is no limit, and at least one must be given.

    A search limited by simulations alone repeats exactly for the same seed. Seconds are those of the given clock: that on the
    wall, or `time.thread_time`, the processor time of the thread that searches, if a busy machine is to cost it nothing.
    The fewest simulations are made even when the seconds are over, until the longest time is over too: so that a busy
    machine makes a player slow before it makes it weak.
    """

    def __init__(
        self,
        simulations: int = 0,
        seconds: float = 0.0,
        clock: Clock = time.perf_counter,
        fewest: int = 0,
        longest: float = 0.0,
    ) -> None:
        if simulations <= 0 and seconds <= 0.0:
            raise ValueError("a budget limits simulations or seconds")
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.fewest: Final = fewest
        self.longest: Final = longest

    def is_over(self, simulations: int, passed: float) -> bool:
        """Whether the time is up after so many simulations and seconds."""
        if self.seconds <= 0.0 or passed < self.seconds:
            return False
        return simulations >= self.fewest or passed >= self.longest


@final
class Stop:
    """A flag by which another thread, or a progress report, ends a search; what was found so far is the result."""

    def __init__(self) -> None:
        self.is_requested = False

    def request(self) -> None:
        """End the search within milliseconds."""
        self.is_requested = True


@final
class Tuning:
    """The search's constants."""

    def __init__(
        self,
        exploration: float = 1.0,
        heat: int = 600,
        even: float = 0.2,
        caution: int = 0,
        noise: int = 600,
        uses: int = 1,
        anew: bool = False,
        worlds: int = 0,
    ) -> None:
        self.exploration: Final = exploration
        """How much an action that was tried little is worth a try."""
        self.heat: Final = float(heat)
        """Weights that differ by so much have priors that differ by a factor of e."""
        self.even: Final = even
        """The part of every prior that is the same for all actions."""
        self.caution: Final[i64] = caution
        """An action not tried yet is thought to be worth so much less than its node."""
        self.noise: Final[i64] = noise
        """What rollouts add to the policy's weights at random."""
        self.uses: Final[i64] = uses
        """How many simulations start from each sampled world; more than one where sampling costs more than playing."""
        self.anew: Final = anew
        """Whether the others' moves are weighed anew in every world, by what they hold there, or once in the first."""
        self.worlds: Final[i64] = worlds
        """How many worlds are weighed by what the others have played, to be played in; 0: all worlds are alike."""


def tuning_in(file: Path, given: dict[str, float] | None = None) -> Tuning:
    """The constants that a file states, the usual ones where it does not or is not there, some replaced by the given ones."""
    stated = replaced(USUAL, numbers_in(file)) if file.exists() else USUAL
    numbers = replaced(stated, given)
    return Tuning(
        exploration=numbers["exploration"],
        heat=round(numbers["heat"]),
        even=numbers["even"],
        caution=round(numbers["caution"]),
        noise=round(numbers["noise"]),
        uses=round(numbers["uses"]),
        anew=numbers["anew"] != 0.0,
        worlds=round(numbers["worlds"]),
    )
