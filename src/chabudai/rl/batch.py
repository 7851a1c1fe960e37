"""Many games at once: NumPy arrays in and out, the loop compiled."""

import ctypes
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chabudai.core import Game, Setup, State
from chabudai.games import game_of_setup, title
from chabudai.learning.batch import BatchLoop
from chabudai.rl.table import described, plain, window


class Batch:
    """`size` games of one title that take one step each at a time; a game that ends begins anew at once.

    The arrays are windows into the memory that the next step overwrites: copy what is to be kept. They cannot be written to.
    A batch can be copied and pickled, by its setup and the steps taken.
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
        game = known.game(known.usual_seats() if seats is None else seats, dict(options or {}), edition)
        self._sit(game, size, edition, reward, seed)

    def _sit(self, game: Game, size: int, edition: str, reward: str, seed: int) -> None:
        known = title(game.setup.title)
        number = game.setup.seats
        self.game = game
        self.edition = edition
        self.observer = known.observer(game)
        self.seats = number
        self.size = size
        self.choices = self.observer.choices
        loop = BatchLoop(game, self.observer, size, seed, reward, known.lowest_wins)
        self._loop = loop
        self._rows: NDArray[np.int16] = window(loop.row.cells, np.int16).reshape(size * number, -1)  # of every seat
        self._firsts = np.arange(size) * number  # the row of each game's first seat
        self._shown = np.empty((size, self.observer.size), np.int16)
        self.observations: NDArray[np.int16] = self._shown.view()
        """What the seat that acts knows, a row for each game."""
        self.observations.flags.writeable = False
        self.action_masks: NDArray[np.int8] = window(loop.marks.cells, np.int8).reshape(size, -1)
        """1 for each action that it may take."""
        self.actors: NDArray[np.int64] = window(loop.actors, np.int64)
        """The seat that acts."""
        self._asked: NDArray[np.int64] = _open(window(loop.asked, np.int64))
        self._legal: NDArray[np.int32] = window(loop.marks.legal, np.int32)
        self._counts: NDArray[np.int64] = window(loop.marks.counts, np.int64)
        self._before = np.arange(size) * self.choices - 1  # one before the legal actions of each game
        self.ended: NDArray[np.bool_] = window(loop.ended, np.bool_)
        """Whether the last step ended a game there; the next three are of that game and 0 elsewhere."""
        self.rewards: NDArray[np.float64] = window(loop.rewards, np.float64).reshape(size, number)
        self.scores: NDArray[np.int64] = window(loop.scores, np.int64).reshape(size, number)
        self.ranks: NDArray[np.int64] = window(loop.ranks, np.int64).reshape(size, number)
        self._show()

    def _show(self) -> None:
        """Let the observations be those of the seats that act now."""
        self._rows.take(self._firsts + self.actors, axis=0, out=self._shown, mode="clip")  # unbuffered

    def step(self, actions: NDArray[np.integer]) -> None:
        """Take one action in each game. If any of them is illegal, ValueError is raised and nothing happens."""
        if actions.shape != self._asked.shape:
            raise ValueError(f"{self.size} actions are needed, not {len(actions)}")
        np.copyto(self._asked, actions, casting="same_kind")
        self._loop.step()
        self._show()

    def step_some(self, games: NDArray[np.integer], actions: NDArray[np.integer]) -> None:
        """The same in some of the games; the others stay as they are, and so does what they say of their last end."""
        self._loop.step_some(games.tolist(), actions.tolist())
        self._show()

    def state(self, number: int) -> State:
        """The position of one game, for a player that looks at views."""
        return self._loop.states[number]

    def clone(self) -> "Batch":
        """A twin that never feels what happens here."""
        return relived_batch(*self._life())

    def __deepcopy__(self, _memo: object) -> "Batch":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return relived_batch, self._life()

    def _life(self) -> tuple[Any, ...]:
        loop = self._loop
        ends = [
            (number, self.scores[number].tolist(), self.ranks[number].tolist()) for number in self.ended.nonzero()[0].tolist()
        ]
        made = (plain(self.game.setup), self.size, self.edition, loop.reward)
        return *made, [began.copy() for began in loop.began], [taken.copy() for taken in loop.taken], ends

    def shared(self) -> dict[str, NDArray[Any]]:
        """The same memory as arrays that DLPack may hand on: `torch.from_dlpack(batch.shared()["observations"])`.

        Whoever takes them must not write into them, and must keep the batch; the next step changes what they say.
        """
        names = ("observations", "action_masks", "actors", "ended", "rewards", "scores", "ranks")
        return {name: _open(getattr(self, name)) for name in names}

    def describe(self, place: int) -> str:
        """What the number at a place of an observation tells."""
        return described(self.observer, place)

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game, each equally likely."""
        passed = (luck.random(self.size) * self._counts).astype(np.int64)  # counted from the last one of each game
        chosen: NDArray[np.int64] = self._legal[self._before + self._counts - passed].astype(np.int64)
        return chosen


def relived_batch(
    setup: tuple[Any, ...],
    size: int,
    edition: str,
    reward: str,
    began: list[list[int]],
    taken: list[list[int]],
    ends: list[tuple[int, list[int], list[int]]],
) -> Batch:
    """The batch to which these steps lead; `ends` says which games have just ended, and how."""
    batch = Batch.__new__(Batch)
    batch._sit(game_of_setup(Setup(*setup), edition), size, edition, reward, 0)
    batch._loop.resume(began, taken)
    for end in ends:
        batch._loop.note_end(*end)
    batch._show()
    return batch


def _open(array: NDArray[Any]) -> NDArray[Any]:
    """The memory of an array that cannot be written to, as one that DLPack takes: it knows no such thing."""
    cells = (ctypes.c_byte * array.nbytes).from_address(array.ctypes.data)
    opened: NDArray[Any] = np.frombuffer(memoryview(cells), array.dtype).reshape(array.shape)
    return opened
