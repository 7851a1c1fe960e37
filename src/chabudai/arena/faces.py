"""The cards of a report by name and with their picture, as the reader knows them from the table."""

import re
from collections.abc import Callable
from html import escape
from typing import Final, NamedTuple

from chabudai.core import Game
from chabudai.games.maki_master.title import MakiMaster
from chabudai.words import Words

CARDS: Final = ("hand", "deck", "reserve")
"""The fields of an observation whose parts are cards."""
INK: Final = "#1b1b1f"
PAPER: Final = "#f7f1e1"
_COLOURS: Final = {"B": ("blue", "#2f5d9b"), "Y": ("yellow", "#d9a520"), "P": ("purple", "#7a4b8f")}
_TILES: Final = {"white": "#ffffff", "coral": "#e9826b", "orange": "#e8993c", "green": "#7fae5a", "gold": "#e2c14c"}


class Face(NamedTuple):
    """A card's name in words, and its picture as SVG."""

    name: str
    picture: str


def face(words: Words, game: Game, field: str, part: str) -> Face:
    """The face of what an observation names so; without a picture where it is no card that we can draw."""
    made = _FACES.get(game.setup.title)
    found = made(words, game, part) if made is not None and field in CARDS else None
    if found is None:
        return Face(f"{field}: {part}", "")
    return found if field == CARDS[0] else Face(f"{found.name} ({field})", found.picture)


def _zenmaster(words: Words, _game: Game, part: str) -> Face:
    return Face(words.say("name-card", {"card": part}), card(PAPER, [_numeral(part, INK)]))


def _makatsu(words: Words, _game: Game, part: str) -> Face | None:
    if part[0] not in _COLOURS:
        return None
    colour, paint = _COLOURS[part[0]]
    return Face(words.say("card-named", {"colour": colour, "value": part[1:]}), card(paint, [_numeral(part[1:], "#ffffff")]))


def _ninjato(words: Words, _game: Game, part: str) -> Face | None:
    value = re.fullmatch(r"in hand, value (\d+)", part)
    if value is None:
        return None
    sun = '<circle cx="17" cy="24" r="12" fill="#b7362c"/>'
    return Face(words.say("action-card", {"value": value[1]}), card(PAPER, [sun, _numeral(value[1], "#ffffff")]))


def _maki_master(_words: Words, game: Game, part: str) -> Face | None:
    number = re.match(r"recipe (\d+) ", part)
    if number is None or not isinstance(game, MakiMaster):
        return None
    recipe = game.box.components.recipes[game.box.components.recipe_at[int(number[1])]]
    pantry = game.box.components.ingredients
    tiles = []
    for place, ingredient in enumerate(recipe.sequence):
        paint = _TILES.get(pantry[ingredient].colour, "#cccccc")
        tiles.append(f'<rect x="11" y="{3 + 8.6 * place:g}" width="12" height="7" rx="2" fill="{paint}" stroke="{INK}"/>')
    return Face(recipe.name, card(PAPER, tiles))


_FACES: Final[dict[str, Callable[[Words, Game, str], Face | None]]] = {
    "zenmaster": _zenmaster,
    "makatsu": _makatsu,
    "ninjato": _ninjato,
    "maki-master": _maki_master,
}


def _numeral(text: str, colour: str) -> str:
    return f'<text x="17" y="30" text-anchor="middle" font-size="17" font-weight="700" fill="{colour}">{escape(text)}</text>'


def card(paint: str, parts: list[str]) -> str:
    """A card with these parts on it; its name stands beside it, so that nobody needs to hear the picture."""
    head = '<svg class="card" width="34" height="48" viewBox="0 0 34 48" aria-hidden="true">'
    return f'{head}<rect x="1" y="1" width="32" height="46" rx="4" fill="{paint}" stroke="{INK}"/>{"".join(parts)}</svg>'
