"""`chabudai admin` with and without a running server: what each act does to people, tables and connections, and its line."""

import asyncio
import json
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chabudai.server.admin import orders
from chabudai.server.admin.road import Asked, Signpost
from chabudai.server.storage.files import signpost_of
from tests.cli import running as cli
from tests.patience import PATIENCE
from tests.server import plain
from tests.server.past import FORMS, restored
from tests.server.running import Person, Running, dump, player, running, seated
from tests.server.test_hosting import audit, users
from tests.server.test_listening import (
    LOGIN,
    about_seat,
    bearer,
    heard_since,
    lines_of,
    must_be_shut_out,
    play_some,
    run,
    unwatched,
)


class Admin:
    """The command line on the database of a folder."""

    def __init__(self, folder: Path) -> None:
        self._database = ["--database", str(folder / "tables.db")]

    def __call__(self, *arguments: str, typed: str = "") -> str:
        """Its standard output, if all went well."""
        result = cli.run("admin", *arguments, *self._database, typed=typed)
        assert result.exit_code == 0, result.output
        return result.stdout

    def found(self, *arguments: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(self(*arguments, "--json"))
        return found

    def refused(self, *arguments: str) -> str:
        return cli.refused("admin", *arguments, *self._database)

    async def later(self, *arguments: str) -> str:
        """The same while sockets are served."""
        return await asyncio.to_thread(self, *arguments)


@pytest.fixture
def admin(tmp_path: Path) -> Admin:
    return Admin(tmp_path)


@contextmanager
def settled(folder: Path) -> Iterator[Running]:
    """A server that is told nothing meanwhile."""
    with running(folder, bot_least_seconds=0, bot_most_seconds=0) as server:
        yield server


def changed(folder: Path, statement: str, *values: str) -> None:
    """Change what is stored, by other hands."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute(statement, values)
    database.close()


def asked(server: Running, person: Person) -> int:
    """How somebody is received who comes again with the same cookie."""
    return plain.get(f"{server.url}/api/me", headers={"Cookie": person.cookie}).status_code


# Looking.


def test_people_and_tables_are_listed_with_their_sizes_and_found_by_their_letters(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        ada = people[0]
        ada.http.patch("/api/me", json={"name": "Ada_L"})
        ada.post("/api/me/password", LOGIN)
        ada.post("/api/me/tokens", {"label": "bot"}, 201)
        ada.post(f"/api/tables/{table}/chat", {"text": "hello"}, 204)
        waiting = people[1].open_table()
        with_server = admin.found("list", "people"), admin.found("list", "tables")
        (found,) = admin.found("list", "people", "--search", "a_l")
        assert (found["name"], found["username"], found["sessions"], found["tokens"]) == ("Ada_L", "ada", 1, 1)
        assert (found["tables"], found["banned"]) == (1, 0)
        assert found["seen"] >= found["created"]
        assert [one["id"] for one in admin.found("list", "tables", "--search", "a_l")] == [table]
        assert [one["id"] for one in admin.found("list", "tables", "--phase", "open")] == [waiting]
        (found,) = admin.found("list", "tables", "--search", table)
        assert (found["title"], found["phase"], found["lines"]) == ("zenmaster", "playing", 1)
        assert len(admin.found("list", "people", "--limit", "2")) == 2
    assert (admin.found("list", "people"), admin.found("list", "tables")) == with_server
    assert "Ada_L" in admin("list", "people")
    assert "3 of 3 people" in admin("list", "people")
    assert "playing" in admin("list", "tables")


def test_a_hostile_name_is_printed_as_what_it_is(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path) as server:
        Person(server.url)
    changed(tmp_path, "UPDATE users SET name = ?", "[red]\x1b[2J\u202ex")
    shown = admin("list", "people")
    assert "[red]" in shown
    assert r"\x1b[2J\u202ex" in shown
    assert admin.refused("list", "nothing") == "list 'nothing': list people or tables."


# Tables.


def test_a_closed_table_ends_for_everyone_and_stays_closed(tmp_path: Path, admin: Admin) -> None:
    with settled(tmp_path) as server:
        table, people = seated(server.url)
        actor = people[0].get(f"/api/tables/{table}/position")["actor"]
        person = people[actor]
        seen = person.get(f"/api/tables/{table}/position?seat={actor}")

        async def check() -> None:
            async with player(server, people[0], table, 0) as client:
                assert await admin.later("close", table, "--why", "spam") == f"table {table} is closed\n"
                await heard_since(client)
                assert client.info.phase == "closed"

        run(check())
        move = {"seat": actor, "action": seen["legal"][0]["text"], "id": "late"}
        assert person.post(f"/api/tables/{table}/moves", move, 409)["reason"] == "table-closed"
        person.post(f"/api/tables/{table}/chat", {"text": "why?"}, 409)
        person.post(f"/api/tables/{table}/rematch", {}, 409)
        assert admin.refused("close", table) == "table closed"
    with settled(tmp_path) as server:
        person = Person(server.url, person.token)
        assert person.get(f"/api/tables/{table}")["phase"] == "closed"
        again = person.get(f"/api/tables/{table}/position?seat={actor}")
        assert (again["view"], again["version"], again["legal"]) == (seen["view"], seen["version"], [])
        person.post(f"/api/tables/{table}/moves", move, 409)
        assert [one["phase"] for one in person.get("/api/tables")] == ["closed"]
        (line,) = audit(server)
        assert line[0].startswith("admin ")
        assert line[1:] == ("close", table, "spam")


def test_a_table_is_closed_before_the_deal_and_while_it_is_sealed(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path, seal_seconds=600) as server:
        host = Person(server.url)
        waiting = host.open_table()
        sealing = host.open_table(commitment="5e" * 32)
        host.post(f"/api/tables/{sealing}/bots", {"level": "random"})
        assert host.post(f"/api/tables/{sealing}/start")["phase"] == "sealing"
        for table in (waiting, sealing):
            admin("close", f"{server.url}/t/{table}")
            assert host.get(f"/api/tables/{table}")["phase"] == "closed"
            host.get(f"/api/tables/{table}/position", 409)
        assert Person(server.url).post(f"/api/tables/{waiting}/join", {}, 409)["reason"] == "table-closed"
    with running(tmp_path) as server:
        host = Person(server.url, host.token)
        for table in (waiting, sealing):
            assert host.get(f"/api/tables/{table}")["phase"] == "closed"


def test_a_finished_game_is_not_closed_and_what_is_not_there_neither(tmp_path: Path, admin: Admin) -> None:
    restored(FORMS[-1], tmp_path)
    finished = admin.found("list", "tables", "--phase", "over")[0]["id"]
    assert admin.refused("close", finished) == "game over"
    with running(tmp_path):
        assert admin.refused("close", finished) == "game over"
        assert admin.refused("close", "nothing") == "no such table"


def test_a_running_game_whose_rules_are_gone_can_be_closed_too(tmp_path: Path, admin: Admin) -> None:
    with settled(tmp_path) as server:
        table, people = seated(server.url)
    changed(tmp_path, "UPDATE tables SET meta = json_set(meta, '$.rules', 99)")
    with settled(tmp_path) as server:
        person = Person(server.url, people[0].token)
        person.get(f"/api/tables/{table}", 409)
        admin("close", table)
        assert [one["phase"] for one in person.get("/api/tables")] == ["closed"]
        assert admin.refused("close", table) == "table closed"
        assert len(audit(server)) == 1


def test_a_person_is_removed_from_an_open_table_and_from_a_running_game(tmp_path: Path, admin: Admin) -> None:
    with settled(tmp_path) as server:
        table, people = seated(server.url, clock={"kind": "move", "time": 60_000})
        other = people[1].open_table()
        person = people[0]
        person.post(f"/api/tables/{other}/join")

        async def check() -> None:
            async with player(server, person, table, 0) as client:
                await admin.later("remove", table, "1")
                heard = await heard_since(client)
                assert len(unwatched(heard)) == 1
                await play_some(table, {1: people[1], 2: people[2]})
                assert about_seat(await heard_since(client), 0) == []

        run(check())
        info = people[1].get(f"/api/tables/{table}")
        assert info["chairs"][0]["user"] == ""
        assert info["chairs"][0]["bot"]
        assert info["host"] == people[1].me["id"]
        person.get(f"/api/tables/{table}/position?seat=0", 403)
        admin("remove", other, "2", "--why", "rude")
        person.post(f"/api/tables/{other}/join", {}, 403)
        assert admin.refused("remove", other, "3") == "no person here"
        assert [line[1:] for line in audit(server)] == [
            ("remove", table, person.me["id"]),
            ("remove", other, f"{person.me['id']}: rude"),
        ]


# People.


def test_a_banned_person_is_shut_out_at_once_everywhere_and_bots_hold_the_seats(tmp_path: Path, admin: Admin) -> None:
    with settled(tmp_path) as server:
        table, people = seated(server.url)
        person = people[0]
        person.post("/api/me/password", LOGIN)
        token = person.post("/api/me/tokens", {"label": "bot"}, 201)["token"]
        waiting = person.open_table(visibility="open")
        people[1].post(f"/api/tables/{waiting}/join")

        async def check() -> None:
            async with (
                player(server, person, table, 0) as client,
                lines_of(server, bearer(token), table, 0) as lines,
                player(server, people[1], table, 1) as steady,
            ):
                await admin.later("ban", "ada")
                await must_be_shut_out(client)
                assert "update" not in [line["type"] async for line in lines]
                await heard_since(steady)
                assert steady.info.chairs[0].held

        run(check())
        assert person.get("/api/me", 403)["reason"] == "account-banned"
        for path, body in (("/api/visit", {}), (f"/api/tables/{table}/back", {"seat": 0}), ("/api/login", LOGIN)):
            assert person.post(path, body, 403)["reason"] == "account-banned"
        assert plain.get(f"{server.url}/api/me", headers=bearer(token)).status_code == 403
        assert Person(server.url).post("/api/login", {**LOGIN, "password": "wrong horse"}, 401)
        info = people[1].get(f"/api/tables/{waiting}")
        assert users(info)[0] == ""
        assert info["host"] == people[1].me["id"]
        assert [one["id"] for one in admin.found("list", "people", "--banned")] == [person.me["id"]]


def test_a_ban_outlives_a_restart_until_it_is_lifted(tmp_path: Path, admin: Admin) -> None:
    with settled(tmp_path) as server:
        table, people = seated(server.url)
        person = people[0]
    admin("ban", str(person.me["id"]), "--why", "cheating")  # no server runs
    with settled(tmp_path) as server:
        assert asked(server, person) == 403
        other = Person(server.url, people[1].token)
        assert other.get(f"/api/tables/{table}")["chairs"][0]["held"]
        admin("unban", str(person.me["id"]))
        person = Person(server.url, person.token)
        assert person.post(f"/api/tables/{table}/back", {"seat": 0})["chairs"][0]["held"] == ""
        assert admin.refused("unban", str(person.me["id"])) == "not banned"
        assert [line[1:] for line in audit(server)] == [
            ("ban", person.me["id"], "cheating"),
            ("unban", person.me["id"], ""),
        ]


@pytest.mark.parametrize("is_running", [True, False])
def test_a_new_password_ends_every_session_and_token(tmp_path: Path, admin: Admin, is_running: bool) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        person.post("/api/me/password", LOGIN)
        token = person.post("/api/me/tokens", {"label": "bot"}, 201)["token"]
        if is_running:
            made = admin("password", "Ada").splitlines()[-1]
            person.get("/api/me", 401)
    if not is_running:
        made = admin("password", "ada").splitlines()[-1]
    with running(tmp_path) as server:
        assert asked(server, person) == 401
        assert plain.get(f"{server.url}/api/me", headers=bearer(token)).status_code == 401
        Person(server.url).post("/api/login", LOGIN, 401)
        assert Person(server.url).post("/api/login", {**LOGIN, "password": made})["username"] == "ada"
        admin("password", "ada", "--prompt", typed="correct staple\ncorrect staple\n")
        Person(server.url).post("/api/login", {**LOGIN, "password": "correct staple"})
        guest = Person(server.url)
        assert admin.refused("password", str(guest.me["id"])) == "guest without password"
        assert [line[1] for line in audit(server)] == ["password", "password"]
    assert made not in dump(tmp_path)


@pytest.mark.parametrize("is_running", [True, False])
def test_a_deleted_account_is_gone_with_its_name(tmp_path: Path, admin: Admin, is_running: bool) -> None:
    with settled(tmp_path) as server:
        table, people = seated(server.url)
        person = people[0]
        person.http.patch("/api/me", json={"name": "Unmistakable"})
        waiting = people[1].open_table()
        person.post(f"/api/tables/{waiting}/join")
        person.post("/api/me/password", LOGIN)
        if is_running:
            assert "--yes" in admin.refused("delete", "ada")

            async def check() -> None:
                async with player(server, person, table, 0) as client:
                    await admin.later("delete", "ada", "--yes")
                    await must_be_shut_out(client)

            run(check())
            person.get("/api/me", 401)
    if not is_running:
        admin("delete", "ada", "--yes")
    assert "Unmistakable" not in dump(tmp_path)
    with settled(tmp_path) as server:
        other = Person(server.url, people[1].token)
        assert other.get(f"/api/tables/{table}")["chairs"][0]["bot"]
        assert admin.refused("delete", "ada", "--yes") == "no such person"
        assert [line[1:] for line in audit(server)] == [("delete", person.me["id"], "")]


def test_the_log_prints_what_hosts_and_administrators_did_the_newest_first(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path) as server:
        host, guest = Person(server.url), Person(server.url)
        table = host.open_table()
        guest.post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/remove", {"seat": 1})
        admin("close", table)
        shown = admin("log").splitlines()
        assert [line.split("  ")[2:4] for line in shown] == [["close", table], ["remove", table]]
    assert admin("log").splitlines() == shown
    assert [entry["act"] for entry in admin.found("log", "--limit", "1")] == ["close"]


# The road.


def sent(port: int, data: bytes) -> bytes:
    """What the road answers to these bytes."""

    async def ask() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(data)
        writer.write_eof()
        try:
            return await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()

    return asyncio.run(ask())


def test_the_road_answers_nobody_without_the_secret_and_its_file_is_the_owners_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        path = signpost_of(tmp_path / "tables.db")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        signpost = msgspec.json.decode(path.read_bytes(), type=Signpost)
        order = orders.Ban(str(person.me["id"]))
        for secret in ("", "x", signpost.secret[:-1]):
            assert sent(signpost.port, msgspec.json.encode(Asked(secret, "admin", order)) + b"\n") == b""
        for junk in (b"", b"\n", b"GET / HTTP/1.1\r\n\r\n", b"{}\n", b"x" * 100_000 + b"\n", b"\xff\n"):
            assert sent(signpost.port, junk) == b""
        person.get("/api/me")
        assert b"done" in sent(signpost.port, msgspec.json.encode(Asked(signpost.secret, "admin", order)) + b"\n")
        person.get("/api/me", 403)
    assert not path.exists()


def test_a_road_that_leads_nowhere_is_said_in_one_line(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path):
        signpost_of(tmp_path / "tables.db").write_text('{"port": 1, "secret": ""}', "utf-8")
        assert "does not answer" in admin.refused("log")
    assert Admin(tmp_path / "nowhere").refused("log").endswith("there is no such database")


def test_the_file_of_a_killed_server_leads_nobody_astray(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        left = signpost_of(tmp_path / "tables.db").read_bytes()
    signpost_of(tmp_path / "tables.db").write_bytes(left)
    admin("ban", str(person.me["id"]))
    with running(tmp_path) as server:
        assert asked(server, person) == 403
