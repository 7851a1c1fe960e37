"""A number for every level: all levels meet at mixed tables, and OpenSkill rates them: `python -m chabudai.arena.ratings`.

Every set of different levels that fills the middle table plays the same deals, with the seats rotated. Each set is kept in a
folder of its own, so that a stopped run goes on. `random` is rated too: only distances between numbers mean something.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from rich.console import Console

from chabudai.arena.duel import Plan, Played
from chabudai.arena.ladder import options, tables
from chabudai.arena.stats import Rating, rated
from chabudai.arena.tournament import run
from chabudai.bots import LEVELS
from chabudai.games import TITLES

RATED = ("random", *LEVELS)
HEAD = f"| game, seats | games | {' | '.join(RATED)} |\n|{'---|' * (2 + len(RATED))}"


def middle_table(name: str) -> int:
    """How many sit at the table at which levels are compared."""
    sizes = tables(name)
    return sizes[len(sizes) // 2]


def mixed(plan: Plan, levels: Sequence[str], deals: int, workers: int, folder: Path) -> list[Played]:
    """The games of all mixed tables, each as the plan says but for who sits there."""
    found: list[Played] = []
    for bots in combinations(levels, plan.seats):
        found += run(replace(plan, bots=bots), deals * plan.seats, workers, folder / "-".join((plan.title, *bots)))
    return found


def row_of(plan: Plan, games: list[Played]) -> str:
    """The numbers of one game as a line of the table: what a level is worth, and how far that may be off."""
    numbers = rated(games)
    cells = [f"{plan.title}, {plan.seats}", str(len(games)), *[told(numbers[level]) for level in RATED]]
    return f"| {' | '.join(cells)} |"


def told(number: Rating) -> str:
    """A rating and its spread."""
    return f"{number.mu:.1f} ± {number.sigma:.1f}"


def main() -> None:
    """The command line."""
    parser = options("An OpenSkill number for every level.", "build/ratings")
    parser.add_argument("--deals", type=int, default=4, help="how often each set of levels meets in every seat")
    given = parser.parse_args()
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(HEAD)
    for known in TITLES:
        if given.game and known.name not in given.game:
            continue
        plan = Plan(known.name, middle_table(known.name), {}, (), given.seed, given.nodes, by_processor=True)
        console.print(row_of(plan, mixed(plan, RATED, given.deals, given.workers, given.out)))


if __name__ == "__main__":
    main()
