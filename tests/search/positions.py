"""Positions to search: some steps into a game, where a seat has a choice."""

from chabudai.core import CHANCE, NOBODY, Game, Rng, State, random_action
from chabudai.games import TITLES, title


def with_a_choice(game: Game, steps: int, seed: int = 1) -> State:
    """The first position with a real choice after so many steps at random; the opening's if the game ends before."""
    rng = Rng(seed)
    state = game.new_state()
    for step in range(game.max_steps):
        if state.actor() == NOBODY:
            break
        if step >= steps and state.actor() != CHANCE and len(state.legal_actions()) > 1:
            return state
        state.apply(random_action(state, rng))
    return with_a_choice(game, 0, seed)


def every_table() -> list[tuple[str, int]]:
    """Every title at its smallest and largest table."""
    return [(known.name, seats) for known in TITLES for seats in (known.fewest, known.most)]


def game_of(table: tuple[str, int]) -> Game:
    """The game of a title and a number of seats."""
    return title(table[0]).game(table[1])
