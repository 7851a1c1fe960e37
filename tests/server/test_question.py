"""A view arrives in another process as it was."""

from typing import ClassVar

import pytest

from chabudai.bots import Bot, Choice, History
from chabudai.core import CHANCE, NOBODY, Action, Event, Journal, Rng, Seat, View, random_action
from chabudai.games import TITLES
from chabudai.server.thinking import worker
from chabudai.server.thinking.question import Question, decode, encode, heard_in, view_in
from chabudai.title import Title
from tests.table.worlds import Worlds


def asked(view: View, history: list[Event] | None = None) -> Question:
    told = None if history is None else [event.as_dict() for event in history]
    return Question("", 0, "", 1, "", (), "", view, [], 0, told)


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_view_of_a_game_can_be_carried(title: Title) -> None:
    game = title.game(title.fewest)
    rng = Rng(3)
    state = game.new_state()
    while state.actor() != NOBODY:
        for seat in range(title.fewest):
            view = state.view(Seat(seat))
            carried = view_in(decode(encode(asked(view))), game)
            assert carried.key() == view.key()
            assert type(carried) is type(view)
        state.apply(random_action(state, rng))


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_what_is_carried_to_a_bot_is_the_same_in_two_worlds_it_cannot_tell_apart(title: Title) -> None:
    """Every byte that another process gets."""
    game = title.game(max(2, title.fewest))
    compared = 0
    for seed in range(30):
        for audience in (Seat(0), Seat(1)):
            worlds = Worlds(game, audience, seed, 10 + 5 * seed)
            if worlds.is_over() or not worlds.differ():
                continue
            here, there = worlds.here.state, worlds.there.state
            assert encode(asked(here.view(audience))) == encode(asked(there.view(audience)))
            if here.actor() == audience:
                assert here.legal_actions() == there.legal_actions()
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_what_a_seat_has_heard_arrives_as_it_was_and_nothing_more(title: Title) -> None:
    game, rng, journal = title.game(title.fewest), Rng(5), Journal()
    state = game.new_state(journal)
    while state.actor() != NOBODY and (len(journal.events) < 300 or state.actor() == CHANCE):
        state.apply(random_action(state, rng), journal)
    heard = [event for event in journal.events if event.is_for(Seat(0))]
    carried = heard_in(decode(encode(asked(state.view(Seat(0)), heard))), title)
    assert [event.as_dict() for event in carried] == [event.as_dict() for event in heard]
    assert [type(event) for event in carried] == [type(event) for event in heard]
    assert len(heard) < len(journal.events) or title.fewest == 1


class Listener(Bot):
    """Wants to know what the seat has heard, and keeps it."""

    asks_history = True
    heard: ClassVar[list[Event]] = []

    def choose(self, view: View, legal: list[Action], *_: object, history: History | None = None, **__: object) -> Choice:  # noqa: ARG002
        assert history is not None
        Listener.heard = history()
        return Choice(legal[0], [])


def test_a_bot_that_asks_is_told_what_its_seat_has_heard() -> None:
    title = TITLES[0]
    game, rng, journal = title.game(title.usual_seats()), Rng(5), Journal()
    state = game.new_state(journal)
    while state.actor() == CHANCE:
        state.apply(random_action(state, rng), journal)
    seat, setup = state.actor(), game.setup
    heard = [event.as_dict() for event in journal.events if event.is_for(seat)]
    legal = [action.index for action in state.legal_actions()]
    question = Question(
        setup.title, setup.seats, "house", setup.rules_version, setup.edition, (*sorted(setup.options.items()),), "listener",
        state.view(seat), legal, 1, heard,
    )  # fmt: skip
    assert worker.answer(decode(encode(question)), lambda game, level: Listener(level, game)).action == legal[0]
    assert [event.as_dict() for event in Listener.heard] == heard
