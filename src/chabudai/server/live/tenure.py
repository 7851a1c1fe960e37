"""That a process lives is said again and again, by the database's clock; what it may have lost meanwhile is dropped."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from chabudai.server.live.times import system_ticks
from chabudai.server.storage.store import StorageError

if TYPE_CHECKING:
    from chabudai.server.live.hub import Hub

_log: Final = logging.getLogger("chabudai.hub")


class Tenure:
    """Renews what the process lives by, three times as often as need be."""

    def __init__(self, hub: Hub, seconds: float) -> None:
        self._hub: Final = hub
        self._seconds: Final = seconds
        self._until = system_ticks() + self._lasting
        """So long nobody can have taken a table from this process, by its own clock."""
        self._renewing: Final = asyncio.Lock()
        self._looking: asyncio.Task[None] | None = None
        """One look for all who wait for it: where the database does not answer, nobody waits for the others' looks too."""

    @property
    def _lasting(self) -> int:
        return int(self._seconds * 1000)

    async def run(self) -> None:
        """As long as the process serves."""
        while self._hub.store.is_shared:
            await self.renew()
            await asyncio.sleep(self._seconds / 3)

    def is_sure(self) -> bool:
        """Whether what is loaded is still this process's: not after a sleep, before it has looked."""
        return not self._hub.store.is_shared or system_ticks() < self._until

    async def make_sure(self) -> None:
        """Look what is; what was lost is dropped then. A look that began before a sleep may end after it, and is no proof."""
        for _ in range(2):
            if self.is_sure():
                return
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self.renew())
            await asyncio.shield(self._looking)

    async def renew(self) -> None:
        """Renew it once. After a break, only the tables that nobody has taken are still ours."""
        async with self._renewing:
            await self._renew()

    async def _renew(self) -> None:
        began = system_ticks()
        try:
            is_unbroken = await self._hub.store.renew(self._hub.process, self._seconds)
            if not is_unbroken:
                await self._look_what_is_left()
            self._until = began + self._lasting
        except StorageError as error:
            _log.error("the process cannot say that it lives", extra={"error": str(error)})
            if not self.is_sure():
                self._hub.drop(list(self._hub.rooms))

    async def _look_what_is_left(self) -> None:
        loaded = list(self._hub.rooms)
        left = await self._hub.store.held(self._hub.process, loaded)
        self._hub.drop(ident for ident in loaded if ident in self._hub.rooms and ident not in left)
