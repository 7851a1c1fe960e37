"""Storage: migrations, group commit, one bad change, backup."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from chabudai.server.storage.migrate import migrate
from chabudai.server.storage.models import metadata
from chabudai.server.storage.sqlite import SqliteStore, open_engine
from chabudai.server.storage.store import ChatRow, LogRow, Member, NameTaken, StorageError, TableRow, Turn, User


def table(ident: str, turn: str = "", updated: int = 1) -> TableRow:
    return TableRow(ident, "zenmaster", "playing", "open", turn, "{}", updated)


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    migrate(tmp_path / "a.db")
    migrate(tmp_path / "a.db")
    engine = open_engine(tmp_path / "a.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_changes_are_read_back(tmp_path: Path) -> None:
    migrate(tmp_path / "a.db")

    async def check() -> None:
        store = SqliteStore(tmp_path / "a.db")
        user = User("u1", "Ada", "#000000", "ada", None, 1)
        await store.commit(user, table("t1", "", 5), table("t2", "u1", 1), Member("t1", "u1"), Member("t2", "u1"))
        assert await store.user("u1") == user
        assert await store.user_named("ada") == user
        assert [row.id for row in await store.tables_of("u1", 9)] == ["t2", "t1"]
        await store.commit(Turn("t1", "over", "", 9), LogRow("t1", 0, 1, "play 3", "m", 7, None))
        found = await store.table("t1")
        assert found is not None
        assert found.phase == "over"
        assert await store.log("t1") == [LogRow("t1", 0, 1, "play 3", "m", 7, None)]
        for number in range(5):
            await store.commit(ChatRow("t1", number, "u1", "Ada", None, f"line {number}", 1))
        assert [row.text for row in await store.chat("t1", 2)] == ["line 3", "line 4"]
        with pytest.raises(NameTaken):
            await store.commit(User("u2", "Bo", "#000000", "ada", None, 1))
        await store.close()
        with pytest.raises(StorageError):
            await store.commit(user)

    asyncio.run(check())


def test_one_bad_change_does_not_spoil_those_that_were_grouped_with_it(tmp_path: Path) -> None:
    migrate(tmp_path / "a.db")

    async def check() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.commit(table("t1"))
        entries = [LogRow("t1", number, 0, "x", "", 0, None) for number in (0, 1, 2, 1, 3)]
        results = await asyncio.gather(*[store.commit(entry) for entry in entries], return_exceptions=True)
        assert [isinstance(result, StorageError) for result in results] == [False, False, False, True, False]
        assert [row.n for row in await store.log("t1")] == [0, 1, 2, 3]
        await store.close()

    asyncio.run(check())


def test_a_backup_is_taken_while_the_store_is_in_use(tmp_path: Path) -> None:
    migrate(tmp_path / "a.db")

    async def check() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.commit(table("t1"))
        await asyncio.gather(store.backup(tmp_path / "b.db"), *[store.commit(table(f"x{n}")) for n in range(50)])
        await store.close()

    asyncio.run(check())
    connection = sqlite3.connect(tmp_path / "b.db")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert connection.execute("SELECT count(*) FROM tables WHERE id = 't1'").fetchone() == (1,)
    connection.close()
