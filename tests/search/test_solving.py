"""Games for two that are small enough are solved: nobody gains against the plans, and what choices are worth is known."""

from itertools import permutations
from pathlib import Path

import pytest

from chabudai.arena.equilibrium import SequenceForm
from chabudai.arena.equilibrium import solved as by_linear_program
from chabudai.arena.truth import agreement, learned
from chabudai.coach import advise
from chabudai.coach.exact import why_exactly
from chabudai.core import NOBODY, Action, Game, Rng, View
from chabudai.games import title
from chabudai.search.solving import EVEN, SMALL, Exact, Solved, best_first, solve
from chabudai.search.whole import Whole, widest
from chabudai.teaching import Phrase

MAKATSU = title("makatsu")


@pytest.fixture(scope="module")
def smaller(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The tiny game with hands of two at first."""
    file: Path = tmp_path_factory.mktemp("editions") / "smaller.toml"
    tiny = MAKATSU.edition_file("tiny").read_text("utf-8")
    file.write_text(tiny.replace('name = "tiny"', 'name = "smaller"').replace("hand = 3", "hand = 2"), "utf-8")
    return MAKATSU.game(2, {"figure": "0"}, str(file))


def coach(game: Game, view: View, legal: list[Action]) -> list[tuple[str, float]]:
    return [(one.action, one.win) for one in advise(game, view, legal).choices]


def test_nobody_gains_against_the_plans_and_the_coach_knows_what_choices_are_worth(smaller: Game) -> None:
    form = SequenceForm(smaller, lowest_wins=True)  # every deal in every order, by what is heard
    own = solve(smaller, lowest_wins=True)
    assert own is not None
    found = learned(form, own)
    assert 0 <= found.gap <= SMALL
    assert found.gap == pytest.approx(own.gap, abs=1e-9)
    assert found.value == pytest.approx(by_linear_program(form).value, abs=SMALL)
    told = agreement(form, found, coach)
    assert told.places > 20
    assert told.worst < 1e-6
    assert told.right == 1.0


def test_every_deal_is_there_once_whatever_order_the_cards_came_in(smaller: Game) -> None:
    whole = Whole(smaller, True, 40_000)
    assert not whole.is_too_large
    first = [place for place in whole.places if place.before == 0]
    assert len(first) == 6  # two of four cards in hand
    assert [sum(chance for _, chance in place.ways) for place in first] == pytest.approx([1 / 6] * 6)
    assert sum(len(place.ways) for place in first) == 36


def test_the_last_choice_of_all_is_worth_what_it_leads_to(smaller: Game) -> None:
    own = solve(smaller, lowest_wins=True)
    assert own is not None
    seen = 0
    for game in range(40):
        rng, state = Rng("last choices", game), smaller.new_state()
        while state.settle(rng) != NOBODY:
            actor, choices = state.actor(), own.choices(state.view(state.actor()))
            chosen = rng.choice(state.legal_actions())
            state.apply(chosen)
            outcome = state.outcome()
            if outcome is not None and choices:  # nothing is known of what the other one would never let it come to
                worth = {one.index: one.win for one in choices}
                assert worth[chosen.index] == pytest.approx(float(outcome.ranks[actor] == 1), abs=1e-6)
                seen += 1
    assert seen > 5


def exact(index: int, win: float, points: float) -> Exact:
    return Exact(index, win, points, 1.0, 1)


def test_choices_that_win_as_often_as_solving_can_tell_come_by_their_points() -> None:
    found = [exact(0, 0.750004, 2.6), exact(1, 0.75, 3.2), exact(2, 0.74, 9.0), exact(3, 0.74002, 8.0), exact(4, 0.9, -5.0)]
    assert [one.index for one in best_first(found)] == [4, 1, 0, 2, 3]
    assert best_first([]) == []


def test_why_a_solved_choice_is_the_best_tells_wins_or_points_or_that_nothing_is_better() -> None:
    best = exact(0, 0.75, 3.2)
    assert why_exactly([best]) == (Phrase("coach-only"), False)
    assert why_exactly([best, exact(1, 0.5, 9.0)]) == (Phrase("coach-solved", {"first": 75, "second": 50}), False)
    assert why_exactly([best, exact(1, 0.750004, 2.6)]) == (Phrase("coach-solved-points", {"first": 75, "points": "0.6"}), True)
    assert why_exactly([best, exact(1, 0.75, 3.19)]) == (Phrase("coach-solved-even", {"first": 75}), True)


def test_the_order_of_choices_does_not_depend_on_which_was_found_first() -> None:
    apart = 0.6 * EVEN  # each is as good as the next one, but the first is not as good as the third
    found = [exact(number, 0.5 - apart * number, 1.0 * number) for number in range(4)]
    orders = {tuple(one.index for one in best_first(list(some))) for some in permutations(found)}
    assert orders == {(1, 0, 3, 2)}


def test_what_is_not_for_two_or_too_large_is_not_solved(smaller: Game) -> None:
    assert solve(MAKATSU.game(3, {}, "tiny"), lowest_wins=True) is None
    for name in ("makatsu", "maki-master", "ninjato"):
        assert solve(title(name).game(2), title(name).lowest_wins) is None
    assert Whole(smaller, True, 100).is_too_large
    assert widest(smaller, 1_000_000) <= 100 < widest(MAKATSU.game(2), 100)


def test_what_has_learned_for_longer_is_nearer(smaller: Game) -> None:
    own = Solved(Whole(smaller, True, 40_000))
    gaps = []
    for _ in range(3):
        own.go_on(30)
        gaps.append(own.gap)
    assert gaps[0] > gaps[1] > gaps[2] > 0
