"""How `chabudai admin` gets its orders obeyed: by the server that holds the database; where none does, by itself."""

import asyncio
import socket
from pathlib import Path
from typing import Final

import msgspec

from chabudai.server.admin.administration import Administration
from chabudai.server.admin.orders import Answer, Order
from chabudai.server.admin.road import LOOPBACK, Asked, Signpost, signpost_of
from chabudai.server.live.bus import InProcess
from chabudai.server.live.hub import Hub
from chabudai.server.live.room import Room
from chabudai.server.ops.settings import Settings
from chabudai.server.people.accounts import People
from chabudai.server.storage.files import InUse, Unusable
from chabudai.server.storage.opening import open_database
from chabudai.server.storage.sqlite import SqliteStore
from chabudai.server.thinking.pool import Thinkers

_SECONDS_TO_CONNECT: Final = 10.0
_SECONDS_TO_ANSWER: Final = 300.0
"""A person at thousands of tables is not taken off them in a moment."""


_decode: Final = msgspec.json.Decoder(Answer).decode


class QuietHub(Hub):
    """Tables at which nothing follows by itself: bots and clocks are the next server's."""

    def _follow(self, room: Room) -> None:
        del room


def ask(settings: Settings, order: Order, by: str) -> Answer:
    """Have an order obeyed. The lock says who does it: only where no server has it, it is done here."""
    if not settings.database.exists():
        raise Unusable(f"{settings.database}: there is no such database")
    try:
        hold = open_database(settings.database)
    except InUse:
        return _asked_of_server(settings.database, order, by)
    try:
        return asyncio.run(_done_here(settings, order, by))
    finally:
        hold.release()


def _asked_of_server(database: Path, order: Order, by: str) -> Answer:
    try:
        signpost = msgspec.json.decode(signpost_of(database).read_bytes(), type=Signpost)
        with socket.create_connection((LOOPBACK, signpost.port), _SECONDS_TO_CONNECT) as road:
            road.settimeout(_SECONDS_TO_ANSWER)
            road.sendall(msgspec.json.encode(Asked(signpost.secret, by, order)) + b"\n")
            with road.makefile("rb") as answers:
                answer: Answer = _decode(answers.readline())
                return answer
    except (OSError, msgspec.DecodeError) as error:
        raise Unusable(f"{database}: another process uses this database, but it does not answer: try again") from error


async def _done_here(settings: Settings, order: Order, by: str) -> Answer:
    store = SqliteStore(settings.database)
    thinkers = Thinkers(settings.workers, settings.bot_seconds, settings.hint_seconds)
    hub = QuietHub(settings, store, InProcess(), thinkers)
    try:
        return await Administration(store, People(store, hub.connections), hub).obey(order, by)
    finally:
        await hub.close()
        await thinkers.close()
        await store.close()
