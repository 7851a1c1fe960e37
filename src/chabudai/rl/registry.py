"""Every environment by its name.

Importing this module registers them with PettingZoo: `pettingzoo.make("aec", "chabudai/zenmaster_v0", seats=4)`.
"""

from types import ModuleType
from typing import Final

import pettingzoo

from chabudai.rl import makatsu_v0, maki_master_v0, ninjato_v0, zenmaster_v0

PETTINGZOO: Final[dict[str, ModuleType]] = {
    "zenmaster_v0": zenmaster_v0,
    "makatsu_v0": makatsu_v0,
    "maki_master_v0": maki_master_v0,
    "ninjato_v0": ninjato_v0,
}
"""The modules with `env`, `raw_env` and `parallel_env`."""

for _name, _module in PETTINGZOO.items():
    pettingzoo.register("aec", f"chabudai/{_name}", f"{_module.__name__}:env")
    pettingzoo.register("parallel", f"chabudai/{_name}", f"{_module.__name__}:parallel_env")
