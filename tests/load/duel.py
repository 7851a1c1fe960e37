"""Two checkouts of our own server under the same load program in one run: what a change costs or gains.

`python -m tests.load.duel ../before` takes turns between the server of that checkout, with its own environment, and this one's.
The processor time of the server process a move is the figure to trust where other programs run beside it.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

import uvloop

from tests.load import ours
from tests.load.figures import Figures
from tests.ports import free_port
from tests.server.storm import Killable

SEATS = 4


class Started(Killable):
    """A server that this program starts."""

    def __init__(self, folder: Path, port: int, program: list[str]) -> None:
        self.program = program
        super().__init__(folder, port)


def one_round(program: list[str], tables: int, seconds: float) -> Figures:
    """The server that this program starts, under load."""
    with tempfile.TemporaryDirectory(dir="build") as folder:
        port = free_port()
        server = Started(Path(folder).absolute(), port, program)
        try:
            server.wait_until_ready()
            figures = Figures(seconds, server.process.pid)
            uvloop.run(ours.run_tables(port, tables, SEATS, 0, figures))
            return figures
        finally:
            server.end()


def main() -> None:
    """Take turns, and say how this checkout compares."""
    parser = argparse.ArgumentParser()
    parser.add_argument("before", type=Path, help="a checkout with an environment of its own in .venv")
    parser.add_argument("--module", default="chabudai.server.ops.main", help="what starts the server there")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=50)
    chosen = parser.parse_args()
    Path("build").mkdir(exist_ok=True)
    programs = {
        "before": [str(chosen.before.absolute() / ".venv/bin/python"), "-m", chosen.module],
        "now": [sys.executable, "-m", "chabudai.server.ops.main"],
    }
    found: dict[str, list[Figures]] = {name: [] for name in programs}
    for number in range(chosen.rounds):
        for name, program in programs.items():
            found[name].append(one_round(program, chosen.tables, chosen.seconds))
            print(f"  round {number + 1} {name:6}: {found[name][-1].line()}", flush=True)
    rate = [statistics.median(figures.rate() for figures in found[name]) for name in ("before", "now")]
    cost = [statistics.median(figures.cost() for figures in found[name]) for name in ("before", "now")]
    print(f"moves a second {rate[1] / rate[0]:.2f} ×, processor time a move {cost[1] / cost[0]:.2f} × of before")


if __name__ == "__main__":
    main()
