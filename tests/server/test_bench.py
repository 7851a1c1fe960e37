"""The designer's bench on the server: where it is allowed, what it checks, plays and simulates, and for whom."""

import sys
from pathlib import Path
from typing import Any

import pytest

from chabudai.core import read_record
from chabudai.games import TITLES, game_of, title
from chabudai.server.ops.reach import has_bench
from chabudai.server.ops.settings import Settings
from tests.patience import PATIENCE, eventually
from tests.server.running import Person, running

_BEHIND = 4 * PATIENCE
"""What runs behind all else takes what a busy machine leaves."""
STUCK = 'import sys, time; sys.stdin.read(); print(\'{"done": 3, "total": 9}\', flush=True); time.sleep(600)'


def edition(game: str = "makatsu", **changes: str) -> str:
    """The house edition under another name, with some of its text replaced."""
    text = title(game).edition_file("house").read_text("utf-8").replace('name = "house"', 'name = "mine"')
    for old, new in changes.items():
        text = text.replace(old.replace("_", " "), new)
    return text


def trial(text: str, **more: Any) -> dict[str, Any]:
    return {"game": "makatsu", "edition": text, "seats": 2, "level": "random", **more}


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ({}, True),
        ({"host": "::1"}, True),
        ({"host": "0.0.0.0"}, False),
        ({"hosts": ["club.example"]}, False),
        ({"address": "https://club.example"}, False),
        ({"host": "0.0.0.0", "bench": "on"}, True),
        ({"bench": "off"}, False),
    ],
)
def test_there_is_a_bench_at_home_and_where_it_is_asked_for(given: dict[str, Any], allowed: bool) -> None:
    assert has_bench(Settings(**given)) is allowed


def test_where_there_is_no_bench_nothing_of_it_works(tmp_path: Path) -> None:
    with running(tmp_path, bench="off") as server:
        person = Person(server.url)
        assert person.get("/api/bench")["allowed"] is False
        for path, body in (
            ("check", {"game": "makatsu", "edition": edition()}),
            ("tables", trial(edition())),
            ("runs", trial(edition(), games=10)),
        ):
            assert person.post(f"/api/bench/{path}", body, 403)["reason"] == "no-bench"


def test_a_broken_edition_is_told_with_its_line_and_reason(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)

        def checked(text: str, game: str = "makatsu") -> Any:
            return person.post("/api/bench/check", {"game": game, "edition": text})

        for known in TITLES:
            found = checked(edition(known.name), known.name)
            assert found["identity"].startswith("mine "), known.name
            assert found["problem"] is None
        broken = edition(points_=" pionts ")
        line = next(number for number, text in enumerate(broken.splitlines(), 1) if "pionts" in text)
        problem = checked(broken)["problem"]
        assert (problem["reason"], problem["arguments"]["line"]) == ("unknown-key", line)
        assert checked("name = ")["problem"]["reason"] == "edition-not-understood"
        assert person.post("/api/bench/tables", trial(broken), 422)["arguments"]["line"] == line
        assert person.post("/api/bench/runs", trial(broken, games=10), 422)["arguments"]["line"] == line
        assert person.get("/api/tables") == []


def test_an_edition_is_played_at_once_and_again_and_its_record_carries_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        text = edition(**{"points_=_3": "points = 5"})
        table = person.post("/api/bench/tables", trial(text), 201)
        assert [chair["bot"] for chair in table["chairs"]] == ["", "random"]
        assert table["setup"]["edition"].startswith("mine ")
        assert person.get(f"/api/tables/{table['id']}/edition")["tokens"][2]["points"] == 5
        person.post(f"/api/tables/{table['id']}/start")
        person.post(f"/api/tables/{table['id']}/leave", {"level": "random"})
        eventually(lambda: person.get(f"/api/tables/{table['id']}")["phase"] == "over")
        again = person.post(f"/api/tables/{table['id']}/rematch", None, 201)
        assert again["setup"]["edition"] == table["setup"]["edition"]
        record = read_record(person.get(f"/api/tables/{table['id']}/record"))
        assert game_of(record).setup.edition == table["setup"]["edition"]


def test_a_simulation_says_what_differs_in_both_languages(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        run = person.post("/api/bench/runs", trial(edition(**{"points_=_3": "points = 9"}), games=100), 201)
        eventually(lambda: person.get(f"/api/bench/runs/{run['id']}")["state"] in ("done", "failed"), _BEHIND)
        found = person.get(f"/api/bench/runs/{run['id']}")
        assert (found["state"], found["done"], found["total"]) == ("done", 200, 200)
        told = found["found"]["told"]
        assert "“mine” differs from “house”" in told["en"]["verdict"]
        assert "„mine“ unterscheidet sich von „house“" in told["de"]["verdict"]
        assert sum(found["found"]["scores"]["shares"][0]) == pytest.approx(1)
        same = person.post("/api/bench/runs", trial(edition(), games=100), 201)
        eventually(lambda: person.get(f"/api/bench/runs/{same['id']}")["state"] == "done", _BEHIND)
        same = person.get(f"/api/bench/runs/{same['id']}")["found"]["told"]["en"]
        assert "does not differ" in same["verdict"]
        assert not any(row["shown"] for row in same["rows"])
        assert person.get(f"/api/bench/runs/{run['id']}", 404)["reason"] == "no-such-run"


def test_a_person_has_one_simulation_at_a_time_and_can_end_it(tmp_path: Path) -> None:
    with running(tmp_path, bench_games=500) as server:
        server.app.state.services.simulations.program[:] = [sys.executable, "-c", STUCK]
        person, other = Person(server.url), Person(server.url)
        assert person.post("/api/bench/runs", trial(edition(), games=501), 422)["arguments"]["most"] == 500
        run = person.post("/api/bench/runs", trial(edition(), games=500), 201)
        eventually(lambda: person.get(f"/api/bench/runs/{run['id']}")["done"] == 3)
        assert person.post("/api/bench/runs", trial(edition(), games=10), 409)["reason"] == "run-already-asked"
        waiting = other.post("/api/bench/runs", trial(edition(), games=10), 201)
        assert waiting["state"] == "waiting"
        other.get(f"/api/bench/runs/{run['id']}", 404)
        assert other.http.delete(f"/api/bench/runs/{run['id']}").status_code == 404
        assert person.http.delete(f"/api/bench/runs/{run['id']}").json()["state"] == "cancelled"
        eventually(lambda: other.get(f"/api/bench/runs/{waiting['id']}")["done"] == 3)
        assert person.get(f"/api/bench/runs/{run['id']}")["state"] == "cancelled"
        assert person.post("/api/bench/runs", trial(edition(), games=10), 201)["state"] == "waiting"


def test_a_simulation_that_breaks_has_failed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.app.state.services.simulations.program[:] = [sys.executable, "-c", "raise SystemExit(1)"]
        person = Person(server.url)
        run = person.post("/api/bench/runs", trial(edition(), games=10), 201)
        eventually(lambda: person.get(f"/api/bench/runs/{run['id']}")["state"] == "failed")
