"""Maki Master, rule by rule: step two, serving, with style or without."""

import pytest

from chabudai.core import NOBODY, IllegalAction, Journal
from chabudai.games.maki_master.knowledge.events import RecipeServed
from tests.games.maki_master.builder import Kitchen, house, kitchen, with_cards
from tests.games.maki_master.chef import Chef

# 202 Avocado Nigiri RIC-AVO · 220 Garden Duet AVO-CUC · 301 Sake-Avo Maki NOR-SAL-AVO · 303 Rolling Meadow NOR-CUC-AVO
# 401 Red Dragon RIC-SHR-TEM-TUN


@pytest.mark.rule("R5.1")
def test_serving_and_prepping_exclude_each_other_and_end_the_turn() -> None:
    made = kitchen(2, [[202]]).lay({"A1": "RIC", "E1": "NOR"}).tile("AVO", "A2")
    assert made.verbs() == {"serve", "gain", "wasabi", "return"}
    made.do("serve 202", "gain chop").chance()
    assert made.verbs() == {"done"}
    made.do("done", "draw 2").chance()
    assert made.view().turn == 1
    made.tile("RIC", "E2").do("wasabi")
    assert made.view().turn == 0


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("spaces", "due"),
    [
        (("A1", "B1", "C1"), True),
        (("C4", "C5", "C6"), True),
        (("A1", "A2", "A3"), True),
        (("A1", "B2", "C3"), False),
        (("A1", "B1", "D1"), False),
        (("A1", "B1", "B2"), False),
        (("D1", "E1", "A2"), False),
        (("E1", "A2", "B2"), False),
        (("A5", "A6", "A1"), False),
    ],
)
def test_a_recipe_needs_one_straight_line_without_a_gap(spaces: tuple[str, str, str], due: bool) -> None:
    made = kitchen(1, [[301]])
    for code, space in zip(("NOR", "SAL"), spaces, strict=False):
        made.tile(code, space, "E3" if space == "B2" else "").do("wasabi")
    made.tile("AVO", spaces[2], "E3" if spaces[2] == "B2" else "")
    assert made.legal("serve") == (["301"] if due else [])


@pytest.mark.rule("R5.3")
def test_it_does_not_matter_who_played_the_tiles() -> None:
    made = kitchen(2, [[], [202]]).lay({"A1": "RIC"}).tile("AVO", "A2")
    assert made.legal("serve") == ["202"]


@pytest.mark.rule("R5.4")
def test_it_does_not_matter_what_lies_next_to_the_sequence() -> None:
    made = kitchen(1, [[202]]).line("RIC-EGG-TUN-SHR", "B1", "A1", "D1", "C2").tile("AVO", "C1")
    assert made.legal("serve") == ["202"]


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize("codes", ["NOR-SAL-AVO", "SAL-NOR-AVO", "AVO-SAL-NOR", "SAL-AVO-NOR", "AVO-NOR-SAL"])
def test_the_ingredients_may_lie_in_any_order(codes: str) -> None:
    first, second, last = codes.split("-")
    made = kitchen(1, [[301]]).lay({"A1": first, "B1": second}).tile(last, "C1")
    assert made.legal("serve") == ["301"]


@pytest.mark.rule("R5.6")
def test_something_done_this_turn_must_have_contributed() -> None:
    made = kitchen(1, [[202]]).line("RIC-AVO", "A1", "A2").tile("EGG", "E6")
    assert made.legal("serve") == []
    with pytest.raises(IllegalAction, match=r"recipe not completed \(R5\.6\)"):
        made.do("serve 202")


@pytest.mark.rule("R5.7")
def test_a_line_counts_when_one_of_its_spaces_was_placed_on() -> None:
    made = kitchen(1, [[202]]).lay({"A1": "RIC"}).tile("AVO", "A2")
    assert made.view().changed == [made.number("A2")]
    assert made.legal("serve") == ["202"]


@pytest.mark.rule("R5.7")
def test_a_line_counts_when_one_of_its_spaces_was_swapped_for_an_equal_tile() -> None:
    made = with_cards("switch", hands=[[202]]).line("RIC-AVO-AVO", "A1", "B1", "C1").tile("EGG", "E5")
    assert made.legal("serve") == []
    made.do("play switch", "switch B1 C1")
    assert made.legal("serve") == ["202"]


