"""A process that is asked once and reports line by line; it ends with whoever listens."""

import asyncio
import contextlib
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncGenerator
from typing import Final

_LINE: Final = 1 << 24


async def reports(program: list[str], asked: bytes) -> AsyncGenerator[bytes, None]:
    """The lines that the program answers. Close it (`contextlib.aclosing`), and the process is gone."""
    process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_LINE)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(asked)
        process.stdin.write_eof()
        while line := await process.stdout.readline():
            yield line
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
