"""A lean client: HTTP, the socket and the stream of lines as bytes on loopback.

Thousands of sequences of acts must fit into minutes, and the ordinary clients cost more than the server does.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tests.patience import PATIENCE

_KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="
_FOR_SEATS: Final = ("snapshot", "resumed", "update", "table", "said", "ack", "notice")


class Spoken(msgspec.Struct):
    """A line of chat, as far as it matters here."""

    text: str = ""


class Heard(msgspec.Struct):
    """A message of the server, as far as it matters who may hear it."""

    type: str
    table: str = ""
    seat: int | None = None
    stream: str = ""
    seq: int = 0
    id: str = ""
    n: int = 0
    about: str = ""
    line: Spoken | None = None
    chat: tuple[Spoken, ...] = ()
    position: msgspec.Raw = msgspec.Raw(b"null")
    problem: msgspec.Raw = msgspec.Raw(b"null")

    def is_of_a_seat(self) -> bool:
        """Whether only the person on that seat may hear it."""
        return self.seat is not None and (self.type in _FOR_SEATS or self.is_a_hand())

    def is_a_hand(self) -> bool:
        """Whether it tells what a seat knows of the game."""
        return self.seat is not None and bytes(self.position) != b"null"


_decode: Final = msgspec.json.Decoder(Heard).decode


@dataclass(frozen=True, slots=True)
class Answer:
    """What the server answered to a request."""

    status: int
    body: bytes
    head: str

    @property
    def is_fine(self) -> bool:
        return 200 <= self.status < 300

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    def cookie(self) -> str:
        """The token in the cookie that was set."""
        for line in self.head.split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie" and "chabudai=" in value:
                return value.partition("chabudai=")[2].partition(";")[0].strip('"')
        raise AssertionError("no cookie was set")


def credentials(token: str, is_cookie: bool) -> str:
    """The header that says who asks."""
    if not token:
        return ""
    return f"cookie: chabudai={token}\r\n" if is_cookie else f"authorization: Bearer {token}\r\n"


def request(method: str, path: str, host: str, who: str, body: object) -> bytes:
    """The bytes of a request."""
    data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
    kind = "" if body is None else "content-type: application/json\r\n"
    return f"{method} {path} HTTP/1.1\r\nhost: {host}\r\n{who}{kind}content-length: {len(data)}\r\n\r\n".encode() + data


class Http:
    """One connection for requests, one after another."""

    def __init__(self, url: str) -> None:
        self.address: Final = urlsplit(url).netloc
        self._pair: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, who: str = "", body: object = None) -> Answer:
        """Ask and wait for the answer."""
        try:
            return await self._asked(request(method, path, self.address, who, body))
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()  # the server had ended the idle connection meanwhile
            return await self._asked(request(method, path, self.address, who, body))

    async def _asked(self, data: bytes) -> Answer:
        if self._pair is None:
            host, _, port = self.address.partition(":")
            self._pair = await asyncio.open_connection(host, int(port), limit=1 << 24)
        reader, writer = self._pair
        writer.write(data)
        async with asyncio.timeout(PATIENCE):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            body = await self._body(reader, head.lower())
        if "connection: close" in head.lower():
            self.close()
        return Answer(int(head[9:12]), body, head)

    @staticmethod
    async def _body(reader: asyncio.StreamReader, head: str) -> bytes:
        if "transfer-encoding: chunked" in head:
            pieces = []
            while size := int(await reader.readline(), 16):
                pieces.append(await reader.readexactly(size))
                await reader.readexactly(2)
            await reader.readexactly(2)
            return b"".join(pieces)
        length = head.partition("content-length: ")[2].partition("\r\n")[0]
        return await reader.readexactly(int(length)) if length else b""

    def close(self) -> None:
        if self._pair is not None:
            self._pair[1].close()
            self._pair = None


class Ear(asyncio.Protocol):
    """A connection that listens, and keeps everything it hears."""

    def __init__(self) -> None:
        self.heard: Final[list[Heard]] = []
        self.closed: int | None = None
        """The code with which it was closed, 0 if without one; None while it is open."""
        self.status = 0
        self._data = b""
        self._transport: asyncio.Transport | None = None
        self._waiters: Final[list[asyncio.Future[None]]] = []

    async def open(self, address: str, first: bytes) -> None:
        host, _, port = address.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
        self.write(first)
        await self._wait(lambda: bool(self.status))

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self.end(0)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.status:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            self.status, self._data = int(head[9:12]), rest
        self.digest()
        self._wake()

    def digest(self) -> None:
        """Take whole messages out of the data."""
        raise NotImplementedError

    def hear(self, message: bytes) -> None:
        self.heard.append(_decode(message))

    def end(self, code: int) -> None:
        if self.closed is None:
            self.closed = code
        self.status = self.status or 599
        self._wake()

    def _wake(self) -> None:
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters.clear()

    def write(self, data: bytes) -> None:
        if self._transport is not None and self.closed is None:
            self._transport.write(data)

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()
        self.end(0)

    async def _wait(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiters.append(waiter)
                await waiter

    async def until(self, begin: int, found: Callable[[Heard], bool]) -> int | None:
        """The index of the first such message from there on; None if the connection ended before."""
        place = begin

        def is_here() -> bool:
            nonlocal place
            while place < len(self.heard) and not found(self.heard[place]):
                place += 1
            return place < len(self.heard) or self.closed is not None

        await self._wait(is_here)
        return place if place < len(self.heard) else None


def handshake(address: str, who: str) -> bytes:
    """The request for a WebSocket."""
    upgrade = f"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-key: {_KEY}\r\nsec-websocket-version: 13\r\n"
    return f"GET /api/socket HTTP/1.1\r\nhost: {address}\r\n{who}{upgrade}\r\n".encode()


def frame(text: bytes, opcode: int = 1) -> bytes:
    """A client's frame with this message."""
    size = len(text)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + text


