"""Games over HTTP: what a client shows of a title that it has never heard of."""

from pathlib import Path

import pytest

from chabudai.games import TITLES
from chabudai.title import Title
from chabudai.words import LANGUAGES
from tests.server import plain
from tests.server.running import Person, running


def test_every_title_says_what_it_is_about_in_every_language(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        shelf = plain.get(f"{server.url}/api/games").json()
        assert [game["name"] for game in shelf] == [title.name for title in TITLES]
        assert all(set(game["about"]) == set(LANGUAGES) for game in shelf)
        assert shelf[0]["about"]["en"] != shelf[0]["about"]["de"]


def test_a_title_says_what_its_views_hold(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        told = {title.name: plain.get(f"{server.url}/api/games/{title.name}/view").json() for title in TITLES}
        zen = {field["name"]: field for field in told["zenmaster"]["fields"]}
        assert zen["actor"] == {"name": "actor", "kind": "seat", "levels": 0, "by_seat": False}
        assert zen["hand"] == {"name": "hand", "kind": "number", "levels": 1, "by_seat": False}
        assert zen["results"] == {"name": "results", "kind": "number", "levels": 2, "by_seat": True}
        seats = next(field for field in told["ninjato"]["fields"] if field["name"] == "seats")
        assert seats == {"name": "seats", "kind": "SeatView", "levels": 1, "by_seat": True}
        assert {"name": "honor", "kind": "number", "levels": 0, "by_seat": False} in told["ninjato"]["parts"]["SeatView"]
        assert plain.get(f"{server.url}/api/games/nothing/view").status_code == 404


def test_a_seat_is_drawn_what_it_knows_in_its_language(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, guest = Person(server.url), Person(server.url)
        table = host.open_table()
        drawing = f"/api/tables/{table}/drawing?name=Ada&name=Bo&name=Cleo"
        assert host.http.get(drawing).status_code == 409
        host.post(f"/api/tables/{table}/bots", {"level": "random"})
        host.post(f"/api/tables/{table}/start")
        hand = host.get(f"/api/tables/{table}/position?seat=0")["view"]["hand"]
        own = host.http.get(f"{drawing}&seat=0").text
        assert all(name in own for name in ("Ada", "Bo", "Cleo"))
        assert all(f"[{card}]" in own for card in hand)
        assert "Your hand" in own
        assert "Deine Hand" in host.http.get(f"{drawing}&seat=0&language=de").text
        assert "Your hand" not in guest.http.get(drawing).text
        assert guest.http.get(f"{drawing}&seat=0").status_code == 403
        assert host.http.get(f"{drawing}&language=xx").status_code == 422


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_client_can_show_any_title_by_what_it_is_told(tmp_path: Path, title: Title) -> None:
    with running(tmp_path) as server:
        host = Person(server.url)
        table = host.open_table(title.name, title.most)
        host.post(f"/api/tables/{table}/bots", {"level": "random"})
        host.post(f"/api/tables/{table}/start")
        view = host.get(f"/api/tables/{table}/position?seat=0")["view"]
        assert [field["name"] for field in host.get(f"/api/games/{title.name}/view")["fields"]] == list(view)
        for language in LANGUAGES:
            asked = f"/api/tables/{table}/drawing?name=Ada&seat=0&language={language}"
            assert "Ada" in host.http.get(asked).text
            assert "decision-over = " in host.http.get(f"/api/games/{title.name}/words/{language}").text
            assert "**R1.1**" in host.http.get(f"/api/games/{title.name}/rules?language={language}").text
