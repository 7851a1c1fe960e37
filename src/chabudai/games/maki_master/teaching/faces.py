"""How Maki Master's recipes look on paper."""

import re
from typing import Final

from chabudai.games.maki_master.box.components import Components
from chabudai.teaching import CardFace

TILES: Final = {"white": "#ffffff", "coral": "#e9826b", "orange": "#e8993c", "green": "#7fae5a", "gold": "#e2c14c"}
OTHER: Final = "#cccccc"
_RECIPE: Final = re.compile(r"recipe (\d+) ")


def face(components: Components, field: str, part: str) -> CardFace | None:
    """A recipe of the own hand: its name, and a tile for each ingredient."""
    found = _RECIPE.match(part) if field == "hand" else None
    if found is None:
        return None
    recipe = components.recipes[components.recipe_at[int(found[1])]]
    colours = [components.ingredients[ingredient].colour for ingredient in recipe.sequence]
    return CardFace(recipe.name, tiles=tuple(TILES.get(colour, OTHER) for colour in colours))
