"""The lessons of Ninjato: what the script says to each wrong move, and what the right ones bring."""

import pytest

from chabudai.games import title
from chabudai.games.ninjato.knowledge.view import NinjatoView
from chabudai.teaching.lessons import Verdict, play, way
from tests.games.ninjato.builder import kinds
from tests.teaching.telling import Teller

NINJATO = title("ninjato")
TOLD = Teller(NINJATO)
LESSONS = TOLD.lessons


def after(name: str) -> NinjatoView:
    """What the learner sees at the end of a lesson."""
    lesson = LESSONS[name]
    game = NINJATO.game(lesson.seats)
    stage = play(game, lesson, way(game, lesson))
    assert stage.verdict is Verdict.DONE
    view = stage.moments[-1].view
    assert isinstance(view, NinjatoView)
    return view


def test_there_are_eight() -> None:
    assert list(LESSONS) == ["sides", "banzai", "leave", "palace", "pavilion", "dojo", "sensei", "clans"]


@pytest.mark.parametrize(
    ("name", "choices", "answer"),
    [
        ("sides", ["strength 3"], "Your best is 4 and a 3 as kicker: 5. Equal does not win."),
        ("sides", ["stealth 1"], "Possible too. For now: house 3."),
        ("banzai", ["leave"], "Safe, but no regular guard can stop you yet."),
        ("leave", ["banzai"], "Two guards and one card: failed. You keep only the vase."),
        ("palace", ["bribe taira-61"], "5 honor. Scroll and vase would be 7."),
        ("palace", ["bribe minamoto-45"], "One treasure: 4 honor at most."),
        ("pavilion", ["spread skills-any"], "That counts skills, and you have none yet."),
        ("dojo", ["strength 5"], "With one card? Train first."),
        ("sensei", ["learn kenjutsu", "stealth 3"], "That works without Kenjutsu. Try strength this time."),
        ("clans", ["take rumor elites-fan"], "Worth 0 honor now. 6 honor are sure."),
        ("clans", ["take rumor skills-any"], "Worth 1 honor now. 6 honor are sure."),
        ("clans", ["take rumor rumors-jade"], "Worth 2 honor now. 6 honor are sure."),
    ],
)
def test_a_wrong_move_is_told_its_sentence_and_taken_back(name: str, choices: list[str], answer: str) -> None:
    assert TOLD.stage(name, *choices).verdict is Verdict.WRONG
    assert TOLD.answer(name, *choices) == answer


def test_the_closing_lines_are_true() -> None:
    assert after("sides").raid.plain == kinds("fan")
    assert after("banzai").raid.plain == kinds("fan", "scroll", "vase")
    assert after("leave").seats[0].treasures == kinds("fan", "scroll", "vase")
    assert after("palace").seats[0].honor == 7
    assert after("pavilion").seats[0].honor == 9
    assert after("dojo").hand == [1, 1, 1, 0, 1]
    assert after("sensei").hand[0] == 0
    assert after("clans").seats[0].honor == 15


def test_what_a_rumor_is_worth_in_the_last_lesson_is_what_the_guide_says() -> None:
    lesson = LESSONS["clans"]
    game = NINJATO.game(lesson.seats)
    stage = play(game, lesson, [])
    told = NINJATO.guide(game, stage.moments[-1].view, [*stage.moments[-1].legal])
    worth = {choice.text: choice.then for group in told.groups for choice in group.choices}
    for text, honor in (("take rumor elites-fan", 0), ("take rumor skills-any", 1), ("take rumor rumors-jade", 2)):
        then = worth[text]
        assert then is not None
        bonus = then.given["bonus"]
        assert not isinstance(bonus, (int, str, list))
        assert bonus.given["number"] == honor
