"""How `chabudai admin` gets its orders obeyed: by the server that holds the database; where none does, by itself."""

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Final

import msgspec

from chabudai.server.admin.administration import Administration
from chabudai.server.admin.orders import Answer, Order
from chabudai.server.admin.road import LOOPBACK, Asked, Signpost
from chabudai.server.live.hub import Hub
from chabudai.server.live.room import Room
from chabudai.server.ops.settings import Settings
from chabudai.server.people.accounts import People
from chabudai.server.storage.files import Hold, InUse, Unusable, signpost_of
from chabudai.server.storage.opening import open_database, store_at
from chabudai.server.storage.place import Place, told
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
    place = settings.database
    if isinstance(place, Path) and not place.exists():
        raise Unusable(f"{place}: there is no such database")
    try:
        hold = open_database(place, waits=False)
    except InUse:
        return _asked_of_server(place, order, by)
    try:
        return asyncio.run(_done_here(settings, hold, order, by))
    finally:
        hold.release()


def _asked_of_server(place: Place, order: Order, by: str) -> Answer:
    for signpost in _signposts(place):
        with contextlib.suppress(OSError, msgspec.DecodeError):
            return _asked_at(msgspec.json.decode(signpost, type=Signpost), order, by)
    raise Unusable(f"{told(place)}: another process uses this database, but it does not answer: try again")


def _asked_at(signpost: Signpost, order: Order, by: str) -> Answer:
    with socket.create_connection((LOOPBACK, signpost.port), _SECONDS_TO_CONNECT) as road:
        road.settimeout(_SECONDS_TO_ANSWER)
        road.sendall(msgspec.json.encode(Asked(signpost.secret, by, order)) + b"\n")
        with road.makefile("rb") as answers:
            answer: Answer = _decode(answers.readline())
            return answer


def _signposts(place: Place) -> list[bytes]:
    """Where roads to servers begin; of several on a PostgreSQL, those on this machine know their secret."""
    if isinstance(place, Path):
        try:
            return [signpost_of(place).read_bytes()]
        except OSError:
            return []
    from chabudai.server.storage.postgres_hold import roads_to  # an extra: only who has such a database has it

    return roads_to(place)


async def _done_here(settings: Settings, hold: Hold, order: Order, by: str) -> Answer:
    store = store_at(settings.database)
    thinkers = Thinkers(1, settings.bot_seconds, settings.hint_seconds)
    hub = QuietHub(settings, store, thinkers, hold.times(), hold.process)
    try:
        return await Administration(store, People(store, hub.connections), hub).obey(order, by)
    finally:
        await hub.close()
        await thinkers.close()
        await store.close()
