"""What ZenMaster's lessons say is what then happens."""

import pytest

from chabudai.games import title
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.teaching.lessons import Stage, Verdict
from tests.teaching.telling import Teller

TOLD = Teller(title("zenmaster"))
LESSONS, stage = TOLD.lessons, TOLD.stage


def view(stage: Stage, moment: int = -1) -> ZenView:
    seen = stage.moments[moment].view
    assert isinstance(seen, ZenView)
    return seen


def test_there_are_five_in_the_order_of_a_first_hour() -> None:
    assert list(LESSONS) == ["between", "cancel", "cheaper", "leading", "zero"]
    assert sum(lesson.seconds for lesson in LESSONS.values()) == 150


@pytest.mark.parametrize(
    ("lesson", "choice", "before", "after"),
    [
        ("between", "play 26", 0, 0),
        ("cancel", "play 17", 4, 0),
        ("cancel", "play 3", 4, 0),
        ("cheaper", "play 37", 0, 0),
        ("leading", "play 24", 0, 0),
    ],
)
def test_a_right_choice_leaves_the_learner_with_what_is_said(lesson: str, choice: str, before: int, after: int) -> None:
    assert view(stage(lesson)).matches[0] == before
    done = stage(lesson, choice)
    assert done.verdict is Verdict.DONE
    assert view(done).matches[0] == after


@pytest.mark.parametrize(
    ("lesson", "choice", "say", "after"),
    [
        ("cancel", "play 24", "nothing", 4),
        ("cancel", "play 37", "highest", 5),
        ("cancel", "play 49", "highest", 5),
        ("cheaper", "play 24", "lowest", -6),
        ("cheaper", "play 3", "lowest", -6),
        ("cheaper", "play 49", "too-high", 3),
        ("leading", "play 49", "highest", 7),
        ("leading", "play 3", "lowest", -4),
        ("leading", "play 8", "lowest", -4),
        ("zero", "play 33", "stays", 3),
    ],
)
def test_a_wrong_choice_is_shown_with_what_is_said_of_it(lesson: str, choice: str, say: str, after: int) -> None:
    tried = stage(lesson, choice)
    assert tried.verdict is Verdict.WRONG
    assert [phrase.message for phrase in tried.said] == [f"lesson-{lesson}-{say}"]
    assert view(tried, -2).matches[0] == after


def test_the_zero_erases_the_eleven_and_wins_the_series() -> None:
    begun = view(stage("zero"))
    assert [results[0] for results in begun.results] == [11, 6, 8]
    assert begun.matches[0] == 3
    assert begun.hand == [9, 33]
    assert view(stage("zero", "play 9")).matches[0] == 0
    done = stage("zero", "play 9", "play 33")
    assert view(done).results[0][2] == 0
    assert view(done).erased == [0]
    outcome = done.moments[-1].outcome
    assert outcome is not None
    assert outcome.winners() == [0]
