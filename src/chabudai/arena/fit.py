"""Learning what a position is worth from games: `python -m chabudai.arena.fit GAME`, the extra `research`.

Maki Master's `prospect` stands in `fit_points`. For Ninjato's `outlook` bots play each other; when the policy's clock ticks,
what every seat has is counted. A weighted least-squares fit then says how many points each thing brings in the end. What is
fitted is a seat's lead over the mean of the others at the end, as a sum over the things of which it has more or fewer than they
have. A thing's worth is a straight line in the rounds to come. A part of the games is held out to say how well that predicts.
The result is printed as the new file; commit it if the arena shows that it wins.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from chabudai.arena.fit_points import prospect
from chabudai.arena.ladder import tables
from chabudai.arena.tune import rewritten
from chabudai.bots import Budget, bot, chooser, policy_of
from chabudai.core import Action, Game, Rng, State, drawing, match
from chabudai.games import title
from chabudai.games.ninjato.mind.outlook import THINGS
from chabudai.games.ninjato.mind.policy import NinjatoPolicy
from chabudai.games.ninjato.rules.state import NinjatoState
from chabudai.search.policy import Policy

FILE = "outlook.toml"
SLIPS = 8  # in a hundred decisions: so that positions differ
NOISE = 400  # of a slip
TESTED = 5  # every fifth game is kept back
LOGISTIC = math.sqrt(3.0) / math.pi  # the scale of a logistic distribution with a standard deviation of 1


@dataclass(frozen=True, slots=True)
class Seen:
    """One seat at one tick: what it has more than the others have on average, and by how much it ends ahead of them."""

    game: int
    left: int
    more: list[float]
    ahead: float


def positions(game: Game, number: int, nodes: int, seed: int) -> Iterator[Seen]:
    """One game of self-play, seen by each seat at each tick."""
    policy = policy_of(game)
    assert isinstance(policy, NinjatoPolicy)
    player, budget = bot("strong", game), Budget(max(1, nodes))
    rng = Rng(f"fit/{seed}/{game.setup.seats}", number)
    searching = chooser(player, rng, budget)
    ticks: dict[int, tuple[int, list[list[float]]]] = {}

    def choose(state: State) -> Action:
        slips = nodes == 0 or rng.below(100) < SLIPS
        return policy.choose(state, rng, NOISE) if slips else searching(state)

    def watch(state: State, _action: Action) -> None:
        now = int(policy.clock(state))
        if now > 1 and now not in ticks:
            ticks[now] = _counted(policy, state)

    outcome = match(game, drawing(rng), [choose] * game.setup.seats, watch)
    for left, counts in ticks.values():
        for seat, mine in enumerate(counts):
            more = [mine[thing] - _of_others([seen[thing] for seen in counts], seat) for thing in range(len(mine))]
            yield Seen(number, left, more, outcome.scores[seat] - _of_others([float(score) for score in outcome.scores], seat))


def _counted(policy: Policy, state: object) -> tuple[int, list[list[float]]]:
    """The rounds to come, and what each seat has."""
    assert isinstance(policy, NinjatoPolicy)
    assert isinstance(state, NinjatoState)
    outlook = policy.outlook
    return int(outlook.rounds_left(state)), [outlook.counts(state, seat) for seat in range(int(policy.seats))]


def _of_others(counts: list[float], seat: int) -> float:
    """The mean of all but one."""
    return (sum(counts) - counts[seat]) / (len(counts) - 1)


def fitted(seen: list[Seen], names: tuple[str, ...]) -> dict[str, float]:
    """The worth of each thing, and how far apart results lie by luck; what was kept back is told on the error stream."""
    import numpy as np  # from the extra `research`

    left = np.array([one.left for one in seen], float)
    more = np.array([one.more for one in seen])
    ahead = np.array([one.ahead for one in seen])
    kept_back = np.array([one.game % TESTED == 0 for one in seen])
    known = np.hstack([more, more * left[:, None]])
    trust = 1.0 / np.sqrt(left + 1.0)  # luck grows with the square root of the rounds to come
    rows, results = (known * trust[:, None])[~kept_back], (ahead * trust)[~kept_back]
    worth = np.linalg.solve(rows.T @ rows + 0.5 * np.eye(rows.shape[1]), rows.T @ results)
    off = (ahead - known @ worth)[kept_back]
    for rounds in sorted(set(left.astype(int))):
        at = left[kept_back] == rounds
        spread = ahead[kept_back][at].std()
        sys.stderr.write(f"{rounds} rounds to come: off by {off[at].std():.1f} of {spread:.1f} in {int(at.sum())} positions\n")
    numbers = {name: float(worth[place]) for place, name in enumerate(names)}
    numbers |= {f"{name}_more": float(worth[len(names) + place]) for place, name in enumerate(names)}
    numbers["swing"] = LOGISTIC * float(np.sqrt(np.mean(off**2 / (left[kept_back] + 1.0))))
    return numbers


def outlook(games: int, nodes: int, seed: int, command: str) -> str:
    """Ninjato's new file, comments kept."""
    known = title("ninjato")
    seen: list[Seen] = []
    for seats in tables(known.name):
        game = known.game(seats)
        for number in range(games):
            seen.extend(positions(game, number, nodes, seed))
    text = Path(known.folder, "mind", FILE).read_text()
    return rewritten(text, fitted(seen, THINGS), command)


LEARNED = {"ninjato": outlook, "maki-master": prospect}
"""By title: how its value is learned, and written as a file."""


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Learn what a position is worth from self-play.")
    parser.add_argument("game", choices=sorted(LEARNED))
    parser.add_argument("--games", type=int, default=400, help="games at each table")
    parser.add_argument("--nodes", type=int, default=0, help="simulations a move; 0 is the heuristic player")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    command = f"python -m chabudai.arena.fit {' '.join(sys.argv[1:])}"
    sys.stdout.write(LEARNED[given.game](given.games, given.nodes, given.seed, command))


if __name__ == "__main__":
    main()
