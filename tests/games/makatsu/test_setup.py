"""R1: table and box."""

import pytest

from chabudai.core import CHANCE, IllegalAction, InvalidSetup, Journal, play
from chabudai.games.makatsu.title import MakatsuTitle
from tests.games.makatsu.builders import DOJO, Table, game, names


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players_take_part(seats: int) -> None:
    assert [MakatsuTitle().game(n).setup.seats for n in range(2, 7)] == [2, 3, 4, 5, 6]
    with pytest.raises(InvalidSetup, match="fewest: 2; most: 6"):
        MakatsuTitle().game(seats)


@pytest.mark.rule("R1.2")
def test_tokens_are_penalties_and_the_fewest_points_win() -> None:
    table = Table("", "Y8 P8 B8").run()
    outcome = table.state.outcome()
    assert MakatsuTitle().lowest_wins
    assert outcome is not None
    assert outcome.scores[outcome.winners()[0]] == min(outcome.scores)


@pytest.mark.rule("R1.3", "R1.8")
def test_each_dojo_deck_holds_one_to_eight_in_three_colours_and_only_seated_players_have_one() -> None:
    for seats in range(2, 7):
        view = Table(*[""] * seats).view()
        assert view.card_names == DOJO
        assert view.deck_sizes == [24] * seats
        assert view.memory.left == [list(range(24))] * seats


@pytest.mark.rule("R1.4", "R1.5")
def test_at_the_start_44_tokens_lie_in_the_pool() -> None:
    view = Table("", "", "").view()
    assert view.pool == [24, 12, 8]
    assert view.token_points == [1, 2, 3]
    assert view.tokens == [[0, 0, 0]] * 3


@pytest.mark.rule("R1.6")
def test_each_player_has_a_shuffled_deck_of_their_own() -> None:
    table = Table("", "")
    assert [action.text for action in table.state.legal_actions()] == [f"draw {card}" for card in DOJO]
    first = table.step()
    assert first not in [action.text for action in table.state.legal_actions()]
    for _ in range(3):
        table.step()
    assert first in [action.text for action in table.state.legal_actions()]  # the next player's deck has it too


@pytest.mark.rule("R1.7")
def test_each_player_draws_four_cards() -> None:
    view = Table("B1 B2", "Y1 Y2").run(0, 0, 0).view(0)
    assert view.hand_sizes == [4, 4]
    assert view.deck_sizes == [20, 20]
    assert names(view.hand).split()[:2] == ["B1", "B2"]


@pytest.mark.rule("R1.9")
def test_one_player_begins_as_holder_of_the_figure() -> None:
    drawn = MakatsuTitle().game(4)
    state = drawn.new_state()
    assert (state.actor(), state.decision()) == (CHANCE, "ChoosingHolder")
    state.apply(drawn.action("figure 2"))
    assert state.view(None).as_dict()["holder"] == 2


@pytest.mark.rule("R1.10")
def test_the_first_holder_is_drawn_by_lot_or_named_and_must_exist() -> None:
    state = game(5, "random").new_state()
    assert [action.text for action in state.legal_actions()] == [f"figure {seat}" for seat in range(5)]
    assert state.chance_weights() == [1] * 5
    assert game(5, 4).new_state().view(None).as_dict()["holder"] == 4
    with pytest.raises(InvalidSetup, match=r"^invalid setup: 'figure=4' for makatsu: no such place \(seats: 4; R1\.10\)$"):
        game(4, 4)


@pytest.mark.rule("R1.10")
def test_a_named_first_holder_is_told_as_a_drawn_one_is() -> None:
    journal = Journal()
    game(5, 4).new_state(journal)
    assert [event.kind() for event in journal.events] == ["figure-given", "phase-begun"]
    assert journal.events[0].as_dict()["seat"] == 4


@pytest.mark.rule("R1.11")
def test_the_holder_draws_first_and_every_card_of_the_deck_is_equally_likely() -> None:
    table = Table("", "", "", holder=1)
    order: list[int] = []
    while table.state.decision() == "Drawing":
        view = table.view()
        assert table.state.chance_weights() == [1] * view.deck_sizes[view.turn]
        order.append(view.turn)
        table.step()
    assert order == [1] * 4 + [2] * 4 + [0] * 4


@pytest.mark.rule("R1.12")
@pytest.mark.parametrize(("phase", "round_", "number"), [(0, 5, 4), (1, 2, 4), (2, 1, 2)])
def test_the_last_cards_of_a_deck_are_drawn_without_a_step_of_chance(phase: int, round_: int, number: int) -> None:
    table = Table("", "", "").run(phase, round_ - 1, 5)
    decks = [table.view(seat).memory.deck for seat in range(3)]
    assert [len(deck) for deck in decks] == [number] * 3
    before = len(table.heard("card-drawn"))
    table.step()
    view = table.view()
    assert (view.decision, view.round, view.cards, view.turn) == ("Playing", round_, 0, view.holder)
    assert view.deck_sizes == [0] * 3
    for seat, deck in enumerate(decks):
        assert set(deck) <= set(table.view(seat).hand)
    drawn = [event.as_dict()["seat"] for event in table.heard("card-drawn")[before:]]
    assert drawn == [(view.holder + place) % 3 for place in range(3) for _ in range(number)]


def test_chance_too_is_told_why_its_step_is_not_legal() -> None:
    lot = game(3, "random")
    with pytest.raises(IllegalAction, match=r"'draw B1' by seat \* in ChoosingHolder: must choose holder \(R1\.9\)$"):
        play(lot, lot.new_state(), CHANCE, "draw B1")
    table = Table("B1 Y2", "")
    table.step()
    with pytest.raises(IllegalAction, match=r"'draw B1' by seat \* in Drawing: must draw from deck \(R1\.11\)$"):
        play(table.game, table.state, CHANCE, "draw B1")
