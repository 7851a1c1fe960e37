"""The games as standard environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Any title by its name: `env("zenmaster", seats=4)`, `Batch("zenmaster", 1000)`. Needs the extra `research`.
`docs/environments.md` has the layouts of the observations and the ids of the actions.
"""

from typing import Any

from chabudai.rl.aec import Makers, ParallelTableEnv, TableEnv
from chabudai.rl.batch import Batch
from chabudai.rl.table import Table

__all__ = ["Batch", "Table", "env", "parallel_env", "raw_env"]


def env(title: str, **given: Any) -> TableEnv:
    """PettingZoo's environment of a title: an illegal action ends the game with -1 for who took it."""
    return Makers(title).env(**given)


def raw_env(title: str, **given: Any) -> TableEnv:
    """The same bare: an illegal action raises ValueError."""
    return Makers(title).raw_env(**given)


def parallel_env(title: str, **given: Any) -> ParallelTableEnv:
    """PettingZoo's environment of a title with all agents at once."""
    return Makers(title).parallel_env(**given)
