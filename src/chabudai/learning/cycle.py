"""What every step of PettingZoo's agent-environment cycle does, around a desk: compiled, for there it is most of the time.

It knows no NumPy: whatever makes copies of the desk's memory is given to it.
"""

from collections.abc import Callable
from operator import index
from typing import Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from chabudai.learning.single_game import REFUSED, Desk

ENDED: Final = -4
"""Nobody's number: what `Cycle.take` answers where no game goes on."""
CUT: Final = -5
"""The same when the last decision has been taken that the game may have."""

Copy = Callable[[], object]
Last = tuple[dict[str, object], float, bool, bool, dict[str, object]]
"""What an agent sees, its reward, whether its game has ended or was cut off, and what else there is to know."""


@final
class Cycle:
    """Who acts by name, and what it is shown; while a game goes on nobody has any reward yet."""

    def __init__(self, desk: Desk, names: list[str], rows: list[Copy], mask: Copy) -> None:
        self.desk: Final = desk
        self.names: Final = names
        """Of the seats."""
        self._rows: Final = rows
        self._mask: Final = mask
        self.agents: list[str] = []
        """Those that still have a step to take."""
        self.agent = ""
        """Whose step it is."""
        self.goes_on = False
        self.left: i64 = -1
        """Decisions until the game is cut off; below 0 it never is."""
        self.is_plain = True
        """Whether numbers are shown as they are, so that `last` can show them."""
        self._shown: object = None  # the mask, once somebody has asked for it
        self._info: dict[str, object] = {}

    def begin(self, left: int) -> None:
        """Let the one who is to act see what it may do, in a game with so many decisions left."""
        self.left = left
        self.goes_on = True
        self._hand_over(self.desk.actor)

    def _hand_over(self, seat: int) -> None:
        self.agent = self.names[seat]
        self._shown = None

    def take(self, action: int | None) -> int:
        """Let the agent take an action and chance deal on; returns who acts next, or below 0 why nobody does."""
        if not self.goes_on:
            return ENDED
        if action is None:
            return REFUSED
        seat = self.desk.take(action)
        if seat == REFUSED:
            return REFUSED
        self.left -= 1
        if seat < 0:
            return seat
        if self.left == 0:
            return CUT
        self._hand_over(seat)
        return seat

    def mask(self) -> object:
        """What the agent may do, while a game goes on; it is copied when somebody first asks for it."""
        if self._shown is None:
            self._shown = self._mask()
            self._info = {"action_mask": self._shown}
        return self._shown

    def info(self) -> dict[str, object]:
        """What else the agent may know, while a game goes on."""
        self.mask()
        return self._info

    def legal(self) -> list[int]:
        """The ids of what the agent may do, in order; a new list, empty when no game goes on."""
        found: list[int] = []
        if self.goes_on:
            marks = self.desk.marks
            for place in range(marks.counts[0]):
                found.append(int(marks.legal[place]))
        return found

    def last(self) -> Last:
        """What the agent that is to act sees, and how it stands; only while a game goes on."""
        seat = self.desk.write_actor()
        mask = self.mask()
        seen: dict[str, object] = {"observation": self._rows[seat](), "action_mask": mask}
        return seen, 0.0, False, False, self._info


@final
class Turns:
    """The agents in turn, at most so many."""

    def __init__(self, cycle: Cycle, left: i64) -> None:
        self._cycle: Final = cycle
        self._left: i64 = left

    def __iter__(self) -> "Turns":
        return self

    def __next__(self) -> str:
        if self._left <= 0 or not self._cycle.agents:
            raise StopIteration
        self._left -= 1
        return self._cycle.agent


@mypyc_attr(allow_interpreted_subclasses=True)
class Cycled:
    """What of an environment is called in every step, around a cycle; the rest of it says what else is to be done."""

    cycle: Cycle

    def last(self, observe: bool = True) -> tuple[object, float, bool, bool, dict[str, object]]:
        """What the agent that is to act sees, and how it stands: PettingZoo's own with fewer calls on the way.

        While a game goes on nobody has any reward yet, and nobody's game has ended.
        """
        cycle = self.cycle
        if observe and cycle.goes_on and cycle.is_plain:
            return cycle.last()
        return self.last_of_all(observe)

    def step(self, action: SupportsIndex | None) -> None:
        """Let the agent that is to act take an action, by its id; None once its game has ended."""
        cycle = self.cycle
        known = action if action is None or isinstance(action, int) else index(action)
        seat = cycle.take(known)
        if seat < 0:
            self.stop(seat, action)

    def last_of_all(self, observe: bool) -> tuple[object, float, bool, bool, dict[str, object]]:
        """The same as `last` at any time."""
        raise NotImplementedError

    def stop(self, why: int, action: SupportsIndex | None) -> None:
        """What a step does after which nobody acts."""
        raise NotImplementedError
