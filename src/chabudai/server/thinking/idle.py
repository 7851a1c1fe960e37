"""The processes that have nothing to think about, and who waits for one: games before hints, each in the order of asking."""

import asyncio
from asyncio.subprocess import Process
from collections import deque
from typing import Final, TypeAlias

Place: TypeAlias = asyncio.Future[Process | None]
"""A place in the line; its result is a process, or None for one that is to be started."""


class Idle:
    """A few processes. At most half of them think about hints, and no hint gets one while a game waits."""

    def __init__(self, count: int) -> None:
        self._free: Final[list[Process | None]] = [None] * count  # started when first needed
        self._games: Final[deque[Place]] = deque()
        self._hints: Final[deque[Place]] = deque()
        self._hints_left = max(1, count // 2)

    async def take(self, is_hint: bool) -> Process | None:
        """Wait in line for a process; None is one that is to be started."""
        place: Place = asyncio.get_running_loop().create_future()
        (self._hints if is_hint else self._games).append(place)
        self._serve()
        try:
            return await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was given one in the same moment
                self.give(place.result(), is_hint)
            raise

    def give(self, process: Process | None, is_hint: bool) -> None:
        """It has thought and is free for the next one."""
        self._free.append(process)
        self._hints_left += is_hint
        self._serve()

    def _serve(self) -> None:
        while self._free and (place := self._next()) is not None:
            place.set_result(self._free.pop())

    def _next(self) -> Place | None:
        while self._games:
            place = self._games.popleft()
            if not place.done():
                return place
        while self._hints and self._hints_left:
            place = self._hints.popleft()
            if not place.done():
                self._hints_left -= 1
                return place
        return None

    def free(self) -> list[Process]:
        """The processes that have been started and think about nothing."""
        return [process for process in self._free if process is not None]
