"""R3: handing out tokens."""

import pytest

from chabudai.core import NOBODY, Rng, random_action
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.terminal import draw
from chabudai.games.makatsu.title import MakatsuTitle
from chabudai.words import Words
from tests.games.makatsu.builders import Table, names


def one_round(*plans: str, holder: int = 0, ties: str = "highest-last") -> Table:
    return Table(*plans, holder=holder, ties=ties).run(0, 1)


@pytest.mark.rule("R3.1", "R3.2", "R3.3", "R3.4")
def test_the_highest_card_takes_one_for_blue_two_for_yellow_one_and_the_figure_for_purple_in_this_order() -> None:
    table = one_round("P7 B2", "B5 P6", "Y1 Y4")
    assert table.tokens_taken() == [(1, "blue", 1, 1), (2, "yellow", 2, 1), (0, "purple", 1, 1)]
    assert [taken[0] for taken in table.view().tokens] == [1, 1, 2]
    moved = one_round("B7 B2", "B5 P6", "Y1 P4")
    assert moved.view().holder == 1
    assert [event.as_dict() for event in moved.heard("figure-taken")] == [{"event": "figure-taken", "seat": 1, "from_seat": 0}]


@pytest.mark.rule("R3.5")
def test_of_several_highest_cards_only_the_one_played_last_takes_tokens() -> None:
    table = one_round("B8 Y1", "Y2 B3", "B8 Y3")
    assert table.tokens_taken()[0] == (2, "blue", 1, 1)
    assert table.heard("tokens-taken")[0].as_dict()["why"] == "last"
    assert table.heard("tokens-taken")[1].as_dict()["why"] == "highest"
    assert [taken[0] for taken in table.view().tokens] == [0, 0, 3]


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("ties", ["highest-last", "last-of-colour"])
def test_a_second_card_is_later_than_every_first_card(ties: str) -> None:
    table = one_round("Y1 B8", "Y2 P1", "B8 P2", ties=ties)
    assert table.tokens_taken()[0] == (0, "blue", 1, 1)


@pytest.mark.rule("R3.7")
@pytest.mark.parametrize(("ties", "taker"), [("highest-last", 1), ("last-of-colour", 0)])
def test_with_last_of_colour_the_tied_player_who_last_added_any_card_of_the_colour_takes_tokens(ties: str, taker: int) -> None:
    table = one_round("B8 B1", "B8 P2", "P5 B2", ties=ties)  # seat 2 adds blue last, but is not tied
    assert table.tokens_taken()[0] == (taker, "blue", 1, 1)
    lower = one_round("B8 B1", "P2 B7", ties=ties)  # a lower card breaks no tie where there is none
    assert lower.tokens_taken()[0] == (0, "blue", 1, 1)


@pytest.mark.rule("R3.8")
def test_a_holder_with_the_highest_purple_keeps_the_figure() -> None:
    table = one_round("P7 B2", "B5 P6", holder=0)
    assert table.view().holder == 0
    assert [event.as_dict() for event in table.heard("figure-kept")] == [{"event": "figure-kept", "seat": 0, "why": "highest"}]


@pytest.mark.rule("R3.9", "R3.10")
def test_a_colour_that_nobody_played_moves_neither_tokens_nor_the_figure() -> None:
    table = one_round("B7 Y2", "B5 Y6", holder=1)
    view = table.view()
    assert view.holder == 1
    assert view.pool == [24 - 3, 12, 8]
    assert [event.as_dict() for event in table.heard("no-tokens-taken")] == [
        {"event": "no-tokens-taken", "colour": "purple", "number": 1}
    ]
    assert [event.as_dict() for event in table.heard("figure-kept")] == [{"event": "figure-kept", "seat": 1, "why": "nobody"}]
    only_purple = one_round("P7 P2", "P5 P6", holder=1)
    assert only_purple.view().pool == [24 - 1, 12, 8]
    assert len(only_purple.heard("no-tokens-taken")) == 2


