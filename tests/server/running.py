"""A real server on a free loopback port, and real clients for it."""

import asyncio
import contextlib
import functools
import os
import sqlite3
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from chabudai.server.app import create_app
from chabudai.server.live.hub import Hub
from chabudai.server.live.times import Times
from chabudai.server.ops.main import configured
from chabudai.server.ops.settings import Settings
from chabudai.server.socket.messages import FromServer, Refused, Snapshot, Update
from chabudai.server.storage.files import Hold
from chabudai.server.storage.migrate import migrate
from chabudai.table import Position
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server import plain

decode = msgspec.json.Decoder(FromServer).decode


def dump(folder: Path) -> str:
    """All that is in the database, as text; but not which process has a table."""
    file = contextlib.closing(sqlite3.connect(folder / "tables.db"))
    with file as stored, contextlib.closing(sqlite3.connect(":memory:")) as copied:
        stored.backup(copied)
        copied.execute("UPDATE live SET owner = '', epoch = 0")
        copied.commit()
        return "\n".join(copied.iterdump())


@functools.cache
def _nothing_in_it() -> bytes:
    """A database with nothing in its tables: migrating takes longer than all else that a server does at its start."""
    with tempfile.TemporaryDirectory() as folder:
        migrate(Path(folder) / "tables.db")
        return (Path(folder) / "tables.db").read_bytes()


def new_database(path: Path) -> None:
    """Put a database with nothing in its tables there."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(_nothing_in_it())


def settings_for(folder: Path, **more: Any) -> Settings:
    fixed: dict[str, Any] = {
        "database": folder / "tables.db",
        "port": free_port(),
        "requests_per_second": 0,
        "messages_per_second": 0,
        "guests_per_minute": 0,
        "sockets_per_person": 0,
        "sockets_per_address": 0,
        "tables_per_person": 0,
        "tables_per_hour": 0,
        "lines_per_minute": 0,
        "bot_least_seconds": 0,
        "bot_most_seconds": 0,
        "hint_seconds": PATIENCE,
        "log_level": "WARNING",
    }
    return Settings(**{**fixed, **more})


class Running:
    """A server in a thread of this process."""

    is_several = False

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], int] | None = None,
        date: Callable[[], int] | None = None,
        hold: Hold | None = None,
    ) -> None:
        self.settings = settings
        if isinstance(settings.database, Path) and settings.database.parent.is_dir() and not settings.database.exists():
            new_database(settings.database)
        self.app = create_app(settings, None if now is None else Times(now, date or now), hold)
        self.server = uvicorn.Server(configured(settings, self.app))
        self.url = f"http://127.0.0.1:{settings.port}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            serving = asyncio.create_task(self.server.serve())
            while not self.server.started and not serving.done():
                await asyncio.sleep(0.005)
            self._started.set()
            await serving

        asyncio.run(main())

    def all(self) -> "list[Running]":
        """Every server there is."""
        return [self]

    @property
    def hub(self) -> Hub:
        found = self.app.state.services.hub
        assert isinstance(found, Hub)
        return found

    def __enter__(self) -> "Running":
        self._thread.start()
        assert self._started.wait(PATIENCE)
        assert self.server.started
        # Hashing takes long on purpose; here it would take longer than all the rest.
        vars(self.app.state.services.people)["_hasher"] = PasswordHasher(1, 8, 1)
        return self

    def __exit__(self, *_: object) -> None:
        while _clients:
            _clients.pop().close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextlib.contextmanager
def running(
    folder: Path, now: Callable[[], int] | None = None, date: Callable[[], int] | None = None, **more: Any
) -> Iterator[Running]:
    with Running(settings_for(folder, **more), now, date) as server:
        yield server


_clients: list[httpx.Client] = []


class Person:
    """A guest with a cookie; or one who comes again with its cookie."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.http = plain.Client(base_url=url, cookies={"chabudai": cookie} if cookie else None)
        _clients.append(self.http)
        self.me = self.post("/api/visit")

    @property
    def token(self) -> str:
        return str(self.http.cookies["chabudai"])

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self._checked(self.http.post(path, json={} if body is None else body), status)

    @staticmethod
    def _checked(response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code}: {response.text}"
        return response.json() if "json" in response.headers.get("content-type", "") else response.text

    @property
    def cookie(self) -> str:
        return f"chabudai={self.token}"

    def open_table(self, game: str = "zenmaster", seats: int = 3, **more: Any) -> str:
        return str(self.post("/api/tables", {"game": game, "seats": seats, **more}, 201)["id"])


def seated(url: str, game: str = "zenmaster", seats: int = 3, **more: Any) -> tuple[str, list[Person]]:
    """A table with a person on every chair, started."""
    people = [Person(url) for _ in range(seats)]
    table = people[0].open_table(game, seats, **more)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    return table, people


class Player:
    """A socket that follows one seat of one table and keeps what it was told."""

    def __init__(self, socket_: ClientConnection, table: str, seat: int | None) -> None:
        self.socket = socket_
        self.table = table
        self.seat = seat
        self.position: Position | None = None
        self.info: Any = None
        self.seq = 0
        self.stream = ""
        self.raw: list[str] = []

    async def send(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Any:
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message = decode(text)
        self._note(message)
        return message

    def _note(self, message: Any) -> None:
        if isinstance(message, Snapshot):
            self.position, self.info = message.position, message.info
            self.stream, self.seq = message.stream, message.seq
            return
        if isinstance(message, Refused):
            self.position = message.position or self.position
            return
        if hasattr(message, "seq"):
            if message.__struct_config__.tag != "resumed":
                assert message.seq == self.seq + 1, f"message {message.seq} after {self.seq}"
                self.seq = message.seq
            self.info = getattr(message, "info", self.info)
            if isinstance(message, Update):
                self.position = message.position

    async def until(self, found: Callable[[Any], bool]) -> Any:
        while True:
            message = await self.receive()
            if found(message):
                return message

    async def until_tag(self, *tags: str) -> Any:
        return await self.until(lambda message: message.__struct_config__.tag in tags)

    async def watch(self, **more: object) -> Any:
        await self.send(type="watch", table=self.table, seat=self.seat, **more)
        return await self.until_tag("snapshot", "resumed", "failed")

    async def move(self, action: str, ident: str, version: str = "") -> Any:
        await self.send(type="move", table=self.table, seat=self.seat, id=ident, action=action, version=version)
        return await self.until_tag("ack", "refused")


@contextlib.asynccontextmanager
async def player(server: Running, person: Person, table: str, seat: int | None) -> AsyncIterator[Player]:
    async with socket_to(server, person) as socket_:
        made = Player(socket_, table, seat)
        await made.until_tag("hello")
        await made.watch()
        yield made


@contextlib.asynccontextmanager
async def socket_to(server: Running, person: Person) -> AsyncIterator[ClientConnection]:
    async with socket_at(server.url, person) as socket_:
        yield socket_


@contextlib.asynccontextmanager
async def socket_at(url: str, person: Person) -> AsyncIterator[ClientConnection]:
    async with socket_by(url, {"Cookie": person.cookie}) as socket_:
        yield socket_


def socket_by(url: str, headers: dict[str, str], **more: Any) -> connect:
    """A socket of whoever these headers name. A slow machine is no fault of the server's: its client waits for it."""
    address = url.replace("http", "ws") + "/api/socket"
    patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
    return connect(address, additional_headers=headers, compression=None, **{**patient, **more})
