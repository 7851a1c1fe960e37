"""Lanes: one channel for each process and one for all. A frame holds what one turn of the loop has for a lane.

The broker keeps nothing and promises nothing. Frames are numbered, a heartbeat tells the numbers, and whoever misses one, or
hears nothing for a while, is told so by `Hearer.broken` and repairs what it needs.
"""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from typing import Final

import msgspec

from chabudai.server.lanes.broker import BrokerError, Line, line_to
from chabudai.server.lanes.items import Frame, Item, Told, decode, encode
from chabudai.server.live.times import system_ticks
from chabudai.server.ops import metrics

ALL: Final = ""
"""The lane of all."""
_HEARTBEAT: Final = 1.0
_SILENT: Final = 3.0
_ECHO_SECONDS: Final = 2.0
_FIRST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 1.0
_log: Final = logging.getLogger("chabudai.lanes")


class Hearer(ABC):
    """What a process does with what it hears."""

    @abstractmethod
    def heard(self, sender: str, item: Item) -> None:
        """Another process says something. It must not raise."""

    @abstractmethod
    def broken(self, peer: str) -> None:
        """Something of what the other process said is lost."""

    @abstractmethod
    def gone(self, peer: str) -> None:
        """The other process is silent."""


class Peer:
    """Another process: the numbers of the last frames from it, and when that was."""

    __slots__ = ("at", "numbers")

    def __init__(self) -> None:
        self.at = system_ticks()
        self.numbers: dict[str, int] = {}


def _channel(process: str) -> bytes:
    return b"lane:" + (process or "all").encode()


