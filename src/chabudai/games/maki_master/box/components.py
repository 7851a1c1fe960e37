"""What is in Maki Master's box: an edition, read and checked."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.edition import EditionFile
from chabudai.core.edition_lines import EditionLine, line_at, lines_at
from chabudai.core.errors import EditionWhy, shown
from chabudai.core.fast import bits

MOST_SEATS: Final = 4  # R1.1
MOST_INGREDIENTS: Final = 20
MOST_SPACES: Final = 60
MOST_LINES: Final = 12  # rows or columns: the longest line then shifts a mask by 48 bits at most
MOST_OF_A_LENGTH: Final = 60
MOST_IN_HAND: Final[i64] = 15  # recipes: more than anybody can look at, and what the bots' tables hold
MOST_COPIES: Final = 99
MOST_POINTS: Final = 99
MOST_LETTERS: Final = 32  # of a name: more has no room on a card

SHORTEST: Final[i64] = 2
LONGEST: Final[i64] = 5
GROUPS: Final[i64] = 4  # recipes are grouped by length: group 0 has the shortest
EFFECTS: Final = ["switch", "chop", "stack", "spicy"]
EFFECT_COUNT: Final[i64] = 4

WORTH: Final = ("score", "style_wasabi", "style_cards")
_KEYS: Final = ("name", "totals", "table", "deal", "areas", "lengths", "ingredients", "action_cards", "recipes")


@final
class Ingredient:
    """One stack of the pantry."""

    def __init__(self, code: str, names: tuple[str, str], back: str, category: str, colour: str, count: int) -> None:
        self.code: Final = code
        self.name: Final = names[0]
        self.german: Final = names[1]
        self.back: Final = back
        self.category: Final = category
        self.colour: Final = colour
        self.count: Final = count


@final
class Recipe:
    """One recipe card: its ingredients as positions in the pantry, in printed order, and what it brings."""

    def __init__(self, number: int, name: str, sequence: list[int], worth: list[int]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.sequence: Final = sequence
        self.score: Final = worth[0]
        self.style_wasabi: Final = worth[1]
        self.style_cards: Final = worth[2]

    def group(self) -> int:
        """The deck it belongs to."""
        return len(self.sequence) - int(SHORTEST)


@final
class Area:
    """The play area of one number of players."""

    def __init__(self, rows: int, columns: int, teacups: list[int]) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.teacups: Final = teacups


def space_name(space: int, columns: int) -> str:
    """A column's letter and a row's number: `C2`."""
    return f"{chr(ord('A') + space % columns)}{space // columns + 1}"


@final
class Components:
    """The ingredients, recipes, action cards, tables and areas of one edition."""

    def __init__(self, edition: EditionFile) -> None:
        edition.known_keys(edition.data, _KEYS)
        table = line_at(edition, "table")
        table.only(("display", "keep", "pool"))
        self.display: Final[i64] = table.number_at("display", 1, 9)
        self.keep: Final[i64] = table.number_at("keep", 1, 9)
        self.pool: Final[i64] = table.number_at("pool", 0, MOST_POINTS)
        self.ingredients: Final = _ingredients(lines_at(edition, "ingredients"))
        by_length = _by_length(lines_at(edition, "lengths"))
        self.recipes: Final = _recipes(lines_at(edition, "recipes"), self.ingredients, by_length, edition)
        self.recipe_at: Final = {recipe.number: index for index, recipe in enumerate(self.recipes)}
        action_cards = lines_at(edition, "action_cards")
        self.copies: Final[vec[i64]] = bits.packed(_copies(action_cards))
        self.effects: Final = _effect_names(action_cards)
        """By effect: the name of its action card and the German one, empty where there is none."""
        self.areas: Final = _areas(lines_at(edition, "areas"))
        self.score: Final[vec[i64]] = bits.packed([recipe.score for recipe in self.recipes])
        self.style_wasabi: Final[vec[i64]] = bits.packed([recipe.style_wasabi for recipe in self.recipes])
        self.style_cards: Final[vec[i64]] = bits.packed([recipe.style_cards for recipe in self.recipes])
        self.even_score: Final[vec[i64]] = bits.packed([_even_score(self.recipes, group) for group in range(int(GROUPS))])
        """By group: what every recipe of it scores, -1 if they differ."""
        self.back_gain: Final[vec[i64]] = bits.packed([row[3] if row else 0 for row in by_length])
        self.back_pool: Final[vec[i64]] = bits.packed([row[4] if row else 0 for row in by_length])
        self.deal: Final[vec[i64]] = bits.packed(_deal(edition, self.recipes, max(self.areas)))
        self.tiles: Final = sum([ingredient.count for ingredient in self.ingredients])
        self.action_cards: Final = sum([int(copies) for copies in self.copies])
        self._check_totals(line_at(edition, "totals"))
        self._check_that_it_ends(edition)

    def _check_totals(self, totals: EditionLine) -> None:
        totals.only(("tiles", "recipes", "action_cards"))
        found = {"tiles": self.tiles, "recipes": len(self.recipes), "action_cards": self.action_cards}
        for key, count in found.items():
            stated = totals.number_at(key, 0, MOST_COPIES * MOST_COPIES)
            if stated != count:
                raise totals.refused(EditionWhy.TOTAL_DIFFERS, key=key, value=stated, count=count)

    def _check_that_it_ends(self, edition: EditionFile) -> None:
        """Every turn plays a tile, and only Chop takes one back: another card must pass between two rounds of Chops."""
        others = self.action_cards - int(self.copies[EFFECTS.index("chop")])
        least = int(self.keep) * max(self.areas) + int(self.display) + 1
        if others < least:
            raise edition.refused(
                EditionWhy.TOO_FEW_OTHERS, "action_cards = [", key="action_cards", value="chop", count=others, least=least
            )


def _ingredients(rows: list[EditionLine]) -> list[Ingredient]:
    found: list[Ingredient] = []
    for row in rows:
        row.only(("code", "name", "german", "back", "category", "colour", "count"))
        code = row.text_at("code")
        if len(code) != 3 or not code.isalpha() or not code.isascii() or not code.isupper():
            raise row.refused(EditionWhy.NOT_THREE_CAPITALS, key="code", value=shown(code))
        ingredient = Ingredient(
            code,
            _names(row),
            _name(row, "back"),
            row.text_at("category"),
            row.text_at("colour"),
            row.number_at("count", 1, MOST_COPIES),
        )
        for other in found:
            if other.code == code or other.name == ingredient.name:
                raise row.refused(EditionWhy.ITEM_TWICE, value=code if other.code == code else shown(ingredient.name))
        if len(found) == MOST_INGREDIENTS:
            raise row.refused(EditionWhy.TOO_MANY_ITEMS, key="ingredients", most=int(MOST_INGREDIENTS))
        found.append(ingredient)
    return found


def _recipes(
    rows: list[EditionLine], ingredients: list[Ingredient], by_length: list[list[int]], edition: EditionFile
) -> list[Recipe]:
    """The recipes by length, those of one length in the order of the file."""
    codes = {ingredient.code: index for index, ingredient in enumerate(ingredients)}
    groups: list[list[Recipe]] = [[] for _ in range(int(GROUPS))]
    numbers: list[int] = []
    names: list[str] = []
    sets: list[list[int]] = []
    for row in rows:
        row.only(("id", "name", "sequence", *WORTH))
        sequence = _sequence(row, codes, ingredients)
        usual = by_length[len(sequence) - int(SHORTEST)]
        if not usual:
            raise edition.refused(EditionWhy.ITEM_MISSING, "lengths = [", key="lengths", value=f"length = {len(sequence)}")
        recipe = Recipe(row.number_at("id", 1, 9999), _name(row, "name"), sequence, _worth(row, usual))
        if recipe.number in numbers:
            raise row.refused(EditionWhy.ITEM_TWICE, value=f"id = {recipe.number}")
        if recipe.name in names:
            raise row.refused(EditionWhy.ITEM_TWICE, value=shown(recipe.name))
        if sorted(recipe.sequence) in sets:
            raise row.refused(EditionWhy.SAME_CONTENTS, value=shown(recipe.name))
        numbers.append(recipe.number)
        names.append(recipe.name)
        sets.append(sorted(recipe.sequence))
        group = groups[recipe.group()]
        if len(group) == MOST_OF_A_LENGTH:
            length = f"length = {len(recipe.sequence)}"
            raise row.refused(EditionWhy.TOO_MANY_ITEMS, key=length, most=int(MOST_OF_A_LENGTH))
        group.append(recipe)
    return [recipe for group in groups for recipe in group]


def _worth(row: EditionLine, usual: list[int]) -> list[int]:
    """Score, wasabi and cards for style: what the recipe's own line says, and else what its length has."""
    keys = enumerate(WORTH)
    return [row.number_at(key, 0, MOST_POINTS) if key in row.table else usual[place] for place, key in keys]


