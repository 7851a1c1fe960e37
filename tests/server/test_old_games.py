"""Games of long ago: finished ones can always be read, and nobody is kept by a table that cannot be laid out again."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from chabudai.core import read_record
from chabudai.games import game_of
from chabudai.table import verify
from tests.patience import eventually
from tests.server.past import restored
from tests.server.running import Person, Running, dump, player, running, seated
from tests.server.test_play import play_to_the_end

CHANGED = "table-outdated"
ONLY_RECORD = "only-record-left"

UPGRADES: dict[str, dict[str, object]] = {
    "other rules": {"rules": 99},
    "other components": {"components": "house 00000000"},
    "an option is gone": {"options": {"gone": "on"}},
    "a value is gone": {"options": {"lead": "gone"}},
    "the edition is gone": {"edition": "gone"},
    "seats are gone": {"seats": 9},
    "a part of the meta is gone": {"clock": None},
    "a chair has an unknown part": {"chairs": [{"user": "x", "name": "x", "gone": 1}]},
}


def changed(folder: Path, **meta: object) -> None:
    """Change what is stored of every table, as an upgrade would leave it; None takes it away."""
    with sqlite3.connect(folder / "tables.db") as database:
        for ident, text in database.execute("SELECT id, meta FROM tables").fetchall():
            before = json.loads(text)
            more = {**meta, "chairs": [{**chair, "gone": 1} for chair in before["chairs"]]} if "chairs" in meta else meta
            kept = {key: value for key, value in {**before, **more}.items() if value is not None}
            database.execute("UPDATE tables SET meta = ? WHERE id = ?", (json.dumps(kept), ident))
    database.close()


def written(folder: Path, query: str) -> None:
    """Change the database by hand."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute(query)
    database.close()


def finished(server: Running, game: str = "zenmaster") -> tuple[str, list[Person]]:
    """A game played to its end."""
    table, people = seated(server.url, game)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(player(server, p, table, s)) for s, p in enumerate(people)]
            await play_to_the_end(clients)

    asyncio.run(play())
    return table, people


async def watched(server: Running, person: Person, table: str) -> Any:
    """What the socket answers to somebody who wants to follow the table."""
    async with player(server, person, table, None) as client:
        return await client.watch()


@dataclass(frozen=True)
class Over:
    """A game that is over, in the database of a server that has ended."""

    folder: Path
    table: str
    told: Any
    record: str
    token: str
    """Of whoever sat on the first seat."""


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Over:
    folder = tmp_path_factory.mktemp("over")
    with running(folder) as server:
        table, people = finished(server)
        me = people[0]
        return Over(folder, table, me.get(f"/api/tables/{table}"), me.get(f"/api/tables/{table}/record"), me.token)


@pytest.mark.parametrize("upgrade", UPGRADES.values(), ids=UPGRADES)
def test_a_finished_game_that_cannot_be_laid_out_again_is_still_told_and_its_record_given(
    tmp_path: Path, over: Over, upgrade: dict[str, object]
) -> None:
    shutil.copytree(over.folder, tmp_path, dirs_exist_ok=True)
    table, before, text = over.table, over.told, over.record
    changed(tmp_path, **upgrade)
    with running(tmp_path) as server:
        me, stranger = Person(server.url, over.token), Person(server.url)
        for reader, path in ((me, "record"), (me, "record?seat=0"), (stranger, "record"), (stranger, "record?seat=2")):
            assert reader.get(f"/api/tables/{table}/{path}") == text
        record = read_record(text)
        assert verify(text, game_of(record)) == []
        for path in ("replay", "replay?seat=1", "draws", "position", "stream"):
            assert me.get(f"/api/tables/{table}/{path}", 409)["reason"] == ONLY_RECORD
        told = me.get(f"/api/tables/{table}")
        assert record.outcome is not None
        assert told["ending"] == {
            "scores": record.outcome.scores,
            "ranks": record.outcome.ranks,
            "reason": record.outcome.reason,
        }
        assert (told["phase"], told["mine"], told["commitment"]) == ("over", [0], before["commitment"])
        assert [chair["name"] for chair in told["chairs"]] == [chair["name"] for chair in before["chairs"]]
        assert asyncio.run(watched(server, me, table)).problem.reason == ONLY_RECORD
        assert [row["id"] for row in me.get("/api/tables")] == [table]


