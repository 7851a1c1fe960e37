"""ZenMaster, rule by rule."""

import pytest

from chabudai.core import CHANCE, NOBODY, Action, IllegalAction, InvalidSetup, Journal, Seat, play
from chabudai.games import title
from tests.games.zenmaster.builder import SCORE_CARDS, deal, field, match, trick, whole_game

ZEN = title("zenmaster")


def texts(actions: list[Action]) -> list[str]:
    return [action.text for action in actions]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [-1, 0, 2, 6, 100])
def test_three_to_five_people_play(seats: int) -> None:
    assert (ZEN.fewest, ZEN.most) == (3, 5)
    with pytest.raises(InvalidSetup, match="fewest: 3; most: 5"):
        ZEN.game(seats)


@pytest.mark.rule("R1.2", "R3.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_has_as_many_games_as_players(seats: int) -> None:
    game = match(seats)
    state = game.new_state()
    for played in range(seats):
        assert state.outcome() is None
        assert field(state, "game") == played
        whole_game(game, state, highest=0, lowest=1)
    assert state.actor() == NOBODY
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [35 * seats, 37 * seats, *[0] * (seats - 2)]


@pytest.mark.rule("R1.3", "R1.4")
def test_the_first_dealer_is_drawn_by_lot_among_all_seats() -> None:
    game = ZEN.game(4)
    state = game.new_state()
    assert state.decision() == "ChoosingDealer"
    assert texts(state.legal_actions()) == ["dealer 0", "dealer 1", "dealer 2", "dealer 3"]
    assert state.chance_weights() == [1, 1, 1, 1]
    play(game, state, CHANCE, "dealer 2")
    assert field(state, "dealer") == 2


@pytest.mark.rule("R1.4")
def test_the_host_may_name_the_first_dealer() -> None:
    assert field(ZEN.game(4, {"dealer": "3"}).new_state(), "dealer") == 3
    with pytest.raises(InvalidSetup, match=r"dealer=3.*R1\.4"):
        ZEN.game(3, {"dealer": "3"})


@pytest.mark.rule("R1.4")
def test_a_named_first_dealer_is_told_as_a_drawn_one_is() -> None:
    journal = Journal()
    ZEN.game(4, {"dealer": "3"}).new_state(journal)
    assert [event.as_dict() for event in journal.events] == [{"event": "game-begun", "game": 1, "dealer_seat": 3}]
    silent = Journal()
    ZEN.game(4).new_state(silent)
    assert silent.events == []


@pytest.mark.rule("R1.5")
def test_the_first_dealer_of_a_game_sits_clockwise_from_the_one_before() -> None:
    game = match(3, dealer="1")
    state = game.new_state()
    dealers = []
    for _ in range(3):
        dealers.append(field(state, "dealer"))
        whole_game(game, state, highest=0, lowest=1)
    assert dealers == [1, 2, 0]


@pytest.mark.rule("R1.6")
def test_the_score_cards_are_ten_different_ones() -> None:
    game = match()
    state = game.new_state()
    deal(game, state, [[], [], []])
    assert texts(state.legal_actions()) == [f"turn {name}" for name in SCORE_CARDS]
    assert state.chance_weights() == [1] * 10
    assert len(set(SCORE_CARDS)) == 10


@pytest.mark.rule("R1.7")
def test_the_number_cards_are_one_to_fifty() -> None:
    state = match().new_state()
    assert texts(state.legal_actions()) == [f"deal {number}" for number in range(1, 51)]
    assert state.chance_weights() == [1] * 50


@pytest.mark.rule("R1.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_player_gets_nine_cards_and_shows_them_to_nobody(seats: int) -> None:
    game = match(seats)
    state = game.new_state()
    journal = Journal()
    deal(game, state, [[50 - seat] for seat in range(seats)], journal)
    assert state.decision() == "Turning"
    for seat in range(seats):
        view = state.view(Seat(seat)).as_dict()
        hand = view["hand"]
        assert isinstance(hand, list)
        assert len(hand) == 9
        assert 50 - seat in hand
        assert view["hand_sizes"] == [9] * seats
        seen = [event.as_dict()["card"] for event in journal.heard_by(Seat(seat)) if event.kind() == "card-dealt"]
        assert sorted(int(str(card)) for card in seen) == hand
    assert field(state, "hand") == []
    assert all(event.kind() != "card-dealt" for event in journal.heard_by(None))


@pytest.mark.rule("R1.9")
def test_cards_that_were_not_dealt_are_known_to_nobody() -> None:
    game = match()
    state = game.new_state()
    deal(game, state, [[], [], []])
    keys = [state.view(Seat(seat)).as_dict().keys() for seat in range(3)]
    assert all("undealt" not in names for names in keys)


@pytest.mark.rule("R1.10")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    game = match(4, dealer="2")
    state = game.new_state()
    sizes = []
    for number in range(1, 6):
        play(game, state, CHANCE, f"deal {number}")
        sizes.append(field(state, "hand_sizes"))
    assert sizes == [[0, 0, 0, 1], [1, 0, 0, 1], [1, 1, 0, 1], [1, 1, 1, 1], [1, 1, 1, 2]]


@pytest.mark.rule("R2.1")
def test_the_player_on_the_dealers_left_turns_the_score_card_and_leads() -> None:
    game = match(3, dealer="0")
    state = game.new_state()
    deal(game, state, [[], [], []])
    assert state.actor() == CHANCE
    journal = Journal()
    play(game, state, CHANCE, "turn 7/4", journal)
    assert state.actor() == 1
    assert [event.as_dict() for event in journal.heard_by(None)] == [
        {"event": "score-card-turned", "seat": 1, "trick": 1, "black": 7, "white": 4}
    ]


@pytest.mark.rule("R2.2")
def test_the_leader_plays_any_one_card_of_the_hand() -> None:
    game = match()
    state = game.new_state()
    deal(game, state, [[], [3, 17, 50], []])
    play(game, state, CHANCE, "turn 1/4")
    hand = field(state, "hand", Seat(1))
    assert isinstance(hand, list)
    assert texts(state.legal_actions()) == [f"play {card}" for card in hand]
    play(game, state, Seat(1), "play 17")
    assert field(state, "table") == [0, 17, 0]


@pytest.mark.rule("R2.3")
def test_everyone_adds_any_one_card_of_the_own_hand_clockwise() -> None:
    game = match(4)
    state = game.new_state()
    deal(game, state, [[10], [20], [30], [40]])
    play(game, state, CHANCE, "turn 1/4")
    order = []
    for card in (20, 30, 40, 10):
        order.append(state.actor())
        assert len(state.legal_actions()) == 9
        play(game, state, state.actor(), f"play {card}")
    assert order == [1, 2, 3, 0]


@pytest.mark.rule("R2.3")
def test_a_card_of_another_hand_cannot_be_played() -> None:
    game = match()
    state = game.new_state()
    deal(game, state, [[10], [20], [30]])
    play(game, state, CHANCE, "turn 1/4")
    with pytest.raises(IllegalAction) as refused:
        play(game, state, Seat(1), "play 30")
    assert str(refused.value) == "illegal action: 'play 30' by seat 1 in Playing: not in hand (R2.3)"


@pytest.mark.rule("R2.4", "R2.5")
def test_the_highest_takes_black_and_the_lowest_white_matches() -> None:
    game = match()
    state = game.new_state()
    deal(game, state, [[10], [50], [49]])
    journal = Journal()
    trick(game, state, "7/4", {0: 10, 1: 50, 2: 49}, journal)
    assert field(state, "matches") == [-4, 7, 0]
    taken = [event.as_dict() for event in journal.events if event.kind() == "matches-taken"]
    common = {"event": "matches-taken", "cancelled": 0}
    assert taken == [
        {**common, "seat": 1, "colour": "black", "number": 7, "card": 50, "balance": 7},
        {**common, "seat": 0, "colour": "white", "number": 4, "card": 10, "balance": -4},
    ]


@pytest.mark.rule("R2.6")
def test_the_cards_of_a_trick_are_out_of_the_game() -> None:
    game = match()
    state = game.new_state()
    deal(game, state, [[10], [50], [49]])
    trick(game, state, "7/4", {0: 10, 1: 50, 2: 49})
    assert field(state, "table") == [0, 0, 0]
    assert field(state, "hand_sizes") == [8, 8, 8]
    assert "turn 7/4" not in texts(state.legal_actions())
    assert len(state.legal_actions()) == 9


@pytest.mark.rule("R2.7")
def test_the_dealership_moves_after_each_trick_and_the_new_dealers_left_leads() -> None:
    game = match(3, dealer="0")
    state = game.new_state()
    deal(game, state, [[10, 11, 12], [20, 21, 22], [30, 31, 32]])
    leaders = []
    for number, score_card in enumerate(["1/4", "4/1", "2/5"]):
        assert field(state, "dealer") == number
        leaders.append(field(state, "turn"))
        trick(game, state, score_card, {0: 10 + number, 1: 20 + number, 2: 30 + number})
    assert leaders == [1, 2, 0]


@pytest.mark.rule("R2.8")
def test_with_lead_highest_the_dealer_stays_and_the_highest_card_leads() -> None:
    game = match(3, dealer="0", lead="highest")
    state = game.new_state()
    deal(game, state, [[10, 11, 12], [20, 21, 22], [30, 31, 1]])
    leaders = []
    for number, cards in enumerate([{0: 10, 1: 20, 2: 30}, {0: 11, 1: 21, 2: 31}, {0: 12, 1: 22, 2: 1}]):
        assert field(state, "dealer") == 0
        leaders.append(field(state, "turn"))
        trick(game, state, SCORE_CARDS[number], cards)
    assert leaders == [1, 2, 2]
    assert field(state, "turn") == 1


@pytest.mark.rule("R2.9")
def test_black_and_white_matches_cancel_at_once() -> None:
    game = match()
    state = game.new_state()
    deal(game, state, [[10, 45], [50, 2], [49, 30]])
    trick(game, state, "7/4", {0: 10, 1: 50, 2: 49})
    journal = Journal()
    trick(game, state, "2/5", {0: 45, 1: 2, 2: 30}, journal)
    assert field(state, "matches") == [-2, 2, 0]
    cancelled = [event.as_dict()["cancelled"] for event in journal.events if event.kind() == "matches-taken"]
    assert cancelled == [2, 5]


@pytest.mark.rule("R2.10")
def test_the_matches_never_run_out() -> None:
    game = match()
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1)
    assert field(state, "results") == [[35], [37], [0]]


@pytest.mark.rule("R3.1")
def test_a_game_ends_after_nine_tricks_and_the_tenth_score_card_is_not_used() -> None:
    game = match()
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1)
    assert field(state, "game") == 1
    assert state.decision() == "Dealing"
    assert field(state, "score_deck") == list(range(10))


