"""The server on PostgreSQL: a game across a restart, two processes, whoever slept, an administrator, moving a database."""

import asyncio
import contextlib
import json
import signal
import sqlite3
from pathlib import Path

import pytest

from chabudai.server.storage.files import InUse, Unusable
from chabudai.server.storage.opening import open_database
from chabudai.server.storage.postgres_hold import PostgresHold
from tests.cli.running import refused, run
from tests.patience import PATIENCE
from tests.server.past import restored
from tests.server.running import Person, Running, player, running, seated, settings_for
from tests.services import Postgres, query


def acts(person: Person, table: str, seat: int, status: int = 200) -> str:
    """Whoever is on this seat does the first thing possible; its words."""
    action = str(person.get(f"/api/tables/{table}/position?seat={seat}")["legal"][0]["text"])
    person.post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "1"}, status)
    return action


def actor(person: Person, table: str) -> int:
    return int(person.get(f"/api/tables/{table}/position")["actor"])


def one_of_several(address: str, folder: Path, lease: float = 300) -> Running:
    """A server that is not alone with its database; a busy machine does not make it a dead one."""
    return Running(settings_for(folder, database=address), hold=PostgresHold(address, is_alone=False, lease=lease))


def test_a_game_goes_on_across_a_restart(empty_postgres: str, tmp_path: Path) -> None:
    with running(tmp_path, database=empty_postgres) as server:
        table, people = seated(server.url, clock={"kind": "total", "time": 600_000})
        first = actor(people[0], table)
        acts(people[first], table, first)
        people[0].post(f"/api/tables/{table}/chat", {"text": "hello"}, 204)
        before = [person.get(f"/api/tables/{table}/position?seat={seat}") for seat, person in enumerate(people)]
        assert [found["id"] for found in people[0].get("/api/tables")] == [table]
        tokens = [person.token for person in people]
    with running(tmp_path, database=empty_postgres) as server:
        again = [Person(server.url, token) for token in tokens]
        assert [person.get(f"/api/tables/{table}/position?seat={seat}") for seat, person in enumerate(again)] == before
        acts(again[actor(again[0], table)], table, actor(again[0], table))
    assert query(empty_postgres, "SELECT count(*) FROM log") == [(2,)]
    assert query(empty_postgres, "SELECT epoch FROM live") == [(2,)]


def test_sockets_are_told_what_is_stored(empty_postgres: str, tmp_path: Path) -> None:
    with running(tmp_path, database=empty_postgres) as server:
        table, people = seated(server.url)

        async def play() -> None:
            seat = actor(people[0], table)
            async with player(server, people[seat], table, seat) as mine, player(server, people[0], table, None) as public:
                assert mine.position is not None
                assert (await mine.move(mine.position.legal[0]["text"], "m1")).version
                assert (await public.until_tag("update")).seq == public.seq

        asyncio.run(play())


def test_what_no_text_of_the_database_can_be_is_refused_in_words(empty_postgres: str, tmp_path: Path) -> None:
    with running(tmp_path, database=empty_postgres) as server:
        table, people = seated(server.url)
        seat = actor(people[0], table)
        action = people[seat].get(f"/api/tables/{table}/position?seat={seat}")["legal"][0]["text"]
        refused_id = people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "a\0b"}, 422)
        assert refused_id["reason"] == "malformed"
        people[0].get("/api/tables/a%00b", 404)
        acts(people[seat], table, seat)


def test_a_second_server_is_refused_in_one_sentence(empty_postgres: str, tmp_path: Path) -> None:
    with running(tmp_path, database=empty_postgres), pytest.raises(InUse, match="another server uses this database"):
        open_database(empty_postgres, waits=False)
    open_database(empty_postgres, waits=False).release()


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(Unusable) as error:
        open_database("postgresql://ada:secret@127.0.0.1:1/tables")
    assert str(error.value).startswith("postgresql://127.0.0.1:1/tables: the database cannot be used")
    assert "secret" not in str(error.value)


def test_a_process_that_ends_in_order_leaves_its_tables_to_the_next_at_once(empty_postgres: str, tmp_path: Path) -> None:
    with one_of_several(empty_postgres, tmp_path) as second:
        with one_of_several(empty_postgres, tmp_path) as first:
            table, people = seated(first.url)
            tokens = [person.token for person in people]
            Person(second.url, tokens[0]).get(f"/api/tables/{table}", 503)
        again = [Person(second.url, token) for token in tokens]
        acts(again[actor(again[0], table)], table, actor(again[0], table))


def test_whoever_slept_writes_nothing_and_tells_nothing(empty_postgres: str, tmp_path: Path) -> None:
    with one_of_several(empty_postgres, tmp_path) as second, one_of_several(empty_postgres, tmp_path) as first:
        table, people = seated(first.url)
        seat = actor(people[0], table)
        query(empty_postgres, f"UPDATE live SET owner = '{second.hub.process}', epoch = epoch + 1")  # taken meanwhile
        awake = Person(second.url, people[seat].token)
        played = acts(awake, table, seat)
        stale = {"seat": seat, "action": played, "id": "2"}
        people[seat].post(f"/api/tables/{table}/moves", stale, 503)
        assert first.hub.rooms[table].is_broken
        assert query(empty_postgres, "SELECT text FROM log") == [(played,)]
        people[seat].get(f"/api/tables/{table}", 503)  # it is the other's now


