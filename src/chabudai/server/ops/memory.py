"""What the process keeps of the machine's memory: what is dropped is found soon, and what is free is given back."""

import ctypes
import gc
import sys
from typing import Final

_TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
"""The GNU C library keeps what was freed between two things that are still used, unless it is asked; others do not have it."""


def collect_soon() -> None:
    """Closed connections hold themselves until they are collected: look for them often, and never at what was imported."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 5, 5)


def give_back() -> None:
    """Give free memory back to the system; takes milliseconds, and the interpreter goes on meanwhile."""
    if _TRIM is not None:
        _TRIM(0)
