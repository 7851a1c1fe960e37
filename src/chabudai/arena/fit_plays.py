"""Learning how likely good players of ZenMaster play each card: `python -m chabudai.arena.fit_plays`.

Searches play each other at tables of all sizes and by all options, and for every decision it is kept what is noticed of each
card of the hand and which one was chosen. A network with one hidden layer is then fitted that makes those choices likely (a
softmax over the hand), by Adam. Every tenth match is kept back to say how well it foretells. The numbers are printed as the new
file; commit it if the arena shows that it wins. It needs NumPy (the extra `dev`).
"""

import argparse
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from chabudai.bots.levels import tuning_of
from chabudai.core import CHANCE, NOBODY, Rng
from chabudai.core.fast import bits
from chabudai.games import title
from chabudai.games.zenmaster.mind.instinct import NOTICED, SCALE, VERSION
from chabudai.games.zenmaster.mind.policy import ZenPolicy
from chabudai.games.zenmaster.rules.layout import HANDS
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.search import Budget, Search

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

SEATS = (4, 4, 3, 5)
"""One after the other, again and again."""
NODES = 600  # simulations a move: what weaker players choose foretells strong ones less well
OPTIONS = {"lead": "highest", "ten-cards": "on", "zero-penalty": "on"}
ODD = 12  # in a hundred matches each of the options
SLIPS = 3  # in a hundred decisions anything is played: so that positions differ
TESTED = 10  # every tenth match is kept back
EPOCHS = 25
BATCH = 512
RATE = 0.006  # of learning, at first
FADING = 0.9, 0.999  # Adam's: of the slope and of its square
SMALL = 1e-8


@dataclass(slots=True)
class Chosen:
    """Decisions."""

    noticed: "list[Floats]" = field(default_factory=list)
    """Of each decision a row for each card."""
    cards: list[int] = field(default_factory=list)
    """Which card of the hand was chosen."""
    matches: list[int] = field(default_factory=list)
    """The match of each decision."""

    def add(self, noticed: "Floats", card: int, match: int) -> None:
        """One decision more."""
        self.noticed.append(noticed)
        self.cards.append(card)
        self.matches.append(match)

    def extend(self, more: "Chosen") -> None:
        """The decisions of other matches too."""
        self.noticed += more.noticed
        self.cards += more.cards
        self.matches += more.matches


def play(seed: int, number: int) -> Chosen:
    """The decisions with a choice of one match of searches among each other."""
    import numpy as np

    rng, chosen = Rng(f"plays/{seed}", number), Chosen()
    options = {name: value for name, value in OPTIONS.items() if rng.below(100) < ODD}
    game = title("zenmaster").game(SEATS[number % len(SEATS)], options)
    policy = ZenPolicy(game)
    search = Search(game, policy, tuning_of(game))
    budget = Budget(NODES)
    state = game.new_state()
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        assert isinstance(state, ZenState)
        legal = state.legal_actions()
        action = search.think(state.view(actor), legal, budget, rng)[0].action
        if len(legal) > 1:
            card = bits.members(state.at[HANDS + state.turn]).index(int(action.index) + 1)
            chosen.add(np.array(policy.instinct.rows(state), np.float32), card, number)
        state.apply(rng.choice(legal) if rng.below(100) < SLIPS else action)
    return chosen


@dataclass(frozen=True, slots=True)
class Hands:
    """Decisions, every hand filled up to the same number of cards, what is noticed of them made alike in size."""

    noticed: "Floats"
    is_card: "NDArray[np.bool_]"
    chosen: "NDArray[np.int64]"

    def some(self, which: "NDArray[np.int64]") -> "Hands":
        """Some of them."""
        return Hands(self.noticed[which], self.is_card[which], self.chosen[which])


def _hands(chosen: Chosen, mean: "Floats", spread: "Floats") -> Hands:
    import numpy as np

    lengths = np.array([len(rows) for rows in chosen.noticed])
    noticed = np.zeros((len(lengths), lengths.max(), int(NOTICED)), np.float32)
    for place, rows in enumerate(chosen.noticed):
        noticed[place, : len(rows)] = (rows - mean) / spread
    return Hands(noticed, np.arange(lengths.max()) < lengths[:, None], np.asarray(chosen.cards))


