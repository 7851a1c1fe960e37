"""Every environment by its name.

Importing this module registers them with PettingZoo: `pettingzoo.make("aec", "chabudai/zenmaster_v0", seats=4)`.
"""

from typing import Final

import pettingzoo

from chabudai.games import TITLES
from chabudai.rl.makers import Makers

PETTINGZOO: Final = {makers.name: makers for makers in [Makers(title.name) for title in TITLES]}
"""What makes `env`, `raw_env` and `parallel_env` of each title, whether it comes with this package or has joined."""

for _name, _makers in PETTINGZOO.items():
    pettingzoo.register("aec", f"chabudai/{_name}", _makers.env)
    pettingzoo.register("parallel", f"chabudai/{_name}", _makers.parallel_env)
