"""The proxy that is shipped, before two servers: whatever is of one table comes to the same of them."""

import asyncio
import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.patience import PATIENCE, eventually
from tests.ports import free_port
from tests.server import plain
from tests.server.fronts import fronts
from tests.server.running import Person, Player, Running
from tests.services import Broker

CADDY = shutil.which("caddy")
FILE = Path(__file__).parents[2] / "deploy/Caddyfile"

pytestmark = pytest.mark.skipif(CADDY is None, reason="Caddy is not installed here")


@contextlib.contextmanager
def proxy(folder: Path, servers: list[Running]) -> Iterator[str]:
    """The address of the proxy before these servers."""
    assert CADDY is not None
    port = free_port()
    places = {
        "CHABUDAI_DOMAIN": f"http://127.0.0.1:{port}",
        "CHABUDAI_UPSTREAM": " ".join(server.url.removeprefix("http://") for server in servers),
        "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "HOME": str(folder),
    }
    command = [CADDY, "run", "--config", str(FILE), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("wb") as log, subprocess.Popen(command, env=os.environ | places, stderr=log) as process:
        try:
            eventually(lambda: is_up(places["CHABUDAI_DOMAIN"]))
            yield places["CHABUDAI_DOMAIN"]
        finally:
            process.terminate()


def is_up(url: str) -> bool:
    try:
        return bool(plain.get(f"{url}/healthz").status_code == 200)
    except httpx.TransportError:
        return False


async def home_of(url: str, servers: list[Running], table: str, people: list[Person]) -> int:
    """Everyone comes for the table, as the pages do, and follows the own seat; which server all of them are at then."""
    address = f"{url.replace('http', 'ws')}/api/socket?table={table}"
    async with contextlib.AsyncExitStack() as stack:
        clients: list[Player] = []
        for seat, person in enumerate(people):
            headers = {"Cookie": person.cookie, "X-Table": f"{seat}"}
            socket = await stack.enter_async_context(connect(address, additional_headers=headers, open_timeout=PATIENCE))
            clients.append(Player(socket, table, seat))
            await clients[-1].watch()
        await asyncio.to_thread(people[0].post, f"/api/tables/{table}/start")
        for client in clients:
            while client.position is None:
                await client.receive()
        home = next(number for number, server in enumerate(servers) if table in server.hub.rooms)
        assert [reader.process for reader in servers[home].hub.rooms[table].readers()] == [""] * len(people)
        return home


def test_all_of_a_table_come_to_one_server(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as both, proxy(tmp_path, list(both)) as url:
        people = [Person(url) for _ in range(3)]
        homes: set[int] = set()
        for _ in range(12):
            table = people[0].open_table("zenmaster", 3)
            for person in people[1:]:
                person.post(f"/api/tables/{table}/join")
            homes.add(asyncio.run(asyncio.wait_for(home_of(url, list(both), table, people), PATIENCE)))
        assert homes == {0, 1}


@pytest.mark.parametrize("path", ["/metrics", "/readyz"])
def test_what_is_inside_stays_inside(empty_postgres: str, broker: Broker, tmp_path: Path, path: str) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as both, proxy(tmp_path, list(both)) as url:
        assert [plain.get(f"{server.url}{path}").status_code for server in both] == [200, 200]
        assert plain.get(f"{url}{path}").status_code == 404
