"""How many ways a game can go, counted by playing them all and by arithmetic."""

from math import prod

import pytest

from chabudai.core import NOBODY, State
from tests.games.makatsu.builders import Table


def histories(state: State, steps: int) -> int:
    if steps == 0 or state.actor() == NOBODY:
        return 1
    count = 0
    for action in state.legal_actions():
        twin = state.clone()
        twin.apply(action)
        count += histories(twin, steps - 1)
    return count


@pytest.mark.parametrize("seats", [2, 6])
def test_the_first_cards_drawn(seats: int) -> None:
    assert histories(Table(*[""] * seats).state, 2) == 24 * 23


def test_a_round_of_two() -> None:
    assert histories(Table("", "").run(0, 0, 0).state, 4) == prod([4, 4, 3, 3])


def test_the_last_round_of_two_whose_draws_are_no_choice() -> None:
    last = Table("", "").run(2, 1).state
    assert histories(last, 99) == prod([4, 4, 3, 3])
