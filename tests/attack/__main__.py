"""Everything that a stranger on the network was once able to do, and some that nobody ever was: `make attack`.

`python -m tests.attack` makes all attacks and plays 20,000 sequences of acts beside them; `--quick` makes the attacks in short.
"""

import argparse
import logging
import multiprocessing
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final

from tests.attack import on_listening, on_storage, on_storms, on_tables, on_the_network, on_worlds
from tests.attack.ground import ATTACKS, STANDING, Ground, made
from tests.attack.listening import Tally, listened

PARTS: Final = (on_listening, on_the_network, on_tables, on_storage, on_worlds, on_storms)
_CHUNK: Final = 250


def attacked(is_quick: bool, only: str) -> int:
    """Make all attacks whose sentence has these words in it; returns how many failed to fail."""
    chosen = [one for one in ATTACKS if only in one.sentence]
    failed = 0
    with tempfile.TemporaryDirectory() as folder, Ground(is_quick, Path(folder)).set_up(STANDING, True) as standing:
        for number, one in enumerate(chosen, 1):
            outcome = made(one, is_quick, standing)
            failed += bool(outcome.error)
            print(f"{number:3}/{len(chosen)} {outcome}", flush=True)
    return failed


class Listening:
    """Sequences of acts, played in pieces by one process or more."""

    def __init__(self, first: int, count: int) -> None:
        self._waiting: Final[SimpleQueue[range]] = SimpleQueue()
        for start in range(first, first + count, _CHUNK):
            self._waiting.put(range(start, min(start + _CHUNK, first + count)))
        self._lock: Final = Lock()
        self._began: Final = time.monotonic()
        self.tally: Final = Tally()

    def play(self) -> None:
        """Play in a process of its own until nothing is left."""
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            while True:
                try:
                    piece = self._waiting.get_nowait()
                except Empty:
                    return
                self._note(pool.submit(listened, piece).result())

    def _note(self, found: Tally) -> None:
        with self._lock:
            self.tally.join(found)
            minutes = (time.monotonic() - self._began) / 60
            print(f"        the right to listen after {minutes:.1f} min: {self.tally}", flush=True)
            for report in found.reports:
                print(report, flush=True)


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="the attacks in short, without the sequences")
    parser.add_argument("--only", default="", help="the attacks with these words in their sentence, without the sequences")
    parser.add_argument("--sequences", type=int, default=20_000, help="how many sequences of acts to play")
    parser.add_argument("--first", type=int, default=1_000_000, help="the seed of the first")
    chosen = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every connection that a server has ended
    listening = Listening(chosen.first, 0 if chosen.quick or chosen.only else chosen.sequences)
    beside = Thread(target=listening.play)
    beside.start()
    failed = attacked(chosen.quick, chosen.only)
    listening.play()
    beside.join()
    sys.exit(1 if failed or listening.tally.failed else 0)


if __name__ == "__main__":
    main()
