"""Clocks as functions of given times. All times are whole milliseconds."""

from dataclasses import dataclass
from typing import Final

from chabudai.core import Seat
from chabudai.table.errors import TableError, TableWhy

KINDS: Final = ("none", "move", "total")
GRACE: Final = 15_000
"""What a flagged seat has at least when its owner returns."""


@dataclass(frozen=True, slots=True)
class ClockRule:
    """No clock, a time for every move, or a total time with an increment after every move."""

    kind: str = "none"
    time: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise TableError("invalid", TableWhy.NO_SUCH_CLOCK, clocks=", ".join(KINDS))
        if self.kind != "none" and self.time <= 0:
            raise TableError("invalid", TableWhy.CLOCK_NEEDS_TIME)
        if self.increment < 0 or (self.increment and self.kind != "total"):
            raise TableError("invalid", TableWhy.INCREMENT_WITHOUT_TOTAL)

    def as_dict(self) -> dict[str, object]:
        """The rule as plain data."""
        return {"kind": self.kind, "time": self.time, "increment": self.increment}


class Clocks:
    """What every seat has left, and whose clock is running since when."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule: Final = rule
        self.left: Final = [rule.time] * seats
        self.running: Seat | None = None
        self.since = 0

    def run(self, seat: Seat | None, now: int) -> None:
        """Let this seat's clock run from now on, or none."""
        self.running = seat if self.rule.kind != "none" else None
        self.since = now
        if seat is not None and self.rule.kind == "move":
            self.left[seat] = self.rule.time

    def stop(self, now: int) -> int:
        """Stop the running clock, charge its seat and add the increment; returns what the move took."""
        seat = self.running
        if seat is None:
            return 0
        spent = max(0, now - self.since)
        self.running = None
        self.charge(seat, spent)
        return spent

    def pause(self, now: int) -> None:
        """Stop the running clock in the middle of a move: what was used is gone, and nothing is added."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, now)
        self.running = None

    def resume(self, seat: Seat, now: int) -> None:
        """Let this seat's clock run on with what it has left."""
        self.running = seat if self.rule.kind != "none" else None
        self.since = now

    def charge(self, seat: Seat, spent: int) -> None:
        """Take a move's time from a seat's clock and add the increment."""
        if self.rule.kind == "total":
            self.left[seat] = max(0, self.left[seat] - spent) + self.rule.increment

    def flag(self, seat: Seat) -> None:
        """The seat's time is up."""
        self.left[seat] = 0
        self.running = None

    def forgive(self, seat: Seat) -> None:
        """The owner of a flagged seat is back and gets enough for a move."""
        enough = self.rule.time if self.rule.kind == "move" else max(self.rule.increment, GRACE)
        self.left[seat] = max(self.left[seat], enough)

    def left_at(self, seat: Seat, now: int) -> int:
        """What the seat has left at that time."""
        used = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    def flags_at(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]
