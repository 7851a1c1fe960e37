"""`chabudai serve`, `backup` and `schema`. The server's parts are imported only where they are needed."""

import errno
import json
import os
import socket
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from chabudai.cli.errors import BadArgument, why_of
from chabudai.core.errors import shown
from chabudai.extras import how_to_install

LAST_PORT: Final = 65535


def settings_with(**given: Any) -> Any:
    """The settings of the environment, with what was given on the command line instead."""
    try:
        from chabudai.server.ops.settings import Settings
    except ImportError as error:
        raise BadArgument("not-installed", what=str(error.name), command=how_to_install("server")) from error
    database = given.get("database")
    if database is not None and (not database.name or "\0" in str(database)):
        raise BadArgument("setting", option="--database", given=shown(str(database)), why=os.strerror(errno.EINVAL))
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValueError as error:
        raise BadArgument("plain", told=f"a setting cannot be used: {error}") from error


def can_listen(host: str, port: int) -> None:
    """Refuse an address that is not here, and a port that is taken or forbidden, before anything is made or opened."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, UnicodeError) as error:
        number = error.errno if isinstance(error, OSError) else None
        if number == errno.EADDRINUSE:
            raise BadArgument("port-taken", port=str(port), next=str(port + 1 if port < LAST_PORT else 0)) from error
        if number in {errno.EACCES, errno.EPERM}:
            raise BadArgument("port-forbidden", port=str(port)) from error
        raise BadArgument("no-address", host=shown(host), why=why_of(error)) from error


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port.", show_default="8000")] = None,
    database: Annotated[Path | None, typer.Option(help="Where games are kept.", show_default="chabudai.db")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Listen on the local network too, so that friends can join.")] = False,
) -> None:
    """Run a server for live tables.

    Everything else is set by the environment (CHABUDAI_…) or a file .env; see docs/server.md.
    """
    settings = settings_with(host="0.0.0.0" if lan and host is None else host, port=port, database=database)  # noqa: S104
    can_listen(settings.host, settings.port)
    from chabudai.server.ops.main import serve as run
    from chabudai.server.storage.files import Unusable
    from chabudai.server.storage.opening import open_database

    try:
        hold = open_database(settings.database)
    except (OSError, Unusable) as error:
        raise BadArgument("plain", told=str(error)) from error
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
        raise BadArgument("plain", told=str(error)) from error
    typer.echo(f"copied to {file}")


def schema() -> None:
    """Print the JSON schema of the socket's messages, for generating a client's types."""
    settings_with()
    from chabudai.server.socket.schema import schema as made

    typer.echo(json.dumps(made(), indent=2))
