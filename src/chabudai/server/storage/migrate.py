"""Bringing a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config

from chabudai.server.storage.sqlite import open_engine


def migrate(path: Path) -> None:
    """Create the database or bring it to the newest form; a newer form than ours is refused by alembic."""
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = open_engine(path)
    try:
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", "chabudai.server.storage:migrations")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
    path.chmod(0o600)  # the secrets of running games are in it
