"""A process that is asked once and reports line by line; it ends with whoever listens. Both ends of it."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncGenerator
from typing import Final, TypeVar

import msgspec

GENTLE = 10
_LINE: Final = 1 << 24
_Asked = TypeVar("_Asked")


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


def what_is_asked(kind: type[_Asked]) -> _Asked:
    """In the process: what it is asked. From now on it has less right to the processor than the games that run."""
    os.nice(GENTLE)
    return msgspec.json.decode(sys.stdin.buffer.read(), type=kind)


def tell(reported: msgspec.Struct) -> None:
    """In the process: a line of its report."""
    sys.stdout.buffer.write(msgspec.json.encode(reported) + b"\n")
    sys.stdout.buffer.flush()
