"""Maki Master for PettingZoo: `maki_master_v0.env(seats=4)`."""

from chabudai.rl.aec import maker, parallel_maker, raw_maker

env = maker("maki-master")
raw_env = raw_maker("maki-master")
parallel_env = parallel_maker("maki-master")