def _even_score(recipes: list[Recipe], group: int) -> int:
    scores = [recipe.score for recipe in recipes if recipe.group() == group]
    if not scores:
        return 0
    return scores[0] if scores.count(scores[0]) == len(scores) else -1


def _sequence(row: EditionLine, codes: dict[str, int], ingredients: list[Ingredient]) -> list[int]:
    """An ingredient may come several times, as often as there are tiles of it."""
    words = row.text_at("sequence").split("-")
    if not int(SHORTEST) <= len(words) <= int(LONGEST):
        raise row.refused(
            EditionWhy.WRONG_NUMBER_OF_ITEMS, key="sequence", count=len(words), least=int(SHORTEST), most=int(LONGEST)
        )
    sequence: list[int] = []
    for word in words:
        if word not in codes:
            raise row.refused(EditionWhy.UNKNOWN_WORD, key="sequence", value=shown(word), known=", ".join(codes))
        sequence.append(codes[word])
        tiles = ingredients[codes[word]].count
        if sequence.count(codes[word]) > tiles:
            raise row.refused(EditionWhy.TOO_FEW_ITEMS, key=word, count=tiles, least=sequence.count(codes[word]))
    return sequence


def _copies(rows: list[EditionLine]) -> list[int]:
    copies = [0] * len(EFFECTS)
    for row in rows:
        row.only(("effect", "name", "german", "count"))
        effect = row.choice_at("effect", EFFECTS)
        if copies[effect]:
            raise row.refused(EditionWhy.ITEM_TWICE, value=EFFECTS[effect])
        copies[effect] = row.number_at("count", 1, MOST_COPIES)
    return copies


