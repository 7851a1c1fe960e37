"""`chabudai verify`, `backup` and `schema`."""

import json
import sqlite3
from pathlib import Path

from chabudai.core import Rng
from chabudai.table import PLAYING
from tests.cli.running import record_of, refused, run
from tests.table.test_table import dealt_table, play_on


def finished() -> str:
    table = dealt_table()
    play_on(table)
    assert table.phase != PLAYING
    return table.export(None)


def test_a_finished_record_verifies(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(finished())
    result = run("verify", str(file))
    assert result.exit_code == 0, result.output
    assert "the deal is the one that was committed to" in result.stdout


def test_a_changed_byte_does_not_verify(tmp_path: Path) -> None:
    text = finished()
    rng = Rng("cli")
    for number in range(20):
        at = int(rng.below(len(text)))
        file = tmp_path / f"{number}.record"
        file.write_text(text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :])
        assert run("verify", str(file)).exit_code in (1, 2)


def test_a_record_without_a_dealer_does_not_verify() -> None:
    result = run("verify", "-", typed=record_of())
    assert result.exit_code == 2
    assert "the revealed secret" in result.stderr


def test_a_backup_is_a_whole_database(tmp_path: Path) -> None:
    source, copy = tmp_path / "a.db", tmp_path / "b.db"
    with sqlite3.connect(source) as connection:
        connection.execute("CREATE TABLE t (x)")
    connection.close()
    assert run("backup", str(copy), "--database", str(source)).exit_code == 0
    opened = sqlite3.connect(copy)
    assert opened.execute("SELECT count(*) FROM t").fetchone() == (0,)
    opened.close()
    assert "exists already" in refused("backup", str(copy), "--database", str(source))
    assert "no such database" in refused("backup", str(tmp_path / "c.db"), "--database", str(tmp_path / "none.db"))


def test_the_schema_is_printed() -> None:
    made = json.loads(run("schema").stdout)
    assert {"FromClient", "FromServer", "Position"} <= set(made["$defs"])
