"""Whatever is wrong with the input is one line on the standard error and exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.running import only_error, record_of, refused, run

NO_GAME = "'chess': there is no such game (games: "


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_an_unknown_game_is_refused(command: str) -> None:
    assert refused(command, "chess").startswith(NO_GAME)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--seats", "2"], "--seats 2: It is played by 3 to 5."),
        (["--seats", "6"], "--seats 6: It is played by 3 to 5."),
        (["--seats", "-4"], "--seats -4"),
        (["--seats", "0"], "--seats 0"),
        (["--seats", "four"], "--seats"),
        (["--seats", "9" * 5000], "--seats"),
        (["--seats", "\udcff"], "--seats"),
        (["--option", "lead"], "--option 'lead': write it as NAME=VALUE"),
        (["--option", "=highest"], "--option '=highest': write it as NAME=VALUE"),
        (["--option", "lead="], "--option 'lead=': write it as NAME=VALUE"),
        (["--option", "lead=dealer", "--option", "lead=highest"], "'lead' is given twice"),
        (["--option", "jokers=on"], "--option 'jokers=on': There is no such option"),
        (["--option", "lead=lowest"], "--option 'lead=lowest': Choose one of dealer, highest."),
        (["--option", "le\nad=\x1b[2J"], r"--option 'le\nad=\x1b[2J': There is no such option"),
        (["--option", "dealer=3", "--seats", "3"], "--option 'dealer=3': There are 3 seats, counted from 0."),
        (["--edition", "giant"], "--edition 'giant': There is no such edition"),
        (["--edition", "no/such.toml"], "'no/such.toml': the file cannot be read"),
        (["--edition", "nul\0.toml"], "cannot be read"),
        (["--edition", "\udcff.toml"], "cannot be read"),
        (["--bot", "deep blue"], "'deep blue': there is no such bot (bots: random"),
        (["--seed", "\udcff"], r"--seed '\udcff': a seed is a word or a number"),
        (["--seed", "a\nb"], r"--seed 'a\nb'"),
        (["--nonsense"], "--nonsense"),
        (["one-too-many"], "one-too-many"),
    ],
)
def test_a_bad_argument_is_refused(command: str, arguments: list[str], why: str) -> None:
    assert why in refused(command, "zenmaster", *arguments)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--games", "0"], "--games"),
        (["--games", "-1"], "--games"),
        (["--games", "1e3"], "--games"),
        (["--workers", "0"], "--workers"),
        (["--workers", "-2"], "--workers"),
        (["--records", "/dev/null"], "--records '/dev/null'"),
        (["--records", "/dev/null/in"], "--records '/dev/null/in'"),
    ],
)
def test_a_bad_argument_of_a_simulation_is_refused(arguments: list[str], why: str) -> None:
    assert why in refused("simulate", "zenmaster", *arguments)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--seat", "5"], "--seat 5: the seats are 1 to 4"),
        (["--seat", "-1"], "--seat -1: the seats are 1 to 4"),
        (["--language", "xx"], "--language 'xx': there is no such language (languages: en, de)"),
    ],
)
def test_a_bad_argument_of_play_is_refused(arguments: list[str], why: str) -> None:
    assert why in refused("play", "zenmaster", *arguments)


@pytest.mark.parametrize("arguments", [["nonsense"], ["--nonsense"], ["simulate"], ["replay"], ["check"], ["\udcff"], [""]])
def test_a_bad_command_is_refused(arguments: list[str]) -> None:
    assert refused(*arguments)


def test_a_refused_simulation_writes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    refused("simulate", "zenmaster", "--seats", "9", "--records", str(folder))
    assert not folder.exists()


def test_records_never_go_into_a_folder_with_other_files(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep")
    assert "not empty" in refused("simulate", "zenmaster", "--games", "1", "--records", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "“name” must be a text"),
        ("name =", "'own.toml'"),
        ('name = "x"\nnumbers = 50', "'own.toml'"),
        ('name = "x"\nday = 2020-01-01', "'own.toml'"),
        (f'name = "x"\nnumbers = {"9" * 5000}', "'own.toml'"),
        (f'name = "x"\nscore = {"[" * 5000}', "'own.toml'"),
        ('name = "x"\nnumbers = 99999999999999999999', "'own.toml'"),
    ],
)
def test_a_broken_edition_is_refused(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)
    assert why in refused("play", "zenmaster", "--edition", str(file))


def test_an_edition_that_is_no_text_or_too_large_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xff\xfe\0")
    assert "the file is not text (byte 1 is no UTF-8)" in refused("play", "zenmaster", "--edition", str(file))
    file.write_bytes(b"#" * (1 << 20) + b"\n")
    assert "too large (the most is 1 MiB)" in refused("play", "zenmaster", "--edition", str(file))


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_file_that_cannot_be_read_is_refused(command: str, tmp_path: Path) -> None:
    assert "the file cannot be read (No such file or directory)" in refused(command, str(tmp_path / "none"))
    assert "the file cannot be read (Is a directory)" in refused(command, str(tmp_path))
    assert "the file cannot be read" in refused(command, "nul\0")
    assert "the file is too large" in refused(command, "/dev/zero")
    assert "There is no such edition" in refused(command, written(tmp_path, record_of()), "--edition", "giant")


def written(folder: Path, data: str | bytes) -> str:
    file = folder / "a.record"
    file.write_bytes(data.encode() if isinstance(data, str) else data)
    return str(file)


@pytest.mark.parametrize("command", ["replay", "check"])
@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "Line 1: a record begins with"),
        (b"\xff\xff", "the file is not text"),
        (b"\0" * 100, "Line 1: "),
        (b"hello", "Line 1: "),
        (b"chabudai record 1\n", "the header lacks “game”"),
        (record_of().replace("zenmaster", "chess").encode(), "'chess' for 3 with"),
        (record_of().partition("\n\n")[0].replace("seats: 3", "seats: 9").encode(), "It is played by 3 to 5."),
        (record_of().replace("seats: 3", "seats: -1").encode(), "is no seat of this game"),
        (record_of().replace("rules: 1", "rules: 7").encode(), "version 7 of the rules of zenmaster"),
        (record_of().replace("edition: house", "edition: secret.toml").encode(), ": name its file."),
        (record_of().replace("edition: house ", "edition: house 0").encode(), "here it is"),
        (record_of().replace("option lead: dealer", "option lead: none").encode(), "lead=none"),
        (record_of().replace("option lead: dealer", "option loud: on").encode(), "There is no such option"),
    ],
)
def test_a_malformed_record_is_refused(command: str, tmp_path: Path, data: bytes, why: str) -> None:
    assert why in refused(command, written(tmp_path, data))


@given(st.binary(max_size=200))
def test_random_bytes_are_no_record(data: bytes) -> None:
    assert refused("check", "-", typed=data)
    assert refused("replay", "-", typed=data)


@given(st.data())
def test_a_record_with_random_changes_never_breaks_the_program(data: st.DataObject) -> None:
    """Some changes are harmless, some make the record false, some make it unreadable: never a traceback."""
    text = bytearray(record_of().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    result = run("check", "-", typed=bytes(text))
    assert result.exit_code in {0, 2}
    if result.exit_code == 2:
        only_error(result.stderr)
    else:
        assert result.stdout.count("\n") == 1
        assert result.stderr == ""


@given(st.text(max_size=30))
def test_any_text_as_an_argument_is_refused_or_used(text: str) -> None:
    for arguments in (["simulate", text], ["check", "--", text], ["games", "--", text]):
        result = run(*arguments)
        assert result.exit_code in {0, 2}
        if result.exit_code == 2:
            only_error(result.stderr)


def program(*arguments: str | bytes, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own."""
    command = [sys.executable, "-m", "chabudai.cli", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, check=False, env={**os.environ, **environment}, timeout=300
    )


def test_the_program_itself_refuses_random_bytes() -> None:
    for arguments in ([b"play", b"\xff\xfe"], [b"check", b"\xff\xfe"], [b"\xff"]):
        done = program(*arguments)
        assert done.returncode == 2
        assert done.stdout == b""
        only_error(done.stderr.decode())


def test_the_program_survives_random_bytes_at_the_table() -> None:
    done = program("play", "zenmaster", "--seed", "1", typed=b"\xff\xfe\x80\n\x1b[2J\n\0\nquit\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert done.stdout.count(b"There is no such choice in this game.") == 3
    assert b"\x1b" not in done.stdout
