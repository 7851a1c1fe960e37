"""Errors, events, setups, drawings and the contract's own defaults."""

from dataclasses import dataclass

import pytest

from chabudai.core import (
    CHANCE,
    EVERYONE,
    NOBODY,
    ChabudaiError,
    Event,
    GameOver,
    IllegalAction,
    InvalidAction,
    InvalidSetup,
    Journal,
    Objection,
    Option,
    Outcome,
    Rng,
    RulesError,
    Seat,
    SetupWhy,
    State,
    all_but,
    name_of,
    only,
    play,
    random_game,
    ranked,
)
from chabudai.core.errors import PlayWhy, shown
from chabudai.core.events import FaceDown, Secret
from chabudai.core.painting import Drawing
from chabudai.core.setup import checked_options
from chabudai.games import TITLES, title
from chabudai.games.zenmaster.rules.objections import Why

GAME = title("zenmaster").game(3, {"dealer": "0"})


def test_seats_have_names() -> None:
    assert [name_of(seat) for seat in (None, CHANCE, NOBODY, Seat(3))] == ["public", "*", "nobody", "3"]


def test_an_error_says_what_where_why_and_the_rule() -> None:
    error = IllegalAction("illegal action", "play B4", "by seat 2 in Playing", Why.NOT_IN_HAND, "R2.3")
    assert str(error) == "illegal action: 'play B4' by seat 2 in Playing: not in hand (R2.3)"
    assert isinstance(error, RulesError | ValueError)
    assert (error.action, error.reason, error.arguments, error.rule) == ("play B4", "not-in-hand", {}, "R2.3")
    assert all(issubclass(kind, ChabudaiError) for kind in (InvalidAction, GameOver, InvalidSetup))


def test_an_error_carries_what_its_sentence_needs() -> None:
    error = IllegalAction("illegal action", "play 4", "by seat 2 in Playing", PlayWhy.NOT_YOUR_TURN, seat=1)
    assert str(error) == "illegal action: 'play 4' by seat 2 in Playing: not your turn (seat: 1)"
    assert error.arguments == {"seat": 1}
    setup = InvalidSetup("'9' seats for go", SetupWhy.WRONG_NUMBER_OF_SEATS, "R1.1", fewest=2, most=2)
    assert str(setup) == "invalid setup: '9' seats for go: wrong number of seats (fewest: 2; most: 2; R1.1)"
    assert (setup.reason, setup.rule) == ("wrong-number-of-seats", "R1.1")


def test_foreign_text_is_shown_on_one_short_line() -> None:
    assert shown("a\nb\x00\x1b[31m") == "'a\\nb\\x00\\x1b[31m'"
    assert len(shown("x" * 10_000)) == 62


@dataclass
class Whispered(Event):
    """A stranger's event."""

    ears: int

    def audience(self) -> int:
        return self.ears


def test_every_event_has_an_audience() -> None:
    journal = Journal()
    for audience in (EVERYONE, only(Seat(1)), all_but(Seat(1))):
        journal.tell(Whispered(audience))
    assert [len(journal.heard_by(seat)) for seat in (None, Seat(0), Seat(1))] == [2, 2, 2]
    assert journal.heard_by(Seat(1)) == [journal.events[0], journal.events[1]]
    assert journal.heard_by(None) == [journal.events[0], journal.events[2]]
    assert Event().audience() == EVERYONE
    assert Event().as_dict() == {"event": "event"}
    assert Whispered(3).as_dict() == {"event": "whispered", "ears": 3}


def test_a_secret_is_heard_by_its_seat_alone_and_what_lies_face_down_by_all_others() -> None:
    journal = Journal()
    journal.tell(Secret(Seat(1)))
    journal.tell(FaceDown(Seat(1)))
    heard = {seat: [event.kind() for event in journal.heard_by(seat)] for seat in (None, Seat(0), Seat(1), Seat(2))}
    assert heard == {None: ["face-down"], Seat(0): ["face-down"], Seat(1): ["secret"], Seat(2): ["face-down"]}


def test_equal_scores_share_a_rank_and_the_next_counts_all_ahead() -> None:
    assert ranked([5, 9, 5, 1]) == [2, 1, 2, 4]
    assert ranked([5, 9, 5, 1], lowest_wins=True) == [2, 4, 2, 1]
    assert Outcome([5, 9], [2, 1], "most points").winners() == [1]


