"""Worker processes for bots and hints. One that dies or is late is replaced, and the game goes on."""

import asyncio
import contextlib
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

from chabudai.core import Action, Game, Seat, State
from chabudai.server import metrics
from chabudai.server.boxes import sorted_options
from chabudai.server.views import Question, packed

_log: Final = logging.getLogger("chabudai.thinking")
_ATTEMPTS: Final = 2


class Thinkers:
    """A few processes, each asked one question at a time."""

    def __init__(self, count: int, seconds: float, program: list[str] | None = None) -> None:
        self._seconds: Final = seconds
        self._program: Final = program or [sys.executable, "-m", "chabudai.server.worker"]
        self._count: Final = count
        self._idle: Final[asyncio.LifoQueue[Process | None]] = asyncio.LifoQueue()
        self._busy: Final[set[Process]] = set()
        for _ in range(count):
            self._idle.put_nowait(None)  # started when first needed

    async def choose(self, game: Game, state: State, seat: Seat, level: str, edition: str) -> Action:
        """What a bot of this level does on this seat, from the seat's view alone.

        The game goes on in any case: where no bot can think, a legal action is drawn.
        """
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        try:
            index = await self._thought(game, state, seat, level, edition)
        except Exception:
            _log.exception("a bot could not be asked", extra={"level": level, "title": game.setup.title})
            index = None
        if index is None:
            return secrets.choice(legal)
        return game.actions()[index]

    async def _thought(self, game: Game, state: State, seat: Seat, level: str, edition: str) -> int | None:
        setup = game.setup
        question = Question(
            setup.title,
            setup.seats,
            edition,
            sorted_options(setup.options),
            level,
            packed(state.view(seat)),
            [action.index for action in state.legal_actions()],
            secrets.randbits(60),
        )
        data = pickle.dumps(question)
        for _ in range(_ATTEMPTS):
            index = await self._ask(len(data).to_bytes(4, "big") + data)
            if index is not None and index in question.legal:
                return index
        _log.error("a bot could not think", extra={"level": level, "title": setup.title})
        return None

    async def _ask(self, data: bytes) -> int | None:
        process = await self._idle.get()
        why = "crashed"
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            self._busy.add(process)
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(data)
            line = await asyncio.wait_for(process.stdout.readline(), self._seconds)
            if line.strip().isdigit():
                self._idle.put_nowait(process)
                return int(line)
        except TimeoutError:
            why = "late"
        except OSError:
            pass
        except asyncio.CancelledError:
            await self._replace(process, "cancelled")
            raise
        finally:
            if process is not None:
                self._busy.discard(process)
        await self._replace(process, why)
        return None

    async def _replace(self, process: Process | None, why: str) -> None:
        metrics.WORKERS_REPLACED.labels(why).inc()
        self._idle.put_nowait(None)
        if process is not None:
            await _end(process)

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(*self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)

    async def close(self) -> None:
        """End every process."""
        while not self._idle.empty():
            process = self._idle.get_nowait()
            if process is not None:
                await _end(process)
        for process in list(self._busy):
            await _end(process)


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
