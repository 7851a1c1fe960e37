"""Nothing is lost: neither by bad clients nor by a killed server. `make crash` does the same with large numbers."""

import asyncio
from pathlib import Path

import pytest

from tests.server.running import running
from tests.server.storm import games_under_kills, many_games


def test_clients_that_drop_resume_and_send_garbage_end_with_the_servers_view(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        counts = asyncio.run(many_games(server.url, games=4, at_once=4))
        assert all(counts.values()), counts


@pytest.mark.parametrize("kills", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_missing_after_a_kill(tmp_path: Path, kills: int) -> None:
    assert asyncio.run(games_under_kills(tmp_path, kills=kills, games=2, seed=1)) == kills
