"""What a connection may do before there is a request: how many there are, and how large, how slow and how many their requests.

uvicorn's parsers know no such limits. Whoever exceeds one is told why and shown out.
"""

import asyncio
import sys
from collections import Counter, deque
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from chabudai.server.gate.addresses import Networks, counted_as
from chabudai.server.gate.limits import Bucket
from chabudai.server.http.problems import problem
from chabudai.server.ops.settings import Settings
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.frames import are_whole, only_text

if sys.platform != "win32":
    import resource

MOST_HEAD: Final = 32 * 1024
MOST_REQUEST: Final = 256 * 1024
"""Head and body with all that chunks add to it; the guard counts the body itself."""
MOST_WAITING: Final = 8
"""Requests on one connection that may wait for the answer to the one before."""
MOST_FRAGMENTS: Final = 64
MOST_MESSAGES: Final = 4
"""Messages on one socket that may wait for the one before; more are left with the system, and so with who sent them."""
_CONTROL_RATE: Final = 5
"""Pings of the protocol in a second; our clients send none."""
_CLOSING_SECONDS: Final = 2.0
"""How long a client has to answer that its socket is closed."""
_ENOUGH_FILES: Final = 10_000
_FILES_KEPT: Final = 128
"""Files that are open for other reasons."""
_SHARE: Final = 4
"""One address may have one connection in so many."""
_REASONS: Final = {
    400: ("http", ServerWhy.NOT_A_REQUEST),
    408: ("too-slow", ServerWhy.REQUEST_TOO_SLOW),
    413: ("too-large", ServerWhy.REQUEST_TOO_LARGE),
    431: ("too-large", ServerWhy.HEAD_TOO_LARGE),
    503: ("too-many", ServerWhy.TOO_MANY_CONNECTIONS),
}


def raise_open_files() -> None:
    """Let this process have as many connections as the system lets it."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _open_files() -> int:
    if sys.platform == "win32":
        return _ENOUGH_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _ENOUGH_FILES if soft == resource.RLIM_INFINITY else soft


class Door:
    """Counts the connections on which requests come. A socket is counted by `places` once it is one."""

    def __init__(self, settings: Settings) -> None:
        wanted = settings.connections or sys.maxsize
        self.most: Final = min(wanted, _open_files() - _FILES_KEPT)
        self.seconds: Final = settings.request_seconds
        self.idle_seconds: Final = max(settings.request_seconds, float(settings.keep_alive_seconds))
        self.stalled_seconds: Final = settings.stalled_seconds
        self._proxies: Final = Networks(settings.trusted_proxies)
        self._by_address: Final[Counter[str]] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection of this address; false if it has too many."""
        key = counted_as(address)
        self._by_address[key] += 1
        return address in self._proxies or self._by_address[key] <= max(1, self.most // _SHARE)

    def leave(self, address: str) -> None:
        """The connection is gone, or has become a socket."""
        key = counted_as(address)
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]


