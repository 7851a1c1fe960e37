"""R2: playing a round."""

import pytest

from chabudai.core import IllegalAction, Rng, Seat, play
from chabudai.games.makatsu.terminal import draw
from tests.games.makatsu.builders import Table, names


@pytest.mark.rule("R2.1")
def test_a_round_is_two_cards_from_everyone_and_then_tokens() -> None:
    table = Table("", "", "").run(0, 0, 5)
    assert table.tokens_taken() == []
    table.step()
    assert table.tokens_taken() != []
    table.run()
    assert len(table.heard("phase-begun")) == 2  # the first phase begins with the table
    assert len(table.heard("round-ended")) == 11
    assert len(table.heard("card-played")) == 11 * 2 * 3


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_holder_of_the_figure_begins_the_round(holder: int) -> None:
    table = Table("", "", "", holder=holder).run(0, 0, 0)
    assert table.state.actor() == holder


@pytest.mark.rule("R2.3")
def test_you_play_any_one_card_of_your_hand_face_up() -> None:
    table = Table("B3 Y5", "").run(0, 0, 0)
    hand = names(table.view(0).hand).split()
    assert [action.text for action in table.state.legal_actions()] == [f"play {card}" for card in hand]
    with pytest.raises(IllegalAction, match=r"'play P8' by seat 0 in Playing: not in hand \(R2\.3\)$"):
        play(table.game, table.state, Seat(0), "play P8")
    with pytest.raises(IllegalAction, match=r"'draw P8' by seat 0 in Playing: only chance draws"):
        play(table.game, table.state, Seat(0), "draw P8")
    table.step()
    assert names(table.view().table[0]) == "B3"
    assert "B3" not in names(table.view(0).hand)


@pytest.mark.rule("R2.4", "R2.5")
def test_the_turn_goes_left_and_second_cards_follow_in_the_same_order() -> None:
    table = Table("", "", "", "", holder=2).run(0, 0, 0)
    order = []
    while table.view().round == 0:
        order.append(int(table.state.actor()))
        table.step()
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("R2.6")
def test_the_second_card_does_not_cover_the_first() -> None:
    table = Table("B1 Y2", "P3 B4").run(0, 0, 3)
    assert [names(laid) for laid in table.view().table] == ["B1 Y2", "P3"]
    table.step()
    assert table.view().table == [[], []]


@pytest.mark.rule("R2.7", "R2.8")
def test_the_two_cards_left_go_aside_right_after_the_own_second_card() -> None:
    table = Table("B1 Y2", "P3 B4", "").run(0, 0, 3)
    assert table.view().reserve_sizes == [0, 0, 0]
    kept = [card for card in table.view(0).hand if names([card]) != "Y2"]
    table.step()
    view = table.view(0)
    assert table.state.actor() == 1
    assert view.reserve_sizes == [2, 0, 0]
    assert view.hand == []
    assert view.memory.reserve == kept


@pytest.mark.rule("R2.9", "R2.10")
def test_a_reserve_is_never_drawn_again_but_its_owner_remembers_it() -> None:
    table = Table("B1 Y2", "P3 B4").run(0, 1, 0)
    mine = table.view(0).memory.reserve
    assert len(mine) == 2
    rng = Rng(4)
    thought = [table.game.sample_world(table.view(1), rng).view(Seat(0)).as_dict()["memory"] for _ in range(20)]
    assert len({str(memory) for memory in thought}) > 10  # to another seat it may be almost anything
    picture = draw(table.view(0), ["Ann", "Bo"], lambda message, _: message).plain()
    assert not any(card in picture for card in names(mine).split())
    assert table.view(None).memory.reserve == []
    assert not any(action.verb == "look" for action in table.game.actions())


@pytest.mark.rule("R2.11")
def test_the_reserve_is_what_the_next_phase_is_played_with() -> None:
    table = Table("", "").run(0, 5, 4 - 1)
    table.step()
    view = table.view(0)
    assert view.phase == 1
    assert view.deck_sizes == [12, 12]
    assert view.reserve_sizes == [0, 0]
    mine = sorted(table.plans[0][12:], key=lambda c: "BYP".index(c[0]) * 8 + int(c[1]))
    assert [names([card]) for card in view.memory.deck] == mine


@pytest.mark.rule("E1")
def test_takeshis_last_two_cards_become_reserve_ninjas_after_his_blue_3() -> None:
    takeshi = "Y8 B3"
    table = Table(takeshi, "", "").run(0, 0, 3)
    left = [card for card in table.view(0).hand if names([card]) != "B3"]
    assert len(left) == 2
    assert table.step() == "play B3"
    assert table.view(0).memory.reserve == left
    assert [event.as_dict() for event in table.heard("reserve-put-aside")] == [
        {"event": "reserve-put-aside", "seat": 0, "number": 2}
    ]
