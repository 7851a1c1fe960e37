"""The match loop: chance draws, seats choose, somebody watches."""

import pytest

from chabudai.core import (
    CHANCE,
    Action,
    Rng,
    SameDeal,
    Seat,
    State,
    View,
    drawing,
    knowing,
    match,
    new_record,
    random_game,
    replay,
)
from chabudai.core.match import Chooser
from chabudai.games import title

GAME = title("zenmaster").game(3)


def first(_view: View, legal: list[Action]) -> Action:
    return legal[0]


def last(_view: View, legal: list[Action]) -> Action:
    return legal[-1]


def dealt(seats: list[Chooser], seed: str) -> list[str]:
    """The hands, score cards and dealers of a match."""
    drawn: list[str] = []

    def watch(state: State, action: Action) -> None:
        if state.actor() == CHANCE:
            drawn.append(action.text)

    match(GAME, SameDeal(seed).draw, seats, watch)
    return drawn


def test_a_match_ends_with_its_outcome_and_a_watcher_sees_every_step() -> None:
    record = new_record(GAME)
    record.outcome = match(GAME, drawing(Rng(1)), [knowing(first)] * 3, lambda state, action: record.add(state.actor(), action))
    assert replay(record, GAME).is_complete()


def test_a_match_of_random_players_on_one_stream_is_a_random_game() -> None:
    rng = Rng(1)
    chance = drawing(rng)

    def at_random(state: State) -> Action:
        return rng.choice(state.legal_actions())

    plain = new_record(GAME)
    random_game(GAME, Rng(1), plain)
    outcome = match(GAME, chance, [at_random] * 3)
    assert plain.outcome is not None
    assert outcome.as_dict() == plain.outcome.as_dict()


def test_the_same_deal_comes_again_whatever_the_seats_do() -> None:
    low, high = dealt([knowing(first)] * 3, "a"), dealt([knowing(last)] * 3, "a")
    assert low == high
    assert low != dealt([knowing(first)] * 3, "b")


def test_who_knows_gets_the_view_and_the_legal_actions_of_the_actor() -> None:
    asked: list[Seat | None] = []

    def choose(view: View, legal: list[Action]) -> Action:
        assert [action.arguments["card"] for action in legal] == view.as_dict()["hand"]
        asked.append(view.seat)
        return legal[0]

    match(GAME, drawing(Rng(1)), [knowing(choose)] * 3)
    assert [asked.count(Seat(seat)) for seat in range(3)] == [27, 27, 27]


def test_a_choice_that_is_not_legal_stops_the_match() -> None:
    with pytest.raises(AssertionError, match="not legal"):
        match(GAME, drawing(Rng(1)), [knowing(lambda _view, _legal: GAME.action("dealer 0"))] * 3)
