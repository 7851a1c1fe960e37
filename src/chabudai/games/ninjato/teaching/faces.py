"""How Ninjato's dojo cards look on paper."""

import re
from typing import Final

from chabudai.teaching import CardFace, Phrase

WHITE: Final = "#ffffff"
SUN: Final = "#b7362c"
_IN_HAND: Final = re.compile(r"in hand, value (\d+)")


def face(field: str, part: str) -> CardFace | None:
    """A dojo card in the own hand."""
    found = _IN_HAND.fullmatch(part) if field == "hand" else None
    if found is None:
        return None
    return CardFace(Phrase("action-card", {"value": found[1]}), numeral=found[1], ink=WHITE, disc=SUN)
