"""The program, its help, the list of games and the measuring."""

import json
import re

import pytest

from chabudai import __version__
from chabudai.games import TITLES
from tests.cli.running import run


def test_the_version() -> None:
    assert run("--version").stdout == f"chabudai {__version__}\n"


def test_without_a_command_there_is_help() -> None:
    assert run().exit_code == 0
    assert "chabudai play" in run().stdout


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "check", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"chabudai {command}" in re.sub(r"\x1b\[[0-9;]*m", "", result.stdout)


def test_the_list_of_games() -> None:
    shown = run("games").stdout
    for title in TITLES:
        assert title.label in shown
        assert f"chabudai play {title.name}" in shown
        assert all(option.name in shown for option in title.options)
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_the_list_of_games_for_a_program() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [each["name"] for each in listed] == [title.name for title in TITLES]
    assert listed[0]["options"][0]["default"] == TITLES[0].options[0].values[0]
    assert "house" in listed[0]["editions"]


def test_measuring() -> None:
    result = run("bench", "zenmaster", "--seconds", "0.001", "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert isinstance(data["compiled"], bool)
    assert data["games"][0]["game"] == "zenmaster"
    assert min(value for value in data["games"][0].values() if isinstance(value, float)) > 0
    assert "zenmaster" in run("bench", "--seconds", "0.001").stdout
