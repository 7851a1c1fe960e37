"""A decision that is still on its way to the disk: nobody is told of it, nor of anything that follows from it."""

import itertools
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from chabudai.core import NOBODY
from tests.server.running import Person, Running, running, seated

_LONG_ENOUGH = 0.5


@contextmanager
def busy_disk(folder: Path) -> Iterator[None]:
    """While this lasts the server's writer waits."""
    disk = sqlite3.connect(folder / "tables.db", isolation_level=None)
    disk.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        disk.execute("ROLLBACK")
        disk.close()


def to_decide(table: str, people: list[Person]) -> tuple[int, str]:
    """Who is to decide, and a legal action."""
    for seat, person in enumerate(people):
        legal = person.get(f"/api/tables/{table}/position?seat={seat}")["legal"]
        if legal:
            return seat, legal[0]["text"]
    raise AssertionError("nobody is to decide")


def ask_meanwhile(server: Running, folder: Path, table: str, people: list[Person], path: str) -> Future[Any]:
    """Decide on a busy disk and ask for something; nothing may be answered before the disk is free."""
    seat, action = to_decide(table, people)
    asking = people[(seat + 1) % len(people)]
    with ThreadPoolExecutor(2) as pool, busy_disk(folder):
        move = {"seat": seat, "action": action, "id": "held up"}
        played = pool.submit(people[seat].post, f"/api/tables/{table}/moves", move)
        while not server.hub.rooms[table].lock.locked():
            sleep(0.01)
        answer = pool.submit(asking.http.get, f"/api/tables/{table}/{path.format(mine=(seat + 1) % len(people), other=seat)}")
        assert not wait_for([played, answer], timeout=_LONG_ENOUGH).done
    assert played.result()["version"]
    return answer


@pytest.mark.parametrize("path", ["position?seat={mine}", "position", "record?seat={mine}", "replay?seat={mine}"])
def test_a_decision_is_told_once_it_is_stored(tmp_path: Path, path: str) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        assert ask_meanwhile(server, tmp_path, table, people, path).result().status_code == 200


@pytest.mark.parametrize("path", ["draws", "replay?seat={other}", "record"])
def test_a_game_is_over_once_its_last_decision_is_stored(tmp_path: Path, path: str) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url, "makatsu", 2)
        for moves in itertools.count():
            seat, action = to_decide(table, people)
            after = server.hub.rooms[table].table.course.state.clone()
            after.apply(after.legal_actions()[0])
            if after.actor() == NOBODY:
                break
            people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": str(moves)})
        assert ask_meanwhile(server, tmp_path, table, people, path).result().status_code == 200
