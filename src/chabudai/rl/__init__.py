"""The games as standard environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Needs the extra `research`. `docs/environments.md` has the layouts of the observations and the ids of the actions.
"""

from chabudai.rl.batch import Batch
from chabudai.rl.table import Table

__all__ = ["Batch", "Table"]
