"""Maki Master, rule by rule: step two, prepping."""

import pytest

from chabudai.core import IllegalAction
from tests.games.maki_master.builder import kitchen


@pytest.mark.rule("R7.1")
def test_to_prep_is_exactly_one_of_three() -> None:
    made = kitchen(2, [[201, 301, 401]]).tile("RIC", "A1")
    assert made.legal() == [
        *("gain switch", "gain chop", "gain stack"),
        "wasabi",
        *("return 201", "return 301", "return 401"),
    ]
    made.do("wasabi")
    assert made.view().turn == 1


@pytest.mark.rule("R7.2")
def test_an_action_card_of_the_display_may_be_gained() -> None:
    made = kitchen(2).tile("RIC", "A1")
    with pytest.raises(IllegalAction, match=r"not on display \(R7\.2\)"):
        made.do("gain spicy")
    made.do("gain chop", "turn spicy")
    assert made.held(0) == ["chop"]
    assert made.view().turn == 1


@pytest.mark.rule("R7.3")
def test_the_whole_pool_goes_to_the_dish_and_one_wasabi_to_the_pool() -> None:
    made = kitchen(2, [[301]]).lay({"A1": "NOR", "B1": "SAL"}).tile("AVO", "C1")
    made.do("serve 301", "done", "draw 5").chance()
    assert made.view().pool == 3
    before = made.view().dishes[1]
    made.turn("RIC", "E6")
    assert made.view().dishes[1] == before + 3
    assert made.view().pool == 1


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_recipes_goes_back_and_as_many_are_drawn_from_any_decks(count: int) -> None:
    made = kitchen(2, [[201, 301, 401]]).tile("RIC", "A1")
    for number in (201, 301, 401)[:count]:
        made.do(f"return {number}")
    if count < 3:
        assert "done" in made.legal()
        made.do("done")
    for _ in range(count):
        assert made.view().turn == 0
        assert made.legal() == ["draw 2", "draw 3", "draw 4", "draw 5"]
        made.do("draw 5").chance()
    assert made.view().hand_lengths[0] == [[0, 1, 1, 1], [0, 0, 1, 2], [0, 0, 0, 3]][count - 1]
    assert made.view().turn == 1


@pytest.mark.rule("R7.4")
def test_returned_recipes_lie_at_the_bottom_of_the_deck_of_their_length() -> None:
    made = kitchen(2, [[201, 301, 401]]).tile("RIC", "A1").do("return 301", "done")
    assert made.view().decks == [18, 18, 13, 10]
    assert [len(bottom) for bottom in made.view().bottoms] == [0, 1, 0, 0]
    made.do("draw 3")
    assert "301" not in made.legal("deal")


@pytest.mark.rule("R7.4")
def test_only_recipes_of_the_own_hand_are_returned() -> None:
    made = kitchen(2, [[201, 301, 401]]).tile("RIC", "A1")
    with pytest.raises(IllegalAction, match=r"recipe not in hand \(R7\.4\)"):
        made.do("return 202")
    made.do("return 301")
    with pytest.raises(IllegalAction, match=r"must return recipes or finish \(R7\.4\)"):
        made.do("return 301")


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize("length", [2, 3, 4, 5])
def test_the_backs_of_recipes_drawn_in_prep_are_ignored(length: int) -> None:
    made = kitchen(2, [[201, 301, 401]]).tile("RIC", "A1").do("return 201", "done", f"draw {length}").chance()
    assert made.view().dishes == [0, 0]
    assert made.view().pool == 1


@pytest.mark.rule("R7.6")
def test_at_least_one_recipe_is_returned_in_the_order_chosen() -> None:
    made = kitchen(1, [[201, 301, 401]]).tile("RIC", "A1")
    assert "done" not in made.legal()
    made.do("return 201", "done", "draw 2", "deal 205").tile("RIC", "A2").do("return 205", "done", "draw 2", "deal 206")
    numbers = made.view().legend.numbers
    assert [numbers[recipe] for recipe in made.view(0).bottoms[0]] == [201, 205]
    spaces = iter(made.empty())
    while made.view().decks[0]:
        made.tile(made.plenty(), next(spaces)).do(f"return {made.hand(0)[-1]}", "done", "draw 2").chance()
    order = [numbers[recipe] for recipe in made.view(0).bottoms[0]]
    assert order[:2] == [201, 205]
    made.tile(made.plenty(), next(spaces)).do(f"return {made.hand(0)[0]}", "done", "draw 2")
    assert made.legal() == ["deal 201"]
    assert made.state.chance_weights() == [1]


@pytest.mark.rule("R7.7")
def test_the_backs_of_the_recipes_dealt_in_the_setup_are_ignored() -> None:
    made = kitchen(4)
    assert made.view().dishes == [0, 0, 0, 0]
    assert made.view().pool == 1
