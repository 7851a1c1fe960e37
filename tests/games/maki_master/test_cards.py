"""Maki Master, rule by rule: action cards."""

import pytest

from chabudai.core import IllegalAction
from tests.games.maki_master.builder import kitchen, with_cards


@pytest.mark.rule("R8.1")
def test_a_gained_card_is_kept_face_up_and_the_display_refilled() -> None:
    made = kitchen(2).tile("RIC", "A1").do("gain chop")
    assert made.state.decision() == "Revealing"
    made.do("turn spicy")
    assert made.held(0) == ["chop"]
    assert made.shown() == ["switch", "stack", "spicy"]


@pytest.mark.rule("R8.2")
def test_on_a_third_card_one_of_the_three_is_discarded() -> None:
    made = with_cards("switch", "chop").tile("RIC", "A1").do("gain stack").chance()
    assert made.state.decision() == "Discarding"
    assert made.legal() == ["discard switch", "discard chop", "discard stack"]
    with pytest.raises(IllegalAction, match=r"no such card held \(R8\.2\)"):
        made.do("discard spicy")
    made.do("discard switch")
    assert made.held(0) == ["chop", "stack"]
    assert made.view().discards == [1, 0, 0, 0]


@pytest.mark.rule("R8.3")
def test_the_display_is_refilled_before_the_discard_and_the_new_card_may_go() -> None:
    made = with_cards("switch", "chop").tile("RIC", "A1").do("gain stack", "turn spicy")
    assert sum(made.view().display) == 3
    assert made.do("discard stack").held(0) == ["switch", "chop"]


@pytest.mark.rule("R8.4")
def test_two_of_the_same_card_may_be_held() -> None:
    assert with_cards("chop", "chop").held(0) == ["chop", "chop"]


@pytest.mark.rule("R8.5", "R8.6")
def test_the_discards_become_the_new_deck_when_a_card_is_needed_and_none_is_left() -> None:
    made = with_cards("switch", "chop")
    spaces = iter(made.empty())
    while sum(made.view().action_deck):
        made.tile(made.plenty(), next(spaces)).do(f"gain {made.shown()[0]}").chance()
        made.do(made.legal()[0])
    discards = made.view().discards
    assert sum(discards) == 16 - 3 - 2
    assert made.heard("deck-shuffled") == []
    made.tile(made.plenty(), next(spaces)).do(f"gain {made.shown()[0]}")
    assert made.heard("deck-shuffled") == [{"event": "deck-shuffled", "cards": 11}]
    assert made.view().action_deck == discards
    assert made.view().discards == [0, 0, 0, 0]
    assert made.state.chance_weights() == [count for count in discards if count]


@pytest.mark.rule("R8.6")
def test_with_the_option_the_discards_become_the_new_deck_as_soon_as_the_last_card_is_drawn() -> None:
    made = with_cards("switch", "chop", options={"reshuffle": "at-once"})
    spaces = iter(made.empty())
    while not made.heard("deck-shuffled"):
        made.tile(made.plenty(), next(spaces)).do(f"gain {made.shown()[0]}").chance()
        made.do(made.legal()[0])
    assert sum(made.view().action_deck) == 16 - 3 - 2 - 1
    assert sum(made.view().discards) == 1  # what was discarded after that


@pytest.mark.rule("R8.7")
def test_a_played_card_takes_effect_and_lies_with_the_discards() -> None:
    made = with_cards("chop").do("play chop", "chop A6")
    assert made.view().discards == [0, 1, 0, 0]
    assert made.held(0) == []
    assert made.top("A6") == ""
    with pytest.raises(IllegalAction, match=r"no such card held \(R8\.7\)"):
        made.do("play chop")


@pytest.mark.rule("R8.8")
def test_cards_come_in_addition_to_the_compulsory_tile() -> None:
    made = with_cards("chop").do("play chop", "chop A6")
    assert made.verbs() == {"take"}


@pytest.mark.rule("R8.9")
def test_a_card_is_never_played_in_the_turn_in_which_it_was_gained() -> None:
    made = kitchen(1, [[202]]).lay({"A1": "RIC"}).tile("AVO", "A2").do("serve 202", "gain chop").chance()
    assert made.held(0) == ["chop"]
    assert made.verbs() == {"done"}
    made.do("done")
    assert made.verbs() == {"draw"}
    made.do("draw 2").chance()
    assert "play" in made.verbs()


@pytest.mark.rule("R8.10")
def test_several_cards_may_be_played_in_a_turn() -> None:
    made = with_cards("chop", "chop").do("play chop", "chop A6", "play chop", "chop B6")
    assert made.view().discards == [0, 2, 0, 0]


@pytest.mark.rule("R8.11")
def test_cards_are_played_before_or_after_the_tile_but_before_serve_or_prep() -> None:
    made = with_cards("switch", "switch", hands=[[202]]).line("RIC", "A1").do("play switch", "switch D1 E1").tile("AVO", "A2")
    assert "play" in made.verbs()
    made.do("serve 202", f"gain {made.shown()[0]}").chance()
    assert len(made.held(0)) == 2
    assert made.verbs() == {"done"}