@pytest.mark.rule("R3.2")
def test_a_result_is_the_number_of_matches_of_either_colour() -> None:
    game = match(4)
    state = game.new_state()
    journal = Journal()
    whole_game(game, state, highest=2, lowest=3, journal=journal)
    recorded = [event.as_dict() for event in journal.heard_by(None) if event.kind() == "result-recorded"]
    assert [event["result"] for event in recorded] == [0, 0, 35, 37]
    assert {event["penalty"] for event in recorded} == {0}


@pytest.mark.rule("R3.3")
def test_scoring_zero_erases_the_highest_of_the_own_earlier_results() -> None:
    game = match()
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1, unused="7/4")
    whole_game(game, state, highest=0, lowest=1)
    assert field(state, "results") == [[33, 35], [36, 37], [0, 0]]
    journal = Journal()
    whole_game(game, state, highest=1, lowest=2, journal=journal)
    assert [event.as_dict() for event in journal.heard_by(None) if event.kind() == "result-erased"] == [
        {"event": "result-erased", "seat": 0, "game": 2, "result": 35}
    ]
    assert field(state, "totals") == [33, 36 + 37 + 35, 37]


@pytest.mark.rule("R3.4")
def test_in_the_first_game_there_is_nothing_to_erase() -> None:
    game = match()
    state = game.new_state()
    journal = Journal()
    whole_game(game, state, highest=0, lowest=1, journal=journal)
    assert field(state, "results") == [[35], [37], [0]]
    assert all(event.kind() != "result-erased" for event in journal.events)


