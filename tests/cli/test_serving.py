"""`chabudai backup` and `schema`."""

import json
import sqlite3
from pathlib import Path

from tests.cli.running import refused, run


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
