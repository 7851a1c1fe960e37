"""Several servers as one, on a PostgreSQL and a broker: each in a thread, with connections at any of them."""

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from chabudai.server.live.hub import Hub
from chabudai.server.storage.postgres_hold import PostgresHold
from tests.server import plain
from tests.server.running import Running, settings_for


class Front(Running):
    """One of several. Its routes are built by a first request, before another server begins: that is not made for threads."""

    def __enter__(self) -> Running:
        super().__enter__()
        assert plain.get(f"{self.url}/healthz").status_code == 200
        return self


def front(folder: Path, database: str, broker: str, now: Callable[[], int] | None = None, **more: Any) -> Running:
    """One of several servers. A busy machine does not make it a dead one."""
    lease = more.pop("lease", 300)
    settings = settings_for(folder, database=database, broker=broker, **{"silent_seconds": 300, **more})
    return Front(settings, now, hold=PostgresHold(database, is_alone=False, lease=lease))


@contextlib.contextmanager
def fronts(folder: Path, database: str, broker: str, **more: Any) -> Iterator[tuple[Running, Running]]:
    """Two of them."""
    with front(folder, database, broker, **more) as one, front(folder, database, broker, **more) as other:
        yield one, other


class Both:
    """Two servers that are used as one: every connection and every visitor comes to the next of them."""

    is_several = True

    def __init__(self, *servers: Running) -> None:
        self.servers = servers
        self._turns = itertools.cycle(servers)

    @property
    def url(self) -> str:
        return next(self._turns).url

    def all(self) -> list[Running]:
        """Every server there is."""
        return list(self.servers)

    @property
    def hub(self) -> Hub:
        """Of the first one, where the first visitor is."""
        return self.servers[0].hub

    @property
    def loop(self) -> asyncio.AbstractEventLoop | None:
        """Of the first one."""
        return self.servers[0].loop