class Network:
    """The hidden layer and what comes of it, and how they are learned."""

    def __init__(self, hidden: int, size: int, rng: "np.random.Generator") -> None:
        import numpy as np

        shapes = (hidden, size), (hidden,), (hidden,)
        first, bias, second = (rng.normal(0, 1, shape).astype(np.float32) for shape in shapes)
        self.parts = [first / math.sqrt(size), bias * 0, second / math.sqrt(hidden)]
        self._slopes = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def off(self, hands: Hands) -> "tuple[float, list[Floats]]":
        """How far off it is, in nats a decision, and for each part the direction in which that gets worse."""
        import numpy as np

        first, bias, second = self.parts
        number, cards, size = hands.noticed.shape
        noticed = hands.noticed.reshape(-1, size)
        layer = np.maximum(noticed @ first.T + bias, 0)
        liked = np.where(hands.is_card, (layer @ second).reshape(number, cards), -1e9)
        liked -= liked.max(1, keepdims=True)
        logarithms = liked - np.log(np.exp(liked).sum(1, keepdims=True))
        chosen = np.arange(number), hands.chosen
        wrong = np.exp(logarithms)
        wrong[chosen] -= 1
        flat = wrong.reshape(-1) / number
        back = flat[:, None] * second * (layer > 0)
        return -float(logarithms[chosen].mean()), [back.T @ noticed, back.sum(0), layer.T @ flat]

    def learn(self, hands: Hands, rate: float) -> None:
        """One step of Adam."""
        import numpy as np

        self._steps += 1
        (keeps, keeps_square), at = FADING, self._steps
        for place, slope in enumerate(self.off(hands)[1]):
            self._slopes[place] += (1 - keeps) * (slope - self._slopes[place])
            self._squares[place] += (1 - keeps_square) * (slope * slope - self._squares[place])
            spread = np.sqrt(self._squares[place] / (1 - keeps_square**at)) + SMALL
            self.parts[place] -= rate * self._slopes[place] / (1 - keeps**at) / spread


def fitted(chosen: Chosen, hidden: int, seed: int, epochs: int = EPOCHS) -> list[list[float]]:
    """The lines of the file; how well they foretell what was kept back is told on the error stream."""
    import numpy as np

    every = np.concatenate(chosen.noticed)
    mean, spread = every.mean(0), every.std(0) + 1e-3
    hands, is_kept_back = _hands(chosen, mean, spread), np.asarray(chosen.matches) % TESTED == 0
    learned_from, rng = np.flatnonzero(~is_kept_back), np.random.default_rng(seed)
    network = Network(hidden, int(NOTICED), rng)
    batches = max(1, len(learned_from) // BATCH)
    for epoch in range(epochs):
        for batch, which in enumerate(np.array_split(rng.permutation(learned_from), batches)):
            done = (epoch + batch / batches) / epochs
            network.learn(hands.some(which), RATE * (1 + math.cos(math.pi * done)) / 2)
    kept_back = hands.some(np.flatnonzero(is_kept_back))
    alike = float(np.log(kept_back.is_card.sum(1)).mean())
    sys.stderr.write(f"off by {network.off(kept_back)[0]:.3f} nats a decision in {len(kept_back.chosen)} kept back; ")
    sys.stderr.write(f"all cards alike: {alike:.3f}; {len(learned_from)} learned from\n")
    first, bias, second = network.parts
    rows = first / spread
    return [[float(b), float(w), *map(float, row)] for b, w, row in zip(bias - rows @ mean, second, rows, strict=True)]


def plays(matches: int, hidden: int, seed: int, workers: int, command: str) -> str:
    """The new file."""
    chosen = Chosen()
    with ProcessPoolExecutor(workers) as pool:
        for number, match in enumerate(pool.map(partial(play, seed), range(matches), chunksize=4)):
            chosen.extend(match)
            if number % 50 == 49:
                sys.stderr.write(f"{number + 1} of {matches} matches\n")
    text = "\n".join(" ".join(str(round(number * SCALE)) for number in line) for line in fitted(chosen, hidden, seed))
    return (
        "# ZenMaster: how likely a good player plays a card, see instinct.py.\n"
        "# A line for each of the hidden layer: its bias, its weight, and a number for all that is noticed, in thousandths.\n"
        f'# Found by: {command}\nversion = {VERSION}\ntable = """\n{text}\n"""\n'
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Learn how likely good players of ZenMaster play each card.")
    parser.add_argument("--matches", type=int, default=1600)
    parser.add_argument("--hidden", type=int, default=16, help="of the network, a multiple of four")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that play; the same numbers come out")
    given = parser.parse_args()
    command = f"python -m chabudai.arena.fit_plays --matches {given.matches} --hidden {given.hidden} --seed {given.seed}"
    sys.stdout.write(plays(given.matches, given.hidden, given.seed, given.workers, command))


if __name__ == "__main__":
    main()
