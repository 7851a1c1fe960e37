"""`master` against OpenSpiel's own information-set search at equal time, through the OpenSpiel adapter.

    pip install 'chabudai[research,openspiel]'
    python examples/openspiel_match.py zenmaster --players 3 --matches 30 --milliseconds 100

One seat is `master`, all others are OpenSpiel's ISMCTS (the one in Python: the one in C++ cannot sample worlds of a game
written in Python), each seat in turn. Both think for the stated time of the processor before every move that is not forced:
`master` does not stop when its best move is settled, and ISMCTS, which counts simulations by itself, is stopped by the clock.
"""

import argparse
import random
import statistics
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from chabudai.arena.intervals import wilson
from chabudai.core import Rng, Seat
from chabudai.games import title
from chabudai.rl.openspiel import TableState, game_name
from chabudai.search import Budget, Search

EXPLORATION = 2.0
NO_LIMIT = 10**9  # simulations
FEWEST = 2  # simulations: the first one of ISMCTS tries nothing yet


class TimeIsUp(Exception):
    """Ends a search of OpenSpiel's between two simulations."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's ISMCTS as it is, stopped by the processor's clock."""

    def __init__(self, game: pyspiel.Game, seconds: float, luck: np.random.RandomState) -> None:
        super().__init__(game, mcts.RandomRolloutEvaluator(1, luck), EXPLORATION, NO_LIMIT, random_state=luck)
        self.seconds = seconds
        self.simulations = 0
        self.began = 0.0

    def run_search(self, state: TableState) -> Any:
        """What it thinks of the moves once the time is up."""
        self.simulations, self.began = 0, time.thread_time()
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: TableState) -> TableState:
        """Begin a simulation, unless more than half of it would be too late."""
        passed = time.thread_time() - self.began
        if self.simulations >= FEWEST and passed * (1 + 0.5 / self.simulations) > self.seconds:
            raise TimeIsUp
        self.simulations += 1
        world: TableState = super().sample_root_state(state)
        return world


class Clock:
    """What the moves of one side took."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.simulations: list[int] = []

    def note(self, began: float, simulations: int) -> None:
        """Note a move that ends now."""
        self.took.append(time.thread_time() - began)
        self.simulations.append(simulations)

    def told(self) -> str:
        """The means of a move."""
        milliseconds, simulations = 1000 * statistics.mean(self.took), statistics.mean(self.simulations)
        return f"{milliseconds:.1f} ms of the processor and {simulations:.0f} simulations a move, {len(self.took)} moves"


class Players:
    """`master` and OpenSpiel's search at one table."""

    def __init__(self, game: pyspiel.Game, seconds: float, seed: int) -> None:
        self.game = game
        self.master = Search(game.table, *title(game.table.setup.title).master(game.table))
        self.master.is_patient = True
        self.budget = Budget(0, seconds, time.thread_time)
        self.luck = Rng(seed)
        self.their_search = TimedSearch(game, seconds, np.random.RandomState(seed))
        self.ours, self.theirs = Clock(), Clock()

    def master_choice(self, state: TableState) -> int:
        """What `master` plays from its view."""
        began = time.thread_time()
        view = state.state.view(Seat(state.current_player()))
        thoughts = self.master.think(view, state.state.legal_actions(), self.budget, self.luck)
        self.ours.note(began, int(self.master.simulations))
        return thoughts[0].action.index

    def their_choice(self, state: TableState) -> int:
        """What OpenSpiel's search plays."""
        began = time.thread_time()
        chosen = int(self.their_search.step(state))
        self.theirs.note(began, self.their_search.simulations)
        return chosen


def match(players: Players, seat: int, seed: int) -> float:
    """One match; what `master` has of the win."""
    dealer = random.Random(seed)
    state = players.game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            ids, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dealer.choices(ids, chances)[0])
        elif len(legal) == 1:
            state.apply_action(legal[0])
        elif state.current_player() == seat:
            state.apply_action(players.master_choice(state))
        else:
            state.apply_action(players.their_choice(state))
    ranks = state.state.outcome().ranks
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def main() -> None:
    """Play the matches and say who won."""
    parser = argparse.ArgumentParser(description="master against OpenSpiel's ISMCTS at equal time.")
    parser.add_argument("game", nargs="?", default="zenmaster")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--milliseconds", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=60, help="no match begins after so long")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game(game_name(given.game), {"players": given.players})
    players = Players(game, given.milliseconds / 1000, given.seed)
    last = time.monotonic() + 60 * given.minutes
    played, wins = 0, 0.0
    while played < given.matches and (played == 0 or time.monotonic() < last):
        wins += match(players, played % given.players, given.seed + played)
        played += 1
        print(f"\r{played} of {given.matches} matches, {wins:g} won", end="", flush=True)
    share = wilson(wins, played)
    mean, low, high = (given.players * part for part in (share.mean, share.low, share.high))
    print(f"\r{given.game}, {given.players} players, {played} matches, {wins:g} won by master:")
    print(f"{mean:.2f} of a fair share, 95 %: {low:.2f} – {high:.2f} ({given.players} is every match)")
    print(f"master: {players.ours.told()}")
    print(f"ISMCTS: {players.theirs.told()}")


if __name__ == "__main__":
    main()
