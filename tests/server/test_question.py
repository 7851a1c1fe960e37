"""A view arrives in another process as it was."""

import pytest

from chabudai.core import NOBODY, Rng, Seat, View, random_action
from chabudai.games import TITLES
from chabudai.server.thinking.question import Question, decode, encode, view_in
from chabudai.title import Title
from tests.table.worlds import Worlds


def asked(view: View) -> Question:
    return Question("", 0, "", 1, "", (), "", view, [], 0)


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
