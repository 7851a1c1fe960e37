"""Bringing a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from chabudai.server.storage.place import Place
from chabudai.server.storage.sqlite import open_engine


def migrate(place: Place) -> None:
    """Create what is in the database or bring it to the newest form; a newer form than ours is refused by alembic."""
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
    config = Config()
    config.set_main_option("script_location", "chabudai.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
