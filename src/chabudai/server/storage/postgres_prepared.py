"""Prepared statements of PostgreSQL that the event loop itself waits for.

A thread would have to be woken, and would wait for the interpreter as often as it gave it up: three times the cost of the rest.
"""

import asyncio
import select
from collections.abc import Callable
from typing import Final

import psycopg
from psycopg import pq

_GOOD: Final = (pq.ExecStatus.COMMAND_OK, pq.ExecStatus.TUPLES_OK)


def prepare(connection: psycopg.Connection, name: bytes, statement: bytes) -> None:
    """Let a new connection know a statement under this name; it waits."""
    _checked(connection, connection.pgconn.prepare(name, statement))


async def first_column(connection: psycopg.Connection, name: bytes, value: bytes) -> list[str]:
    """Have a statement executed with this value; what the first column of its rows says, once it is committed."""
    line = connection.pgconn
    line.send_query_prepared(name, [value])
    while line.flush():
        await _until_ready(line.socket, is_to_write=True)
    results = []
    while (result := await _next_result(line)) is not None:  # all of them: the commit itself is the last that can fail
        results.append(result)
    rows = [(result, row) for result in results for row in range(_checked(connection, result).ntuples)]
    return [(result.get_value(row, 0) or b"").decode() for result, row in rows]


async def _next_result(line: pq.abc.PGconn) -> pq.abc.PGresult | None:
    while line.is_busy():
        await _until_ready(line.socket)
        line.consume_input()
    return line.get_result()


def _checked(connection: psycopg.Connection, result: pq.abc.PGresult) -> pq.abc.PGresult:
    if result.status in _GOOD:
        return result
    if connection.closed:
        raise psycopg.OperationalError("the connection is lost")
    raise psycopg.errors.error_from_result(result)


async def _until_ready(socket: int, is_to_write: bool = False) -> None:
    """Until something can be read, or written."""
    loop = asyncio.get_running_loop()
    watch: Callable[..., object] = loop.add_writer if is_to_write else loop.add_reader
    ready: asyncio.Future[None] = loop.create_future()
    try:
        watch(socket, _set, ready)
    except NotImplementedError:  # Windows' loop can watch none: a thread does
        await asyncio.to_thread(select.select, [] if is_to_write else [socket], [socket] if is_to_write else [], [])
        return
    try:
        await ready
    finally:
        (loop.remove_writer if is_to_write else loop.remove_reader)(socket)


def _set(ready: asyncio.Future[None]) -> None:
    if not ready.done():
        ready.set_result(None)
