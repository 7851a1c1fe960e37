"""Maki Master, rule by rule: the endgame, scoring, and the game alone."""

import pytest

from chabudai.core import NOBODY
from tests.games.maki_master.builder import Kitchen, kitchen, with_cards


@pytest.mark.rule("R9.1")
def test_the_endgame_begins_when_every_space_is_filled_at_the_end_of_a_turn() -> None:
    made = kitchen(2).fill("E6")
    assert made.view().final_turns == 0
    made.tile(made.plenty(), "E6")
    assert made.view().final_turns == 0
    seat = made.view().turn
    made.do("wasabi")
    assert made.view().final_turns == 2
    assert made.heard("endgame-begun") == [{"event": "endgame-begun", "seat": seat, "cause": "board"}]


@pytest.mark.rule("R9.1")
def test_a_space_that_opens_before_the_end_of_the_turn_keeps_the_endgame_away() -> None:
    made = with_cards("chop").fill("E5")
    made.tile(made.plenty(), "E5").do("play chop", "chop C3", "wasabi")
    assert made.view().final_turns == 0


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_exactly_one_more_turn_the_one_who_filled_the_board_last(seats: int) -> None:
    made = kitchen(seats).fill("E6")
    trigger = made.view().turn
    made.turn(made.plenty(), "E6")
    order = []
    while made.state.actor() != NOBODY:
        order.append(int(made.state.actor()))
        made.do("wasabi")
    assert order == [(trigger + 1 + step) % seats for step in range(seats)]


@pytest.mark.rule("R9.3")
def test_a_final_turn_is_a_full_turn_with_a_compulsory_serve_or_prep() -> None:
    made = with_cards("chop").fill()
    assert made.heard("turn-begun")[-1] == {"event": "turn-begun", "seat": 0, "final": 1}
    assert made.verbs() == {"play", "gain", "wasabi", "return"}
    made.do("play chop", "chop C3")
    assert made.verbs() == {"take"}


@pytest.mark.rule("R9.4")
def test_on_a_full_board_only_action_cards_can_contribute() -> None:
    made = kitchen(1, [[202]]).line("RIC-AVO", "A1", "A2").fill()
    assert made.view().final_turns == 1
    assert made.legal("serve") == []
    other = with_cards("switch", hands=[[202]]).line("RIC-EGG-AVO", "A1", "B1", "C1").fill()
    assert other.legal("serve") == []
    assert other.do("play switch", "switch B1 C1").legal("serve") == ["202"]


@pytest.mark.rule("R9.5")
def test_a_space_that_opens_again_does_not_stop_the_endgame_nor_start_another() -> None:
    made = with_cards("chop", seats=2).fill()
    while made.view().turn != 0:
        made.do("wasabi")
    left = made.view().final_turns
    made.do("play chop", "chop C3").tile("RIC", "C3").do("wasabi")
    assert made.view().final_turns == left - 1
    while made.state.actor() != NOBODY:
        made.do("wasabi")
    assert len(made.heard("endgame-begun")) == 1


@pytest.mark.rule("R9.6")
def test_in_a_final_turn_serving_drawing_and_backs_work_as_always() -> None:
    made = with_cards("switch", hands=[[202]]).line("RIC-EGG-AVO", "A1", "B1", "C1").fill()
    made.do("play switch", "switch B1 C1", "serve 202", "gain stack").chance().do("done", "draw 3")
    before = made.view()
    made.chance()
    assert made.view().dishes[0] == before.dishes[0] + 1
    assert made.view().pool == before.pool + 1
    assert made.view().hand_lengths == [[0, 2, 1, 0]]
    assert made.state.actor() == NOBODY


@pytest.mark.rule("R9.8")
def test_after_the_final_turns_the_game_is_over() -> None:
    made = kitchen(2).fill()
    assert made.state.outcome() is None
    made.do("wasabi", "wasabi")
    assert made.state.actor() == NOBODY
    assert made.state.decision() == "Over"
    assert made.heard("game-ended") == [{"event": "game-ended", "scores": made.view().scores}]


def ended(made: Kitchen) -> Kitchen:
    while made.state.actor() != NOBODY:
        made.do("wasabi")
    return made


@pytest.mark.rule("R10.1")
def test_recipes_left_in_hand_count_for_nothing() -> None:
    made = ended(kitchen(2).fill())
    outcome = made.state.outcome()
    assert outcome is not None
    assert made.view().hand_lengths == [[1, 1, 1, 0]] * 2
    assert outcome.scores == made.view().dishes


@pytest.mark.rule("R10.2")
def test_a_score_is_the_served_recipes_and_a_point_for_each_wasabi() -> None:
    made = kitchen(2, [[301]]).lay({"A1": "NOR", "B1": "SAL"}).tile("AVO", "C1").do("serve 301", "done", "draw 2").chance()
    dishes = made.view().dishes
    assert made.view().scores == [3 + dishes[0], dishes[1]]


@pytest.mark.rule("R10.3")
def test_the_highest_score_wins() -> None:
    made = kitchen(2, [[401]]).lay({"A1": "RIC", "E1": "EGG", "B1": "SHR", "E2": "EGG", "C1": "TEM", "E3": "EGG"})
    made.tile("TUN", "D1").do("serve 401", "done", "draw 2").chance().fill()
    outcome = ended(made).state.outcome()
    assert outcome is not None
    assert outcome.scores[0] > outcome.scores[1]
    assert outcome.ranks == [1, 2]
    assert outcome.reason == "highest score"


@pytest.mark.rule("R10.4")
def test_a_tie_goes_to_more_wasabi() -> None:
    """Seat 0 serves a two (worth 2) in place of two pools: the scores are equal, the dishes are not."""
    made = kitchen(2, [[202]]).lay({"A1": "RIC", "E1": "EGG"}).tile("AVO", "A2")
    made.do("serve 202", "gain chop").chance().do("done", "draw 2").chance().turn("EGG", "E2")
    made.turn("TUN", "C1", "gain stack").fill()
    outcome = ended(made).state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert made.view().dishes[0] < made.view().dishes[1]
    assert outcome.ranks == [2, 1]
    assert outcome.reason == "most wasabi"


@pytest.mark.rule("R10.4")
def test_if_the_wasabi_is_tied_too_the_win_is_shared() -> None:
    outcome = ended(kitchen(2).fill()).state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 1]
    assert outcome.reason == "shared win"


@pytest.mark.rule("R11.1")
def test_one_player_alone_plays_for_a_high_score_on_the_area_for_two_with_one_teacup() -> None:
    made = kitchen(1)
    assert (made.view().legend.rows, made.view().legend.columns) == (6, 5)
    assert made.cups() == ["B2"]
    outcome = ended(made.fill()).state.outcome()
    assert outcome is not None
    assert outcome.scores == [30]
    assert outcome.ranks == [1]
    assert outcome.reason == "high score"
