"""One game that steps from decision to decision: what all environments have in common.

Observations are written from views, and chance is dealt from a seed of its own, which nobody at the table sees.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chabudai.core import NOBODY, Game, Rng, Seat, State
from chabudai.games import title
from chabudai.learning.observation import Observer
from chabudai.learning.rewards import checked_reward, rewards
from chabudai.learning.single_game import Desk

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, Any]
"""`observation`, the numbers, and `action_mask`, 1 for each legal action."""


Kind = TypeVar("Kind", bound=np.generic)


def window(cells: Any, kind: type[Kind]) -> NDArray[Kind]:
    """A packed vector as an array that cannot be written to, without a copy."""
    return np.frombuffer(cells, kind)


def observer_of(game: Game) -> Observer:
    """The observer that comes with a game."""
    return title(game.setup.title).observer(game)


def bounds(observer: Observer) -> tuple[Numbers, Numbers]:
    """The least and the greatest value of every number."""
    low = [field.low for field in observer.fields for _ in range(field.length)]
    high = [field.high for field in observer.fields for _ in range(field.length)]
    return np.array(low, np.int16), np.array(high, np.int16)


def observation_space(observer: Observer) -> spaces.Dict:
    """The space of an observation with its action mask."""
    low, high = bounds(observer)
    mask = spaces.Box(0, 1, (observer.choices,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


class Table:
    """A game in progress, seen from its seats."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str = "house",
        reward: str = "rank",
    ) -> None:
        self.title: Final = title(name)
        number = self.title.usual_seats() if seats is None else seats
        self.game: Final = self.title.game(number, dict(options or {}), edition)
        self.seats: Final = number
        self.observer: Final = observer_of(self.game)
        self.choices: Final = self.observer.choices
        self.reward: Final = checked_reward(reward)
        self.desk: Final = Desk(self.game, self.observer)
        # These look into the desk's memory.
        self.rows: Final[list[Numbers]] = [window(row.cells, np.int16) for row in self.desk.rows]
        self.marked: Final[Mask] = window(self.desk.marks.cells, np.int8)
        self._aside: Final[Numbers] = window(self.desk.aside.cells, np.int16)

    @property
    def state(self) -> State:
        """The position."""
        return self.desk.state

    @property
    def actor(self) -> Seat:
        """Whose decision it is; nobody's once the game is over."""
        return self.desk.actor

    def reset(self, seed: int | str, stream: int = 0) -> None:
        """Begin a new game; the same seed and stream deal alike to the same choices. Game `n` of a batch has the stream `n`."""
        self.desk.rng = Rng(seed, stream)
        self.desk.begin()

    def begin(self) -> None:
        """Begin the next game, dealt on from the same stream."""
        self.desk.begin()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.desk.actor == NOBODY

    def act(self, index: int) -> bool:
        """Let the actor take an action and chance deal on; one that is not legal changes nothing and gives False."""
        return self.desk.take(index)

    def mask(self) -> Mask:
        """1 for each legal action of the actor."""
        return self.marked.copy()

    def no_mask(self) -> Mask:
        """The mask of a seat that is not to act."""
        return np.zeros(self.choices, np.int8)

    def numbers(self, seat: Seat) -> Numbers:
        """What a seat knows."""
        desk = self.desk
        if seat == desk.actor:
            return self.rows[desk.write_actor()].copy()
        desk.write_aside(seat)
        return self._aside.copy()

    def observe(self, seat: Seat) -> Observation:
        """What a seat knows and may do."""
        mask = self.mask() if seat == self.actor else self.no_mask()
        return {"observation": self.numbers(seat), "action_mask": mask}

    def rewards(self) -> list[float]:
        """What the end of the game is worth to each seat."""
        outcome = self.state.outcome()
        assert outcome is not None
        return rewards(outcome, self.reward, self.title.lowest_wins)
