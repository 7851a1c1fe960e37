"""Tables over HTTP: chairs, bots, hot seats, rematches, clocks, undo, the honest deal."""

import asyncio
import gc
import hashlib
import weakref
from pathlib import Path
from typing import Any

from chabudai.core import read_record
from chabudai.games import game_of
from chabudai.server.live.hub import Hub
from chabudai.server.storage.store import LogRow
from chabudai.table import verify
from tests.patience import PATIENCE, eventually
from tests.server.running import Person, Running, player, running, seated
from tests.server.test_play import play_to_the_end


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms


def position(person: Person, table: str, seat: int) -> Any:
    return person.get(f"/api/tables/{table}/position?seat={seat}")


def play_one(people: list[Person], table: str, ident: str = "m1") -> int:
    """Whoever is to act plays the first legal action; returns the seat."""
    seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
    seen = position(people[seat], table, seat)
    body = {"seat": seat, "action": seen["legal"][0]["text"], "id": ident, "version": seen["version"]}
    people[seat].post(f"/api/tables/{table}/moves", body)
    return seat


def test_open_tables_can_be_found_and_joined(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, guest = Person(server.url), Person(server.url)
        shown = host.open_table(visibility="open")
        hidden = host.open_table()
        assert [table["id"] for table in guest.get("/api/tables?scope=open")] == [shown]
        assert guest.post(f"/api/tables/{hidden}/join")["mine"] == [1]  # the id is the invitation
        guest.post(f"/api/tables/{shown}/join", {"seat": 0}, 409)
        guest.post(f"/api/tables/{shown}/start", status=403)
        host.post(f"/api/tables/{shown}/start", status=409)
        host.post(f"/api/tables/{shown}/bots", {"seat": 1, "level": "random"})
        host.http.delete(f"/api/tables/{shown}/bots/1")
        host.post(f"/api/tables/{shown}/bots", {"level": "no such bot"}, 422)
        guest.post(f"/api/tables/{shown}/join", {"seat": 2})
        guest.post(f"/api/tables/{shown}/leave")
        assert guest.get(f"/api/tables/{shown}")["mine"] == []
        host.post(f"/api/tables/{shown}/leave")
        assert guest.get("/api/tables?scope=open") == []


def test_tables_that_wait_for_me_come_first(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        people[0].open_table()
        seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
        mine = people[seat].get("/api/tables?scope=mine")
        assert mine[0]["id"] == table
        assert mine[0]["waiting"]


def test_a_hot_seat_shows_each_of_my_seats_its_own_view(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person, other = Person(server.url), Person(server.url)
        table = person.open_table(seats=3)
        person.post(f"/api/tables/{table}/join")
        assert person.post(f"/api/tables/{table}/join")["mine"] == [0, 1, 2]
        person.post(f"/api/tables/{table}/start")
        hands = [position(person, table, seat)["view"]["hand"] for seat in range(3)]
        assert len({card for hand in hands for card in hand}) == 27
        other.get(f"/api/tables/{table}/position?seat=0", 403)
        assert other.get(f"/api/tables/{table}/position")["view"]["hand"] == []


def test_a_move_sent_twice_is_played_once_and_a_stale_one_is_answered_with_the_view(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
        before = position(people[seat], table, seat)
        body = {"seat": seat, "action": before["legal"][0]["text"], "id": "m1", "version": before["version"]}
        first = people[seat].post(f"/api/tables/{table}/moves", body)
        assert people[seat].post(f"/api/tables/{table}/moves", body) == first
        stale = people[seat].post(f"/api/tables/{table}/moves", {**body, "id": "m2"}, 409)
        assert stale["type"] == "urn:chabudai:stale"
        assert stale["position"] == position(people[seat], table, seat)
        illegal = people[seat].post(f"/api/tables/{table}/moves", {**body, "id": "m3", "version": ""}, 409)
        assert (illegal["reason"], illegal["arguments"]) == ("not-your-turn", {"seat": (seat + 1) % 3})
        other = (seat + 1) % 3
        seen = position(people[other], table, other)
        missing = next(n for n in range(1, 61) if n not in seen["view"]["hand"])
        wrong = {"seat": other, "action": f"play {missing}", "id": "m4"}
        refused = people[other].post(f"/api/tables/{table}/moves", wrong, 409)
        assert (refused["reason"], refused["rule"]) == ("not-in-hand", "R2.3")
        assert "arguments" not in refused
        people[other].post(f"/api/tables/{table}/moves", {**wrong, "seat": seat}, 403)
        people[other].post(f"/api/tables/{table}/moves", {**wrong, "action": "dance"}, 409)


def test_an_undo_asks_those_who_have_seen_the_card(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        before = [position(people[seat], table, seat) for seat in range(3)]
        seat = play_one(people, table)
        others = [other for other in range(3) if other != seat]
        asked = people[seat].post(f"/api/tables/{table}/undo", {"seat": seat})
        assert asked["undo"] == {"seat": seat, "waiting": others}
        people[seat].post(f"/api/tables/{table}/undo/answer", {"seat": seat, "consent": True}, 409)
        for other in others:
            people[other].post(f"/api/tables/{table}/undo/answer", {"seat": other, "consent": True})
        assert [position(people[other], table, other) for other in range(3)] == before


def test_an_undo_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        seat = play_one(people, table)
        people[seat].post(f"/api/tables/{table}/undo", {"seat": seat})
        for other in [other for other in range(3) if other != seat]:
            people[other].post(f"/api/tables/{table}/undo/answer", {"seat": other, "consent": True})
        before = position(people[seat], table, seat)
        assert before["legal"]
        cookie = people[seat].token
    with running(tmp_path) as server:
        assert position(Person(server.url, cookie), table, seat) == before


def test_who_leaves_is_held_by_a_bot_and_can_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
        left = people[seat].post(f"/api/tables/{table}/leave", {"level": "random"})
        assert left["chairs"][seat]["held"] == "random"

        async def wait_for_the_bot() -> None:
            async with player(server, people[0], table, None) as watcher:
                while watcher.position is None or watcher.position.actor == seat:
                    await watcher.receive()

        asyncio.run(wait_for_the_bot())
        back = people[seat].post(f"/api/tables/{table}/back", {"seat": seat})
        assert back["chairs"][seat]["held"] == ""
        people[seat].post(f"/api/tables/{table}/resign", {"seat": seat})
        people[seat].post(f"/api/tables/{table}/back", {"seat": seat}, 409)


def test_a_seat_whose_time_is_up_is_played_by_a_bot(tmp_path: Path) -> None:
    with running(tmp_path, bot_least_seconds=3600, bot_most_seconds=3600) as server:  # nor does the game go on meanwhile
        clock = {"kind": "move", "time": 300}
        table, people = seated(server.url, clock=clock)

        async def wait_for_the_flag() -> Any:
            async with player(server, people[0], table, None) as watcher:
                while not any(chair.flagged for chair in watcher.info.chairs):
                    await watcher.receive()
                return watcher.info

        info = asyncio.run(wait_for_the_flag())
        flagged = next(seat for seat, chair in enumerate(info.chairs) if chair.flagged)
        back = people[flagged].post(f"/api/tables/{table}/back", {"seat": flagged})
        assert not back["chairs"][flagged]["flagged"]


def test_clocks_charge_the_time_that_is_given(tmp_path: Path) -> None:
    time = Time()
    with running(tmp_path, now=time) as server:
        table, people = seated(server.url, clock={"kind": "total", "time": 600_000, "increment": 1000})
        time.ms += 5000
        seat = play_one(people, table)
        clocks = people[0].get(f"/api/tables/{table}")["clocks"]
        assert clocks["left"][seat] == 596_000
        assert clocks["running"] == (seat + 1) % 3


def test_the_clients_have_a_part_in_the_deal(tmp_path: Path) -> None:
    value = "5a" * 32
    commitment = hashlib.sha256(bytes.fromhex(value)).hexdigest()
    with running(tmp_path) as server:
        person = Person(server.url)
        table = person.open_table(commitment=commitment)
        person.post(f"/api/tables/{table}/bots", {})
        assert person.post(f"/api/tables/{table}/start")["phase"] == "sealing"
        person.post(f"/api/tables/{table}/reveal", {"seat": 0, "value": "00" * 32}, 422)
        assert person.post(f"/api/tables/{table}/reveal", {"seat": 0, "value": value})["phase"] == "playing"

        async def play() -> None:
            async with player(server, person, table, 0) as client:
                await play_to_the_end([client])

        asyncio.run(play())
        text = person.get(f"/api/tables/{table}/record")
        record = read_record(text)
        assert record.revealed["contribution 0"] == value
        assert verify(text, game_of(record)) == []


def test_what_is_not_revealed_in_time_is_left_out(tmp_path: Path) -> None:
    with running(tmp_path, seal_seconds=0.05) as server:
        person = Person(server.url)
        table = person.open_table(commitment="ab" * 32)
        person.post(f"/api/tables/{table}/bots", {})
        person.post(f"/api/tables/{table}/start")

        async def wait_for_the_deal() -> None:
            async with player(server, person, table, 0) as client:
                while client.position is None:
                    await client.receive()

        asyncio.run(wait_for_the_deal())


def test_a_rematch_moves_everyone_one_chair_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        table = person.open_table()
        person.post(f"/api/tables/{table}/bots", {})
        person.post(f"/api/tables/{table}/start")
        person.post(f"/api/tables/{table}/rematch", status=409)

        async def play() -> None:
            async with player(server, person, table, 0) as client:
                await play_to_the_end([client])

        asyncio.run(play())
        following = person.post(f"/api/tables/{table}/rematch", status=201)
        assert following["mine"] == [1]
        assert person.post(f"/api/tables/{table}/rematch", status=201)["id"] == following["id"]
        assert person.get(f"/api/tables/{table}")["next"] == following["id"]
        assert person.post(f"/api/tables/{following['id']}/start")["phase"] == "playing"


def test_a_hint_ranks_the_legal_actions_of_my_own_seat(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url, hints="free")
        seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
        hint = people[seat].post(f"/api/tables/{table}/hint", {"seat": seat})
        now = position(people[seat], table, seat)
        assert sorted(choice["action"] for choice in hint["choices"]) == sorted(legal["text"] for legal in now["legal"])
        assert hint["action"] == hint["choices"][0]["action"]
        assert hint["version"] == now["version"]
        other = (seat + 1) % 3
        people[other].post(f"/api/tables/{table}/hint", {"seat": seat}, 403)
        people[other].post(f"/api/tables/{table}/hint", {"seat": other}, 409)


def test_an_edition_cannot_be_a_file_of_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        secret = tmp_path / "secret.toml"
        secret.write_text("name = 'x'")
        Person(server.url).post("/api/tables", {"game": "zenmaster", "seats": 3, "edition": "../x.toml"}, 422)


def test_games_rules_and_words_can_be_read(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        for game in person.get("/api/games"):
            assert person.get(f"/api/games/{game['name']}/rules").startswith("#")
            assert "event-" in person.get(f"/api/games/{game['name']}/words/de")
        person.get("/api/games/chess/rules", 404)
        person.get("/api/games/zenmaster/words/xx", 404)
        assert person.get("/api/bots")


def test_an_idle_table_is_unloaded_and_loaded_on_demand(tmp_path: Path) -> None:
    time = Time()
    with running(tmp_path, now=time) as server:
        table, people = seated(server.url)
        seat = play_one(people, table)
        before = position(people[seat], table, seat)
        assert server.loop is not None
        server.loop.call_soon_threadsafe(server.hub.sweep)
        assert position(people[seat], table, seat) == before
        time.ms += 301_000
        swept = asyncio.run_coroutine_threadsafe(sweep(server.hub), server.loop)
        assert swept.result(PATIENCE) == 0
        assert position(people[seat], table, seat) == before
        assert list(server.hub.rooms) == [table]


def play_against_bots(server: Running, me: Person, table: str) -> None:
    """Fill the table with bots and play to the end."""
    me.post(f"/api/tables/{table}/bots", {"level": "random"})
    me.post(f"/api/tables/{table}/start")

    async def play() -> None:
        async with player(server, me, table, 0) as client:
            await play_to_the_end([client])

    asyncio.run(play())


async def sweep(hub: Hub) -> int:
    hub.sweep()
    return len(hub.rooms)


def test_an_unloaded_table_is_freed_at_once(tmp_path: Path) -> None:
    """The collector looks at what has lived for long as good as never: a room that held itself would stay for days."""
    time = Time()
    with running(tmp_path, now=time) as server:
        me = Person(server.url)
        table = me.open_table()
        play_against_bots(server, me, table)
        eventually(lambda: not server.hub.connections._by_person)  # who played has gone
        gc.disable()
        try:
            rooms = [weakref.ref(room) for room in server.hub.rooms.values()]
            time.ms += 301_000
            assert server.loop is not None
            assert asyncio.run_coroutine_threadsafe(sweep(server.hub), server.loop).result(PATIENCE) == 0
            assert [room() for room in rooms] == [None]
        finally:
            gc.enable()


def test_a_storage_that_fails_acknowledges_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        seat = int(people[0].get(f"/api/tables/{table}/position")["actor"])
        before = position(people[seat], table, seat)
        other = LogRow(table, 0, 0, "somebody else wrote here", "", 0, None)
        assert server.loop is not None
        asyncio.run_coroutine_threadsafe(server.hub.store.commit(other), server.loop).result(PATIENCE)
        body = {"seat": seat, "action": before["legal"][0]["text"], "id": "m1"}
        assert people[seat].post(f"/api/tables/{table}/moves", body, 503)["type"] == "urn:chabudai:storage"
        assert server.hub.rooms[table].is_broken


def test_one_changes_chairs_before_the_game_and_stays_the_host(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me, friend = Person(server.url), Person(server.url)
        table = me.open_table()
        friend.post(f"/api/tables/{table}/join", {"seat": 1})
        assert friend.post(f"/api/tables/{table}/seat", {"seat": 0, "to": 2}, 403)["reason"] == "not-your-seat"
        assert me.post(f"/api/tables/{table}/seat", {"seat": 0, "to": 1}, 409)["reason"] == "chair-taken"
        moved = me.post(f"/api/tables/{table}/seat", {"seat": 0, "to": 2})
        assert (moved["mine"], moved["host"]) == ([2], me.me["id"])
        assert moved["chairs"][0]["user"] == ""


def test_a_list_says_the_clock_and_who_has_won(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = Person(server.url)
        table = me.open_table(clock={"kind": "move", "time": 86_400_000, "increment": 0})
        (listed,) = me.get("/api/tables?scope=mine")
        assert (listed["clock"], listed["time"], listed["winners"], listed["mine"]) == ("move", 86_400_000, [], [0])
        play_against_bots(server, me, table)
        ranks = me.get(f"/api/tables/{table}/position")["outcome"]["ranks"]
        (listed,) = me.get("/api/tables?scope=mine")
        assert listed["winners"] == [seat for seat, rank in enumerate(ranks) if rank == 1]


def test_invitations_name_the_public_address_and_none_on_this_machine_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert Person(server.url).get("/api/addresses") == {"addresses": []}
    with running(tmp_path, address="https://club.example/") as server:
        assert Person(server.url).get("/api/addresses") == {"addresses": ["https://club.example"]}
