"""What several commands ask for, and how it is read."""

import os
import sys
from errno import EACCES
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from chabudai.bots import BOTS
from chabudai.cli.errors import BadArgument, named, why_of
from chabudai.cli.naming import title_named
from chabudai.cli.speech import usual_language
from chabudai.core.errors import ChabudaiError, EditionWhy, InvalidEdition, InvalidSetup, SetupWhy, shown
from chabudai.core.game import Game
from chabudai.core.seats import Seat
from chabudai.games import TITLES
from chabudai.title import Title
from chabudai.words import LANGUAGES

EDITION_LIMIT: Final = 1 << 20  # bytes
RECORD_LIMIT: Final = 1 << 24


def _games(incomplete: str) -> list[str]:
    return [known.name for known in TITLES if known.name.startswith(incomplete.casefold())]


def _bots(incomplete: str) -> list[str]:
    """Bots, also behind a comma."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(last.casefold())]


def _variants(context: typer.Context, incomplete: str) -> list[str]:
    """The variants of the game that is named already, or of all."""
    try:
        titles = [title_named(str(context.params.get("game") or ""))]
    except BadArgument:
        titles = TITLES
    known = [f"{option.name}={value}" for each in titles for option in each.options for value in option.values]
    return [pair for pair in dict.fromkeys(known) if pair.startswith(incomplete)]


def _editions(incomplete: str) -> list[str]:
    known = {name for each in TITLES for name in each.editions()}
    return [name for name in sorted(known) if name.startswith(incomplete)]


def _languages(incomplete: str) -> list[str]:
    return [name for name in LANGUAGES if name.startswith(incomplete)]


GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="Which game.", autocompletion=_games)]
OptionalGame: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game.", show_default=False, autocompletion=_games)
]
Seats: TypeAlias = Annotated[int | None, typer.Option(metavar="N", help="How many sit at the table.", show_default="4 or so")]
Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Play with a variant; may be given again. `chabudai games` lists them.",
        show_default=False,
        autocompletion=_variants,
    ),
]
Edition: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="NAME|FILE",
        help="An edition that comes with the game, or the path of your own `.toml` file.",
        autocompletion=_editions,
    ),
]
OwnEdition: TypeAlias = Annotated[
    str, typer.Option(metavar="FILE", help="Your own edition file, if the record was played with one.", show_default=False)
]
Seed: TypeAlias = Annotated[
    str, typer.Option(metavar="SEED", help="A word or number: the same seed gives the same games.", show_default="new")
]
FixedSeed: TypeAlias = Annotated[
    str, typer.Option(metavar="SEED", help="A word or number: the same seed gives the same games.")
]
Bot: TypeAlias = Annotated[
    str,
    typer.Option(
        "--bot", "--bots", metavar="A,B,C", help="Who takes the other seats; the last fills the rest.", autocompletion=_bots
    ),
]
Bots: TypeAlias = Annotated[
    str, typer.Option("--bots", "--bot", metavar="A,B,C", help="Who plays; the last fills the rest.", autocompletion=_bots)
]
Workers: TypeAlias = Annotated[int, typer.Option(min=1, max=256, help="How many processes share the work.")]
Cluster: TypeAlias = Annotated[
    str, typer.Option(metavar="local|ray[:ADDRESS]", help="Where they run: on this machine, or as tasks of a Ray cluster.")
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Write JSON for a program instead of words.")]
Language: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="en|de",
        help="The language of the game; else that of CHABUDAI_LANGUAGE or of your machine.",
        show_default=False,
        autocompletion=_languages,
    ),
]


def checked_language(given: str) -> str:
    """A language of ours: the given one, or that of the machine."""
    language = given or usual_language()
    if language not in LANGUAGES:
        raise BadArgument("no-such-language", typed=shown(language), languages=", ".join(LANGUAGES))
    return language


def pairs(given: list[str] | None, option: str = "--option") -> dict[str, str]:
    """The options as names and values."""
    options: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadArgument("not-a-pair", option=option, given=shown(text), form="NAME=VALUE")
        if name in options:
            raise BadArgument("twice", option=option, given=shown(text), name=shown(name))
        options[name] = value
    return options


def checked_seed(seed: str) -> str:
    """A seed is any word or number that can be written down."""
    if not seed or not seed.isprintable():
        raise BadArgument("seed", given=shown(seed))
    return seed


def number_or_word(seed: str) -> int | str:
    """A seed as the arena keeps it: a number that is written plainly stays one."""
    text = checked_seed(seed)
    is_number = text.isascii() and text.isdecimal() and len(text) < 19 and (text == "0" or text[0] != "0")
    return int(text) if is_number else text


def set_up(title: Title, seats: int, options: dict[str, str], edition: str) -> Game:
    """The game to play; an owner's edition file may hold anything, and whatever it holds is refused in one line."""
    try:
        if edition in title.editions() or not edition.endswith(".toml"):
            return title.game(seats, options, edition)
        text_of(edition, EDITION_LIMIT)
        return title.game(seats, options, edition)
    except InvalidSetup as error:
        option, given = _blamed(error.reason, title, seats, options, edition)
        raise BadArgument("setting", option=option, given=given, why=error) from error
    except ChabudaiError:
        raise
    except (ValueError, TypeError, ArithmeticError, RecursionError) as error:
        raise InvalidEdition(EditionWhy.EDITION_NOT_UNDERSTOOD, shown(Path(edition).name), error=str(error)) from error


def seat_numbered(number: int, seats: int) -> Seat:
    """The seat that a person means by a number: people count from 1, records and programs from 0."""
    if not 1 <= number <= seats:
        raise BadArgument("seat", seat=str(number), last=str(seats))
    return Seat(number - 1)


def _blamed(reason: str, title: Title, seats: int, options: dict[str, str], edition: str) -> tuple[str, str]:
    """Which argument a setup was refused for, and what was given."""
    if reason in {SetupWhy.WRONG_NUMBER_OF_SEATS, SetupWhy.NO_ROOM_FOR_SO_MANY}:
        return "--seats", str(seats)
    if reason in {SetupWhy.NO_SUCH_EDITION, SetupWhy.UNREADABLE_EDITION}:
        return "--edition", shown(edition)
    known = {option.name: option.values for option in title.options}
    wrong = [name for name, value in options.items() if value not in known.get(name, [])]
    if reason == SetupWhy.NO_SUCH_PLACE:
        wrong = [name for name, value in options.items() if value.isdecimal()]
    return "--option", shown(f"{wrong[0]}={options[wrong[0]]}") if wrong else shown(str(options))


def text_of(file: str, limit: int) -> str:
    """The text in a file, or on the standard input for `-`; what is too large or no text is refused."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        raise BadArgument("unreadable", file=named(file), why=why_of(error)) from error
    if len(data) > limit:
        raise BadArgument("too-large", file=named(file), most=limit >> 20)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadArgument("not-text", file=named(file), byte=str(error.start + 1)) from error


def usable_folder(option: str, folder: str, empty: bool = False, is_text: bool = False) -> Path:
    """The folder, made if it is missing; what cannot be one is refused, or is not empty or no text where it must be."""
    path = Path(folder)
    try:
        if is_text:
            folder.encode("utf-8")
        path.mkdir(parents=True, exist_ok=True)
        if empty and any(path.iterdir()):
            raise BadArgument("not-empty", option=option, folder=named(folder))
        if not os.access(path, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except BadArgument:
        raise
    except (OSError, ValueError) as error:
        raise BadArgument("folder", option=option, folder=named(folder), why=why_of(error)) from error
    return path
