"""Reading an edition's tables line by line, so that every mistake is named by its line."""

from typing import Final, final

from chabudai.core.edition import EditionFile
from chabudai.core.errors import InvalidEdition, shown


@final
class Line:
    """One component of the edition: a table such as `{ code = "RIC", count = 8 }` and the line it stands on."""

    def __init__(self, edition: EditionFile, what: str, table: dict[str, object], number: int) -> None:
        self.edition: Final = edition
        self.what: Final = what
        self.table: Final = table
        self.number: Final = number

    def error(self, reason: str) -> InvalidEdition:
        """An error at this line."""
        return InvalidEdition(f"invalid edition: {shown(self.edition.file)}, line {self.number}: {reason}")

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse a key that nothing reads."""
        for key in self.table:
            if key not in keys:
                raise self.error(f"{self.what} has an unknown key '{key}' (known: {', '.join(keys)})")

    def whole(self, key: str, least: int, most: int) -> int:
        """The whole number under `key`."""
        value = self.table.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(f"{self.what} needs a whole number '{key}'")
        if not least <= value <= most:
            raise self.error(f"{self.what} has '{key}' = {value}: it must be {least} to {most}")
        return value

    def word(self, key: str) -> str:
        """The text under `key`."""
        value = self.table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.error(f"{self.what} needs a text '{key}'")
        return value

    def words(self, key: str) -> list[str]:
        """The list of texts under `key`."""
        value = self.table.get(key)
        if not isinstance(value, list):
            raise self.error(f"{self.what} needs a list '{key}'")
        found: list[str] = []
        for item in value:
            if not isinstance(item, str):
                raise self.error(f"every item of '{key}' is a text")
            found.append(item)
        return found


def line(edition: EditionFile, key: str, what: str) -> Line:
    """The one table under `key`."""
    return Line(edition, what, edition.table_at(key), _line_of(edition, key))


def lines(edition: EditionFile, key: str, what: str) -> list[Line]:
    """The tables of the list under `key`, one a line."""
    found: list[Line] = []
    number = _line_of(edition, key)
    texts = edition.text.splitlines()
    for table in edition.tables_at(key):
        while number < len(texts) and texts[number].lstrip()[:1] in ("", "#"):
            number += 1
        if number == len(texts) or not texts[number].lstrip().startswith("{"):
            raise edition.error(f"the items of '{key}' stand one on a line", f"{key} =")
        number += 1
        found.append(Line(edition, what, table, number))
    return found


def _line_of(edition: EditionFile, key: str) -> int:
    """The number of the line that begins with `key`."""
    for number, text in enumerate(edition.text.splitlines(), 1):
        if text.replace(" ", "").startswith(key + "="):
            return number
    raise edition.error(f"'{key} =' must begin a line of its own", key)
