"""When each credential was last used: noted in memory at every use, stored now and then."""

import contextlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from chabudai.server.storage.store import Seen, StorageError, Store

HOUR: Final = 3_600_000
_REMEMBERED: Final = 10_000


class Sightings:
    """A use is stored if none within the hour before it was: people ask which device it is, not which minute it was."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._stored: Final[OrderedDict[str, int]] = OrderedDict()
        self._waiting: dict[str, int] = {}

    def note(self, credential: str) -> None:
        """It is used now."""
        now = self._clock()
        if now - self._stored.get(credential, -HOUR) >= HOUR:
            self._waiting[credential] = now

    async def keep(self) -> None:
        """Store what is worth it. What cannot be stored is noted again with the next use."""
        waiting, self._waiting = self._waiting, {}
        if not waiting:
            return
        with contextlib.suppress(StorageError):
            await self._store.commit(*[Seen(credential, at) for credential, at in waiting.items()])
            self._stored.update(waiting)
        while len(self._stored) > _REMEMBERED:
            self._stored.popitem(last=False)
