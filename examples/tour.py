"""A tour of the environments for learning, cell by cell: run it as it is, or open it as a notebook.

pip install 'chabudai[research]'
python examples/tour.py
"""

# %% One agent at a time, with PettingZoo. An observation comes with the mask of legal actions.
import gymnasium
import numpy as np

from chabudai.rl import Batch, makatsu_v0

env = makatsu_v0.env(seats=3, reward="margin", render_mode="ansi", render_seat=0)
env.reset(seed=7)
luck = np.random.default_rng(7)
totals = dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    totals[agent] += reward
    env.step(None if ended or cut else int(luck.choice(np.flatnonzero(info["action_mask"]))))
print("margins of a random game:", totals)
print(env.render())

# %% What the numbers mean: every field of the observation, with its place.
place = 0
for field in env.table.observer.fields:
    print(f"{place:4} … {place + field.length - 1:4}  {field.name:10} {field.summary}")
    place += field.length

# %% One seat against bots, with Gymnasium. The first legal card is not a good plan.
single = gymnasium.make("chabudai.rl.single:chabudai/zenmaster-v0", seats=3, bots="casual,random")
results = []
for seed in range(10):
    sight, info = single.reset(seed=seed)
    over, worth = False, 0.0
    while not over:
        sight, got, over, _, info = single.step(np.int64(np.argmax(sight["action_mask"])))
        worth = float(got)
    results.append(worth)
print("mean reward by rank against casual and random:", np.mean(results))

# %% Many games at once, with NumPy: does the seat matter when all play at random?
batch = Batch("zenmaster", size=256, seats=4, options={"dealer": "0"}, seed=1)
wins = np.zeros(4)
games = 0
while games < 2000:
    batch.step(batch.sample(luck))
    over_now = batch.ended.nonzero()[0]
    first = batch.ranks[over_now] == 1
    wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
    games += len(over_now)
print(f"shares of the wins by seat in {games} games:", (wins / games).round(3))
