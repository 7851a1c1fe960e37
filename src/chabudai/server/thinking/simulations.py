"""Simulations as jobs: one after the other in a process of its own, one a person at a time; each keeps its last one."""

import asyncio
import logging
import secrets
import sys
from contextlib import aclosing
from typing import Final

import msgspec
from msgspec import Struct

from chabudai.arena.comparison import Comparison
from chabudai.server.reasons import ServerWhy
from chabudai.server.thinking.reporting import reports
from chabudai.server.thinking.simulator import Reported, Request
from chabudai.table import TableError

_log: Final = logging.getLogger("chabudai.simulations")
_SECONDS: Final = 900.0
_MOST: Final = 100
"""People whose last run is kept."""
_decode: Final = msgspec.json.Decoder(Reported).decode
UNDER_WAY: Final = ("waiting", "running")


class RunJob(Struct):
    """A simulation: it is `waiting`, `running`, `done`, `cancelled` or `failed`; so many games are done of so many."""

    id: str
    state: str
    done: int
    total: int
    found: Comparison | None


class Simulations:
    """All runs of this server."""

    def __init__(self, process: str, program: list[str] | None = None) -> None:
        self._process: Final = process
        self.program: Final = program or [sys.executable, "-m", "chabudai.server.thinking.simulator"]
        self._runs: Final[dict[str, RunJob]] = {}
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._one: Final = asyncio.Lock()

    def ask(self, person: str, request: Request) -> RunJob:
        """Let something be played for a person, who has nothing under way; what was found before is forgotten."""
        known = self._runs.get(person)
        waiting = [run for run in self._runs.values() if run.state in UNDER_WAY]
        if (known is not None and known.state in UNDER_WAY) or len(waiting) >= _MOST:
            raise TableError("conflict", ServerWhy.RUN_ALREADY_ASKED)
        self._runs.pop(person, None)
        if len(self._runs) >= _MOST:
            del self._runs[next(name for name, run in self._runs.items() if run.state not in UNDER_WAY)]
        run = self._runs[person] = RunJob(f"{secrets.token_urlsafe(9)}.{self._process}", "waiting", 0, 0, None)
        self._tasks[run.id] = asyncio.create_task(self._play(run, request))
        return run

    @staticmethod
    def process_of(ident: str) -> str:
        """The process that has the run of that id."""
        return ident.partition(".")[2]

    def run(self, person: str, ident: str) -> RunJob:
        """The person's run of that id."""
        run = self._runs.get(person)
        if run is None or run.id != ident:
            raise TableError("not-found", ServerWhy.NO_SUCH_RUN)
        return run

    def cancel(self, person: str, ident: str) -> RunJob:
        """End a run that is under way; one that is not stays what it is."""
        run = self.run(person, ident)
        if run.state in UNDER_WAY:
            run.state = "cancelled"
            self._tasks[run.id].cancel()
        return run

    async def close(self) -> None:
        """End every run."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, run: RunJob, request: Request) -> None:
        try:
            async with self._one:
                run.state = "running"
                async with asyncio.timeout(_SECONDS):
                    await self._follow(run, request)
            if run.found is None:
                run.state = "failed"
        except asyncio.CancelledError:
            run.state = "cancelled"
        except Exception as error:
            run.state = "failed"
            _log.warning("a simulation failed", extra={"error": type(error).__name__})
        finally:
            self._tasks.pop(run.id, None)

    async def _follow(self, run: RunJob, request: Request) -> None:
        async with aclosing(reports(self.program, msgspec.json.encode(request))) as lines:
            async for line in lines:
                reported = _decode(line)
                if reported.found is None:
                    run.done, run.total = reported.done, reported.total
                else:
                    run.found, run.state = reported.found, "done"
