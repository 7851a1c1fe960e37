"""`chabudai benchmark`: a bot against fixed opponents on fixed deals."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from chabudai.arena.benchmark import DEALS, OPPONENTS, QUICK, VERSION, Entry, entered, plan_of
from chabudai.arena.cluster import LOCAL, checked_cluster
from chabudai.arena.duel import Played, player
from chabudai.arena.intervals import Estimate
from chabudai.cli import arguments
from chabudai.cli.commands.arena import say_stopped
from chabudai.cli.errors import STOPPED, BadArgument, named
from chabudai.cli.naming import title_named
from chabudai.cli.opponents import lineup
from chabudai.cli.progress import progress_bar
from chabudai.cli.terminal.screen import new_console, plain_table
from chabudai.core import InvalidRecord


def benchmark(
    game: arguments.GameName,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="A bot, an ONNX file, or a module:function.", show_default=False)],
    quick: Annotated[bool, typer.Option("--quick", help="A few deals only: a look, no entry.")] = False,
    out: Annotated[
        str, typer.Option(metavar="DIR", help="Keep every game here, and go on from what is there.", show_default=False)
    ] = "",
    workers: arguments.Workers = 1,
    cluster: arguments.Cluster = LOCAL,
    as_json: arguments.Json = False,
) -> None:
    """Fill a line of the benchmark: a bot against fixed opponents on fixed deals, on every seat.

    What is fixed, and the rules for entries, are in docs/benchmark.md. The same bot has the same line again.
    """
    chosen = title_named(game)
    (name,) = lineup(bot, 1)
    plan = plan_of(chosen.name, name, OPPONENTS[0])
    player(name, plan.game(), plan)  # what cannot play is refused before anything happens
    checked_cluster(cluster)
    folder = arguments.usable_folder("--out", out) if out else None
    deals = QUICK if quick else DEALS
    console = new_console(errors=True)
    with progress_bar(console, chosen.name) as bar:
        task = bar.add_task(chosen.name, total=deals * plan.seats * len([one for one in OPPONENTS if one != name]))

        def heard(new: list[Played]) -> None:
            bar.advance(task, len(new))

        try:
            entry = entered(chosen.name, name, deals, workers, folder, heard, cluster)
        except KeyboardInterrupt:
            say_stopped(out, any_played=True)
            raise typer.Exit(STOPPED) from None
        except InvalidRecord as error:
            raise BadArgument("other-run", option="--out", folder=named(out)) from error
    if as_json:
        print(json.dumps({"manifest": entry.manifest(), **asdict(entry)}, indent=2))  # noqa: T201 -- for a program
    else:
        show(entry)


def show(entry: Entry) -> None:
    """The line, and what it is made of."""
    console = new_console()
    whole = "" if entry.is_whole() else f", {entry.deals} deals only: no entry"
    console.print(f"{entry.title}, benchmark {VERSION}{whole}: {entry.bot}", style="bold", highlight=False)
    table = plain_table(("against", "left"), ("games", "right"), ("wins", "right"), ("margin", "right"), ("ms a move", "right"))
    for one in entry.against:
        wins = _said(one.wins, 100, " %")
        table.add_row(one.opponent, str(one.games), wins, _said(one.margin, 1, ""), f"{one.milliseconds:.2f}")
    console.print(table, end="")
    console.print(f"score {_said(entry.score, 100, ' %')}", highlight=False)


def _said(value: Estimate, times: int, unit: str) -> str:
    return f"{value.mean * times:.1f}{unit} ({value.low * times:.1f} – {value.high * times:.1f})"
