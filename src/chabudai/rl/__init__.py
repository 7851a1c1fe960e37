"""The games as standard environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Any title by its name: `env("zenmaster", seats=4)`, `Batch("zenmaster", 1000)`. Needs the extra `research`.
`docs/environments.md` has the layouts of the observations and the ids of the actions.
"""

from chabudai.rl.aec import env, raw_env
from chabudai.rl.batch import Batch
from chabudai.rl.parallel import parallel_env
from chabudai.rl.table import Table

__all__ = ["Batch", "Table", "env", "parallel_env", "raw_env"]
