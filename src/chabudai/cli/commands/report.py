"""`chabudai report`: what many games say about a game's balance."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chabudai.arena import full_lineup
from chabudai.arena.cluster import LOCAL, checked_cluster, spread
from chabudai.arena.findings import findings
from chabudai.arena.study import PART, Part, Shelf, Study, play_part
from chabudai.bots import bot
from chabudai.cli import arguments
from chabudai.cli.errors import BadArgument
from chabudai.cli.terminal.screen import new_console
from chabudai.games import title

MOST_GAMES = 1_000_000


def report(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    out: Annotated[
        str, typer.Option(metavar="DIR", help="The folder of the report; a stopped run goes on from what is there.")
    ],
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.", show_default="4")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help="Who plays; the last one fills the seats left.")] = "casual",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="At least how many games; deals are played whole.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 1,
    option: arguments.Options = None,
    edition: arguments.Edition = "house",
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Compare with this variant; may be given again.", show_default=False),
    ] = None,
    against_edition: Annotated[
        str, typer.Option(metavar="NAME|FILE", help="Compare with this edition.", show_default=False)
    ] = "",
    workers: arguments.Workers = 1,
    cluster: arguments.Cluster = LOCAL,
) -> None:
    """Let bots play many games and write a page about the game's balance, with the data as Parquet.

    Needs the extra `research`. The same command writes the same tables again.
    """
    chosen = title(game)
    number = chosen.usual_seats() if seats is None else seats
    options = arguments.pairs(option)
    lineup = full_lineup([name.strip() for name in bots.split(",")], number)
    studies = [Study(chosen.name, number, options, edition, lineup, seed, games)]
    if against or against_edition:
        other = {**options, **arguments.pairs(against)}
        studies.append(Study(chosen.name, number, other, against_edition or edition, lineup, seed, games))
    for study in studies:
        made = arguments.set_up(chosen, number, study.options, study.edition)
        for name in set(lineup):
            bot(name, made)  # a wrong name is refused before anything happens
    checked_cluster(cluster)
    try:
        page = import_module("chabudai.arena.page")
    except ImportError as error:
        raise BadArgument(f"report: {error.name} is not installed: pip install 'chabudai[research]'") from error
    parts = [played(study, Path(out), workers, cluster) for study in studies]
    page.write(Path(out), [findings(study, mine) for study, mine in zip(studies, parts, strict=True)], parts)
    new_console().print(f"{Path(out) / 'report.html'}", soft_wrap=True)


def played(study: Study, folder: Path, workers: int, cluster: str) -> list[Part]:
    """All parts of a study: those on the shelf, and the missing ones played now."""
    shelf = Shelf(folder, study)
    missing = shelf.missing()
    console = new_console(errors=True)
    bar = Progress(
        TextColumn(study.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    each = PART * study.seats
    with bar:
        task = bar.add_task(study.title, total=study.parts() * each, completed=(study.parts() - len(missing)) * each)
        for part in spread(play_part, [(study, number) for number in missing], workers, cluster):
            shelf.keep(part)
            bar.advance(task, each)
    return shelf.all()
