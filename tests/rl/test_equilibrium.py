"""The tiny game of Meister Makatsu is solved exactly, and OpenSpiel agrees with the way it is done."""

from pathlib import Path

import pytest

from chabudai.arena.equilibrium import Moves, SequenceForm, solved
from chabudai.games import title

MAKATSU = title("makatsu")


@pytest.mark.slow
def test_neither_seat_can_gain_against_the_equilibrium_of_the_tiny_game() -> None:
    form = SequenceForm(MAKATSU.game(2, {"figure": "0"}, "tiny"), lowest_wins=True)
    found = solved(form)
    assert form.leaves == 82_944
    assert found.value == pytest.approx(0.25)
    assert abs(found.gap) <= 0.001
    assert all(sum(moves.values()) == pytest.approx(1) for moves in found.moves.values())


def test_a_game_that_is_not_for_two_is_not_solved() -> None:
    with pytest.raises(ValueError, match="for two"):
        SequenceForm(MAKATSU.game(3, {}, "tiny"))


def test_openspiel_finds_nothing_to_gain_either(tmp_path: Path) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make research` runs this")
    from open_spiel.python import policy as spiel_policy
    from open_spiel.python.algorithms import exploitability

    import chabudai.rl.openspiel  # noqa: F401 - registers it

    file = tmp_path / "smaller.toml"  # OpenSpiel walks through a game in Python: one with hands of two takes it seconds
    tiny = MAKATSU.edition_file("tiny").read_text("utf-8")
    file.write_text(tiny.replace('name = "tiny"', 'name = "smaller"').replace("hand = 3", "hand = 2"), "utf-8")
    form = SequenceForm(MAKATSU.game(2, {"figure": "0"}, str(file)), lowest_wins=True)
    moves = solved(form).moves

    class Solved(spiel_policy.Policy):
        def action_probabilities(self, state: object, player_id: int | None = None) -> dict[int, float]:
            player = state.current_player() if player_id is None else player_id  # type: ignore[attr-defined]
            return told(moves, state.world.heard(player))  # type: ignore[attr-defined]

    setup = {"players": 2, "edition": str(file), "figure": "0", "recall": "perfect"}
    game = pyspiel.load_game("chabudai_makatsu", setup)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert exploitability.exploitability(game, Solved(game, [0, 1])) <= 0.001
    assert exploitability.exploitability(game, spiel_policy.UniformRandomPolicy(game)) > 0.01


def told(moves: Moves, heard: str) -> dict[int, float]:
    return moves[heard]
