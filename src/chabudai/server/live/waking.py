"""Tables go on by themselves: those that nobody has loaded are, when a bot, a clock or a seal has something to do there.

That is so after a start and after a failure of the storage. One table is loaded at a time, with as long a pause after it, and
only a few whose bots are to think are woken at once: whoever plays meanwhile comes first.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Final

from chabudai.server.storage.store import Due, Elsewhere, StorageError
from chabudai.server.storage.table_rows import AT_ONCE, due_at
from chabudai.table import TableError

if TYPE_CHECKING:
    from chabudai.server.live.hub import Hub

MOST_THINKING: Final = 8
_LEAST_PAUSE: Final = 0.001
_FOR_EVER: Final = 1 << 62
_log: Final = logging.getLogger("chabudai.hub")


class Waker:
    """Looks for tables whose time has come."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._woken: Final[set[str]] = set()

    async def run(self) -> None:
        """First all that is due at any time, so that every clock runs from the start on; then whatever comes due."""
        has_begun = False
        while True:
            try:
                await self._wake(self._hub.now() if has_begun else _FOR_EVER)
                has_begun = True
            except StorageError as error:
                _log.error("the tables that are due cannot be read", extra={"error": str(error)})
            await asyncio.sleep(self._hub.settings.wake_seconds)

    async def _wake(self, until: int) -> None:
        due = await self._hub.store.due(until, self._hub.process)
        asleep = [one for one in due if not self._is_awake(one.table_id)]
        if self._hub.store.is_shared:
            random.shuffle(asleep)  # several processes look: each begins elsewhere
        for one in asleep:
            if one.due != AT_ONCE:  # a clock or a seal: quickly done
                await self._see_to(one.table_id)
        for one in asleep:
            if one.due == AT_ONCE:
                await self._wait_for_thinkers()
                await self._see_to(one.table_id)
        for ident in [ident for ident, room in self._hub.rooms.items() if room.is_broken]:
            await self._see_to(ident)

    def _is_awake(self, ident: str) -> bool:
        room = self._hub.rooms.get(ident)
        return room is not None and not room.is_broken

    async def _wait_for_thinkers(self) -> None:
        """Until few of the bots of woken tables think."""
        while len(thinking := {ident for ident in self._woken if self._hub.bots.is_answering(ident)}) >= MOST_THINKING:
            await asyncio.sleep(0.05)
        self._woken.intersection_update(thinking)

    async def _see_to(self, ident: str) -> None:
        if self._is_awake(ident):
            return
        began = time.perf_counter()
        try:
            room = await self._hub.room(ident, anew=True)  # whoever had it lives no longer
            async with room.lock:
                if due_at(room.table, room.details) is None:
                    await self._hub.store.commit(Due(ident, None), room.fence)
        except TableError:  # it cannot be laid out again: nothing more will happen there
            fence = await self._hub.store.take(ident, self._hub.process)
            if fence is not None:
                await self._hub.store.commit(Due(ident, None), fence)
        except Elsewhere:
            return  # another process was quicker
        self._woken.add(ident)
        await asyncio.sleep(max(_LEAST_PAUSE, time.perf_counter() - began))
