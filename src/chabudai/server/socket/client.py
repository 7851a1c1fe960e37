"""The socket: one for each client, for any number of tables. Whatever comes in can at worst close it."""

import asyncio
import contextlib
import time
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from chabudai import __version__
from chabudai.server.gate.addresses import counted_as
from chabudai.server.gate.guard import address, is_own_origin, token_of
from chabudai.server.gate.limits import Bucket
from chabudai.server.live.connections import Connection
from chabudai.server.live.hub import Hub
from chabudai.server.live.streams import Outbox
from chabudai.server.ops import metrics
from chabudai.server.people.accounts import People, credential_of, digest
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.frames import direct_writer
from chabudai.server.socket.messages import AskHint, FromClient, Hello, Ping, Pong, decode, encode
from chabudai.server.socket.visitor import Visitor
from chabudai.server.storage.store import StorageError, User
from chabudai.table import TableError


async def serve_socket(scope: Scope, receive: Receive, send: Send, hub: Hub, people: People) -> None:
    """Serve one client until it goes."""
    socket = WebSocket(scope, receive, send)
    token = token_of(socket)
    user = await _admitted(socket, hub, people, token)
    if isinstance(user, int):
        await _reject(socket, user)
        return
    place = counted_as(address(socket))
    if not hub.quotas.places.take(user.id, place):
        await _reject(socket, 4429)
        return
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        await Client(socket, receive, send, hub, people, user, token).serve()
    finally:
        metrics.SOCKETS.dec()
        hub.quotas.places.leave(user.id, place)


async def _admitted(socket: WebSocket, hub: Hub, people: People, token: str) -> User | int:
    """Who connects, or the code that says why not."""
    if hub.is_closing:
        return 1001
    if not is_own_origin(socket, hub.settings):
        return 4403
    try:
        return await people.by_token(token) or 4401
    except StorageError:
        return 1013


async def _reject(socket: WebSocket, code: int) -> None:
    """Accept and close at once, so that a browser gets to see the code."""
    await socket.accept()
    await socket.close(code)


class Client:
    """One connection. Messages go straight to the server's own send and receive: most of what a move costs is there."""

    def __init__(
        self, socket: WebSocket, receive: Receive, send: Send, hub: Hub, people: People, user: User, token: str
    ) -> None:
        self.socket: Final = socket
        self._raw_receive: Final = receive
        self._raw_send: Final = send
        self.hub: Final = hub
        self.people: Final = people
        self.user = user
        self.outbox: Final = Outbox(hub.settings.queue_messages, direct_writer(send))
        self.heard = time.monotonic()
        self._token: Final = token
        self._key: Final = digest(token)
        self._visitor: Final = Visitor(hub, self.outbox)
        rate = hub.settings.messages_per_second
        self._bucket: Final = Bucket(rate, rate * 4)

    async def serve(self) -> None:
        """Send and receive until one side ends."""
        connection = Connection(self.outbox, self.user.id, credential_of(self._token))
        self.hub.connections.add(connection)
        try:
            await self._check_credential()
            await self._talk(self.hub.settings.heartbeat_seconds)
        finally:
            self.hub.connections.remove(connection)

    async def _check_credential(self) -> None:
        """End the connection if the credential ended before the connection was known."""
        try:
            if await self.people.by_token(self._token) is None:
                self.outbox.close(4401)
        except StorageError:
            self.outbox.close(1013)

    async def _talk(self, heartbeat: float) -> None:
        self.outbox.put(encode(Hello(self.user.id, self.user.name, __version__, int(heartbeat * 1000))))
        sender = asyncio.create_task(self._send())
        watchdog = asyncio.create_task(self._watch_heartbeat(heartbeat))
        try:
            await asyncio.create_task(self._receive())  # of its own: every wait in ours goes through all that is around it
        finally:
            watchdog.cancel()
            sender.cancel()
            self._visitor.leave()
            with contextlib.suppress(asyncio.CancelledError, OSError, RuntimeError):
                await sender

    async def _send(self) -> None:
        send = self._raw_send
        while messages := await self.outbox.take():
            for message in messages:
                await send({"type": "websocket.send", "text": message.decode()})
        await self._close(self.outbox.close_code)

    async def _close(self, code: int) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(code)

    async def _watch_heartbeat(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            if time.monotonic() - self.heard > 3 * seconds:
                self.outbox.close(4408)
                await asyncio.sleep(1)
                await self._close(4408)

    async def _receive(self) -> None:
        while True:
            message = await self._raw_receive()
            if message["type"] == "websocket.disconnect":
                return
            self.heard = time.monotonic()
            if self._bucket.take():
                self.outbox.close(4429)
                continue
            if self.outbox.close_code:
                continue
            text = message.get("text")
            try:
                order = decode(text if text is not None else message["bytes"])
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                self.outbox.close(4400)
                continue
            await self._obey(order)

    async def _obey(self, order: FromClient) -> None:
        if isinstance(order, Ping):
            self.outbox.put(encode(Pong(order.n)))
        elif isinstance(order, AskHint):
            self.hub.spawn(self._visitor.obey(order, self._fresh_user))  # it takes a while, and other orders need not wait
        else:
            await self._visitor.obey(order, self._fresh_user)

    async def _fresh_user(self) -> User:
        """The person as now stored; a deleted account or a token that was taken back ends the connection."""
        user = self.people.at_hand(self._key) or await self.people.by_token(self._token)
        if user is None:
            self.outbox.close(4401)
            raise TableError("unauthorized", ServerWhy.NOT_SIGNED_IN)
        self.user = user
        return user
