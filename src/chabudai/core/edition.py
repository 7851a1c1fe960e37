"""Editions: what is in the box, as a data file in the game's own folder, validated when it is read.

An owner of the printed game can write a second edition with other counts and play with it: a file that is named by its path,
or one in the folder that `CHABUDAI_EDITIONS` names, as `FOLDER/zenmaster/mine.toml`, which is then named `mine` everywhere.
"""

import hashlib
import json
import os
import re
import tomllib
from pathlib import Path
from typing import Final, final

from chabudai.core.errors import EditionWhy, InvalidEdition, InvalidSetup, Reason, SetupWhy, shown

FOLDER: Final = "CHABUDAI_EDITIONS"
"""The variable of the environment that names the folder of an owner's editions."""

_SUFFIX: Final = ".toml"
_NAME: Final = re.compile("[a-z0-9][a-z0-9-]{0,31}")


@final
class EditionFile:
    """The text of an edition and its data, with readers that refuse what is missing or of the wrong kind.

    The text is TOML as people write it, or the one line of JSON that a record carries.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file: Final = file
        self.text: Final = text
        try:
            self.data: Final[dict[str, object]] = json.loads(text) if text.startswith("{") else tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: also numbers too long, tables too deep
            raise InvalidEdition(EditionWhy.EDITION_NOT_UNDERSTOOD, shown(file), error=str(error)) from error
        self.name: Final = self.text_at(self.data, "name")
        if not _NAME.fullmatch(self.name):
            raise self.refused(EditionWhy.NAME_NOT_PLAIN, "name", name=shown(self.name))

    def identity(self) -> str:
        """The edition's name and the first digits of its data's hash: what a record keeps."""
        return f"{self.name} {hashlib.sha256(self.whole().encode()).hexdigest()[:8]}"

    def whole(self) -> str:
        """All that the edition says, as one line of JSON."""
        return json.dumps(self.data, sort_keys=True, ensure_ascii=False, default=str)

    def refused(self, reason: Reason, found_at: str = "", nth: int = 1, **arguments: int | str) -> InvalidEdition:
        """An error that names the line of the `nth` place where `found_at` stands in the file."""
        return InvalidEdition(reason, shown(self.file), self._line_of(found_at, nth), "none", **arguments)

    def _line_of(self, found_at: str, nth: int) -> int:
        seen = 0
        for number, line in enumerate(self.text.splitlines(), 1):
            seen += line.count(found_at) if found_at else 0
            if seen >= nth:
                return number
        return 0

    def int_at(self, table: dict[str, object], key: str, least: int = 0) -> int:
        """The whole number under `key`."""
        value = table.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refused(EditionWhy.NEEDS_NUMBER, key, key=key)
        if value < least:
            raise self.refused(EditionWhy.NUMBER_TOO_SMALL, key, key=key, value=str(value), least=least)
        return value

    def text_at(self, table: dict[str, object], key: str) -> str:
        """The text under `key`."""
        value = table.get(key)
        if not isinstance(value, str) or not value:
            raise self.refused(EditionWhy.NEEDS_TEXT, key, key=key)
        return value

    def tables_at(self, key: str) -> list[dict[str, object]]:
        """The list of tables under `key` at the top of the file."""
        value = self.data.get(key)
        if not isinstance(value, list) or not value:
            raise self.refused(EditionWhy.NEEDS_LIST, key, key=key)
        tables: list[dict[str, object]] = []
        for item in value:
            if not isinstance(item, dict):
                raise self.refused(EditionWhy.ITEMS_ARE_TABLES, key, key=key)
            tables.append(item)
        return tables

    def table_at(self, key: str) -> dict[str, object]:
        """The table under `key` at the top of the file."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.refused(EditionWhy.NEEDS_TABLE, key, key=key)
        return value

    def known_keys(self, table: dict[str, object], keys: tuple[str, ...]) -> None:
        """Refuse a key that nothing reads: it is most likely a slip of the pen."""
        for key in table:
            if key not in keys:
                raise self.refused(EditionWhy.UNKNOWN_KEY, key, key=shown(key), known=", ".join(keys))


def edition_names(folder: Path) -> list[str]:
    """The editions that come with a game."""
    return sorted([path.stem for path in (folder / "box" / "editions").glob("*" + _SUFFIX)])


def own_editions(title: str, folder: Path) -> dict[str, Path]:
    """The files in the owner's folder by their names; none of them hides an edition that comes with the game."""
    place = os.environ.get(FOLDER, "")
    if not place:
        return {}
    taken = edition_names(folder)
    files = sorted([path for path in Path(place, title).glob("*" + _SUFFIX) if _NAME.fullmatch(path.stem)])
    return {path.stem: path for path in files if path.stem not in taken}


def open_edition(title: str, folder: Path, name: str) -> EditionFile:
    """The edition of that name that comes with the game or lies in the owner's folder, or the file at that path."""
    own = own_editions(title, folder)
    names = [*edition_names(folder), *own]
    path = own.get(name, folder / "box" / "editions" / (name + _SUFFIX)) if name in names else Path(name)
    if name not in names and not name.endswith(_SUFFIX):
        offered = ", ".join([*names, f"or the path of a {_SUFFIX} file"])
        raise InvalidSetup(f"{shown(name)} for {title}", SetupWhy.NO_SUCH_EDITION, editions=offered)
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise InvalidSetup(f"{shown(name)} for {title}", SetupWhy.UNREADABLE_EDITION, error=str(error)) from error
    file = EditionFile(path.name, text)
    if name in own and file.name != name:
        raise file.refused(EditionWhy.NAMED_OTHERWISE, "name", name=shown(file.name), expected=name)
    return file
