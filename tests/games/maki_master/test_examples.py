"""The examples printed in the rulebook of Maki Master."""

import pytest

from chabudai.core import NOBODY
from tests.games.maki_master.builder import kitchen, with_cards


@pytest.mark.rule("E1")
def test_three_players_set_up() -> None:
    view = kitchen(3).view()
    assert (view.legend.rows, view.legend.columns) == (6, 6)
    assert len(view.cups) == 3
    assert sum(view.display) == 3
    assert view.pool == 1
    assert view.hand_lengths == [[1, 1, 1, 0]] * 3


@pytest.mark.rule("E2")
def test_four_players_and_one_empty_space_leave_five_spaces_to_play_into() -> None:
    made = kitchen(4).fill("D3")
    assert made.empty() == ["D3"]
    assert sorted(made.do(f"take {made.plenty()}").legal("place")) == sorted(["D3", *made.cups()])


@pytest.mark.rule("E3", "E4")
def test_a_scallop_on_an_empty_space_and_an_avocado_where_a_teacup_stood() -> None:
    made = kitchen(2).tile("SCA", "C2")
    assert made.top("C2") == "SCA"
    assert made.left("SCA") == 2
    made.do("wasabi").tile("AVO", "B2", cup="E4")
    assert made.top("B2") == "AVO"
    assert made.cups() == ["E4", "D5"]
    assert made.left("AVO") == 5


@pytest.mark.rule("E5", "E6")
def test_one_avocado_serves_sake_avo_maki_without_style_and_avocado_nigiri_too() -> None:
    made = kitchen(2, [[202, 301]]).lay({"A2": "SAL", "C1": "SHR", "C2": "NOR", "B1": "RIC"}).tile("AVO", "B2", cup="E6")
    assert made.legal("serve") == ["202", "301"]
    made.do("serve 301", "serve 202", "gain stack", "turn spicy")
    assert [(event["name"], event["style"]) for event in made.heard("recipe-served")] == [
        ("Sake-Avo Maki", 0),
        ("Avocado Nigiri", 1),
    ]
    assert made.served(0) == [202, 301]
    assert made.view().scores[0] == 5 + made.view().dishes[0]


@pytest.mark.rule("E7")
def test_mirugai_gains_an_action_card_from_the_display() -> None:
    made = kitchen(2, [[201]]).lay({"A1": "CLA", "E1": "EGG"}).tile("RIC", "A2").do("serve 201")
    assert made.legal() == ["gain switch", "gain chop", "gain stack"]
    assert made.do("gain stack").held(0) == ["stack"]


@pytest.mark.rule("E8")
@pytest.mark.parametrize(
    "spaces",
    [("A1", "B1", "C1", "D1"), ("D1", "C1", "B1", "A1"), ("A1", "A2", "A3", "A4"), ("A4", "A3", "A2", "A1")],
)
def test_red_dragon_in_printed_order_in_any_direction_gains_two_wasabi(spaces: tuple[str, str, str, str]) -> None:
    made = kitchen(1, [[401]]).line("RIC-SHR-TEM", *spaces[:3]).tile("TUN", spaces[3])
    before = made.view().dishes[0]
    made.do("serve 401")
    assert made.view().dishes[0] == before + 2
    assert made.heard("recipe-served")[0]["style"] == 1


@pytest.mark.rule("E9")
def test_switch_swaps_cucumber_and_shrimp_and_completes_dynamite_roll() -> None:
    made = with_cards("switch", hands=[[402]]).line("NOR-CUC-AVO-ROE-SHR", "C1", "C2", "C3", "C4", "D2").tile("EGG", "E5")
    assert made.legal("serve") == []
    made.do("play switch", "switch C2 D2")
    assert made.legal("serve") == ["402"]
    before = made.view().dishes[0]
    assert made.do("serve 402").view().dishes[0] == before + 2


@pytest.mark.rule("E10")
def test_on_a_full_board_chop_opens_a_space_and_switch_completes_a_line() -> None:
    made = with_cards("chop", "switch", hands=[[202, 301]]).line("RIC-EGG-NOR-SAL-EGG-AVO", "A1", "B1", "A3", "B3", "C3", "D3")
    made.fill()
    assert made.view().final_turns == 1
    made.do("play chop", "chop B1").tile("AVO", "B1")
    assert made.legal("serve") == ["202"]
    made.do("play switch", "switch C3 D3")
    assert made.legal("serve") == ["202", "301"]


@pytest.mark.rule("E11")
def test_the_full_two_player_board_leaves_one_final_turn_each_that_needs_action_cards() -> None:
    made = kitchen(2).fill()
    assert made.empty() == []
    assert len(made.cups()) == 2
    for left in (2, 1):
        assert made.view().final_turns == left
        assert made.verbs() == {"gain", "wasabi", "return"}
        made.do("wasabi")
    assert made.state.actor() == NOBODY
