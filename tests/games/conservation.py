"""Every title's own account of where its components are."""

import importlib
from collections.abc import Callable
from pathlib import Path

from chabudai.core import State
from chabudai.title import Title


def checker(title: Title) -> Callable[[State], None]:
    """The function that fails when a component of this title is lost or doubled."""
    module = importlib.import_module(f"tests.games.{Path(title.folder).name}.conservation")
    found: Callable[[State], None] = module.check
    return found


def check(title: Title, state: State) -> None:
    checker(title)(state)
