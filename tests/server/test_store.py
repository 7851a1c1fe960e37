"""Storage on both databases: migrations, group commit, one bad change, fences, backup."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from chabudai.server.storage.migrate import migrate
from chabudai.server.storage.models import metadata
from chabudai.server.storage.opening import store_at
from chabudai.server.storage.place import Place
from chabudai.server.storage.postgres_engines import postgres_engine
from chabudai.server.storage.sqlite import SqliteStore, open_engine
from chabudai.server.storage.store import (
    AuditRow,
    Change,
    ChatRow,
    Credential,
    Due,
    Elsewhere,
    Fence,
    Fenced,
    Forget,
    Give,
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
from tests.server.running import new_database
from tests.services import query


def table(ident: str, turn: str = "", updated: int = 1) -> TableRow:
    return TableRow(ident, "zenmaster", "playing", "open", turn, "{}", updated)


def test_the_migrations_make_what_the_models_say(place: Place) -> None:
    migrate(place)
    engine = open_engine(place) if isinstance(place, Path) else postgres_engine(place)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_changes_are_read_back(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        user = User("u1", "Ada", "#000000", "ada", None, 1)
        await store.commit(user, table("t1", "", 5), table("t2", "u1", 1), Member("t1", "u1"), Member("t2", "u1"))
        assert await store.user("u1") == user
        assert await store.user_named("ada") == user
        assert [row.id for row in await store.tables_of("u1", 9)] == ["t2", "t1"]
        await store.commit(Turn("t1", "u9", 9), LogRow("t1", 0, 1, "play 3", "m", 7, None))
        found = await store.table("t1")
        assert found is not None
        assert (found.turn, found.updated) == ("u9", 9)
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


def test_one_bad_change_does_not_spoil_those_that_were_grouped_with_it(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        await store.commit(table("t1"))
        entries = [LogRow("t1", number, 0, "x", "", 0, None) for number in (0, 1, 2, 1, 3)]
        results = await asyncio.gather(*[store.commit(entry) for entry in entries], return_exceptions=True)
        assert [isinstance(result, StorageError) for result in results] == [False, False, False, True, False]
        assert [row.n for row in await store.log("t1")] == [0, 1, 2, 3]
        await store.close()

    asyncio.run(check())


def test_a_backup_is_taken_while_the_store_is_in_use(tmp_path: Path) -> None:
    new_database(tmp_path / "a.db")

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


def test_every_change_of_the_store_is_written_as_the_models_have_it(place: Place) -> None:
    tables = {
        User: "users",
        Credential: "credentials",
        Member: "members",
        LogRow: "log",
        ChatRow: "chat",
        RecordRow: "records",
        AuditRow: "audit",
    }
    for kind, name in tables.items():
        columns = [column.name for column in metadata.tables[name].columns]
        assert list(kind.__annotations__) == [column for column in columns if (name, column) != ("audit", "n")], name
    halves = {*metadata.tables["tables"].columns.keys(), *metadata.tables["live"].columns.keys()}
    assert {*TableRow.__annotations__} == halves - {"table_id", "owner", "epoch"}
    assert {*Turn.__annotations__} == {*metadata.tables["live"].columns.keys()} - {"owner", "epoch"}

    async def check() -> None:
        store = store_at(place)
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


@pytest.mark.parametrize("count", [1, 2, 64, 65, 150])
def test_all_moves_of_a_group_are_stored_however_many_they_are(place: Place, count: int) -> None:
    async def check() -> None:
        store = store_at(place)
        await store.commit(*[table(f"t{number}") for number in range(count)])
        moves = [(LogRow(f"t{n}", 0, 1, f"play {n}", "", n, None), Turn(f"t{n}", f"u{n}", n)) for n in range(count)]
        await asyncio.gather(*[store.commit(*move) for move in moves])
        for entry, turn in moves:
            assert await store.log(entry.table_id) == [entry]
            found = await store.table(turn.table_id)
            assert found is not None
            assert Turn(found.id, found.turn, found.updated, found.due) == turn
        await store.close()

    asyncio.run(check())


def test_a_move_is_stored_letter_by_letter(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        texts = ['a "b" \\c\\n', "{null,}", "\x01\n\t\x7f", "Zoë 雪 🎲 \u2028", "", "x" * 8_000_000]
        await store.commit(*[table(f"t{number}") for number in range(len(texts))])
        moves = [
            (LogRow(f"t{n}", 0, 1, text, f"{n} {text[:9]}", n, n), Turn(f"t{n}", text[:9], n)) for n, text in enumerate(texts)
        ]
        await asyncio.gather(*[store.commit(*move) for move in moves])
        for entry, turn in moves:
            assert await store.log(entry.table_id) == [entry]
            found = await store.table(turn.table_id)
            assert found is not None
            assert found.turn == turn.turn
        await store.close()

    asyncio.run(check())


def test_one_bad_move_does_not_spoil_those_that_were_grouped_with_it(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        await store.commit(*[table(f"t{number}") for number in range(5)])
        await store.commit(LogRow("t1", 0, 0, "before", "", 0, None), Turn("t1", "", 1))
        ids = ["t0", "t1", "t2", "no such table", "t3", "t4"]
        texts = ["x", "again", "x", "x", "\ud800", "x"]
        moves = [(LogRow(ident, 0, 0, text, "", 0, None), Turn(ident, "", 2)) for ident, text in zip(ids, texts, strict=True)]
        results = await asyncio.gather(*[store.commit(*move) for move in moves], return_exceptions=True)
        assert [isinstance(result, StorageError) for result in results] == [False, True, False, True, True, False]
        for ident, found in (("t0", ["x"]), ("t1", ["before"]), ("t2", ["x"]), ("t3", []), ("t4", ["x"])):
            assert [entry.text for entry in await store.log(ident)] == found
        await store.close()

    asyncio.run(check())


class Blind(asyncio.SelectorEventLoop):
    """A loop like that of Windows: it can watch no socket that is not its own."""

    def add_reader(self, *_: object) -> None:
        raise NotImplementedError

    def add_writer(self, *_: object) -> None:
        raise NotImplementedError


def test_a_loop_that_can_watch_no_socket_stores_moves_too(empty_postgres: str) -> None:
    async def check() -> None:
        store = store_at(empty_postgres)
        await store.commit(table("t1"))
        moves = [LogRow("t1", number, 0, text, "", 0, None) for number, text in enumerate(("x", "x" * 8_000_000))]
        await asyncio.gather(*[store.commit(move, Turn("t1", "", 1)) for move in moves])
        assert await store.log("t1") == moves
        await store.close()

    with asyncio.Runner(loop_factory=Blind) as runner:
        runner.run(check())


def test_the_last_of_two_turns_of_one_table_in_a_group_is_stored(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        await store.commit(table("t1"), table("t2"))
        await store.commit(Turn("t1", "u1", 1), Turn("t2", "u2", 2), Turn("t1", "u3", 3, 4))
        found = await store.table("t1")
        assert found is not None
        assert (found.turn, found.updated, found.due) == ("u3", 3, 4)
        await store.close()

    asyncio.run(check())


def test_whoever_has_taken_a_table_writes_and_nobody_else(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        await store.commit(table("t1"), table("t2"), table("t3"))
        mine = await store.take("t1", "p1")
        other = await store.take("t2", "p1")
        assert mine == Fence("t1", 1)
        assert other == Fence("t2", 1)
        assert await store.take("no such table", "p1") is None
        assert await store.take("t1", "p1") == Fence("t1", 2)  # the same process, loading anew
        moves: list[tuple[Change, ...]] = [
            (LogRow("t1", 0, 0, "late", "", 0, None), Turn("t1", "late", 9), mine),
            (LogRow("t2", 0, 0, "in time", "", 0, None), Turn("t2", "u2", 9), other),
            (ChatRow("t1", 0, "u1", "Ada", None, "late", 1), mine),
            (table("t1", "late", 9), mine),
            (Due("t1", 9), mine),
            (RecordRow("t1", "late"), mine),
            (ChatRow("t2", 0, "u1", "Ada", None, "in time", 1), other),
        ]
        results = await asyncio.gather(*[store.commit(*move) for move in moves], return_exceptions=True)
        assert [type(result) for result in results] == [Fenced, type(None), Fenced, Fenced, Fenced, Fenced, type(None)]
        assert (await store.log("t1"), await store.chat("t1", 9), await store.record("t1")) == ([], [], None)
        found = await store.table("t1")
        assert found is not None
        assert (found.turn, found.updated, found.due) == ("", 1, None)
        assert [entry.text for entry in await store.log("t2")] == ["in time"]
        await store.close()

    asyncio.run(check())


def test_whoever_gives_a_table_away_can_store_nothing_of_it_any_more(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        await store.commit(table("t1"))
        mine = await store.take("t1", "p1")
        assert mine == Fence("t1", 1)
        await store.commit(Give("t1", "p2"), mine)
        for late in (ChatRow("t1", 0, "u1", "Ada", None, "late", 1), Give("t1", "p1")):
            with pytest.raises(Fenced):
                await store.commit(late, mine)
        assert (await store.held("p1", ["t1"]), await store.held("p2", ["t1"])) == (set(), {"t1"})
        assert await store.take("t1", "p2") == Fence("t1", 3)
        assert await store.chat("t1", 9) == []
        await store.close()

    asyncio.run(check())


def test_a_move_of_the_past_is_not_stored_and_those_beside_it_are(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        await store.commit(*[table(f"t{number}") for number in range(3)])
        fences = [await store.take(f"t{number}", "p1") for number in range(3)]
        assert await store.take("t1", "p1") == Fence("t1", 2)
        moves = [
            (LogRow(f"t{n}", 0, 0, "x", "", 0, None), Turn(f"t{n}", "u1", 9), fence)
            for n, fence in enumerate(fences)
            if fence is not None
        ]
        results = await asyncio.gather(*[store.commit(*move) for move in moves], return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Fenced, type(None)]
        assert [len(await store.log(f"t{number}")) for number in range(3)] == [1, 0, 1]
        found = await store.table("t1")
        assert found is not None
        assert found.turn == ""
        await store.close()

    asyncio.run(check())


def test_moves_are_stored_after_many_changes_and_one_that_was_refused(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        for number in range(20):  # so often that a driver keeps statements, and throws them away with what is refused
            await store.commit(table("t1"), Member("t1", f"u{number}"))
        late = await store.take("t1", "p1")
        mine = await store.take("t1", "p1")
        assert late is not None
        assert mine is not None
        with pytest.raises(Fenced):
            await store.commit(table("t1", "late"), late)
        move = LogRow("t1", 0, 0, "in time", "", 0, None)
        await store.commit(move, Turn("t1", "u1", 9), mine)
        assert await store.log("t1") == [move]
        await store.close()

    asyncio.run(check())


def test_one_table_twice_in_a_group_loses_nothing(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        await store.commit(table("t1"), table("t2"))
        fence = await store.take("t1", "p1")
        assert fence is not None
        moves: list[tuple[Change, ...]] = [
            (LogRow("t1", n, 0, f"move {n}", "", 0, None), Turn("t1", f"u{n}", n), fence) for n in range(5)
        ]
        between: list[tuple[Change, ...]] = [(LogRow("t2", n, 0, "x", "", 0, None), Turn("t2", "", n)) for n in range(3)]
        await asyncio.gather(*[store.commit(*move) for move in [*moves[:3], *between, *moves[3:]]])
        assert [entry.text for entry in await store.log("t1")] == [f"move {n}" for n in range(5)]
        assert len(await store.log("t2")) == 3
        found = await store.table("t1")
        assert found is not None
        assert found.turn == "u4"
        await store.close()

    asyncio.run(check())


def test_what_no_text_can_hold_is_not_found(place: Place) -> None:
    async def check() -> None:
        store = store_at(place)
        assert await store.table("a\0b") is None
        assert await store.user_named("\0") is None
        await store.ping()
        await store.close()

    asyncio.run(check())


def test_a_living_process_keeps_its_tables_and_a_dead_one_loses_them(empty_postgres: str) -> None:
    async def check() -> None:
        store = store_at(empty_postgres)
        await store.commit(table("t1"), table("t2"), table("t3"), Due("t1", 0), Due("t2", 0), Due("t3", 0))
        assert not await store.renew("p1", 60)
        assert await store.renew("p1", 60)
        assert await store.take("t1", "p1") == Fence("t1", 1)
        with pytest.raises(Elsewhere) as error:
            await store.take("t1", "p2")
        assert error.value.owner == "p1"
        assert {one.table_id for one in await store.due(9, "p2")} == {"t2", "t3"}
        assert len(await store.due(9, "p1")) == 3
        await store.renew("p1", -60)
        assert not await store.renew("p1", -60)  # whoever slept is told
        assert await store.held("p1", ["t1", "t2"]) == {"t1"}
        query(empty_postgres, "UPDATE processes SET until = 0 WHERE id = 'p1'")  # in order: taken at once
        assert await store.take("t1", "p2") == Fence("t1", 2)
        with pytest.raises(Fenced):
            await store.commit(LogRow("t1", 0, 0, "x", "", 0, None), Turn("t1", "", 1), Fence("t1", 1))
        assert await store.held("p1", ["t1", "t2"]) == set()
        await store.close()

    asyncio.run(check())


def test_of_two_that_take_one_table_at_once_one_has_it(empty_postgres: str) -> None:
    async def check() -> None:
        stores = [store_at(empty_postgres) for _ in range(3)]
        for number, store in enumerate(stores):
            await store.renew(f"p{number}", 60)
        idents = [f"t{number}" for number in range(20)]
        await stores[0].commit(*[table(ident) for ident in idents])
        for ident in idents:
            takes = [store.take(ident, f"p{number}") for number, store in enumerate(stores)]
            results = await asyncio.gather(*takes, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Elsewhere", "Elsewhere", "Fence"]
        for store in stores:
            await store.close()

    asyncio.run(check())
