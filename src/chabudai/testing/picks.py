"""Choices for random play: the first ones given, the rest from a seed, so that a failure shrinks to a short record."""

from typing import Final

from hypothesis import strategies as st

from chabudai.core import CHANCE, Action, Rng, State


class Pick:
    """Chooses among `n` things, again and again."""

    def __init__(self, first: list[int], seed: int) -> None:
        self.first: Final = first
        self.seed: Final = seed
        self._position = 0
        self._rng: Final = Rng(seed)

    def __repr__(self) -> str:
        return f"Pick({self.first}, {self.seed})"

    def below(self, bound: int) -> int:
        """A number in 0 … bound - 1."""
        if self._position < len(self.first):
            self._position += 1
            return self.first[self._position - 1] % bound
        return int(self._rng.below(bound))

    def action(self, state: State) -> Action:
        """One of the actor's legal actions; for chance, one that its weights make possible."""
        legal = state.legal_actions()
        assert state.actor() != CHANCE or min(state.chance_weights()) > 0
        return legal[self.below(len(legal))]


def picks(most: int = 40) -> st.SearchStrategy[Pick]:
    """A strategy for choices; at most `most` of them are drawn one by one."""
    return st.builds(Pick, st.lists(st.integers(0, 1 << 12), max_size=most), st.integers(0, 1 << 20))
