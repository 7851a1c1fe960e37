"""One game that steps from decision to decision: what all environments have in common.

Observations are written from views, and chance is dealt from a seed of its own, which nobody at the table sees.
"""

import secrets
from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chabudai.core import NOBODY, Game, Rng, Seat, Setup, State
from chabudai.games import game_of_setup, title
from chabudai.learning.observation import Observer
from chabudai.learning.rewards import checked_reward, rewards
from chabudai.learning.single_game import REFUSED, Desk

Numbers = NDArray[np.int16] | NDArray[np.float32]
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


def bounds(observer: Observer) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The least and the greatest value of every number."""
    low = [field.low for field in observer.fields for _ in range(field.length)]
    high = [field.high for field in observer.fields for _ in range(field.length)]
    return np.array(low, np.int16), np.array(high, np.int16)


def factors(observer: Observer) -> NDArray[np.float32]:
    """What scales every number to -1 … 1; 0 stays 0."""
    low, high = bounds(observer)
    most = np.maximum(np.abs(low.astype(np.float32)), np.abs(high.astype(np.float32)))
    return (1 / np.maximum(most, 1)).astype(np.float32)


def numbers_space(observer: Observer, scaled: bool = False, times: int = 1) -> spaces.Box:
    """The space of the numbers alone, so many times one after the other."""
    low, high = bounds(observer)
    if not scaled:
        return spaces.Box(np.tile(low, times), np.tile(high, times), dtype=np.int16)
    by = factors(observer)
    return spaces.Box(np.tile(low * by, times), np.tile(high * by, times), dtype=np.float32)


def observation_space(observer: Observer, scaled: bool = False, waits: bool = False) -> spaces.Dict:
    """The space of an observation with its action mask."""
    mask = spaces.Box(0, 1, (observer.choices + waits,), np.int8)
    return spaces.Dict({"observation": numbers_space(observer, scaled), "action_mask": mask})


def described(observer: Observer, place: int) -> str:
    """What the number at a place of an observation tells: its field, its part of the field, and the field's meaning."""
    if not 0 <= place < observer.size:
        raise IndexError(f"an observation has the places 0 to {observer.size - 1}, not {place}")
    first = 0
    for field in observer.fields:
        if place < first + field.length:
            return f"{field.name} · {field.parts[place - first]} · {field.summary}"
        first += field.length
    raise AssertionError("unreachable")


class Table:
    """A game in progress, seen from its seats; it can be copied and pickled, by its setup and the steps taken."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str = "house",
        reward: str = "rank",
        scaled: bool = False,
    ) -> None:
        known = title(name)
        number = known.usual_seats() if seats is None else seats
        self._sit(known.game(number, dict(options or {}), edition), edition, checked_reward(reward), scaled)

    def _sit(self, game: Game, edition: str, reward: str, scaled: bool, desk: Desk | None = None) -> None:
        self.title = title(game.setup.title)
        self.game = game
        self.edition = edition
        self.seats = game.setup.seats
        self.reward = reward
        self.scaled = scaled
        self.observer = observer_of(game) if desk is None else desk.observer
        self.choices = self.observer.choices
        self.desk = Desk(game, self.observer) if desk is None else desk
        # These look into the desk's memory.
        self.rows: list[NDArray[np.int16]] = [window(row.cells, np.int16) for row in self.desk.rows]
        self.marked: Mask = window(self.desk.marks.cells, np.int8)
        self._aside: NDArray[np.int16] = window(self.desk.aside.cells, np.int16)
        self._factors = factors(self.observer) if scaled else None
        self._seed: int | str = secrets.randbits(62)  # what is never told a seed is dealt as nobody can foresee
        self._stream = -1

    def clone(self) -> "Table":
        """A twin that never feels what happens here."""
        twin = Table.__new__(Table)
        twin._sit(self.game, self.edition, self.reward, self.scaled, self.desk.clone())
        twin._seed, twin._stream = self._seed, self._stream
        return twin

    def __deepcopy__(self, _memo: object) -> "Table":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return relived, (
            plain(self.game.setup),
            self.edition,
            self.reward,
            self.scaled,
            self._seed,
            self._stream,
            self.desk.began,
            self.desk.taken,
        )

    @property
    def state(self) -> State:
        """The position."""
        return self.desk.state

    @property
    def actor(self) -> Seat:
        """Whose decision it is; nobody's once the game is over."""
        return self.desk.actor

    def has_begun(self) -> bool:
        """Whether a game was ever begun."""
        return bool(self.desk.began)

    def reset(self, seed: int | str, stream: int = 0) -> None:
        """Begin a new game; the same seed and stream deal alike to the same choices. Game `n` of a batch has the stream `n`."""
        self._seed, self._stream = seed, stream
        self.desk.rng = Rng(seed, stream)
        self.desk.begin()

    def renew(self, seed: int | None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game the way environments do: a seed begins a series of deals, and without one the series goes on."""
        given = dict(options or {})  # PettingZoo's own test gives options that nothing knows
        if seed is not None:
            self._seed, self._stream = seed, -1
        self.reset(self._seed, int(given.get("stream", self._stream + 1)))
        for action in given.get("actions", []):
            if not self.act(int(action)):
                raise ValueError(f"action {action} is not legal there")

    def begin(self) -> None:
        """Begin the next game, dealt on from the same stream."""
        self.desk.begin()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.desk.actor == NOBODY

    def act(self, index: int) -> bool:
        """Let the actor take an action and chance deal on; one that is not legal changes nothing and gives False."""
        return self.desk.take(index) != REFUSED

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
            return self.kept(self.rows[desk.write_actor()])
        desk.write_aside(seat)
        return self.kept(self._aside)

    def kept(self, row: NDArray[np.int16]) -> Numbers:
        """A row as it is handed out."""
        return row.copy() if self._factors is None else row * self._factors

    def observe(self, seat: Seat) -> Observation:
        """What a seat knows and may do."""
        mask = self.mask() if seat == self.actor else self.no_mask()
        return {"observation": self.numbers(seat), "action_mask": mask}

    def everything(self) -> Numbers:
        """What all seats know together, seat by seat: for a critic that sees more than any player."""
        return np.concatenate([self.numbers(Seat(seat)) for seat in range(self.seats)])

    def describe(self, place: int) -> str:
        """What the number at a place of an observation tells."""
        return described(self.observer, place)

    def rewards(self) -> list[float]:
        """What the end of the game is worth to each seat."""
        outcome = self.state.outcome()
        assert outcome is not None
        return rewards(outcome, self.reward, self.title.lowest_wins)


def plain(setup: Setup) -> tuple[Any, ...]:
    """A setup as plain data: `Setup(*…)` makes it again."""
    return setup.title, setup.seats, setup.edition, dict(setup.options), setup.rules_version, setup.box


def relived(
    setup: tuple[Any, ...],
    edition: str,
    reward: str,
    scaled: bool,
    seed: int | str,
    stream: int,
    began: list[int],
    taken: list[int],
) -> Table:
    """The table to which these steps lead."""
    table = Table.__new__(Table)
    table._sit(game_of_setup(Setup(*setup), edition), edition, reward, scaled)
    table._seed, table._stream = seed, stream
    if began:
        table.desk.resume(began, taken)
    return table
