"""ZenMaster for PettingZoo: `zenmaster_v0.env(seats=4)`."""

from chabudai.rl.makers import Makers

_makers = Makers("zenmaster")
env, raw_env, parallel_env = _makers.env, _makers.raw_env, _makers.parallel_env