class Stall:
    """Ends a connection whose client takes nothing of what it is sent."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """The client is behind."""
        self._timer = asyncio.get_running_loop().call_later(self._seconds, transport.abort)

    def end(self) -> None:
        """It has caught up, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class BoundedHttp(HttpToolsProtocol):
    """A connection on which requests come. Each is to be whole within some seconds, and of a moderate size."""

    door: Door
    """Of the class that `protocols_for` makes: uvicorn makes the connections, and passes nothing of ours."""

    _is_counted = False
    _has_head = False
    _is_whole = False
    _received = 0
    _fault = 400
    _since = 0.0
    _look_again: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Let it in, or not."""
        super().connection_made(transport)
        self._stall = Stall(self.door.stalled_seconds)
        self._unanswered: deque[RequestResponseCycle] = deque()
        self._address = self.client[0] if self.client else "?"
        self._since = self.loop.time()
        self._is_counted = True
        has_room = self.door.enter(self._address)
        if not has_room or len(self.connections) > self.door.most:
            self._refuse(503)
        self._look_again = self.loop.call_later(self.door.seconds, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._part()
        self._give_up()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket."""
        self._part()
        super().handle_websocket_upgrade()

    def _part(self) -> None:
        self._stall.end()
        if self._look_again is not None:
            self._look_again.cancel()
            self._look_again = None
        if self._is_counted:
            self._is_counted = False
            self.door.leave(self._address)

    # Time. One timer looks now and then; only what moves a request on moves the time it is measured from.

    def _look(self) -> None:
        if self.transport.is_closing():
            self.transport.abort()  # what it was told last was not taken
            return
        now = self.loop.time()
        if self._is_answering():
            self._since = now
        elif now - self._since >= self._patience():
            self._refuse(408)
            now = self._since
        left = max(0.05, self._since + self._patience() - now)
        self._look_again = self.loop.call_later(min(left, self.door.seconds), self._look)

    def _patience(self) -> float:
        """Seconds for a request to be whole, or between an answer and the next request."""
        return self.door.idle_seconds if self._is_whole else self.door.seconds

    def _is_answering(self) -> bool:
        return self._is_whole and bool(self._unanswered)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._since = self.loop.time()
        self._has_head = self._is_whole = False
        self._received = 0

    def on_message_complete(self) -> None:
        """A request is whole."""
        super().on_message_complete()
        self._since = self.loop.time()
        self._is_whole = True

    def on_response_complete(self) -> None:
        """A request is answered."""
        self._unanswered.popleft()
        super().on_response_complete()
        self._since = self.loop.time()

    def pause_writing(self) -> None:
        """The client takes what it is sent more slowly than it comes."""
        super().pause_writing()
        self._stall.begin(self.transport)

    def resume_writing(self) -> None:
        """It has caught up."""
        self._stall.end()
        super().resume_writing()

    # Size.

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request."""
        super().data_received(data)
        if self._is_whole or self.transport.is_closing():
            return
        self._received += len(data)
        if not self._has_head and self._received > MOST_HEAD:
            self._refuse(431)
        elif self._received > MOST_REQUEST:
            self._refuse(413)

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._has_head = True
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > MOST_HEAD:
            self._fault = 431
            raise ValueError("the head is too large")
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests wait")
        super().on_headers_complete()
        if not (self.parser.should_upgrade() and self._should_upgrade()):  # a socket's is answered elsewhere
            self._unanswered.append(self.cycle)

    def send_400_response(self, msg: str) -> None:
        """What uvicorn does with a request that cannot be read."""
        del msg
        self._refuse(self._fault)

    def _refuse(self, status: int) -> None:
        """Say why, unless an answer has begun, and end the connection."""
        if not any(cycle.response_started for cycle in self._unanswered):
            kind, reason = _REASONS[status]
            body = msgspec.json.encode(problem(kind, reason, status))
            length = str(len(body)).encode()
            head = b"content-type: application/problem+json\r\ncontent-length: " + length + b"\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head + body)
        self._give_up()
        self.transport.close()

    def _give_up(self) -> None:
        """What is being answered on this connection need not be."""
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A connection that has become a socket. What the application does not get to see is counted here."""

    door: Door

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.close_timeout = _CLOSING_SECONDS
        self._control = Bucket(_CONTROL_RATE, _CONTROL_RATE * 4)
        self._stall = Stall(self.door.stalled_seconds)
        self._is_between: bool | None = None
        """Whether what comes next begins a frame; None before the request, False as soon as that is not known."""

    def data_received(self, data: bytes) -> None:
        """Some bytes: nearly always one whole message, which then needs no parser."""
        if self._is_between and self.conn.state is State.OPEN and not self.frames and self._is_heard(data):
            return
        if self._is_between is not False:
            self._is_between = self._is_between is None or are_whole(data)
        super().data_received(data)

    def _is_heard(self, data: bytes) -> bool:
        text = only_text(data)
        if text is None or self.close_sent:
            return False
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            return False
        if not self.read_paused and self.queue.qsize() >= MOST_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._end(1009)
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered as the protocol wants it; a client that reads no answers would fill the memory with them."""
        if self._control.take():
            self._end(4429)
            return
        super().handle_ping()

    def _end(self, code: int) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def pause_writing(self) -> None:
        """The client takes what it is sent more slowly than it comes."""
        super().pause_writing()
        self._stall.begin(self.transport)

    def resume_writing(self) -> None:
        """It has caught up."""
        self._stall.end()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stall.end()
        super().connection_lost(exc)


def protocols_for(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """How uvicorn is to speak HTTP and sockets with these settings."""
    shared = Door(settings)

    class Http(BoundedHttp):
        door = shared

    class Socket(BoundedSocket):
        door = shared

    return Http, Socket
