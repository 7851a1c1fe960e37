"""A database of every form that was ever released, with data in it, is brought up to date and played on."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory

from chabudai.core import read_record
from chabudai.games import game_of
from chabudai.server.storage.migrate import migrate, newest
from chabudai.table import verify
from tests.sampling import sampled
from tests.server import plain
from tests.server.past import FORMS, Story, restored
from tests.server.running import Person, Running, running


def read(folder: Path, query: str) -> list[tuple[Any, ...]]:
    """What the database says."""
    database = sqlite3.connect(folder / "tables.db")
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()


@contextmanager
def opened(folder: Path, story: Story) -> Iterator[tuple[Running, dict[str, Person]]]:
    """A server of today on that database, and its people by their ids."""
    with running(folder) as server:
        yield server, {ident: Person(server.url, cookie) for ident, cookie in story.cookies.items()}


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> str:
    return str(request.param)


in_a_sample_of_forms = pytest.mark.parametrize("form", sampled(FORMS, "0001-makatsu-1"))
"""For what takes long: the oldest form goes through every change, and one of its databases has games by older rules."""


def test_every_person_can_sign_in(tmp_path: Path, form: str) -> None:
    story = restored(form, tmp_path)
    with opened(tmp_path, story) as (server, people):
        assert {ident: person.me["id"] for ident, person in people.items()} == {ident: ident for ident in people}
        for ident, token in story.tokens.items():
            found = plain.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"})
            assert found.json()["id"] == ident
        login = {"username": story.username, "password": story.password}
        assert plain.post(f"{server.url}/api/login", json=login).json()["id"] in people


def test_every_table_opens_and_running_games_stand_as_they_stood(tmp_path: Path, form: str) -> None:
    story = restored(form, tmp_path)
    stored = read(tmp_path, "SELECT id, phase FROM tables")
    assert {phase for _, phase in stored} == {"open", "sealing", "playing", "over"}
    with opened(tmp_path, story) as (_, people):
        anyone = next(iter(people.values()))
        for table, phase in stored:
            told = anyone.get(f"/api/tables/{table}")
            assert told["phase"] == phase or phase == "sealing"
        for table, legal in story.legal.items():
            chairs = [chair["user"] for chair in anyone.get(f"/api/tables/{table}")["chairs"]]
            positions = [people[user].get(f"/api/tables/{table}/position?seat={n}") for n, user in enumerate(chairs) if user]
            assert [action["text"] for position in positions for action in position["legal"]] == legal


@in_a_sample_of_forms
def test_every_move_is_remembered_by_its_id(tmp_path: Path, form: str) -> None:
    story = restored(form, tmp_path)
    moves = read(tmp_path, "SELECT table_id, seat, move_id FROM log WHERE move_id != ''")
    assert moves
    before = read(tmp_path, "SELECT count(*) FROM log WHERE text != ''")
    with opened(tmp_path, story) as (_, people):
        anyone = next(iter(people.values()))
        tables = {table for table, _, _ in moves}
        chairs = {table: [chair["user"] for chair in anyone.get(f"/api/tables/{table}")["chairs"]] for table in tables}
        for table, seat, move_id in moves:
            again = {"seat": seat, "action": "anything", "id": move_id}
            assert people[chairs[table][seat]].post(f"/api/tables/{table}/moves", again)["id"] == move_id
    assert read(tmp_path, "SELECT count(*) FROM log WHERE text != ''") == before


@in_a_sample_of_forms
def test_every_finished_record_is_given_and_verifies(tmp_path: Path, form: str) -> None:
    story = restored(form, tmp_path)
    records = dict(read(tmp_path, "SELECT table_id, text FROM records"))
    over = read(tmp_path, "SELECT id FROM tables WHERE phase = 'over'")
    assert sorted(records) == sorted(table for (table,) in over)
    with opened(tmp_path, story) as (_, people):
        anyone = next(iter(people.values()))
        for table, text in records.items():
            assert anyone.get(f"/api/tables/{table}/record") == text
            record = read_record(text)
            assert verify(text, game_of(record)) == []
            for seat in range(record.seats):
                assert anyone.get(f"/api/tables/{table}/replay?seat={seat}")["positions"][-1]["outcome"] is not None
            assert anyone.get(f"/api/tables/{table}/draws")["draws"]


def test_migrating_changes_nothing_of_what_was_played(tmp_path: Path, form: str) -> None:
    restored(form, tmp_path)
    queries = ["SELECT * FROM log", "SELECT * FROM chat", "SELECT * FROM members", "SELECT * FROM records"]
    queries += [
        "SELECT id, phase, meta FROM tables",
        "SELECT id, password FROM users",
        "SELECT hash FROM credentials",
    ]
    before = [sorted(read(tmp_path, query)) for query in queries]
    migrate(tmp_path / "tables.db")
    assert [sorted(read(tmp_path, query)) for query in queries] == before
    assert read(tmp_path, "PRAGMA integrity_check") == [("ok",)]
    assert read(tmp_path, "PRAGMA foreign_key_check") == []


def test_the_newest_form_is_the_head_of_all_migrations() -> None:
    assert newest() == ScriptDirectory("src/chabudai/server/storage/migrations").get_current_head()


def test_a_database_of_the_newest_form_is_opened_without_what_migrates_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    migrate(path)
    look = (
        "import pathlib, sys\nfrom chabudai.server.storage.opening import open_database\n"
        "open_database(pathlib.Path(sys.argv[1])).release()\nsys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", look, str(path)], check=False).returncode == 0
