"""Plays many sequences at a server in a thread of this process and counts what was heard by whom it was not for."""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.attack.evening import Observer
from tests.attack.sequences import Played, Sequence, played, report, sequence, shortened
from tests.server.fronts import Both
from tests.server.running import Running, running

AT_ONCE: Final = 4
REPORTED: Final = 3


@dataclass(slots=True)
class Tally:
    """What came of many sequences."""

    sequences: int = 0
    acts: int = 0
    heard: int = 0
    moves: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    failed: dict[int, Played] = field(default_factory=dict)
    reports: list[str] = field(default_factory=list)

    def add(self, seed: int, result: Played) -> None:
        self.sequences += 1
        self.acts += len(result.lines)
        self.heard += result.heard
        self.moves += result.moves
        if result.leak is not None:
            self.failed[seed] = result
            self.kinds[result.leak.kind] += 1

    def join(self, other: "Tally") -> None:
        self.sequences += other.sequences
        self.acts += other.acts
        self.heard += other.heard
        self.moves += other.moves
        self.kinds.update(other.kinds)
        self.failed.update(other.failed)
        self.reports += other.reports

    def __str__(self) -> str:
        told = ", ".join(f"{count} {kind}" for kind, count in self.kinds.most_common()) or "none"
        return (
            f"{self.sequences} sequences, {self.acts} acts, {self.moves} moves, {self.heard} messages heard; "
            f"failed: {len(self.failed)} ({told})"
        )


class Lane:
    """Plays one sequence after another."""

    def __init__(self, server: Running | Both, kinds: frozenset[str]) -> None:
        self.server: Final = server
        self.kinds: Final = kinds
        self.observer: Final = Observer(server.url)

    async def play(self, chosen: Sequence) -> Played:
        result = await played(self.server, self.observer, chosen, self.kinds)
        for server in self.server.all():
            assert server.loop is not None
            server.loop.call_soon_threadsafe(_leave_alone, server, result.tables)
        return result


def _leave_alone(server: Running, tables: list[str]) -> None:
    """Nobody looks at these tables any more: their bots would play on for nothing."""
    for room in [room for ident in tables if (room := server.hub.rooms.get(ident)) is not None]:
        room.changed = lambda: None


async def _lane(
    server: Running | Both, kinds: frozenset[str], seeds: Iterable[int], tally: Tally, told: Callable[[Tally], None]
) -> None:
    lane = Lane(server, kinds)
    await lane.observer.come()
    for seed in seeds:
        result = await lane.play(sequence(seed))
        tally.add(seed, result)
        told(tally)
    lane.observer.socket.abort()
    lane.observer.http.close()


async def many(
    server: Running | Both,
    seeds: Iterable[int],
    kinds: frozenset[str] = frozenset(),
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Play the sequences of these seeds, some at a time."""
    tally = Tally()
    waiting = iter(seeds)
    await asyncio.gather(*[_lane(server, kinds, waiting, tally, told) for _ in range(AT_ONCE)])
    return tally


async def shortest(server: Running | Both, seed: int, failed: Played, kinds: frozenset[str] = frozenset()) -> str:
    """The sequence of this seed with all acts left out that it can fail without."""
    lane = Lane(server, kinds)
    await lane.observer.come()
    chosen, result = await shortened(sequence(seed), failed, lane.play)
    return report(seed, chosen, result)


def listened(
    seeds: Iterable[int], kinds: frozenset[str] = frozenset(), told: Callable[[Tally], None] = lambda _: None
) -> Tally:
    """Play the sequences of these seeds at a server of their own; the first that failed are told in short."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), idle_seconds=4.0, wake_seconds=3600.0) as server:
        return listened_at(server, seeds, kinds, told)


def listened_at(
    server: Running | Both,
    seeds: Iterable[int],
    kinds: frozenset[str] = frozenset(),
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """The same at this server, or at several as one."""
    sys.setswitchinterval(0.0005)
    tally = asyncio.run(many(server, seeds, kinds, told))
    for seed, result in sorted(tally.failed.items())[:REPORTED]:
        tally.reports.append(asyncio.run(shortest(server, seed, result, kinds)))
    return tally
