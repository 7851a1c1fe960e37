"""Reading an edition's tables line by line, so that every mistake is named by its line."""

from typing import Final, final

from chabudai.core.edition import EditionFile
from chabudai.core.errors import EditionWhy, InvalidEdition, Reason, shown


@final
class EditionLine:
    """One component of the edition: a table such as `{ code = "RIC", count = 8 }`, with readers that refuse what is wrong.

    `number` is the line it stands on, 0 where the table is not laid out in lines; then its errors name `key`.
    """

    def __init__(self, edition: EditionFile, key: str, table: dict[str, object], number: int) -> None:
        self.edition: Final = edition
        self.key: Final = key
        self.table: Final = table
        self.number: Final = number

    def refused(self, reason: Reason, **arguments: int | str) -> InvalidEdition:
        """An error at this line."""
        return InvalidEdition(reason, shown(self.edition.file), self.number, self.key, **arguments)

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse a key that nothing reads."""
        for key in self.table:
            if key not in keys:
                raise self.refused(EditionWhy.UNKNOWN_KEY, key=shown(key), known=", ".join(keys))

    def number_at(self, key: str, least: int, most: int) -> int:
        """The whole number under `key`, from `least` to `most`."""
        value = self.table.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refused(EditionWhy.NEEDS_NUMBER, key=key)
        if not least <= value <= most:
            raise self.refused(EditionWhy.NUMBER_OUT_OF_RANGE, key=key, value=str(value), least=least, most=most)
        return value

    def text_at(self, key: str) -> str:
        """The text under `key`."""
        value = self.table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.refused(EditionWhy.NEEDS_TEXT, key=key)
        return value

    def texts_at(self, key: str) -> list[str]:
        """The list of texts under `key`; there must be one."""
        value = self.table.get(key)
        if not isinstance(value, list) or not value:
            raise self.refused(EditionWhy.NEEDS_LIST, key=key)
        texts: list[str] = []
        for part in value:
            if not isinstance(part, str):
                raise self.refused(EditionWhy.ITEMS_ARE_TEXTS, key=key)
            texts.append(part)
        return texts

    def choice_at(self, key: str, choices: list[str]) -> int:
        """The position among `choices` of the text under `key`."""
        value = self.text_at(key)
        if value not in choices:
            raise self.refused(EditionWhy.UNKNOWN_WORD, key=key, value=shown(value), known=", ".join(choices))
        return choices.index(value)

    def flag_at(self, key: str) -> bool:
        """Whether `key` stands there and is true."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.refused(EditionWhy.NOT_TRUE_OR_FALSE, key=key)
        return value


def line_at(edition: EditionFile, key: str) -> EditionLine:
    """The one table under `key`."""
    return EditionLine(edition, key, edition.table_at(key), _line_of(edition.text.splitlines(), key))


def lines_at(edition: EditionFile, key: str) -> list[EditionLine]:
    """The tables of the list under `key`, each with the line it begins."""
    tables = edition.tables_at(key)
    numbers = _lines_of_items(edition.text.splitlines(), key)
    if len(numbers) != len(tables):  # not one a line
        numbers = [0] * len(tables)
    return [EditionLine(edition, key, table, numbers[place]) for place, table in enumerate(tables)]


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