@pytest.mark.rule("R5.7")
def test_a_line_counts_when_one_of_its_spaces_was_covered_or_uncovered() -> None:
    made = with_cards("stack", "chop", hands=[[202]]).line("RIC-AVO", "A1", "B1")
    made.do("play stack").tile("EGG", "B1").do("wasabi")
    made.tile("EGG", "E5").do("play chop", "chop B1")
    assert made.stack("B1") == ["AVO"]
    assert made.legal("serve") == ["202"]
    other = with_cards("stack", hands=[[202]]).line("RIC-EGG", "A1", "B1").do("play stack").tile("AVO", "B1")
    assert other.legal("serve") == ["202"]


@pytest.mark.rule("R5.8")
def test_contributions_by_action_cards_count() -> None:
    made = with_cards("switch", hands=[[301]]).line("NOR-SAL-EGG-AVO", "A1", "B1", "C1", "D1").tile("EGG", "E5")
    assert made.legal("serve") == []
    assert made.do("play switch", "switch C1 D1").legal("serve") == ["301"]


@pytest.mark.rule("R5.9")
def test_several_recipes_may_be_served_and_their_sequences_may_overlap() -> None:
    made = kitchen(1, [[202, 301]]).line("NOR-SAL-RIC", "A1", "B1", "C2").tile("AVO", "C1")
    assert made.legal("serve") == ["202", "301"]
    made.do("serve 301", "serve 202", "gain chop").chance()
    assert made.served(0) == [202, 301]


@pytest.mark.rule("R5.9")
def test_each_served_recipe_must_have_been_contributed_to() -> None:
    made = kitchen(1, [[202, 301]]).line("RIC-AVO-NOR-SAL", "E1", "E2", "A1", "B1").tile("AVO", "C1")
    assert made.legal("serve") == ["301"]
    assert made.do("serve 301").legal() == ["done"]


@pytest.mark.rule("R5.10")
def test_nobody_has_to_serve() -> None:
    made = kitchen(1, [[202, 301]]).line("NOR-SAL-RIC", "A1", "B1", "C2").tile("AVO", "C1").do("serve 301")
    assert made.legal() == ["done", "serve 202"]
    made.do("done")
    assert made.state.decision() == "Drawing"
    other = kitchen(1, [[202]]).line("RIC", "A1").tile("AVO", "A2").do("wasabi")
    assert other.served(0) == []


@pytest.mark.rule("R5.11")
def test_a_line_is_exactly_as_long_as_the_recipe_and_only_top_tiles_count() -> None:
    made = kitchen(1, [[301]]).line("NOR-EGG-SAL", "A1", "B1", "C1").tile("AVO", "D1")
    assert made.legal("serve") == []
    other = with_cards("stack", hands=[[202]]).line("RIC-EGG", "A1", "A2").do("play stack").tile("EGG", "A1").do("wasabi")
    assert other.tile("AVO", "B1").legal("serve") == []


@pytest.mark.rule("R5.12")
def test_recipes_are_served_one_at_a_time_and_each_once() -> None:
    made = kitchen(1, [[202, 301]]).line("NOR-SAL-RIC", "A1", "B1", "C2").tile("AVO", "C1").do("serve 301")
    assert made.legal("serve") == ["202"]
    with pytest.raises(IllegalAction, match=r"recipe not in hand \(R5\.2\)"):
        made.do("serve 301")
    with pytest.raises(IllegalAction, match=r"must serve or finish \(R5\.12\)"):
        made.do("wasabi")


@pytest.mark.rule("R5.13")
def test_a_served_recipe_is_shown_to_all() -> None:
    made = kitchen(2, [[301]]).lay({"A1": "NOR", "B1": "SAL"}).tile("AVO", "C1").do("serve 301")
    what = {"recipe": 301, "name": "Sake-Avo Maki", "length": 3, "score": 3, "style": 1, "spaces": ["A1", "B1", "C1"]}
    shown = {"event": "recipe-served", "seat": 0, **what}
    assert made.heard("recipe-served", 1) == made.heard("recipe-served") == [shown]
    assert made.served(0) == [301]


