"""Where the database is: a file of SQLite, or the address of a PostgreSQL."""

from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit

Place: TypeAlias = Path | str
_SCHEMES: Final = ("postgresql://", "postgres://")


def place_of(given: object) -> Place:
    """An address stays what it is, everything else is a file."""
    text = str(given)
    return text if text.startswith(_SCHEMES) else Path(text)


def told(place: Place) -> str:
    """The place as it may be shown: a password in an address is nobody's business."""
    if isinstance(place, Path):
        return str(place)
    parts = urlsplit(place)
    return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"
