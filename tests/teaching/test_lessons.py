"""Lessons: every one of every title is played through the rules, with every choice a learner can make."""

from pathlib import Path

import pytest

from chabudai.core import Game, Refusal, RulesError
from chabudai.games import TITLES, title
from chabudai.teaching.lessons import InvalidLesson, Lesson, Verdict, play, read_lessons, way, ways
from chabudai.testing import lessons as promises
from chabudai.title import Title

ZEN = title("zenmaster")

FILE = """
[start.table]
seats = 3
names = ["Aiko", "Botan"]
options = { dealer = "0" }
steps = '''
*: deal 12; deal 40; deal 3; deal 33; deal 20; deal 8; deal 39; deal 18; deal 17
*: deal 22; deal 29; deal 24; deal 42; deal 30; deal 26; deal 10; deal 44; deal 31
*: deal 5; deal 14; deal 37; deal 47; deal 36; deal 45; deal 28; deal 6; deal 49
'''

[[lesson]]
id = "one"
rules = ["R2.4"]
seconds = 10
start = "table"
steps = "*: turn 4/1"
heard = '''
1: play 12
2: play 40
'''
[[lesson.task]]
say = "task"
accept = ["play 26", "play 17"]
replies = [
  { to = "play 49", say = "shown", steps = "*: turn 1/4" },
  { to = "play 17", say = "low", given = { card = 17 }, steps = "*: turn 4/7" },
  { to = "play 26", steps = "*: turn 4/7" },
  { to = "*", say = "other" },
]

[[lesson]]
id = "two"
rules = ["R2.4"]
seconds = 10
after = "one"
steps = "2: play 20"
[[lesson.task]]
say = "lead"
accept = ["play 45", "play 8"]
until = "play 8"
replies = [
  { to = "play 8", steps = "1: play 33" },
  { to = "play 45", steps = '''
1: play 33
*: turn 2/5''' },
]
"""


@pytest.fixture
def lessons(tmp_path: Path) -> list[Lesson]:
    return _read(tmp_path, FILE)


def _read(folder: Path, text: str) -> list[Lesson]:
    path = folder / "lessons.toml"
    path.write_text(text, "utf-8")
    return read_lessons(path)


def _game(lesson: Lesson) -> Game:
    return ZEN.game(lesson.seats, lesson.options, lesson.edition)


@pytest.mark.parametrize("promise", promises.PROMISES, ids=[promise.__name__ for promise in promises.PROMISES])
@pytest.mark.parametrize("known", TITLES, ids=[known.name for known in TITLES])
def test_the_lessons_of_every_title_hold(known: Title, promise: promises.Promise) -> None:
    promise(known)


def test_a_lesson_begins_with_what_the_others_do_and_with_the_learners_own_view(lessons: list[Lesson]) -> None:
    stage = play(_game(lessons[0]), lessons[0], [])
    assert stage.verdict is Verdict.BEGIN
    assert [[event.kind() for event in moment.events] for moment in stage.moments] == [[], ["card-played"], ["card-played"]]
    assert stage.moments[-1].view.seat == 0
    assert len(stage.moments[-1].legal) == 9
    assert stage.asked is not None
    assert stage.asked.message == "lesson-one-task"


def test_a_wrong_choice_is_answered_and_taken_back_and_the_second_time_the_right_one_is_marked(lessons: list[Lesson]) -> None:
    game = _game(lessons[0])
    first = play(game, lessons[0], ["play 45"])
    assert (first.verdict, first.said[0].message, first.marked) == (Verdict.WRONG, "lesson-one-other", "")
    assert [moment.undone for moment in first.moments] == [True]
    assert first.moments[-1].view.key() == play(game, lessons[0], []).moments[-1].view.key()
    assert play(game, lessons[0], ["play 45"], wrong=1).marked == "play 26"


def test_what_a_wrong_choice_leads_to_is_shown_first_where_it_is_written_down(lessons: list[Lesson]) -> None:
    shown = play(_game(lessons[0]), lessons[0], ["play 49"])
    assert [moment.undone for moment in shown.moments] == [False, True]
    assert [event.kind() for event in shown.moments[0].events][:2] == ["card-played", "matches-taken"]


def test_a_right_choice_may_be_answered_too_and_the_closing_line_ends_it(lessons: list[Lesson]) -> None:
    stage = play(_game(lessons[0]), lessons[0], ["play 17"])
    assert stage.verdict is Verdict.DONE
    assert [(phrase.message, phrase.given) for phrase in stage.said] == [
        ("lesson-one-low", {"card": 17}),
        ("lesson-one-end", {}),
    ]
    assert stage.moments[-1].legal == []


def test_a_lesson_that_follows_another_begins_where_the_best_choices_end_it(lessons: list[Lesson]) -> None:
    stage = play(_game(lessons[1]), lessons[1], [])
    assert 26 not in [action.arguments["card"] for action in stage.moments[-1].legal]
    assert len(stage.moments[-1].legal) == 8


def test_a_task_lasts_until_the_choice_that_ends_it(lessons: list[Lesson]) -> None:
    game = _game(lessons[1])
    stage = play(game, lessons[1], ["play 45"])
    assert (stage.verdict, stage.task) == (Verdict.RIGHT, 0)
    assert play(game, lessons[1], ["play 8"]).verdict is Verdict.DONE


def test_a_choice_that_is_not_legal_is_refused_as_at_a_table(lessons: list[Lesson]) -> None:
    with pytest.raises(RulesError) as refused:
        play(_game(lessons[0]), lessons[0], ["play 50"])
    assert refused.value.reason == "not-in-hand"


@pytest.mark.parametrize("choices", [["play 45", "play 26"], ["play 26", "play 8"], ["play 26"] * 50])
def test_only_the_last_choice_may_be_wrong_and_none_follows_the_end(lessons: list[Lesson], choices: list[str]) -> None:
    with pytest.raises(Refusal):
        play(_game(lessons[0]), lessons[0], choices)


def test_every_accepted_choice_is_a_way_of_its_own(lessons: list[Lesson]) -> None:
    assert ways(_game(lessons[0]), lessons[0]) == [["play 26"], ["play 17"]]
    assert way(_game(lessons[0]), lessons[0]) == ["play 26"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "two"', 'id = "one"'),
        ('after = "one"', 'after = "three"'),
        ('start = "table"', 'start = "chair"'),
        ('"Aiko", "Botan"', '"Aiko"'),
        ('steps = "*: turn 4/1"', 'steps = "chance turns 4/1"'),
        ("seconds = 10", "minutes = 10"),
    ],
)
def test_a_file_that_makes_no_lesson_is_refused_by_name(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(InvalidLesson):
        _read(tmp_path, FILE.replace(old, new))


def test_a_title_without_lessons_has_none(tmp_path: Path) -> None:
    assert read_lessons(tmp_path / "lessons.toml") == []
