"""The socket: one for each client, for any number of tables. Whatever comes in can at worst close it."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from chabudai import __version__
from chabudai.core import Refusal
from chabudai.server.gate.addresses import counted_as
from chabudai.server.gate.guard import address, is_own_origin, token_of
from chabudai.server.gate.limits import Bucket
from chabudai.server.http.problems import problem_of
from chabudai.server.live import commands as acts
from chabudai.server.live.connections import Connection
from chabudai.server.live.hub import Hub
from chabudai.server.live.room import Room
from chabudai.server.live.streams import Outbox, Stream
from chabudai.server.ops import metrics
from chabudai.server.people.accounts import People, credential_of, digest
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.frames import direct_writer
from chabudai.server.socket.messages import (
    Ack,
    Advised,
    AnswerUndo,
    AskHint,
    Back,
    Failed,
    FromClient,
    Hello,
    Move,
    Ping,
    Pong,
    Refused,
    Reveal,
    Say,
    Undo,
    Unwatch,
    Watch,
    decode,
    encode,
)
from chabudai.server.storage.store import StorageError, User
from chabudai.server.storage.table_rows import owned
from chabudai.table import TableError

MOST_WATCHED: Final = 64
EXPECTED: Final = (Refusal,)
"""ChabudaiError and its kin: what a client's input can cause."""


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
        self._watching: Final[dict[tuple[str, int | None], tuple[Room, Stream]]] = {}
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
            self._leave()
            with contextlib.suppress(asyncio.CancelledError, OSError, RuntimeError):
                await sender

    def _leave(self) -> None:
        for room, stream in self._watching.values():
            room.unwatch(stream, self.outbox)
        self._watching.clear()

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
            return
        if isinstance(order, Move):
            await self._move(order)
            return
        if isinstance(order, AskHint):
            self.hub.spawn(self._do(order))  # it takes a while, and other orders need not wait
            return
        await self._do(order)

    async def _do(self, order: "Order") -> None:
        try:
            room = await self.hub.room(order.table)
            await _ORDERS[type(order)](self, room, order)
        except Exception as error:
            if not isinstance(error, EXPECTED):
                self._unexpected(error)
            self.outbox.put(encode(Failed(str(type(order).__struct_config__.tag), order.table, problem_of(error))))

    async def _move(self, order: Move) -> None:
        began = time.perf_counter()
        room = None
        try:
            room = await self.hub.room(order.table)
            version = await acts.move(room, await self._fresh_user(), order.seat, order.action, order.id, order.version)
            self.outbox.put(encode(Ack(order.id, order.table, order.seat, version)))
            metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
        except Exception as error:
            if not isinstance(error, EXPECTED):
                self._unexpected(error)
            position = None
            if room is not None:
                with contextlib.suppress(TableError, StorageError):
                    async with room.turn():
                        position = room.position(owned(room.table, order.seat, self.user.id))
            self.outbox.put(encode(Refused(order.id, order.table, order.seat, problem_of(error), position)))

    async def _fresh_user(self) -> User:
        """The person as now stored; a deleted account or a token that was taken back ends the connection."""
        user = self.people.at_hand(self._key) or await self.people.by_token(self._token)
        if user is None:
            self.outbox.close(4401)
            raise TableError("unauthorized", ServerWhy.NOT_SIGNED_IN)
        self.user = user
        return user

    @staticmethod
    def _unexpected(error: Exception) -> None:
        acts.LOG.error("a message failed", exc_info=error)

    # The orders that are not moves.

    async def watch(self, room: Room, order: Watch) -> None:
        """Follow a table."""
        user = await self._fresh_user()
        key = (order.table, order.seat)
        if key not in self._watching and self._watched() >= MOST_WATCHED:
            raise TableError("conflict", ServerWhy.TOO_MANY_TABLES_FOLLOWED, most=MOST_WATCHED)
        stream = await room.watch(order.seat, self.outbox, user.id, order.stream, order.since)
        before = self._watching.get(key)
        if before is not None and before[1] is not stream:
            before[0].unwatch(before[1], self.outbox)
        self._watching[key] = room, stream

    def _watched(self) -> int:
        """How many audiences this connection follows; those that ended by themselves are forgotten here."""
        for key, (_, stream) in list(self._watching.items()):
            if self.outbox not in stream.readers:
                del self._watching[key]
        return len(self._watching)

    async def unwatch(self, room: Room, order: Unwatch) -> None:
        """Follow it no longer."""
        del room
        watched = self._watching.pop((order.table, order.seat), None)
        if watched is not None:
            watched[0].unwatch(watched[1], self.outbox)

    async def undo(self, room: Room, order: Undo) -> None:
        """Ask to take back a decision."""
        await acts.undo(room, await self._fresh_user(), order.seat)

    async def answer_undo(self, room: Room, order: AnswerUndo) -> None:
        """Answer an undo."""
        await acts.answer_undo(room, await self._fresh_user(), order.seat, order.consent)

    async def say(self, room: Room, order: Say) -> None:
        """Chat."""
        await self.hub.say(room, await self._fresh_user(), order.text)

    async def reveal(self, room: Room, order: Reveal) -> None:
        """Reveal a contribution."""
        await acts.reveal(room, await self._fresh_user(), order.seat, order.value)

    async def back(self, room: Room, order: Back) -> None:
        """Take the seat back."""
        await acts.back(room, await self._fresh_user(), order.seat)

    async def hint(self, room: Room, order: AskHint) -> None:
        """Ask the coach."""
        hint = await self.hub.bots.hint(room, await self._fresh_user(), order.seat)
        self.outbox.put(encode(Advised(order.table, order.seat, hint)))


Order: TypeAlias = Watch | Unwatch | Undo | AnswerUndo | Say | Reveal | Back | AskHint
_ORDERS: Final[dict[type, Callable[[Client, Room, Any], Awaitable[None]]]] = {
    Watch: Client.watch,
    Unwatch: Client.unwatch,
    Undo: Client.undo,
    AnswerUndo: Client.answer_undo,
    Say: Client.say,
    Reveal: Client.reveal,
    Back: Client.back,
    AskHint: Client.hint,
}
