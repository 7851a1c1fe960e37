"""Bots with a character: as strong as `strong`, each with a taste of its own and its own time to answer."""

from dataclasses import dataclass
from typing import Final

from chabudai.search.policy import Taste


@dataclass(frozen=True, slots=True)
class Character:
    """What somebody plays for, and from which part of the time that bots take until they are heard an answer comes."""

    taste: Taste
    soonest: float
    latest: float


CHARACTERS: Final = {
    "gambler": Character(Taste(10_000, 0, 0), 0.0, 0.4),
    "keeper": Character(Taste(0, 10_000, 0), 0.5, 1.0),
    "hoarder": Character(Taste(0, 0, 10_000), 0.2, 0.8),
}
"""Those that there are: for the win alone, for everyone who is left behind, and for every point ahead."""
