"""All that is fixed while one game of Maki Master is played: components, area and the table of actions."""

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.errors import InvalidSetup, SetupWhy
from chabudai.core.fast import bits
from chabudai.core.game import Action
from chabudai.core.setup import Setup
from chabudai.games.maki_master.box.components import EFFECTS, GROUPS, LONGEST, SHORTEST, Area, Components, Recipe, space_name
from chabudai.games.maki_master.knowledge.view import Legend

# The kinds of actions in the order of their indices. The kinds of one decision point stand next to each other. Recipes come
# in one kind per length, so that what may be chosen of a kind is always one mask.
TAKE: Final[i64] = 0  # an ingredient
PLAY: Final[i64] = 1  # an action card
GAIN: Final[i64] = 2  # an action card of the display
WASABI: Final[i64] = 3  # the pool
RETURN: Final[i64] = 4  # 4 … 7: a recipe
DONE: Final[i64] = 8
SERVE: Final[i64] = 9  # 9 … 12: a recipe
PLACE: Final[i64] = 13  # on a space
MOVE: Final[i64] = 14  # a teacup to a space
SWITCH_ALONG: Final[i64] = 15  # two neighbours in a row
SWITCH_DOWN: Final[i64] = 16  # two neighbours in a column
CHOP: Final[i64] = 17  # a space
DISCARD: Final[i64] = 18  # an action card
DRAW: Final[i64] = 19  # from a deck
START: Final[i64] = 20  # chance: a seat begins
TURN: Final[i64] = 21  # chance: an action card comes into the display
DEAL: Final[i64] = 22  # 22 … 25, chance: a recipe is drawn
KINDS: Final[i64] = 26

Entry: TypeAlias = tuple[str, str, dict[str, int | str]]
"""An action's notation, verb and arguments."""


@final
class Box:
    """A space is row × columns + column, a recipe its position by length and then by line, a group a length less two."""

    def __init__(self, setup: Setup, components: Components) -> None:
        self.seats: Final[i64] = setup.seats
        self.reshuffles_at_once: Final = setup.options.get("reshuffle") == "at-once"
        self.cards_between_serves: Final = setup.options.get("cards") == "between-serves"
        self.components: Final = components
        self.area: Final = _area(setup, components)
        self.columns: Final[i64] = self.area.columns
        self.spaces: Final[i64] = self.area.rows * self.area.columns
        self.all_spaces: Final[i64] = bits.below(self.spaces)
        self.teacups: Final[i64] = bits.of(self.area.teacups[: setup.seats])
        self.ingredients: Final[i64] = len(components.ingredients)
        self.recipes: Final[i64] = len(components.recipes)
        self.hand_size: Final[i64] = len(components.deal)
        self.display: Final[i64] = components.display
        self.keep: Final[i64] = components.keep
        sizes = [sum([1 for recipe in components.recipes if recipe.group() == group]) for group in range(int(GROUPS))]
        self.deck_sizes: Final[vec[i64]] = bits.packed(sizes)
        self.first_recipe: Final[vec[i64]] = bits.packed([sum(sizes[:group]) for group in range(int(GROUPS))])
        self.group_of: Final[vec[i64]] = bits.packed([recipe.group() for recipe in components.recipes])
        self.sequences: Final[vec[i64]] = bits.packed(_flat([recipe.sequence for recipe in components.recipes]))
        """LONGEST places for each recipe."""
        self.copy: Final[vec[i64]] = bits.packed(_flat([_copies(recipe.sequence) for recipe in components.recipes]))
        """The same: 1 where an ingredient stands for the first time in its recipe, 2 for the second …"""
        self.line_starts: Final[vec[i64]] = bits.packed([_line_starts(self.area, group) for group in range(int(GROUPS))])
        """By group: the spaces from which a line of that length fits into its row."""
        along = [space for space in range(int(self.spaces)) if space % self.area.columns < self.area.columns - 1]
        down = list(range(int(self.spaces - self.columns)))
        self.along: Final[vec[i64]] = bits.packed(along)
        self.down: Final[vec[i64]] = bits.packed(down)
        entries = _entries(setup.seats, components, self.area, along, down)
        flat = [entry for kind in entries for entry in kind]
        self.actions: Final = [Action(index, text, verb, arguments) for index, (text, verb, arguments) in enumerate(flat)]
        sizes = [len(kind) for kind in entries]
        self.first_index: Final[vec[i64]] = bits.packed([sum(sizes[:kind]) for kind in range(len(sizes))])
        self.kind_of: Final[vec[i64]] = bits.packed([kind for kind in range(len(sizes)) for _ in range(sizes[kind])])

        self.legend: Final = _legend(components, self.area)

    def space_name(self, space: i64) -> str:
        """A column's letter and a row's number."""
        return space_name(int(space), self.area.columns)

    def code_and_name(self, ingredient: i64) -> tuple[str, str]:
        """The three letters and the name of an ingredient; `none` twice for none."""
        if ingredient < 0:
            return ("none", "none")
        one = self.components.ingredients[ingredient]
        return (one.code, one.name)


