"""Ninjato for PettingZoo: `ninjato_v0.env(seats=4)`."""

from chabudai.rl.aec import maker, parallel_maker, raw_maker

env = maker("ninjato")
raw_env = raw_maker("ninjato")
parallel_env = parallel_maker("ninjato")