@pytest.mark.rule("R3.11", "R3.12")
def test_tokens_are_worth_one_then_two_then_three_points_and_are_never_changed() -> None:
    table = Table("", "", "")
    tokens = table.view().tokens
    while table.state.actor() != NOBODY:
        phase = table.view().phase
        table.step()
        now = table.view().tokens
        for seat in range(3):
            for value in range(3):
                assert now[seat][value] == tokens[seat][value] or (value == phase and now[seat][value] > tokens[seat][value])
        tokens = now
    assert {(event.as_dict()["points"]) for event in table.heard("tokens-taken")} == {1, 2, 3}
    assert table.view().points == [taken[0] + 2 * taken[1] + 3 * taken[2] for taken in tokens]


@pytest.mark.rule("R3.13")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_pool_is_empty_at_the_end_exactly_when_every_colour_was_always_played(seats: int) -> None:
    game = MakatsuTitle().game(seats)
    for seed in range(12):
        rng = Rng(seed)
        state = game.new_state()
        all_played = True
        while state.actor() != NOBODY:
            view = state.view(None)
            assert isinstance(view, MakatsuView)
            action = random_action(state, rng)
            if view.decision == "Playing" and view.cards == 2 * seats - 1:
                laid = {names([card])[0] for cards in view.table for card in cards} | {action.text.split()[1][0]}
                all_played = all_played and laid == set("BYP")
            state.apply(action)
        last = state.view(None)
        assert isinstance(last, MakatsuView)
        assert min(last.pool) >= 0
        assert (sum(last.pool) == 0) == all_played


@pytest.mark.rule("R3.14")
def test_played_cards_are_out_of_the_game() -> None:
    table = Table("B1 Y2", "P3 B4").run(0, 1)
    assert names(table.view().out_of_the_game(0)) == "B1 Y2"
    while table.state.actor() != NOBODY:
        taken = table.step()
        assert not (taken in {"draw B1", "draw Y2"} and table.view().turn == 0 and table.view().cards > 0)
        assert set(table.view().out_of_the_game(0)) >= {0, 9}


@pytest.mark.rule("R3.15")
@pytest.mark.parametrize("memory_aid", ["on", "off"])
def test_past_rounds_are_drawn_only_with_the_memory_aid(memory_aid: str) -> None:
    table = Table("B1 Y2", "P3 B4", memory_aid=memory_aid).run(0, 0, 3)
    say = Words(MakatsuTitle(), "en", ["Ann", "Bo"]).say
    picture = draw(table.view(), ["Ann", "Bo"], say).plain()
    assert "[B1]" in picture
    table.run(0, 1, 0)
    picture = draw(table.view(), ["Ann", "Bo"], say).plain()
    assert ("B1" in picture) == (memory_aid == "on")


@pytest.mark.rule("R3.16")
def test_after_a_round_everyone_draws_four_cards_again() -> None:
    table = Table("", "").run(0, 1, 0)
    assert table.view().hand_sizes == [4, 4]
    assert table.view().deck_sizes == [16, 16]


@pytest.mark.rule("R3.17")
def test_the_holder_of_the_figure_begins_the_next_round() -> None:
    table = Table("B1 P1", "B2 P8", "B3 P2").run(0, 1, 0)
    assert table.view().holder == 1
    assert table.state.actor() == 1
    assert table.heard("round-begun")[-1].as_dict() == {"event": "round-begun", "phase": 1, "round": 2, "seat": 1}


@pytest.mark.rule("R3.18")
def test_the_first_phase_ends_after_six_rounds_when_the_decks_are_empty() -> None:
    table = Table("", "").run(0, 5, 0)
    assert table.view().deck_sizes == [0, 0]
    table.run(1, 0)
    assert len(table.heard("round-ended")) == 6


@pytest.mark.rule("E2")
@pytest.mark.parametrize("ties", ["highest-last", "last-of-colour"])
def test_takeshi_hanzo_and_yoko_compare_their_cards(ties: str) -> None:
    takeshi, hanzo, yoko = 0, 1, 2
    table = one_round("Y8 B3", "P2 B4", "B4 P7", holder=takeshi, ties=ties)
    assert table.tokens_taken() == [(hanzo, "blue", 1, 1), (takeshi, "yellow", 2, 1), (yoko, "purple", 1, 1)]
    assert table.view().holder == yoko
