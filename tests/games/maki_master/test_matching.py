"""Finding recipes on the board, against a plain matcher that looks at every line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai.core import NOBODY
from chabudai.core.fast import bits
from chabudai.games.maki_master.rules.matching import is_due, is_with_style
from chabudai.games.maki_master.teaching.reckoning import Reckoning
from chabudai.games.maki_master.title import MakiMaster
from chabudai.testing.picks import Pick, picks
from tests.games.maki_master.builder import house, printed

EMPTY = -1
GAMES = [house(2), house(3), house(4), printed()]


def lines(rows: int, columns: int, length: int) -> list[list[int]]:
    """The spaces of every straight line of a length, rightwards or downwards."""
    found = []
    for row in range(rows):
        for column in range(columns):
            for down, right in ((0, 1), (1, 0)):
                spaces = [(row + down * step, column + right * step) for step in range(length)]
                if all(y < rows and x < columns for y, x in spaces):
                    found.append([y * columns + x for y, x in spaces])
    return found


def matched(game: MakiMaster, board: list[int], changed: set[int], sequence: list[int]) -> tuple[bool, bool]:
    """Whether the recipe is due, and whether with style, by the words of the rules."""
    area = game.box.area
    due = style = False
    for line in lines(area.rows, area.columns, len(sequence)):
        tiles = [board[space] for space in line]
        if sorted(tiles) == sorted(sequence) and changed & set(line):
            due = True
            style = style or tiles in (sequence, sequence[::-1])
    return due, style


@st.composite
def boards(draw: st.DrawFn) -> tuple[MakiMaster, list[int], set[int], int]:
    """Boards crowded with the ingredients of one recipe, so that its lines are often there or just not."""
    game = draw(st.sampled_from(GAMES))
    box = game.box
    recipe = draw(st.integers(0, int(box.recipes) - 1))
    sequence = box.components.recipes[recipe].sequence
    tile = st.one_of(st.sampled_from(sequence), st.sampled_from(sequence), st.integers(EMPTY, int(box.ingredients) - 1))
    spaces = int(box.spaces)
    board = draw(st.lists(tile, min_size=spaces, max_size=spaces))
    changed = draw(st.sets(st.integers(0, spaces - 1), max_size=4))
    return game, board, changed, recipe


@settings(max_examples=400)
@given(boards())
def test_matching_finds_what_looking_at_every_line_finds(position: tuple[MakiMaster, list[int], set[int], int]) -> None:
    game, board, changed, recipe = position
    box = game.box
    spaces = range(len(board))
    tops = bits.packed(
        [int(bits.of([space for space in spaces if board[space] == tile])) for tile in range(int(box.ingredients))]
    )
    mask = bits.of(sorted(changed))
    expected = matched(game, board, changed, box.components.recipes[recipe].sequence)
    assert is_due(box, tops, mask, recipe) == expected[0]
    assert is_with_style(box, tops, mask, recipe) == expected[1]


@pytest.mark.parametrize("game", [GAMES[0], GAMES[-1]], ids=["house", "printed"])
@given(picks())
def test_what_may_be_served_is_what_looking_at_every_line_finds(game: MakiMaster, pick: Pick) -> None:
    state = game.new_state()
    recipes = game.box.components.recipes
    while state.actor() != NOBODY:
        legal = state.legal_actions()
        if state.decision() == "Cooking" and any(action.verb == "wasabi" for action in legal):
            view = state.view(state.actor())
            board = [tiles[-1] if tiles else EMPTY for tiles in view.spaces]
            due = [recipe for recipe in view.hand if matched(game, board, set(view.changed), recipes[recipe].sequence)[0]]
            assert [finish.recipe for finish in Reckoning(view).finished()] == due
            offered = [action.arguments["recipe"] for action in legal if action.verb == "serve"]
            assert offered == [recipes[recipe].number for recipe in due]
        state.apply(pick.action(state))
