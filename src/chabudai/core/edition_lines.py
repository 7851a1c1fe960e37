"""Reading an edition's tables line by line, so that every mistake is named by its line."""

from typing import Final, final

from chabudai.core.edition import EditionFile
from chabudai.core.errors import InvalidEdition, shown


@final
class EditionLine:
    """One component of the edition: a table such as `{ code = "RIC", count = 8 }`, with readers that refuse what is wrong.

    `what` is what the errors call it: `an ingredient`. `number` is the line it stands on, 0 where the table is not laid out in
    lines; then its errors name `key`.
    """

    def __init__(self, edition: EditionFile, key: str, what: str, table: dict[str, object], number: int) -> None:
        self.edition: Final = edition
        self.key: Final = key
        self.what: Final = what
        self.table: Final = table
        self.number: Final = number

    def error(self, reason: str) -> InvalidEdition:
        """An error at this line."""
        place = f", line {self.number}" if self.number > 0 else f": in '{self.key}'"
        return InvalidEdition(f"invalid edition: {shown(self.edition.file)}{place}: {reason}")

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse a key that nothing reads."""
        for key in self.table:
            if key not in keys:
                raise self.error(f"{self.what} has an unknown key '{key}' (known: {', '.join(keys)})")

    def number_at(self, key: str, least: int, most: int) -> int:
        """The whole number under `key`, from `least` to `most`."""
        value = self.table.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(f"{self.what} needs a whole number '{key}'")
        if not least <= value <= most:
            raise self.error(f"{self.what} has '{key}' = {value}: it must be {least} to {most}")
        return value

    def text_at(self, key: str) -> str:
        """The text under `key`."""
        value = self.table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.error(f"{self.what} needs a text '{key}'")
        return value

    def texts_at(self, key: str) -> list[str]:
        """The list of texts under `key`; there must be one."""
        value = self.table.get(key)
        if not isinstance(value, list) or not value:
            raise self.error(f"{self.what} needs a list '{key}'")
        texts: list[str] = []
        for part in value:
            if not isinstance(part, str):
                raise self.error(f"every item of '{key}' is a text")
            texts.append(part)
        return texts

    def choice_at(self, key: str, choices: list[str]) -> int:
        """The position among `choices` of the text under `key`."""
        value = self.text_at(key)
        if value not in choices:
            raise self.error(f"the {key} {shown(value)} is unknown (known: {', '.join(choices)})")
        return choices.index(value)

    def flag_at(self, key: str) -> bool:
        """Whether `key` stands there and is true."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.error(f"'{key}' is true or false")
        return value


def line_at(edition: EditionFile, key: str, what: str) -> EditionLine:
    """The one table under `key`."""
    return EditionLine(edition, key, what, edition.table_at(key), _line_of(edition.text.splitlines(), key))


def lines_at(edition: EditionFile, key: str, what: str) -> list[EditionLine]:
    """The tables of the list under `key`, each with the line it begins."""
    tables = edition.tables_at(key)
    numbers = _lines_of_items(edition.text.splitlines(), key)
    if len(numbers) != len(tables):  # not one a line
        numbers = [0] * len(tables)
    return [EditionLine(edition, key, what, table, numbers[place]) for place, table in enumerate(tables)]


def _line_of(texts: list[str], key: str) -> int:
    """The number of the line that begins with `key`, 0 if there is none."""
    for number, text in enumerate(texts, 1):
        if text.replace(" ", "").startswith(key + "="):
            return number
    return 0


def _lines_of_items(texts: list[str], key: str) -> list[int]:
    """The numbers of the lines of a list that begin a table."""
    found: list[int] = []
    start = _line_of(texts, key)
    if start == 0:
        return found
    for number in range(start, len(texts)):
        stripped = texts[number].lstrip()
        if stripped.startswith("]"):
            break
        if stripped.startswith("{"):
            found.append(number + 1)
    return found
