"""No secret, token or hidden card is in a log, a metric, a header or an answer."""

import asyncio
import json
import logging
import sqlite3
from pathlib import Path

import pytest

from chabudai.server.ops.logs import JsonLines
from tests.server import plain
from tests.server.running import Person, player, running, seated
from tests.server.test_tables import play_one


def test_logs_and_metrics_tell_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "chabudai")
    with running(tmp_path) as server:
        table, people = seated(server.url)
        made = people[0].post("/api/me/tokens", {"label": "bot"}, 201)
        people[0].post("/api/me/password", {"username": "grace", "password": "a long password"})
        for number in range(6):
            play_one(people, table, f"m{number}")

        async def err() -> None:
            async with player(server, people[0], table, 0) as client:
                await client.move("play 99", "x1")

        asyncio.run(err())
        metrics = plain.get(f"{server.url}/metrics").text
        hands = [person.get(f"/api/tables/{table}/position?seat={seat}")["view"]["hand"] for seat, person in enumerate(people)]
    logs = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "request" in logs
    connection = sqlite3.connect(tmp_path / "tables.db")
    secret = json.loads(connection.execute("SELECT meta FROM tables").fetchone()[0])["secret"]
    hashes = [row[0] for row in connection.execute("SELECT hash FROM credentials")]
    connection.close()
    private = [secret, made["token"], "a long password", table, *hashes, *[person.token for person in people]]
    for text in (logs, metrics):
        for value in private:
            assert value not in text
        assert "play " not in text
        assert "hand" not in text
    assert all(hands)


def test_an_error_is_logged_by_its_place_and_not_by_its_values() -> None:
    try:
        raise ValueError("the secret is 4711")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (type(error), error, error.__traceback__))
    line = JsonLines().format(record)
    assert "4711" not in line
    assert json.loads(line)["error"] == "ValueError"


def test_no_answer_shows_the_secret_before_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        paths = ("", "/position", "/position?seat=0", "/record", "/record?seat=0")
        answers = [people[0].http.get(f"/api/tables/{table}{path}").text for path in paths]
        answers.append(people[0].http.get("/api/tables").text)
        secret = server.hub.rooms[table].table.fairness().secret.hex()
        stranger = Person(server.url)
        answers.append(stranger.http.get(f"/api/tables/{table}/record").text)
        for answer in answers:
            assert secret not in answer
            assert "reveal" not in answer


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with running(tmp_path):
        assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0
