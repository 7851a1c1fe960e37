"""Editions of one's own: begun, checked, compared, played by name, and carried by a record."""

import json
from pathlib import Path

import pytest

from chabudai.core.edition import FOLDER
from chabudai.games import title
from tests.cli.running import run


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An edition in the owner's folder in which the highest blue card takes two tokens."""
    folder = tmp_path / "editions" / "makatsu"
    folder.mkdir(parents=True)
    monkeypatch.setenv(FOLDER, str(tmp_path / "editions"))
    file = folder / "mine.toml"
    assert run("edition", "new", "makatsu", str(file)).exit_code == 0
    text = file.read_text("utf-8").replace('name = "blue", tokens = 1', 'name = "blue", tokens = 2')
    file.write_text(
        text.replace("count = 24", "count = 30").replace("count = 12", "count = 15").replace("count = 8 ", "count = 10 ")
    )
    return file


def test_a_new_one_is_checked_and_compared(mine: Path) -> None:
    checked = run("edition", "check", "makatsu", "mine")
    assert checked.exit_code == 0
    assert checked.stdout.startswith("mine ")
    assert "playable by 2, 3, 4, 5, 6" in checked.stdout
    found = json.loads(run("edition", "diff", "makatsu", "mine", "--json").stdout)
    assert {"where": "colours[1].tokens", "was": "1", "is": "2"} in found
    assert len(found) == 5
    assert run("edition", "diff", "makatsu", "house").exit_code == 0
    assert str(mine) not in run("edition", "show", "makatsu", "mine").stdout


def test_a_broken_one_is_refused_in_one_line_with_its_line(mine: Path) -> None:
    mine.write_text(mine.read_text("utf-8").replace("tokens = 2, figure = false", "tokens = 2, figur = false", 1), "utf-8")
    refused = run("edition", "check", "makatsu", "mine")
    assert refused.exit_code == 2
    assert refused.stderr.count("\n") == 1
    assert "line" in refused.stderr
    mine.rename(mine.with_name("other.toml"))
    assert "other" in run("edition", "check", "makatsu", "other").stderr


def test_nothing_is_written_over(mine: Path) -> None:
    before = mine.read_text("utf-8")
    assert run("edition", "new", "makatsu", str(mine)).exit_code == 2
    assert run("edition", "new", "makatsu", str(mine.with_suffix(".txt"))).exit_code == 2
    assert mine.read_text("utf-8") == before


def test_it_is_played_by_its_name_and_its_record_needs_no_file(mine: Path, tmp_path: Path) -> None:
    assert "mine" in title("makatsu").editions()
    records = tmp_path / "records"
    played = run(
        "simulate", "makatsu", "--seats", "2", "--games", "2", "--edition", "mine", "--records", str(records), "--seed", "1"
    )
    assert played.exit_code == 0, played.stderr
    mine.unlink()
    for record in records.iterdir():
        assert "\nbox: {" in record.read_text("utf-8")
        assert run("check", str(record)).exit_code == 0
        spoilt = record.read_text("utf-8").replace('"tokens": 2', '"tokens": 1', 1)
        record.write_text(spoilt, "utf-8")
        assert run("check", str(record)).exit_code != 0
