"""Two checkouts of our own games measured in turn in one run: what a change costs or gains.

`python -m bench.duel ../before` runs `chabudai bench` of that checkout, with its own environment, and of this one, in turn.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

from chabudai.games import TITLES

START: Final = "from chabudai.cli import main; main()"
FIGURES: Final = {
    "rollout": "rollout_decisions_per_second",
    "steps": "contract_decisions_per_second",
    "clone": "clone_ns",
    "search": "search_decisions_per_second",
}


def measured(python: str, game: str, seconds: float) -> dict[str, float]:
    """The speeds of one game in one checkout; a copy's time is told as copies a second."""
    command = [python, "-c", START, "bench", game, "--json", "--seconds", str(seconds)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    data = json.loads(printed)["games"][0]
    return {name: 1 / data[key] if key.endswith("_ns") else data[key] for name, key in FIGURES.items()}


def main() -> None:
    """Take turns, and say how this checkout compares: the median of the rounds' ratios, their range, and the best of each.

    On a machine with other programs the best of each is the figure to trust.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("before", type=Path, help="a checkout with an environment of its own in .venv")
    parser.add_argument("--games", default=",".join(title.name for title in TITLES))
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.05)
    chosen = parser.parse_args()
    before = str(chosen.before.absolute() / ".venv/bin/python")
    for game in chosen.games.split(","):
        pairs = [[measured(python, game, chosen.seconds) for python in (before, sys.executable)] for _ in range(chosen.rounds)]
        for name in FIGURES:
            ratios = sorted(now[name] / then[name] for then, now in pairs)
            best = max(now[name] for _, now in pairs) / max(then[name] for then, _ in pairs)
            middle = f"{statistics.median(ratios):.2f} × ({ratios[0]:.2f}-{ratios[-1]:.2f})"
            print(f"{game} {name}: {middle}, the best of each {best:.2f} ×", flush=True)


if __name__ == "__main__":
    main()
