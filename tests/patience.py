"""How long tests wait for what must come about, and how they do it."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""Seconds for anything to happen: a slow machine is no fault of ours."""
_FIRST_PAUSE: Final = 0.005
_LONGEST_PAUSE: Final = 0.2


def eventually(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until it holds. What takes long is asked for ever more rarely: asking takes the processor from what is awaited."""
    bound = time.monotonic() + seconds
    pause = _FIRST_PAUSE
    while not holds():
        assert time.monotonic() < bound, "it never came about"
        time.sleep(pause)
        pause = min(1.5 * pause, _LONGEST_PAUSE)
