"""Learning what Ninjato's search tries first: `python -m chabudai.arena.fit_prior`, which needs SciPy (the extra `dev`).

Searches play each other, and for every decision it is kept how often each action was tried. A table is then fitted that makes
these numbers likely (a softmax over the actions, every number held a little to nothing), on top of what the policy thinks of
them. In the first round the searches have no table, in each round after it the one fitted to all games so far. Every tenth game
is kept back to say how well the table foretells; what is used is then fitted to all. The last table is printed as the new file;
commit it if the arena shows that it wins.
"""

import argparse
import sys
from array import array
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from chabudai.bots.levels import tuning_of
from chabudai.core import CHANCE, NOBODY, Game, Rng, State
from chabudai.games import title
from chabudai.games.ninjato.mind.instinct import VERSION
from chabudai.games.ninjato.mind.noticing import SPAN
from chabudai.games.ninjato.mind.policy import NinjatoPolicy
from chabudai.games.ninjato.mind.questions import QUESTIONS
from chabudai.games.ninjato.rules.state import NinjatoState
from chabudai.search import Budget, Search, Thought

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SEATS = 3
SLIPS = 6  # in a hundred decisions: so that positions differ
NOISE = 400  # of a slip
TESTED = 10  # every tenth game is kept back
RIDGE = 2.0  # as if every number had been seen to be nothing so many times
STEPS = 120
SIZE = int(QUESTIONS * SPAN)


@dataclass(slots=True)
class Tried:
    """Every action of every decision: what was noticed of it, what the policy thinks of it, and its part of the tries."""

    noticed: "array[int]" = field(default_factory=lambda: array("i"))
    ends: "array[int]" = field(default_factory=lambda: array("q"))
    likings: "array[float]" = field(default_factory=lambda: array("d"))
    parts: "array[float]" = field(default_factory=lambda: array("d"))
    firsts: "array[int]" = field(default_factory=lambda: array("q"))
    """Where the actions of each decision begin."""
    games: "array[int]" = field(default_factory=lambda: array("q"))
    """The game of each decision."""

    def add(self, policy: NinjatoPolicy, state: State, thoughts: list[Thought], game: int) -> None:
        """One decision more."""
        assert isinstance(state, NinjatoState)
        self.firsts.append(len(self.parts))
        self.games.append(game)
        legal = [thought.action for thought in thoughts]
        policy.weigh(state, legal, policy.weights)
        policy.instinct.look(state, legal, policy.weights)
        tries = sum(thought.visits for thought in thoughts)
        for place, thought in enumerate(thoughts):
            liking = int(policy.weights[place])
            policy.instinct.weigh(state, thought.action.index, liking)
            self.noticed.extend(int(policy.instinct.noticed[at]) for at in range(int(policy.instinct.number)))
            self.ends.append(len(self.noticed))
            self.likings.append(float(liking))
            self.parts.append(thought.visits / tries)


def play(game: Game, policy: NinjatoPolicy, number: int, nodes: int, seed: int, tried: Tried) -> None:
    """One game of a search against itself."""
    rng, state = Rng(f"prior/{seed}", number), game.new_state()
    search, budget = Search(game, policy, tuning_of(game)), Budget(nodes)
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        thoughts = search.think(state.view(actor), state.legal_actions(), budget, rng)
        if len(thoughts) > 1:
            tried.add(policy, state, thoughts, number)
        slips = rng.below(100) < SLIPS
        state.apply(policy.choose(state, rng, NOISE) if slips else thoughts[0].action)


def fitted(tried: Tried, heat: float, size: int, keeps_back: bool) -> "NDArray[np.float64]":
    """The table; if games are kept back, how well it foretells them is told on the error stream."""
    import numpy as np
    from scipy import optimize, sparse  # only fitting needs it

    ends, parts, firsts = np.asarray(tried.ends), np.asarray(tried.parts), np.asarray(tried.firsts)
    starts = np.concatenate([[0], ends])
    seen = sparse.csr_matrix((np.ones(len(tried.noticed)), np.asarray(tried.noticed), starts), shape=(len(ends), size))
    likings = np.asarray(tried.likings) / heat
    lengths = np.diff(np.append(firsts, len(parts)))
    is_kept_back = (np.asarray(tried.games) % TESTED == 0) & keeps_back
    learned_from = np.repeat(~is_kept_back, lengths)

    def chances(table: "NDArray[np.float64]") -> "NDArray[np.float64]":
        """The logarithm of each action's chance."""
        likely = likings + seen @ table
        likely -= np.repeat(np.maximum.reduceat(likely, firsts), lengths)
        return np.asarray(likely - np.repeat(np.log(np.add.reduceat(np.exp(likely), firsts)), lengths))

    def off(table: "NDArray[np.float64]") -> "tuple[float, NDArray[np.float64]]":
        """How far off a table is, and the direction in which it gets worse."""
        logarithms = chances(table)
        wrong = np.where(learned_from, np.exp(logarithms) - parts, 0.0)
        loss = -float((parts * logarithms)[learned_from].sum()) + 0.5 * RIDGE * float(table @ table)
        return loss, seen.T @ wrong + RIDGE * table

    found = optimize.minimize(off, np.zeros(size), jac=True, method="L-BFGS-B", options={"maxiter": STEPS}).x
    if keeps_back:
        for name, table in (("policy", np.zeros(size)), ("learned", found)):
            loss = -np.add.reduceat(parts * chances(table), firsts)[is_kept_back].mean()
            sys.stderr.write(f"{name}: off by {loss:.3f} nats a decision in {int(is_kept_back.sum())} kept back\n")
    return np.asarray(found * heat)


def lines_of(table: "NDArray[np.float64]") -> list[list[int]]:
    """For each question the numbers of its answers, without those at the end that are nothing."""
    lines: list[list[int]] = []
    for question in range(int(QUESTIONS)):
        numbers = [round(float(number)) for number in table[question * int(SPAN) : (question + 1) * int(SPAN)]]
        while len(numbers) > 1 and numbers[-1] == 0:
            numbers.pop()
        lines.append(numbers)
    return lines


def prior(rounds: int, games: int, nodes: int, seed: int, command: str) -> str:
    """The new file."""
    game = title("ninjato").game(SEATS)
    tried, lines = Tried(), [[0]] * int(QUESTIONS)
    heat = tuning_of(game).heat
    for round_ in range(rounds):
        policy = NinjatoPolicy(game, has_instinct=True)
        policy.instinct.learn(lines)
        for number in range(round_ * games, (round_ + 1) * games):
            play(game, policy, number, nodes, seed, tried)
        fitted(tried, heat, SIZE, keeps_back=True)
        lines = lines_of(fitted(tried, heat, SIZE, keeps_back=False))
    text = "\n".join(" ".join(str(number) for number in line) for line in lines)
    return (
        "# Ninjato: what a search tries first, see instinct.py.\n"
        "# A line for each question of questions.py, in it a number for each answer, in parts of the reward.\n"
        f'# Found by: {command}\nversion = {VERSION}\ntable = """\n{text}\n"""\n'
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Learn what Ninjato's search tries first from what long searches tried most.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=80, help="games in each round")
    parser.add_argument("--nodes", type=int, default=700, help="simulations a move")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    command = f"python -m chabudai.arena.fit_prior {' '.join(sys.argv[1:])}".rstrip()
    sys.stdout.write(prior(given.rounds, given.games, given.nodes, given.seed, command))


if __name__ == "__main__":
    main()
