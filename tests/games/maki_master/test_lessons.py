"""The lessons of Maki Master: what the script says to each wrong move, and what the right ones bring."""

import pytest

from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.teaching.lessons import Verdict, play, way
from tests.games.maki_master.builder import MAKI
from tests.teaching.telling import Teller

TOLD = Teller(MAKI)
LESSONS = TOLD.lessons


def test_there_are_seven() -> None:
    assert list(LESSONS) == ["pair", "style", "two", "backs", "prep", "card", "teacup"]


@pytest.mark.parametrize(
    ("name", "choices", "answer"),
    [
        ("pair", ["take RIC"], "The Rice is there already: take the Salmon."),
        ("pair", ["take TUN"], "Not in Sake Nigiri: take the Salmon."),
        ("pair", ["take SAL", "place D4"], "They must touch in a row or column."),
        ("pair", ["take SAL", "place C2", "wasabi"], "It is finished: serve it."),
        ("style", ["place D4"], "Served, but out of order: 3 points, no wasabi."),
        ("style", ["place A1"], "No gap, one line."),
        ("two", ["place C2"], "That finishes one at most."),
        ("two", ["place C4", "serve 301", "done"], "The other is finished too: serve it as well."),
        ("prep", ["gain chop"], "Good on other days. 3 wasabi are 3 points, and Kenji would take them."),
        ("prep", ["return 212"], "Good on other days. 3 wasabi are 3 points, and Kenji would take them."),
        ("card", ["wasabi"], "Dynamite Roll first: switch the Cucumber with the Shrimp, and serve it."),
        ("card", ["play switch", "switch A3 B3"], "Swap the Cucumber with the Shrimp: B3 and B4."),
        ("card", ["play switch", "switch B3 B4", "gain chop"], "Dynamite Roll is finished: serve it."),
        ("teacup", ["place A2"], "That does not touch the Rice."),
    ],
)
def test_a_wrong_move_is_told_its_sentence_and_taken_back(name: str, choices: list[str], answer: str) -> None:
    stage = TOLD.stage(name, *choices)
    assert stage.verdict is Verdict.WRONG
    assert TOLD.answer(name, *choices) == answer
    assert stage.moments[-1].undone


@pytest.mark.parametrize(
    ("deck", "answer"),
    [
        (2, "Nothing, but pairs bring cards."),
        (3, "1 wasabi for you, and 1 for the pool."),
        (4, "1 wasabi into the pool, and Kenji is next."),
        (5, "2 wasabi into the pool, and Kenji is next."),
    ],
)
def test_every_deck_is_right_and_gets_its_comment(deck: int, answer: str) -> None:
    stage = TOLD.stage("backs", f"draw {deck}")
    assert stage.verdict is Verdict.DONE
    assert TOLD.answer("backs", f"draw {deck}").startswith(answer)


@pytest.mark.parametrize(("name", "score"), [("pair", 2), ("style", 5), ("two", 7), ("prep", 4), ("card", 9), ("teacup", 3)])
def test_the_closing_line_is_true(name: str, score: int) -> None:
    """What the learner has: the wasabi of the turns before, and what the line names."""
    lesson = LESSONS[name]
    game = MAKI.game(lesson.seats)
    stage = play(game, lesson, way(game, lesson))
    assert stage.verdict is Verdict.DONE
    view = stage.moments[-1].view
    assert isinstance(view, MakiView)
    assert view.scores[0] == score
