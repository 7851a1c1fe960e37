"""Bots and hints that `chabudai think` thinks about, wherever it runs: questions in the broker's lists, answers by lane."""

import asyncio
import itertools
from typing import Final

import msgspec

from chabudai.core import Action
from chabudai.server.lanes.lanes import Lanes
from chabudai.server.ops import metrics
from chabudai.server.thinking.pool import Thinkers
from chabudai.server.thinking.question import Answer, decode_answer

GAMES: Final = b"think:game"
HINTS: Final = b"think:hint"
MOST_WAITING: Final = 4096
"""Questions in a list; older ones are given up, and asked again."""
_PAUSE: Final = 0.1


class Asked(msgspec.Struct, array_like=True):
    """A question, and who wants to know."""

    id: int
    asker: str
    question: bytes


encode_asked: Final = msgspec.msgpack.Encoder().encode
decode_asked: Final = msgspec.msgpack.Decoder(Asked).decode


class FarThinkers(Thinkers):
    """Puts questions where thinkers find them: games before hints. What is not answered in time is asked once more."""

    def __init__(self, lanes: Lanes, seconds: float, hint_seconds: float) -> None:
        super().__init__(1, seconds, hint_seconds)
        self._lanes: Final = lanes
        self._ids: Final = itertools.count(1)
        self._waiting: Final[dict[int, asyncio.Future[bytes]]] = {}

    async def _ask(self, data: bytes, legal: list[Action], is_hint: bool) -> Answer | None:
        ident = next(self._ids)
        waiting = self._waiting[ident] = asyncio.get_running_loop().create_future()
        try:
            asked = encode_asked(Asked(ident, self._lanes.process, data))
            async with asyncio.timeout(self._hint_seconds if is_hint else self._seconds):
                while not self._lanes.put(HINTS if is_hint else GAMES, MOST_WAITING, asked):
                    await asyncio.sleep(_PAUSE)
                found = decode_answer(await waiting)
        except (TimeoutError, msgspec.DecodeError):
            metrics.WORKERS_REPLACED.labels("late").inc()
            return None
        finally:
            del self._waiting[ident]
        return found if found.action in [action.index for action in legal] else None

    def thought(self, ident: int, answer: bytes) -> None:
        """A thinker has answered; a second answer to a question is nobody's."""
        waiting = self._waiting.get(ident)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def is_busy(self) -> bool:
        return bool(self._waiting)
