"""How many ways a game can go, counted by playing them all and by arithmetic."""

from math import prod

import pytest

from chabudai.core import State
from tests.games.zenmaster.builder import deal, match


def histories(state: State, steps: int) -> int:
    if steps == 0:
        return 1
    count = 0
    for action in state.legal_actions():
        twin = state.clone()
        twin.apply(action)
        count += histories(twin, steps - 1)
    return count


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_cards_of_a_deal(seats: int) -> None:
    assert histories(match(seats).new_state(), 2) == 50 * 49


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_trick(seats: int) -> None:
    game = match(seats)
    state = game.new_state()
    deal(game, state, [[] for _ in range(seats)])
    choices = [10, 9, 9, 9, 9]
    assert histories(state, 4) == prod(choices[:4])


def test_the_last_trick_has_one_card_each_and_two_score_cards() -> None:
    game = match(3)
    state = game.new_state()
    deal(game, state, [[], [], []])
    for _ in range(8 * 4):
        state.apply(state.legal_actions()[0])
    assert histories(state, 4) == 2
