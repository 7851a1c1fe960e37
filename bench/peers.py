"""What we measure ourselves against: a C program of our own, OpenSpiel, catanatron.

Each function makes a `Measurement`. One that cannot run here raises `PeerMissing` with the reason in one sentence.
Decisions are those of players only; the cards that chance deals take their time but are not counted. A choice among one
counts, for us as for the peers.
"""

import importlib
import itertools
import json
import random
import shutil
import subprocess
import tempfile
import time
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Final

from chabudai.cli.measure import Candidate, Measurement, Sample, repeated
from chabudai.core.fast.rng import Rng

C_SOURCE: Final = Path(__file__).with_name("zenmaster.c")
C_FLAGS: Final = ("-O3",)

HEARTS_BATCH: Final = 50  # games between two looks at the clock
CLONE_BATCH: Final = 100  # clones per call
OH_HELL_SEATS: Final = 4
OH_HELL_TRICKS: Final = 12  # the longest hand of four: the one with the most decisions per second
SIMULATIONS: Final = 1_000
UCT_CONSTANT: Final = 2.0


class PeerMissing(Exception):
    """A peer cannot be measured here."""


def peer_module(name: str, title: str) -> ModuleType:
    """The installed module `name` of a peer."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise PeerMissing(f"{title} is not installed: install the bench extra") from error


def zenmaster_in_c() -> Measurement:
    """Whole random matches of four-player ZenMaster by `zenmaster.c`, compiled now. Work: decisions."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise PeerMissing("there is no C compiler: `cc` is not on the path")
    folder = tempfile.TemporaryDirectory(prefix="chabudai-bench-")
    command = [compiler, *C_FLAGS, "-o", f"{folder.name}/zenmaster", str(C_SOURCE)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        raise PeerMissing(f"{C_SOURCE.name} does not compile: {built.stderr.strip()}")
    seeds = itertools.count(1)

    def play(matches: int) -> Sample:
        # Named from `folder`, which is thereby kept, and is removed with this function.
        command = [f"{folder.name}/zenmaster", str(next(seeds)), str(matches)]
        said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        return Sample(said["decisions"], said["seconds"])

    def measure(seconds: float) -> Sample:
        trial_matches = 5_000
        trial = play(trial_matches)
        return play(max(1, round(trial_matches * seconds / trial.seconds)))

    return measure


def hearts_loop() -> Measurement:
    """OpenSpiel's hearts played by its uniform random bots in its own C++ loop. Work: decisions."""
    pyspiel = peer_module("pyspiel", "OpenSpiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = itertools.count(1)

    def measure(seconds: float) -> Sample:
        decisions, spent = 0, 0.0
        while spent < seconds:
            played = []
            start = time.process_time()
            for _ in range(HEARTS_BATCH):
                state = game.new_initial_state()
                pyspiel.evaluate_bots(state, bots, next(seeds))
                played.append(state)
            spent += time.process_time() - start
            # The finished states tell exactly how many decisions there were; counting them is not timed.
            decisions += sum(step.player >= 0 for state in played for step in state.full_history())
        return Sample(decisions, spent)

    return measure


def spiel_from_python(name: str) -> Measurement:
    """A game of OpenSpiel, its own or one of ours, driven step by step from Python. Work: decisions.

    Every chance step of hearts is uniform, so that the shortest code serves both: a random one of the legal actions, chosen
    by our own generator, which is faster than Python's. Our own games are driven alike, without OpenSpiel too.
    """
    pyspiel = peer_module("pyspiel", "OpenSpiel")
    if name.startswith("chabudai"):
        peer_module("chabudai.rl.openspiel", "the research extra")
    game = pyspiel.load_game(name)
    choice = Rng(1).choice

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(choice(state.legal_actions()))
        return decisions

    # The interpreter keeps its caches with the code: with one copy for all games they would never fit.
    play.__code__ = play.__code__.replace()
    return repeated(play)


def hearts_clone() -> Measurement:
    """`clone()` of a hearts state in the middle of its game. Work: clones."""
    game = peer_module("pyspiel", "OpenSpiel").load_game("hearts")
    rng = random.Random(1)
    whole = game.new_initial_state()
    while not whole.is_terminal():
        whole.apply_action(rng.choice(whole.legal_actions()))
    history = whole.full_history()
    decisions = sum(step.player >= 0 for step in history)

    state = game.new_initial_state()
    for step in history[: len(history) - decisions // 2]:
        state.apply_action(step.action)
    clone = state.clone

    def make() -> int:
        for _ in range(CLONE_BATCH):
            clone()
        return CLONE_BATCH

    return repeated(make)


def catanatron_random() -> Measurement:
    """Whole games of catanatron by four of its random players. Work: decisions."""
    catanatron = peer_module("catanatron", "catanatron")
    seeds = itertools.count(1)

    def play() -> int:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return repeated(play)


def oh_hell_search() -> Measurement:
    """OpenSpiel's C++ ISMCTS with random rollouts, at the first bid of oh_hell. Work: simulated decisions.

    Each simulation samples a world and plays it from the root to the end: in the tree first, then by the rollout. The
    length of oh_hell is fixed once the number of tricks is (a bid each, a card each and trick), so the decisions of a
    simulation are known without counting.
    """
    pyspiel = peer_module("pyspiel", "OpenSpiel")
    game = pyspiel.load_game(f"oh_hell(players={OH_HELL_SEATS},num_tricks_fixed={OH_HELL_TRICKS})")
    rng = random.Random(1)
    opening = game.new_initial_state()
    while opening.is_chance_node():
        opening.apply_action(rng.choice(opening.legal_actions()))
    decisions = OH_HELL_SEATS * (1 + OH_HELL_TRICKS)
    seeds = itertools.count(1)

    def search() -> int:
        seed = next(seeds)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        pyspiel.ISMCTSBot(seed, evaluator, UCT_CONSTANT, SIMULATIONS).step(opening)
        return SIMULATIONS * decisions

    return repeated(search)


PEERS: Final = (
    Candidate("C zenmaster", "decisions", zenmaster_in_c),
    Candidate("hearts loop", "decisions", hearts_loop),
    Candidate("hearts steps", "decisions", partial(spiel_from_python, "hearts")),
    Candidate("hearts clone", "clones", hearts_clone),
    Candidate("catanatron", "decisions", catanatron_random),
    Candidate("oh_hell search", "simulated decisions", oh_hell_search),
)
