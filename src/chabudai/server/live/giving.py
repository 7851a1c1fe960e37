"""Before its game starts, a table goes to the process where most of those who follow it are.

What is done and told at a table then stays in one process as far as may be. Only before: during a game it would cost as much as
is saved, and what a clock has counted since the last move would be lost. And only once: where it has come to, it is not known
at once who follows. A rematch begins where its game was.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from chabudai.server.live import commands as acts
from chabudai.server.storage.store import Elsewhere
from chabudai.table import OPEN

if TYPE_CHECKING:
    from chabudai.server.live.hub import Hub
    from chabudai.server.live.room import Room
    from chabudai.server.storage.store import User

_FIRST: Final = 1
"""The epoch of a table that was never anywhere else."""


def nearest(room: Room) -> str:
    """The other process at which most of those who follow a table are, more than here; empty if there is none."""
    at = Counter(reader.process for reader in room.readers())
    most, number = max(at.items(), key=lambda item: item[1], default=("", 0))
    return most if number > at[""] else ""


def _goes(hub: Hub, room: Room, to: str) -> bool:
    is_ready = room.table.phase == OPEN and not any(chair.is_empty() for chair in room.table.chairs)
    return is_ready and room.fence.epoch == _FIRST and hub.neighbours.has(to)


async def start(hub: Hub, room: Room, user: User) -> None:
    """The host starts the game; the table may go before. Raises Elsewhere if it does: then it is to be started there."""
    async with room.turn():
        acts.only_host(room, user)
        to = nearest(room)
        if to and _goes(hub, room, to):
            await room.give(to)
            hub.unload(room.details.id)
            hub.learn(room.details.id, to)
            raise Elsewhere(room.details.id, to)
    await acts.start(room, user, hub.settings.seal_seconds)