@pytest.mark.parametrize("upgrade", UPGRADES.values(), ids=UPGRADES)
def test_a_running_game_that_cannot_be_laid_out_again_is_refused_in_one_sentence_and_its_people_can_go(
    tmp_path: Path, upgrade: dict[str, object]
) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        tokens = [person.token for person in people]
    changed(tmp_path, **upgrade)
    with running(tmp_path) as server:
        first, second = (Person(server.url, token) for token in tokens[:2])
        for path in ("", "/record", "/replay?seat=0", "/draws", "/position"):
            assert first.get(f"/api/tables/{table}{path}", 409)["reason"] == CHANGED
        first.post(f"/api/tables/{table}/moves", {"seat": 0, "action": "play 1", "id": "1"}, 409)
        assert first.http.delete("/api/me").status_code == 204
        assert str(first.me["id"]) not in dump(tmp_path)
        assert [row["id"] for row in second.get("/api/tables")] == [table]


@pytest.mark.parametrize("meta", ["{", "[]", "{}", "null"])
def test_what_is_stored_of_a_table_may_be_damaged_and_its_people_can_still_go(tmp_path: Path, meta: str) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        token = people[0].token
    written(tmp_path, f"UPDATE tables SET meta = '{meta}'")
    with running(tmp_path) as server:
        person = Person(server.url, token)
        assert person.get(f"/api/tables/{table}", 409)["reason"] == CHANGED
        assert [row["id"] for row in person.get("/api/tables")] == [table]
        assert person.http.delete("/api/me").status_code == 204
        assert str(person.me["id"]) not in dump(tmp_path)


def test_a_table_of_a_game_that_is_gone_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        token = people[0].token
    written(tmp_path, "UPDATE tables SET title = 'gone'")
    with running(tmp_path) as server:
        person = Person(server.url, token)
        assert person.get(f"/api/tables/{table}", 409)["reason"] == CHANGED
        assert person.http.delete("/api/me").status_code == 204


def test_the_record_of_a_running_game_stays_one_s_own(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        people[0].get(f"/api/tables/{table}/record?seat=1", 403)
        people[0].get("/api/tables/nowhere/record", 404)
        assert "0: ?" not in people[0].get(f"/api/tables/{table}/record?seat=0")


def test_a_game_begun_by_earlier_rules_is_played_to_its_end_by_them(tmp_path: Path) -> None:
    story = restored("0001-makatsu-1", tmp_path)
    table = next(table for table in story.legal if read(tmp_path, table)[0] == "makatsu")
    with running(tmp_path, bot_least_seconds=0, bot_most_seconds=0) as server:
        people = {ident: Person(server.url, cookie) for ident, cookie in story.cookies.items()}
        for number, ident in enumerate(people):
            people[ident].post(f"/api/tables/{table}/leave", {"level": ["random", "casual", "random"][number]})
        eventually(lambda: read(tmp_path, table)[1] == "over")
        anyone = next(iter(people.values()))
        text = anyone.get(f"/api/tables/{table}/record")
        record = read_record(text)
        assert record.rules_version == 1
        assert len([step for step in record.steps if step.text.startswith("draw")]) == 3 * (24 + 12 + 6)
        assert verify(text, game_of(record)) == []
        assert anyone.get(f"/api/tables/{table}/replay?seat=1")["positions"][-1]["outcome"] is not None
        following = anyone.post(f"/api/tables/{table}/rematch", status=201)["id"]
    assert json.loads(read(tmp_path, following)[2])["rules"] == 2


def read(folder: Path, table: str) -> tuple[str, str, str]:
    """The title, the phase and the meta that are stored of a table."""
    database = sqlite3.connect(folder / "tables.db")
    try:
        title, phase, meta = database.execute("SELECT title, phase, meta FROM tables WHERE id = ?", (table,)).fetchone()
    finally:
        database.close()
    return title, phase, meta
