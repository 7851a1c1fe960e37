"""Rate limits: a bucket that fills at a steady rate and empties by one with every request."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from chabudai.core import Reason
from chabudai.table import TableError

_MOST_KEYS: Final = 20_000


class TooMany(TableError):
    """Refused for a while; `wait` says for how many seconds."""

    def __init__(self, reason: Reason, wait: float) -> None:
        super().__init__("too-many", reason)
        self.wait: Final = wait


class Bucket:
    """One bucket. A rate of 0 is no limit."""

    __slots__ = ("_burst", "_clock", "_filled", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._level = burst
        self._filled = clock()

    def take(self) -> float:
        """Take one; returns 0, or how many seconds to wait when there is none."""
        if not self._rate:
            return 0.0
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._filled) * self._rate)
        self._filled = now
        if self._level < 1:
            return (1 - self._level) / self._rate
        self._level -= 1
        return 0.0


class Limits:
    """A bucket for every key; the ones not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take one from the bucket of this key; returns 0, or how many seconds to wait."""
        if not self._rate:
            return 0.0
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > _MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()
