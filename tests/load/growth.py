"""How costs and memory grow with the number of tables: `make load-growth`.

Beside tables at which nobody plays, and beside followed ones of another process, the same load is measured: processor time a
move, which holds on a busy machine too. And how long it takes to lay out a table from its log.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

from chabudai.core import Rng, Seat
from chabudai.games import TITLES
from chabudai.server.storage.store import LogRow
from chabudai.server.storage.table_rows import Details, from_row, new_table, to_row
from chabudai.table import Chair, ClockRule
from chabudai.table.dealer import SECRET_BYTES
from chabudai.title import Title
from tests.load import ours
from tests.load.figures import Figures, used_by
from tests.ports import free_port
from tests.server.storm import Killable
from tests.services import Broker, Postgres

COUNTS = (50, 500, 5000)
WATCHED = (100, 5000)
A_CONNECTION = 50
"""Tables that one connection follows."""
BUSY = 50
LEAST = 4000
"""Moves that are measured: then the beginnings of the games count for little."""
SEATS = 4


async def opened(port: int, count: int) -> list[str]:
    """So many tables of one person each whose game has begun; nobody follows them."""
    cookie = await ours.guest(port)
    gate = asyncio.Semaphore(4)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:

        async def one() -> str:
            async with gate:
                table = str((await ours.post(http, cookie, "/api/tables", {"game": "maki-master", "seats": 1}))["id"])
                await ours.post(http, cookie, f"/api/tables/{table}/start", {})
                return table

        return list(await asyncio.gather(*[one() for _ in range(count)]))


async def followed(port: int, tables: list[str]) -> list[ours.Client]:
    """Connections that follow the tables as the public."""
    found = []
    for start in range(0, len(tables), A_CONNECTION):
        client = ours.Client(Figures(0), await ours.guest(port), 0, 0)
        await client.connect(port)
        for table in tables[start : start + A_CONNECTION]:
            client.send(type="watch", table=table, seat=None)
        found.append(client)
    return found


def resident(process: int) -> int:
    """Memory in KiB."""
    figures = Figures(0, process)
    return figures.resident()


def many_tables(seconds: float) -> None:
    """One process with tables at which nobody plays: memory, what it does meanwhile, and a move's cost beside them."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = Killable(Path(folder), port, idle_seconds="3600")
        process = server.process.pid
        try:
            server.wait_until_ready()
            there = 0
            for count in COUNTS:
                before = resident(process)
                asyncio.run(opened(port, count - there))
                memory, used = resident(process), used_by(process)
                each = (memory - before) / (count - there)
                there = count
                time.sleep(seconds)
                idle = (used_by(process) - used) / seconds
                figures = Figures(seconds, process, least=LEAST)
                uvloop.run(ours.run_tables(port, BUSY, SEATS, 0, figures))
                print(
                    f"{count} tables at rest: {memory / 1024:.0f} MiB ({each:.0f} KiB each), {idle:.1%} of a core; "
                    f"beside them {figures.cost():.0f} µs a move, {len(figures.errors)} errors",
                    flush=True,
                )
        finally:
            server.process.kill()
            server.process.wait()


def a_front(seconds: float) -> None:
    """What a move costs a process whose connections follow so many tables of another one."""
    postgres, broker = Postgres(durable=True), Broker()
    more = {"database": postgres.new_database(), "broker": broker.address, "idle_seconds": "3600"}
    with tempfile.TemporaryDirectory() as folder:
        ports = [free_port(), free_port()]
        servers = [Killable(Path(folder), port, **more) for port in ports]
        try:
            for server in servers:
                server.wait_until_ready()

            async def beside(watched: int, tables: list[str]) -> Figures:
                watching = await followed(ports[1], tables[:watched])
                beating = asyncio.create_task(ours.beat(watching))
                parts = {"owner": lambda: [servers[0].process.pid], "front": lambda: [servers[1].process.pid]}
                figures = Figures(seconds, parts=parts, least=LEAST)
                await ours.run_tables_at(ports[:1], BUSY, SEATS, 0, figures, sockets=ports[1:])
                beating.cancel()
                for client in watching:
                    assert client.frames is not None
                    assert client.frames.transport is not None
                    client.frames.transport.abort()
                return figures

            tables = asyncio.run(opened(ports[0], max(WATCHED)))
            for watched in (*WATCHED, *reversed(WATCHED)):
                figures = uvloop.run(beside(watched, tables))
                print(
                    f"a front with {watched} followed tables: {figures.cost_of('front'):.0f} µs a move, "
                    f"their owner {figures.cost_of('owner'):.0f}, {len(figures.errors)} errors",
                    flush=True,
                )
        finally:
            for server in servers:
                server.process.kill()
                server.process.wait()
            broker.remove()
            postgres.remove()


def laid_out(title: Title, seats: int) -> None:
    """How long it takes to lay out a table from the log of a whole game."""
    rng = Rng(f"growth/{title.name}")
    table = new_table(title.name, seats, {}, "house", ClockRule(), bytes(SECRET_BYTES))
    table.chairs[:] = [Chair(user=str(seat), name=str(seat)) for seat in range(seats)]
    table.start()
    table.deal(0)
    log: list[LogRow] = []
    while (seat := table.actor()) is not None:
        legal = table.course.state.legal_actions()
        text = legal[int(rng.below(len(legal)))].text
        table.decide(Seat(seat), text, "", 0)
        log.append(LogRow("t", len(log), seat, text, "", 0, None))
    row = to_row(table, Details("t", "house", "link", "0"), 0)
    began = time.process_time()
    from_row(row, log, 0)
    print(
        f"{title.name} for {seats}: {len(log)} decisions laid out again in {1e3 * (time.process_time() - began):.1f} ms",
        flush=True,
    )


def main() -> None:
    """Measure all of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    chosen = parser.parse_args()
    for title in TITLES:
        laid_out(title, title.most)
    many_tables(chosen.seconds)
    a_front(chosen.seconds)


if __name__ == "__main__":
    main()
