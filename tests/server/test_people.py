"""Guests, passwords, tokens, limits and headers."""

import asyncio
from pathlib import Path

from tests.server import plain
from tests.server.running import Person, dump, player, running, seated


def test_a_first_visit_makes_a_guest_whose_token_is_kept_as_a_hash(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        response = plain.post(f"{server.url}/api/visit", json={})
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        token = response.cookies["chabudai"]
        assert len(token) >= 43  # 256 bits
        again = plain.post(f"{server.url}/api/visit", json={}, cookies={"chabudai": token})
        assert again.json() == response.json()
        assert "set-cookie" not in again.headers
    stored = dump(tmp_path)
    assert token not in stored


def test_a_stranger_is_told_to_visit_first(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for path in ("/api/me", "/api/tables", "/api/tables/nothing"):
            response = plain.get(server.url + path)
            assert response.status_code == 401
            assert response.headers["content-type"] == "application/problem+json"


def test_a_password_keeps_the_account_across_devices(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        here, there = Person(server.url), Person(server.url)
        login = {"username": "Ada", "password": "correct horse"}
        assert here.post("/api/me/password", login)["username"] == "ada"
        there.post("/api/login", {**login, "password": "wrong horse"}, 401)
        there.post("/api/login", {"username": "nobody", "password": "wrong horse"}, 401)
        assert there.post("/api/login", login)["id"] == here.me["id"]
        assert there.get("/api/me")["id"] == here.me["id"]
        other = Person(server.url)
        other.post("/api/me/password", login, 409)
        there.post("/api/logout", status=204)
        there.get("/api/me", 401)
        assert here.get("/api/me")["username"] == "ada"
    stored = dump(tmp_path)
    assert "correct horse" not in stored
    assert "$argon2id$" in stored


def test_names_can_be_changed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        changed = person.http.patch("/api/me", json={"name": "Grace", "colour": "#102030"}).json()
        assert (changed["name"], changed["colour"]) == ("Grace", "#102030")
        assert person.http.patch("/api/me", json={"name": " "}).status_code == 422


def test_a_personal_token_is_shown_once_and_can_be_taken_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        made = person.post("/api/me/tokens", {"label": "my bot"}, 201)
        assert [token["label"] for token in person.get("/api/me/tokens")] == ["my bot"]
        assert "token" not in person.get("/api/me/tokens")[0]
        headers = {"Authorization": f"Bearer {made['token']}"}
        assert plain.get(f"{server.url}/api/me", headers=headers).json()["id"] == person.me["id"]
        assert person.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204
        assert person.http.delete(f"/api/me/tokens/{made['id']}").status_code == 404
        assert plain.get(f"{server.url}/api/me", headers=headers).status_code == 401


def test_a_deleted_account_leaves_no_name_behind(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person, other = Person(server.url), Person(server.url)
        person.http.patch("/api/me", json={"name": "Unmistakable"})
        table = person.open_table(seats=3)
        other.post(f"/api/tables/{table}/join")
        person.post(f"/api/tables/{table}/bots", {})
        person.post(f"/api/tables/{table}/chat", {"text": "hello"}, 204)
        person.post(f"/api/tables/{table}/start")
        assert person.http.delete("/api/me").status_code == 204
        info = other.get(f"/api/tables/{table}")
        assert info["chairs"][0]["bot"]
        assert info["host"] == other.me["id"]
    stored = dump(tmp_path)
    assert "Unmistakable" not in stored
    assert str(person.me["id"]) not in stored


def test_every_answer_has_its_security_headers(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for path in ("/", "/api/games", "/nowhere", "/api/nowhere"):
            headers = plain.get(server.url + path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


def test_a_foreign_page_cannot_change_anything(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        body = {"game": "zenmaster", "seats": 3}
        foreign = {"Origin": "https://evil.example"}
        assert person.http.post("/api/tables", json=body, headers=foreign).status_code == 403
        own = {"Origin": server.url}
        assert person.http.post("/api/tables", json=body, headers=own).status_code == 201


def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.01) as server:
        answers = [plain.get(f"{server.url}/api/games") for _ in range(12)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert int(refused[0].headers["retry-after"]) >= 1
    with running(tmp_path, guests_per_minute=0.5) as server:
        statuses = [plain.post(f"{server.url}/api/visit", json={}).status_code for _ in range(6)]
        assert statuses == [200, 200, 200, 200, 200, 429]


def test_a_large_body_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        assert person.http.patch("/api/me", json={"name": "x" * 20_000}).status_code == 413


def test_a_new_name_reaches_every_table_where_the_person_plays(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        waiting = people[1].open_table()

        async def listen() -> None:
            async with player(server, people[0], table, 0) as client:
                await asyncio.to_thread(people[1].http.patch, "/api/me", json={"name": "Hildegard"})
                while client.info.chairs[1].name != "Hildegard":
                    await client.receive()

        asyncio.run(listen())
        assert people[0].get(f"/api/tables/{waiting}")["chairs"][0]["name"] == "Hildegard"


def test_a_new_name_reaches_a_table_that_nobody_has_loaded(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = Person(server.url)
        cookie, table = me.token, me.open_table()
    with running(tmp_path) as server:
        again = Person(server.url, cookie)
        again.http.patch("/api/me", json={"name": "Hildegard"})
        assert not server.hub.rooms
        assert again.get(f"/api/tables/{table}")["chairs"][0]["name"] == "Hildegard"
