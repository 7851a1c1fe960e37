"""Measuring speed: what a sample is, how samples are taken in turn, and our own games measured.

Seconds are processor time of this process: everything measured runs in one thread without waiting, and a busy machine then
spoils a figure less than it would by the clock on the wall.
"""

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from chabudai.core.fast.rng import Rng
from chabudai.core.game import Game, State
from chabudai.core.play import random_game
from chabudai.core.record import new_record
from chabudai.core.seats import CHANCE, NOBODY
from chabudai.core.walk import Walk
from chabudai.games import TITLES
from chabudai.search import Budget, opening, random_search

CLOCK_INTERVAL: Final = 0.005  # seconds between two looks at the clock, which are slow themselves
CLONES: Final = 100  # per call
SIMULATIONS: Final = 1_000  # per search


class Sample(NamedTuple):
    """So much work done in so many seconds."""

    amount: int
    seconds: float

    @property
    def rate(self) -> float:
        """Units of work per second."""
        return self.amount / self.seconds

    @property
    def each(self) -> float:
        """Seconds per unit of work."""
        return self.seconds / self.amount


Measurement = Callable[[float], Sample]
"""Measures for about the given number of seconds."""


class Candidate(NamedTuple):
    """One thing to measure: its key, its unit of work, and how a measurement of it is made."""

    key: str
    unit: str
    make: Callable[[], Measurement]


def repeated(work: Callable[[], int]) -> Measurement:
    """Measure by calling `work`, which returns how much it did, until the time is up. The first call warms up."""

    def measure(seconds: float) -> Sample:
        work()
        amount, spent, calls = 0, 0.0, 1
        while spent < seconds:
            start = time.process_time()
            for _ in range(calls):
                amount += work()
            took = time.process_time() - start
            spent += took
            if took < CLOCK_INTERVAL:
                calls *= 2
        return Sample(amount, spent)

    return measure


def in_turn(measurements: dict[str, Measurement], rounds: Iterable[int], seconds: float) -> dict[str, list[Sample]]:
    """One sample of each measurement per round, so that a machine that slows down slows all alike."""
    samples: dict[str, list[Sample]] = {key: [] for key in measurements}
    for _ in rounds:
        for key, measure in measurements.items():
            samples[key].append(measure(seconds))
    return samples


def rollouts(game: Game) -> Measurement:
    """Whole random games by the fast path, the deal included. Work: decisions of seats."""
    rng = Rng(1)
    return repeated(lambda: game.new_state().rollout(rng))


def steps(game: Game) -> Measurement:
    """Whole random games step by step from Python, deals too: `legal_actions`, a random one of them, `apply`. Work: decisions.

    The weights of chance are not asked for, so that Maki Master and Ninjato are dealt as no fair dealer would.
    """
    choice = Rng(1).choice

    def play() -> int:
        decisions = 0
        state = game.new_state()
        while (actor := state.actor()) != NOBODY:
            state.apply(choice(state.legal_actions()))
            if actor != CHANCE:
                decisions += 1
        return decisions

    # The interpreter keeps its caches with the code: with one copy for all games they would never fit.
    play.__code__ = play.__code__.replace()
    return repeated(play)


def clones(game: Game) -> Measurement:
    """`clone` of a state in the middle of a game. Work: clones."""
    clone = middle(game).clone

    def make() -> int:
        for _ in range(CLONES):
            clone()
        return CLONES

    return repeated(make)


def searches(game: Game) -> Measurement:
    """Searches of an opening with random rollouts, each simulation in its own world. Work: simulated decisions."""
    rng = Rng(1)
    state = opening(game, rng)
    view, legal = state.view(state.actor()), state.legal_actions()
    search = random_search(game)

    def think() -> int:
        search.think(view, legal, Budget(SIMULATIONS), rng)
        return int(search.decisions)

    return repeated(think)


def middle(game: Game) -> State:
    """The position of a random game after half its steps."""
    record = new_record(game)
    random_game(game, Rng(1), record)
    walk = Walk(game, record.steps)
    walk.to(len(record.steps) // 2)
    return walk.state


def own_candidates() -> list[Candidate]:
    """Every title at its usual table, default options."""
    candidates: list[Candidate] = []
    for title in TITLES:
        game = title.game(title.usual_seats())
        candidates += [
            Candidate(f"{title.name} rollout", "decisions", partial(rollouts, game)),
            Candidate(f"{title.name} steps", "decisions", partial(steps, game)),
            Candidate(f"{title.name} clone", "clones", partial(clones, game)),
            Candidate(f"{title.name} search", "simulated decisions", partial(searches, game)),
        ]
    return candidates
