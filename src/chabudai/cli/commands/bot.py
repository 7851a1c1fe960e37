"""`chabudai bot`: a bot of one's own at a table of a server."""

import os
import urllib.error
from typing import Annotated

import typer

from chabudai.cli.bot_client import TableClient
from chabudai.cli.errors import STOPPED, BadArgument, why_of
from chabudai.cli.opponents import CASUAL, opponent
from chabudai.cli.terminal.screen import new_console
from chabudai.core import Rng

TOKEN = "CHABUDAI_TOKEN"  # noqa: S105 - the name of a variable


def bot(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.", show_default=False)],
    server: Annotated[str, typer.Option(metavar="URL", help="Where the server is.")] = "http://127.0.0.1:8000",
    policy: Annotated[
        str, typer.Option(metavar="NAME|FILE.onnx|MODULE:FUNCTION", help="A level, a network, or a function of your own.")
    ] = CASUAL,
) -> None:
    """Sit down at a table of a server and let a bot play there to the end.

    The token of its account is in CHABUDAI_TOKEN (`POST /api/me/tokens` makes one). It comes back by itself when the connection
    is lost or the server starts anew.
    """
    token = os.environ.get(TOKEN, "")
    if not token:
        raise BadArgument("no-token", name=TOKEN)
    console = new_console(errors=True)
    client = TableClient(server, token, table, lambda said: console.print(said, style="dim", highlight=False))
    try:
        player = opponent(policy, client.game())
        seat = client.seat()
        console.print(f"{policy} sits on seat {seat + 1}", highlight=False)
        outcome = client.play(player, seat, Rng(os.urandom(8).hex()))
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    except urllib.error.HTTPError as error:
        raise BadArgument("server-refused", server=server, why=f"{error.code} {error.reason}") from error
    except (OSError, ValueError) as error:
        raise BadArgument("server-refused", server=server, why=why_of(error)) from error
    new_console().print(f"scores {outcome['scores']}, ranks {outcome['ranks']}", highlight=False)
