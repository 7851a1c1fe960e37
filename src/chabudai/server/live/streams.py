"""Numbered messages to one audience of one table, and the queues to those who read them.

A seat's stream belongs to the person who holds the seat: whoever holds it next gets another one.

A stream keeps its last messages, so that a client that lost its connection can go on where it was. A message is encoded
once for all readers of a stream.
"""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Final

from chabudai.core import Seat
from chabudai.server.socket.messages import Resumed

KEPT: Final = 32
_DROPS_WHAT_WAITS: Final = (4401, 4409)
"""A credential that has ended hears nothing more, and a reader that is too slow never would."""


class Reader(ABC):
    """Whoever follows a stream, here or by way of another process."""

    __slots__ = ()

    @abstractmethod
    def put(self, message: bytes) -> None:
        """Tell it something."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Nothing more is told here: it connects again, or follows elsewhere."""

    @abstractmethod
    def is_closed(self) -> bool:
        """Whether that is so."""

    @abstractmethod
    def lose(self, table: str, to: str) -> None:
        """A table that it follows here is another process's from now on: it goes on following there."""

    @abstractmethod
    def tell_moves(self, moved: Callable[[str], None] | None) -> None:
        """What a connection of this process calls when a table that it follows here went to another one."""

    @property
    @abstractmethod
    def process(self) -> str:
        """Which other process the connection is at; empty if it is at this one."""


class Outbox(Reader):
    """The queue to one connection. A reader that is too slow is cut off and can resume.

    `write_now` sends a message if that needs no waiting, and says whether it did; then nothing is queued and no task is woken.
    """

    def __init__(self, limit: int, write_now: Callable[[bytes], bool] | None = None) -> None:
        self._limit: Final = limit
        self._write_now: Final = write_now
        self.is_sending = False
        """Whether what was taken is still on its way."""
        self._waiting: Final[deque[bytes]] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self.close_code = 0
        self._moved: Callable[[str], None] | None = None

    def put(self, message: bytes) -> None:
        """Queue a message, or cut the connection off."""
        if self.close_code:
            return
        if self._write_now is not None and not self._waiting and not self.is_sending and self._write_now(message):
            return
        if len(self._waiting) >= self._limit:
            self.close(4409)
            return
        self._waiting.append(message)
        self._wake()

    def close(self, code: int) -> None:
        """End the connection with this code, once what waits is sent where it still may be."""
        if not self.close_code:
            self.close_code = code
            if code in _DROPS_WHAT_WAITS:
                self._waiting.clear()
            self._wake()

    def is_closed(self) -> bool:
        return self.close_code != 0

    def lose(self, table: str, to: str) -> None:
        del to  # it is known where every table of this process went
        if self._moved is not None:
            self._moved(table)

    def tell_moves(self, moved: Callable[[str], None] | None) -> None:
        self._moved = moved

    @property
    def process(self) -> str:
        return ""

    def is_waiting(self) -> bool:
        """Whether anything is still to be taken."""
        return bool(self._waiting)

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def take(self) -> list[bytes]:
        """What waits; empty when the connection is to end."""
        self.is_sending = False
        while not self._waiting:
            if self.close_code:
                return []
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        taken = list(self._waiting)
        self._waiting.clear()
        self.is_sending = True
        return taken


class Stream:
    """What one audience of a table hears. `owner` is the person who holds the seat, empty for the public."""

    def __init__(self, table: str, audience: Seat | None, owner: str, version: str) -> None:
        self.id: Final = secrets.token_hex(8)
        self.table: Final = table
        self.audience: Final = audience
        self.owner: Final = owner
        self.version = version
        """What the audience saw last."""
        self.seq = 0
        self._kept: Final[deque[bytes]] = deque(maxlen=KEPT)
        self.readers: Final[dict[Reader, str]] = {}
        """The connections that follow, and whose they are."""

    def send(self, message: bytes) -> None:
        """Tell all readers; the message carries the next number."""
        self._kept.append(message)
        for reader in self.readers:
            reader.put(message)

    def resumed(self) -> Resumed:
        """Tells a reader that this stream goes on."""
        return Resumed(self.table, self.audience, self.id, self.seq)

    def next_seq(self) -> int:
        """The number for the next message."""
        self.seq += 1
        return self.seq

    def missed(self, stream: str, since: int) -> list[bytes] | None:
        """The messages after number `since`, None when they cannot be given."""
        behind = self.seq - since
        if stream != self.id or behind < 0 or behind > len(self._kept):
            return None
        return list(self._kept)[len(self._kept) - behind :]
