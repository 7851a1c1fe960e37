"""`chabudai serve`, `backup` and `schema`. The server's parts are imported only where they are needed."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from chabudai.cli.errors import BadArgument


def settings_with(**given: Any) -> Any:
    """The settings of the environment, with what was given on the command line instead."""
    try:
        from chabudai.server.ops.settings import Settings
    except ImportError as error:
        raise BadArgument(f"the server is not installed ({error.name}): pip install 'chabudai[server]'") from error
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValueError as error:
        raise BadArgument(f"a setting cannot be used: {error}") from error


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port.", show_default="8000")] = None,
    database: Annotated[Path | None, typer.Option(help="Where games are kept.", show_default="chabudai.db")] = None,
) -> None:
    """Run a server for live tables.

    Everything else is set by the environment (CHABUDAI_…) or a file .env; see docs/server.md.
    """
    settings = settings_with(host=host, port=port, database=database)
    from chabudai.server.ops.main import serve as run
    from chabudai.server.storage.files import Unusable
    from chabudai.server.storage.opening import open_database

    try:
        hold = open_database(settings.database)
    except Unusable as error:
        raise BadArgument(str(error)) from error
    typer.echo(f"Chabudai is at http://{settings.host}:{settings.port}/ — end it with Ctrl-C")
    run(settings, hold)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; the file must not exist.")],
    database: Annotated[Path | None, typer.Option(help="Where games are kept.", show_default="chabudai.db")] = None,
) -> None:
    """Copy the database, also while a server uses it."""
    settings = settings_with(database=database)
    from chabudai.server.storage.files import Unusable
    from chabudai.server.storage.files import backup as copy

    try:
        copy(settings.database, file)
    except (OSError, Unusable) as error:
        raise BadArgument(str(error)) from error
    typer.echo(f"copied to {file}")


def schema() -> None:
    """Print the JSON schema of the socket's messages, for generating a client's types."""
    settings_with()
    from chabudai.server.socket.schema import schema as made

    typer.echo(json.dumps(made(), indent=2))
