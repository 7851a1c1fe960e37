"""A real process that is ended in order, and what it has written down."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.running import Person, socket_by
from tests.server.storm import Killable
from tests.server.test_sockets import code_of, run


class Logging(Killable):
    """A server whose standard error is kept."""

    def start(self) -> None:
        folder = Path(self.environment["CHABUDAI_DATABASE"]).parent
        with (folder / "log").open("wb") as log:
            program = [sys.executable, "-m", "chabudai.server.ops.main"]
            self.process = subprocess.Popen(program, env={**os.environ, **self.environment}, stderr=log)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Logging]:
    server = Logging(tmp_path, free_port(), log_level="DEBUG")
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.kill()


async def connected(server: Killable, person: Person) -> ClientConnection:
    socket = await socket_by(server.url, {"Cookie": person.cookie})
    assert "hello" in str(await asyncio.wait_for(socket.recv(), PATIENCE))
    return socket


async def code_at_the_end(socket: ClientConnection) -> int:
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    except ConnectionClosed as closed:
        return code_of(closed)


def test_everyone_is_told_that_the_server_goes_down(process: Logging) -> None:
    people = [Person(process.url) for _ in range(4)]
    table = people[0].open_table()

    async def check() -> None:
        sockets = [await connected(process, person) for person in people for _ in range(4)]
        for socket in sockets[:8]:
            await socket.send(f'{{"type":"watch","table":"{table}"}}')
        process.process.send_signal(signal.SIGTERM)
        assert await asyncio.gather(*map(code_at_the_end, sockets)) == [1001] * 16

    with people[0].http.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        assert "snapshot" in next(lines)
        run(check())
        assert all(line == "" or "type" in line for line in lines)
    assert process.process.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_no_address_of_a_client_and_no_frame_is_written_down(process: Logging, tmp_path: Path) -> None:
    person = Person(process.url)
    table = person.open_table()

    async def check() -> None:
        socket = await connected(process, person)
        await socket.send(f'{{"type":"watch","table":"{table}","seat":0}}')
        socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        await code_at_the_end(socket)

    run(check())
    person.get("/api/nowhere?secret=4711", 404)
    person.http.close()
    assert process.end() in (0, -signal.SIGTERM)
    log = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert any(line["message"] == "request" for line in lines)
    for secret in ("127.0.0.1:", "4711", table, person.token, str(person.me["id"]), "/api/socket", "snapshot"):
        assert secret not in log
    assert not [line for line in lines if line["severity"] in ("ERROR", "CRITICAL")]
