"""`chabudai simulate`: many games, and what the seats got out of them."""

import json
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chabudai.arena.cluster import LOCAL, checked_cluster
from chabudai.arena.intervals import Estimate
from chabudai.cli import arguments
from chabudai.cli.errors import BadArgument, named
from chabudai.cli.opponents import RANDOM, opponent
from chabudai.cli.simulation import Order, played
from chabudai.cli.statistics import Tally
from chabudai.cli.terminal.screen import new_console, plain_table
from chabudai.core import is_compiled
from chabudai.games import title

MOST_GAMES = 100_000_000


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.", show_default="4")] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="A word or number: the same seed gives the same games.", show_default="new")] = "",
    option: arguments.Options = None,
    edition: arguments.Edition = "house",
    bot: arguments.Bot = RANDOM,
    records: Annotated[
        str, typer.Option(metavar="DIR", help="A new or empty folder for one record per game.", show_default=False)
    ] = "",
    workers: arguments.Workers = 1,
    cluster: arguments.Cluster = LOCAL,
    as_json: arguments.Json = False,
) -> None:
    """Let bots play many games and show the statistics.

    Tied winners share a win. The intervals are 95 % intervals. The number of workers does not change the games.
    """
    chosen = title(game)
    order = Order(
        title=chosen.name,
        seats=chosen.usual_seats() if seats is None else seats,
        options=arguments.pairs(option),
        edition=edition,
        bot=bot,
        seed=arguments.checked_seed(seed) if seed else secrets.token_hex(4),
        games=games,
        records=records,
    )
    opponent(bot, order.game())  # a wrong argument is refused before anything happens
    checked_cluster(cluster)
    if records:
        make_empty(records)
    began = time.perf_counter()
    tally = run(order, workers, cluster, new_console(errors=True))
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(as_dict(order, tally, seconds, workers), indent=2))  # noqa: T201 -- for a program
    else:
        show(new_console(), order, tally, seconds)


def make_empty(folder: str) -> None:
    """Make the folder for the records; one that holds anything is refused."""
    path = Path(folder)
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise BadArgument(f"--records {named(folder)}: the folder is not empty")
    except (OSError, ValueError) as error:
        if isinstance(error, BadArgument):
            raise
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadArgument(f"--records {named(folder)}: the folder cannot be used ({why})") from error


def run(order: Order, workers: int, cluster: str, console: Console) -> Tally:
    """Play all games, with a progress bar where someone can see it."""
    tally = Tally(order.seats)
    bar = Progress(
        TextColumn(order.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(order.title, total=order.games)
        for part in played(order, workers, cluster):
            tally.add(part)
            bar.update(task, completed=tally.games)
    return tally


def show(console: Console, order: Order, tally: Tally, seconds: float) -> None:
    """The statistics in words and a table."""
    plural = "game" if tally.games == 1 else "games"
    console.print(
        f"{order.title}, {order.seats} seats, {tally.games:,} {plural}, bot {order.bot}, seed {order.seed}", style="bold"
    )
    table = plain_table(
        ("seat", "right"), ("wins", "right"), ("95 %", "left"), ("score", "right"), ("95 %", "left"), ("sd", "right")
    )
    for number in range(order.seats):
        figures = tally.seat(number)
        share, mean = figures.win_share, figures.mean_score
        table.add_row(
            str(number),
            f"{share.mean:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            f"{mean.mean:.2f}",
            f"{mean.low:.2f} – {mean.high:.2f}" if tally.games > 1 else "unknown",
            f"{figures.deviation:.2f}" if tally.games > 1 else "unknown",
        )
    console.print(table, end="")
    how = "compiled" if is_compiled() else "interpreted"
    console.print(
        f"{tally.decisions / tally.games:.1f} decisions a game · {tally.games / seconds:,.0f} games/s · "
        f"{tally.decisions / seconds:,.0f} decisions/s · {how}"
    )
    if order.records:
        console.print(f"records: {order.records}", style="dim")


def as_dict(order: Order, tally: Tally, seconds: float, workers: int) -> dict[str, object]:
    """The statistics as plain data; an interval that is unknown is null."""
    per_seat: list[dict[str, object]] = []
    for number in range(order.seats):
        figures = tally.seat(number)
        per_seat.append(
            {
                "seat": number,
                "win_share": interval_as_dict(figures.win_share),
                "mean_score": interval_as_dict(figures.mean_score),
                "score_sd": figures.deviation if tally.games > 1 else None,
            }
        )
    return {
        "game": order.title,
        "seats": order.seats,
        "options": order.options,
        "edition": order.edition,
        "bot": order.bot,
        "seed": order.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "per_seat": per_seat,
        "workers": workers,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
        "compiled": is_compiled(),
    }


def interval_as_dict(interval: Estimate) -> dict[str, float | None]:
    """An interval as plain data."""
    known = interval.low > float("-inf")
    return {"value": interval.mean, "low": interval.low if known else None, "high": interval.high if known else None}
