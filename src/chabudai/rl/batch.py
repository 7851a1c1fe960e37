"""Many games at once: NumPy arrays in and out, the loop compiled."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.games import title
from chabudai.learning.batch import BatchLoop
from chabudai.rl.table import window


class Batch:
    """`size` games of one title that take one step each at a time; a game that ends begins anew at once.

    The arrays are windows into the memory that the next step overwrites: copy what is to be kept. They cannot be written to.
    """

    def __init__(
        self,
        name: str,
        size: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str = "house",
        reward: str = "rank",
        seed: int = 0,
    ) -> None:
        known = title(name)
        number = known.usual_seats() if seats is None else seats
        self.game: Final = known.game(number, dict(options or {}), edition)
        self.observer: Final = known.observer(self.game)
        self.seats: Final = number
        self.size: Final = size
        self.choices: Final = self.observer.choices
        loop = BatchLoop(self.game, self.observer, size, seed, reward, known.lowest_wins)
        self._loop: Final = loop
        self.observations: Final[NDArray[np.int16]] = window(loop.row.cells, np.int16).reshape(size, -1)
        """What the seat that acts knows, a row for each game."""
        self.action_masks: Final[NDArray[np.int8]] = window(loop.masks, np.int8).reshape(size, -1)
        """1 for each action that it may take."""
        self.actors: Final[NDArray[np.int64]] = window(loop.actors, np.int64)
        """The seat that acts."""
        self._ends: Final = np.arange(1, size + 1) * self.choices  # where the masks of each game end
        self.ended: Final[NDArray[np.bool_]] = window(loop.ended, np.bool_)
        """Whether the last step ended a game there; the next three are of that game and 0 elsewhere."""
        self.rewards: Final[NDArray[np.float64]] = window(loop.rewards, np.float64).reshape(size, number)
        self.scores: Final[NDArray[np.int64]] = window(loop.scores, np.int64).reshape(size, number)
        self.ranks: Final[NDArray[np.int64]] = window(loop.ranks, np.int64).reshape(size, number)

    def step(self, actions: NDArray[np.integer]) -> None:
        """Take one action in each game. If any of them is illegal, ValueError is raised and nothing happens."""
        self._loop.step(actions.tolist())

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game, each equally likely."""
        legal = self.action_masks.view(np.bool_).ravel().nonzero()[0]  # of all games, one after the other
        ends = legal.searchsorted(self._ends)
        counts = np.diff(ends, prepend=0)
        chosen = ends - 1 - (luck.random(self.size) * counts).astype(np.int64)
        return legal[chosen] % self.choices
