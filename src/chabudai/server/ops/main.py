"""Running the server."""

import asyncio
import contextlib
import logging
import sys
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from chabudai.server.app import create_app
from chabudai.server.gate.connections import BoundedSocket, protocols_for, raise_open_files
from chabudai.server.http.dependencies import Services
from chabudai.server.lanes.opening import opened
from chabudai.server.ops.listening import try_address
from chabudai.server.ops.logs import log_as_json
from chabudai.server.ops.memory import collect_soon
from chabudai.server.ops.settings import Settings, wrong_setting
from chabudai.server.storage.files import Hold, Unusable

_A_MOMENT: Final = 0.02
_TOLD_WITHIN: Final = 100
"""Moments; who reads nothing is not waited for any longer."""


class DrainingServer(uvicorn.Server):
    """Ends in order: no new work, open sockets told to go, what is being stored stored."""

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Tell the clients first, so that they connect again elsewhere or later."""
        app = self.config.app
        services = app.state.services if isinstance(app, FastAPI) else None
        for listener in self.servers:
            listener.close()
        if isinstance(services, Services):
            services.draining = True
            await services.hub.close()
            await self._wait_until_told()
        await super().shutdown(sockets)

    async def _wait_until_told(self) -> None:
        """Until every socket was told why it closes: uvicorn would tell them something else."""
        for _ in range(_TOLD_WITHIN):
            if not any(isinstance(known, BoundedSocket) and not known.close_sent for known in self.server_state.connections):
                return
            await asyncio.sleep(_A_MOMENT)


def configured(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """How uvicorn is to run the application. Compression is off: it costs more than it saves, and lengths must not tell."""
    http, socket = protocols_for(settings)
    return uvicorn.Config(
        app,
        http=http,
        host=settings.host,
        port=settings.port,
        ws=socket,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the client pings
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=10,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        log_config=None,
        access_log=False,
    )


def serve(settings: Settings, hold: Hold) -> None:
    """Serve the database that is held until a signal ends it."""
    log_as_json(settings.log_level)
    sys.setswitchinterval(0.0005)  # the writer's thread must not wait 5 ms for the event loop after each commit
    collect_soon()
    raise_open_files()
    logging.getLogger("chabudai").info("serving", extra={"port": settings.port})
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has ended in order by then
        DrainingServer(configured(settings, create_app(settings, hold=hold))).run()


def main() -> None:
    """Serve as the environment says."""
    try:
        settings = Settings()
    except ValueError as error:
        sys.exit(_told(wrong_setting(error)))
    try:
        try_address(settings.host, settings.port)
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        sys.exit(_told(f"{settings.host}, port {settings.port}: {why}"))
    try:
        hold = opened(settings)
    except (OSError, Unusable) as error:
        sys.exit(_told(str(error)))
    serve(settings, hold)


def _told(why: str) -> int:
    """Say why it cannot serve; the exit status for that."""
    sys.stderr.write(f"chabudai: error: {why}\n")
    return 2


if __name__ == "__main__":
    main()
