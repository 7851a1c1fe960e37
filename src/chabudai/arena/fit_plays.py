"""Learning how likely good players of ZenMaster play each card: `python -m chabudai.arena.fit_plays`.

Searches with several budgets play each other at tables of all sizes and by all options, and for every decision it is kept what
is noticed of each card of the hand and which one was chosen. A network with one hidden layer is then fitted that makes those
choices likely (a softmax over the hand). Every tenth match is kept back to say how well it foretells. The numbers are printed
as the new file; commit it if the arena shows that it wins. It needs SciPy (the extra `dev`).
"""

import argparse
import sys
from dataclasses import dataclass, field
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

SEATS = (4, 4, 3, 5)
"""One after the other, again and again."""
NODES = (100, 300, 600, 1200)
OPTIONS = {"lead": "highest", "ten-cards": "on", "zero-penalty": "on"}
ODD = 12  # in a hundred matches by one of the options
SLIPS = 3  # in a hundred decisions anything is played: so that positions differ
TESTED = 10  # every tenth match is kept back
RIDGE = 3e-6
STEPS = 400


@dataclass(slots=True)
class Chosen:
    """Every card of every decision."""

    noticed: "list[NDArray[np.float32]]" = field(default_factory=list)
    """Of each decision a row for each card."""
    cards: list[int] = field(default_factory=list)
    """Which card of the hand was chosen."""
    matches: list[int] = field(default_factory=list)
    """The match of each decision."""

    def add(self, policy: ZenPolicy, state: ZenState, card: int, match: int) -> None:
        """One decision more."""
        import numpy as np

        self.noticed.append(np.array(policy.instinct.rows(state), np.float32))
        self.cards.append(bits.members(state.at[HANDS + state.turn]).index(card))
        self.matches.append(match)


def play(number: int, seed: int, chosen: Chosen) -> None:
    """One match of searches among each other."""
    rng = Rng(f"plays/{seed}", number)
    options = {name: value for name, value in OPTIONS.items() if rng.below(100) < ODD}
    game = title("zenmaster").game(SEATS[number % len(SEATS)], options)
    policy, search = ZenPolicy(game), Search(game, ZenPolicy(game), tuning_of(game))
    budgets = [Budget(NODES[rng.below(len(NODES))]) for _ in range(game.setup.seats)]
    state = game.new_state()
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        assert isinstance(state, ZenState)
        legal = state.legal_actions()
        action = search.think(state.view(actor), legal, budgets[actor], rng)[0].action
        if len(legal) > 1:
            chosen.add(policy, state, int(action.index) + 1, number)
        state.apply(rng.choice(legal) if rng.below(100) < SLIPS else action)


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards of decisions one after the other, what is noticed of them made alike in size."""

    noticed: "NDArray[np.float32]"
    firsts: "NDArray[np.int64]"
    """Where the cards of each decision begin."""
    lengths: "NDArray[np.int64]"
    chosen: "NDArray[np.int64]"


def fitted(chosen: Chosen, hidden: int, seed: int) -> list[list[float]]:
    """The lines of the file; how well they foretell what was kept back is told on the error stream."""
    import numpy as np
    from scipy import optimize  # only fitting needs it

    is_kept_back = np.asarray(chosen.matches) % TESTED == 0
    every = np.concatenate(chosen.noticed)
    mean, spread = every.mean(0), every.std(0) + 1e-3
    learned_from, kept_back = (_cards(chosen, np.flatnonzero(which), mean, spread) for which in (~is_kept_back, is_kept_back))
    size = int(NOTICED)
    shapes = hidden * size, hidden, hidden
    start = np.random.default_rng(seed).normal(0, 1 / np.sqrt(size), sum(shapes))

    def parts(numbers: "NDArray[np.float64]") -> "tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]":
        first, bias, second = np.split(numbers.astype(np.float32), np.cumsum(shapes)[:-1])
        return first.reshape(hidden, size), bias, second

    def off(numbers: "NDArray[np.float64]", cards: Cards) -> "tuple[float, NDArray[np.float64]]":
        """How far off the numbers are, in nats a decision, and the direction in which that gets worse."""
        first, bias, second = parts(numbers)
        layer = np.maximum(cards.noticed @ first.T + bias, 0)
        logarithms = _logarithms(layer @ second, cards)
        decisions = len(cards.firsts)
        wrong = np.exp(logarithms)
        wrong[cards.chosen] -= 1
        wrong /= decisions
        back = wrong[:, None] * second * (layer > 0)
        slope = np.concatenate([(back.T @ cards.noticed).ravel(), back.sum(0), layer.T @ wrong])
        loss = -float(logarithms[cards.chosen].mean()) + RIDGE * float(numbers @ numbers)
        return loss, slope.astype(np.float64) + 2 * RIDGE * numbers

    found = optimize.minimize(off, start, (learned_from,), jac=True, method="L-BFGS-B", options={"maxiter": STEPS}).x
    alike = float(np.log(kept_back.lengths).mean())
    sys.stderr.write(f"off by {off(found, kept_back)[0]:.3f} nats a decision in {len(kept_back.firsts)} kept back; ")
    sys.stderr.write(f"all cards alike: {alike:.3f}; {len(learned_from.firsts)} learned from\n")
    first, bias, second = parts(found)
    rows = first / spread
    return [[float(b), float(w), *map(float, row)] for b, w, row in zip(bias - rows @ mean, second, rows, strict=True)]


def _cards(chosen: Chosen, which: "NDArray[np.int64]", mean: "NDArray[np.float32]", spread: "NDArray[np.float32]") -> Cards:
    import numpy as np

    lengths = np.array([len(chosen.noticed[one]) for one in which])
    firsts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    noticed = (np.concatenate([chosen.noticed[one] for one in which]) - mean) / spread
    return Cards(noticed, firsts, lengths, firsts + np.array([chosen.cards[one] for one in which]))


def _logarithms(liked: "NDArray[np.float32]", cards: Cards) -> "NDArray[np.float32]":
    """The logarithm of each card's chance."""
    import numpy as np

    liked = liked - np.repeat(np.maximum.reduceat(liked, cards.firsts), cards.lengths)
    return np.asarray(liked - np.repeat(np.log(np.add.reduceat(np.exp(liked), cards.firsts)), cards.lengths))


def plays(matches: int, hidden: int, seed: int, command: str) -> str:
    """The new file."""
    chosen = Chosen()
    for number in range(matches):
        play(number, seed, chosen)
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
    parser.add_argument("--hidden", type=int, default=24, help="of the network, a multiple of four")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    command = f"python -m chabudai.arena.fit_plays {' '.join(sys.argv[1:])}".rstrip()
    sys.stdout.write(plays(given.matches, given.hidden, given.seed, command))


if __name__ == "__main__":
    main()
