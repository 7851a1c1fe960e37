"""The application: its parts put together, started and ended."""

import asyncio
import contextlib
import gzip
import html
import mimetypes
from collections.abc import AsyncIterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from chabudai import __version__
from chabudai.core import Refusal
from chabudai.server.admin.administration import Administration
from chabudai.server.admin.road import Road
from chabudai.server.gate.addresses import Networks
from chabudai.server.gate.guard import Guard, address
from chabudai.server.gate.limits import Limits, TooMany
from chabudai.server.http import bench as api_bench
from chabudai.server.http import coach as api_coach
from chabudai.server.http import games as api_games
from chabudai.server.http import guides as api_guides
from chabudai.server.http import hosts as api_host
from chabudai.server.http import lessons as api_lessons
from chabudai.server.http import people as api_people
from chabudai.server.http import play as api_play
from chabudai.server.http import sessions as api_sessions
from chabudai.server.http import tables as api_tables
from chabudai.server.http.answers import PACKED, refusal, unpacks, with_parts
from chabudai.server.http.dependencies import Services
from chabudai.server.http.problems import problem, problem_of
from chabudai.server.lanes.opening import neighbours_for, opened, thinkers_for
from chabudai.server.live.coaching import Coaching
from chabudai.server.live.hub import Hub
from chabudai.server.live.times import Times
from chabudai.server.ops.memory import give_back
from chabudai.server.ops.settings import Settings
from chabudai.server.people.accounts import People
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.client import serve_socket
from chabudai.server.storage.files import Hold
from chabudai.server.storage.opening import store_at
from chabudai.server.storage.store import Elsewhere, NameTaken, StorageError
from chabudai.server.thinking.simulations import Simulations

_MODULES: Final = (
    api_people,
    api_sessions,
    api_games,
    api_lessons,
    api_tables,
    api_host,
    api_play,
    api_guides,
    api_coach,
    api_bench,
)
ROUTERS: Final = [module.router for module in _MODULES]
"""Everything under /api but the socket."""
STATIC: Final = Path(__file__).parent / "static"
_READY_WITHIN: Final = 2.0
_WORTH_PACKING: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest")
_FALLBACK: Final = (
    "<!doctype html><meta charset=utf-8><title>Chabudai</title><h1>Chabudai</h1>"
    "<p>The server runs; the browser client is not built. The API is described at <a href='/api/openapi.json'>"
    "/api/openapi.json</a>.</p>"
)


def create_app(settings: Settings | None = None, times: Times | None = None, hold: Hold | None = None) -> FastAPI:
    """The application with these settings; its database is opened at the start, unless somebody holds it for us already."""
    chosen = settings or Settings()
    app = FastAPI(
        title="Chabudai",
        version=__version__,
        description="A table for board games: everything that is not live. The live part is described in docs/wire.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lambda app: _running(app, chosen, times, hold),
    )
    _describe(app)
    _add_handlers(app)
    for router in ROUTERS:
        app.include_router(router)
    _add_operations(app, chosen)
    _add_client(app)
    _add_guard(app, chosen)
    return app


@contextlib.asynccontextmanager
async def _running(app: FastAPI, settings: Settings, times: Times | None, hold: Hold | None) -> AsyncIterator[None]:
    """From the opening of the database to its release: the parts in the order in which they need each other."""
    held = await asyncio.to_thread(opened, settings) if hold is None else hold
    store = store_at(settings.database, settings.ready_seconds)
    neighbours = neighbours_for(settings, held)
    thinkers = thinkers_for(settings, neighbours)
    hub = Hub(settings, store, thinkers, times or held.times(), held.process, held.lease, neighbours)
    guests = Limits(settings.guests_per_minute / 60, max(5, settings.guests_per_minute))
    people = People(store, hub.connections)
    simulations = Simulations(held.process)
    administration = Administration(store, people, hub)
    coaching = Coaching(hub)
    services = app.state.services = Services(settings, store, people, hub, guests, coaching, simulations)
    await neighbours.begin(app, services, administration)
    hub.begin()
    road = Road(held, administration)
    await road.open()
    sweeper = asyncio.create_task(_sweep(hub, people, settings.idle_seconds / 4))
    try:
        yield
    finally:
        sweeper.cancel()
        road.close()
        await simulations.close()
        await coaching.reviews.close()
        await hub.close()
        await people.store_sightings()
        await thinkers.close()
        await store.close()
        await asyncio.to_thread(held.release)