class Lanes:
    """All lanes of a process."""

    def __init__(self, address: str, process: str, silent: float = _SILENT) -> None:
        self.process: Final = process
        self.peers: Final[dict[str, Peer]] = {}
        self._address: Final = address
        self._silent: Final = silent
        self._hearer: Hearer | None = None
        self._out: Line | None = None
        self._in: Line | None = None
        self._waiting: Final[dict[str, list[Item]]] = {}
        self._numbers: Final[dict[str, int]] = {ALL: 0}
        self._own_heard = 0
        self._echoes: Final[list[tuple[int, asyncio.Future[None]]]] = []
        """Who waits for what was said to all to come back."""
        self._tasks: Final[list[asyncio.Task[None]]] = []

    @property
    def is_open(self) -> bool:
        """Whether the broker is there."""
        return self._out is not None

    async def open(self, hearer: Hearer) -> None:
        """Be heard and hear; raises BrokerError if the broker is not there."""
        self._hearer = hearer
        await self._connect()
        self._tasks.append(asyncio.create_task(self._keep_open()))
        self._tasks.append(asyncio.create_task(self._beat()))

    async def close(self) -> None:
        """Say what is to be said, and no more."""
        for task in self._tasks:
            task.cancel()
        self._flush()
        if self._out is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_ECHO_SECONDS):
                    await self._out.end_in_order()
        self._part()
        await asyncio.sleep(0)

    # Telling.

    def tell(self, to: str, item: Item) -> None:
        """Tell a process something, or all; it is sent at the end of this turn of the loop. What cannot be sent is lost."""
        waiting = self._waiting.get(to)
        if waiting is None:
            waiting = self._queue(to)
        waiting.append(item)

    def tell_table(self, to: str, table: str, connection: int, message: bytes) -> None:
        """Tell a connection of another process something about a table. A message is sent once for all of them."""
        waiting = self._waiting.get(to)
        if waiting is None:
            waiting = self._queue(to)
        elif waiting:
            last = waiting[-1]
            if type(last) is Told and last.message is message:
                last.to.append(connection)
                return
        waiting.append(Told(table, [connection], message))

    def _queue(self, to: str) -> list[Item]:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        waiting = self._waiting[to] = []
        return waiting

    def _flush(self) -> None:
        for to, items in self._waiting.items():
            self._publish(to, items)
        self._waiting.clear()

    def _publish(self, to: str, items: list[Item]) -> None:
        number = self._numbers[to] = self._numbers.get(to, 0) + 1
        if self._out is not None:
            numbers = None if to else self._numbers
            self._out.send(b"PUBLISH", _channel(to), encode(Frame(self.process, number, items, numbers)))
            metrics.FRAMES.inc()

    async def settled(self) -> None:
        """Until the broker has passed on all that was said to all: what anyone says later then comes later everywhere."""
        self._flush()
        if self._out is None:
            return  # it is lost, and whoever has missed it will notice
        echo: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._echoes.append((self._numbers[ALL], echo))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_ECHO_SECONDS):
                await echo

    def _echo(self, number: int) -> None:
        for awaited, echo in self._echoes:
            if awaited <= number and not echo.done():
                echo.set_result(None)
        self._echoes[:] = [waiting for waiting in self._echoes if not waiting[1].done()]

    def put(self, key: bytes, most: int, value: bytes) -> bool:
        """Add to a list of the broker that is never longer; whether the broker is there."""
        if self._out is None:
            return False
        self._out.send(b"RPUSH", key, value)
        self._out.send(b"LTRIM", key, b"-%d" % most, b"-1")
        self._out.send(b"EXPIRE", key, b"60")
        return True

    # Hearing.

    def _heard(self, data: bytes) -> None:
        try:
            frame: Frame = decode(data)
        except msgspec.DecodeError:
            _log.error("a frame cannot be read")  # of another version, or not ours
            return
        if frame.sender == self.process:
            self._own_heard = system_ticks()
            self._echo(frame.number)
            return
        assert self._hearer is not None
        if frame.sender:
            self._follow(frame)
        for item in frame.items:
            self._hearer.heard(frame.sender, item)

    def _follow(self, frame: Frame) -> None:
        """Whose frame it is, and whether it is the next one. A thinker has no name and no numbers."""
        peer = self.peers.get(frame.sender)
        is_new = peer is None
        if peer is None:
            peer = self.peers[frame.sender] = Peer()
            self._publish(ALL, [])  # so that it knows of this process at once
        peer.at = system_ticks()
        self._count(frame, peer, is_new)

    def _count(self, frame: Frame, peer: Peer, is_new: bool) -> None:
        """Whether all was heard that came before. Of the lane of all, whoever is new has missed nothing."""
        assert self._hearer is not None
        if frame.numbers is None and frame.number == peer.numbers.get(self.process, 0) + 1:
            peer.numbers[self.process] = frame.number
            return
        if frame.numbers is None:
            told = {self.process: frame.number}
            known = {self.process: peer.numbers.get(self.process, 0) + 1}
        else:
            told = {ALL: frame.number, self.process: frame.numbers.get(self.process, 0)}
            known = {
                ALL: frame.number if is_new else peer.numbers.get(ALL, frame.number - 1) + 1,
                self.process: peer.numbers.get(self.process, 0),
            }
        peer.numbers.update(told)
        if told != known:
            metrics.BREAKS.inc()
            self._hearer.broken(frame.sender)

    # The connection.

    async def _connect(self) -> None:
        inward = await line_to(self._address, self._heard)
        try:
            await inward.ask(b"SUBSCRIBE", _channel(self.process))
            await inward.ask(b"SUBSCRIBE", _channel(ALL))
            self._out = await line_to(self._address)
            self._out.only_speak()
        except BaseException:
            inward.close()
            raise
        self._in = inward
        self._own_heard = system_ticks()
        self._publish(ALL, [])

    def _part(self) -> None:
        for line in (self._in, self._out):
            if line is not None:
                line.close()
        self._in = self._out = None

    async def _keep_open(self) -> None:
        while True:
            assert self._in is not None
            assert self._out is not None
            await asyncio.wait([self._in.lost, self._out.lost], return_when=asyncio.FIRST_COMPLETED)
            _log.warning("the broker is gone")
            self._part()
            await self._connect_again()
            _log.warning("the broker is back")
            assert self._hearer is not None
            for peer in list(self.peers):
                self._hearer.broken(peer)

    async def _connect_again(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except (BrokerError, OSError):
                await asyncio.sleep(pause)
                pause = min(_LONGEST_PAUSE, 2 * pause)

    async def _beat(self) -> None:
        while True:
            began = system_ticks()
            await asyncio.sleep(_HEARTBEAT)
            self._publish(ALL, [])
            now = system_ticks()
            if now - began < 2000 * _HEARTBEAT:  # else it is this process that was asleep
                self._look(now)

    def _look(self, now: int) -> None:
        """Who is silent: another process, or the broker itself."""
        oldest = now - int(self._silent * 1000)
        if self._in is not None and self._own_heard < oldest:
            self._in.close()
            return
        assert self._hearer is not None
        for process in [process for process, peer in self.peers.items() if peer.at < oldest]:
            if self.is_open:
                del self.peers[process]
                self._numbers.pop(process, None)
                self._hearer.gone(process)
