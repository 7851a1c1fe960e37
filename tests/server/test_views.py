"""A view arrives in another process as it was."""

import pickle

import pytest

from chabudai.core import NOBODY, Rng, Seat, Title, random_action
from chabudai.games import TITLES
from chabudai.server.views import packed, unpacked


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_view_of_a_game_can_be_carried(title: Title) -> None:
    game = title.game(title.fewest)
    rng = Rng(3)
    state = game.new_state()
    while state.actor() != NOBODY:
        for seat in range(title.fewest):
            view = state.view(Seat(seat))
            carried = unpacked(pickle.loads(pickle.dumps(packed(view))), game)
            assert carried.key() == view.key()
            assert type(carried) is type(view)
        state.apply(random_action(state, rng))
