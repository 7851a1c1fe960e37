"""How long tests wait for what must come about."""

from typing import Final

PATIENCE: Final = 120.0
"""Seconds for anything to happen: a slow machine is no fault of ours."""
