"""The other processes of this server, as far as a table or a person is concerned; a process alone has none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from chabudai.server.storage.store import User

if TYPE_CHECKING:
    from fastapi import Request, Response
    from starlette.types import ASGIApp

    from chabudai.server.admin.administration import Administration
    from chabudai.server.http.dependencies import Services
    from chabudai.server.socket.messages import TableOrder, Watch
    from chabudai.server.socket.visitor import Visitor
    from chabudai.server.storage.store import Elsewhere
    from chabudai.server.thinking.pool import Thinkers

Who: TypeAlias = Callable[[], Awaitable[User]]
"""The person as now stored, whose credential holds now."""


class Neighbours:
    """There are none: a table that is elsewhere cannot be reached, and nobody else need hear of anything."""

    async def begin(self, app: ASGIApp, services: Services, administration: Administration) -> None:
        """Hear them and be heard."""

    def thinkers(self) -> Thinkers | None:
        """Those who think elsewhere for the bots of this process; None if it does that itself."""
        return None

    def has(self, process: str) -> bool:
        """Whether this is one of them, and was heard of lately."""
        del process
        return False

    def is_reachable(self) -> bool:
        """Whether they could be heard now."""
        return True

    async def obey(self, visitor: Visitor, order: TableOrder, who: Who, error: Elsewhere) -> None:
        """Have an order obeyed by the process that has the table; the answers go to the visitor."""
        del who
        visitor.refuse(order, error)

    async def answer(self, request: Request, error: Elsewhere) -> Response:
        """Have a request answered by the process that has the table."""
        del request
        raise error

    async def act(self, error: Elsewhere, name: str, given: list[str]) -> bytes:
        """Have the process that has the table do something to it that no person at it has ordered."""
        del name, given
        raise error

    def leave(self, visitor: Visitor) -> None:
        """The visitor follows nothing any more, wherever it did."""

    def follow(self, visitor: Visitor, order: Watch, who: Who) -> None:
        """The visitor goes on following a table that another process has from now on."""

    def moved(self, table: str, before: str) -> None:
        """A table is not at the process any more where it was."""

    def notice(self, person: str, message: bytes) -> None:
        """Tell a person something wherever they are connected elsewhere."""

    def ended(self, person: str, credential: str) -> None:
        """A credential of the person has ended; every one, if none is named."""

    def changed(self) -> None:
        """Something about a person is not as it was."""

    async def settled(self) -> None:
        """Until all that was said of people is known everywhere before anything that is said later."""

    def spent(self, key: str) -> None:
        """Somebody at this address has visited or signed in here."""

    async def close(self) -> None:
        """Let go of all tables of this process, and say so."""
