"""A bot of one's own at a live table plays on when the server has started anew."""

import threading
from pathlib import Path
from typing import Any

from chabudai.bots import bot
from chabudai.cli.bot_client import TableClient
from chabudai.core import Rng
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.running import Person, running


def test_it_comes_back_by_itself_and_plays_to_the_end(tmp_path: Path) -> None:
    port = free_port()
    lost, ends = threading.Event(), list[Any]()

    def tell(_said: str) -> None:
        lost.set()

    with running(tmp_path, port=port) as server:
        person = Person(server.url)
        table = person.open_table("makatsu", 2)
        token = person.post("/api/me/tokens", {"label": "bot"}, 201)["token"]
        client = TableClient(server.url, token, table, tell)
        game = client.game()
        player = threading.Thread(
            target=lambda: ends.append(client.play(bot("random", game), client.seat(), Rng(1))), daemon=True
        )
        cookie = person.token
        player.start()
    assert lost.wait(PATIENCE)
    with running(tmp_path, port=port) as server:
        host = Person(server.url, cookie)
        host.post(f"/api/tables/{table}/bots", {"level": "beginner"})
        host.post(f"/api/tables/{table}/start")
        player.join(2 * PATIENCE)
        assert ends == [host.get(f"/api/tables/{table}/position")["outcome"]]
