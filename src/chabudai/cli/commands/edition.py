"""`chabudai edition`: editions of one's own: begin one, check it, look at it, compare it."""

import json
from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer

from chabudai.cli import arguments
from chabudai.cli.errors import BadArgument, why_of
from chabudai.cli.naming import title_named
from chabudai.cli.terminal.screen import new_console, plain_table
from chabudai.core import CHANCE, NOBODY, Game, Rng
from chabudai.core.edition import EditionFile, open_edition
from chabudai.core.errors import shown
from chabudai.search.policy import Policy
from chabudai.title import Title

edition = typer.Typer()
TRIAL_GAMES = 20

Name = Annotated[str, typer.Argument(metavar="NAME|FILE", help="An edition by its name or its file.", show_default=False)]


@edition.callback(invoke_without_command=True)
def explain(context: typer.Context) -> None:
    """Work on an edition of your own: what is in the box, as a file.

    Files in the folder that CHABUDAI_EDITIONS names, as `FOLDER/zenmaster/mine.toml`, are editions by name everywhere: in every
    command and at the tables of a server.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@edition.command()
def new(
    game: arguments.GameName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to write it.", show_default=False)],
    like: Annotated[str, typer.Option("--from", metavar="NAME|FILE", help="The edition to begin with.")] = "house",
) -> None:
    """Begin an edition: a copy of one that is there, under the name of the new file."""
    chosen = title_named(game)
    path = Path(file)
    if path.suffix != ".toml":
        raise BadArgument("not-toml", file=shown(file))
    text = _opened(chosen, like).text
    renamed = text.replace(f'name = "{_opened(chosen, like).name}"', f'name = "{path.stem}"', 1)
    EditionFile(path.name, renamed)
    try:
        with path.open("x", encoding="utf-8") as stream:
            stream.write(renamed)
    except OSError as error:
        raise BadArgument("setting", option="FILE", given=shown(file), why=why_of(error)) from error
    new_console().print(f"{file}: written. Change it, then: chabudai edition check {chosen.name} {file}", highlight=False)


@edition.command()
def check(game: arguments.GameName, name: Name) -> None:
    """Say whether an edition can be played: its file, and whole games of bots for every number of seats."""
    chosen = title_named(game)
    file = _opened(chosen, name)
    played = []
    for seats in range(chosen.fewest, chosen.most + 1):
        made = arguments.set_up(chosen, seats, {}, name)
        policy = chosen.policy(made)
        try:
            for number in range(TRIAL_GAMES):
                _trial(made, policy, number)
        except Exception as error:
            raise BadArgument("unplayable", edition=shown(name), seats=seats, why=f"{type(error).__name__}: {error}") from error
        played.append(str(seats))
    said = f"{file.identity()}: playable by {', '.join(played)}; bots played {TRIAL_GAMES} games each"
    new_console().print(said, highlight=False)


@edition.command()
def show(game: arguments.GameName, name: Name = "house", as_json: arguments.Json = False) -> None:
    """Show what an edition says, with its name and the digits that tell it apart."""
    file = _opened(title_named(game), name)
    if as_json:
        print(json.dumps({"edition": file.identity(), "box": file.data}, indent=2, ensure_ascii=False))  # noqa: T201
        return
    console = new_console()
    console.print(file.identity(), style="bold", highlight=False)
    console.print(file.text, end="", highlight=False, markup=False)


@edition.command()
def diff(game: arguments.GameName, name: Name, other: Name = "house", as_json: arguments.Json = False) -> None:
    """Say in what two editions differ; the second is `house` unless another is named."""
    chosen = title_named(game)
    mine, theirs = _opened(chosen, name), _opened(chosen, other)
    found = differences(theirs.data, mine.data)
    if as_json:
        print(json.dumps([{"where": where, "was": was, "is": now} for where, was, now in found], indent=2))  # noqa: T201
        return
    console = new_console()
    table = plain_table(("where", "left"), (theirs.identity(), "left"), (mine.identity(), "left"))
    for where, was, now in found:
        table.add_row(where, was, now)
    console.print(table, end="")


def differences(old: object, new: object, where: str = "") -> list[tuple[str, str, str]]:
    """Every place where two trees of plain data differ, with what stands there; `-` for nothing."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = [*old, *[key for key in new if key not in old]]
        inside = [(f"{where}.{key}" if where else str(key), old.get(key), new.get(key)) for key in keys]
    elif isinstance(old, list) and isinstance(new, list):
        pairs = enumerate(zip_longest(old, new), 1)
        inside = [(f"{where}[{number}]", was, now) for number, (was, now) in pairs]
    else:
        return [] if old == new else [(where, _said(old), _said(new))]
    return [found for place, was, now in inside for found in differences(was, now, place)]


def _said(value: object) -> str:
    return "-" if value is None else json.dumps(value, ensure_ascii=False)


def _opened(title: Title, name: str) -> EditionFile:
    if name.endswith(".toml"):
        arguments.text_of(name, arguments.EDITION_LIMIT)
    return open_edition(title.name, Path(title.folder), name)


def _trial(game: Game, policy: Policy, number: int) -> None:
    """One whole game of the bots' own policy, within the steps that the rules promise."""
    rng = Rng("trial", number)
    state = game.new_state()
    steps = 0
    while (actor := state.actor()) != NOBODY:
        state.apply(state.draw(rng) if actor == CHANCE else policy.choose(state, rng, 0))
        steps += 1
        assert steps <= game.max_steps
