"""The example bot plays whole games over the stream and POST."""

import importlib.util
import threading
from pathlib import Path
from typing import Any

import pytest

from chabudai.games import TITLES
from chabudai.title import Title
from tests.patience import PATIENCE
from tests.server.running import Person, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_the_example_bot_plays_a_whole_game(tmp_path: Path, title: Title) -> None:
    module = example()
    with running(tmp_path) as server:
        people = [Person(server.url) for _ in range(max(2, title.fewest))]
        table = people[0].open_table(title.name, len(people))
        tokens = [person.post("/api/me/tokens", {"label": "bot"}, 201)["token"] for person in people]
        outcomes: list[Any] = []

        def play(token: str) -> None:
            outcomes.append(module.Bot(server.url, token, table).play(module.choose))

        for person in people[1:]:
            person.post(f"/api/tables/{table}/join")
        threads = [threading.Thread(target=play, args=(token,), daemon=True) for token in tokens]
        for thread in threads:
            thread.start()
        people[0].post(f"/api/tables/{table}/start")
        for thread in threads:
            thread.join(2 * PATIENCE)
        assert len(outcomes) == len(people)
        assert all(outcome == outcomes[0] for outcome in outcomes)
