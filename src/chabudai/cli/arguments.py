"""What several commands ask for, and how it is read."""

import sys
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from chabudai.cli.errors import BadArgument, named
from chabudai.core.errors import ChabudaiError, InvalidEdition, shown
from chabudai.core.game import Game
from chabudai.title import Title

EDITION_LIMIT: Final = 1 << 20  # bytes
RECORD_LIMIT: Final = 1 << 24

Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Play with a variant; may be given again. `chabudai games` lists them.",
        show_default=False,
    ),
]
Edition: TypeAlias = Annotated[
    str, typer.Option(metavar="NAME|FILE", help="An edition that comes with the game, or the path of your own `.toml` file.")
]
OwnEdition: TypeAlias = Annotated[
    str, typer.Option(metavar="FILE", help="Your own edition file, if the record was played with one.", show_default=False)
]
Bot: TypeAlias = Annotated[str, typer.Option(metavar="NAME", help="Who takes the other seats.")]
Workers: TypeAlias = Annotated[int, typer.Option(min=1, max=256, help="How many processes share the work.")]
Cluster: TypeAlias = Annotated[
    str, typer.Option(metavar="local|ray[:ADDRESS]", help="Where they run: on this machine, or as tasks of a Ray cluster.")
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Write JSON for a program instead of words.")]
Language: TypeAlias = Annotated[
    str, typer.Option(metavar="en|de", envvar="CHABUDAI_LANGUAGE", help="The language of the game.", show_envvar=True)
]


def pairs(given: list[str] | None) -> dict[str, str]:
    """The options as names and values."""
    options: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadArgument(f"--option {shown(text)}: write it as NAME=VALUE, such as ties=highest")
        if name in options:
            raise BadArgument(f"--option {shown(text)}: {shown(name)} is given twice")
        options[name] = value
    return options


def checked_seed(seed: str) -> str:
    """A seed is any word or number that can be written down."""
    if not seed or not seed.isprintable():
        raise BadArgument(f"--seed {shown(seed)}: a seed is a word or a number")
    return seed


def set_up(title: Title, seats: int, options: dict[str, str], edition: str) -> Game:
    """The game to play; an owner's edition file may hold anything, and whatever it holds is refused in one line."""
    if edition in title.editions() or not edition.endswith(".toml"):
        return title.game(seats, options, edition)
    text_of(edition, EDITION_LIMIT)
    try:
        return title.game(seats, options, edition)
    except ChabudaiError:
        raise
    except (ValueError, TypeError, ArithmeticError, RecursionError) as error:
        raise InvalidEdition(f"invalid edition: {named(edition)}: it cannot be understood ({error})") from error


def text_of(file: str, limit: int) -> str:
    """The text in a file, or on the standard input for `-`; what is too large or no text is refused."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadArgument(f"{named(file)}: the file cannot be read ({why})") from error
    if len(data) > limit:
        raise BadArgument(f"{named(file)}: the file is too large (the most is {limit >> 20} MiB)")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadArgument(f"{named(file)}: the file is not text (byte {error.start + 1} is no UTF-8)") from error
