"""What a front asks of the owners of tables: each under an id, until it is answered or given up."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from chabudai.server.storage.store import Elsewhere

if TYPE_CHECKING:
    from chabudai.server.lanes.items import Answered, Order
    from chabudai.server.lanes.lanes import Lanes
    from chabudai.server.live.hub import Hub
    from chabudai.server.socket.visitor import Visitor

_ANSWER_SECONDS: Final = 2.0
_ANSWER_OF_STRANGER: Final = 0.3
"""Of a process that was not heard of for a while."""
_DEAD_SECONDS: Final = 10.0
_LONGEST_SECONDS: Final = 60.0
"""An owner that lives may think for long."""
_PAUSE: Final = 0.1
_MOST_PLACES: Final = 50_000


class Orders:
    """Asks whoever has a table, again and again with the same id; `followed` are the tables that must not be forgotten."""

    def __init__(self, lanes: Lanes, hub: Hub, followed: Callable[[], set[str]]) -> None:
        self._lanes: Final = lanes
        self._hub: Final = hub
        self._followed: Final = followed
        self._ids: Final = itertools.count(1)
        self._waiting: Final[dict[int, tuple[str, asyncio.Future[Answered | None], Visitor | None]]] = {}
        """By the id of what is asked: of whom, and for which connection."""

    async def asked(
        self,
        table: str,
        owner: str,
        is_repeatable: bool,
        order: Callable[[int, int], Order],
        visitor: Visitor | None = None,
        follows_again: bool = False,
    ) -> Answered | None:
        """What the owner of the table answers; None if the table is this process's now.

        Where the table has gone, the visitor follows it there first, unless this is what lets it follow.
        What may have been done by one owner is not asked of another, unless it can be repeated.
        """
        ident = next(self._ids)
        began = asyncio.get_running_loop().time()
        may_have_done = ""
        while True:
            owner = self._placed(table, owner)
            if may_have_done not in ("", owner) and not is_repeatable:
                raise Elsewhere(table, owner)
            until = self._hub.now() + int(_ANSWER_SECONDS * 1000)
            answer = await self._answer_of(owner, order(ident, until), visitor)
            if answer is not None and not answer.owner:
                return answer
            if self._hub.is_closing:
                raise Elsewhere(table, owner)  # whoever asks is better answered by another process
            if answer is None:
                may_have_done = owner
            elif visitor is not None and not follows_again:
                await visitor.arrived(table)
            passed = asyncio.get_running_loop().time() - began
            if passed > (_LONGEST_SECONDS if owner in self._lanes.peers else _DEAD_SECONDS):
                raise Elsewhere(table, owner)
            if owner in self._lanes.peers and answer is None:
                continue
            await asyncio.sleep(_PAUSE)
            if not await self._is_here(table):
                continue
            if may_have_done and not is_repeatable:
                raise Elsewhere(table, self._lanes.process)
            return None

    async def _is_here(self, table: str) -> bool:
        """Whether the table is this process's now; who else has it is learnt."""
        try:
            await self._hub.room(table, anew=True)
        except Elsewhere as error:
            self._hub.learn(table, error.owner)
            return False
        return True

    def _placed(self, table: str, owner: str) -> str:
        """Who has a table, as was last heard, else this owner; what nobody here follows is forgotten some day."""
        places = self._hub.places
        found = places.setdefault(table, owner)
        if len(places) > _MOST_PLACES:
            followed = self._followed() | {table}
            for known in [known for known in places if known not in followed]:
                del places[known]
        return found

    async def _answer_of(self, owner: str, order: Order, visitor: Visitor | None) -> Answered | None:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answered | None] = loop.create_future()
        self._waiting[order.id] = owner, future, visitor
        self._lanes.tell(owner, order)
        late = loop.call_later(_ANSWER_SECONDS if owner in self._lanes.peers else _ANSWER_OF_STRANGER, _unanswered, future)
        try:
            return await future
        finally:
            late.cancel()
            del self._waiting[order.id]

    def take(self, sender: str, answer: Answered) -> None:
        """An owner has answered. What the connection is told of it goes out at once: its place among the news is here."""
        owner, future, visitor = self._waiting.get(answer.id, ("", None, None))
        if future is None or owner != sender or future.done():
            return
        future.set_result(answer)
        if visitor is not None and answer.result is not None:
            visitor.reader.put(answer.result)

    def give_up(self, peer: str) -> None:
        """A process will not answer any more."""
        for owner, future, _ in list(self._waiting.values()):
            if owner == peer:
                _unanswered(future)


def _unanswered(future: asyncio.Future[Answered | None]) -> None:
    if not future.done():
        future.set_result(None)
