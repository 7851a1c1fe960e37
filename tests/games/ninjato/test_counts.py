"""How many ways a fight can go, counted by hand and by walking through all of them."""

import pytest

from chabudai.core import State
from tests.games.ninjato.builder import A, Builder


def ways(state: State) -> int:
    """The sequences of steps by which the fight is won or given up."""
    if state.decision() not in ("Fighting", "Striking"):
        return 1
    total = 0
    for action in state.legal_actions():
        twin = state.clone()
        twin.apply(action)
        total += ways(twin)
    return total


@pytest.mark.parametrize(
    ("sentry", "hand", "skills", "number"),
    [
        (2, (5,), (), 2),  # win with it, or give up
        (5, (5, 4), (), 1),  # give up
        (4, (4, 3, 3), (), 3),  # give up; the 4 and a kicker; the 4 and give up
        (4, (4,), ("taijutsu",), 3),  # give up; the 4 and Taijutsu; the 4 and give up
        (4, (4, 3), ("taijutsu",), 4),  # as before, or the 4 and a kicker
        (3, (4,), ("boryaku",), 3),  # give up; the 4; Boryaku as a 4
        (5, (2,), ("kayakujutsu", "kuji-in"), 5),  # give up at once, after the 2, the skill, its return; or win
    ],
)
def test_a_fight_by_strength_goes_so_many_ways(
    sentry: int, hand: tuple[int, ...], skills: tuple[str, ...], number: int
) -> None:
    table = Builder().house(1, sentry).hand(A, *hand).knows(A, *skills).table().do("strength 1")
    assert ways(table.state) == number