def _area(setup: Setup, components: Components) -> Area:
    """R2.1, R11.1: one player alone has the area for two."""
    area = components.areas.get(max(setup.seats, 2))
    if area is None:
        raise InvalidSetup(f"'{setup.seats}' seats for maki-master", SetupWhy.NO_ROOM_FOR_SO_MANY, "R2.1", seats=setup.seats)
    return area


def _legend(components: Components, area: Area) -> Legend:
    legend = Legend(area.rows, area.columns, EFFECTS)
    for one in components.ingredients:
        legend.codes.append(one.code)
        legend.names.append(one.name)
        legend.backs.append(one.back)
        legend.colours.append(one.colour)
    for recipe in components.recipes:
        legend.numbers.append(recipe.number)
        legend.recipes.append(recipe.name)
        legend.sequences.append(recipe.sequence)
        legend.scores.append(recipe.score)
        legend.styles.append(recipe.style_wasabi)
        legend.cards.append(recipe.style_cards)
    return legend


def _flat(sequences: list[list[int]]) -> list[int]:
    return [number for sequence in sequences for number in (sequence + [0] * int(LONGEST))[: int(LONGEST)]]


def _copies(sequence: list[int]) -> list[int]:
    return [sequence[: place + 1].count(one) for place, one in enumerate(sequence)]


def _line_starts(area: Area, group: int) -> int:
    length = group + int(SHORTEST)
    spaces = range(area.rows * area.columns)
    return int(bits.of([space for space in spaces if space % area.columns + length <= area.columns]))


def _named(verb: str, argument: str, names: list[str]) -> list[Entry]:
    """One action for each name: `verb name`."""
    return [(f"{verb} {name}", verb, {argument: name}) for name in names]


def _recipes(verb: str, recipes: list[Recipe]) -> list[Entry]:
    return [(f"{verb} {recipe.number}", verb, {"recipe": recipe.number, "name": recipe.name}) for recipe in recipes]


def _entries(seats: int, components: Components, area: Area, along: list[int], down: list[int]) -> list[list[Entry]]:
    """The notation, verb and arguments of every action, by kind."""
    names = [space_name(space, area.columns) for space in range(area.rows * area.columns)]
    pairs = [(names[space], names[space + 1]) for space in along]
    stacked = [(names[space], names[space + area.columns]) for space in down]
    entries: list[list[Entry]] = [[] for _ in range(int(KINDS))]
    entries[TAKE] = [(f"take {one.code}", "take", {"ingredient": one.code, "name": one.name}) for one in components.ingredients]
    entries[PLAY] = _named("play", "effect", EFFECTS)
    entries[GAIN] = _named("gain", "effect", EFFECTS)
    entries[WASABI] = [("wasabi", "wasabi", {})]
    entries[DONE] = [("done", "done", {})]
    entries[PLACE] = _named("place", "space", names)
    entries[MOVE] = _named("cup", "space", names)
    entries[SWITCH_ALONG] = [(f"switch {a} {b}", "switch", {"space": a, "other": b}) for a, b in pairs]
    entries[SWITCH_DOWN] = [(f"switch {a} {b}", "switch", {"space": a, "other": b}) for a, b in stacked]
    entries[CHOP] = _named("chop", "space", names)
    entries[DISCARD] = _named("discard", "effect", EFFECTS)
    lengths = range(int(SHORTEST), int(LONGEST) + 1)
    entries[DRAW] = [(f"draw {length}", "draw", {"length": length}) for length in lengths]
    entries[START] = [(f"start {seat}", "start", {"seat": seat}) for seat in range(seats)]
    entries[TURN] = _named("turn", "effect", EFFECTS)
    for group in range(int(GROUPS)):
        recipes = [recipe for recipe in components.recipes if recipe.group() == group]
        entries[int(RETURN) + group] = _recipes("return", recipes)
        entries[int(SERVE) + group] = _recipes("serve", recipes)
        entries[int(DEAL) + group] = _recipes("deal", recipes)
    return entries
