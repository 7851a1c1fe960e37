"""A process as the owner of tables: what it does there for connections and requests of other processes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from chabudai.server.gate.guard import FORWARDED
from chabudai.server.lanes.items import Act, Again, Answered, Lost, Order, Ordered, Requested
from chabudai.server.live.streams import Reader
from chabudai.server.socket.messages import TableOrder, Watch
from chabudai.server.socket.visitor import Visitor
from chabudai.server.storage.store import Elsewhere, StorageError
from chabudai.table import TableError

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message

    from chabudai.server.lanes.lanes import Lanes
    from chabudai.server.live.hub import Hub
    from chabudai.server.storage.store import User

_log: Final = logging.getLogger("chabudai.lanes")
LOST: Final = "chabudai.lost"
"""Where a request's scope says that its table is not here."""
_KEPT_SECONDS: Final = 10.0
"""How long an answer is given again."""
Doer: TypeAlias = Callable[[list[str]], Awaitable[bytes]]
_decode_order: Final = msgspec.json.Decoder(TableOrder).decode


class Response(msgspec.Struct, array_like=True):
    """What a request was answered."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


encode_response: Final = msgspec.msgpack.Encoder().encode
decode_response: Final = msgspec.msgpack.Decoder(Response).decode


class FarReader(Reader):
    """A connection of another process that follows a table of this one."""

    __slots__ = ("_connection", "_front", "_is_closed", "_lanes", "_table")

    def __init__(self, lanes: Lanes, front: str, connection: int, table: str) -> None:
        self._lanes: Final = lanes
        self._front: Final = front
        self._connection: Final = connection
        self._table: Final = table
        self._is_closed = False

    def put(self, message: bytes) -> None:
        if not self._is_closed:
            self._lanes.tell_table(self._front, self._table, self._connection, message)

    def is_closed(self) -> bool:
        return self._is_closed

    def close(self, code: int) -> None:
        del code
        if not self._is_closed:
            self._is_closed = True
            self._lanes.tell(self._front, Lost(self._table))

    def lose(self, table: str, to: str) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._lanes.tell(self._front, Lost(table, to))

    def tell_moves(self, moved: Callable[[str], None] | None) -> None:
        del moved  # its own process does that

    @property
    def process(self) -> str:
        return self._front


class Owner:
    """Does each order once, however often it comes, and none that is too old."""

    def __init__(self, lanes: Lanes, hub: Hub, app: ASGIApp, acts: Mapping[str, Doer]) -> None:
        self._lanes: Final = lanes
        self._hub: Final = hub
        self._app: Final = app
        self._acts: Final = acts
        self._visitors: Final[dict[tuple[str, int, str], Visitor]] = {}
        """By front, connection and table: those that follow something."""
        self._done: Final[dict[tuple[str, int], Answered | None]] = {}
        """What was answered; None while it is being done."""
        self._kept: Final[deque[tuple[float, tuple[str, int]]]] = deque()
        """When each of them was answered."""

    def take(self, front: str, item: Order) -> None:
        """Do what another process asks for."""
        key = front, item.id
        if key in self._done:
            answer = self._done[key]
            if answer is not None:
                self._lanes.tell(front, answer)
            return
        if item.until < self._hub.now() or self._hub.is_closing:
            return
        self._done[key] = None
        self._hub.spawn(self._do(front, item))

    async def _do(self, front: str, item: Order) -> None:
        key = front, item.id
        try:
            answer = await self._answered(front, item)
        except Elsewhere as error:
            del self._done[key]  # it is not done: asked again, it may be, for the table may have come here
            self._lanes.tell(front, Answered(item.id, owner=error.owner))
            return
        except Exception:
            if isinstance(item, Ordered):
                del self._done[key]  # it is asked again
                raise
            _log.exception("what another process asked for failed")
            answer = Answered(item.id, failed=True)
        self._done[key] = answer
        self._lanes.tell(front, answer)
        now = asyncio.get_running_loop().time()
        self._kept.append((now, key))
        self._forget(now)

    def _forget(self, now: float) -> None:
        """What was answered long ago is not asked for again."""
        kept = self._kept
        while kept and kept[0][0] < now - _KEPT_SECONDS:
            del self._done[kept.popleft()[1]]

    async def _answered(self, front: str, item: Order) -> Answered:
        """What is answered. Where the table was thought to be at who asks, it is not: then it may be this process's."""
        try:
            return await self._answer(front, item)
        except Elsewhere as error:
            if error.owner != front:
                raise
            await self._hub.room(item.table, anew=True)
            return await self._answer(front, item)

    async def _answer(self, front: str, item: Order) -> Answered:
        if isinstance(item, Ordered):
            return await self._obey(front, item)
        try:
            await self._hub.room(item.table)
        except Elsewhere:
            raise
        except (TableError, StorageError):
            pass  # it is said in the answer
        if isinstance(item, Requested):
            lost: list[Elsewhere] = []
            response = await self.respond(item, lost)
            if lost:
                raise lost[0]
            return Answered(item.id, encode_response(response))
        return Answered(item.id, await self.act(item))

    async def act(self, item: Act) -> bytes:
        """Do what no person at the table has ordered."""
        return await self._acts[item.name](item.given)

    # Connections.

    async def _obey(self, front: str, item: Ordered) -> Answered:
        """What the connection is told; it failed if the connection does not follow what it wanted to follow."""
        key = front, item.connection, item.table
        visitor = self._visitors.get(key)
        if visitor is None or visitor.reader.is_closed():
            visitor = Visitor(self._hub, FarReader(self._lanes, *key))
        order = _decode_order(item.order)

        async def who() -> User:
            return item.person.user()

        if isinstance(order, Watch):
            self._visitors[key] = visitor
        said = None
        try:
            if item.again:
                await visitor.watch_again(order.table, getattr(order, "seat", None), who)
            else:
                said = await visitor.answered(order, who)
        finally:
            if self._visitors.get(key) is not visitor:
                visitor.leave()  # the connection went meanwhile
            elif not visitor.followed():
                del self._visitors[key]
        failed = isinstance(order, Watch) and not visitor.follows(order.table, order.seat)
        return Answered(item.id, said, failed=failed)

    def part(self, front: str, connection: int) -> None:
        """A connection of another process follows a table no longer."""
        self._leave([key for key in self._visitors if key[:2] == (front, connection)])

    def part_all(self, front: str) -> None:
        """Another process is out of sight: nobody there follows anything here."""
        self._leave([key for key in self._visitors if key[0] == front])

    def lost_sight(self, front: str) -> None:
        """The same, and the other process is to know."""
        self.part_all(front)
        self._lanes.tell(front, Again())

    def _leave(self, keys: list[tuple[str, int, str]]) -> None:
        for key in keys:
            self._visitors.pop(key).leave()

    # Requests.

    async def respond(self, item: Requested, lost: list[Elsewhere]) -> Response:
        """Answer a request by the routes of this process. Where the table has just gone, `lost` says so and nothing is done."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": item.method,
            "scheme": "http",
            "path": item.path,
            "raw_path": item.path.encode(),
            "root_path": "",
            "query_string": item.query,
            "headers": item.headers,
            "client": (item.client, 0),
            "server": (self._hub.settings.host, self._hub.settings.port),
            FORWARDED: (item.person.id, item.person.name, item.person.colour),
            LOST: lost,
        }
        given: list[Message] = [{"type": "http.request", "body": item.body, "more_body": False}]
        ever = asyncio.Event()

        async def receive() -> Message:
            if not given:
                await ever.wait()
            return given.pop()

        answer = Response(500, [], b"")

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status, answer.headers = message["status"], list(message["headers"])
            else:
                answer.body += message.get("body", b"")

        await self._app(scope, receive, send)
        return answer