@pytest.mark.rule("R5.14")
def test_the_question_for_another_recipe_gives_nothing_away() -> None:
    made = kitchen(1, [[301]]).line("NOR-SAL", "A1", "B1").tile("AVO", "C1").do("serve 301")
    assert made.state.decision() == "Serving"
    assert made.legal() == ["done"]


@pytest.mark.rule("R5.14")
def test_after_the_last_recipe_of_the_hand_nothing_is_asked() -> None:
    made = kitchen(1, [[202, 301, 406]]).line("NOR-SAL-TUN-RIC", "A1", "B1", "D1", "C2").tile("AVO", "C1")
    assert made.legal("serve") == ["202", "301", "406"]
    made.do("serve 406", "serve 301", "serve 202", "gain chop", "turn spicy")
    assert made.state.decision() == "Drawing"


@pytest.mark.rule("R6.1")
def test_printed_order_is_with_style_and_gains_wasabi_from_the_supply() -> None:
    made = kitchen(1, [[301]]).line("NOR-SAL", "A1", "B1").tile("AVO", "C1")
    before = made.view()
    made.do("serve 301")
    assert made.view().dishes[0] == before.dishes[0] + 1
    assert made.view().pool == before.pool
    gained = {"event": "wasabi-gained", "seat": 0, "number": 1, "source": "style", "dish": before.dishes[0] + 1}
    assert made.heard("wasabi-gained")[-1] == gained


@pytest.mark.rule("R6.1")
def test_another_order_is_without_style() -> None:
    made = kitchen(1, [[301]]).line("SAL-NOR", "A1", "B1").tile("AVO", "C1")
    before = made.view().dishes
    assert made.do("serve 301").view().dishes == before
    assert made.heard("recipe-served")[0]["style"] == 0


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize("spaces", [("A1", "B1", "C1"), ("C1", "B1", "A1"), ("A1", "A2", "A3"), ("A3", "A2", "A1")])
def test_the_printed_order_may_run_in_any_direction(spaces: tuple[str, str, str]) -> None:
    made = kitchen(1, [[301]]).line("NOR-SAL", *spaces[:2]).tile("AVO", spaces[2]).do("serve 301")
    assert made.heard("recipe-served")[0]["style"] == 1


@pytest.mark.rule("R6.3")
def test_the_style_bonus_is_one_two_and_three_wasabi() -> None:
    made = kitchen(1, [[401]]).line("RIC-SHR-TEM", "A1", "B1", "C1").tile("TUN", "D1")
    before = made.view().dishes[0]
    assert made.do("serve 401").view().dishes[0] == before + 2
    recipes = made.game.box.components.recipes
    assert {(len(one.sequence), one.style_wasabi) for one in recipes} == {(2, 0), (3, 1), (4, 2), (5, 3)}


@pytest.mark.rule("R6.4")
def test_of_several_lines_the_best_counts() -> None:
    made = kitchen(1, [[301]]).line("SAL-NOR-SAL-NOR", "A1", "A2", "B3", "C3").tile("AVO", "A3").do("serve 301")
    assert made.heard("recipe-served")[0]["style"] == 1


@pytest.mark.rule("R6.4")
def test_style_is_judged_only_on_lines_that_changed_this_turn() -> None:
    made = kitchen(1, [[301]]).line("NOR-SAL-AVO", "A1", "B1", "C1").line("SAL-NOR", "A3", "B3").tile("AVO", "C3")
    assert made.do("serve 301").heard("recipe-served")[0]["style"] == 0


@pytest.mark.rule("R6.5")
@pytest.mark.parametrize("codes", ["RIC-AVO", "AVO-RIC"])
def test_a_recipe_of_two_is_always_with_style_and_gains_a_card_but_no_wasabi(codes: str) -> None:
    first, last = codes.split("-")
    made = kitchen(1, [[202]]).lay({"A1": first}).tile(last, "A2")
    before = made.view().dishes
    made.do("serve 202")
    assert made.state.decision() == "Gaining"
    assert made.view().dishes == before
    assert made.do("gain stack").held(0) == ["stack"]


