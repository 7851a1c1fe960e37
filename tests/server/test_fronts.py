"""Two processes serve one table: whoever is connected at either plays, hears and is heard as if there were one."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

from tests.server.fronts import fronts
from tests.server.running import PATIENCE, Person, Running, player, seated
from tests.services import Broker, query


def there(server: Running, person: Person) -> Person:
    """The same person at another process."""
    return Person(server.url, person.token)


async def asked(work: Any, *given: Any) -> Any:
    return await asyncio.to_thread(work, *given)


def test_people_at_two_processes_play_one_game(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = seated(one.url)

        async def play() -> None:
            async with contextlib.AsyncExitStack() as stack:
                places = [one, other, other]
                clients = [
                    await stack.enter_async_context(player(server, person, table, seat))
                    for seat, (server, person) in enumerate(zip(places, people, strict=True))
                ]
                public = await stack.enter_async_context(player(other, people[0], table, None))
                for number in range(12):
                    actor = await asked(lambda: people[0].get(f"/api/tables/{table}/position")["actor"])
                    client = clients[actor]
                    await client.until(lambda _, client=client: bool(client.position and client.position.legal)) if not (
                        client.position and client.position.legal
                    ) else None
                    assert client.position is not None
                    ack = await client.move(client.position.legal[0]["text"], f"m{number}")
                    assert ack.__struct_config__.tag == "ack"
                await clients[1].send(type="say", table=table, text="done")
                for client in (*clients, public):
                    await client.until_tag("said")
                for seat, client in enumerate(clients):
                    at = there(places[1 - places.index(places[seat])], people[seat])
                    seen = await asked(at.get, f"/api/tables/{table}/position?seat={seat}")
                    assert client.position is not None
                    assert client.position.version == seen["version"]

        asyncio.run(asyncio.wait_for(play(), PATIENCE))
        assert table in one.hub.rooms
        assert table not in other.hub.rooms
        assert query(empty_postgres, "SELECT count(*) FROM log")[0][0] == 12
        assert query(empty_postgres, f"SELECT epoch FROM live WHERE table_id = '{table}'") == [(1,)]
