"""Finding a recipe on the board.

The board is one mask of spaces per ingredient: where its tile lies on top. Shifting a mask right by one brings what lies
one column further onto a space, by the number of columns what lies one row further. So for all lines at once: the lines of
length n that hold an ingredient are the union of its mask shifted by 0 … n - 1 steps; the lines that hold all n
ingredients of a recipe, each as often as it is in it, hold exactly them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.maki_master.box.box import Box
from chabudai.games.maki_master.box.components import LONGEST, SHORTEST


def is_due(box: Box, tops: vec[i64], changed: i64, recipe: i64) -> bool:
    """R5.2, R5.5, R5.7, R5.11: a line of exactly the recipe's ingredients in which a space changed this turn."""
    group: i64 = box.group_of[recipe]
    if _lines(box, tops, changed, recipe, group + SHORTEST, 1) & box.line_starts[group]:
        return True
    # Down a column nothing wraps around: below the last row there are no tiles.
    return _lines(box, tops, changed, recipe, group + SHORTEST, box.columns) != 0


def is_with_style(box: Box, tops: vec[i64], changed: i64, recipe: i64) -> bool:
    """R6.2, R6.4: some line that changed this turn is in printed order, read from either end."""
    group: i64 = box.group_of[recipe]
    length: i64 = group + SHORTEST
    if _ordered_lines(box, tops, changed, recipe, length, 1) & box.line_starts[group]:
        return True
    return _ordered_lines(box, tops, changed, recipe, length, box.columns) != 0


def line_of(box: Box, tops: vec[i64], changed: i64, recipe: i64, style: bool) -> list[int]:
    """The spaces of a line that makes a recipe which is due: the best one, and of several the first."""
    group: i64 = box.group_of[recipe]
    length: i64 = group + SHORTEST
    step: i64 = 1
    found: i64 = _fitting(box, tops, changed, recipe, length, step, style) & box.line_starts[group]
    if not found:
        step = box.columns
        found = _fitting(box, tops, changed, recipe, length, step, style)
    first: i64 = bits.lowest(found)
    return [int(first + place * step) for place in range(int(length))]


def _fitting(box: Box, tops: vec[i64], changed: i64, recipe: i64, length: i64, step: i64, style: bool) -> i64:
    if style:
        return _ordered_lines(box, tops, changed, recipe, length, step)
    return _lines(box, tops, changed, recipe, length, step)


def _lines(box: Box, tops: vec[i64], changed: i64, recipe: i64, length: i64, step: i64) -> i64:
    """The first spaces of the lines in one direction that hold the recipe, in any order, and a changed space."""
    found: i64 = _reaching(changed, length, step)
    first: i64 = recipe * LONGEST
    place: i64 = 0
    while place < length and found:
        times: i64 = box.copy[first + place]
        spaces: i64 = tops[box.sequences[first + place]]
        found &= _reaching(spaces, length, step) if times == 1 else _reaching_often(spaces, length, step, times)
        place += 1
    return found


def _reaching(spaces: i64, length: i64, step: i64) -> i64:
    """The first spaces of the lines in one direction that hold at least one of the spaces."""
    reached: i64 = spaces
    shifted: i64 = spaces
    place: i64 = 1
    while place < length:
        shifted >>= step
        reached |= shifted
        place += 1
    return reached


def _reaching_often(spaces: i64, length: i64, step: i64, times: i64) -> i64:
    """The first spaces of the lines in one direction that hold at least so many of the spaces."""
    reached = bits.zeros(times + 1)  # by how many of them
    shifted: i64 = spaces
    for _place in range(length):
        number: i64 = times
        while number > 1:
            reached[number] |= reached[number - 1] & shifted
            number -= 1
        reached[1] |= shifted
        shifted >>= step
    return reached[times]


def _ordered_lines(box: Box, tops: vec[i64], changed: i64, recipe: i64, length: i64, step: i64) -> i64:
    """The first spaces of the lines in one direction that hold the recipe in printed order, from either end."""
    forward: i64 = _reaching(changed, length, step)
    backward: i64 = forward
    first: i64 = recipe * LONGEST
    for place in range(length):
        forward &= tops[box.sequences[first + place]] >> (place * step)
        backward &= tops[box.sequences[first + length - 1 - place]] >> (place * step)
    return forward | backward
