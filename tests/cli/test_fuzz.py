"""Whatever is typed behind `chabudai`: an answer, or one line and exit code 2; never a traceback."""

from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path

import pytest

from tests.cli.fuzzing import Lines
from tests.cli.running import only_error, record_of, run

SAMPLE = 60
ALL = 2000


def go_through(lines: Lines, number: int) -> None:
    for _ in range(number):
        arguments, typed = lines.one()
        result = run(*arguments, typed=typed.encode("utf-8", "surrogateescape"))
        assert result.exit_code in {0, 2}, (arguments, result.output)
        assert "Traceback" not in result.output, arguments
        if result.exit_code == 2 and arguments[0] not in {"check", "replay", "verify"}:
            only_error(result.stderr)
            assert result.stdout == "" or arguments[0] == "play", arguments


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path) -> Iterator[None]:
    """What a line names without a folder lands there."""
    with chdir(tmp_path):
        yield


def lines_below(folder: Path, seed: int) -> Lines:
    record = folder / "a.record"
    record.write_text(record_of())
    below = folder / "below"
    below.mkdir()
    return Lines(seed, below, record)


def test_command_lines_at_random_are_answered_or_refused_in_one_line(tmp_path: Path) -> None:
    go_through(lines_below(tmp_path, 1), SAMPLE)


def test_a_refused_command_line_leaves_nothing_behind(tmp_path: Path) -> None:
    lines = lines_below(tmp_path, 2)
    for _ in range(SAMPLE):
        arguments, typed = lines.one()
        before = sorted(tmp_path.rglob("*"))
        if run(*arguments, typed=typed.encode("utf-8", "surrogateescape")).exit_code == 2:
            assert sorted(tmp_path.rglob("*")) == before, arguments


@pytest.mark.slow
def test_two_thousand_command_lines_at_random(tmp_path: Path) -> None:
    go_through(lines_below(tmp_path, 3), ALL)
