"""What stands before every request: security headers, origin, rate limits, counting, and errors as problems."""

import logging
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chabudai.server import metrics
from chabudai.server.limits import Limits
from chabudai.server.messages import Problem
from chabudai.server.problems import problem
from chabudai.server.settings import Settings

COOKIE: Final = "chabudai"
SOCKET: Final = "/api/socket"
MOST_BODY: Final = 16 * 1024
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


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def client_key(connection: HTTPConnection) -> str:
    """What a rate limit is counted by: the token if there is one, else the address."""
    token = connection.cookies.get(COOKIE) or connection.headers.get("authorization", "")
    return token or address(connection)


def address(connection: HTTPConnection) -> str:
    """The client's address."""
    return connection.client.host if connection.client else "?"


class Guard:
    """An ASGI middleware for plain HTTP. A socket goes straight to `socket`, which has its own guards."""

    def __init__(self, app: ASGIApp, settings: Settings, socket: ASGIApp) -> None:
        self._app: Final = app
        self._socket: Final = socket
        self._settings: Final = settings
        rate = settings.requests_per_second
        self._by_address: Final = Limits(rate * 5, max(50, rate * 25))
        self._by_client: Final = Limits(rate, max(10, rate * 5))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard one request."""
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        connection = HTTPConnection(scope)
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
            refusal = self._refusal(connection, scope)
            if refusal is not None:
                await _send_problem(sending, *refusal)
            else:
                await self._app(scope, receive, sending)
        except Exception:
            _log.exception("a request failed", extra={"method": scope["method"], "route": _route(scope)})
            if not status:
                await _send_problem(sending, problem("internal", 500, "something went wrong here"), 0)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    def _refusal(self, connection: HTTPConnection, scope: Scope) -> tuple[Problem, float] | None:
        wait = max(self._by_address.take(address(connection)), self._by_client.take(client_key(connection)))
        if wait:
            return problem("too-many", 429, "too many requests"), wait
        if scope["method"] not in _SAFE and not is_own_origin(connection, self._settings):
            return problem("forbidden", 403, "a foreign origin"), 0
        length = connection.headers.get("content-length", "0")
        chunked = "chunked" in connection.headers.get("transfer-encoding", "")
        if chunked or not length.isdigit() or int(length) > MOST_BODY:
            return problem("too-large", 413, f"a body has {MOST_BODY} bytes at most and says its length"), 0
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


async def _send_problem(send: Send, told: Problem, wait: float) -> None:
    headers = [(b"content-type", b"application/problem+json")]
    if wait:
        headers.append((b"retry-after", str(max(1, round(wait))).encode()))
    await send({"type": "http.response.start", "status": told.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(told)})
