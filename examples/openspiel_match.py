"""`master` against OpenSpiel's own information-set search at equal time, through the OpenSpiel adapter.

    pip install 'chabudai[research,openspiel]'
    python examples/openspiel_match.py zenmaster --players 3 --matches 30 --milliseconds 50

One seat is `master`, all others are OpenSpiel's ISMCTS (the one in Python: the one in C++ cannot sample worlds of a game
written in Python), each seat in turn. Before every move the number of simulations is set from the slowest of the moves before,
so that a move takes about the stated time of the processor.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from chabudai.bots import Budget, bot
from chabudai.core import Rng, Seat
from chabudai.rl.openspiel import TableState, game_name

EXPLORATION = 2.0
LOOK_BACK = 12  # moves


class Pace:
    """How many simulations fit into the time, learned from move to move."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.simulations = 10
        self.took: list[float] = []
        self.rates: list[float] = []

    def timed(self, think: Callable[[int], int]) -> int:
        """Let someone think with so many simulations."""
        began = time.process_time()
        chosen = think(self.simulations)
        took = time.process_time() - began
        self.took.append(took)
        self.rates.append(self.simulations / max(took, 1e-6))
        slowest = min(self.rates[-LOOK_BACK:])  # a new deal is slower than the end of the last one
        self.simulations = max(4, min(4 * self.simulations, round(slowest * self.seconds)))
        return chosen

    def milliseconds(self) -> float:
        """The mean of a move."""
        return 1000 * statistics.mean(self.took)


class Players:
    """`master` and OpenSpiel's search at one table."""

    def __init__(self, game: pyspiel.Game, seconds: float, seed: int) -> None:
        self.game = game
        self.master = bot("master", game.table)
        self.luck = Rng(seed)
        self.their_luck = np.random.RandomState(seed)
        self.ours, self.theirs = Pace(seconds), Pace(seconds)

    def master_choice(self, state: TableState) -> int:
        """What `master` plays from its view."""
        view, legal = state.state.view(Seat(state.current_player())), state.state.legal_actions()
        if len(legal) == 1:
            return int(legal[0].index)
        return self.ours.timed(lambda most: self.master.choose(view, legal, Budget(most), self.luck).action.index)

    def their_choice(self, state: TableState) -> int:
        """What OpenSpiel's search plays."""
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        evaluator = mcts.RandomRolloutEvaluator(1, self.their_luck)

        def think(most: int) -> int:
            search = ismcts.ISMCTSBot(self.game, evaluator, EXPLORATION, most, random_state=self.their_luck)
            return int(search.step(state))

        return self.theirs.timed(think)


def match(players: Players, seat: int, seed: int) -> float:
    """One match; the wins of `master`, of a fair share."""
    dealer = random.Random(seed)
    state = players.game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            ids, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dealer.choices(ids, chances)[0])
        elif state.current_player() == seat:
            state.apply_action(players.master_choice(state))
        else:
            state.apply_action(players.their_choice(state))
    ranks = state.state.outcome().ranks
    return float(players.game.num_players() / ranks.count(1)) if ranks[seat] == 1 else 0.0


def main() -> None:
    """Play the matches and say who won."""
    parser = argparse.ArgumentParser(description="master against OpenSpiel's ISMCTS at equal time.")
    parser.add_argument("game", nargs="?", default="zenmaster")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--milliseconds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seconds = given.milliseconds / 1000
    game = pyspiel.load_game(game_name(given.game), {"players": given.players})
    players = Players(game, seconds, given.seed)
    shares = [match(players, number % given.players, given.seed + number) for number in range(given.matches)]
    half = 1.96 * statistics.pstdev(shares) / len(shares) ** 0.5
    print(f"{given.game}, {given.players} players, {given.matches} matches:")
    print(f"master wins {statistics.mean(shares):.2f} ± {half:.2f} of a fair share")
    for name, pace in (("master", players.ours), ("ISMCTS", players.theirs)):
        print(f"{name}: {pace.milliseconds():.0f} ms and about {pace.simulations} simulations a move")


if __name__ == "__main__":
    main()