@pytest.mark.rule("R3.4")
def test_of_equal_results_the_oldest_is_erased() -> None:
    game = match()
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1)
    whole_game(game, state, highest=0, lowest=1)
    whole_game(game, state, highest=1, lowest=2)
    assert field(state, "erased") == [0]


@pytest.mark.rule("R3.4")
def test_each_further_zero_erases_one_more_of_those_still_standing() -> None:
    game = match(4)
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1, unused="7/4")
    whole_game(game, state, highest=0, lowest=1)
    whole_game(game, state, highest=1, lowest=2)
    assert field(state, "erased") == [1]
    whole_game(game, state, highest=1, lowest=2)
    assert field(state, "erased") == [0, 1]
    assert field(state, "totals") == [0, 36 + 37 + 35 + 35, 37 + 37, 0]


@pytest.mark.rule("R3.5")
def test_between_games_all_matches_and_cards_go_back() -> None:
    game = match()
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1)
    assert field(state, "matches") == [0, 0, 0]
    assert field(state, "played") == [[], [], []]
    assert len(state.legal_actions()) == 50


@pytest.mark.rule("R3.6")
def test_the_lowest_total_wins_and_a_tie_is_a_shared_win() -> None:
    game = match(4)
    state = game.new_state()
    for _ in range(4):
        whole_game(game, state, highest=0, lowest=1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 4, 1, 1]
    assert outcome.winners() == [2, 3]
    assert outcome.reason == "lowest total"


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_ten_cards_the_last_one_is_not_used(seats: int) -> None:
    game = match(seats, ten_cards="on")
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1)
    assert field(state, "game") == 1
    deal(game, state, [[] for _ in range(seats)])
    assert field(state, "hand_sizes") == [10] * seats


