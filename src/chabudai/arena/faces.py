"""The cards of a report by name and with their picture, drawn as their title declares them."""

from html import escape
from typing import Final, NamedTuple

from chabudai.core import Game
from chabudai.games import title
from chabudai.learning.observation import of_seats
from chabudai.teaching import CardFace
from chabudai.teaching.face import INK
from chabudai.words import Words

OWN: Final = "hand"
"""The field of an observation whose cards need no word where they lie."""


FIRST_TURN: Final = ("turn", of_seats(1)[0])
"""What chance deals besides cards: who is to move first."""


class Face(NamedTuple):
    """A card's name in words, and its picture as SVG."""

    name: str
    picture: str


def face(words: Words, game: Game, field: str, part: str) -> Face:
    """The face of what an observation names so; without a picture where it is no card."""
    found = title(game.setup.title).face(game, field, part)
    if found is None:
        return Face(words.say("dealt-first-turn", {}) if (field, part) == FIRST_TURN else f"{field}: {part}", "")
    name = found.name if isinstance(found.name, str) else words.phrase(found.name)
    return Face(name if field == OWN else f"{name} ({field})", drawn(found))


def drawn(card: CardFace) -> str:
    """A card as SVG; its name stands beside it, so that nobody needs to hear the picture."""
    head = '<svg class="card" width="34" height="48" viewBox="0 0 34 48" aria-hidden="true">'
    parts = [f'<rect x="1" y="1" width="32" height="46" rx="4" fill="{card.ground}" stroke="{INK}"/>']
    if card.disc:
        parts.append(f'<circle cx="17" cy="24" r="12" fill="{card.disc}"/>')
    if card.numeral:
        parts.append(_numeral(card.numeral, card.ink))
    for place, paint in enumerate(card.tiles):
        parts.append(f'<rect x="11" y="{3 + 8.6 * place:g}" width="12" height="7" rx="2" fill="{paint}" stroke="{INK}"/>')
    return f"{head}{''.join(parts)}</svg>"


def _numeral(text: str, colour: str) -> str:
    return f'<text x="17" y="30" text-anchor="middle" font-size="17" font-weight="700" fill="{colour}">{escape(text)}</text>'
