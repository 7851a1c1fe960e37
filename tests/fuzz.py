"""Many random games of every title, compiled and interpreted side by side.

    python -m tests.fuzz --games 100000 [--title zenmaster] [--seed 1]

Game number i is played at the i-th seat count and option in turn, from `Rng(seed, i)`. The compiled run checks every game: it
ends within its bound, components are conserved at every step, the record is read back and replays to the same outcome. The
interpreted run plays the same games; the records of both must be the same to the byte.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Callable

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chabudai.core import NOBODY, Game, Rng, State, is_compiled, new_record, random_action, read_record, replay
from chabudai.games import TITLES, title
from chabudai.testing.setups import games as every_game
from chabudai.title import Title
from tests.games import conservation

BATCH = 100


def played(game: Game, rng: Rng, check: Callable[[State], None] | None) -> str:
    """The record of one random game."""
    state = game.new_state()
    record = new_record(game)
    while state.actor() != NOBODY:
        if check is not None:
            check(state)
        action = random_action(state, rng)
        record.add(state.actor(), action)
        state.apply(action)
    assert len(record.steps) <= game.max_steps
    record.outcome = state.outcome()
    text = record.write()
    if check is not None:
        check(state)
        result = replay(read_record(text), game)
        assert result.is_complete(), (result.stopped, text)
    return text


def run(known: Title, games: int, seed: int) -> None:
    """Print one digest for every batch of games."""
    tables = every_game(known)
    check = conservation.checker(known) if is_compiled() else None
    for start in range(0, games, BATCH):
        digest = hashlib.sha256()
        for number in range(start, min(start + BATCH, games)):
            text = played(tables[number % len(tables)], Rng(seed, number), check)
            digest.update(text.encode())
        print(digest.hexdigest(), flush=True)


def compare(known: Title, games: int, seed: int) -> bool:
    """Run both ways at once and compare batch by batch."""
    command = [sys.executable, "-m", "tests.fuzz", "--run", known.name, "--games", str(games), "--seed", str(seed)]
    interpreted = {**os.environ, "CHABUDAI_INTERPRETED": "1"}
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as fast,
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=interpreted) as slow,
        Progress(TextColumn(known.label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) as progress,
    ):
        assert fast.stdout is not None
        assert slow.stdout is not None
        task = progress.add_task("games", total=games)
        for start in range(0, games, BATCH):
            pair = fast.stdout.readline(), slow.stdout.readline()
            if pair[0] != pair[1] or not pair[0]:
                fast.kill()
                slow.kill()
                print(f"{known.name}: games {start} to {start + BATCH - 1} differ or failed: {pair}")
                return False
            progress.update(task, completed=min(start + BATCH, games))
    print(f"{known.name}: {games} games, legal, conserved, replayed, the same compiled and interpreted")
    return True


def main() -> None:
    """Fuzz every title, or the given one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--title", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--run", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.run:
        run(title(given.run), given.games, given.seed)
        return
    chosen = [title(given.title)] if given.title else TITLES
    sys.exit(0 if all([compare(known, given.games, given.seed) for known in chosen]) else 1)


if __name__ == "__main__":
    main()
