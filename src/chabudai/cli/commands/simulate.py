"""`chabudai simulate`: many games, and what the seats got out of them."""

import json
import secrets
import time
from typing import Annotated, TypeAlias

import typer
from rich.console import Console

from chabudai.arena.cluster import LOCAL, checked_cluster
from chabudai.arena.intervals import Estimate
from chabudai.cli import arguments
from chabudai.cli.errors import STOPPED
from chabudai.cli.naming import title_named
from chabudai.cli.opponents import RANDOM, lineup, without_budgets
from chabudai.cli.progress import progress_bar
from chabudai.cli.simulation import Order, played
from chabudai.cli.speech import plain_words, usual_language
from chabudai.cli.statistics import Tally
from chabudai.cli.terminal.screen import new_console, plain_table
from chabudai.core import is_compiled

MOST_GAMES = 100_000_000


Games: TypeAlias = Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")]
Records: TypeAlias = Annotated[
    str, typer.Option(metavar="DIR", help="A new or empty folder for one record per game.", show_default=False)
]


def simulate(
    game: arguments.GameName,
    seats: arguments.Seats = None,
    games: Games = 1000,
    seed: arguments.Seed = "",
    option: arguments.Options = None,
    edition: arguments.Edition = "house",
    bots: arguments.Bots = RANDOM,
    records: Records = "",
    workers: arguments.Workers = 1,
    cluster: arguments.Cluster = LOCAL,
    as_json: arguments.Json = False,
) -> None:
    """Let bots play many games and show the statistics.

    Tied winners share a win. The intervals are 95 % intervals. The number of workers does not change the games. Ctrl-C shows
    what was played so far.
    """
    chosen = title_named(game)
    number = chosen.usual_seats() if seats is None else seats
    options = arguments.pairs(option)
    arguments.set_up(chosen, number, options, edition)
    seated = without_budgets(lineup(bots, number))
    sown = arguments.checked_seed(seed) if seed else secrets.token_hex(4)
    order = Order(chosen.name, number, options, edition, seated, sown, games, records)
    checked_cluster(cluster)
    if records:
        arguments.usable_folder("--records", records, empty=True)
    tell(order, workers, cluster, as_json)


def tell(order: Order, workers: int, cluster: str, as_json: bool) -> None:
    """Play, and say what came of it; also of what was stopped."""
    began = time.perf_counter()
    tally = Tally(order.seats)
    stopped = not run(order, workers, cluster, tally, new_console(errors=True))
    seconds = time.perf_counter() - began
    if stopped:
        words = plain_words(usual_language())
        told = {"done": tally.games, "games": order.games}
        new_console(errors=True).print(words.say("stopped-simulation" if tally.games else "stopped-nothing", dict(told)))
    if tally.games and as_json:
        print(json.dumps(as_dict(order, tally, seconds, workers), indent=2))  # noqa: T201 -- for a program
    elif tally.games:
        show(new_console(), order, tally, seconds)
    if stopped or not tally.games:
        raise typer.Exit(STOPPED)


def run(order: Order, workers: int, cluster: str, tally: Tally, console: Console) -> bool:
    """Play and count the games, with a progress bar where someone can see it; False if that was stopped by Ctrl-C."""
    with progress_bar(console, order.title) as bar:
        task = bar.add_task(order.title, total=order.games)
        try:
            for part in played(order, workers, cluster):
                tally.add(part)
                bar.update(task, completed=tally.games)
        except KeyboardInterrupt:
            return False
    return True


def show(console: Console, order: Order, tally: Tally, seconds: float) -> None:
    """The statistics in words and a table."""
    bots = dict.fromkeys(order.bots)
    plural = "game" if tally.games == 1 else "games"
    console.print(
        f"{order.title}, {order.seats} seats, {tally.games:,} {plural}, seed {order.seed}: {', '.join(bots)}", style="bold"
    )
    table = plain_table(
        ("seat", "right"),
        ("bot", "left"),
        ("wins", "right"),
        ("95 %", "left"),
        ("score", "right"),
        ("95 %", "left"),
        ("sd", "right"),
    )
    for number in range(order.seats):
        figures = tally.seat(number)
        share, mean = figures.win_share, figures.mean_score
        table.add_row(
            str(number + 1),
            order.bots[number],
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
                "bot": order.bots[number],
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
        "bots": list(order.bots),
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
