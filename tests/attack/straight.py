"""The same client as over TCP, straight into the application: nothing in between refuses anything first."""

import asyncio
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import unquote_to_bytes

import msgspec
from starlette.types import ASGIApp

from tests.attack.wire import Answer, Http, Socket
from tests.patience import PATIENCE

_ADDRESS: Final = "127.0.0.1:8000"
Message = MutableMapping[str, Any]


def _headers(who: str) -> list[tuple[bytes, bytes]]:
    lines = [line.partition(": ") for line in who.split("\r\n") if line]
    found = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, _, value in lines]
    return [(b"host", _ADDRESS.encode()), *found]


def _scope(kind: str, path: str, who: str, **more: object) -> dict[str, Any]:
    name, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": unquote_to_bytes(name).decode("utf-8", "replace"),
        "raw_path": name.encode("latin-1", "replace"),
        "query_string": query.encode("latin-1", "replace"),
        "root_path": "",
        "headers": _headers(who),
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", 8000),
        "state": {},
        **more,
    }


class StraightHttp(Http):
    """Requests without a connection."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(f"http://{_ADDRESS}")
        self._app: Final = app

    async def ask(self, method: str, path: str, who: str = "", body: object = None) -> Answer:
        """Ask the application itself."""
        data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        given = [{"type": "http.request", "body": data, "more_body": False}]
        status, pieces, head = 0, [], ""

        async def receive() -> Message:
            return given.pop() if given else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, head
            if message["type"] == "http.response.start":
                status = message["status"]
                head = "\r\n".join(f"{name.decode()}: {value.decode('latin-1')}" for name, value in message["headers"])
            else:
                pieces.append(message.get("body", b""))

        kind = f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
        scope = _scope("http", path, who + kind, method=method, scheme="http")
        async with asyncio.timeout(PATIENCE):
            await self._app(scope, receive, send)
        return Answer(status, b"".join(pieces), head)


class StraightSocket(Socket):
    """A socket without a connection."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__()
        self._app: Final = app
        self._orders: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def connect(self, address: str, who: str) -> None:
        """Shake hands with the application."""
        del address
        self._orders.put_nowait({"type": "websocket.connect"})
        scope = _scope(
            "websocket", "/api/socket", who, scheme="ws", subprotocols=[], extensions={"websocket.http.response": {}}
        )

        async def serve() -> None:
            try:
                await self._app(scope, self._orders.get, self._told)
            finally:
                self.end(0)

        self._task = asyncio.create_task(serve())
        await self.until(0, lambda message: message.type == "hello")

    async def _told(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.send":
            self.hear(message["text"].encode())
            self._wake()
        elif kind == "websocket.close":
            self._end_with(message.get("code", 1000))
        elif kind == "websocket.http.response.start":
            self.status = message["status"]
            self._end_with(0)
        await asyncio.sleep(0)

    def _end_with(self, code: int) -> None:
        self.end(code)
        self._orders.put_nowait({"type": "websocket.disconnect", "code": code or 1006})

    def send_text(self, text: bytes, opcode: int = 1) -> None:
        if self.closed is not None:
            return
        try:
            decoded = {"text": text.decode()} if opcode == 1 else {"bytes": text}
        except UnicodeDecodeError:
            decoded = {"bytes": text}
        self._orders.put_nowait({"type": "websocket.receive", **decoded})

    def abort(self) -> None:
        self._end_with(0)

    async def gone(self) -> None:
        """Wait until the application is done with it; what it raised is raised."""
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)
