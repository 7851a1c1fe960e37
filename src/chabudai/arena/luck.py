"""What luck gave each seat in a game between bots, and a share of wins from which it is taken.

A step of chance changes what a position is worth when steady players go on from it; a whole deal is one step. What all of
them changed is luck. Its mean is 0 whoever plays, so that to take it away changes no share, but what is left varies less.
"""

from typing import Final

from chabudai.arena.intervals import Estimate, estimate
from chabudai.core import CHANCE, Action, Game, Outcome, Rng, State
from chabudai.games import title
from chabudai.search.values import Values, won

_ENOUGH: Final = 8
"""From so many deals on it is known how much of luck is to be taken away."""


class Luck:
    """Watches one game, and adds up what chance did to each seat's share of the win."""

    def __init__(self, game: Game, rollouts: int) -> None:
        known = title(game.setup.title)
        self._values: Final = Values(game, known.policy(game), known.lowest_wins, int(known.tuning().noise))
        self._rollouts: Final = rollouts
        self._before: list[float] | None = None
        self.shares: Final = [0.0] * game.setup.seats

    def watch(self, state: State, _action: Action) -> None:
        """Before every step: see where chance begins and ends."""
        is_chance = state.actor() == CHANCE
        if is_chance and self._before is None:
            self._before = self._worth(state)
        elif not is_chance and self._before is not None:
            self._add(self._worth(state))

    def end(self, outcome: Outcome) -> list[float]:
        """The luck of the whole game."""
        if self._before is not None:
            self._add(won(outcome))
        return self.shares

    def _worth(self, state: State) -> list[float]:
        return self._values.of(state, self._rollouts, Rng(1)).wins

    def _add(self, after: list[float]) -> None:
        assert self._before is not None
        for seat, share in enumerate(after):
            self.shares[seat] += share - self._before[seat]
        self._before = None


def adjusted(shares: list[float], luck: list[float]) -> Estimate:
    """The mean of the shares with as much of the luck taken away as makes them vary least (a control variate)."""
    count = len(shares)
    middle, mean = sum(luck) / count, sum(shares) / count
    spread = sum((one - middle) ** 2 for one in luck)
    if count < _ENOUGH or spread == 0:
        return estimate(shares)
    slope = sum((one - middle) * (share - mean) for one, share in zip(luck, shares, strict=True)) / spread
    return estimate([share - slope * one for one, share in zip(luck, shares, strict=True)])
