"""What is counted. Labels are titles, route templates and levels: nothing of people, tables or hands."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector


class Spread(Collector):
    """A histogram that one thread alone counts in: the library's own takes a lock for every number it changes."""

    def __init__(self, name: str, text: str, bounds: Sequence[float]) -> None:
        self._name: Final = name
        self._text: Final = text
        self._bounds: Final = tuple(bounds)
        self._counts: Final = [0] * (len(self._bounds) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, value: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As it is read."""
        names = [*map(str, map(float, self._bounds)), "+Inf"]
        counted = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._text, buckets=counted, sum_value=self._sum)


class Tally(Collector):
    """A counter that one thread alone counts in, for the same reason."""

    def __init__(self, name: str, text: str, labels: Sequence[str]) -> None:
        self._name: Final = name
        self._text: Final = text
        self._labels: Final = labels
        self._counts: Final[Counts[tuple[str, ...]]] = Counts()
        REGISTRY.register(self)

    def count(self, *labels: str) -> None:
        """Count one of these labels."""
        self._counts[labels] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """As it is read."""
        told = CounterMetricFamily(self._name, self._text, labels=self._labels)
        for labels, number in self._counts.items():
            told.add_metric(labels, number)
        yield told


MOVES: Final = Tally("chabudai_moves", "Decisions played and stored", ("title", "by"))
REFUSED: Final = Counter("chabudai_refused_moves", "Moves that were refused", ["reason"])
COMMITTED: Final = Spread(
    "chabudai_commits_grouped", "Changes stored by one transaction", (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
MOVE_SECONDS: Final = Spread(
    "chabudai_move_seconds",
    "From receiving a move to its acknowledgement",
    (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
SOCKETS: Final = Gauge("chabudai_sockets", "Open sockets")
TABLES: Final = Gauge("chabudai_tables_loaded", "Tables in memory")
REQUESTS: Final = Counter("chabudai_requests", "HTTP requests", ["method", "route", "status"])
FRAMES: Final = Counter("chabudai_frames", "Frames sent to other processes")
BREAKS: Final = Counter("chabudai_breaks", "Times that something of another process was lost on its way")
WORKERS_REPLACED: Final = Counter("chabudai_workers_replaced", "Bot processes that crashed or were late", ["why"])
