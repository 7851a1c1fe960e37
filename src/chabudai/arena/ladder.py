"""Every level against the one below it, on every title at its smallest, middle and largest table: `make arena`.

Each row is one tournament of one seat of the upper bot against a table of the lower one, kept in a folder of its own, so
that a stopped run goes on. The rows are printed as a Markdown table. Time is processor time.
"""

import argparse
from pathlib import Path

from rich.console import Console

from chabudai.arena.duel import Plan, full_lineup
from chabudai.arena.stats import Standing, standings
from chabudai.arena.tournament import run
from chabudai.bots import FORMER, LEVELS
from chabudai.games import TITLES, title

PAIRS = (*zip(LEVELS, ("random", *LEVELS[:-1]), strict=True), ("master", "heuristic"), ("master", FORMER))
COLUMNS = ("game", "seats", "bots", "games", "of a fair share", "95 %", "rank", "margin", "ms a move", "slowest")
HEAD = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


def tables(name: str) -> list[int]:
    """The smallest, middle and largest table of a title."""
    known = title(name)
    fewest = max(2, known.fewest)  # nobody can be beaten alone
    return sorted({fewest, (fewest + known.most) // 2, known.most})


def row_of(plan: Plan, games: int, best: Standing) -> str:
    """One tournament as a line of the table: how the upper bot did."""
    share, seats = best.win_share, plan.seats
    cells = (
        plan.title,
        str(seats),
        f"{plan.bots[0]} against {plan.bots[-1]}",
        str(games),
        f"{share.mean * seats:.2f}",
        f"{share.low * seats:.2f} – {share.high * seats:.2f}",
        f"{best.rank.mean:.2f}",
        f"{best.margin.mean:+.1f}",
        f"{best.mean_ms:.1f}",
        f"{best.slowest_ms:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def climb(plan: Plan, games: int, workers: int, folder: Path) -> str:
    """Play one tournament, or finish it, and tell the result."""
    name = "-".join([plan.title, str(plan.seats), plan.bots[0], plan.bots[-1]])
    played = run(plan, games, workers, folder / name)
    found = standings(played, title(plan.title).lowest_wins)
    return row_of(plan, len(played), next(row for row in found if row.bot == plan.bots[0]))


def options(description: str, folder: str) -> argparse.ArgumentParser:
    """What is asked of every comparison of levels."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--game", action="append", help="only this title; may be given again")
    parser.add_argument("--nodes", type=int, default=0, help="master's simulations a move, in place of its own budget")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(folder), help="where games are kept: a stopped run goes on from there")
    return parser


def main() -> None:
    """The command line."""
    parser = options("Every level against the one below it.", "build/arena")
    parser.add_argument("--games", type=int, default=200, help="games of each tournament, at least")
    parser.add_argument("--seats", type=int, help="only tables of this size")
    parser.add_argument("--upper", action="append", help="only tournaments of this bot against the one below it")
    parser.add_argument("--lower", action="append", help="only tournaments against this bot")
    given = parser.parse_args()
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(HEAD)
    for known in TITLES:
        for seats in tables(known.name):
            for upper, lower in PAIRS:
                if (given.game and known.name not in given.game) or (given.upper and upper not in given.upper):
                    continue
                if (given.seats and seats != given.seats) or (given.lower and lower not in given.lower):
                    continue
                nodes = given.nodes if upper == "master" else 0
                plan = Plan(known.name, seats, {}, full_lineup([upper, lower], seats), given.seed, nodes, by_processor=True)
                console.print(climb(plan, given.games, given.workers, given.out))


if __name__ == "__main__":
    main()
