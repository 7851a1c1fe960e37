"""Bringing a database up to date. What does that is loaded where there is something to do: it takes long."""

from importlib import resources
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from chabudai.server.storage.files import Unusable
from chabudai.server.storage.place import Place
from chabudai.server.storage.sqlite import open_engine


class Newer(Unusable):
    """A database in a form that only a newer version of Chabudai knows."""


def migrate(place: Place) -> None:
    """Create what is in the database or bring it to the newest form; a newer form than ours is refused."""
    if isinstance(place, Path):
        _migrate_file(place)
    else:
        _migrate_postgres(place)


def _migrate_file(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = open_engine(path)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()
    path.chmod(0o600)  # the secrets of running games are in it


def _migrate_postgres(address: str) -> None:
    from chabudai.server.storage.postgres_engines import (  # an extra: only who has such a database has it
        PATIENT,
        postgres_engine,
    )
    from chabudai.server.storage.postgres_hold import alone_with, connected

    engine = postgres_engine(address, PATIENT).execution_options(isolation_level="READ COMMITTED")
    try:
        with connected(address, options=PATIENT) as turn, alone_with(turn), engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run what is missing on this connection."""
    if form_of(connection) == newest():
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "chabudai.server.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # it does not know the form that is written in the database
        raise Newer("the database was written by a newer version of Chabudai") from error


def form_of(connection: Connection) -> str:
    """The form that is written in the database, empty if none is."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def newest() -> str:
    """The form that this version of Chabudai writes: the last of the migrations, whose names begin with their numbers."""
    names = [file.name for file in resources.files("chabudai.server.storage.migrations.versions").iterdir()]
    return max([name.partition("_")[0] for name in names if name[0].isdigit()])
