"""How ZenMaster's number cards look on paper."""

from chabudai.teaching import CardFace, Phrase


def face(field: str, part: str) -> CardFace | None:
    """A number card of the own hand."""
    return CardFace(Phrase("name-card", {"card": part}), numeral=part) if field == "hand" else None
