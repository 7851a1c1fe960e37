"""Two clocks, in milliseconds since 1970: one that runs evenly, one that tells the date."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Times:
    """Where the server takes the time from."""

    now: Callable[[], int]
    """Runs evenly, whatever is done to the system's clock: for all that is charged or waited for."""
    date: Callable[[], int]
    """What the system's clock says: for all that people read."""


def steady(date: Callable[[], int], ticks: Callable[[], int]) -> Callable[[], int]:
    """A clock that begins with the date and goes on by the ticks."""
    began = date() - ticks()
    return lambda: began + ticks()


def system_date() -> int:
    """What the system's clock says."""
    return time.time_ns() // 1_000_000


def system_ticks() -> int:
    """What has passed since the system was started."""
    return time.monotonic_ns() // 1_000_000


SYSTEM: Final = Times(steady(system_date, system_ticks), system_date)
