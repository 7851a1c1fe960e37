"""What the board is worth to a hand of recipes: for every recipe the line that is nearest to complete.

A line is open to a recipe while every tile in it is one of the recipe's ingredients, none too often, and the pantry has
what is missing. Teacups count as empty, for they can be moved.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.maki_master.box.box import Box
from chabudai.games.maki_master.box.components import GROUPS, LONGEST, MOST_IN_HAND, SHORTEST
from chabudai.games.maki_master.rules.position import HANDS, TOPS, Position

NO_LINE: Final[i64] = 99  # missing from a recipe without an open line
FORWARD: Final[i64] = 1
BACKWARD: Final[i64] = 2
FRESH_LINES: Final[i64] = 8  # a recipe not begun yet is tried in so many lines


@final
class Kitchen:
    """Looks at one seat's recipes on one board; what was found last stays until the next look."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self._starts: list[vec[i64]] = []
        self._steps: list[vec[i64]] = []
        self._masks: list[vec[i64]] = []
        for group in range(int(GROUPS)):
            self._find_lines(group)
        self.count: i64 = 0  # recipes looked at
        self.recipes: vec[i64] = bits.zeros(MOST_IN_HAND + 1)
        self.missing: vec[i64] = bits.zeros(MOST_IN_HAND + 1)
        self.styled: vec[i64] = bits.zeros(MOST_IN_HAND + 1)  # 1 if the best line can still be served with style
        self.lines: vec[i64] = bits.zeros(MOST_IN_HAND + 1)  # the spaces of the best line

    def _find_lines(self, group: int) -> None:
        """Every line of a length: first space, step, and its spaces as a mask."""
        length = group + int(SHORTEST)
        columns = int(self.box.columns)
        starts = vec[i64]()
        steps = vec[i64]()
        masks = vec[i64]()
        for space in range(int(self.box.spaces)):
            for step in (1, columns):
                if step == 1 and space % columns + length > columns:
                    continue
                if step == columns and space + (length - 1) * columns >= int(self.box.spaces):
                    continue
                starts = append(starts, space)
                steps = append(steps, step)
                masks = append(masks, bits.of([space + place * step for place in range(length)]))
        self._starts.append(starts)
        self._steps.append(steps)
        self._masks.append(masks)

    def look(self, p: Position, seat: i64) -> None:
        """Find the best line of each recipe in a seat's hand."""
        self.count = 0
        for group in range(GROUPS):
            rest: i64 = p.at[HANDS + seat * GROUPS + group]
            while rest:
                self._look_at(p, group, self.box.first_recipe[group] + bits.lowest(rest))
                rest &= rest - 1

    def _look_at(self, p: Position, group: i64, recipe: i64) -> None:
        """Note the open line with the fewest missing, of equal ones one in printed order."""
        masks = self._masks[group]
        used: i64 = self._used(p, group, recipe)
        wrong: i64 = p.tiles & ~used
        whole: i64 = self._missing(p, group, recipe, 0)  # of a line without a tile, as most are
        best: i64 = NO_LINE
        styled: i64 = 0
        chosen: i64 = 0
        for line in range(len(masks)):
            mask: i64 = masks[line]
            if mask & wrong or (best == 0 and styled == 1):
                continue
            missing: i64 = whole
            if mask & p.tiles:
                missing = self._missing(p, group, recipe, mask)
            if missing < 0 or missing > best:
                continue
            style: i64 = 0
            if missing < best or styled == 0:
                style = 1 if group == 0 or self._order(p, group, recipe, line) else 0
            if missing < best or style > styled:
                best = missing
                styled = style
                chosen = mask
        place: i64 = self.count
        self.recipes[place] = recipe
        self.missing[place] = best
        self.styled[place] = styled
        self.lines[place] = chosen
        self.count = place + 1

    def _used(self, p: Position, group: i64, recipe: i64) -> i64:
        """The spaces with a tile of the recipe on top."""
        used: i64 = 0
        first: i64 = recipe * LONGEST
        for place in range(group + SHORTEST):
            used |= p.at[TOPS + self.box.sequences[first + place]]
        return used

    def _missing(self, p: Position, group: i64, recipe: i64, mask: i64) -> i64:
        """How many ingredients a line still lacks; below 0 if it is spoilt or the pantry cannot help."""
        length: i64 = group + SHORTEST
        first: i64 = recipe * LONGEST
        present: i64 = 0
        for place in range(length):
            ingredient: i64 = self.box.sequences[first + place]
            there: i64 = p.at[TOPS + ingredient] & mask
            if there and self._is_enough(there, first + place):
                present += 1
            elif not p.stocked & bits.bit(ingredient):
                return -1
        return length - present if bits.count(p.tiles & mask) == present else -1

    def _is_enough(self, there: i64, place: i64) -> bool:
        """Whether these tiles are as many as a place of a recipe asks for: one where its ingredient comes first."""
        times: i64 = self.box.copy[place]
        return times == 1 or bits.count(there) >= times

    def _order(self, p: Position, group: i64, recipe: i64, line: i64) -> i64:
        """In which printed order the tiles of an open line lie so far: FORWARD, BACKWARD, both or none."""
        length: i64 = group + SHORTEST
        first: i64 = recipe * LONGEST
        space: i64 = self._starts[group][line]
        step: i64 = self._steps[group][line]
        order: i64 = FORWARD | BACKWARD
        for place in range(length):
            here: i64 = bits.bit(space + place * step)
            if p.tiles & here:
                if not p.at[TOPS + self.box.sequences[first + place]] & here:
                    order &= ~FORWARD
                if not p.at[TOPS + self.box.sequences[first + length - 1 - place]] & here:
                    order &= ~BACKWARD
        return order

    def improve(self, p: Position, number: i64, gains: vec[i64], stamps: vec[i64], base: i64, worth: vec[i64]) -> None:
        """Add to `gains`, by ingredient × 64 + space, what a tile adds to a recipe in the lines with the fewest missing.

        `worth` is what the recipe would gain without style and with it. A tile counts once for a recipe, at its best. A
        gain holds while its stamp is at least `base`.
        """
        stamp: i64 = base + 2 * number
        recipe: i64 = self.recipes[number]
        group: i64 = self.box.group_of[recipe]
        masks = self._masks[group]
        wrong: i64 = p.tiles & ~self._used(p, group, recipe)
        fewest: i64 = self.missing[number]
        is_begun = fewest < group + SHORTEST
        stride: i64 = 1 if is_begun else 1 + len(masks) // FRESH_LINES
        line: i64 = 0
        while line < len(masks):
            mask: i64 = masks[line]
            is_open = not mask & wrong and (not is_begun or mask & p.tiles != 0)
            if is_open and self._missing(p, group, recipe, mask) == fewest:
                self._improve_line(p, group, recipe, line, gains, stamps, base, stamp, worth)
            line += stride

    def _improve_line(
        self,
        p: Position,
        group: i64,
        recipe: i64,
        line: i64,
        gains: vec[i64],
        stamps: vec[i64],
        base: i64,
        stamp: i64,
        worth: vec[i64],
    ) -> None:
        """Every missing ingredient on every open space of one line."""
        last: i64 = group + SHORTEST - 1
        mask: i64 = self._masks[group][line]
        start: i64 = self._starts[group][line]
        step: i64 = self._steps[group][line]
        order: i64 = FORWARD | BACKWARD if group == 0 else self._order(p, group, recipe, line)
        for place in range(last + 1):
            ingredient: i64 = self.box.sequences[recipe * LONGEST + place]
            there: i64 = p.at[TOPS + ingredient] & mask
            if there and self._is_enough(there, recipe * LONGEST + place):
                continue
            for step_number in range(last + 1):
                space: i64 = start + step_number * step
                if p.tiles & bits.bit(space):
                    continue
                style: i64 = 1 if group == 0 else 0
                if (order & FORWARD and step_number == place) or (order & BACKWARD and step_number == last - place):
                    style = 1
                at: i64 = ingredient * 64 + space
                had: i64 = stamps[at] - stamp  # 0: counted without style, 1: with it, below: not yet
                if had < 0:
                    gains[at] = (gains[at] if stamps[at] >= base else 0) + worth[style]
                    stamps[at] = stamp + style
                elif had < style:
                    gains[at] += worth[1] - worth[0]
                    stamps[at] = stamp + 1

    def cover(self, p: Position, number: i64, gains: vec[i64], stamps: vec[i64], base: i64, worth: vec[i64]) -> None:
        """Add to `gains`, by ingredient × 64 + space, what a tile in place of a wrong one adds to a recipe it completes.

        Chop and Stack are for that: every other tile of the line is right. The rest is as in `improve`.
        """
        stamp: i64 = base + 2 * number
        recipe: i64 = self.recipes[number]
        group: i64 = self.box.group_of[recipe]
        masks = self._masks[group]
        used: i64 = self._used(p, group, recipe)
        wrong: i64 = p.tiles & ~used
        for line in range(len(masks)):
            here: i64 = masks[line] & wrong
            if here == 0 or here & (here - 1) or masks[line] & ~here & ~used:
                continue
            ingredient: i64 = self._only_missing(p, group, recipe, masks[line])
            if ingredient < 0:
                continue
            p.tiles ^= here
            style: i64 = 1 if group == 0 or self._order(p, group, recipe, line) else 0
            p.tiles ^= here
            at: i64 = ingredient * 64 + bits.lowest(here)
            if stamps[at] < stamp:
                gains[at] = (gains[at] if stamps[at] >= base else 0) + worth[style]
                stamps[at] = stamp + style
            elif stamps[at] - stamp < style:
                gains[at] += worth[1] - worth[0]
                stamps[at] = stamp + 1

    def _only_missing(self, p: Position, group: i64, recipe: i64, mask: i64) -> i64:
        """The one ingredient that a line lacks, below 0 if it lacks others or the pantry has none."""
        found: i64 = -1
        for place in range(group + SHORTEST):
            ingredient: i64 = self.box.sequences[recipe * LONGEST + place]
            there: i64 = p.at[TOPS + ingredient] & mask
            if there and self._is_enough(there, recipe * LONGEST + place):
                continue
            if found >= 0 or not (p.stocked & bits.bit(ingredient) or ingredient == p.ingredient):
                return -1
            found = ingredient
        return found
