"""Whether this process is one of several, as the settings say: then it needs a broker, and shares its database."""

import asyncio

from chabudai.extras import how_to_install
from chabudai.server.live.neighbours import Neighbours
from chabudai.server.ops.settings import Settings
from chabudai.server.storage.files import Hold, Unusable
from chabudai.server.storage.opening import open_database
from chabudai.server.storage.place import told
from chabudai.server.thinking.pool import Thinkers


def opened(settings: Settings) -> Hold:
    """The database, held; where there is to be a broker, it is there."""
    if not settings.broker:
        if not settings.workers:
            raise Unusable("without a broker nobody thinks for the bots: CHABUDAI_WORKERS is 1 at least")
        return open_database(settings.database)
    reach_broker(settings.broker)
    return open_database(settings.database, is_alone=False)


def reach_broker(address: str) -> None:
    """See that the broker is there, or say in one sentence why it cannot be used."""
    try:
        from chabudai.server.lanes.broker import line_to  # an extra: only who has a broker has it
    except ImportError as error:
        raise Unusable(f"{error.name} is missing: {how_to_install('scale')}") from error

    async def reached() -> None:
        await (await line_to(address)).end()

    try:
        asyncio.run(reached())
    except OSError as error:
        raise Unusable(f"{told(address)}: the broker cannot be used: {error}") from error


def thinkers_for(settings: Settings, neighbours: Neighbours) -> Thinkers:
    """Who thinks for the bots."""
    return neighbours.thinkers() or Thinkers(settings.workers, settings.bot_seconds, settings.hint_seconds)


def neighbours_for(settings: Settings, hold: Hold) -> Neighbours:
    """The other processes of this server."""
    if not settings.broker:
        return Neighbours()
    from chabudai.server.lanes.front import Front
    from chabudai.server.lanes.lanes import Lanes

    return Front(Lanes(settings.broker, hold.process, settings.silent_seconds), hold.release, settings)
