"""Storage: migrations, group commit, one bad change, backup."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from chabudai.server.storage.migrate import migrate
from chabudai.server.storage.models import metadata
from chabudai.server.storage.sqlite import SqliteStore, open_engine
from chabudai.server.storage.store import (
    AuditRow,
    ChatRow,
    Credential,
    Due,
    Forget,
    LogRow,
    Member,
    NameTaken,
    RecordRow,
    Seen,
    StorageError,
    TableRow,
    Turn,
    User,
)


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


def test_every_change_of_the_store_is_written_as_the_models_have_it(tmp_path: Path) -> None:
    migrate(tmp_path / "a.db")
    tables = {
        User: "users",
        Credential: "credentials",
        TableRow: "tables",
        Member: "members",
        LogRow: "log",
        ChatRow: "chat",
        RecordRow: "records",
        AuditRow: "audit",
    }
    for kind, name in tables.items():
        columns = [column.name for column in metadata.tables[name].columns]
        assert list(kind.__annotations__) == [column for column in columns if (name, column) != ("audit", "n")], name

    async def check() -> None:
        store = SqliteStore(tmp_path / "a.db")
        user = User("u1", "Ada", "#000000", None, None, 1)
        credential = Credential("c1", "u1", "hash", "cookie", "Firefox", 2)
        said = ChatRow("t1", 0, "u1", "Ada", 3, "hello", 4)
        await store.commit(said, RecordRow("t1", "text"), credential, Member("t1", "u1"), table("t1"), user)  # in any order
        await store.commit(Seen("c1", 9), Due("t1", 7), Member("t1", "u1"), AuditRow(1, "u1", "ban", "u2", "why"))
        assert await store.credentials("u1") == [replace(credential, seen=9)]
        assert await store.due(8) == [Due("t1", 7)]
        assert (await store.chat("t1", 9), await store.record("t1")) == ([said], "text")
        assert await store.audit(9) == [AuditRow(1, "u1", "ban", "u2", "why")]
        await store.commit(Forget("lines", "u1"), Forget("credential", "c1"))
        assert (await store.chat("t1", 9), await store.credentials("u1")) == ([replace(said, user_id="", name="")], [])
        await store.close()

    asyncio.run(check())


@pytest.mark.parametrize("count", [1, 2, 31, 32, 100])
def test_all_moves_of_a_group_are_stored_however_many_they_are(tmp_path: Path, count: int) -> None:
    migrate(tmp_path / "a.db")

    async def check() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.commit(*[table(f"t{number}") for number in range(count)])
        moves = [(LogRow(f"t{n}", 0, 1, f"play {n}", "", n, None), Turn(f"t{n}", "over", f"u{n}", n)) for n in range(count)]
        await asyncio.gather(*[store.commit(*move) for move in moves])
        for entry, turn in moves:
            assert await store.log(entry.table_id) == [entry]
            found = await store.table(turn.id)
            assert found is not None
            assert Turn(found.id, found.phase, found.turn, found.updated, found.due) == turn
        await store.close()

    asyncio.run(check())


def test_the_last_of_two_turns_of_one_table_in_a_group_is_stored(tmp_path: Path) -> None:
    migrate(tmp_path / "a.db")

    async def check() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.commit(table("t1"), table("t2"))
        await store.commit(Turn("t1", "playing", "u1", 1), Turn("t2", "playing", "u2", 2), Turn("t1", "over", "u3", 3, 4))
        found = await store.table("t1")
        assert found is not None
        assert (found.phase, found.turn, found.updated, found.due) == ("over", "u3", 3, 4)
        await store.close()

    asyncio.run(check())
