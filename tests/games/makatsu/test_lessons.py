"""What Meister Makatsu's lessons say is what then happens."""

import pytest

from chabudai.games import title
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.teaching.lessons import Stage, Verdict
from tests.games.makatsu.builders import names
from tests.teaching.telling import Teller

TOLD = Teller(title("makatsu"))
LESSONS, stage = TOLD.lessons, TOLD.stage


def view(stage: Stage, moment: int = -1) -> MakatsuView:
    seen = stage.moments[moment].view
    assert isinstance(seen, MakatsuView)
    return seen


def test_there_are_six_in_the_order_of_a_first_hour() -> None:
    assert list(LESSONS) == ["never-best", "equal", "prices", "keep", "last-two", "figure"]
    assert sum(lesson.seconds for lesson in LESSONS.values()) == 190


@pytest.mark.parametrize(
    ("lesson", "choice", "points"),
    [
        ("never-best", "play B4", [0, 2, 2]),
        ("equal", "play B3", [0, 2, 2]),
        ("prices", "play B7", [1, 1, 2]),
        ("keep", "play Y7", [0, 3, 1]),
    ],
)
def test_a_right_choice_costs_what_is_said(lesson: str, choice: str, points: list[int]) -> None:
    done = stage(lesson, choice)
    assert done.verdict is Verdict.DONE
    assert view(done).points == points


@pytest.mark.parametrize(
    ("lesson", "choice", "say", "points", "holder"),
    [
        ("never-best", "play Y5", "yellow", 2, 1),
        ("never-best", "play P6", "purple", 1, 0),
        ("equal", "play B5", "later", 1, 2),
        ("equal", "play Y7", "yellow", 2, 2),
        ("prices", "play Y6", "yellow", 2, 1),
        ("prices", "play P5", "purple", 1, 0),
    ],
)
def test_a_wrong_choice_is_shown_with_what_is_said_of_it(lesson: str, choice: str, say: str, points: int, holder: int) -> None:
    tried = stage(lesson, choice)
    assert tried.verdict is Verdict.WRONG
    assert [phrase.message for phrase in tried.said] == [f"lesson-{lesson}-{say}"]
    assert view(tried, -2).points[0] == points
    assert view(tried, -2).holder == holder


def test_all_three_cards_are_safe_in_the_lesson_on_what_to_keep() -> None:
    assert names(view(stage("keep")).hand) == "B1 Y7 P2"
    for choice in ("play B1", "play P2"):
        assert [phrase.message for phrase in stage("keep", choice).said] == ["lesson-keep-comes-back"]


@pytest.mark.parametrize(("choice", "points"), [("play Y8", 6), ("play P7", 3)])
def test_the_last_round_names_the_points_of_the_dear_cards(choice: str, points: int) -> None:
    assert names(view(stage("last-two")).hand) == "B3 Y8 P1 P7"
    for before in ([], ["play B3"], ["play P1"]):
        [said] = stage("last-two", *before, choice).said
        assert said.given == {"points": points}


@pytest.mark.parametrize("choices", [("play B3", "play P1"), ("play P1", "play B3")])
def test_the_two_low_cards_cost_nothing(choices: tuple[str, str]) -> None:
    before = view(stage("last-two")).points[0]
    assert view(stage("last-two", *choices)).points[0] == before


def test_meister_makatsu_decides_the_last_lesson() -> None:
    begun = view(stage("figure"))
    assert begun.points == [24, 16, 13]
    assert names(begun.hand) == "B3 B4 P8"
    done = stage("figure", "play P8")
    outcome = done.moments[-1].outcome
    assert outcome is not None
    assert outcome.scores == [27, 19, 19]
    assert outcome.winners() == [0]
