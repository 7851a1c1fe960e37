"""A host's hand: removing a person before the deal, letting somebody back, handing over."""

import sqlite3
from pathlib import Path
from typing import Any

from chabudai.server.live.commands import new_id
from tests.server.running import Person, Running, dump, player, running
from tests.server.test_listening import about_seat, heard_since, run, unwatched


def audit(server: Running) -> list[tuple[str, str, str, str]]:
    """What is in the audit: who, what, where, whom."""
    connection = sqlite3.connect(server.settings.database)
    try:
        return connection.execute("SELECT actor, act, subject, detail FROM audit ORDER BY n").fetchall()
    finally:
        connection.close()


def laid(server: Running) -> tuple[str, Person, Person]:
    """A table with its host on seat 0 and a guest on seats 1 and 2."""
    host, guest = Person(server.url), Person(server.url)
    table = host.open_table("zenmaster", 4)
    for seat in (1, 2):
        guest.post(f"/api/tables/{table}/join", {"seat": seat})
    return table, host, guest


def users(info: Any) -> list[str]:
    return [chair["user"] for chair in info["chairs"]]


def test_who_is_removed_loses_every_chair_hears_so_and_cannot_sit_down_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, host, guest = laid(server)

        async def check() -> None:
            async with player(server, guest, table, 1) as client, player(server, guest, table, None) as public:
                info = host.post(f"/api/tables/{table}/remove", {"seat": 2})
                assert users(info) == [host.me["id"], "", "", ""]
                assert info["removed"] == [{"user": guest.me["id"], "name": guest.me["name"]}]
                heard = await heard_since(client)
                assert len(unwatched(heard)) == 1
                assert about_seat(heard[heard.index(unwatched(heard)[0]) :], 1) == []
                told = [message.info for message in await heard_since(public) if hasattr(message, "info")]
                assert [one.user for one in told[-1].removed] == [guest.me["id"]]

        run(check())
        assert guest.post(f"/api/tables/{table}/join", {}, 403)["reason"] == "removed-from-table"
        guest.post(f"/api/tables/{table}/chat", {"text": "but why?"}, 403)
        assert audit(server) == [(host.me["id"], "remove", table, guest.me["id"])]


def test_the_ban_from_a_table_outlives_a_restart_until_the_host_lifts_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, host, guest = laid(server)
        host.post(f"/api/tables/{table}/remove", {"seat": 1})
    with running(tmp_path) as server:
        host, guest = Person(server.url, host.token), Person(server.url, guest.token)
        guest.post(f"/api/tables/{table}/join", {}, 403)
        path = f"/api/tables/{table}/removed/{guest.me['id']}"
        assert guest.http.delete(path).status_code == 403
        assert host.http.delete(path).json()["removed"] == []
        assert host.http.delete(path).status_code == 404
        assert users(guest.post(f"/api/tables/{table}/join"))[1] == guest.me["id"]
        assert [line[1] for line in audit(server)] == ["remove", "let-back"]


def test_only_the_host_removes_and_nobody_is_removed_once_the_game_has_begun(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, host, guest = laid(server)
        guest.post(f"/api/tables/{table}/remove", {"seat": 0}, 403)
        host.post(f"/api/tables/{table}/remove", {"seat": 0}, 409)
        host.post(f"/api/tables/{table}/remove", {"seat": 3}, 409)
        host.post(f"/api/tables/{table}/remove", {"seat": 9}, 404)
        host.post(f"/api/tables/{table}/bots", {"level": "random"})
        host.post(f"/api/tables/{table}/remove", {"seat": 3}, 409)
        host.post(f"/api/tables/{table}/start")
        assert host.post(f"/api/tables/{table}/remove", {"seat": 1}, 409)["reason"] == "game-begun"
        assert audit(server) == []


def test_the_host_hands_over_to_another_person_and_is_told_so_with_all_others(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, host, guest = laid(server)

        async def check() -> None:
            async with player(server, guest, table, 1) as client:
                assert host.post(f"/api/tables/{table}/host", {"seat": 1})["host"] == guest.me["id"]
                await heard_since(client)
                assert client.info.host == guest.me["id"]

        run(check())
        host.post(f"/api/tables/{table}/bots", {}, 403)
        host.post(f"/api/tables/{table}/host", {"seat": 0}, 403)
        guest.post(f"/api/tables/{table}/host", {"seat": 2}, 409)  # a chair of their own
        guest.post(f"/api/tables/{table}/host", {"seat": 3}, 409)  # an empty one
        guest.post(f"/api/tables/{table}/remove", {"seat": 0})
        host.post(f"/api/tables/{table}/join", {}, 403)
        assert [line[1:] for line in audit(server)] == [
            ("hand-over", table, guest.me["id"]),
            ("remove", table, host.me["id"]),
        ]


def test_a_deleted_account_leaves_no_name_among_the_removed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        loaded, host, guest = laid(server)
        host.post(f"/api/tables/{loaded}/remove", {"seat": 1})
        guest.http.patch("/api/me", json={"name": "Unmistakable"})
        stored = host.open_table()
        guest.post(f"/api/tables/{stored}/join")
        host.post(f"/api/tables/{stored}/remove", {"seat": 1})
        assert "Unmistakable" in dump(tmp_path)
    with running(tmp_path) as server:  # nothing is loaded
        guest, host = Person(server.url, guest.token), Person(server.url, host.token)
        assert host.get(f"/api/tables/{loaded}")["removed"]
        assert guest.http.delete("/api/me").status_code == 204
        assert host.get(f"/api/tables/{loaded}")["removed"] == []
        assert host.get(f"/api/tables/{stored}")["removed"] == []
    assert "Unmistakable" not in dump(tmp_path)


def test_the_id_of_a_table_can_be_typed_on_a_command_line() -> None:
    ids = {new_id() for _ in range(2_000)}
    assert len(ids) == 2_000
    assert all(ident.isalnum() and ident.isascii() and len(ident) == 16 for ident in ids)
