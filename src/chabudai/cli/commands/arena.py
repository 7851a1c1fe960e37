"""`chabudai arena`: which of some bots is better."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chabudai.arena import Plan, Played, Standing, full_lineup, run, standings
from chabudai.arena.cluster import LOCAL, checked_cluster
from chabudai.arena.duel import player, rotations
from chabudai.arena.tournament import deals_for
from chabudai.cli import arguments
from chabudai.cli.errors import BadArgument
from chabudai.cli.terminal.screen import new_console, plain_table
from chabudai.games import title

MOST_GAMES = 1_000_000


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="Who plays; the last one fills the seats left. A@500: 500 simulations a move.")
    ],
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.", show_default="4")] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="At least how many games; deals are played whole.")] = 100,
    milliseconds: Annotated[
        int, typer.Option("--time", metavar="MS", min=0, help="What master may think a move, in place of its own budget.")
    ] = 0,
    nodes: Annotated[int, typer.Option(min=0, help="The same in simulations: then the games repeat exactly.")] = 0,
    processor: Annotated[
        bool, typer.Option(help="Count thinking time in processor time, so that a busy machine weakens nobody.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    option: arguments.Options = None,
    workers: arguments.Workers = 1,
    cluster: arguments.Cluster = LOCAL,
    out: Annotated[
        str, typer.Option(metavar="DIR", help="Keep every game here, and go on from what is there.", show_default=False)
    ] = "",
    as_json: arguments.Json = False,
) -> None:
    """Let bots play on the same deals with the seats rotated, and say who is better.

    A win share of 1.00 is a fair share of the wins; tied winners share one. The intervals are 95 % intervals over deals.
    """
    chosen = title(game)
    number = chosen.usual_seats() if seats is None else seats
    lineup = full_lineup([name.strip() for name in bots.split(",")], number)
    plan = Plan(chosen.name, number, arguments.pairs(option), lineup, seed, nodes, milliseconds / 1000, processor)
    made = plan.game()
    for name in set(lineup):
        player(name, made, plan)  # a wrong name is refused before anything happens
    if len(set(lineup)) == 1:
        raise BadArgument(f"--bots {bots}: name at least two different bots")
    checked_cluster(cluster)
    played = run_with_bar(plan, games, workers, cluster, Path(out) if out else None, new_console(errors=True))
    found = standings(played, chosen.lowest_wins)
    if as_json:
        print(json.dumps(as_dict(plan, played, found), indent=2))  # noqa: T201 -- for a program
    else:
        show(new_console(), plan, played, found)


def run_with_bar(plan: Plan, games: int, workers: int, cluster: str, folder: Path | None, console: Console) -> list[Played]:
    """Play, with a progress bar where someone can see it."""
    bar = Progress(
        TextColumn(plan.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(plan.title, total=deals_for(plan, games) * rotations(plan))
        return run(plan, games, workers, folder, lambda new: bar.advance(task, len(new)), cluster)


def show(console: Console, plan: Plan, played: list[Played], found: list[Standing]) -> None:
    """The standings as a table."""
    deals = len({game.deal for game in played})
    console.print(
        f"{plan.title}, {plan.seats} seats, {len(played)} games on {deals} deals, seed {plan.seed}: {', '.join(plan.bots)}",
        style="bold",
    )
    table = plain_table(
        ("bot", "left"), ("wins", "right"), ("of a fair share", "right"), ("95 %", "left"), ("rank", "right"),
        ("margin", "right"), ("rating", "right"), ("ms a move", "right"), ("slowest", "right"),
    )  # fmt: skip
    for row in found:
        share = row.win_share
        table.add_row(
            row.bot,
            f"{share.mean:.1%}",
            f"{share.mean * plan.seats:.2f}",
            f"{share.low * plan.seats:.2f} – {share.high * plan.seats:.2f}" if deals > 1 else "unknown",
            f"{row.rank.mean:.2f}",
            f"{row.margin.mean:+.1f}",
            f"{row.rating:.1f}",
            f"{row.mean_ms:.1f}",
            f"{row.slowest_ms:.0f}",
        )
    console.print(table, end="")


def as_dict(plan: Plan, played: list[Played], found: list[Standing]) -> dict[str, object]:
    """The standings as plain data; an interval of a single deal is unknown, null."""
    rows = [asdict(row) for row in found]
    if len({game.deal for game in played}) == 1:
        for row in rows:
            for name in ("win_share", "rank", "margin"):
                row[name]["low"] = row[name]["high"] = None
    return {"plan": asdict(plan), "games": len(played), "fair_share": 1 / plan.seats, "standings": rows}
