"""Text frames straight to the transport.

A move sends a handful of messages, and the way through the protocol's objects costs several times what the frame itself
does: with it, a fifth of a move's processor time. Whenever anything is out of the ordinary, the ordinary way is taken.
"""

import asyncio
from collections.abc import Callable

from starlette.types import Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

_TEXT = b"\x81"  # a whole message in one frame
_MOST_AT_ONCE = 32
"""Messages gathered in one turn: a client that asks much at once and reads nothing meets the queue's limit after that."""


def framed(message: bytes) -> bytes:
    """A server's text frame with this message (RFC 6455, section 5.2)."""
    length = len(message)
    if length < 126:
        return _TEXT + bytes((length,)) + message
    if length < 1 << 16:
        return _TEXT + b"\x7e" + length.to_bytes(2, "big") + message
    return _TEXT + b"\x7f" + length.to_bytes(8, "big") + message


def direct_writer(send: Send) -> Callable[[bytes], bool] | None:
    """Writes a message soon and says so, or does nothing and says so; None if the server is not one we know.

    What one turn of the event loop brings, such as a move's news and its acknowledgement, is written at once.
    """
    protocol = getattr(send, "__self__", None)
    if not isinstance(protocol, WebSocketsSansIOProtocol):
        return None
    connection, transport, writable = protocol.conn, protocol.transport, protocol.writable
    loop = asyncio.get_running_loop()
    gathered: list[bytes] = []

    def flush() -> None:
        if not transport.is_closing():
            transport.write(b"".join(gathered))
        gathered.clear()

    def write(message: bytes) -> bool:
        if not writable.is_set() or connection.state is not State.OPEN or len(gathered) >= _MOST_AT_ONCE:
            return False
        if not gathered:
            loop.call_soon(flush)
        gathered.append(framed(message))
        return True

    return write
