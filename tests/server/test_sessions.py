"""Sessions are listed and ended, each with its connections; what has ended is not undone by what was on its way."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.live.connections import Connections
from chabudai.server.live.neighbours import Neighbours
from chabudai.server.people.accounts import People, credential_of
from chabudai.server.people.devices import label_of
from chabudai.server.people.sightings import HOUR
from chabudai.server.storage.sqlite import SqliteStore
from chabudai.table import TableError
from tests.server import plain
from tests.server.running import Person, new_database, player, running
from tests.server.test_listening import LOGIN, bearer, must_be_shut_out, run

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
_CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0"
_SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox on Linux"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {_CHROME} Safari/537.36", "Chrome on Windows"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {_CHROME} Safari/537.36 Edg/142.0.0.0", "Edge on Windows"),
        (f"Mozilla/5.0 (Linux; Android 10; K) {_CHROME} Mobile Safari/537.36", "Chrome on Android"),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {_SAFARI} Safari/605.1.15", "Safari on macOS"),
        (f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) {_SAFARI} Mobile/15E148 Safari/604.1", "Safari on iOS"),
        ("curl/8.5.0", "browser"),
        ("Firefox/145.0", "Firefox"),
        ("<script>alert(1)</script>", "browser"),
        ("", "browser"),
    ],
)
def test_a_session_is_called_after_its_browser_in_words_of_ours(agent: str, label: str) -> None:
    assert label_of(agent) == label


def signed_in(url: str, agent: str = FIREFOX) -> Person:
    """The person of `LOGIN` on one more device."""
    person = Person(url)
    person.http.headers["user-agent"] = agent
    person.post("/api/login", LOGIN)
    return person


def sessions(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/me/sessions")
    return found


def test_sessions_are_listed_and_this_one_is_marked(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        here = Person(server.url)
        here.post("/api/me/password", LOGIN)
        here.post("/api/me/tokens", {"label": "bot"}, 201)
        there = signed_in(server.url)
        assert [(one["label"], one["current"]) for one in sessions(here)] == [("browser", True), ("Firefox on Linux", False)]
        assert [one["current"] for one in sessions(there)] == [False, True]
        assert all(one["created"] <= one["seen"] for one in sessions(here))


def test_a_session_that_is_ended_ends_with_its_connections_and_no_other_does(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        here = Person(server.url)
        here.post("/api/me/password", LOGIN)
        there = signed_in(server.url)
        table = here.open_table()
        (other,) = [one["id"] for one in sessions(here) if not one["current"]]

        async def check() -> None:
            async with player(server, here, table, 0) as steady, player(server, there, table, 0) as ended:
                assert here.http.delete(f"/api/me/sessions/{other}").status_code == 204
                await must_be_shut_out(ended)
                await steady.send(type="ping", n=7)
                await steady.until_tag("pong")

        run(check())
        there.get("/api/me", 401)
        assert len(sessions(here)) == 1
        assert here.http.delete(f"/api/me/sessions/{other}").status_code == 404


def test_nobody_ends_what_is_not_a_session_of_theirs(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person, stranger = Person(server.url), Person(server.url)
        token = person.post("/api/me/tokens", {"label": "bot"}, 201)
        for ident in (token["id"], sessions(stranger)[0]["id"], "nothing"):
            assert person.http.delete(f"/api/me/sessions/{ident}").status_code == 404
        assert person.http.delete(f"/api/me/tokens/{sessions(person)[0]['id']}").status_code == 404
        stranger.get("/api/me")


def test_all_other_sessions_end_at_once_and_tokens_stay(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        here = Person(server.url)
        here.post("/api/me/password", LOGIN)
        token = here.post("/api/me/tokens", {"label": "bot"}, 201)
        others = [signed_in(server.url) for _ in range(2)]
        assert here.http.delete("/api/me/sessions").status_code == 204
        for other in others:
            other.get("/api/me", 401)
        assert [one["current"] for one in sessions(here)] == [True]
        assert plain.get(f"{server.url}/api/me", headers=bearer(token["token"])).status_code == 200


def test_ending_this_session_takes_its_cookie_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        response = person.http.delete(f"/api/me/sessions/{sessions(person)[0]['id']}")
        assert response.status_code == 204
        assert 'chabudai=""' in response.headers["set-cookie"]
        person.get("/api/me", 401)


class Clock:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


async def opened(folder: Path, now: Clock) -> tuple[SqliteStore, People]:
    new_database(folder / "people.db")
    store = SqliteStore(folder / "people.db")
    return store, People(store, Connections(Neighbours()), now)


def test_when_a_credential_was_last_used_is_stored_at_most_once_an_hour(tmp_path: Path) -> None:
    async def check() -> None:
        now = Clock()
        store, people = await opened(tmp_path, now)
        user, token = await people.guest()

        async def used_at(minutes: int) -> int:
            now.at = 1_000_000 + minutes * 60_000
            assert await people.by_token(token) is not None
            await people.store_sightings()
            return (await store.credentials(user.id))[0].seen

        began = await used_at(0)
        assert began == now.at
        assert await used_at(30) == began
        assert await used_at(59) == began
        assert await used_at(61) == now.at
        await store.close()

    assert HOUR == 3_600_000
    asyncio.run(check())


# What ended stays ended, whatever was on its way.


def test_a_change_on_its_way_undoes_no_other(tmp_path: Path) -> None:
    async def check() -> None:
        store, people = await opened(tmp_path, Clock())
        user, token = await people.guest()
        await asyncio.gather(people.rename(user, "Ada", ""), people.rename(user, "", "#102030"))
        stored = await store.user(user.id)
        assert stored is not None
        assert (stored.name, stored.colour) == ("Ada", "#102030")
        await asyncio.gather(people.claim(user, "ada", "correct horse", "", token), people.rename(user, "Grace", ""))
        stored = await store.user(user.id)
        assert stored is not None
        assert (stored.name, stored.username) == ("Grace", "ada")
        assert (stored.password or "").startswith("$argon2id$v=19$m=65536,t=3,p=4$")  # as much as a guess shall cost
        await store.close()

    asyncio.run(check())


def test_a_deleted_account_does_not_come_back_with_a_change_on_its_way(tmp_path: Path) -> None:
    async def check() -> None:
        store, people = await opened(tmp_path, Clock())
        user, token = await people.guest()
        await people.forget(user)
        for late in (people.rename(user, "Ada", ""), people.claim(user, "ada", "correct horse", "", token)):
            with pytest.raises(TableError):
                await late
        with pytest.raises(TableError):
            await people.new_token(user, "bot", token)
        assert await store.user(user.id) is None
        await store.close()

    asyncio.run(check())


def test_an_ended_session_makes_no_token_any_more(tmp_path: Path) -> None:
    async def check() -> None:
        store, people = await opened(tmp_path, Clock())
        user, token = await people.guest()
        user = await people.claim(user, "ada", "correct horse", "", token)
        found = await people.sign_in("ada", "correct horse", "browser")
        assert found is not None
        await people.end_session(user, credential_of(found[1]))
        with pytest.raises(TableError):
            await people.new_token(user, "bot", found[1])
        await store.close()

    asyncio.run(check())


def test_of_two_new_passwords_at_once_one_is_refused(tmp_path: Path) -> None:
    async def check() -> None:
        store, people = await opened(tmp_path, Clock())
        user, token = await people.guest()
        user = await people.claim(user, "ada", "correct horse", "", token)
        both = [people.claim(user, "ada", f"battery staple {number}", "correct horse", token) for number in range(2)]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(isinstance(result, TableError) for result in results) == [False, True]
        await store.close()

    asyncio.run(check())