class Socket(Ear):
    """A WebSocket. The mask of what is sent is zero, which leaves it as it is."""

    def __init__(self) -> None:
        super().__init__()
        self._pings = 0

    async def connect(self, address: str, who: str) -> None:
        """Shake hands; afterwards `hello` was heard, or the connection is closed."""
        await self.open(address, handshake(address, who))
        if self.status != 101:
            self.abort()
            return
        await self.until(0, lambda message: message.type == "hello")

    def digest(self) -> None:
        while len(self._data) >= 2:
            size, start = self._data[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self._data[2:start], "big")
            if len(self._data) < start + size:
                return
            opcode, payload = self._data[0] & 15, self._data[start : start + size]
            self._data = self._data[start + size :]
            if opcode == 1:
                self.hear(payload)
            elif opcode == 8:
                self.end(int.from_bytes(payload[:2], "big"))
                self._leave()

    def _leave(self) -> None:
        if self._transport is not None:
            with contextlib.suppress(OSError):
                self._transport.write(b"\x88\x80\0\0\0\0")
                self._transport.close()

    def send_text(self, text: bytes, opcode: int = 1) -> None:
        self.write(frame(text, opcode))

    def send(self, **message: object) -> None:
        self.send_text(msgspec.json.encode(message))

    async def ask(self, found: Callable[[Heard], bool], **message: object) -> Heard | None:
        """Send an order and wait for its answer; None if the connection ended instead."""
        begin = len(self.heard)
        self.send(**message)
        place = await self.until(begin, found)
        return None if place is None else self.heard[place]

    def ping(self, tables: Sequence[str] = ()) -> int:
        """Send a ping; returns its number. It is answered after an order to each of these tables, wherever those are."""
        self._pings += 1
        for table in tables:
            self.send(type="unwatch", table=table, seat=15)
        self.send(type="ping", n=self._pings)
        return self._pings

    async def pong(self, number: int, begin: int) -> int | None:
        """Where the answer to that ping stands; None if the connection ended instead."""
        return await self.until(begin, lambda message: message.type == "pong" and message.n == number)


class Lines(Ear):
    """A stream of lines over HTTP, in chunks."""

    def __init__(self) -> None:
        super().__init__()
        self._text = b""

    async def connect(self, address: str, path: str, who: str) -> None:
        """Ask for the stream; afterwards its first message was heard, or it was refused or is over."""
        await self.open(address, request("GET", path, address, who, None))
        if self.status != 200:
            self.abort()
            return
        await self.until(0, lambda _: True)

    def digest(self) -> None:
        while self.status == 200:
            size, found, rest = self._data.partition(b"\r\n")
            if not found:
                return
            length = int(size, 16)
            if len(rest) < length + 2:
                return
            self._text += rest[:length]
            self._data = rest[length + 2 :]
            if not length:
                self.end(0)
                if self._transport is not None:
                    self._transport.close()
                return
            *whole, self._text = self._text.split(b"\n")
            for line in whole:
                if line:
                    self.hear(line)
