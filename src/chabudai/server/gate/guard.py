"""What stands before every request: security headers, origin, rate limits, counting, and errors as problems."""

import logging
import time
from collections.abc import Callable
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chabudai.server.gate.addresses import OwnNames, counted_as
from chabudai.server.gate.limits import Limits
from chabudai.server.http.problems import problem
from chabudai.server.ops import metrics
from chabudai.server.ops.settings import Settings
from chabudai.server.people.accounts import People
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import Problem
from chabudai.server.storage.store import StorageError

COOKIE: Final = "chabudai"
SOCKET: Final = "/api/socket"
FORWARDED: Final = "chabudai.person"
"""In the scope of a request that another process of this server has let in: the id, name and colour of who asks."""
MOST_BODY: Final = 16 * 1024
MOST_RECORD: Final = 256 * 1024
LONG: Final = ("/api/records", "/api/bench/")
"""Where whole records and editions come in, which are larger than anything else."""
Refusal: TypeAlias = tuple[Problem, float]
"""What is told, and after how many seconds to come again."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_log: Final = logging.getLogger("chabudai.http")


def token_of(connection: HTTPConnection) -> str:
    """The cookie or the bearer token of a connection, empty if there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer" and token:
        return token
    return connection.cookies.get(COOKIE, "")


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


def address(connection: HTTPConnection) -> str:
    """The client's address."""
    return connection.client.host if connection.client else "?"


class Guard:
    """An ASGI middleware for plain HTTP. A socket goes to `socket`, which has more guards of its own.

    A limit for one person needs a credential that is known to be good: any other counts as its address, for a new one each time
    costs a client nothing. The storage is asked only where the address has used up its share.
    """

    def __init__(self, app: ASGIApp, settings: Settings, socket: ASGIApp, people: Callable[[], People]) -> None:
        self._app: Final = app
        self._socket: Final = socket
        self._people: Final = people
        self._settings: Final = settings
        self._names: Final = OwnNames(settings.host, settings.hosts)
        rate = settings.requests_per_second
        self._by_address: Final = Limits(rate * 5, max(50, rate * 25))
        self._by_client: Final = Limits(rate, max(10, rate * 5))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard one request."""
        if FORWARDED in scope:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        refusal = self._stranger(connection) or await self._too_many(connection)
        if refusal is not None:
            await _send_problem(send, *refusal, kind="websocket.http.response")
        else:
            await (self._socket if scope["path"] == SOCKET else self._app)(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *_HEADERS]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            await self._guarded(scope, receive, sending)
        except Exception:
            _log.exception("a request failed", extra={"method": scope["method"], "route": _route(scope)})
            if not status:
                await _send_problem(sending, problem("internal", ServerWhy.SOMETHING_WRONG), 0)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        refusal = self._stranger(connection) or await self._too_many(connection) or self._foreign(connection, scope)
        if refusal is not None:
            await _send_problem(send, *refusal)
            return
        if not _has_body(connection):
            await self._app(scope, receive, send)
            return
        try:
            body = await _gathered(receive, connection)
        except ClientDisconnect:
            return
        if body is None:
            await _send_problem(send, problem("too-large", ServerWhy.BODY_TOO_LARGE, most=_most(connection)), 0, ends=True)
        else:
            await self._app(scope, _given(body, receive), send)

    def _stranger(self, connection: HTTPConnection) -> Refusal | None:
        hosts = connection.headers.getlist("host")
        if len(hosts) > 1 or any(host not in self._names for host in hosts):
            return problem("misdirected", ServerWhy.FOREIGN_NAME), 0
        return None

    async def _too_many(self, connection: HTTPConnection) -> Refusal | None:
        place = counted_as(address(connection))
        wait = self._by_address.take(place) or await self._wait_of_client(place, token_of(connection))
        return (problem("too-many", ServerWhy.TOO_MANY_REQUESTS), wait) if wait else None

    async def _wait_of_client(self, place: str, token: str) -> float:
        person = self._people().remembered(token) if token else ""
        wait = self._by_client.take(person or place)
        if not wait or person or not token:
            return wait
        try:
            user = await self._people().by_token(token)
        except StorageError:
            return wait
        return wait if user is None else self._by_client.take(user.id)

    def _foreign(self, connection: HTTPConnection, scope: Scope) -> Refusal | None:
        if scope["method"] not in _SAFE and not is_own_origin(connection, self._settings):
            return problem("forbidden", ServerWhy.FOREIGN_ORIGIN), 0
        return None

    @staticmethod
    def _count(scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        metrics.REQUESTS.labels(scope["method"] if scope["method"] in _METHODS else "other", route, str(status)).inc()
        fields = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        _log.info("request", extra=fields)


_METHODS: Final = ("GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS")


def _route(scope: Scope) -> str:
    """The template of the route, so that no id is written anywhere."""
    return str(getattr(scope.get("route"), "path", "none"))


def _has_body(connection: HTTPConnection) -> bool:
    headers = connection.headers
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def _most(connection: HTTPConnection) -> int:
    return MOST_RECORD if connection.scope["path"].startswith(LONG) else MOST_BODY


async def _gathered(receive: Receive, connection: HTTPConnection) -> bytes | None:
    """The body, None if it is too large. It is counted as it comes, whatever the head says of it."""
    most = _most(connection)
    length = connection.headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > most:
        return None
    body = bytearray()
    while len(body) <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if not message.get("more_body", False):
            return bytes(body) if len(body) <= most else None
    return None


def _given(body: bytes, receive: Receive) -> Receive:
    """Gives the body that is already here, then what else comes."""
    given: Message | None = {"type": "http.request", "body": body, "more_body": False}

    async def receiving() -> Message:
        nonlocal given
        if given is None:
            return await receive()
        message, given = given, None
        return message

    return receiving


async def _send_problem(send: Send, told: Problem, wait: float, kind: str = "http.response", ends: bool = False) -> None:
    headers = [(b"content-type", b"application/problem+json")]
    if wait:
        headers.append((b"retry-after", str(max(1, round(wait))).encode()))
    if ends:
        headers.append((b"connection", b"close"))
    await send({"type": f"{kind}.start", "status": told.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(told)})
