"""A PostgreSQL that this process serves: its row among the processes, by the database's clock."""

import contextlib
import time
from typing import Any, Final

import psycopg

from chabudai.server.live.times import Times, steady, system_date, system_ticks
from chabudai.server.storage.files import Hold, InUse, Unusable
from chabudai.server.storage.place import told
from chabudai.server.storage.postgres_engines import LIMITS
from chabudai.server.storage.postgres_statements import CLOCK
from chabudai.server.storage.store import LEASE_SECONDS

_LOCK: Final = 0x6368616275646169
"""Whoever enters or migrates has this lock of the database meanwhile."""
_SHARED: Final = "shared-"
"""So begin the ids of processes that are not alone."""
_OTHERS: Final = f"SELECT 1 FROM processes WHERE until > {CLOCK} AND NOT starts_with(id, %s) LIMIT 1"  # noqa: S608 - ours
_ENTER: Final = f"INSERT INTO processes (id, until) VALUES (%s, {CLOCK} + %s)"  # noqa: S608 - ours
_LEAVE: Final = "UPDATE processes SET until = 0, road = '' WHERE id = %s"
_FORGET: Final = f"DELETE FROM processes WHERE until BETWEEN 1 AND {CLOCK} - 86400000"  # noqa: S608 - ours
_A_MOMENT: Final = 0.1


def connected(address: str, **more: Any) -> psycopg.Connection:
    """A connection with limits on everything that is waited for, or one sentence why not."""
    try:
        return psycopg.connect(address, autocommit=True, **{**LIMITS, **more})
    except psycopg.Error as error:
        why = " ".join(str(error).split())
        raise Unusable(f"{told(address)}: the database cannot be used: {why}") from error


@contextlib.contextmanager
def alone_with(connection: psycopg.Connection) -> Any:
    """Nobody else migrates or enters meanwhile."""
    with connection.transaction():
        connection.execute("SET LOCAL lock_timeout = '60s'")
        connection.execute("SET LOCAL statement_timeout = '60s'")
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        yield


def roads_to(address: str) -> list[bytes]:
    """How the processes that live can be reached."""
    living = f"SELECT road FROM processes WHERE until > {CLOCK} AND road <> ''"  # noqa: S608 - ours
    with connected(address) as connection:
        return [row[0].encode() for row in connection.execute(living).fetchall()]


class PostgresHold(Hold):
    """Has a row that must be renewed, and that ends by itself when it is not.

    A process that is to be alone waits for as long as another one may have been killed and is not yet known to be dead.
    """

    def __init__(
        self, address: str, is_alone: bool = True, seconds: float = LEASE_SECONDS + 1, lease: float = LEASE_SECONDS
    ) -> None:
        super().__init__(lease, "" if is_alone else _SHARED)
        self._address: Final = address
        last = time.monotonic() + seconds
        with connected(address) as connection:
            while not self._entered(connection, is_alone):
                if time.monotonic() > last:
                    raise InUse(f"{told(address)}: another server uses this database")
                time.sleep(_A_MOMENT)
            ((now,),) = connection.execute(f"SELECT {CLOCK}").fetchall()
        ticks = system_ticks()
        self._times: Final = Times(steady(lambda: now - ticks + system_ticks(), system_ticks), system_date)

    def _entered(self, connection: psycopg.Connection, is_alone: bool) -> bool:
        with alone_with(connection):
            friends = "none" if is_alone else _SHARED  # no id begins so
            if connection.execute(_OTHERS, (friends,)).fetchone() is not None:
                return False
            connection.execute(_FORGET)
            connection.execute(_ENTER, (self.process, round(self.lease * 1000)))
        return True

    def times(self) -> Times:
        return self._times

    def announce(self, road: bytes) -> None:
        with connected(self._address) as connection:
            connection.execute("UPDATE processes SET road = %s WHERE id = %s", (road.decode(), self.process))

    def release(self) -> None:
        with contextlib.suppress(Unusable, psycopg.Error), connected(self._address) as connection:
            connection.execute(_LEAVE, (self.process,))
