"""Lessons over HTTP: nothing is kept, nobody needs an account, and what is sent has bounds."""

from pathlib import Path
from typing import Any

from tests.server import plain
from tests.server.running import Running, running


def played(server: Running, number: int, body: object, status: int = 200) -> Any:
    response = plain.post(f"{server.url}/api/games/zenmaster/lessons/{number}", json=body)
    assert response.status_code == status, response.text
    return response.json()


def test_a_lesson_is_played_from_its_beginning_to_its_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        (first, *_) = plain.get(f"{server.url}/api/games/zenmaster/lessons").json()
        assert first["names"].count("") == 1
        begun = played(server, 1, {"choices": []})
        assert (begun["verdict"], begun["task"], begun["marked"]) == ("begin", 0, "")
        now = begun["moments"][-1]
        assert now["view"]["seat"] == first["seat"] == now["actor"]
        choices = [choice["text"] for group in begun["guide"]["groups"] for choice in group["choices"]]
        assert sorted(choices) == sorted(action["text"] for action in now["legal"])
        verdicts = {text: played(server, 1, {"choices": [text], "wrong": 1}) for text in choices}
        assert {answer["verdict"] for answer in verdicts.values()} == {"wrong", "done"}
        for answer in verdicts.values():
            assert answer["said"]
            assert (answer["verdict"] == "wrong") == (answer["moments"][-1]["version"] == now["version"])
            assert answer["marked"] == "" or verdicts[answer["marked"]]["verdict"] == "done"


def test_what_is_no_lesson_and_what_is_too_much_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert plain.get(f"{server.url}/api/games/nothing/lessons").status_code == 404
        played(server, 99, {"choices": []}, 404)
        played(server, 0, {"choices": []}, 422)
        played(server, 1, {"choices": ["play 50"]}, 409)
        played(server, 1, {"choices": ["fly"]}, 409)
        played(server, 1, {"choices": ["play 49", "play 26"]}, 422)
        played(server, 1, {"choices": ["play 26"] * 41}, 422)
        played(server, 1, {"choices": ["x" * 300]}, 422)
