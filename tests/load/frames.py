"""A WebSocket client that costs little, so that the load program does not measure itself."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, Protocol, cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Frames(asyncio.Protocol):
    """Sends text frames, and hands each text frame it gets to `on_text`."""

    def __init__(self, path: str, headers: dict[str, str], on_text: Callable[[bytes], None]) -> None:
        self._path: Final = path
        self._headers: Final = headers
        self._on_text: Final = on_text
        self._data = bytearray()
        self._is_open = False
        self._parts: list[bytes] = []
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.closed: Final[asyncio.Future[str]] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        fixed = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        lines = [f"GET {self._path} HTTP/1.1", *[f"{name}: {value}" for name, value in {**fixed, **self._headers}.items()]]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        if not self.closed.done():
            self.closed.set_result(str(exc or "closed"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open and not self._shake_hands():
            return
        while self._one_frame():
            pass

    def _shake_hands(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._data.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(bytes(self._data[:200]).decode(errors="replace")))
            return False
        del self._data[: end + 4]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _one_frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        length, start = data[1] & 127, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(data) < start:
                return False
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return False
        first = data[0]
        payload = bytes(data[start : start + length])
        del data[: start + length]
        self._frame(first & 15, bool(first & 128), payload)
        return True

    def _frame(self, kind: int, is_last: bool, payload: bytes) -> None:
        if kind == _PING:
            self._send(_PONG, payload)
        elif kind == _CLOSE:
            if not self.closed.done():
                self.closed.set_result(f"close {int.from_bytes(payload[:2], 'big')}")
        elif kind in (0, _TEXT):
            self._parts.append(payload)
            if is_last:
                whole = self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)
                self._parts.clear()
                self._on_text(whole)

    def send(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else bytes([254]) + length.to_bytes(2, "big")
        # A mask of zeros is a valid mask, and costs nothing to apply.
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + payload)


class Hearer(Protocol):
    """Who uses a connection."""

    frames: Frames | None

    def hear(self, text: bytes) -> None: ...


async def connected(port: int, path: str, headers: dict[str, str], hearer: Hearer) -> None:
    """Give the hearer an open connection to a server on loopback."""

    def made() -> Frames:
        hearer.frames = Frames(path, {"Host": f"127.0.0.1:{port}", **headers}, hearer.hear)
        return hearer.frames

    _, frames = await asyncio.get_running_loop().create_connection(made, "127.0.0.1", port)
    await frames.opened
