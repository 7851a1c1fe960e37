"""`chabudai serve`, `think`, `backup`, `move-database`, `schema`. The server is imported only where it is needed."""

import errno
import json
import os
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer

from chabudai.cli.errors import BadArgument, why_of
from chabudai.core.errors import shown
from chabudai.extras import how_to_install

LAST_PORT: Final = 65535
Database: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="PATH", help="Where games are kept: a file, or postgresql://…", show_default="chabudai.db"),
]


def settings_with(**given: Any) -> Any:
    """The settings of the environment, with what was given on the command line instead."""
    try:
        from chabudai.server.ops.settings import Settings, wrong_setting
    except ImportError as error:
        raise BadArgument("not-installed", what=str(error.name), command=how_to_install("server")) from error
    if given.get("database") is not None:
        given["database"] = _place(given["database"])
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValueError as error:
        raise BadArgument("plain", told=wrong_setting(error)) from error


def _place(given: str) -> Any:
    """Where a database is."""
    from chabudai.server.storage.place import place_of

    place = place_of(given)
    if isinstance(place, Path) and (not place.name or "\0" in given):
        raise BadArgument("setting", option="--database", given=shown(given), why=os.strerror(errno.EINVAL))
    return place


def can_listen(host: str, port: int) -> None:
    """Refuse an address that is not here, and a port that is taken or forbidden, before anything is made or opened."""
    from chabudai.server.ops.listening import try_address

    try:
        try_address(host, port)
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
    database: Database = None,
    lan: Annotated[bool, typer.Option("--lan", help="Listen on the local network too, so that friends can join.")] = False,
) -> None:
    """Run a server for live tables.

    Everything else is set by the environment (CHABUDAI_…) or a file .env; see docs/server.md.
    """
    settings = settings_with(host="0.0.0.0" if lan and host is None else host, port=port, database=database)  # noqa: S104
    can_listen(settings.host, settings.port)
    from chabudai.server.lanes.opening import opened
    from chabudai.server.ops.main import serve as run
    from chabudai.server.storage.files import Unusable

    try:
        hold = opened(settings)
    except (OSError, Unusable) as error:
        raise BadArgument("plain", told=str(error)) from error
    typer.echo(f"Chabudai is at http://{settings.host}:{settings.port}/ — end it with Ctrl-C")
    run(settings, hold)


def think(
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes think.")] = 1,
    broker: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The servers' broker: redis://…", show_default="CHABUDAI_BROKER")
    ] = None,
) -> None:
    """Think for the bots of servers that have CHABUDAI_WORKERS=0, here or on another machine."""
    settings = settings_with(broker=broker)
    if not settings.broker:
        raise BadArgument("plain", told="no broker is named: --broker or CHABUDAI_BROKER says where questions are asked")
    from chabudai.server.lanes.opening import reach_broker
    from chabudai.server.storage.files import Unusable

    try:
        reach_broker(settings.broker)
    except Unusable as error:
        raise BadArgument("plain", told=str(error)) from error
    from chabudai.server.lanes.thinker import Thinking

    Thinking(settings.broker, workers).run()


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; the file must not exist.")],
    database: Database = None,
) -> None:
    """Copy the database, also while a server uses it."""
    settings = settings_with(database=database)
    from chabudai.server.storage.files import Unusable
    from chabudai.server.storage.files import backup as copy
    from chabudai.server.storage.moving import copy_database

    try:
        if isinstance(settings.database, Path):
            copy(settings.database, file)
        else:
            copy_database(settings.database, file)
    except (OSError, Unusable) as error:
        raise BadArgument("plain", told=str(error)) from error
    typer.echo(f"copied to {file}")


def move_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or postgresql://…; no server may use it.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Another one, with nothing in it.")],
) -> None:
    """Copy everything into another database, of either kind, and compare every row before it counts."""
    settings_with()
    from chabudai.server.storage.files import Unusable
    from chabudai.server.storage.moving import copy_database
    from chabudai.server.storage.opening import open_database
    from chabudai.server.storage.place import told

    origin, goal = _place(source), _place(target)
    try:
        if isinstance(origin, Path) and not origin.exists():
            raise Unusable(f"{origin}: there is no such database")
        hold = open_database(origin, waits=False)
        try:
            counts = copy_database(origin, goal)
        finally:
            hold.release()
    except (OSError, Unusable) as error:
        raise BadArgument("plain", told=str(error)) from error
    rows = ", ".join(f"{count} of {name}" for name, count in counts.items())
    typer.echo(f"moved to {told(goal)} and compared: {rows}")


def schema() -> None:
    """Print the JSON schema of the socket's messages, for generating a client's types."""
    settings_with()
    from chabudai.server.socket.schema import schema as made

    typer.echo(json.dumps(made(), indent=2))