def _effect_names(rows: list[EditionLine]) -> list[tuple[str, str]]:
    names = [(effect.capitalize(), "") for effect in EFFECTS]
    for row in rows:
        names[row.choice_at("effect", EFFECTS)] = _names(row)
    return names


def _names(row: EditionLine) -> tuple[str, str]:
    """What a component is called, and in German if that is given."""
    return (_name(row, "name"), _name(row, "german") if "german" in row.table else "")


def _name(row: EditionLine, key: str) -> str:
    """A name that has room on a card."""
    name = row.text_at(key)
    if len(name) > MOST_LETTERS or not name.isprintable():
        raise row.refused(EditionWhy.NAME_UNFIT, key=key, most=int(MOST_LETTERS))
    return name


def _areas(rows: list[EditionLine]) -> dict[int, Area]:
    areas: dict[int, Area] = {}
    for row in rows:
        row.only(("players", "rows", "columns", "teacups"))
        players = row.number_at("players", 2, MOST_SEATS)
        if players in areas:
            raise row.refused(EditionWhy.ITEM_TWICE, value=f"players = {players}")
        height = row.number_at("rows", 2, MOST_LINES)
        width = row.number_at("columns", 2, MOST_LINES)
        if height * width > MOST_SPACES:
            raise row.refused(
                EditionWhy.NUMBER_OUT_OF_RANGE, key="rows × columns", value=str(height * width), least=4, most=int(MOST_SPACES)
            )
        names = [space_name(space, width) for space in range(height * width)]
        cups = row.texts_at("teacups")
        for cup in cups:
            if cup not in names:
                known = f"{names[0]} … {names[-1]}"
                raise row.refused(EditionWhy.UNKNOWN_WORD, key="teacups", value=shown(cup), known=known)
            if cups.count(cup) > 1:
                raise row.refused(EditionWhy.ITEM_TWICE, value=cup)
        if len(cups) != players:
            raise row.refused(EditionWhy.NEEDS_EXACTLY, key="teacups", count=len(cups), exactly=players)
        areas[players] = Area(height, width, [names.index(cup) for cup in cups])
    return areas


def _by_length(rows: list[EditionLine]) -> list[list[int]]:
    """For each group: score, wasabi and cards for style, wasabi gained and added to the pool by the back; or nothing."""
    keys = (*WORTH, "back_gain", "back_pool")
    table: list[list[int]] = [[] for _ in range(int(GROUPS))]
    for row in rows:
        row.only(("length", *keys))
        group = row.number_at("length", int(SHORTEST), int(LONGEST)) - int(SHORTEST)
        if table[group]:
            raise row.refused(EditionWhy.ITEM_TWICE, value=f"length = {group + int(SHORTEST)}")
        table[group] = [row.number_at(key, 0, MOST_POINTS) for key in keys]
    return table


def _deal(edition: EditionFile, recipes: list[Recipe], seats: int) -> list[int]:
    """The groups of the recipes dealt to each player."""
    value = edition.data.get("deal")
    if not isinstance(value, list) or not value:
        raise edition.refused(EditionWhy.NEEDS_LIST, "deal =", key="deal")
    if len(value) > int(MOST_IN_HAND):
        raise edition.refused(EditionWhy.TOO_MANY_ITEMS, "deal =", key="deal", most=int(MOST_IN_HAND))
    groups: list[int] = []
    for length in value:
        if not isinstance(length, int) or isinstance(length, bool):
            raise edition.refused(EditionWhy.NEEDS_NUMBER, "deal =", key="deal")
        if not int(SHORTEST) <= length <= int(LONGEST):
            raise edition.refused(
                EditionWhy.NUMBER_OUT_OF_RANGE, "deal =", key="deal", value=str(length), least=int(SHORTEST), most=int(LONGEST)
            )
        groups.append(length - int(SHORTEST))
    for group in groups:
        there = sum([1 for recipe in recipes if recipe.group() == group])
        needed = groups.count(group) * seats
        if there < needed:
            raise edition.refused(
                EditionWhy.TOO_FEW_ITEMS, "deal =", key=f"length = {group + int(SHORTEST)}", count=there, least=needed
            )
    return groups
