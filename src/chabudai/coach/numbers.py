"""What the coach spends in a title, and how far its spreads can be believed: `mind/coach.toml`, measured once."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct, convert

from chabudai.games import title

PHASES: Final = ("early", "middle", "late")
"""A third of a game each, counted in decisions."""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hint and a review spend, and for each phase what the spread of the playings-out is multiplied with."""

    simulations: int = 5_000
    """Of the search, for a hint."""
    playings: int = 2_000
    """Games played out to compare the choices of a hint."""
    review: int = 10_000
    """Games played out to judge the decisions of a review."""
    race: int = 0
    """Games played out besides, up to the estimate, for those decisions that may be among the costliest."""
    line: int = 10_000
    """Games played out for the line of a review, up to where a position is estimated."""
    further: int = 0
    """How much further than in the search a position is played out before it is estimated, in ticks of the policy's clock."""
    spread: dict[str, float] = {}

    def factor(self, passed: float) -> float:
        """The factor of the phase in which this part of the game has passed."""
        return self.spread.get(phase(passed), 1.0)


def phase(passed: float) -> str:
    """In which third of the game that is."""
    return PHASES[min(2, max(0, int(3 * passed)))]


@lru_cache(maxsize=64)
def numbers_of(name: str) -> Numbers:
    """The numbers of a title; the usual ones where it has none."""
    file = Path(title(name).folder, "mind", "coach.toml")
    return convert(tomllib.loads(file.read_text("utf-8")), Numbers) if file.exists() else Numbers()
