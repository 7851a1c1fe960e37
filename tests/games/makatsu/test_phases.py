"""R4: the second and the third phase."""

import pytest

from chabudai.core import NOBODY
from tests.games.makatsu.builders import Table, names


@pytest.mark.rule("R4.1")
def test_for_a_new_phase_the_reserve_becomes_the_deck_and_everyone_draws_four_cards() -> None:
    table = Table("", "").run(0, 5, 3)
    first = table.view().holder  # its second card is played, so its reserve is complete
    reserve = table.view(first).memory.reserve
    assert len(reserve) == 12
    table.run(1, 0)
    assert table.view(first).memory.deck == reserve
    assert table.state.chance_weights() == [1] * 12
    table.run(1, 0, 0)
    assert table.view().hand_sizes == [4, 4]
    assert table.view().deck_sizes == [8, 8]


@pytest.mark.rule("R4.2", "R4.3")
def test_the_second_phase_has_three_rounds_and_tokens_worth_two_points() -> None:
    table = Table("", "", "").run(1, 0)
    before = len(table.heard("round-ended")), len(table.tokens_taken())
    assert table.heard("phase-begun")[-1].as_dict() == {"event": "phase-begun", "phase": 2, "rounds": 3, "points": 2}
    table.run(1, 1)
    assert table.view().reserve_sizes == [2, 2, 2]
    table.run(2, 0)
    assert len(table.heard("round-ended")) - before[0] == 3
    assert {points for *_, points in table.tokens_taken()[before[1] :]} == {2}


@pytest.mark.rule("R4.4", "R4.5")
def test_the_third_phase_has_six_cards_two_rounds_and_tokens_worth_three_points() -> None:
    table = Table("", "", "").run(2, 0)
    before = len(table.heard("round-ended")), len(table.tokens_taken())
    assert table.view().deck_sizes == [6, 6, 6]
    table.run(2, 0, 0)
    assert table.view().hand_sizes == [4, 4, 4]
    table.run()
    assert len(table.heard("round-ended")) - before[0] == 2
    assert {points for *_, points in table.tokens_taken()[before[1] :]} == {3}


@pytest.mark.rule("R4.6")
def test_after_the_first_round_of_the_third_phase_two_cards_are_kept_and_the_last_two_drawn() -> None:
    table = Table("", "").run(2, 0, 3)
    first = table.view().holder
    kept = table.view(first).hand
    deck = table.view(first).memory.deck
    assert (len(kept), len(deck)) == (2, 2)
    table.run(2, 1, 0)
    view = table.view(first)
    assert (view.hand_sizes, view.deck_sizes, view.reserve_sizes) == ([4, 4], [0, 0], [0, 0])
    assert view.hand == sorted(kept + deck)
    assert len(table.heard("cards-kept")) == 2


@pytest.mark.rule("R4.7")
def test_in_the_last_round_two_cards_are_played_and_tokens_handed_out_as_ever() -> None:
    table = Table("", "", "").run(2, 1, 0)
    before = len(table.heard("card-played"))
    table.run(2, 1, 5)
    taken = len(table.tokens_taken())
    table.step()
    assert len(table.heard("card-played")) - before == 6
    assert len(table.tokens_taken()) > taken


@pytest.mark.rule("R4.8")
def test_the_two_cards_left_over_count_for_nothing() -> None:
    low = " ".join(f"{colour}{value}" for value in range(1, 8) for colour in "BYP").split()
    plan = " ".join([*low, "B8", "Y8", "P8"])  # plays the B8 last and never the Y8 and the P8
    table = Table(plan, plan).run()
    assert [names(cards) for cards in table.view().memory.left] == ["Y8 P8", "Y8 P8"]
    assert {event.as_dict()["card"] for event in table.heard("tokens-taken")} & {"Y8", "P8"} == set()
    assert len(table.heard("cards-left-over")) == 2
    assert table.state.actor() == NOBODY
