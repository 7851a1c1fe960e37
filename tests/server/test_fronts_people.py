"""What concerns a person, not a table, over two processes: names, bans, and jobs that one of the two does."""

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from chabudai.server.admin.administration import Administration
from chabudai.server.admin.orders import Ban
from tests.patience import PATIENCE, eventually
from tests.server.fronts import fronts
from tests.server.running import Person, Running, seated, socket_to
from tests.server.test_bench import STUCK, edition, trial
from tests.server.test_coach import brought_in
from tests.server.test_sockets import code_of
from tests.services import Broker


def there(server: Running, person: Person) -> Person:
    """The same person at another process."""
    return Person(server.url, person.token)


def done_at(server: Running, work: Coroutine[Any, Any, Any]) -> None:
    """Do it in the server's loop."""
    assert server.loop is not None
    asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def test_a_new_name_is_known_at_both(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        table, people = seated(one.url)
        elsewhere = there(other, people[1])
        assert people[1].get("/api/me")["name"] != "Ada"
        assert elsewhere.http.patch("/api/me", json={"name": "Ada"}).status_code == 200
        assert people[1].get("/api/me")["name"] == "Ada"
        assert people[0].get(f"/api/tables/{table}")["chairs"][1]["name"] == "Ada"
        assert table not in other.hub.rooms


def test_who_is_banned_at_one_is_cut_off_at_the_other(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        person = Person(other.url)
        services = one.app.state.services
        administration = Administration(services.store, services.people, services.hub)

        async def cut_off() -> int:
            async with socket_to(other, person) as socket:
                await socket.recv()
                await asyncio.to_thread(done_at, one, administration.ban(Ban(person.me["id"], "rude"), "test"))
                try:
                    while True:
                        await asyncio.wait_for(socket.recv(), PATIENCE)
                except ConnectionClosed as closed:
                    return code_of(closed)

        assert asyncio.run(cut_off()) == 4401
        for server in (one, other):
            assert there_refused(server, person)


def there_refused(server: Running, person: Person) -> bool:
    """Whether the server lets the person know nothing."""
    return bool(person.http.get(f"{server.url}/api/me").status_code == 403)


def test_a_run_of_the_bench_is_asked_for_anywhere(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        one.app.state.services.simulations.program[:] = [sys.executable, "-c", STUCK]
        person, stranger = Person(one.url), Person(other.url)
        ident = person.post("/api/bench/runs", trial(edition(), games=10), 201)["id"]
        elsewhere = there(other, person)
        eventually(lambda: elsewhere.get(f"/api/bench/runs/{ident}")["done"] == 3)
        assert stranger.get(f"/api/bench/runs/{ident}", 404)["reason"] == "no-such-run"
        assert elsewhere.get("/api/bench/runs/none.such", 404)["reason"] == "no-such-run"
        assert elsewhere.http.delete(f"/api/bench/runs/{ident}").json()["state"] == "cancelled"
        assert person.get(f"/api/bench/runs/{ident}")["state"] == "cancelled"


def test_a_review_is_asked_for_anywhere(empty_postgres: str, broker: Broker, tmp_path: Path) -> None:
    with fronts(tmp_path, empty_postgres, broker.address) as (one, other):
        person = Person(one.url)
        table = brought_in(one, person)
        one.app.state.services.coaching.reviews.program[:] = [sys.executable, "-c", STUCK]
        elsewhere = there(other, person)
        assert elsewhere.post(f"/api/tables/{table}/review", {"seat": 1})["state"] in ("waiting", "running")
        eventually(lambda: elsewhere.get(f"/api/tables/{table}/review?seat=1")["done"] == 3)
        assert person.get(f"/api/tables/{table}/review?seat=1")["state"] == "running"
        assert table not in other.hub.rooms
