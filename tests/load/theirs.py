"""Clients of boardgame.io's server: socket.io over a plain WebSocket, driven as ours are."""

import asyncio
import random
import secrets
import time
from typing import Any

import msgspec

from tests.load.figures import Figures
from tests.load.frames import Frames, connected

_NAMESPACE = b"/zenmaster,"


class _Ctx(msgspec.Struct):
    currentPlayer: str  # noqa: N815 -- the peer's own names
    gameover: Any = None


class _Hands(msgspec.Struct):
    hands: list[Any]


class _State(msgspec.Struct):
    G: _Hands
    ctx: _Ctx
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class _Sync(msgspec.Struct):
    state: _State


_decode_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode_sync = msgspec.json.Decoder(_Sync).decode
_decode_state = msgspec.json.Decoder(_State).decode


class Client:
    """One seat: plays at random as soon as it is its turn, or after its think time; match after match on one socket."""

    def __init__(self, figures: Figures, seat: int, think: float) -> None:
        self.figures, self.seat, self.think = figures, seat, think
        self.match = ""
        self.over = asyncio.Event()
        self.ready = asyncio.Event()
        self.frames: Frames | None = None
        self.sent: tuple[int, float] | None = None

    async def connect(self, port: int) -> None:
        await connected(port, "/socket.io/?EIO=4&transport=websocket", {}, self)
        await self.ready.wait()

    def emit(self, *event: object) -> None:
        assert self.frames is not None
        self.frames.send(b"42" + _NAMESPACE + msgspec.json.encode(event))

    def watch(self, match: str, seats: int) -> None:
        self.match = match
        self.over.clear()
        self.sent = None
        self.emit("sync", match, str(self.seat), None, seats)

    def hear(self, text: bytes) -> None:
        assert self.frames is not None
        if text.startswith(b"0"):
            self.frames.send(b"40" + _NAMESPACE)
        elif text == b"2":
            self.frames.send(b"3")
        elif text.startswith(b"40"):
            self.ready.set()
        elif text.startswith(b"42" + _NAMESPACE):
            self._event(_decode_event(text[2 + len(_NAMESPACE) :]))

    def _event(self, event: list[msgspec.Raw]) -> None:
        name = bytes(event[0])
        if name not in (b'"sync"', b'"update"') or bytes(event[1]) != b'"' + self.match.encode() + b'"':
            return
        state = _decode_sync(event[2]).state if name == b'"sync"' else _decode_state(event[2])
        if self.sent is not None and state.stateID > self.sent[0]:
            self.figures.acknowledged(time.perf_counter() - self.sent[1])
            self.sent = None
        if state.ctx.gameover is not None:
            self.over.set()
        elif state.ctx.currentPlayer == str(self.seat) and self.sent is None:
            if self.think:
                asyncio.get_running_loop().call_later(self.think * random.uniform(0.5, 1.5), self.play, state)
            else:
                self.play(state)

    def play(self, state: _State) -> None:
        if self.figures.is_over:
            return
        self.sent = state.stateID, time.perf_counter()
        card = random.choice(state.G.hands[self.seat])
        payload = {"type": "play", "args": [card], "playerID": str(self.seat), "credentials": None}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.stateID, self.match, str(self.seat))


async def run_tables(port: int, tables: int, seats: int, think: float, figures: Figures) -> None:
    """Play at so many tables, match after match, until the figures say it is over."""
    groups = [[Client(figures, seat, think) for seat in range(seats)] for _ in range(tables)]
    clients = [client for group in groups for client in group]
    for client in clients:
        await client.connect(port)
    playing = [asyncio.create_task(_matches(group)) for group in groups]
    figures.begin()
    await figures.finished([client.frames for client in clients if client.frames is not None])
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in clients:
        if client.frames is not None and client.frames.transport is not None:
            client.frames.transport.abort()


async def _matches(group: list[Client]) -> None:
    while True:
        match = secrets.token_hex(6)
        for client in group:
            client.watch(match, len(group))
        await asyncio.gather(*[client.over.wait() for client in group])
