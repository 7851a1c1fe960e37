"""Maki Master, rule by rule: step one, playing a tile."""

import pytest

from chabudai.core import IllegalAction
from tests.games.maki_master.builder import kitchen, with_cards


@pytest.mark.rule("R4.1")
def test_while_a_space_is_empty_a_tile_must_be_played() -> None:
    made = kitchen()
    assert made.verbs() == {"take"}
    with pytest.raises(IllegalAction, match=r"must play tile first \(R4\.1\)"):
        made.do("wasabi")
    made.tile("RIC", "A1")
    assert made.left("RIC") == 7
    assert made.top("A1") == "RIC"
    with pytest.raises(IllegalAction, match=r"tile already played \(R4\.1\)"):
        made.do("take RIC")


@pytest.mark.rule("R4.2")
def test_the_tile_may_go_on_any_empty_space() -> None:
    made = kitchen().turn("RIC", "A1").do("take NOR")
    assert set(made.empty()) <= set(made.legal("place"))
    assert "A1" not in made.legal("place")
    with pytest.raises(IllegalAction, match=r"no tile may go there \(R4\.2\)"):
        made.do("place A1")
    assert made.do("place E6").top("E6") == "NOR"


@pytest.mark.rule("R4.3")
def test_a_teacup_moves_to_another_empty_space_before_the_tile_comes() -> None:
    made = kitchen().turn("RIC", "A1").do("take NOR", "place B2")
    assert made.state.decision() == "MovingCup"
    assert made.legal("cup") == made.empty()
    assert "B2" not in made.legal("cup")
    assert "A1" not in made.legal("cup")
    made.do("cup C3")
    assert made.top("B2") == "NOR"
    assert made.cups() == ["C3"]


@pytest.mark.rule("R4.4")
def test_a_teacups_space_is_open_only_while_the_cup_can_move() -> None:
    made = with_cards("stack").fill().do("play stack", "take RIC")
    assert made.empty() == []
    assert "B2" not in made.legal("place")
    other = kitchen().fill("E5").do("take RIC")
    assert other.legal("place") == ["B2", "E5"]
    assert other.do("place B2").legal() == ["cup E5"]


@pytest.mark.rule("R4.5")
def test_no_other_cup_moves_are_offered() -> None:
    made = kitchen()
    assert "cup" not in made.verbs()
    made.tile("RIC", "A1")
    assert "cup" not in made.verbs()


@pytest.mark.rule("R4.6")
def test_without_an_empty_space_the_tile_is_skipped_and_cards_may_still_be_played() -> None:
    made = with_cards("switch").fill()
    assert made.view().tiles_due == 1
    assert made.verbs() == {"play", "gain", "wasabi", "return"}
    with pytest.raises(IllegalAction, match=r"no empty space \(R4\.6\)"):
        made.do("take RIC")


@pytest.mark.rule("R4.7")
def test_the_tile_stays_due_if_a_card_opens_a_space() -> None:
    made = with_cards("chop").fill()
    assert "wasabi" in made.verbs()
    made.do("play chop", "chop C3")
    assert made.verbs() == {"take"}
    made.tile("RIC", "C3")
    assert "wasabi" in made.verbs()


@pytest.mark.rule("R4.8")
def test_an_ingredient_without_tiles_left_cannot_be_chosen() -> None:
    made = kitchen().line("CLA-CLA", "A1", "A2")
    assert made.left("CLA") == 0
    assert "CLA" not in made.legal("take")
    with pytest.raises(IllegalAction, match=r"pantry empty \(R4\.8\)"):
        made.do("take CLA")
