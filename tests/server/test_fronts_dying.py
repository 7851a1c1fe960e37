"""Servers in processes of their own that die or sleep: a table goes on at another one. `make crash-scale` does far more."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.running import Person, Player, seated, socket_at
from tests.server.storm import Killable
from tests.services import Broker, query

pytestmark = pytest.mark.slow


@pytest.fixture
def servers(empty_postgres: str, broker: Broker, tmp_path: Path) -> Iterator[list[Killable]]:
    """Two of them."""
    started = [Killable(tmp_path, free_port(), database=empty_postgres, broker=broker.address) for _ in range(2)]
    try:
        for server in started:
            server.wait_until_ready()
        yield started
    finally:
        for server in started:
            server.process.kill()
            server.process.wait()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM], ids=["killed", "asleep", "ended"])
def test_a_table_goes_on_when_its_owner_is_gone(servers: list[Killable], empty_postgres: str, how: signal.Signals) -> None:
    owner, other = servers
    table, people = seated(owner.url)
    seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])

    async def check() -> None:
        async with socket_at(other.url, people[seat]) as socket:
            client = Player(socket, table, seat)
            await client.until_tag("hello")
            await client.watch()
            assert client.position is not None
            owner.process.send_signal(how)
            answer = await client.move(client.position.legal[0]["text"], "m1")
            assert answer.__struct_config__.tag == "ack"  # after ten seconds it would be refused

    asyncio.run(asyncio.wait_for(check(), PATIENCE))
    if how == signal.SIGSTOP:
        owner.process.send_signal(signal.SIGCONT)
    else:
        owner.process.wait(PATIENCE)  # told to end, it may have played the move itself before it went
    again = Person(other.url, people[seat].token)
    assert again.get(f"/api/tables/{table}/position")["version"]
    assert query(empty_postgres, "SELECT count(*) FROM log") == [(1,)]
    assert query(empty_postgres, f"SELECT epoch FROM live WHERE table_id = '{table}'") == [(2,)]
