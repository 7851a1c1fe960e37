"""Whole games over real sockets."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from chabudai.core import Rng, read_record
from chabudai.games import TITLES, game_of
from chabudai.table import verify
from tests.patience import PATIENCE
from tests.server.running import Person, Player, player, running, seated


async def play_to_the_end(players: list[Player], seed: int = 1) -> None:
    """Everyone plays at random when it is their turn, each from what its own socket told it."""

    async def one(client: Player, rng: Rng) -> None:
        number = 0
        while client.position is None or client.position.outcome is None:
            position = client.position
            if position is not None and position.legal:
                action = position.legal[int(rng.below(len(position.legal)))]["text"]
                number += 1
                answer = await client.move(action, f"{client.seat}-{number}", position.version)
                assert answer.__struct_config__.tag == "ack", answer
                while client.position is position:
                    await client.receive()
            else:
                await client.receive()

    async with asyncio.timeout(4 * PATIENCE):
        await asyncio.gather(*[one(client, Rng(seed + (client.seat or 0))) for client in players])


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_whole_game_is_played_and_its_record_verifies(tmp_path: Path, title: object) -> None:
    name = getattr(title, "name", "")
    with running(tmp_path) as server:
        table, people = seated(server.url, name)

        async def play() -> None:
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(player(server, p, table, s)) for s, p in enumerate(people)]
                watcher = await stack.enter_async_context(player(server, people[0], table, None))
                await play_to_the_end([*clients])
                await watcher.until(lambda message: getattr(message, "info", None) is not None and message.info.phase == "over")

        asyncio.run(play())
        text = people[0].get(f"/api/tables/{table}/record")
        assert verify(text, game_of(read_record(text))) == []
        assert people[0].get("/api/tables?scope=mine")[0]["phase"] == "over"


def test_bots_fill_the_chairs_and_play(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        table = person.open_table()
        person.post(f"/api/tables/{table}/bots", {"level": "random"})
        person.post(f"/api/tables/{table}/start")

        async def play() -> None:
            async with player(server, person, table, 0) as client:
                await play_to_the_end([client])

        asyncio.run(play())
        assert person.get(f"/api/tables/{table}")["phase"] == "over"
