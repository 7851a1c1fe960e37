"""One match loop: chance draws, seats choose, and somebody may watch."""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Outcome, State, View
from chabudai.core.seats import CHANCE, NOBODY

Chooser: TypeAlias = Callable[[State], Action]
"""What is done in a position, by chance or by a seat. A seat's may look only at what the actor knows: see `knowing`."""

Watcher: TypeAlias = Callable[[State, Action], None]
"""Sees every step just before it is taken."""


def match(game: Game, dealer: Chooser, seats: list[Chooser], watch: Watcher | None = None) -> Outcome:
    """A whole game."""
    state = game.new_state()
    while True:
        actor = state.actor()
        if actor == NOBODY:
            break
        action = dealer(state) if actor == CHANCE else seats[actor](state)
        if watch is not None:
            watch(state, action)
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def knowing(choose: Callable[[View, list[Action]], Action]) -> Chooser:
    """A chooser that gets the actor's view and legal actions, and nothing else."""

    def chosen(state: State) -> Action:
        legal = state.legal_actions()
        action = choose(state.view(state.actor()), legal)
        if action not in legal:
            raise AssertionError(f"{action!r} was chosen, which is not legal")
        return action

    return chosen


def drawing(rng: Rng) -> Chooser:
    """A dealer that draws on from one stream."""

    def drawn(state: State) -> Action:
        return state.draw(rng)

    return drawn


@final
class SameDeal:
    """A dealer whose numbers depend on the seed and the number of the draw alone: the same again, whatever the seats do."""

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed
        self._draws = 0

    def draw(self, state: State) -> Action:
        """The next step of chance."""
        rng = Rng(self._seed, self._draws)
        self._draws += 1
        return state.draw(rng)
