"""Learns ZenMaster by self-play through the PettingZoo environment, on a processor, in some minutes.

    make train                                        # or: pip install torch, then
    python examples/train_zenmaster.py --curve docs/learning-curve.svg

One small network looks at each card of a hand and says how good it is to play; it plays all seats, and proximal policy
optimisation improves it after every round of matches. The reward is the margin at the end; on the way, what the table shows
of it is given at once (a potential, so that the best play stays the same). Every few rounds the network takes one seat against
two `casual` bots, each seat equally often; its share of the wins is drawn.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from chabudai.arena.plots import learning_curve
from chabudai.bots import bot
from chabudai.core import Rng
from chabudai.games.zenmaster.box.components import TRICKS
from chabudai.rl import zenmaster_v0
from chabudai.rl.aec import TableEnv

SEATS = 3
SLOTS = int(TRICKS)  # cards in a hand
SCALE = 10.0  # points that count as a reward of 1
CLIP = 0.2
LAMBDA = 0.9
ENTROPY = 0.01

Rows = NDArray[np.float32]
Cards = NDArray[np.int64]


class Reader:
    """Turns observations into what the network sees, and into how well the observer stands."""

    def __init__(self, env: TableEnv) -> None:
        self.at: dict[str, slice] = {}
        first = 0
        for field in env.table.observer.fields:
            self.at[field.name] = slice(first, first + field.length)
            first += field.length
        self.cards = env.table.choices
        slots, _ = self.read(np.zeros((1, first), np.float32))
        self.size = slots.shape[2]

    def read(self, rows: Rows) -> tuple[Rows, Cards]:
        """For each card of each hand what matters about it, and the cards as ids of actions, -1 behind the last."""
        number = len(rows)
        hand = rows[:, self.at["hand"]]
        order = np.argsort(-hand, axis=1, kind="stable")[:, :SLOTS]
        ids = np.where(np.take_along_axis(hand, order, axis=1) > 0, order, -1)
        table = rows[:, self.at["table"]]
        unseen = 1 - hand - rows[:, self.at["played"]].reshape(number, SEATS, self.cards).sum(axis=1)
        for seat in range(SEATS):
            shown = table[:, seat].astype(np.int64)
            unseen[np.arange(number)[shown > 0], shown[shown > 0] - 1] = 0
        lower = np.cumsum(unseen, axis=1) / np.maximum(1, unseen.sum(axis=1, keepdims=True))
        own = np.cumsum(hand, axis=1) / np.maximum(1, hand.sum(axis=1, keepdims=True))
        value = order + 1.0
        of_card = [
            value / self.cards,
            value > table.max(axis=1, keepdims=True),
            value < np.where(table > 0, table, self.cards + 1).min(axis=1, keepdims=True),
            np.take_along_axis(lower, order, axis=1),
            np.take_along_axis(own, order, axis=1),
        ]
        common = self._common(rows)
        spread = np.broadcast_to(common[:, None], (number, SLOTS, common.shape[1]))
        return np.concatenate([np.stack(of_card, axis=2), spread], axis=2).astype(np.float32), ids

    def _common(self, rows: Rows) -> Rows:
        """What is the same for every card: the trick, the matches, the results, the score cards to come, the hand."""
        table = rows[:, self.at["table"]]
        results = rows[:, self.at["results"]].reshape(len(rows), SEATS, SEATS)
        matches = rows[:, self.at["matches"]]
        parts = [
            table / self.cards,
            (table > 0).sum(axis=1, keepdims=True) == np.arange(SEATS),
            rows[:, self.at["score_card"]] / 5,
            matches / 5,
            np.abs(matches) / 5,
            results.sum(axis=2) / 20,
            results[:, :1].max(axis=2) / 10,
            rows[:, self.at["score_deck"]],
            rows[:, self.at["progress"]] / 5,
            rows[:, self.at["hand"]].reshape(len(rows), 10, -1).sum(axis=2),
        ]
        return np.concatenate(parts, axis=1).astype(np.float32)

    def standing(self, rows: Rows) -> Rows:
        """How much better the observer stands than the others: fewer points, and fewer matches on the way to more."""
        results = rows[:, self.at["results"]].reshape(len(rows), SEATS, SEATS).sum(axis=2)
        points = results + np.abs(rows[:, self.at["matches"]])
        found: Rows = (points[:, 1:].mean(axis=1) - points[:, 0]) / SCALE
        return found


class Network(nn.Module):
    """How good each card is, and how well it will go."""

    def __init__(self, inputs: int, width: int = 64) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.play = nn.Linear(width, 1)
        self.worth = nn.Linear(width, 1)

    def forward(self, slots: torch.Tensor, ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities of the slots, and the value."""
        body = self.body(slots)
        held = ids >= 0
        logits = self.play(body)[:, :, 0].masked_fill(~held, -1e9)
        mean = (body * held[:, :, None]).sum(dim=1) / held.sum(dim=1, keepdim=True)
        return torch.log_softmax(logits, dim=1), self.worth(mean)[:, 0]


