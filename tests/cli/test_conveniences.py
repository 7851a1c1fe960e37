"""What makes the command line a pleasure: names as typed, help, completion, several bots, a Ctrl-C that loses nothing."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chabudai.cli.naming import bot_named, title_named
from tests.cli.running import refused, run


@pytest.mark.parametrize("typed", ["zen", "ZenMaster", "zenmaster", "ZENMASTER", " zen master "])
def test_a_title_is_known_by_any_of_its_names(typed: str) -> None:
    assert title_named(typed).name == "zenmaster"


def test_a_title_is_known_by_a_word_of_its_label() -> None:
    assert title_named("Meister Makatsu").name == "makatsu"
    assert title_named("maki").name == "maki-master"


def test_what_is_nearly_right_is_asked_about() -> None:
    assert "Did you mean ninjato?" in refused("simulate", "ninjatto")
    assert "Did you mean makatsu, maki-master?" in refused("simulate", "mak")
    assert "Did you mean casual?" in refused("simulate", "zen", "--bots", "casaul")
    assert "Did you mean simulate?" in refused("simulat")
    assert bot_named("BEG") == "beginner"


def test_errors_speak_the_readers_language() -> None:
    assert refused("play", "chess", "--language", "de").startswith("'chess': Dieses Spiel gibt es nicht")
    assert refused("play", "zen", "--seats", "9", "--language=de") == "--seats 9: Es wird zu 3 bis 5 gespielt."
    assert refused("play", "--nonsense", "--language", "de").startswith("--nonsense: Diese Option gibt es nicht.")


def test_help_is_a_command_too() -> None:
    assert "Let bots play many games" in run("help", "simulate").stdout
    assert "simulate" in run("help").stdout
    assert "no such command" in refused("help", "nonsense")


def test_several_bots_take_the_seats_in_turn() -> None:
    data = json.loads(run("simulate", "zen", "--games", "2", "--bots", "random,casual", "--seats", "3", "--json").stdout)
    assert [seat["bot"] for seat in data["per_seat"]] == ["random", "casual", "casual"]
    assert "Name one to 3." in refused("simulate", "zen", "--seats", "3", "--bots", "random,random,random,random")


def test_a_seed_is_a_word_or_a_number_everywhere(tmp_path: Path) -> None:
    arguments = ("arena", "zen", "--seats", "3", "--games", "3", "--bots", "casual,random", "--seed")
    assert run(*arguments, "moon").exit_code == 0
    assert "a seed is a word or a number" in refused(*arguments, "a\nb")
    assert run(*arguments, "moon", "--out", str(tmp_path / "arena")).exit_code == 0
    assert "something else is kept there" in refused(*arguments, "sun", "--out", str(tmp_path / "arena"))


def test_a_taken_port_is_refused_before_a_database_is_made(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "something is listening there already" in refused("serve", "--port", port, "--database", str(tmp_path / "a.db"))
    assert "no such address" in refused("serve", "--host", "300.1.1.1", "--database", str(tmp_path / "a.db"))
    assert list(tmp_path.iterdir()) == []


def test_the_shell_completes_games_and_bots() -> None:
    for words, answer in (("chabudai play ze", "zenmaster"), ("chabudai simulate zen --bots random,ca", "random,casual")):
        environment = {"_CHABUDAI_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
        done = subprocess.run(
            [sys.executable, "-m", "chabudai"], capture_output=True, text=True, check=False, env={**os.environ, **environment}
        )
        assert answer in done.stdout.split(), done.stderr


def test_an_end_by_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    records = tmp_path / "records"
    command = [sys.executable, "-m", "chabudai", "simulate", "zen", "--games", "1000000", "--records", str(records)]
    environment = {**os.environ, "CHABUDAI_LANGUAGE": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as running:
        try:
            while not (records / "game-001005.txt").exists():  # the first part is counted
                assert running.poll() is None
                time.sleep(0.05)
            running.send_signal(signal.SIGINT)
            told, said = running.communicate(timeout=300)
        finally:
            running.kill()
    assert running.returncode == 130
    assert "games are counted" in said
    assert "Traceback" not in said
    assert "decisions a game" in told
    assert len(list(records.iterdir())) >= 1000
