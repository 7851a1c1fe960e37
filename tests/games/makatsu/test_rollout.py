"""The fast path against the plain one, from positions inside a game."""

from collections import Counter

import pytest
from scipy import stats

from chabudai.core import NOBODY, Rng, State, is_compiled
from chabudai.games.makatsu.rules.state import MakatsuState
from tests.games.makatsu import conservation
from tests.games.makatsu.builders import Table

GAMES = 4000 if is_compiled() else 500
UNLIKELY = 1e-4
"""The seeds are fixed, so a test either always holds or never."""

POSITIONS = [
    (0, 0, -1),  # before anything
    (0, 3, 2),  # inside a round
    (0, 4, -1),  # before a round is drawn, four rounds of reserve apart
    (0, 5, -1),  # the last cards drawn
    (1, 1, 4),  # after a second card
    (2, 0, 0),  # all have drawn
    (2, 1, 0),  # cards kept, and the last ones drawn
    (2, 1, 1),
]


def ends(state: MakatsuState, fast: bool, stream: int) -> Counter[str]:
    """How often play ends with which points, figure and cards left over; near the end points are told apart finely."""
    coarse = 1 if state.view(None).phase == 2 else 5
    found: Counter[str] = Counter()
    rng = Rng(17, stream)
    for _ in range(GAMES):
        twin = state.clone()
        decisions = twin.rollout(rng) if fast else State.rollout(twin, rng)
        assert twin.actor() == NOBODY
        assert decisions > 0
        conservation.check(twin)
        view = twin.view(None)
        left = sum(card >= 8 for card in view.memory.left[1])
        found[f"{view.points[0] // coarse} {view.points[2] // 12} {view.holder} {left}"] += 1
    return found


@pytest.mark.parametrize("ties", ["highest-last", "last-of-colour"])
@pytest.mark.parametrize("position", POSITIONS)
def test_a_rollout_has_the_distribution_of_plain_play(position: tuple[int, int, int], ties: str) -> None:
    table = Table("B8 Y1 P3", "Y8 P8", "B8 Y2", ties=ties).run(*position)
    plain = ends(table.state, fast=False, stream=1)
    fast = ends(table.state, fast=True, stream=2)
    common = [key for key in plain | fast if plain[key] + fast[key] >= 10]
    rest = [sum(found.values()) - sum(found[key] for key in common) for found in (plain, fast)]
    rows = [[found[key] for key in common] for found in (plain, fast)]
    if sum(rest) >= 10:
        rows = [[*row, left] for row, left in zip(rows, rest, strict=True)]
    assert len(rows[0]) > 1
    assert stats.chi2_contingency(rows).pvalue > UNLIKELY


@pytest.mark.parametrize("position", POSITIONS)
def test_a_rollout_counts_the_decisions_still_to_take(position: tuple[int, int, int]) -> None:
    table = Table("", "", "").run(*position)
    assert table.state.clone().rollout(Rng(1)) == State.rollout(table.state.clone(), Rng(2))


def test_a_rollout_of_a_finished_game_does_nothing() -> None:
    table = Table("", "").run()
    before = table.view().key()
    assert table.state.rollout(Rng(1)) == 0
    assert table.view().key() == before
