"""What the speed of a search is measured with: an opening, and a search with random rollouts."""

from chabudai.core.fast.rng import Rng
from chabudai.core.game import Game, State
from chabudai.core.seats import CHANCE
from chabudai.search.budget import Tuning
from chabudai.search.search import Search
from chabudai.search.uniform import Uniform


def opening(game: Game, rng: Rng) -> State:
    """The first position in which a seat has a real choice."""
    state = game.new_state()
    while True:
        legal = state.legal_actions()
        if state.actor() == CHANCE:
            state.apply(state.draw(rng))
        elif len(legal) == 1:
            state.apply(legal[0])
        else:
            return state


def random_search(game: Game) -> Search:
    """A search that knows nothing of the game, plays at random below its tree, and uses its whole budget."""
    search = Search(game, Uniform(game, 10, False), Tuning(even=1.0))
    search.is_patient = True
    return search
