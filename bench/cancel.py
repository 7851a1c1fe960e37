"""How soon a search stops after it was cancelled: `make cancel`.

Another thread cancels searches all through a game, each at another moment of its first second. Reported are the time on the
wall until the search returned, the processor time that it used until then, and how long it waited for a core: on a busy
machine the first is mostly the third. A cancelling thread first has to get hold of the interpreter; how much later than it
wished it could cancel is told apart.
"""

import argparse
import statistics
import threading
import time
from pathlib import Path
from typing import Final, NamedTuple

from chabudai.bots import policy_of, tuning_of
from chabudai.core import CHANCE, Action, Game, Rng, State, drawing, match
from chabudai.games import TITLES, title
from chabudai.search import Budget, Search, Stop
from chabudai.search.policy import Policy

SEATS: Final = 4
LATEST: Final = 1.0  # seconds after which a search is cancelled at the latest
STRIDE: Final = 7  # spreads early and late moments over the game
ENDLESS: Final = 10**9  # simulations
COLUMNS: Final = (
    "game",
    "times",
    "median ms",
    "worst",
    "of it on a core",
    "waiting for one",
    "most on a core",
    "late",
    "worst",
)
HEAD: Final = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


class Clocks(NamedTuple):
    """A thread's clocks at one moment, in seconds."""

    wall: float
    processor: float
    waiting: float

    def since(self, before: "Clocks") -> "Clocks":
        """What has passed."""
        return Clocks(self.wall - before.wall, self.processor - before.processor, self.waiting - before.waiting)


def clocks_of(thread: threading.Thread) -> Clocks:
    """A running thread's clocks now; without a Linux kernel that counts it, waiting is 0."""
    assert thread.ident is not None
    counted = Path(f"/proc/self/task/{thread.native_id}/schedstat")
    waiting = int(counted.read_text().split()[1]) / 1e9 if counted.exists() else 0.0
    processor = time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
    return Clocks(time.perf_counter(), processor, waiting)


class Cancelled(NamedTuple):
    """One search that was cancelled."""

    late: float
    """How long the cancelling thread waited for the interpreter, and for a core itself."""
    took: Clocks
    """What passed for the searching thread until the search had returned."""


def cancelled(search: Search, state: State, after: float) -> Cancelled:
    """Search a position and cancel it so many seconds after its start."""
    stop = Stop()
    asked: list[Clocks] = []
    searcher = threading.current_thread()

    def cancel() -> None:
        asked.append(clocks_of(searcher))
        stop.request()

    canceller = threading.Timer(after, cancel)
    start = time.perf_counter()
    canceller.start()
    search.think(state.view(state.actor()), state.legal_actions(), Budget(ENDLESS), Rng("cancel"), stop)
    done = clocks_of(searcher)
    canceller.join()
    return Cancelled(asked[0].wall - start - after, done.since(asked[0]))


def positions(game: Game, policy: Policy, number: int) -> list[State]:
    """So many positions with a choice, spread over one game."""
    found: list[State] = []
    rng = Rng("cancel")

    def watch(state: State, _action: Action) -> None:
        if state.actor() != CHANCE and len(state.legal_actions()) > 1:
            found.append(state.clone())

    match(game, drawing(rng), [lambda state: policy.choose(state, rng, 500)] * game.setup.seats, watch)
    return [found[place * len(found) // number] for place in range(number)]


def row_of(name: str, times: int) -> str:
    """One game as a line of the table."""
    game = title(name).game(SEATS)
    policy = policy_of(game)
    search = Search(game, policy, tuning_of(game))
    search.is_patient = True
    moments = [LATEST * (place * STRIDE % times + 1) / times for place in range(times)]
    taken = [cancelled(search, state, after) for state, after in zip(positions(game, policy, times), moments, strict=True)]
    worst = max(each.took for each in taken)
    cells = [
        statistics.median(each.took.wall for each in taken),
        worst.wall,
        worst.processor,
        worst.waiting,
        max(each.took.processor for each in taken),
        statistics.median(each.late for each in taken),
        max(each.late for each in taken),
    ]
    return f"| {name} | {times} | {' | '.join(f'{1000 * seconds:.1f}' for seconds in cells)} |"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="make cancel", description="How soon a search stops after it was cancelled.")
    parser.add_argument("--times", type=int, default=50, help="how often each game's search is cancelled")
    given = parser.parse_args()
    print(HEAD)
    for known in TITLES:
        print(row_of(known.name, given.times), flush=True)


if __name__ == "__main__":
    main()
