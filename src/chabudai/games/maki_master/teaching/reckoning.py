"""What the board makes of a seat's recipes: which are finished, which a change would finish, and what is missing to the others.

All of it from one view. The rules decide by masks (`rules/matching.py`); here lines are looked at one by one, because a line
is to be named, and because tests hold the one against the other.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from chabudai.games.maki_master.knowledge.view import MakiView

NOTHING: Final = -1


class Finish(NamedTuple):
    """A recipe that could be served, and whether with style."""

    recipe: int
    style: bool


class Want(NamedTuple):
    """A line on which a recipe could come about: which ingredient is missing on which space."""

    recipe: int
    line: tuple[int, ...]
    missing: tuple[tuple[int, int], ...]
    style: bool
    covers: int
    """How many of those spaces hold a tile that does not belong there."""


@lru_cache(maxsize=64)
def lines(rows: int, columns: int, length: int) -> list[tuple[int, ...]]:
    """Every line of a length, along the rows and down the columns."""
    along = [
        tuple(range(row * columns + first, row * columns + first + length))
        for row in range(rows)
        for first in range(columns - length + 1)
    ]
    down = [
        tuple(range(first * columns + column, (first + length) * columns + column, columns))
        for column in range(columns)
        for first in range(rows - length + 1)
    ]
    return along + down


@lru_cache(maxsize=64)
def lines_through(rows: int, columns: int, length: int) -> list[list[tuple[int, ...]]]:
    """For each space the lines of a length that hold it."""
    every = lines(rows, columns, length)
    return [[line for line in every if space in line] for space in range(rows * columns)]


@lru_cache(maxsize=8)
def pairs(rows: int, columns: int) -> list[tuple[int, int]]:
    """Every two spaces that share a side."""
    return [(line[0], line[1]) for line in lines(rows, columns, 2)]


class Reckoning:
    """The board as one seat sees it, and its recipes."""

    def __init__(self, view: MakiView) -> None:
        legend = view.legend
        self.view: Final = view
        self.rows: Final = legend.rows
        self.columns: Final = legend.columns
        self.tops: Final = [pile[-1] if pile else NOTHING for pile in view.spaces]
        self.changed: Final = set(view.changed)
        self.cups: Final = set(view.cups)
        self.empty: Final = [space for space, top in enumerate(self.tops) if top == NOTHING and space not in self.cups]
        self.wants: Final = {recipe: self._wants(recipe) for recipe in view.hand}

    # Finished recipes

    def finished(self, changes: dict[int, int] | None = None) -> list[Finish]:
        """What could be served once these spaces hold these tiles on top (R5.2, R5.7, R6.4)."""
        tops = self.tops
        changed = self.changed
        if changes:
            tops = list(tops)
            for space, top in changes.items():
                tops[space] = top
            changed = changed | changes.keys()
        found = [self._finish(recipe, tops, changed) for recipe in self.view.hand]
        return [finish for finish in found if finish is not None]

    def _finish(self, recipe: int, tops: list[int], changed: set[int]) -> Finish | None:
        sequence = self.view.legend.sequences[recipe]
        through = lines_through(self.rows, self.columns, len(sequence))
        finish: Finish | None = None
        for space in changed:
            if tops[space] not in sequence:
                continue
            for line in through[space]:
                if not holds(tops, line, sequence):
                    continue
                if in_order([tops[one] for one in line], sequence):
                    return Finish(recipe, True)
                finish = Finish(recipe, False)
        return finish

    def placed(self, space: int, ingredient: int) -> list[Finish]:
        """What a tile on a space would finish."""
        return self.finished({space: ingredient})

    def switched(self, space: int, other: int) -> list[Finish]:
        """What exchanging two spaces would finish."""
        return self.finished({space: self.tops[other], other: self.tops[space]})

    def chopped(self, space: int) -> list[Finish]:
        """What taking the top tile off a space would finish."""
        pile = self.view.spaces[space]
        return self.finished({space: pile[-2] if len(pile) > 1 else NOTHING})

    # Unfinished recipes

    def _wants(self, recipe: int) -> list[Want]:
        """Every line of the board for a recipe, the best first: without covering a tile, with few tiles missing, with style."""
        sequence = self.view.legend.sequences[recipe]
        every = [self._want(recipe, line, sequence) for line in lines(self.rows, self.columns, len(sequence))]
        return sorted(every, key=lambda want: (want.covers, len(want.missing), not want.style))

    def _want(self, recipe: int, line: tuple[int, ...], sequence: list[int]) -> Want:
        there = [self.tops[space] for space in line]
        fitting = self._in_print(recipe, line, there, sequence) or self._in_print(recipe, line, there, sequence[::-1])
        if fitting is not None:
            return fitting
        missing = list(sequence)
        open_spaces: list[int] = []
        for at, space in enumerate(line):
            if there[at] in missing:
                missing.remove(there[at])
            else:
                open_spaces.append(space)
        return Want(recipe, line, tuple(zip(missing, open_spaces, strict=True)), False, self._covers(open_spaces))

    def _in_print(self, recipe: int, line: tuple[int, ...], there: list[int], sequence: list[int]) -> Want | None:
        """The line if all that belongs to the recipe lies where the printed order has it."""
        missing: list[tuple[int, int]] = []
        for at, wanted in enumerate(sequence):
            if there[at] == wanted:
                continue
            if there[at] in sequence:
                return None
            missing.append((wanted, line[at]))
        return Want(recipe, line, tuple(missing), True, self._covers([space for _, space in missing]))

    def _covers(self, spaces: list[int]) -> int:
        return sum(1 for space in spaces if self.tops[space] != NOTHING)

    def is_stocked(self, want: Want) -> bool:
        """Whether the pantry has what is missing."""
        return all(self.view.pantry[ingredient] > 0 for ingredient, _ in want.missing)

    def within(self, tiles: int, covers: int) -> list[int]:
        """The recipes that so many tiles would finish, as many of them on top of others."""
        return [
            recipe
            for recipe, wants in self.wants.items()
            if any(len(want.missing) == tiles and want.covers == covers and self.is_stocked(want) for want in wants)
        ]

    def places_for(self, ingredient: int) -> list[tuple[int, int]]:
        """Where a tile of this ingredient alone would finish a recipe without covering a tile: recipe and space."""
        return [
            (recipe, want.missing[0][1])
            for recipe, wants in self.wants.items()
            for want in wants
            if len(want.missing) == 1
            and want.covers == 0
            and want.missing[0][0] == ingredient
            and self.is_open(want.missing[0][1])
        ]

    def least(self, recipe: int) -> int:
        """How many tiles are missing to a recipe on the line where the fewest are, without covering one."""
        return min((len(want.missing) for want in self.wants[recipe] if want.covers == 0), default=0)

    def nearer(self, space: int, ingredient: int) -> Want | None:
        """The line of a begun recipe that a tile on this empty space brings nearer to its end; the nearest one first."""
        found: list[Want] = []
        for recipe, wants in self.wants.items():
            least = self.least(recipe)
            for want in wants:
                spaces = [where for _, where in want.missing]
                left = without(want.missing, ingredient, space)
                if want.covers == 0 and space in spaces and len(left) + 1 == len(want.missing) == least < len(want.line):
                    style = want.style and (ingredient, space) in want.missing
                    found.append(want._replace(missing=left, style=style))
        stocked = [want for want in found if want.missing and self.is_stocked(want)]
        return min(stocked, key=lambda want: (len(want.missing), not want.style), default=None)

    def is_open(self, space: int) -> bool:
        """R4.4: an empty space, or that of a teacup which has somewhere to go."""
        return self.tops[space] == NOTHING and bool(self.empty)

    def wanted_on(self, space: int) -> list[tuple[int, int]]:
        """Which one tile on this space would finish a recipe: recipe and ingredient."""
        return [
            (recipe, want.missing[0][0])
            for recipe, wants in self.wants.items()
            for want in wants
            if len(want.missing) == 1 and want.missing[0][1] == space and self.is_open(space) and self.is_stocked(want)
        ]

    def pairs(self) -> list[tuple[int, int]]:
        """Every two spaces that share a side."""
        return pairs(self.rows, self.columns)

    def neighbours(self, space: int) -> list[tuple[str, int]]:
        """What lies beside a space: where, and the space."""
        row, column = divmod(space, self.columns)
        beside = [
            ("above", row > 0, space - self.columns),
            ("below", row + 1 < self.rows, space + self.columns),
            ("left", column > 0, space - 1),
            ("right", column + 1 < self.columns, space + 1),
        ]
        return [(where, other) for where, is_there, other in beside if is_there]


def without(missing: tuple[tuple[int, int], ...], ingredient: int, space: int) -> tuple[tuple[int, int], ...]:
    """What is still missing with a tile of an ingredient on a space."""
    there = [one for one in missing if one[0] == ingredient]
    gone = (ingredient, space) if (ingredient, space) in there else there[0] if there else None
    return tuple(one for one in missing if one != gone)


def holds(tops: list[int], line: tuple[int, ...], sequence: list[int]) -> bool:
    """R5.11: exactly the recipe's ingredients, each as often as it is in it."""
    left = list(sequence)
    for space in line:
        if tops[space] not in left:
            return False
        left.remove(tops[space])
    return True


def in_order(there: list[int], sequence: list[int]) -> bool:
    """R6.2: the printed order, read from either end."""
    return there in (sequence, sequence[::-1])
