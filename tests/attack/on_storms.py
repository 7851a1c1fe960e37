"""The fuzzers: hostile messages by the hundred thousand, over TCP and straight into the application."""

import asyncio
import contextlib
import gc
import logging
import os
import re
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

from chabudai.server.app import create_app
from tests.attack.afterwards import stuck_tables
from tests.attack.fuzzing import Fuzzer
from tests.attack.ground import MIB, Ground, attack
from tests.attack.straight import StraightHttp, StraightSocket
from tests.attack.wire import Http, Socket
from tests.server import plain
from tests.server.running import settings_for

_BACK: Final = 1.2
"""Memory afterwards, by what it was after a first storm."""
_FEW: Final = 3
"""Tables that may still be played at."""
_LOOKED_AT: Final = 60
"""So many of the last tables are looked at afterwards."""


async def _stormed(ground: Ground, fuzzer: Fuzzer, memory: Callable[[], int], loaded: Callable[[], int]) -> None:
    """A first storm, then the one that counts; then nothing is stuck, and nothing is kept."""
    messages = ground.size(100_000, 2_000)
    await fuzzer.rage(messages // 4)
    await _at_rest(ground, loaded)
    before = memory()
    await fuzzer.rage(messages)
    storm = fuzzer.storm
    assert not storm.failures, storm.failures[:3]
    stuck = await stuck_tables(fuzzer, fuzzer.tables[-_LOOKED_AT:])
    left = await _at_rest(ground, loaded)
    after = memory()
    ground.notes.append(
        f"{storm}; {len(fuzzer.tables)} tables, {left} still loaded; memory {before / MIB:.0f} → {after / MIB:.0f} MiB"
    )
    assert not stuck, f"{len(stuck)} tables are stuck"
    assert storm.answers["ack"] + storm.answers["moves"] > messages / 1000, "hardly a move was played"
    assert ground.is_quick or after < before * _BACK, f"memory: {before / MIB:.0f} → {after / MIB:.0f} MiB"


async def _at_rest(ground: Ground, loaded: Callable[[], int]) -> int:
    """Until tables that nobody plays at are unloaded and those of bots alone are over; returns how many are left."""
    bound = time.monotonic() + ground.size(400, 20)
    while (left := await asyncio.to_thread(loaded)) > _FEW and time.monotonic() < bound:
        await asyncio.sleep(0.2)
    return left


@attack("100,000 hostile messages over TCP at tables that come and go: no 5xx, no traceback, no stuck table, no memory kept")
def over_tcp(ground: Ground) -> None:
    with ground.server(idle_seconds="1", hint_seconds="5", log_level="WARNING") as server:

        def loaded() -> int:
            text = plain.get(f"{server.url}/metrics").text
            found = re.search(r"^chabudai_tables_loaded (\S+)", text, re.MULTILINE)
            return int(float(found[1])) if found else 0

        fuzzer = Fuzzer(lambda: Http(server.url), Socket, ground.size(4711, 12))
        asyncio.run(_stormed(ground, fuzzer, server.memory, loaded))


class _Errors(logging.Handler):
    """Keeps what was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: Final[list[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


def _own_memory() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def _standing(folder: Path) -> AsyncIterator[tuple[Fuzzer, Callable[[], int]]]:
    app = create_app(settings_for(folder, idle_seconds=1.0, hint_seconds=5.0))
    async with app.router.lifespan_context(app):
        fuzzer = Fuzzer(lambda: StraightHttp(app), lambda: StraightSocket(app), 815)
        yield fuzzer, lambda: len(app.state.services.hub.rooms)


@attack("100,000 hostile messages straight into the application: no 5xx, no traceback, no stuck table, no memory kept")
def straight(ground: Ground) -> None:
    errors = _Errors()

    async def main() -> None:
        async with _standing(ground.folder) as (fuzzer, loaded):
            await _stormed(ground, fuzzer, _own_memory, loaded)

    root = logging.getLogger()
    root.addHandler(errors)
    try:
        asyncio.run(main())
    finally:
        root.removeHandler(errors)
    assert not errors.told, f"the log tells of errors: {errors.told[:3]}"
