"""Reviews as jobs: one after the other in a process of its own, one a person at a time; what is found is kept.

A job ends with the server, and may be asked for again.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from chabudai.coach import Review
from chabudai.server.reasons import ServerWhy
from chabudai.server.thinking.reporting import reports
from chabudai.server.thinking.reviewer import Reported, Request
from chabudai.table import TableError

_log: Final = logging.getLogger("chabudai.reviews")
_SECONDS: Final = 300.0
_MOST_WAITING: Final = 20
_decode: Final = msgspec.json.Decoder(Reported).decode
Key: TypeAlias = tuple[str, int]
"""A table and a seat."""
Keep: TypeAlias = Callable[[Review], Awaitable[None]]


class Spawn(Protocol):
    """Does something in the background, which is waited for at the end or not."""

    def __call__(self, work: Coroutine[Any, Any, None], is_waited_for: bool) -> asyncio.Task[None]:
        """Begin with it."""


@dataclass(slots=True)
class Job:
    """A review that waits, is made, or could not be made."""

    person: str
    state: str = "waiting"
    done: int = 0
    total: int = 0


class Reviews:
    """All jobs of this server."""

    def __init__(self, spawn: Spawn, program: list[str] | None = None) -> None:
        self.program: Final = program or [sys.executable, "-m", "chabudai.server.thinking.reviewer"]
        self._spawn: Final = spawn
        self._jobs: Final[dict[Key, Job]] = {}
        self._one: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def job(self, key: Key) -> Job | None:
        """The job for this seat of this table; None once what it found is kept."""
        return self._jobs.get(key)

    def ask(self, key: Key, person: str, record: str, keep: Keep) -> Job:
        """Let a review be made, unless it is being made already."""
        known = self._jobs.get(key)
        if known is not None and known.state != "failed":
            return known
        waiting = [job for job in self._jobs.values() if job.state != "failed"]
        if any(job.person == person for job in waiting) or len(waiting) >= _MOST_WAITING:
            raise TableError("conflict", ServerWhy.REVIEW_ALREADY_ASKED)
        job = self._jobs[key] = Job(person)
        task = self._spawn(self._make(key, job, record, keep), is_waited_for=False)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    async def close(self) -> None:
        """End every job."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, key: Key, job: Job, record: str, keep: Keep) -> None:
        try:
            async with self._one:
                job.state = "running"
                found = await asyncio.wait_for(self._made(job, Request(record, key[1])), _SECONDS)
            if found is None:
                raise ValueError("the process ended without a review")
            await keep(found)
            del self._jobs[key]
        except asyncio.CancelledError:
            raise
        except Exception as error:
            job.state = "failed"
            _log.warning("a review failed", extra={"error": type(error).__name__})

    async def _made(self, job: Job, request: Request) -> Review | None:
        async with aclosing(reports(self.program, msgspec.json.encode(request))) as lines:
            async for line in lines:
                reported = _decode(line)
                if reported.review is not None:
                    return reported.review
                job.done, job.total = reported.done, reported.total
        return None
