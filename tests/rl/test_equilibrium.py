"""The tiny game of Meister Makatsu is solved exactly, and OpenSpiel agrees with the way it is done."""

from itertools import pairwise
from pathlib import Path

import pytest

from chabudai.arena.equilibrium import Equilibrium, Moves, SequenceForm, solved
from chabudai.arena.truth import agreement, asked, best_reply, learned, losses, plan, tiny
from chabudai.bots import bot
from chabudai.coach import advise
from chabudai.coach.exact import exact_choices
from chabudai.core import NOBODY, Action, Game, Rng, View
from chabudai.games import title
from chabudai.search import EVEN, Budget, Exact, solve
from chabudai.search.solving import SMALL

MAKATSU = title("makatsu")


@pytest.fixture(scope="module")
def whole() -> tuple[SequenceForm, Equilibrium]:
    """The tiny game and its equilibrium: ten seconds of the processor."""
    form = tiny()
    return form, solved(form)


@pytest.mark.slow
def test_neither_seat_can_gain_against_the_equilibrium_of_the_tiny_game(whole: tuple[SequenceForm, Equilibrium]) -> None:
    form, found = whole
    assert form.leaves == 82_944
    assert found.value == pytest.approx(0.25)
    assert abs(found.gap) <= 0.001
    assert all(sum(moves.values()) == pytest.approx(1) for moves in found.moves.values())
    for seat, value in ((0, found.value), (1, -found.value)):  # the replies, found another way than the plans
        assert best_reply(form, seat, plan(form.sides[1 - seat], found.moves)) == pytest.approx(value, abs=0.0005)
    assert losses(form, found, (found.moves, found.moves)).at_most <= 0.0005


@pytest.mark.slow
def test_bots_lose_to_the_equilibrium_what_the_documents_say(whole: tuple[SequenceForm, Equilibrium]) -> None:
    form, found = whole
    lost = {}
    for name in ("random", "strong"):
        player = bot(name, form.game)
        lost[name] = losses(form, found, (asked(form, 0, player), asked(form, 1, player)))
        assert 0 <= lost[name].to_equilibrium <= lost[name].at_most
    assert lost["random"].to_equilibrium > 0.5
    assert lost["strong"].to_equilibrium < 0.02


@pytest.mark.slow
def test_master_loses_next_to_nothing_to_the_equilibrium(whole: tuple[SequenceForm, Equilibrium]) -> None:
    form, found = whole
    player, budget = bot("master", form.game), Budget(MAKATSU.levels().master_simulations)  # no clock: the same everywhere
    lost = losses(form, found, (asked(form, 0, player, budget=budget), asked(form, 1, player, budget=budget)))
    assert lost.to_equilibrium <= 0.01
    assert lost.at_most <= 0.02


@pytest.mark.slow
def test_the_coach_agrees_with_the_equilibrium(whole: tuple[SequenceForm, Equilibrium]) -> None:
    form, found = whole

    def coach(game: Game, view: View, legal: list[Action]) -> list[tuple[str, float]]:
        return [(one.action, one.win) for one in advise(game, view, legal).choices]

    own = solve(form.game, lowest_wins=True)
    assert own is not None
    another = learned(form, own)  # a game may have many equilibria
    assert another.value == pytest.approx(found.value, abs=SMALL)
    assert 0 <= another.gap <= SMALL
    told = agreement(form, another, coach, every=8)
    assert told.worst < 1e-6
    assert told.right == 1.0
    assert told.regret < 1e-4
    told = agreement(form, found, coach, every=8)
    assert told.right == 1.0
    assert told.value < 0.1
    assert told.first < 0.1
    assert told.stages[3][1] < 1e-6


def test_of_choices_that_win_as_often_the_coach_names_the_one_with_more_points_first() -> None:
    game = MAKATSU.game(2, {"figure": "0"}, "tiny")
    told: dict[str, list[Exact]] = {}
    for number in range(1000):
        rng, state = Rng("as good", number), game.new_state()
        while state.settle(rng) != NOBODY:
            view = state.view(state.actor())
            told[view.key()] = exact_choices(game, view)
            state.apply(rng.choice(state.legal_actions()))
    close = [pair for choices in told.values() for pair in pairwise(choices) if abs(pair[0].win - pair[1].win) < EVEN / 2]
    assert all(one.points >= other.points for one, other in close)
    assert sum(one.win != other.win for one, other in close) > 10


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
            return told(moves, state.course.heard(player))  # type: ignore[attr-defined]

    setup = {"players": 2, "edition": str(file), "figure": "0", "recall": "perfect"}
    game = pyspiel.load_game("chabudai_makatsu", setup)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert exploitability.exploitability(game, Solved(game, [0, 1])) <= 0.001
    assert exploitability.exploitability(game, spiel_policy.UniformRandomPolicy(game)) > 0.01


def told(moves: Moves, heard: str) -> dict[int, float]:
    return moves[heard]
