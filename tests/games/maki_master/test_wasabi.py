"""Wasabi is accounted for: the supply has no end, so every cube on the table must have a reason."""

from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import NOBODY, Journal, Rng, State, random_action
from chabudai.games import title
from chabudai.games.maki_master.knowledge.events import RecipeDrawnFaceDown, RecipeServed
from chabudai.games.maki_master.knowledge.view import MakiView

STYLE = {2: 0, 3: 1, 4: 2, 5: 3}
BACK_GAIN = {2: 0, 3: 1, 4: 0, 5: 0}
BACK_POOL = {2: 0, 3: 1, 4: 1, 5: 2}


def seen(state: State) -> MakiView:
    view = state.view(None)
    assert isinstance(view, MakiView)
    return view


@given(seats=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_dishes_and_pool_hold_what_served_recipes_and_drawn_backs_brought(seats: int, seed: int) -> None:
    state = title("maki-master").game(seats).new_state()
    rng = Rng(seed)
    dishes = [0] * seats
    pool = 1
    while state.actor() != NOBODY:
        before = seen(state)
        action = random_action(state, rng)
        journal = Journal()
        state.apply(action, journal)
        if action.text == "wasabi":
            dishes[before.turn] += pool
            pool = 1
        for event in journal.events:
            if isinstance(event, RecipeServed) and event.style:
                dishes[event.seat] += STYLE[event.length]
            elif isinstance(event, RecipeDrawnFaceDown) and before.obeying:
                dishes[event.seat] += BACK_GAIN[event.length]
                pool += BACK_POOL[event.length]
        view = seen(state)
        assert view.dishes == dishes
        assert view.pool == pool