@pytest.mark.rule("R4.2")
def test_with_zero_penalty_everyone_who_did_not_score_zero_gets_two_more() -> None:
    game = match(4, zero_penalty="on")
    state = game.new_state()
    journal = Journal()
    whole_game(game, state, highest=0, lowest=1, journal=journal)
    assert field(state, "results") == [[37], [39], [0], [0]]
    assert [event.as_dict()["penalty"] for event in journal.events if event.kind() == "result-recorded"] == [2, 2, 0, 0]


@pytest.mark.rule("R4.2")
def test_without_a_zero_there_is_no_penalty() -> None:
    game = match(3, zero_penalty="on")
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1, opening=(2, 1))
    assert field(state, "results") == [[34], [37], [1]]


@pytest.mark.rule("R4.3")
def test_the_penalty_is_added_before_a_zero_erases() -> None:
    game = match(3, zero_penalty="on")
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1)
    journal = Journal()
    whole_game(game, state, highest=1, lowest=2, journal=journal)
    erased = [event.as_dict() for event in journal.events if event.kind() == "result-erased"]
    assert erased == [{"event": "result-erased", "seat": 0, "game": 1, "result": 37}]
    assert field(state, "totals") == [0, 39 + 37, 39]


@pytest.mark.rule("R5.1")
def test_a_view_remembers_which_cards_each_player_has_played_in_their_order() -> None:
    game = match()
    state = game.new_state()
    deal(game, state, [[10, 11], [50, 20], [49, 30]])
    trick(game, state, "7/4", {0: 10, 1: 50, 2: 49})
    trick(game, state, "1/4", {0: 11, 1: 20, 2: 30})
    assert field(state, "played") == [[10, 11], [50, 20], [49, 30]]
    assert field(state, "turned") == [7, 0]
    assert field(state, "score_deck") == [1, 2, 3, 4, 5, 6, 8, 9]


@pytest.mark.rule("R5.1")
def test_a_new_game_of_the_match_remembers_nothing_of_the_one_before() -> None:
    game = match()
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1)
    assert field(state, "played") == [[], [], []]
    assert field(state, "turned") == []
