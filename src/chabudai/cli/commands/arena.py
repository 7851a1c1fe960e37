"""`chabudai arena`: which of some bots is better."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.console import Console

from chabudai.arena import Plan, Played, Standing, run, standings
from chabudai.arena.cluster import LOCAL, checked_cluster
from chabudai.arena.duel import MOST_SIMULATIONS, player, rotations
from chabudai.arena.intervals import Estimate
from chabudai.arena.tournament import deals_for
from chabudai.cli import arguments
from chabudai.cli.errors import STOPPED, BadArgument, named, why_of
from chabudai.cli.naming import title_named
from chabudai.cli.opponents import lineup
from chabudai.cli.progress import progress_bar
from chabudai.cli.speech import plain_words, usual_language
from chabudai.cli.terminal.screen import new_console, plain_table
from chabudai.core import Game, InvalidRecord
from chabudai.core.errors import shown

MOST_GAMES = 1_000_000
MOST_MS = 86_400_000


Games: TypeAlias = Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="At least how many games; deals are played whole.")]
Milliseconds: TypeAlias = Annotated[
    int,
    typer.Option("--time", metavar="MS", min=0, max=MOST_MS, help="What master may think a move, in place of its own budget."),
]
Nodes: TypeAlias = Annotated[
    int, typer.Option(min=0, max=MOST_SIMULATIONS, help="The same in simulations: then the games repeat exactly.")
]
Processor: TypeAlias = Annotated[
    bool, typer.Option(help="Count thinking time in processor time, so that a busy machine weakens nobody.")
]
Luck: TypeAlias = Annotated[
    int, typer.Option(min=0, max=10_000, help="Playings-out around each step of chance, to take luck away; 0: not told.")
]
Out: TypeAlias = Annotated[
    str, typer.Option(metavar="DIR", help="Keep every game here, and go on from what is there.", show_default=False)
]


def arena(
    game: arguments.GameName,
    bots: arguments.Bots,
    seats: arguments.Seats = None,
    games: Games = 100,
    milliseconds: Milliseconds = 0,
    nodes: Nodes = 0,
    processor: Processor = False,
    luck: Luck = 8,
    seed: arguments.FixedSeed = "1",
    option: arguments.Options = None,
    edition: arguments.Edition = "house",
    workers: arguments.Workers = 1,
    cluster: arguments.Cluster = LOCAL,
    out: Out = "",
    as_json: arguments.Json = False,
) -> None:
    """Let bots play on the same deals with the seats rotated, and say who is better.

    A bot's name with @500 behind it thinks 500 simulations a move. A win share of 1.00 is a fair share of the wins; tied
    winners share one. `Without luck` is the same share with what chance gave taken away. The intervals are 95 % intervals
    over deals. Ctrl-C shows what was played so far.
    """
    chosen = title_named(game)
    number = chosen.usual_seats() if seats is None else seats
    options = arguments.pairs(option)
    made = arguments.set_up(chosen, number, options, edition)
    names = lineup(bots, number)
    sown = arguments.number_or_word(seed)
    plan = Plan(chosen.name, number, options, names, sown, nodes, milliseconds / 1000, processor, edition, luck)
    refuse_what_cannot_play(plan, made, bots)
    checked_cluster(cluster)
    folder = arguments.usable_folder("--out", out) if out else None
    played, stopped = run_with_bar(plan, games, workers, cluster, folder, new_console(errors=True))
    if stopped:
        say_stopped(out, bool(played))
    if played:
        tell(plan, played, chosen.lowest_wins, as_json)
    if stopped or not played:
        raise typer.Exit(STOPPED)


def refuse_what_cannot_play(plan: Plan, made: Game, bots: str) -> None:
    """Before anything happens."""
    for name in set(plan.bots):
        player(name, made, plan)
    if len(set(plan.bots)) == 1:
        raise BadArgument("two-bots", bots=shown(bots))


def tell(plan: Plan, played: list[Played], lowest_wins: bool, as_json: bool) -> None:
    """Who is better, for a person or for a program."""
    found = standings(played, lowest_wins)
    if as_json:
        print(json.dumps(as_dict(plan, played, found), indent=2))  # noqa: T201 -- for a program
    else:
        show(new_console(), plan, played, found)


def say_stopped(folder: str, any_played: bool) -> None:
    """That a run was stopped, and where it goes on."""
    message = "stopped-kept" if folder else "stopped" if any_played else "stopped-nothing"
    new_console(errors=True).print(plain_words(usual_language()).say(message, {"folder": named(folder)}), soft_wrap=True)


def run_with_bar(
    plan: Plan, games: int, workers: int, cluster: str, folder: Path | None, console: Console
) -> tuple[list[Played], bool]:
    """Play, with a progress bar where someone can see it: the games of whole deals, and whether Ctrl-C stopped them."""
    played: list[Played] = []
    with progress_bar(console, plan.title) as bar:
        task = bar.add_task(plan.title, total=deals_for(plan, games) * rotations(plan))

        def heard(new: list[Played]) -> None:
            played.extend(new)
            bar.advance(task, len(new))

        try:
            return run(plan, games, workers, folder, heard, cluster), False
        except KeyboardInterrupt:
            return played, True
        except InvalidRecord as error:
            raise BadArgument("other-run", option="--out", folder=named(str(folder))) from error
        except (OSError, ValueError, TypeError) as error:
            if folder is None:
                raise
            key = "folder" if isinstance(error, OSError) else "damaged-run"
            raise BadArgument(key, option="--out", folder=named(str(folder)), why=why_of(error)) from error


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
            between(share, plan.seats, deals),
            f"{row.rank.mean:.2f}",
            f"{row.margin.mean:+.1f}",
            f"{row.rating:.1f}",
            f"{row.mean_ms:.1f}",
            f"{row.slowest_ms:.0f}",
        )
    console.print(table, end="")
    if plan.luck:
        console.print("Of a fair share, without luck:")
        for row in found:
            console.print(f"  {row.bot} {row.adjusted.mean * plan.seats:.2f} ({between(row.adjusted, plan.seats, deals)})")


def between(share: Estimate, seats: int, deals: int) -> str:
    """An interval as multiples of a fair share."""
    return f"{share.low * seats:.2f} – {share.high * seats:.2f}" if deals > 1 else "unknown"


def as_dict(plan: Plan, played: list[Played], found: list[Standing]) -> dict[str, object]:
    """The standings as plain data; an interval of a single deal is unknown, null."""
    rows = [asdict(row) for row in found]
    if len({game.deal for game in played}) == 1:
        for row in rows:
            for name in ("win_share", "adjusted", "rank", "margin"):
                row[name]["low"] = row[name]["high"] = None
    return {"plan": asdict(plan), "games": len(played), "fair_share": 1 / plan.seats, "standings": rows}
