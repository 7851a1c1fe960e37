"""The road from `chabudai admin` to a running server: a port of its own on loopback, and a secret beside the database.

Whoever owns the database's files can do with it what they like anyway: the file with the port and the secret is theirs alone.
"""

import asyncio
import contextlib
import hmac
import logging
import secrets
from typing import Final

import msgspec
from msgspec import Struct

from chabudai.server.admin.administration import Administration
from chabudai.server.admin.orders import Answer, Order, Refused
from chabudai.server.http.problems import problem_of
from chabudai.server.storage.files import Hold, Unusable

LOOPBACK: Final = "127.0.0.1"
_MOST_BYTES: Final = 16 * 1024
_MOST_AT_ONCE: Final = 8
_SECONDS_TO_ASK: Final = 10.0
_log: Final = logging.getLogger("chabudai.admin")


class Signpost(Struct):
    """Where the road begins."""

    port: int
    secret: str


class Asked(Struct, forbid_unknown_fields=True):
    """An order, who gives it, and that they may."""

    secret: str
    by: str
    order: Order


class Road:
    """Listens for administrators."""

    def __init__(self, hold: Hold, administration: Administration) -> None:
        self._hold: Final = hold
        self._administration: Final = administration
        self._secret: Final = secrets.token_urlsafe(32)
        self._server: asyncio.Server | None = None
        self._asking = 0

    async def open(self) -> None:
        """Listen, and say where. A server goes on without: then nobody but its own process can do anything here."""
        try:
            self._server = await asyncio.start_server(self._serve, LOOPBACK, 0, limit=_MOST_BYTES)
            port = self._server.sockets[0].getsockname()[1]
            self._hold.announce(msgspec.json.encode(Signpost(port, self._secret)))
        except (OSError, Unusable) as error:
            _log.warning("no administrator can reach this server", extra={"error": type(error).__name__})

    def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._asking += 1
        try:
            if self._asking <= _MOST_AT_ONCE:
                answer = await self._answer(reader)
                if answer is not None:
                    writer.write(msgspec.json.encode(answer) + b"\n")
                    await writer.drain()
        except OSError:
            return  # whoever asked is gone
        finally:
            self._asking -= 1
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader) -> Answer | None:
        """What is answered; nothing to whoever does not know the secret."""
        with contextlib.suppress(TimeoutError, msgspec.DecodeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            line = await asyncio.wait_for(reader.readuntil(b"\n"), _SECONDS_TO_ASK)
            asked = msgspec.json.decode(line, type=Asked)
            if hmac.compare_digest(asked.secret.encode(), self._secret.encode()):
                return await self._obeyed(asked)
        return None

    async def _obeyed(self, asked: Asked) -> Answer:
        try:
            return await self._administration.obey(asked.order, asked.by)
        except Exception as error:
            _log.exception("an order failed")
            return Refused(problem_of(error))
