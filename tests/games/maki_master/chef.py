"""A chef who serves what can be served: random play almost never does."""

from typing import Final

from chabudai.core import CHANCE, Action, Rng, State
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.testing.picks import Pick

LIVELY: Final = ("serve", "play")


class Chef(Pick):
    """Chooses at random, but puts a tile where it completes a recipe, serves, and likes to play action cards."""

    def __init__(self, first: list[int], seed: int) -> None:
        super().__init__(first, seed)
        self._dice = Rng(seed, 1)

    def action(self, state: State) -> Action:
        legal = state.legal_actions()
        if state.actor() == CHANCE or self._dice.below(8) == 0:
            return super().action(state)
        lively = [action for action in legal if action.verb in LIVELY]
        if lively:
            return lively[self.below(len(lively))]
        if state.decision() in ("Placing", "Switching", "Chopping"):
            good = [action for action in legal if self._completes(state, action)]
            if good:
                return good[self.below(len(good))]
        wanted = [action for action in legal if action.verb == "take" and self._is_wanted(state, action)]
        return wanted[self.below(len(wanted))] if wanted else super().action(state)

    @staticmethod
    def _completes(state: State, action: Action) -> bool:
        twin = state.clone()
        twin.apply(action)
        return any(after.verb == "serve" for after in twin.legal_actions())

    @staticmethod
    def _is_wanted(state: State, action: Action) -> bool:
        view = state.view(state.actor())
        assert isinstance(view, MakiView)
        codes = [view.legend.codes[tile] for recipe in view.hand for tile in view.legend.sequences[recipe]]
        return action.arguments["ingredient"] in codes
