"""Connections to PostgreSQL, with limits on everything that is waited for."""

from typing import Any, Final

from sqlalchemy import Engine, create_engine, make_url

READERS: Final = 4
LIMITS: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "chabudai",
    "client_encoding": "utf8",
    "options": "-c statement_timeout=10s -c lock_timeout=3s -c idle_in_transaction_session_timeout=2s",
}
"""Of every connection: whoever sleeps in a transaction loses it, too."""
PATIENT: Final = "-c lock_timeout=60s"
"""Instead of the last of them, where everything is read or written at once."""


def postgres_engine(address: str, options: str = LIMITS["options"]) -> Engine:
    """An engine for the database; what it does is a transaction of its own unless it is told otherwise."""
    url = make_url(address).set(drivername="postgresql+psycopg")
    limits = {**LIMITS, "options": options}
    return create_engine(url, connect_args=limits, pool_size=READERS, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
