"""Lessons at the terminal, and what is remembered of them."""

from pathlib import Path

import pytest

from chabudai.cli.memory import finished_lessons
from chabudai.games import TITLES
from chabudai.teaching.lessons import read_lessons, way
from chabudai.title import Title
from chabudai.words import LANGUAGES
from tests.cli.running import lines, refused, run

TAUGHT = [known for known in TITLES if read_lessons(known.lessons_file())]
LEAVE = {"en": "quit", "de": "ende"}


@pytest.fixture(autouse=True)
def _own_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_DATA", str(tmp_path / "data"))


def sampled() -> list[object]:
    """Every title, in turn in one of the languages; in the other one the browser's tests and `make test-all` read them."""
    return [
        pytest.param(title, language, id=f"{title.name}-{language}", marks=[pytest.mark.slow] if (n + m) % 2 else [])
        for n, title in enumerate(TAUGHT)
        for m, language in enumerate(LANGUAGES)
    ]


@pytest.mark.parametrize(("title", "language"), sampled())
def test_every_lesson_can_be_finished_by_typing_and_is_remembered(title: Title, language: str) -> None:
    lessons = read_lessons(title.lessons_file())
    typed = ""
    for lesson in lessons:
        typed += lines(*way(title.game(lesson.seats, lesson.options, lesson.edition), lesson), "")
    result = run("learn", title.name, "1", "--language", language, typed=typed)
    assert result.exit_code == 0, result.output
    assert f"chabudai play {title.name}" in result.stdout
    assert sorted(finished_lessons(title.name)) == sorted(lesson.id for lesson in lessons)


def test_a_wrong_choice_is_answered_and_taken_back_and_a_second_one_marks_the_right_piece() -> None:
    shown = run("learn", "zen", "1", typed=lines("49", "45", "26", "quit")).stdout
    assert shown.count("Taken back: try again.") == 2
    assert shown.count("The right one:") == 1
    assert "Lesson 1 is done." in shown
    assert finished_lessons("zenmaster") == [read_lessons(TAUGHT[0].lessons_file())[0].id]


def test_what_is_remembered_may_be_broken_or_out_of_reach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "lessons.json").write_text("[1")
    assert finished_lessons("zenmaster") == []
    monkeypatch.setenv("CHABUDAI_DATA", "/dev/null/nowhere")
    assert "Lesson 1 is done." in run("learn", "zen", "1", typed=lines("26", "quit")).stdout


def test_a_lesson_that_is_not_there_is_refused() -> None:
    assert "the lessons of ZenMaster are 1 to" in refused("learn", "zen", "99")
    assert "there is no such game" in refused("learn", "chess")
