"""The past of a game over HTTP: what each audience was told, no more, and every draw once the game is over."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from chabudai.core import CHANCE, Seat, read_record
from chabudai.games import TITLES
from chabudai.server.socket.messages import Update
from chabudai.table import Dealer
from chabudai.title import Title
from tests.server.running import Person, Player, decode, player, running, seated
from tests.server.test_play import play_to_the_end


def told(client: Player) -> list[tuple[str, object]]:
    """What a socket heard of the game after its snapshot: each position's version and events."""
    heard = [decode(raw) for raw in client.raw]
    return [(one.position.version, one.position.events) for one in heard if isinstance(one, Update)]


def replayed(person: Person, table: str, seat: int | None) -> list[dict[str, Any]]:
    answer = person.get(f"/api/tables/{table}/replay" + ("" if seat is None else f"?seat={seat}"))
    assert answer["seat"] == seat
    positions: list[dict[str, Any]] = answer["positions"]
    return positions


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_replay_is_what_each_audience_was_told_and_every_draw_can_be_made_again(tmp_path: Path, title: Title) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url, title.name)
        stranger = Person(server.url)

        async def play() -> list[Player]:
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(player(server, p, table, s)) for s, p in enumerate(people)]
                watcher = await stack.enter_async_context(player(server, stranger, table, None))
                await play_to_the_end(clients)
                for client in (*clients, watcher):
                    while client.info.phase != "over":
                        await client.receive()
                return [*clients, watcher]

        for client in asyncio.run(play()):
            past = replayed(stranger, table, client.seat)  # once the game is over, through anybody's eyes
            assert [(one["version"], one["events"]) for one in past[1:]] == told(client)
            assert past[-1]["outcome"] is not None
            assert all(one["legal"] == [] for one in past)
        _draws_can_be_made_again(stranger, table)


def _draws_can_be_made_again(person: Person, table: str) -> None:
    record = read_record(person.get(f"/api/tables/{table}/record"))
    revealed = {Seat(int(name.split()[1])): value for name, value in record.revealed.items() if name.startswith("contribution")}
    dealer = Dealer(bytes.fromhex(record.revealed["secret"]), revealed)
    draws = person.get(f"/api/tables/{table}/draws")["draws"]
    assert [draw["step"] for draw in draws] == [number for number, step in enumerate(record.steps) if step.seat == CHANCE]
    for draw in draws:
        assert draw["choices"][dealer.draw(draw["step"], draw["weights"])] == record.steps[draw["step"]].text


def test_the_past_of_a_running_game_is_only_one_s_own(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Person(server.url)
        open_table = host.open_table()
        host.get(f"/api/tables/{open_table}/replay", 409)
        table, people = seated(server.url)
        people[0].get(f"/api/tables/{table}/replay?seat=1", 403)
        people[0].get(f"/api/tables/{table}/replay?seat=7", 404)
        people[0].get(f"/api/tables/{table}/draws", 409)
        assert replayed(people[0], table, 0)[0]["view"]["hand"] != []
        assert replayed(host, table, None)[0]["view"]["hand"] == []


def test_what_was_taken_back_is_not_in_the_replay(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        seat = people[0].get(f"/api/tables/{table}/position")["actor"]
        before = replayed(people[seat], table, seat)
        action = people[seat].get(f"/api/tables/{table}/position?seat={seat}")["legal"][0]["text"]
        people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "1"})
        assert len(replayed(people[seat], table, seat)) == len(before) + 1
        people[seat].post(f"/api/tables/{table}/undo", {"seat": seat})
        for other in [other for other in range(3) if other != seat]:
            people[other].post(f"/api/tables/{table}/undo/answer", {"seat": other, "consent": True})
        assert replayed(people[seat], table, seat) == before


def test_a_long_answer_is_packed_for_who_can_unpack_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        packed = people[0].http.get(f"/api/tables/{table}/replay")
        plain = people[0].http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()


def test_without_a_memory_aid_the_past_is_told_only_when_the_game_is_over(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url, "makatsu", options={"memory-aid": "off"})
        for path in ("replay?seat=0", "record?seat=0", "replay", "record"):
            refused = people[0].get(f"/api/tables/{table}/{path}", 409)
            assert refused["reason"] == "played-without-memory-aid"
        assert people[0].get(f"/api/tables/{table}/position")["past"] is False

        async def play() -> None:
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(player(server, p, table, s)) for s, p in enumerate(people)]
                await play_to_the_end(clients)

        asyncio.run(play())
        assert replayed(people[0], table, 0)[-1]["outcome"] is not None
        assert people[0].get(f"/api/tables/{table}/position")["past"] is True
        assert read_record(people[0].get(f"/api/tables/{table}/record")).outcome is not None
