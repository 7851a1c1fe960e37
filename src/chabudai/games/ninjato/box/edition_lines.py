"""Reading one line of an edition, with errors that name it."""

from typing import Final, final

from chabudai.core.edition import EditionFile
from chabudai.core.errors import InvalidEdition, shown


@final
class Item:
    """The `number`th table of a list of the edition, with readers that refuse what is missing, wrong or unknown."""

    def __init__(self, edition: EditionFile, key: str, number: int, table: dict[str, object]) -> None:
        self.edition: Final = edition
        self.key: Final = key
        self.number: Final = number
        self.table: Final = table

    def error(self, reason: str) -> InvalidEdition:
        """An error that names the line on which this item stands."""
        line = line_of_item(self.edition.text, self.key, self.number)
        if line == 0:
            return InvalidEdition(f"invalid edition: {shown(self.edition.file)}: in '{self.key}': {reason}")
        return InvalidEdition(f"invalid edition: {shown(self.edition.file)}, line {line}: {reason}")

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse a key that nothing reads."""
        for key in self.table:
            if key not in keys:
                raise self.error(f"'{key}' is not known in '{self.key}' (known: {', '.join(keys)})")

    def number_at(self, key: str, least: int, most: int) -> int:
        """The whole number under `key`, from `least` to `most`."""
        value = self.table.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(f"a whole number '{key}' is needed")
        if not least <= value <= most:
            raise self.error(f"'{key}' is {value}, but must be {least} to {most}")
        return value

    def text_at(self, key: str) -> str:
        """The text under `key`."""
        value = self.table.get(key)
        if not isinstance(value, str) or not value:
            raise self.error(f"a text '{key}' is needed")
        return value

    def choice_at(self, key: str, choices: list[str]) -> int:
        """The position among `choices` of the text under `key`."""
        value = self.text_at(key)
        if value not in choices:
            raise self.error(f"{key} {shown(value)} is not known (known: {', '.join(choices)})")
        return choices.index(value)

    def flag_at(self, key: str) -> bool:
        """Whether `key` stands there and is true."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.error(f"'{key}' is true or false")
        return value

    def texts_at(self, key: str) -> list[str]:
        """The list of texts under `key`."""
        value = self.table.get(key)
        if not isinstance(value, list) or not value:
            raise self.error(f"a list '{key}' is needed")
        texts: list[str] = []
        for part in value:
            if not isinstance(part, str):
                raise self.error(f"'{key}' is a list of texts")
            texts.append(part)
        return texts


def line_of_item(text: str, key: str, number: int) -> int:
    """The line on which the `number`th table of the list `key` begins, or 0 if the list is not laid out in lines."""
    inside = False
    left = number
    for position, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith(key) and stripped[len(key) :].lstrip().startswith("="):
            inside = True
        elif inside and stripped.startswith("{"):
            if left == 0:
                return position
            left -= 1
        elif inside and stripped.startswith("]"):
            return 0
    return 0


def items_of(edition: EditionFile, key: str) -> list[Item]:
    """The items of a list of the edition."""
    return [Item(edition, key, number, table) for number, table in enumerate(edition.tables_at(key))]
