"""Taking back over the wire: nobody's moves over their head, and no question that stays open."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chabudai.core import read_record
from chabudai.games import game_of
from chabudai.table import verify
from tests.server.running import Person, Player, player, running, seated
from tests.server.test_play import play_to_the_end
from tests.server.test_tables import play_one, position


def asked_for(people: list[Person], table: str) -> tuple[int, int, int]:
    """Somebody has decided and asks to take it back; the seats of the asker and of the two who are asked."""
    seat = play_one(people, table)
    asked = people[seat].post(f"/api/tables/{table}/undo", {"seat": seat})
    others = [other for other in range(3) if other != seat]
    assert asked["undo"] == {"seat": seat, "waiting": others}
    return seat, others[0], others[1]


async def until(client: Player, found: Callable[[Any], bool]) -> None:
    """Listen until the client was told this of the table."""
    while not found(client.info):
        await client.receive()


def test_nothing_is_taken_back_while_a_person_who_must_agree_is_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me, friend = Person(server.url), Person(server.url)
        table = me.open_table()
        friend.post(f"/api/tables/{table}/join", {"seat": 1})
        me.post(f"/api/tables/{table}/bots", {"level": "random"})
        me.post(f"/api/tables/{table}/start")
        friend.post(f"/api/tables/{table}/leave", {"level": "random"})

        async def play(decisions: int) -> None:
            async with player(server, me, table, 0) as client:
                for number in range(decisions):
                    while client.position is None or not client.position.legal:
                        await client.receive()
                    await client.move(client.position.legal[0]["text"], f"m{number}", client.position.version)
                while client.position is None or not client.position.legal:
                    await client.receive()

        asyncio.run(play(3))
        before = position(me, table, 0)
        for _ in range(5):
            refused = me.post(f"/api/tables/{table}/undo", {"seat": 0}, 409)
            assert refused["reason"] == "who-must-agree-is-away"
        assert position(me, table, 0) == before
        friend.post(f"/api/tables/{table}/back", {"seat": 1})
        assert me.post(f"/api/tables/{table}/undo", {"seat": 0})["undo"] == {"seat": 0, "waiting": [1]}


@pytest.mark.parametrize("act", ["leave", "resign"])
@pytest.mark.parametrize("who", [0, 1])
def test_a_request_ends_for_everyone_when_its_asker_or_one_who_is_asked_goes(tmp_path: Path, act: str, who: int) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        seats = asked_for(people, table)
        going, last = seats[who], seats[2]

        async def listen() -> None:
            async with player(server, people[last], table, last) as client:
                assert client.info.undo is not None
                body = {} if act == "leave" else {"seat": going}
                await asyncio.to_thread(people[going].post, f"/api/tables/{table}/{act}", body)
                await until(client, lambda info: info.undo is None)

        asyncio.run(listen())
        people[last].post(f"/api/tables/{table}/undo/answer", {"seat": last, "consent": True}, 409)


def test_a_request_ends_for_everyone_with_the_account_of_one_who_is_asked(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        _, going, last = asked_for(people, table)
        assert people[going].http.delete("/api/me").status_code == 204
        assert people[last].get(f"/api/tables/{table}")["undo"] is None


def test_a_request_ends_for_everyone_with_the_next_decision(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        _, _, last = asked_for(people, table)

        async def listen() -> None:
            async with player(server, people[last], table, last) as client:
                assert client.info.undo is not None
                await asyncio.to_thread(play_one, people, table, "m2")
                await until(client, lambda info: info.undo is None)

        asyncio.run(listen())


def test_the_record_of_a_game_against_bots_says_how_often_something_was_taken_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = Person(server.url)
        token, table = me.token, me.open_table()
        me.post(f"/api/tables/{table}/bots", {"level": "random"})
        me.post(f"/api/tables/{table}/start")

        async def take_back(times: int) -> None:
            async with player(server, me, table, 0) as client:
                for number in range(times):
                    while client.position is None or not client.position.legal:
                        await client.receive()
                    await client.move(client.position.legal[0]["text"], f"m{number}")
                    await client.send(type="undo", table=table, seat=0)
                    await client.until(lambda _: bool(client.position and client.position.undone))

        asyncio.run(take_back(2))
        assert "undone" not in me.get(f"/api/tables/{table}/record?seat=0")
    with running(tmp_path) as server:
        me = Person(server.url, token)

        async def play() -> None:
            async with player(server, me, table, 0) as client:
                await play_to_the_end([client])

        asyncio.run(play())
        text = me.get(f"/api/tables/{table}/record")
        record = read_record(text)
        assert record.revealed["undone"] == "2"
        assert verify(text, game_of(record)) == []