class Round:
    """Matches of the network against itself, all in step; kept seat by seat."""

    def __init__(self, network: Network, reader: Reader, envs: list[TableEnv], seeds: range) -> None:
        turns = SEATS * SLOTS
        number = len(envs) * SEATS
        self.slots = np.zeros((number, turns, SLOTS, reader.size), np.float32)
        self.ids = np.zeros((number, turns, SLOTS), np.int64)
        self.chosen = np.zeros((number, turns), np.int64)
        self.logs = np.zeros((number, turns), np.float32)
        self.values = np.zeros((number, turns), np.float32)
        self.standings = np.zeros((number, turns), np.float32)
        self.margins = np.zeros(number, np.float32)
        taken = np.zeros(number, np.int64)
        for env, seed in zip(envs, seeds, strict=True):
            env.reset(seed=seed)
        for _ in range(turns * SEATS):
            rows = np.stack([env.observe(env.agent_selection)["observation"] for env in envs]).astype(np.float32)
            slots, ids = reader.read(rows)
            with torch.no_grad():
                logs, values = network(torch.from_numpy(slots), torch.from_numpy(ids))
                chosen = torch.multinomial(logs.exp(), 1)[:, 0]
            who = np.array([place * SEATS + env.table.actor for place, env in enumerate(envs)])
            turn = taken[who]
            self.slots[who, turn], self.ids[who, turn] = slots, ids
            self.chosen[who, turn] = chosen.numpy()
            self.logs[who, turn] = logs.gather(1, chosen[:, None])[:, 0].numpy()
            self.values[who, turn], self.standings[who, turn] = values.numpy(), reader.standing(rows)
            taken[who] += 1
            for env, mine, slot in zip(envs, ids, chosen.tolist(), strict=True):
                env.step(int(mine[slot]))
        for place, env in enumerate(envs):
            self.margins[place * SEATS : (place + 1) * SEATS] = np.array(list(env.rewards.values())) / SCALE

    def advantages(self) -> tuple[Rows, Rows]:
        """How much better each choice went than expected, and what was reached from there on."""
        after = np.concatenate([self.standings[:, 1:], self.margins[:, None]], axis=1)
        rewards = after - self.standings
        found = np.zeros_like(self.values)
        running = np.zeros(len(self.values), np.float32)
        for turn in reversed(range(self.values.shape[1])):
            following = self.values[:, turn + 1] if turn + 1 < self.values.shape[1] else 0.0
            running = rewards[:, turn] + following - self.values[:, turn] + LAMBDA * running
            found[:, turn] = running
        return found, found + self.values


