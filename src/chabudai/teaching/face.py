"""How a card looks: a title declares it, and whoever shows cards on paper draws them all alike."""

from msgspec import Struct

from chabudai.teaching.guide import Phrase

INK = "#1b1b1f"
PAPER = "#f7f1e1"


class CardFace(Struct):
    """A card by its name, which is a phrase or stands on it as it is, and what is painted on it, as CSS colours."""

    name: Phrase | str
    ground: str = PAPER
    numeral: str = ""
    ink: str = INK
    """Of the numeral."""
    disc: str = ""
    """Behind the numeral; none without a colour."""
    tiles: tuple[str, ...] = ()
    """Beneath each other, in the order printed."""
