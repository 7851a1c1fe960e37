"""What a table refuses, apart from the rules of its game."""

from typing import Final

from chabudai.core import ChabudaiError


class TableError(ChabudaiError):
    """Something that cannot be done at this table now. `kind` is one of not-found, forbidden, conflict, invalid."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind: Final = kind
