"""Maki Master, rule by rule: components and setup, turns."""

import pytest

from chabudai.core import CHANCE, InvalidSetup
from tests.games.maki_master.builder import EFFECTS, MAKI, Kitchen, house, kitchen


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [-1, 0, 5, 99])
def test_the_game_is_for_two_three_or_four_players(seats: int) -> None:
    assert [house(count).setup.seats for count in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(InvalidSetup, match="fewest: 1; most: 4"):
        MAKI.game(seats)


@pytest.mark.rule("R1.2", "R1.7")
def test_there_are_65_recipes_of_different_sets_in_four_lengths() -> None:
    recipes = house(4).box.components.recipes
    assert len(recipes) == 65
    assert len({recipe.name for recipe in recipes}) == 65
    assert [sum(1 for recipe in recipes if len(recipe.sequence) == length) for length in (2, 3, 4, 5)] == [20, 20, 15, 10]
    assert all(len(set(recipe.sequence)) == len(recipe.sequence) for recipe in recipes)
    assert len({frozenset(recipe.sequence) for recipe in recipes}) == 65


@pytest.mark.rule("R1.2")
def test_the_recipes_the_rulebook_names_are_as_it_shows_them() -> None:
    legend = house(4).box.legend
    sequences = {name: [legend.codes[code] for code in legend.sequences[place]] for place, name in enumerate(legend.recipes)}
    assert len(sequences["Mirugai"]) == len(sequences["Avocado Nigiri"]) == 2
    assert {"SAL", "AVO"} < set(sequences["Sake-Avo Maki"])
    assert legend.styles[legend.recipes.index("Red Dragon")] == 2
    assert "SHR" in sequences["Dynamite Roll"]
    assert "CUC" not in sequences["Dynamite Roll"]


@pytest.mark.rule("R1.3", "R1.8")
def test_there_are_16_action_cards_four_of_each_effect() -> None:
    state = Kitchen(house(2)).state
    assert state.view(None).action_deck == [4, 4, 4, 4]
    assert state.chance_weights() == [4, 4, 4, 4]


@pytest.mark.rule("R1.4", "R1.6", "R2.3")
def test_the_pantry_holds_68_tiles_of_14_ingredients_with_japanese_names() -> None:
    view = kitchen(4).view()
    assert sum(view.pantry) == 68
    assert view.pantry == [8, 7, 6, 6, 4, 6, 4, 3, 2, 6, 5, 4, 4, 3]
    assert len(set(view.legend.codes)) == len(set(view.legend.backs)) == 14
    assert view.legend.backs[view.legend.codes.index("TUN")] == "Maguro"
    assert len(set(view.legend.colours)) == 5


@pytest.mark.rule("R1.5")
def test_the_supply_of_wasabi_never_runs_out() -> None:
    made = kitchen().fill()
    assert made.view().dishes == [29]
    assert made.view().pool == 1


@pytest.mark.rule("R1.9")
def test_recipes_score_two_three_six_and_nine_by_length() -> None:
    components = house(2).box.components
    assert {(len(one.sequence), one.score) for one in components.recipes} == {(2, 2), (3, 3), (4, 6), (5, 9)}
    assert list(components.even_score) == [2, 3, 6, 9]


@pytest.mark.rule("R2.1", "R2.2")
@pytest.mark.parametrize(("seats", "columns"), [(1, 5), (2, 5), (3, 6), (4, 7)])
def test_the_play_area_has_six_rows_and_columns_by_the_number_of_players(seats: int, columns: int) -> None:
    made = kitchen(seats)
    assert (made.view().legend.rows, made.view().legend.columns) == (6, columns)
    made.do("take RIC")
    assert len(made.legal("place")) == 6 * columns


@pytest.mark.rule("R2.4")
def test_three_action_cards_are_turned_up_from_the_shuffled_deck() -> None:
    made = Kitchen(house(2))
    for step in range(3):
        assert made.state.actor() == CHANCE
        assert made.legal() == [f"turn {effect}" for effect in EFFECTS]
        assert sum(made.state.chance_weights()) == 16 - step
        made.do("turn chop")
    assert made.shown() == ["chop", "chop", "chop"]
    assert made.state.decision() == "Dealing"


@pytest.mark.rule("R2.5")
def test_the_recipes_lie_in_one_shuffled_deck_for_each_length() -> None:
    made = Kitchen(house(2)).do("turn chop", "turn chop", "turn chop")
    assert made.view().decks == [20, 20, 15, 10]
    assert made.legal("deal") == [str(number) for number in range(201, 221)]
    assert made.state.chance_weights() == [1] * 20


@pytest.mark.rule("R2.6")
def test_the_pool_begins_with_one_wasabi() -> None:
    assert Kitchen(house(3)).view().pool == 1


@pytest.mark.rule("R2.7", "R2.8")
@pytest.mark.parametrize(("seats", "cups"), [(2, ["B2", "D5"]), (3, ["B2", "E3", "C5"]), (4, ["B2", "F2", "B5", "F5"])])
def test_one_teacup_for_each_player_begins_where_the_edition_says(seats: int, cups: list[str]) -> None:
    assert kitchen(seats).cups() == cups


@pytest.mark.rule("R2.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_begins_with_an_empty_dish_and_recipes_of_two_three_and_four(seats: int) -> None:
    made = kitchen(seats)
    assert made.view().dishes == [0] * seats
    assert made.view().hand_lengths == [[1, 1, 1, 0]] * seats
    assert [[number // 100 for number in made.hand(seat)] for seat in range(seats)] == [[2, 3, 4]] * seats


@pytest.mark.rule("R2.10")
def test_the_starting_player_is_picked_at_random() -> None:
    made = Kitchen(house(3)).chance("turn chop")
    assert made.view().starter == 0
    again = Kitchen(house(3))
    while again.state.decision() != "Starting":
        again.do(again.legal()[0])
    assert again.legal() == ["start 0", "start 1", "start 2"]
    assert again.state.chance_weights() == [1, 1, 1]


@pytest.mark.rule("R3.1")
def test_players_take_turns_clockwise_from_the_starting_player() -> None:
    made = kitchen(3, starter=1)
    order = []
    for space in ("A1", "A2", "A3", "A4"):
        order.append(int(made.state.actor()))
        made.turn("RIC", space)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("R3.2")
def test_a_space_with_a_tile_or_a_teacup_is_filled() -> None:
    made = kitchen()
    assert "B2" not in made.empty()
    assert len(made.empty()) == 29
    assert len(made.turn("RIC", "A1").empty()) == 28


@pytest.mark.rule("R3.3")
def test_a_turn_is_a_tile_and_then_serve_or_prep() -> None:
    made = kitchen()
    assert made.verbs() == {"take"}
    made.tile("RIC", "A1")
    assert made.verbs() == {"gain", "wasabi", "return"}


@pytest.mark.rule("R3.4")
def test_action_cards_may_be_played_besides() -> None:
    made = kitchen().turn("RIC", "A1", "gain switch")
    assert made.verbs() == {"take", "play"}
    made.tile("RIC", "A2")
    assert "play" in made.verbs()
