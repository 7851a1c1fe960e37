"""Maki Master for PettingZoo: `maki_master_v0.env(seats=4)`."""

from chabudai.rl.makers import Makers

_makers = Makers("maki-master")
env, raw_env, parallel_env = _makers.env, _makers.raw_env, _makers.parallel_env
