"""Worker processes for bots and hints. One that dies or is late is replaced, and the game goes on."""

import asyncio
import contextlib
import logging
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from functools import lru_cache
from typing import Final

from msgspec import DecodeError

from chabudai.bots import bot
from chabudai.coach import Advice
from chabudai.core import Action, Event, Game, View
from chabudai.server.live.games import sorted_options
from chabudai.server.ops import metrics
from chabudai.server.thinking.idle import Idle
from chabudai.server.thinking.question import COACH, Answer, Question, decode_answer, encode

_log: Final = logging.getLogger("chabudai.thinking")
_ATTEMPTS: Final = 2


class Thinkers:
    """A few processes, each asked one question at a time: first those of bots in running games, then hints.

    They get what a seat knows and may do; no state leaves its table.
    """

    def __init__(self, count: int, seconds: float, hint_seconds: float, program: list[str] | None = None) -> None:
        self._seconds: Final = seconds
        self._hint_seconds: Final = hint_seconds
        self.program: Final = program or [sys.executable, "-m", "chabudai.server.thinking.worker"]
        self._idle: Final = Idle(count)
        self._busy: Final[set[Process]] = set()
        self._asking: Final[set[asyncio.Task[Answer | None]]] = set()
        self._is_closed = False

    async def choose(
        self, game: Game, view: View, legal: list[Action], level: str, edition: str, history: list[Event] | None = None
    ) -> Action:
        """What a bot of this level does with this view; `history` is what the seat has heard, if the bot asks for it.

        The game goes on in any case: where no bot can think, a legal action is drawn.
        """
        if len(legal) == 1:
            return legal[0]
        try:
            data = _asked(game, view, legal, level, edition, history)
            for _ in range(_ATTEMPTS):
                found = await self._ask(data, legal, is_hint=False)
                if found is not None:
                    return game.actions()[found.action]
            _log.error("a bot could not think", extra={"level": level, "title": game.setup.title})
        except Exception:
            _log.exception("a bot could not be asked", extra={"level": level, "title": game.setup.title})
        return secrets.choice(legal)

    async def advise(self, game: Game, view: View, legal: list[Action], edition: str) -> Advice | None:
        """What the coach says of this view, None if no process finds the time for it."""
        try:
            async with asyncio.timeout(self._hint_seconds):
                found = await self._ask(_asked(game, view, legal, COACH, edition), legal, is_hint=True)
        except TimeoutError:
            return None
        return None if found is None else found.advice

    async def _ask(self, data: bytes, legal: list[Action], is_hint: bool) -> Answer | None:
        """What the next free process answers, None if that is nothing legal.

        Who no longer waits gives up its place; but a process that thinks is let finish: to start another takes longer.
        """
        process = await self._idle.take(is_hint)
        asking = asyncio.create_task(self._answered(process, data, is_hint))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        found = await asyncio.shield(asking)
        return found if found is not None and found.action in [action.index for action in legal] else None

    async def _answered(self, process: Process | None, data: bytes, is_hint: bool) -> Answer | None:
        why = "crashed"
        kept: Process | None = None
        try:
            if process is None or process.returncode is not None:
                process = await self._started()
            self._busy.add(process)
            line = await asyncio.wait_for(_line(process, data), self._hint_seconds if is_hint else self._seconds)
            found = decode_answer(line)
            kept = process
            return found
        except TimeoutError:
            why = "late"
        except (OSError, ValueError, DecodeError):
            pass
        finally:
            if process is not None:
                self._busy.discard(process)
            if kept is None:
                metrics.WORKERS_REPLACED.labels(why).inc()
                await _end(process)
            self._idle.give(kept, is_hint)
        return None

    async def _started(self) -> Process:
        if self._is_closed:
            raise OSError("no process is started any more")
        return await asyncio.create_subprocess_exec(*self.program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)

    def is_busy(self) -> bool:
        """Whether any process thinks."""
        return bool(self._asking)

    async def close(self) -> None:
        """End every process."""
        self._is_closed = True
        for process in [*self._idle.free(), *self._busy]:
            await _end(process)
        await asyncio.gather(*self._asking, return_exceptions=True)


@lru_cache(maxsize=256)
def asks_history(game: Game, level: str) -> bool:
    """Whether a bot of this level wants to know what its seat has heard."""
    return bot(level, game).asks_history


def _asked(
    game: Game,
    view: View,
    legal: list[Action],
    level: str,
    edition: str,
    history: list[Event] | None = None,
) -> bytes:
    """The question as a process reads it."""
    setup = game.setup
    question = Question(
        setup.title,
        setup.seats,
        edition,
        setup.rules_version,
        setup.edition,
        sorted_options(setup.options),
        level,
        view,
        [action.index for action in legal],
        secrets.randbits(60),
        None if history is None else [event.as_dict() for event in history],
        setup.box,
    )
    data = encode(question)
    return len(data).to_bytes(4, "big") + data


async def _line(process: Process, data: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(data)
    return await process.stdout.readline()


async def _end(process: Process | None) -> None:
    if process is None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
