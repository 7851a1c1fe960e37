"""Text frames straight to the transport, and straight from it.

A move sends a handful of messages, and the way through the protocol's objects costs several times what the frame itself
does: with it, a fifth of a move's processor time. Whenever anything is out of the ordinary, the ordinary way is taken.
"""

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from starlette.types import Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

_TEXT: Final = b"\x81"  # a whole message in one frame
_MOST_AT_ONCE: Final = 32
"""Messages gathered in one turn: a client that asks much at once and reads nothing meets the queue's limit after that."""
_MOST_READ: Final = 16 * 1024


def framed(message: bytes) -> bytes:
    """A server's text frame with this message (RFC 6455, section 5.2)."""
    length = len(message)
    if length < 126:
        return _TEXT + bytes((length,)) + message
    if length < 1 << 16:
        return _TEXT + b"\x7e" + length.to_bytes(2, "big") + message
    return _TEXT + b"\x7f" + length.to_bytes(8, "big") + message


class Flushes:
    """What one turn of an event loop has gathered for all connections, written at its end."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_soon: Final = loop.call_soon
        self._waiting: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        """Call this once the turn is over."""
        if not self._waiting:
            self._call_soon(self._run)
        self._waiting.append(flush)

    def _run(self) -> None:
        waiting, self._waiting = self._waiting, []
        for flush in waiting:
            flush()


_FLUSHES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Flushes]] = WeakKeyDictionary()


def direct_writer(send: Send) -> Callable[[bytes], bool] | None:
    """Writes a message soon and says so, or does nothing and says so; None if the server is not one we know.

    What one turn of the event loop brings, such as a move's news and its acknowledgement, is written at once.
    """
    protocol = getattr(send, "__self__", None)
    if not isinstance(protocol, WebSocketsSansIOProtocol):
        return None
    connection, transport, writable = protocol.conn, protocol.transport, protocol.writable
    loop = asyncio.get_running_loop()
    flushes = _FLUSHES.setdefault(loop, Flushes(loop))
    gathered: list[bytes] = []

    def flush() -> None:
        try:
            if not transport.is_closing():
                transport.write(gathered[0] if len(gathered) == 1 else b"".join(gathered))
        except Exception:  # whatever it is, the other connections are written to
            transport.abort()
        gathered.clear()

    def write(message: bytes) -> bool:
        if not writable.is_set() or connection.state is not State.OPEN or len(gathered) >= _MOST_AT_ONCE:
            return False
        if not gathered:
            flushes.add(flush)
        gathered.append(framed(message))
        return True

    return write


def only_text(data: bytes) -> bytes | None:
    """The message if these bytes are one whole text frame of a client and nothing else; None if they are anything else."""
    if len(data) < 6 or data[0] != 0x81:
        return None
    length, start = data[1] - 0x80, 2  # a client's frame is masked
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4
    elif not 0 <= length < 126:
        return None
    if length > _MOST_READ or len(data) != start + 4 + length:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def are_whole(data: bytes) -> bool:
    """Whether these bytes are frames, each of them whole."""
    at, size = 0, len(data)
    while at < size:
        if size < at + 2:
            return False
        length, start = data[at + 1] & 0x7F, at + 2
        if length >= 126:
            start = at + (4 if length == 126 else 10)
            if size < start:
                return False
            length = int.from_bytes(data[at + 2 : start], "big")
        at = start + (4 if data[at + 1] & 0x80 else 0) + length
    return at == size
