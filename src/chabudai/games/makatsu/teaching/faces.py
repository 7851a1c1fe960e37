"""How Meister Makatsu's cards look on paper."""

from typing import Final

from chabudai.teaching import CardFace, Phrase

PILES: Final = ("hand", "deck", "reserve")
WHITE: Final = "#ffffff"
COLOURS: Final = {"B": ("blue", "#2f5d9b"), "Y": ("yellow", "#d9a520"), "P": ("purple", "#7a4b8f")}


def face(field: str, part: str) -> CardFace | None:
    """A card of the own hand, deck or reserve."""
    if field not in PILES or part[0] not in COLOURS:
        return None
    colour, ground = COLOURS[part[0]]
    return CardFace(Phrase("card-named", {"colour": colour, "value": part[1:]}), ground, part[1:], WHITE)
