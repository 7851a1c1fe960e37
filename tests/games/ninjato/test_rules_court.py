"""Ninjato, rule by rule: the palace, the pavilion, what is hidden (R9 to R11)."""

import pytest

from chabudai.core import IllegalAction, Journal
from chabudai.games.ninjato.knowledge import events
from tests.games.ninjato.builder import A, B, Builder, Table, kinds, new_table


def at_palace(envoy: str, *treasures: str) -> Table:
    """Seat A chooses how to pay for this envoy."""
    return Builder().palace(envoy).owns(A, *treasures).table().do(f"bribe {envoy}")


def at_pavilion(rumor: str, *treasures: str) -> Table:
    return Builder().pavilion(rumor).owns(A, *treasures).table().do(f"spread {rumor}")


@pytest.mark.rule("R9.1", "R9.11")
def test_a_visit_takes_one_open_envoy_for_its_treasures() -> None:
    table = at_palace("taira-61", "fan", "scroll", "jade").do("pay 1 fan 1 scroll for 5")
    view = table.look(B)
    assert view.seats[A].treasures == kinds("jade")
    assert [view.envoy_names[envoy] for envoy in view.seats[A].envoys] == ["taira-61"]
    assert view.palace == []
    assert table.actor == B


@pytest.mark.rule("R9.2")
def test_the_honor_is_scored_at_once() -> None:
    assert at_palace("taira-61", "fan", "scroll").do("pay 1 fan 1 scroll for 5").honor(A) == 5


@pytest.mark.rule("R9.3")
def test_treasures_shown_are_required_exactly() -> None:
    assert at_palace("taira-61", "fan", "fan", "scroll", "jade").legal() == ["pay 1 fan 1 scroll for 5"]
    assert "bribe taira-61" not in Builder().palace("taira-61").owns(A, "fan", "jade", "vase").table().legal()


@pytest.mark.rule("R9.4")
def test_some_envoys_take_one_to_four_of_one_kind() -> None:
    assert at_palace("taira-47", "fan", *["jade"] * 5).legal() == [
        *["pay 1 fan for 2", "pay 1 jade for 5", "pay 2 jade for 10", "pay 3 jade for 15", "pay 4 jade for 20"]
    ]


@pytest.mark.rule("R9.5")
def test_some_envoys_take_one_and_three() -> None:
    assert at_palace("taira-33", "vase", "fan", "fan", "fan").legal() == ["pay 3 fan 1 vase for 10"]
    assert "bribe taira-33" not in Builder().palace("taira-33").owns(A, "fan", "fan", "vase", "vase").table().legal()


@pytest.mark.rule("R9.6")
def test_some_envoys_take_two_and_two() -> None:
    assert at_palace("taira-20", "fan", "fan", "vase", "vase", "jade").legal() == ["pay 2 fan 2 vase for 12"]


@pytest.mark.rule("R9.7")
def test_the_two_kinds_may_be_the_same() -> None:
    assert at_palace("taira-20", *["jade"] * 4).legal() == ["pay 4 jade for 20"]
    assert at_palace("taira-33", *["scroll"] * 4).legal() == ["pay 4 scroll for 12"]


@pytest.mark.rule("R9.8")
def test_gold_stands_for_any_treasure_and_scores_as_it() -> None:
    assert at_palace("taira-61", "fan", "gold").legal() == ["pay 1 fan 1 gold for 5"]
    assert at_palace("taira-47", "gold").legal() == [f"pay 1 gold for {honor}" for honor in (2, 3, 4, 5)]


@pytest.mark.rule("R9.9")
def test_a_whole_set_may_be_gold() -> None:
    table = at_palace("taira-20", *["gold"] * 4)
    assert table.legal() == [f"pay 4 gold for {honor}" for honor in (8, 10, 12, 14, 16, 18, 20)]
    assert table.do("pay 4 gold for 20").honor(A) == 20


@pytest.mark.rule("R9.10")
def test_each_way_to_pay_is_offered_once_and_gold_is_asked_only_when_it_matters() -> None:
    table = at_palace("taira-61", "fan", "scroll", "gold", "gold")
    assert table.legal() == [
        *["pay 1 fan 1 scroll for 5", "pay 1 fan 1 gold for 5", "pay 1 scroll 1 gold for 5", "pay 2 gold for 5"]
    ]
    with pytest.raises(IllegalAction, match=r"no such payment.*R9\.10"):
        table.do("pay 2 gold for 10")


@pytest.mark.rule("R9.12")
def test_spent_treasures_are_discarded_and_go_back_into_an_empty_bag() -> None:
    table = at_palace("taira-61", "fan", "scroll").do("pay 1 fan 1 scroll for 5")
    assert table.look().piles.spent == kinds("fan", "scroll")
    table = Builder().bag().palace("taira-61").owns(A).table().do("strength 1", "give up")
    assert table.decision == "RestoringHouse"
    assert table.look().piles.spent == kinds()


