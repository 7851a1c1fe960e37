"""What every step of PettingZoo's agent-environment cycle does, around a desk: compiled, for there it is most of the time.

It knows no NumPy: whatever makes copies of the desk's memory is given to it.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

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
        self.mask: object = None
        """What the agent may do, while a game goes on."""
        self.info: dict[str, object] = {}

    def begin(self, left: int) -> None:
        """Let the one who is to act see what it may do, in a game with so many decisions left."""
        self.left = left
        self.goes_on = True
        self._hand_over(self.desk.actor)

    def _hand_over(self, seat: int) -> None:
        self.agent = self.names[seat]
        self.mask = self._mask()
        self.info = {"action_mask": self.mask}

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
        seen: dict[str, object] = {"observation": self._rows[self.desk.write_actor()](), "action_mask": self.mask}
        return seen, 0.0, False, False, self.info


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
