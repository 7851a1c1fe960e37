"""A connection to the broker (Valkey or Redis). It never connects again by itself, so that no break passes in silence."""

import asyncio
import ssl
from collections import deque
from collections.abc import Callable
from typing import Any, Final, cast
from urllib.parse import SplitResult, unquote, urlsplit

import hiredis

_PORT: Final = 6379
_MOST_WAITING: Final = 32 * 1024 * 1024
"""Bytes that the broker has not taken: then it is not there."""
_CONNECT_SECONDS: Final = 3.0


class BrokerError(OSError):
    """The broker cannot be reached, or refuses."""


class Line(asyncio.Protocol):
    """One connection. Commands are sent without waiting; answers go to those who asked, messages to `heard`."""

    def __init__(self, heard: Callable[[bytes], None] | None = None) -> None:
        self._heard: Final = heard
        self._reader: Final = hiredis.Reader()
        self._asked: Final[deque[asyncio.Future[Any] | None]] = deque()
        self._transport: asyncio.Transport | None = None
        self._is_answered = True
        self.lost: Final = asyncio.get_running_loop().create_future()
        """Done when the connection is."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is not made from it

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        if not self.lost.done():
            self.lost.set_result(None)
        while self._asked:
            waiting = self._asked.popleft()
            if waiting is not None and not waiting.done():
                waiting.set_exception(BrokerError("the broker is gone"))

    def data_received(self, data: bytes) -> None:
        if not self._is_answered:
            return  # of a broker that does not let us do without
        try:
            self._reader.feed(data)
            while (reply := self._reader.gets()) is not False:
                self._take(reply)
        except hiredis.ProtocolError:
            self.close()

    def _take(self, reply: Any) -> None:
        if self._heard is not None and isinstance(reply, list) and reply[0] == b"message":
            self._heard(reply[2])
            return
        waiting = self._asked.popleft() if self._asked else None
        if waiting is None or waiting.done():
            return
        if isinstance(reply, hiredis.ReplyError):
            waiting.set_exception(BrokerError(str(reply)))
        else:
            waiting.set_result(reply)

    def only_speak(self) -> None:
        """From now on the broker answers nothing: each answer would wake both sides for nothing."""
        self.send(b"CLIENT", b"REPLY", b"OFF")
        self._is_answered = False

    def send(self, *parts: bytes) -> None:
        """Order something; what the broker answers is nobody's business."""
        self._write(parts, None)

    def ask(self, *parts: bytes) -> asyncio.Future[Any]:
        """Order something, and get what the broker answers."""
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._write(parts, waiting)
        return waiting

    def _write(self, parts: tuple[bytes, ...], waiting: asyncio.Future[Any] | None) -> None:
        transport = self._transport
        if transport is None or transport.is_closing():
            if waiting is not None:
                waiting.set_exception(BrokerError("the broker is gone"))
            return
        if self._is_answered:
            self._asked.append(waiting)
        told = [b"*%d\r\n" % len(parts)]
        for part in parts:
            told += (b"$%d\r\n" % len(part), part, b"\r\n")
        transport.write(b"".join(told))
        if transport.get_write_buffer_size() > _MOST_WAITING:
            self.close()

    def close(self) -> None:
        """End it at once."""
        if self._transport is not None:
            self._transport.abort()

    async def end_in_order(self) -> None:
        """End it once the system has all that was said."""
        if self._transport is not None:
            self._transport.close()
        await self.lost

    async def end(self) -> None:
        """End it, and wait until it is over."""
        self.close()
        await self.lost


async def line_to(address: str, heard: Callable[[bytes], None] | None = None) -> Line:
    """A new connection to the broker at this address, which has let us in."""
    url = urlsplit(address)
    secure = ssl.create_default_context() if url.scheme in ("rediss", "valkeys") else None
    place = url.hostname or "localhost", url.port or _PORT
    try:
        async with asyncio.timeout(_CONNECT_SECONDS):
            _, line = await asyncio.get_running_loop().create_connection(lambda: Line(heard), *place, ssl=secure)
            try:
                await line.ask(*_greeting(url))
            except BaseException:
                await line.end()
                raise
            return line
    except TimeoutError as error:
        raise BrokerError("the broker does not answer") from error


def _greeting(url: SplitResult) -> list[bytes]:
    """What is said first: who we are, if that is asked for."""
    if url.password is None:
        return [b"PING"]
    named = [unquote(url.username).encode()] if url.username else []
    return [b"AUTH", *named, unquote(url.password).encode()]