def test_options_have_defaults_and_refuse_what_they_do_not_know() -> None:
    known = [Option("lead", ["dealer", "highest"], "who leads")]
    assert checked_options("zenmaster", known, {}) == {"lead": "dealer"}
    with pytest.raises(InvalidSetup, match="'speed' for zenmaster: no such option"):
        checked_options("zenmaster", known, {"speed": "1"})
    with pytest.raises(InvalidSetup, match=r"'lead=me' for zenmaster: no such value \(values: dealer, highest\)"):
        checked_options("zenmaster", known, {"lead": "me"})
    with pytest.raises(InvalidSetup, match="options: none"):
        checked_options("go", [], {"komi": "7"})


def test_the_first_value_of_a_later_option_is_not_written_down() -> None:
    known = [Option("lead", ["dealer", "highest"], "who leads"), Option("pace", ["even", "swift"], "how fast", is_later=True)]
    assert checked_options("zenmaster", known, {}) == {"lead": "dealer"}
    assert checked_options("zenmaster", known, {"pace": "even"}) == {"lead": "dealer"}
    assert checked_options("zenmaster", known, {"pace": "swift"}) == {"lead": "dealer", "pace": "swift"}


def test_an_unknown_title_is_refused_with_the_known_ones() -> None:
    with pytest.raises(InvalidSetup, match="'go': no such game"):
        title("go")


def test_an_action_is_found_by_its_notation_forgiving_spaces_and_case() -> None:
    action = GAME.action("play 17")
    assert GAME.action("  PLAY   17 ") is action
    assert GAME.actions()[action.index] is action
    assert action.as_dict() == {"index": 16, "text": "play 17", "verb": "play", "card": 17}
    assert repr(action) == "Action(16, 'play 17')"
    with pytest.raises(InvalidAction, match=r"invalid action: 'pass' in zenmaster: no such action"):
        GAME.action("pass")


def test_play_refuses_who_is_not_to_act() -> None:
    state = GAME.new_state()
    with pytest.raises(IllegalAction, match="by seat 0 in Dealing: deal not done"):
        play(GAME, state, Seat(0), "play 1")
    while state.actor() == CHANCE:
        state.apply(state.draw(Rng(1)))
    held = state.legal_actions()[0].text  # what the seat in turn could play
    with pytest.raises(IllegalAction, match=r"by seat 0 in Playing: not your turn \(seat: 1\)"):
        play(GAME, state, Seat(0), held)
    with pytest.raises(IllegalAction, match=r"only chance deals \(R2.1\)"):
        play(GAME, state, Seat(1), "deal 1")


def test_chance_cannot_deal_twice_or_out_of_order() -> None:
    state = title("zenmaster").game(3).new_state()
    with pytest.raises(IllegalAction, match=r"must choose dealer \(R1.3\)"):
        play(GAME, state, CHANCE, "deal 1")
    state = GAME.new_state()
    play(GAME, state, CHANCE, "deal 1")
    with pytest.raises(IllegalAction, match=r"must deal from pack \(R1.8\)"):
        play(GAME, state, CHANCE, "deal 1")
    while state.decision() == "Dealing":
        state.apply(state.draw(Rng(1)))
    with pytest.raises(IllegalAction, match=r"must turn from deck \(R2.1\)"):
        play(GAME, state, CHANCE, "deal 1")


def test_a_finished_game_says_so() -> None:
    state = random_game(GAME, Rng(1))
    with pytest.raises(GameOver, match="game over: 'play 1' by seat 0 in Over: game over"):
        play(GAME, state, Seat(0), "play 1")


def test_the_plain_draw_of_the_contract_follows_the_weights() -> None:
    state = GAME.new_state()
    drawn = {State.draw(state, Rng(seed)).text for seed in range(600)}
    assert drawn == {f"deal {number}" for number in range(1, 51)}


def test_a_drawing_reads_plain() -> None:
    drawing = Drawing()
    drawing.line("table", "bold")
    drawing.line()
    drawing.line("a")
    drawing.add("b  ", "red")
    assert drawing.plain() == "table\n\nab"


def test_objections_carry_their_rule() -> None:
    objection = Objection(Why.NOT_IN_HAND, "R1.1", most=7)
    assert (objection.reason, objection.rule, objection.arguments) == ("not-in-hand", "R1.1", {"most": 7})


def test_titles_are_distinct_and_set_up() -> None:
    assert len({known.name for known in TITLES}) == len(TITLES)
    for known in TITLES:
        assert "house" in known.editions()
        assert known.label
        setup = known.game(known.fewest).setup
        assert setup.as_dict()["seats"] == known.fewest
