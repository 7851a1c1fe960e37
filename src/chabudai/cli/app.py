"""The program `chabudai` and its commands.

Whatever is wrong with the input is said in one line on the standard error, `chabudai: error: …`, and the exit code is 2.
"""

import os
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
from chabudai.cli.commands.benchmark import benchmark
from chabudai.cli.commands.bot import bot
from chabudai.cli.commands.dataset import dataset
from chabudai.cli.commands.edition import edition
from chabudai.cli.commands.games import games
from chabudai.cli.commands.learn import learn
from chabudai.cli.commands.play import play
from chabudai.cli.commands.replay import check, replay
from chabudai.cli.commands.report import report
from chabudai.cli.commands.review import review
from chabudai.cli.commands.serve import backup, move_database, schema, serve, think
from chabudai.cli.commands.simulate import simulate
from chabudai.cli.commands.verify import verify
from chabudai.cli.errors import BAD_INPUT, STOPPED, BadArgument, complain, told
from chabudai.cli.naming import nearest
from chabudai.cli.speech import language_of, plain_words
from chabudai.core import ChabudaiError
from chabudai.core.errors import shown


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
        given = list(sys.argv[1:] if args is None else args)
        try:
            result = super().main(args, prog_name or "chabudai", complete_var, False, windows_expand_args, **extra)
        except (typer.TyperException, ChabudaiError) as error:
            complain(told(error, plain_words(language_of(given))))
            result = BAD_INPUT
        except (KeyboardInterrupt, typer.Abort):
            sys.stderr.write("\n")
            result = STOPPED
        except BrokenPipeError:  # whoever reads has enough
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115 -- until the end
            result = 0
        if not standalone_mode:
            return result
        sys.exit(result if isinstance(result, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant, or what it may have been."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise BadArgument("no-such-command", typed=shown(args[0]), near=nearest(args[0], self.commands))
        return super().resolve_command(ctx, args)


app = typer.Typer(
    name="chabudai",
    cls=OneLineErrors,
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


def help_on(
    context: typer.Context,
    command: Annotated[list[str] | None, typer.Argument(metavar="COMMAND", show_default=False)] = None,
) -> None:
    """Explain a command, or say which there are."""
    assert context.parent is not None
    raise typer.Exit(context.parent.command.main([*(command or []), "--help"], standalone_mode=False) or 0)


app.command()(play)
app.command("help")(help_on)
app.command()(learn)
app.command()(games)
app.command()(simulate)
app.command()(replay)
app.command()(check)
app.command()(review)
app.command()(arena)
app.command()(report)
app.command()(benchmark)
app.command()(dataset)
app.command()(bench)
app.command()(bot)
app.command()(serve)
app.command()(think)
app.command()(verify)
app.command()(backup)
app.command()(move_database)
app.command()(schema)
app.add_typer(edition, name="edition")
app.add_typer(admin, name="admin")


def main() -> None:
    """The entry point."""
    app()
