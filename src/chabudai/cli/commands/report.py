"""`chabudai report`: what many games say about a game's balance."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, TypeAlias

import typer

from chabudai.arena.cluster import LOCAL, checked_cluster, spread
from chabudai.arena.findings import findings
from chabudai.arena.study import PART, Part, Shelf, Study, play_part, rungs, variants
from chabudai.cli import arguments
from chabudai.cli.commands.arena import say_stopped
from chabudai.cli.errors import STOPPED, BadArgument, named, why_of
from chabudai.cli.naming import title_named
from chabudai.cli.opponents import lineup, without_budgets
from chabudai.cli.progress import progress_bar
from chabudai.cli.terminal.screen import new_console
from chabudai.extras import how_to_install
from chabudai.title import Title

MOST_GAMES = 1_000_000


Out: TypeAlias = Annotated[
    str, typer.Option(metavar="DIR", help="The folder of the report; a stopped run goes on from what is there.")
]
Games: TypeAlias = Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="At least how many games; deals are played whole.")]
Against: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="Compare with this variant; may be given again.", show_default=False),
]
AgainstEdition: TypeAlias = Annotated[
    str, typer.Option(metavar="NAME|FILE", help="Compare with this edition.", show_default=False)
]
Sweep: TypeAlias = Annotated[bool, typer.Option("--sweep", help="Instead a line for every number of seats and every option.")]
Ladder: TypeAlias = Annotated[bool, typer.Option("--ladder", help="Instead a line for every level against the one below it.")]
Seconds: TypeAlias = Annotated[
    int, typer.Option(min=1, max=600, help="What a decision takes people: for the length in minutes.")
]


def report(
    game: arguments.GameName,
    out: Out,
    seats: arguments.Seats = None,
    bots: arguments.Bots = "casual",
    games: Games = 1000,
    seed: arguments.FixedSeed = "1",
    option: arguments.Options = None,
    edition: arguments.Edition = "house",
    against: Against = None,
    against_edition: AgainstEdition = "",
    sweep: Sweep = False,
    ladder: Ladder = False,
    seconds: Seconds = 10,
    language: arguments.Language = "",
    workers: arguments.Workers = 1,
    cluster: arguments.Cluster = LOCAL,
) -> None:
    """Let bots play many games and write a page that says in sentences how the game plays, with the data as Parquet.

    Needs the extra `research`. The same command writes the same tables again.
    """
    chosen = title_named(game)
    number = chosen.usual_seats() if seats is None else seats
    options = arguments.pairs(option)
    arguments.set_up(chosen, number, options, edition)
    seated = without_budgets(lineup(bots, number))
    asked = Study(chosen.name, number, options, edition, seated, arguments.number_or_word(seed), games)
    check_kind(sweep, ladder, bool(against or against_edition), number)
    studies = [asked, *compared(chosen, asked, against, against_edition)]
    studies = variants(asked) if sweep else rungs(asked) if ladder else studies
    language = arguments.checked_language(language)
    checked_cluster(cluster)
    page, sweeping, climbing = writers()
    folder = arguments.usable_folder("--out", out)
    parts = all_played(studies, folder, workers, cluster)
    found = list(map(findings, studies, parts))
    if sweep:
        sweeping.write(folder, asked, found, language, seconds)
    elif ladder:
        climbing.write(folder, asked, found, language, seconds)
    else:
        page.write(folder, found, parts, language, seconds)
    new_console().print(f"{folder / 'report.html'}", soft_wrap=True)


def check_kind(sweep: bool, ladder: bool, is_compared: bool, seats: int) -> None:
    """Refuse two kinds of report at once, and a ladder with nobody to beat."""
    if sweep + ladder + is_compared > 1:
        raise BadArgument("plain", told="--sweep, --ladder and --against exclude each other")
    if ladder and seats == 1:
        raise BadArgument("plain", told="--ladder needs somebody to beat: --seats 2 or more")


def compared(chosen: Title, asked: Study, against: list[str] | None, edition: str) -> list[Study]:
    """The study that the one asked for is compared with, if any."""
    if not against and not edition:
        return []
    options = {**asked.options, **arguments.pairs(against, "--against")}
    arguments.set_up(chosen, asked.seats, options, edition or asked.edition)
    return [replace(asked, options=options, edition=edition or asked.edition)]


def writers() -> tuple[ModuleType, ModuleType, ModuleType]:
    """What writes the page, the lines of a sweep, the ladder: the extra `research` has what all need."""
    try:
        names = ("page", "sweep", "rungs")
        page, sweeping, climbing = [import_module(f"chabudai.arena.{name}") for name in names]
    except ImportError as error:
        raise BadArgument("not-installed", what=str(error.name), command=how_to_install("research")) from error
    return page, sweeping, climbing


def all_played(studies: list[Study], folder: Path, workers: int, cluster: str) -> list[list[Part]]:
    """The games of each study, in parts; Ctrl-C keeps what is done."""
    try:
        return [played(study, folder, workers, cluster) for study in studies]
    except KeyboardInterrupt:
        say_stopped(str(folder), any_played=True)
        raise typer.Exit(STOPPED) from None
    except (OSError, ValueError, TypeError) as error:
        key = "folder" if isinstance(error, OSError) else "damaged-run"
        raise BadArgument(key, option="--out", folder=named(str(folder)), why=why_of(error)) from error


def played(study: Study, folder: Path, workers: int, cluster: str) -> list[Part]:
    """All parts of a study: those on the shelf, and the missing ones played now."""
    shelf = Shelf(folder, study)
    missing = shelf.missing()
    each = PART * study.seats
    with progress_bar(new_console(errors=True), study.title) as bar:
        task = bar.add_task(study.title, total=study.parts() * each, completed=(study.parts() - len(missing)) * each)
        for part in spread(play_part, [(study, number) for number in missing], workers, cluster):
            shelf.keep(part)
            bar.advance(task, each)
    return shelf.all()