async def _sweep(hub: Hub, people: People, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        hub.sweep()
        await people.store_sightings()
        await asyncio.to_thread(give_back)


def _describe(app: FastAPI) -> None:
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = with_parts(plain())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend a description


def _add_handlers(app: FastAPI) -> None:
    async def expected(_request: Request, error: Exception) -> Response:
        response = refusal(problem_of(error))
        if isinstance(error, TooMany):
            response.headers["retry-after"] = str(max(1, round(error.wait)))
        return response

    async def invalid(_request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal(problem("invalid", ServerWhy.MALFORMED, field=where, error=first["msg"]))

    async def other(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        reason = ServerWhy.NOTHING_HERE if error.status_code == 404 else ServerWhy.NOT_POSSIBLE_HERE
        response = refusal(problem("http", reason, error.status_code))
        response.headers.update(error.headers or {})
        return response

    async def elsewhere(request: Request, error: Exception) -> Response:
        assert isinstance(error, Elsewhere)
        services: Services = app.state.services
        try:
            return await services.hub.neighbours.answer(request, error)
        except (Refusal, StorageError) as refused:
            return await expected(request, refused)

    app.add_exception_handler(Elsewhere, elsewhere)
    for kind in (Refusal, NameTaken, StorageError):
        app.add_exception_handler(kind, expected)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, other)


def _add_guard(app: FastAPI, settings: Settings) -> None:
    """Who stands before all of it, and lets the socket in."""

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        services: Services = app.state.services
        await serve_socket(scope, receive, send, services.hub, services.people)

    def people() -> People:
        services: Services = app.state.services
        return services.people

    app.add_middleware(Guard, settings=settings, socket=socket, people=people)


def _add_operations(app: FastAPI, settings: Settings) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> dict[str, str]:
        return {"status": "ok"}

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> Response:
        services: Services = app.state.services
        try:
            await asyncio.wait_for(services.store.ping(), _READY_WITHIN)
        except (StorageError, TimeoutError):
            return refusal(problem("storage", ServerWhy.STORAGE_SILENT))
        if not services.hub.neighbours.is_reachable():
            return refusal(problem("storage", ServerWhy.BROKER_SILENT))
        if services.draining:
            return refusal(problem("draining", ServerWhy.SERVER_STOPPING))
        return Response('{"status":"ready"}', media_type="application/json")

    inside = Networks(settings.metrics_from)
    if settings.metrics:

        @app.get("/metrics", include_in_schema=False)
        async def metrics(request: Request) -> Response:
            if address(request) not in inside:
                return refusal(problem("not-found", ServerWhy.NOTHING_HERE))
            return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _add_client(app: FastAPI) -> None:
    """The browser client: its files, and its first page for every other address."""

    @app.get("/{path:path}", include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            return refusal(problem("not-found", ServerWhy.NOTHING_HERE))
        wanted = _static(path)
        if wanted is not None:
            fixed = "/assets/" in f"/{path}"
            return _file(request, wanted, "public, max-age=31536000, immutable" if fixed else "no-cache")
        index = STATIC / "index.html"
        if index.is_file():
            return _file(request, index, "no-cache")
        return HTMLResponse(html.unescape(_FALLBACK))


def _static(path: str) -> Path | None:
    """The file of the client at this address, if there is one. What begins with a dot is not the client's."""
    if not path or any(part.startswith(".") for part in path.split("/")):
        return None
    try:
        wanted = (STATIC / path).resolve()
        return wanted if wanted.is_relative_to(STATIC) and wanted.is_file() else None
    except (OSError, ValueError):  # no system has a file of such a name
        return None


def _file(request: Request, path: Path, lasting: str) -> Response:
    """A file of the client, packed where that helps and the browser can unpack it."""
    if path.suffix not in _WORTH_PACKING or not unpacks(request):
        return FileResponse(path, headers={"cache-control": lasting, "vary": "accept-encoding"})
    kind, _ = mimetypes.guess_type(path.name)
    packed = _packed(path, path.stat().st_mtime_ns)
    return Response(packed, media_type=kind or "text/plain", headers={"cache-control": lasting, **PACKED})


@lru_cache(maxsize=256)
def _packed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 9)
