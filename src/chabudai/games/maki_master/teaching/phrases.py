"""The nouns of Maki Master as phrases, so that each is written once."""

from typing import Final

from chabudai.games.maki_master.box.box import Box
from chabudai.games.maki_master.box.components import space_name
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.teaching.reckoning import Finish, Reckoning, Want
from chabudai.teaching import Phrase

MOST_NAMED: Final = 4
"""So many spaces or recipes are named in one sentence."""


class Phrases:
    """What a sentence about this position is made of."""

    def __init__(self, box: Box, view: MakiView, board: Reckoning) -> None:
        self.box: Final = box
        self.view: Final = view
        self.board: Final = board

    def space(self, space: int) -> str:
        """A column's letter and a row's number."""
        return space_name(space, self.board.columns)

    def ingredient(self, ingredient: int) -> Phrase:
        """An ingredient by name."""
        legend = self.view.legend
        return Phrase("label-ingredient", {"ingredient": legend.codes[ingredient], "name": legend.names[ingredient]})

    def jar(self, ingredient: int) -> Phrase:
        """An ingredient by name, and by the name on the back of its tile."""
        return Phrase("thing-ingredient", {**self.ingredient(ingredient).given, "back": self.view.legend.backs[ingredient]})

    def effect(self, effect: int) -> Phrase:
        """An action card by name."""
        return Phrase("label-effect", {"effect": self.view.legend.effects[effect]})

    def recipe(self, recipe: int) -> str:
        """A recipe by name."""
        return self.view.legend.recipes[recipe]

    def names(self, recipes: list[int]) -> list[int | str | Phrase]:
        """Recipes by name, each once."""
        return [self.recipe(recipe) for recipe in dict.fromkeys(recipes)]

    def brings(self, finish: Finish) -> dict[str, int]:
        """What serving a recipe brings: points, wasabi for style, action cards."""
        legend = self.view.legend
        return {
            "score": legend.scores[finish.recipe],
            "wasabi": legend.styles[finish.recipe] if finish.style else 0,
            "cards": int(self.box.components.style_cards[finish.recipe]) if finish.style else 0,
        }

    def finishes(self, finished: list[Finish]) -> Phrase:
        """What can be served, with what it brings."""
        served = [Phrase("serves", {"name": self.recipe(one.recipe), **self.brings(one)}) for one in finished]
        return Phrase("then-finishes", {"recipes": [*served]})

    def neighbours(self, space: int) -> Phrase:
        """What lies beside a space, by name."""
        beside: list[int | str | Phrase] = []
        for where, other in self.board.neighbours(space):
            top = self.board.tops[other]
            if top >= 0:
                beside.append(Phrase("label-neighbour", {"where": where, "what": self.ingredient(top)}))
            elif other in self.board.cups:
                beside.append(Phrase("label-neighbour", {"where": where, "what": Phrase("label-teacup")}))
        return Phrase("now-space-next", {"neighbours": beside}) if beside else Phrase("now-space-alone")

    def use_of(self, ingredient: int) -> Phrase:
        """What a tile of an ingredient would do for the own recipes."""
        places = self.board.places_for(ingredient)
        if places:
            spaces = list(dict.fromkeys(self.space(space) for _, space in places))
            recipes = self.names([recipe for recipe, _ in places])
            more = max(0, len(spaces) - MOST_NAMED)
            return Phrase("then-take-finishes", {"recipes": recipes, "spaces": [*spaces[:MOST_NAMED]], "more": more})
        using = [recipe for recipe in self.view.hand if ingredient in self.view.legend.sequences[recipe]]
        return Phrase("then-take-used", {"recipes": self.names(using)}) if using else Phrase("then-take-unused")

    def missing(self, want: Want) -> list[int | str | Phrase]:
        """What is missing on a line, and where."""
        return [
            Phrase("label-at", {"ingredient": self.ingredient(ingredient), "space": self.space(space)})
            for ingredient, space in want.missing
        ]
