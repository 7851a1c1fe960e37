"""The tiny game of Meister Makatsu is solved exactly, and OpenSpiel agrees."""

import pytest

from chabudai.arena.equilibrium import Moves, SequenceForm, solved
from chabudai.games import title

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make research` runs these tests")
from open_spiel.python import policy as spiel_policy  # noqa: E402
from open_spiel.python.algorithms import exploitability  # noqa: E402

from chabudai.rl.openspiel import TableState  # noqa: E402

SETUP = {"players": 2, "edition": "tiny", "figure": "0", "recall": "perfect"}


@pytest.fixture(scope="module")
def equilibrium() -> tuple[float, Moves]:
    game = title("makatsu").game(2, {"figure": "0"}, "tiny")
    return solved(SequenceForm(game, lowest_wins=True))


class Solved(spiel_policy.Policy):
    """The equilibrium as a policy of OpenSpiel."""

    def __init__(self, game: object, moves: Moves) -> None:
        super().__init__(game, [0, 1])
        self.moves = moves

    def action_probabilities(self, state: TableState, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        return self.moves[state.world.heard(player)]


def test_openspiel_finds_nothing_to_gain_against_the_equilibrium(equilibrium: tuple[float, Moves]) -> None:
    game = pyspiel.load_game("chabudai_makatsu", SETUP)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    value, moves = equilibrium
    assert value == pytest.approx(0.25)
    assert exploitability.exploitability(game, Solved(game, moves)) <= 0.001
