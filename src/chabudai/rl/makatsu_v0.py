"""Meister Makatsu for PettingZoo: `makatsu_v0.env(seats=4)`."""

from chabudai.rl.aec import maker, parallel_maker, raw_maker

env = maker("makatsu")
raw_env = raw_maker("makatsu")
parallel_env = parallel_maker("makatsu")
