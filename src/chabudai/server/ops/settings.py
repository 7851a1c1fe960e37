"""Settings from the environment (`CHABUDAI_…`) and from `.env`."""

from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from chabudai.server.storage.place import place_of

_BROKERS: Final = ("redis://", "rediss://", "valkey://", "valkeys://")


def _broker(given: str) -> str:
    """The address of a broker, or empty."""
    if given and not given.startswith(_BROKERS):
        raise ValueError("a broker's address begins with redis:// or rediss://")
    return given


class Settings(BaseSettings):
    """What a host can set. Every one has a value that suits a table at home."""

    model_config = SettingsConfigDict(env_prefix="CHABUDAI_", env_file=".env", extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    database: Annotated[Path | str, BeforeValidator(place_of)] = Field(
        default=Path("chabudai.db"), description="the SQLite file, or the address of a PostgreSQL: postgresql://user@host/name"
    )
    broker: Annotated[str, BeforeValidator(_broker)] = Field(
        default="", description="the address of a Valkey or Redis, where several processes serve one PostgreSQL: redis://host"
    )
    silent_seconds: float = Field(
        default=3.0, gt=1, description="a process that says nothing to the others for so long is not waited for"
    )
    origins: list[str] = Field(
        default=[], description="origins beside the server's own that may connect, such as https://club.example"
    )
    hosts: list[str] = Field(
        default=[], description="public names of this server, such as club.example; addresses and names of a home need none"
    )
    address: str = Field(
        default="", description="where others find this server, such as https://club.example: what invitations say"
    )
    secure_cookies: bool = Field(default=False, description="cookies over HTTPS only: set it behind a proxy")
    trusted_proxies: str = Field(default="127.0.0.1", description="whose X-Forwarded-For is believed")
    workers: int = Field(
        default=1, ge=0, le=64, description="processes in which bots think; 0: those of `chabudai think`, over the broker"
    )
    bot_seconds: float = Field(default=20.0, gt=0, description="a bot that thinks longer is replaced")
    bot_least_seconds: float = Field(default=0.4, ge=0, description="no bot answers sooner")
    bot_most_seconds: float = Field(
        default=1.2,
        ge=0,
        description="every answer takes a time between the least and this, by chance; if it is not ready, longer",
    )
    hint_seconds: float = Field(default=5.0, gt=0, description="a hint that takes longer is given up")
    bot_level: str = Field(default="", description="the bot that holds a seat when nothing else is said; empty: casual")
    bench: Literal["auto", "on", "off"] = Field(
        default="auto", description="the designer's bench; auto: only where nobody but this machine can reach the server"
    )
    bench_games: int = Field(default=5000, ge=100, le=100_000, description="that one may simulate at a time, of each edition")
    idle_seconds: float = Field(default=60.0, gt=0, description="a table nobody watches is unloaded after this time")
    wake_seconds: float = Field(default=5.0, gt=0, description="how often tables are looked for whose time has come")
    seal_seconds: float = Field(default=3.0, gt=0, description="how long clients have to reveal their contributions")
    absent_seconds: float = Field(
        default=60.0, ge=0, description="how long somebody is away before the others may let a bot play"
    )
    heartbeat_seconds: float = Field(default=15.0, gt=0)
    queue_messages: int = Field(default=256, ge=8, description="messages waiting for a slow client before it is cut off")
    connections: int = Field(default=2000, ge=0, description="of all clients, a quarter of them of one address; 0: no limit")
    request_seconds: float = Field(default=10.0, gt=0, description="a request that is not whole by then is refused")
    keep_alive_seconds: int = Field(default=5, gt=0, description="a connection on which nothing is asked for so long is ended")
    stalled_seconds: float = Field(default=30.0, gt=0, description="a client that takes nothing for so long is cut off")
    requests_per_second: float = Field(default=20.0, ge=0, description="for one person or address, with bursts; 0: no limit")
    sockets_per_person: int = Field(default=16, ge=0, description="sockets and streams open at a time; 0: no limit")
    sockets_per_address: int = Field(default=128, ge=0, description="the same for one address")
    tables_per_person: int = Field(default=50, ge=0, description="a host may have that are not over; 0: no limit")
    tables_per_hour: float = Field(default=60.0, ge=0, description="new tables of one person, with bursts; 0: no limit")
    lines_per_minute: float = Field(default=30.0, ge=0, description="of chat by one person, with bursts; 0: no limit")
    messages_per_second: float = Field(default=50.0, ge=0, description="on one socket, with bursts; 0: no limit")
    guests_per_minute: float = Field(default=60.0, ge=0, description="new guests and sign-ins from one address; 0: no limit")
    ready_seconds: float = Field(default=10.0, ge=0, description="how long /readyz relies on the last change that was stored")
    metrics: bool = True
    metrics_from: str = Field(default="127.0.0.0/8, ::1", description="who may read /metrics: addresses and networks; *: all")
    log_level: str = "INFO"


def wrong_setting(error: ValueError) -> str:
    """Which setting cannot be used and why, in one line."""
    if not isinstance(error, ValidationError):
        return f"a setting cannot be used: {' '.join(str(error).split())}"
    first = error.errors()[0]
    name = "_".join(str(part) for part in first["loc"]).upper()
    return f"the setting CHABUDAI_{name} cannot be used: {first['msg']}"
