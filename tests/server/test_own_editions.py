"""An owner's edition at a live table: opened by its name, and kept whatever becomes of the file."""

from pathlib import Path

import pytest

from chabudai.core import read_record
from chabudai.core.edition import FOLDER
from chabudai.games import game_of, title
from tests.server.running import Person, running, seated


def test_a_table_keeps_the_edition_it_was_opened_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "editions" / "makatsu"
    folder.mkdir(parents=True)
    monkeypatch.setenv(FOLDER, str(tmp_path / "editions"))
    file = folder / "mine.toml"
    house = title("makatsu").edition_file("house").read_text("utf-8").replace('name = "house"', 'name = "mine"')
    file.write_text(house.replace("points = 3", "points = 4"), "utf-8")
    with running(tmp_path) as server:
        assert "mine" in [name for game in Person(server.url).get("/api/games") for name in game["editions"]]
        table, people = seated(server.url, "makatsu", 2, edition="mine")
        before = people[0].get(f"/api/tables/{table}")["setup"]["edition"]
        assert before.startswith("mine ")
        assert people[0].get("/api/games/makatsu/editions/mine")["tokens"][2]["points"] == 4
        file.write_text(house, "utf-8")
        again, _ = seated(server.url, "makatsu", 2, edition="mine")
        assert people[0].get(f"/api/tables/{again}")["setup"]["edition"] != before
        cookies = [person.token for person in people]
    file.unlink()
    with running(tmp_path) as server:
        people = [Person(server.url, cookie) for cookie in cookies]
        assert people[0].get(f"/api/tables/{table}")["setup"]["edition"] == before
        seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
        legal = people[seat].get(f"/api/tables/{table}/position?seat={seat}")
        move = {"seat": seat, "action": legal["legal"][0]["text"], "id": "first", "version": legal["version"]}
        people[seat].post(f"/api/tables/{table}/moves", move)
        record = read_record(people[0].get(f"/api/tables/{table}/record"))
        assert game_of(record).setup.edition == before
        people[0].post("/api/tables", {"game": "makatsu", "seats": 2, "edition": "mine"}, 422)


def test_a_hint_knows_the_edition_that_the_table_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "editions" / "makatsu"
    folder.mkdir(parents=True)
    monkeypatch.setenv(FOLDER, str(tmp_path / "editions"))
    house = title("makatsu").edition_file("house").read_text("utf-8").replace('name = "house"', 'name = "mine"')
    file = folder / "mine.toml"
    file.write_text(house.replace('{ colour = "B", value = 8 }', '{ colour = "B", value = 88 }'), "utf-8")
    with running(tmp_path) as server:
        table, people = seated(server.url, "makatsu", 2, edition="mine", hints="free")
        file.unlink()
        seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
        legal = [one["text"] for one in people[seat].get(f"/api/tables/{table}/position?seat={seat}")["legal"]]
        hint = people[seat].post(f"/api/tables/{table}/hint", {"seat": seat})
        assert sorted(one["action"] for one in hint["choices"]) == sorted(legal)


def test_a_table_says_what_its_edition_names_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "editions" / "maki-master"
    folder.mkdir(parents=True)
    monkeypatch.setenv(FOLDER, str(tmp_path / "editions"))
    house = title("maki-master").edition_file("house").read_text("utf-8").replace('name = "house"', 'name = "mine"')
    (folder / "mine.toml").write_text(house.replace('name = "Chop"', 'name = "Cleave", german = "Spalten"'), "utf-8")
    with running(tmp_path) as server:
        table, people = seated(server.url, "maki-master", 2, edition="mine")
        assert '[chop] { "Cleave" }' in people[0].get(f"/api/tables/{table}/words/en")
        assert '[chop] { "Spalten" }' in people[0].get(f"/api/tables/{table}/words/de")
        usual, people = seated(server.url, "maki-master", 2)
        assert people[0].get(f"/api/tables/{usual}/words/de") == ""
