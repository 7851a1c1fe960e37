"""Reviews as jobs: one after the other in a process of its own, one a person at a time; what is found is kept."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import Final, TypeAlias

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


@dataclass(slots=True)
class Job:
    """A review that waits, is made, or could not be made."""

    person: str
    state: str = "waiting"
    done: int = 0
    total: int = 0


class Reviews:
    """All jobs of this server."""

    def __init__(self, spawn: Callable[..., object], program: list[str] | None = None) -> None:
        self.program: Final = program or [sys.executable, "-m", "chabudai.server.thinking.reviewer"]
        self._spawn: Final = spawn
        self._jobs: Final[dict[Key, Job]] = {}
        self._one: Final = asyncio.Lock()

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
        self._spawn(self._make(key, job, record, keep))
        return job

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