def test_a_break_is_noticed_and_what_was_taken_is_dropped(empty_postgres: str, tmp_path: Path) -> None:
    with one_of_several(empty_postgres, tmp_path, lease=1) as server:
        table, people = seated(server.url)
        kept, _ = seated(server.url)
        query(empty_postgres, f"UPDATE live SET owner = 'another', epoch = epoch + 1 WHERE table_id = '{table}'")
        query(empty_postgres, f"UPDATE processes SET until = 1 WHERE id = '{server.hub.process}'")
        until = asyncio.run_coroutine_threadsafe(noticed(server, table), server.loop)  # type: ignore[arg-type]
        until.result(PATIENCE)
        assert not server.hub.rooms[kept].is_broken
        assert people


async def noticed(server: Running, table: str) -> None:
    while not server.hub.rooms[table].is_broken:
        await asyncio.sleep(0.05)


def test_due_tables_of_a_process_that_ended_are_taken_by_another(empty_postgres: str, tmp_path: Path) -> None:
    with one_of_several(empty_postgres, tmp_path) as second:
        second.settings.wake_seconds = 0.05
        with one_of_several(empty_postgres, tmp_path) as first:
            table, _ = seated(first.url, clock={"kind": "move", "time": 60_000})
        taken = asyncio.run_coroutine_threadsafe(loaded(second, table), second.loop)  # type: ignore[arg-type]
        taken.result(PATIENCE)


async def loaded(server: Running, table: str) -> None:
    while table not in server.hub.rooms:
        await asyncio.sleep(0.05)


def test_an_administrator_is_obeyed_with_and_without_a_server(empty_postgres: str, tmp_path: Path) -> None:
    at = ("--database", empty_postgres)
    with running(tmp_path, database=empty_postgres) as server:
        person = Person(server.url)
        assert run("admin", "ban", person.me["id"], *at).exit_code == 0
        person.get("/api/me", 403)
        assert person.me["id"] in run("admin", "list", "people", "--json", *at).stdout
    assert run("admin", "unban", person.me["id"], *at).exit_code == 0
    assert run("admin", "list", "tables", "--json", *at).exit_code == 0
    assert query(empty_postgres, "SELECT act FROM audit ORDER BY n") == [("ban",), ("unban",)]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of SQLite with tables of every title and in every phase."""
    restored("0002", tmp_path)
    open_database(tmp_path / "tables.db").release()
    return tmp_path / "tables.db"


def told(path: Path) -> list[str]:
    """Everything that is kept in a file."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        names = [
            row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'") if "sqlite" not in row[0]
        ]
        return [f"{name}: {sorted(database.execute(f'SELECT * FROM {name}').fetchall(), key=repr)}" for name in sorted(names)]


def test_a_database_is_moved_as_a_whole_and_back(old: Path, postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    moved = run("move-database", str(old), address)
    assert moved.exit_code == 0
    assert moved.stdout.startswith(f"moved to postgresql://127.0.0.1:{postgres.port}/")
    assert run("backup", str(tmp_path / "back.db"), "--database", address).exit_code == 0
    assert told(tmp_path / "back.db") == told(old)
    assert "the database is not empty" in refused("move-database", str(old), address)
    assert "exists already" in refused("move-database", address, str(tmp_path / "back.db"))
    assert "no such database" in refused("move-database", str(tmp_path / "none.db"), str(tmp_path / "new.db"))
    with running(tmp_path, database=address) as server:
        story = json.loads((Path(__file__).parent / "databases" / "0002.json").read_text("utf-8"))
        people = {ident: Person(server.url, cookie) for ident, cookie in story["cookies"].items()}
        anyone = next(iter(people.values()))
        for table, legal in story["legal"].items():
            chairs = [chair["user"] for chair in anyone.get(f"/api/tables/{table}")["chairs"]]
            positions = [people[user].get(f"/api/tables/{table}/position?seat={n}") for n, user in enumerate(chairs) if user]
            assert [action["text"] for position in positions for action in position["legal"]] == legal


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["fast", "immediate"])
def test_nothing_acknowledged_is_lost_when_the_database_is_restarted(tmp_path: Path, how: int) -> None:
    service = Postgres(durable=True)
    try:
        address = service.new_database()
        with running(tmp_path, database=address) as server:
            tables = [seated(server.url) for _ in range(4)]
            acknowledged = 0
            for number, (table, people) in enumerate(tables * 6):
                if number == 9:
                    service.end(how)
                    service.start()
                seat = people[0].http.get(f"/api/tables/{table}/position")
                while seat.status_code == 503:
                    seat = people[0].http.get(f"/api/tables/{table}/position")
                mine = seat.json()["actor"]
                legal = people[mine].get(f"/api/tables/{table}/position?seat={mine}")["legal"]
                move = {"seat": mine, "action": legal[0]["text"], "id": f"m{number}"}
                while people[mine].http.post(f"/api/tables/{table}/moves", json=move).status_code == 503:
                    pass
                acknowledged += 1
        assert query(address, "SELECT count(*) FROM log") == [(acknowledged,)]
        assert query(address, "SELECT count(DISTINCT move_id) FROM log") == [(acknowledged,)]
    finally:
        service.remove()
