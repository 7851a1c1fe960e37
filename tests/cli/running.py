"""Running the command line inside the test's own process."""

import functools
from collections.abc import Sequence

import typer.main
import typer.testing
from typer.testing import CliRunner, Result

from chabudai.cli import app
from chabudai.core import Rng, new_record, random_game
from chabudai.games import title

# All commands are read off their functions once: that takes twice as long as to refuse an argument.
vars(typer.testing)["_get_command"] = functools.cache(typer.main.get_command)


def run(*arguments: str, typed: str | bytes = "") -> Result:
    """The command line with these arguments and this standard input; a traceback is the test's failure."""
    return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False, env={"CHABUDAI_LANGUAGE": "en"})


def refused(*arguments: str, typed: str | bytes = "") -> str:
    """The one line that says what is wrong with these arguments."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return only_error(result.stderr)


def only_error(stderr: str) -> str:
    """The one line on the standard error."""
    assert stderr.startswith("chabudai: error: "), stderr
    assert stderr.endswith("\n")
    assert stderr.count("\n") == 1
    return stderr.removeprefix("chabudai: error: ").strip()


def record_of(seed: int = 1, name: str = "zenmaster", seats: int = 3, options: dict[str, str] | None = None) -> str:
    """The record of a random game."""
    game = title(name).game(seats, options)
    record = new_record(game)
    random_game(game, Rng(seed), record)
    return record.write()


def lines(*typed: str) -> str:
    """What a person types, line by line."""
    return "".join(f"{line}\n" for line in typed)


def all_lines(texts: Sequence[str]) -> list[str]:
    """The lines without what surrounds them."""
    return [text.strip() for text in texts if text.strip()]
