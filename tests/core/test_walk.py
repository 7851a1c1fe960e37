"""Walking a game through given steps."""

import pytest

from chabudai.core import CHANCE, IllegalAction, Journal, Rng, Seat, Step, Walk, new_record, random_game
from chabudai.games import title

GAME = title("zenmaster").game(3, {"dealer": "1"})


def steps() -> list[Step]:
    record = new_record(GAME)
    random_game(GAME, Rng(1), record)
    return record.steps


def test_a_walk_stands_before_every_step_and_ends_where_the_game_did() -> None:
    walk = Walk(GAME, steps())
    seats: list[Seat] = []
    while (step := walk.ahead()) is not None:
        assert step.seat == walk.state.actor()
        assert step.text in [action.text for action in walk.state.legal_actions()]
        seats.append(step.seat)
        assert walk.take().text == step.text
    assert walk.taken == len(steps()) == len(seats)
    assert walk.state.outcome() is not None
    assert walk.state.actor() not in seats


def test_a_walk_hears_the_opening_and_what_it_is_asked_to() -> None:
    opening, dealt = Journal(), Journal()
    walk = Walk(GAME, steps(), opening)
    walk.to(27)
    walk.to(28, dealt)
    walk.to(5)
    assert walk.taken == 28
    assert [event.kind() for event in opening.events] == ["game-begun"]
    assert [event.kind() for event in dealt.events] == ["score-card-turned"]


def test_a_checked_walk_stands_still_before_a_step_that_is_not_legal() -> None:
    wrong = [*steps()[:3], Step(CHANCE, steps()[0].text)]
    walk = Walk(GAME, wrong, checked=True)
    walk.to(3)
    before = walk.state.view(None).key()
    with pytest.raises(IllegalAction, match=r"R1\.8"):
        walk.take()
    assert (walk.taken, walk.state.view(None).key()) == (3, before)
