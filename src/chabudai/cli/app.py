"""The program `chabudai` and its commands.

Whatever is wrong with the input is said in one line on the standard error, `chabudai: error: …`, and the exit code is 2.
"""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from chabudai import __version__
from chabudai.cli.commands.admin import admin
from chabudai.cli.commands.arena import arena
from chabudai.cli.commands.bench import bench
from chabudai.cli.commands.games import games
from chabudai.cli.commands.play import play
from chabudai.cli.commands.replay import check, replay
from chabudai.cli.commands.report import report
from chabudai.cli.commands.serve import backup, schema, serve
from chabudai.cli.commands.simulate import simulate
from chabudai.cli.commands.verify import verify
from chabudai.cli.errors import BAD_INPUT, complain
from chabudai.core import ChabudaiError


class OneLineErrors(TyperGroup):
    """Commands whose errors are one line each; a traceback is only ever a fault of ours."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and leave with its exit code."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")  # foreign bytes are shown, not fatal
        try:
            result = super().main(args, prog_name or "chabudai", complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            complain(error.format_message())
            result = BAD_INPUT
        except ChabudaiError as error:
            complain(str(error))
            result = BAD_INPUT
        if not standalone_mode:
            return result
        sys.exit(result if isinstance(result, int) else 0)


app = typer.Typer(
    name="chabudai",
    cls=OneLineErrors,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def chabudai(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """A table for board games in your terminal.

    Start with `chabudai play`: it lets you choose a game and shows you the moves. `chabudai COMMAND --help` explains a command.
    """
    if version:
        typer.echo(f"chabudai {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command()(play)
app.command()(games)
app.command()(simulate)
app.command()(replay)
app.command()(check)
app.command()(arena)
app.command()(report)
app.command()(bench)
app.command()(serve)
app.command()(verify)
app.command()(backup)
app.command()(schema)
app.add_typer(admin, name="admin")


def main() -> None:
    """The entry point."""
    app()