@pytest.mark.rule("R10.1", "R10.2")
def test_a_visit_takes_one_open_rumor_and_scores_its_treasures() -> None:
    table = at_pavilion("elites-jade", "jade", "fan").do("pay 1 jade for 5")
    view = table.look()
    assert (view.seats[A].rumors, view.pavilion, view.seats[A].honor) == ([3], [], 5)
    assert table.told(events.RumorTaken)[0]["card"] == "elites-jade"


@pytest.mark.rule("R10.3")
def test_some_rumors_take_any_treasure_and_others_a_certain_one() -> None:
    assert at_pavilion("rivals-any", "fan", "jade").legal() == ["pay 1 fan for 2", "pay 1 jade for 5"]
    assert at_pavilion("rivals-any-any", "fan", "jade").legal() == ["pay 1 fan 1 jade for 7"]
    assert "spread rivals-vase" not in Builder().pavilion("rivals-vase").owns(A, "fan").table().legal()


@pytest.mark.rule("R10.4")
def test_gold_is_wild_for_rumors_too() -> None:
    assert at_pavilion("elites-jade", "gold").legal() == ["pay 1 gold for 5"]
    assert at_pavilion("elites-any", "gold").legal() == [f"pay 1 gold for {honor}" for honor in (2, 3, 4, 5)]


@pytest.mark.rule("R11.1")
def test_hands_are_hidden_and_all_else_lies_open() -> None:
    table = Builder().hand(A, 1, 2).blind_hand(A, 2).owns(A, "jade").knows(A, "choho").table()
    own, other, public = table.look(A), table.look(B), table.look()
    assert sum(own.hand) == 4
    assert other.seats[A].hand_size == 4
    assert (sum(other.hand), public.hand) == (0, [])
    assert other.seats[A].as_dict() == own.seats[A].as_dict() == public.seats[A].as_dict()


@pytest.mark.rule("R11.2")
def test_a_rumor_is_seen_when_it_is_taken_and_remembered() -> None:
    table = at_pavilion("elites-jade", "jade").do("pay 1 jade for 5")
    assert table.look(B).seats[A].rumors == table.look(A).seats[A].rumors == [3]


@pytest.mark.rule("R11.3")
def test_an_open_card_taken_is_known_to_all_and_a_blind_one_to_its_drawer() -> None:
    table = Builder().row(1, 3, 5).hand(A, 2, 2).table()
    table.journal = Journal()
    table.do("dojo", "take 5", "blind", "card 4").settle()
    assert table.look(B).seats[A].known == [0, 2, 0, 0, 1]
    assert table.look(B).seats[A].drawn == 1
    assert table.look(A).hand == [0, 2, 0, 1, 1]
    heard = [event.kind() for event in table.journal.heard_by(B)]
    assert "card-drawn-face-down" in heard
    assert "card-drawn" not in heard
    assert "card-drawn" in [event.kind() for event in table.journal.heard_by(A)]


@pytest.mark.rule("R11.4")
def test_a_card_played_is_taken_to_be_a_known_one() -> None:
    table = Builder().hand(A, 5).table().do("dojo", "blind", "card 5", "blind", "card 2", "blind", "card 2").settle()
    table.do("strength 5", "give up", "strength 4", "play 5")
    seat = table.look(B).seats[A]
    assert (seat.known, seat.drawn, seat.shown, seat.hand_size) == ([0] * 5, 3, [0] * 5, 3)
    table.do("leave", "strength 5", "give up", "strength 3", "play 5")
    seat = table.look(B).seats[A]
    assert (seat.shown, seat.hand_size) == ([0, 0, 0, 0, 1], 2)


@pytest.mark.rule("R11.5")
def test_a_card_that_needs_kickers_shows_that_its_player_holds_the_threes() -> None:
    table = new_table(2)
    table.do("lot 0", "lot 1", *["guard 4"] * 5)
    while table.decision != "Dealing":
        table.do(table.legal()[0])
    table.do("card 3", "card 3", "card 3", "card 4").settle()
    assert table.look(B).seats[A].known == [0] * 5
    table.do("stealth 1", "play 4")
    assert table.look(B).seats[A].known == [0, 0, 1, 0, 0]
    table.do("give up").settle()
    seat = table.look(B).seats[A]
    assert (seat.known, seat.shown, seat.hand_size) == ([0, 0, 1, 0, 0], [0, 0, 1, 1, 0], 3)


@pytest.mark.rule("R11.6")
def test_everybody_remembers_which_cards_went_into_the_new_pile() -> None:
    builder = Builder().hand(A, 1, 1).blind_hand(B, 0).pile(5)
    table = builder.table()
    discards = table.look().piles.discards
    table.do("dojo", "blind", "card 5", "blind")
    view = table.look(B)
    assert view.piles.fresh == discards
    assert view.piles.held == [0, 0, 0, 0, 1]
    assert view.seats[A].kept == 1
