"""A table that is read from the storage again: complete from the first moment that anyone can find it."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from chabudai.core import Seat
from tests.patience import PATIENCE
from tests.server.running import Person, Running, dump, running, seated


async def _found_half_loaded(server: Running, table: str, seat: int) -> int:
    """Drop the room, load it, and look at every step of the loop whether it can be found without its past."""
    hub = server.hub
    del hub.rooms[table]
    loading = asyncio.ensure_future(hub.room(table))
    halves = 0
    while not loading.done():
        await asyncio.sleep(0)
        room = hub.rooms.get(table)
        halves += room is not None and not room.has_played(Seat(seat), "first")
    return halves


def test_a_move_sent_again_is_known_as_soon_as_its_table_is_loaded(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        positions = [person.get(f"/api/tables/{table}/position?seat={seat}") for seat, person in enumerate(people)]
        seat = next(seat for seat, position in enumerate(positions) if position["legal"])
        action = positions[seat]["legal"][0]["text"]
        people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "first"})
        assert server.loop is not None
        looked = asyncio.run_coroutine_threadsafe(_found_half_loaded(server, table, seat), server.loop)
        assert looked.result(PATIENCE) == 0


def _altered(folder: Path, **meta: object) -> None:
    """Change what is stored of every table; None takes it away."""
    with sqlite3.connect(folder / "tables.db") as database:
        for ident, text in database.execute("SELECT id, meta FROM tables").fetchall():
            kept = {key: value for key, value in {**json.loads(text), **meta}.items() if value is not None}
            database.execute("UPDATE tables SET meta = ? WHERE id = ?", (json.dumps(kept), ident))


@pytest.mark.parametrize("other", [{"rules": 99}, {"components": "house 00000000"}])
def test_a_table_dealt_by_other_rules_is_refused_in_words_and_people_can_still_go(
    tmp_path: Path, other: dict[str, object]
) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        tokens = [person.token for person in people]
    _altered(tmp_path, **other)
    before = dump(tmp_path)
    with running(tmp_path) as server:
        first, second = (Person(server.url, token) for token in tokens[:2])
        assert first.get(f"/api/tables/{table}", 409)["reason"] == "table-outdated"
        assert dump(tmp_path) == before
        gone = str(first.me["id"])
        assert gone in before
        assert first.http.delete("/api/me").status_code == 204
        assert gone not in dump(tmp_path)
        assert [row["id"] for row in second.get("/api/tables")] == [table]


def test_a_table_of_before_versions_were_stored_is_opened_by_the_first_rules(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        token, position = people[0].token, people[0].get(f"/api/tables/{table}/position?seat=0")
    _altered(tmp_path, rules=None, components=None)
    with running(tmp_path) as server:
        assert Person(server.url, token).get(f"/api/tables/{table}/position?seat=0") == position