def improve(network: Network, optimiser: torch.optim.Optimizer, played: Round, epochs: int = 3, batch: int = 768) -> None:
    """One step of proximal policy optimisation."""
    advantages, returns = played.advantages()
    arrays = (played.slots, played.ids, played.chosen, played.logs, advantages, returns)
    slots, ids, chosen, old, better, reached = [torch.from_numpy(part.reshape(-1, *part.shape[2:])) for part in arrays]
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(chosen)).split(batch):
            logs, values = network(slots[part], ids[part])
            ratio = (logs.gather(1, chosen[part][:, None])[:, 0] - old[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            spread = -(logs.exp() * logs.clamp(min=-50)).sum(dim=1).mean()
            loss = -gain + 0.5 * (values - reached[part]).pow(2).mean() - ENTROPY * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def win_share(network: Network, reader: Reader, envs: list[TableEnv], matches: int, seed: int) -> tuple[float, float]:
    """The wins against two `casual` bots, of a fair share, and half of the 95 % interval; the network plays its best card."""
    other = bot("casual", envs[0].table.game)
    shares: list[float] = []
    while len(shares) < matches:
        for place, env in enumerate(envs):
            env.reset(seed=seed + len(shares) + place)
        luck = [Rng(f"{seed}/{len(shares)}", place) for place in range(len(envs))]
        while going := [place for place, env in enumerate(envs) if not env.table.is_over()]:
            mine = [place for place in going if envs[place].table.actor == place % SEATS]
            for place in going:
                if place not in mine:
                    state, actor = envs[place].table.state, envs[place].table.actor
                    chosen = other.choose(state.view(actor), state.legal_actions(), None, luck[place])
                    envs[place].step(chosen.action.index)
            if mine:
                rows = np.stack([envs[place].observe(f"player_{place % SEATS}")["observation"] for place in mine])
                slots, ids = reader.read(rows.astype(np.float32))
                with torch.no_grad():
                    best = network(torch.from_numpy(slots), torch.from_numpy(ids))[0].argmax(dim=1).numpy()
                for place, card in zip(mine, ids[np.arange(len(mine)), best], strict=True):
                    envs[place].step(int(card))
        for place, env in enumerate(envs):
            outcome = env.table.state.outcome()
            assert outcome is not None
            shares.append(SEATS / outcome.ranks.count(1) if outcome.ranks[place % SEATS] == 1 else 0.0)
    return float(np.mean(shares)), float(1.96 * np.std(shares) / np.sqrt(len(shares)))


def draw(path: Path, curve: list[tuple[int, float, float]]) -> None:
    """The learning curve as an SVG."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(learning_curve(curve, "matches of self-play", "wins against two casual,\nof a fair share"), "utf-8")


def main() -> None:
    """Learn, measure, draw."""
    parser = argparse.ArgumentParser(description="Learn ZenMaster by self-play.")
    parser.add_argument("--rounds", type=int, default=48)
    parser.add_argument("--matches", type=int, default=96, help="matches in a round")
    parser.add_argument("--every", type=int, default=6, help="rounds between two measurements")
    parser.add_argument("--measure", type=int, default=192, help="matches of a measurement, at least")
    parser.add_argument("--final", type=int, default=960, help="matches of the last measurement, at least")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("build/learning-curve.svg"))
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    envs = [zenmaster_v0.raw_env(seats=SEATS, reward="margin") for _ in range(given.matches)]
    reader = Reader(envs[0])
    network = Network(reader.size)
    optimiser = torch.optim.Adam(network.parameters())
    curve: list[tuple[int, float, float]] = []
    for number in range(given.rounds + 1):
        if number % given.every == 0:
            share, half = win_share(network, reader, envs, given.measure, 10**6)
            curve.append((number * given.matches, share, half))
            draw(given.curve, curve)
            print(f"{curve[-1][0]:7} matches, {time.process_time():5.0f} s: {share:.2f} ± {half:.2f}", flush=True)
        if number < given.rounds:
            for group in optimiser.param_groups:
                group["lr"] = 2e-3 * (1 - 0.9 * number / given.rounds)
            seeds = range(number * given.matches, (number + 1) * given.matches)
            improve(network, optimiser, Round(network, reader, envs, seeds))
    share, half = win_share(network, reader, envs, given.final, 2 * 10**6)
    print(f"at the end, {given.final} matches: {share:.2f} ± {half:.2f} of a fair share against two casual")


if __name__ == "__main__":
    main()