@pytest.mark.rule("R6.6")
def test_the_card_for_a_served_two_cannot_be_declined_and_the_display_is_refilled() -> None:
    made = kitchen(1, [[202]]).lay({"A1": "RIC"}).tile("AVO", "A2").do("serve 202")
    assert made.legal() == ["gain switch", "gain chop", "gain stack"]
    with pytest.raises(IllegalAction, match=r"not on display \(R6\.6\)"):
        made.do("gain spicy")
    made.do("gain chop", "turn spicy")
    assert made.shown() == ["switch", "stack", "spicy"]
    assert made.state.decision() == "Serving"


@pytest.mark.rule("R6.7")
def test_served_recipes_are_kept_until_the_end() -> None:
    made = kitchen(1, [[301]]).line("NOR-SAL", "A1", "B1").tile("AVO", "C1").do("serve 301", "done", "draw 2").chance()
    made.fill().do("wasabi")
    assert made.served(0) == [301]
    outcome = made.state.outcome()
    assert outcome is not None
    assert outcome.scores == [3 + made.view().dishes[0]]


@pytest.mark.rule("R6.8", "R6.9")
def test_after_serving_recipes_are_drawn_one_at_a_time_from_any_deck_up_to_three() -> None:
    made = kitchen(1, [[202, 301]]).line("NOR-SAL-RIC", "A1", "B1", "C2").tile("AVO", "C1")
    made.do("serve 301", "serve 202", "gain chop", "turn spicy", "done")
    assert made.legal() == ["draw 2", "draw 3", "draw 4", "draw 5"]
    made.do("draw 5", "deal 503")
    assert 503 in made.hand(0)
    assert made.legal() == ["draw 2", "draw 3", "draw 4", "draw 5"]
    made.do("draw 5", "deal 504")
    assert len(made.hand(0)) == 3
    assert made.state.decision() == "Cooking"


@pytest.mark.rule("R6.10", "R6.11")
@pytest.mark.parametrize(("length", "gain", "pool"), [(2, 0, 0), (3, 1, 1), (4, 0, 1), (5, 0, 2)])
def test_the_back_of_a_recipe_drawn_after_a_serve_is_obeyed_at_once(length: int, gain: int, pool: int) -> None:
    made = kitchen(1, [[202, 301]]).line("NOR-SAL-RIC", "A1", "B1", "C2").tile("AVO", "C1")
    made.do("serve 301", "serve 202", "gain chop", "turn spicy", "done")
    before = made.view()
    made.do(f"draw {length}", f"deal {length}05")
    assert made.state.decision() == "Drawing"
    assert made.view().dishes[0] - before.dishes[0] == gain
    assert made.view().pool - before.pool == pool


@pytest.mark.rule("R6.12")
def test_an_empty_deck_cannot_be_drawn_from() -> None:
    made = kitchen(4)
    for seat, space in enumerate(("A1", "B1", "C1")):
        made.tile("RIC", space).do(*[f"return {number}" for number in made.hand(seat)])
        made.do("draw 5").chance().do("draw 5").chance().do("draw 5").chance()
    assert made.view().hand_lengths == [[0, 0, 0, 3]] * 3 + [[1, 1, 1, 0]]
    made.tile("RIC", "D1").do(*[f"return {number}" for number in made.hand(3)], "draw 5")
    assert len(made.legal("deal")) == 1
    made.chance()
    assert made.legal() == ["draw 2", "draw 3", "draw 4"]
    with pytest.raises(IllegalAction, match=r"deck empty \(R6\.8\)"):
        made.do("draw 5")


@pytest.mark.rule("R5.13")
@pytest.mark.parametrize("seed", [3, 4])
def test_the_line_that_made_a_recipe_is_shown_to_all(seed: int) -> None:
    made = Kitchen(house(3))
    chef = Chef([], seed)
    seen = 0
    while made.state.actor() != NOBODY:
        journal = Journal()
        board = {made.name(space): tiles[-1] for space, tiles in enumerate(made.view().spaces) if tiles}
        made.state.apply(chef.action(made.state), journal)
        for event in journal.heard_by(None):
            if isinstance(event, RecipeServed):
                recipe = made.game.box.components.recipes[made.game.box.components.recipe_at[event.recipe]]
                line = [board[space] for space in event.spaces]
                assert sorted(line) == sorted(recipe.sequence)
                assert (line in (recipe.sequence, recipe.sequence[::-1])) == bool(event.style)
                seen += 1
    assert seen
