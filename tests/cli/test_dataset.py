"""A data set holds every decision as it was, goes on where it was stopped, and is the same again."""

import json
from pathlib import Path

import numpy as np
import pytest

from chabudai.games import TITLES
from chabudai.rl import Table
from chabudai.rl.dataset import batches, manifest_in
from tests.cli.running import refused, run

NAMES = [title.name for title in TITLES]


def written(folder: Path, name: str, *more: str) -> dict[str, np.ndarray]:
    result = run("dataset", name, "--games", "5", "--part", "2", "--seed", "s", "--out", str(folder), *more)
    assert result.exit_code == 0, result.stderr
    found = list(batches(str(folder)))
    return {column: np.concatenate([rows[column] for rows in found]) for column in found[0]}


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_is_legal_and_belongs_to_a_whole_game(name: str, tmp_path: Path) -> None:
    rows = written(tmp_path / "one", name)
    assert sorted(set(rows["game"].tolist())) == list(range(5))
    assert rows["action_mask"][np.arange(len(rows["action"])), rows["action"]].all()
    assert rows["observation"].shape[1] == Table(name).observer.size
    for game in range(5):
        mine = rows["game"] == game
        assert rows["step"][mine].tolist() == list(range(mine.sum()))
        worth = dict(zip(rows["seat"][mine].tolist(), rows["return"][mine].tolist(), strict=True))
        assert sum(worth.values()) == pytest.approx(0, abs=1e-5)
    manifest = manifest_in(str(tmp_path / "one"))
    assert [part["file"] for part in manifest["parts"]] == ["part-00000.parquet", "part-00001.parquet", "part-00002.parquet"]
    assert manifest["edition"].startswith("house ")
    assert manifest["actions"][int(rows["action"][0])]


def test_it_goes_on_where_it_was_stopped_and_is_the_same_again(tmp_path: Path) -> None:
    first = written(tmp_path / "one", "zenmaster", "--bots", "casual,random")
    (tmp_path / "one" / "part-00001.parquet").unlink()
    kept = (tmp_path / "one" / "part-00000.parquet").stat().st_mtime_ns
    again = written(tmp_path / "one", "zenmaster", "--bots", "casual,random")
    assert (tmp_path / "one" / "part-00000.parquet").stat().st_mtime_ns == kept
    assert all((first[column] == again[column]).all() for column in first)
    other = run("dataset", "zenmaster", "--games", "6", "--part", "2", "--seed", "s", "--out", str(tmp_path / "one"))
    assert other.exit_code == 2
    assert "another data set" in other.stderr
    assert json.loads((tmp_path / "one" / "manifest.json").read_text("utf-8"))["plan"]["bots"][0] == "casual"


def test_a_folder_whose_name_is_no_text_is_refused(tmp_path: Path) -> None:
    assert "--out" in refused("dataset", "zenmaster", "--games", "1", "--out", f"{tmp_path}/\udcff")
    assert list(tmp_path.iterdir()) == []
