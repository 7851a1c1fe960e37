"""ZenMaster for PettingZoo: `zenmaster_v0.env(seats=4)`."""

from chabudai.rl.aec import maker, parallel_maker, raw_maker

env = maker("zenmaster")
raw_env = raw_maker("zenmaster")
parallel_env = parallel_maker("zenmaster")