@pytest.mark.rule("R8.12")
def test_switch_exchanges_the_whole_contents_of_two_neighbours() -> None:
    made = with_cards("stack", "switch").do("play stack").tile("RIC", "A6").do("wasabi")
    assert made.stack("A6") == ["TUN", "RIC"]
    made.do("play switch")
    assert len(made.legal()) == 6 * 4 + 5 * 5
    assert "A6 B6" in made.legal("switch")
    assert "A1 B2" not in made.legal("switch")
    with pytest.raises(IllegalAction, match=r"must switch spaces \(R8\.12\)"):
        made.do("take RIC")
    made.do("switch A6 B6")
    assert made.stack("B6") == ["TUN", "RIC"]
    assert made.stack("A6") == ["TUN"]
    assert sorted(made.view().changed) == [made.number("A6"), made.number("B6")]


@pytest.mark.rule("R8.12")
def test_switch_moves_stacks_teacups_and_nothing_both_ways() -> None:
    made = with_cards("stack", "switch").do("play stack").tile("RIC", "A6").do("wasabi")
    made.do("play switch", "switch A5 A6")
    assert made.stack("A5") == ["TUN", "RIC"]
    assert made.stack("A6") == []
    other = with_cards("switch").lay({"C2": "SHR"}).do("play switch", "switch B2 C2")
    assert other.cups() == ["C2"]
    assert other.top("B2") == "SHR"


@pytest.mark.rule("R8.13")
def test_chop_puts_the_top_tile_back_into_the_pantry() -> None:
    made = with_cards("stack", "chop").do("play stack").tile("RIC", "A6").do("wasabi", "play chop")
    assert set(made.legal("chop")) == {"A6", "B6"}
    with pytest.raises(IllegalAction, match=r"space empty \(R8\.13\)"):
        made.do("chop A1")
    left = made.left("RIC")
    made.do("chop A6")
    assert made.stack("A6") == ["TUN"]
    assert made.left("RIC") == left + 1


@pytest.mark.rule("R8.13")
def test_chop_leaves_a_space_without_tiles_empty_and_needs_a_tile_on_the_board() -> None:
    made = with_cards("chop", "chop").do("play chop", "chop A6")
    assert "A6" in made.empty()
    made.do("play chop", "chop B6")
    other = with_cards("chop", "chop").do("play chop", "chop A6", "play chop", "chop B6").tile("RIC", "A1")
    assert other.top("A1") == "RIC"
    alone = kitchen().turn("RIC", "A1", "gain chop").do("play chop", "chop A1")
    assert alone.verbs() == {"take"}


@pytest.mark.rule("R8.13")
def test_chop_uncovers_the_tile_that_was_covered_last() -> None:
    made = with_cards("stack", "stack").do("play stack").tile("RIC", "A6").do("gain switch", "turn chop")
    made.do("play switch", "switch D1 E1").tile("RIC", "A1").do("gain chop").chance()
    made.do("play stack").tile("NOR", "A6").do("wasabi")
    assert made.stack("A6") == ["TUN", "RIC", "NOR"]
    made.do("play chop", "chop A6")
    assert made.stack("A6") == ["TUN", "RIC"]


@pytest.mark.rule("R8.14")
def test_stack_allows_one_later_tile_to_go_on_a_tile() -> None:
    made = with_cards("stack")
    made.do("play stack", "take RIC")
    assert "A6" in made.legal("place")
    made.do("place A6")
    assert made.stack("A6") == ["TUN", "RIC"]
    assert made.view().leaves == 0


@pytest.mark.rule("R8.14")
def test_the_tile_of_spicy_may_use_the_leave_of_stack() -> None:
    made = with_cards("stack", "spicy").do("play stack").tile("RIC", "A1").do("play spicy", "take RIC")
    assert "A6" in made.legal("place")
    assert made.do("place A6").stack("A6") == ["TUN", "RIC"]


@pytest.mark.rule("R8.15")
def test_the_leave_of_stack_may_stay_unused_and_lapses_with_the_turn() -> None:
    made = with_cards("stack").do("play stack").tile("RIC", "A1")
    assert made.view().leaves == 1
    made.do("wasabi", "take RIC")
    assert made.view().leaves == 0
    assert "A1" not in made.legal("place")


@pytest.mark.rule("R8.15")
def test_stack_needs_a_tile_of_its_own_still_to_come() -> None:
    made = with_cards("stack", "stack")
    assert made.legal("play") == ["stack"]
    made.do("play stack")
    assert made.legal("play") == []
    assert with_cards("stack").tile("RIC", "A1").legal("play") == []


@pytest.mark.rule("R8.16")
def test_spicy_makes_one_more_tile_due() -> None:
    made = with_cards("spicy").tile("RIC", "A1").do("play spicy")
    assert made.verbs() == {"take"}
    made.tile("RIC", "A2")
    assert "wasabi" in made.verbs()
    both = with_cards("spicy", "spicy").do("play spicy", "play spicy").tile("RIC", "A1").tile("RIC", "A2")
    assert both.verbs() == {"take"}
    assert "take" not in both.tile("RIC", "A3").verbs()


@pytest.mark.rule("R8.16")
def test_what_is_due_to_be_served_waits_for_the_tile_of_spicy() -> None:
    made = with_cards("spicy", hands=[[202]]).line("RIC", "A1").tile("AVO", "A2")
    assert made.legal("serve") == ["202"]
    made.do("play spicy")
    assert made.legal("serve") == []
    assert made.tile("EGG", "E1").legal("serve") == ["202"]


@pytest.mark.rule("R8.17")
def test_with_no_empty_space_a_tile_may_go_on_a_tile_or_not() -> None:
    made = with_cards("stack").fill()
    assert "take" not in made.verbs()
    made.do("play stack")
    assert {"take", "wasabi"} <= made.verbs()
    made.tile("RIC", "C3")
    assert made.top("C3") == "RIC"
    assert len(made.stack("C3")) == 2
