"""What a title's lessons owe: each function raises AssertionError, KeyError or InvalidLesson where one cannot be played."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from chabudai.core import CHANCE, Game, Rng
from chabudai.teaching import Phrase
from chabudai.teaching.lessons import Lesson, Stage, Verdict, play, read_lessons, ways
from chabudai.testing.lesson_times import MOST_SECONDS, efforts
from chabudai.testing.rules import defined
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words

Promise = Callable[[Title], None]


def lessons_of(title: Title) -> Iterator[tuple[Lesson, Game]]:
    """Each lesson of a title with the game it is played in."""
    for lesson in read_lessons(title.lessons_file()):
        yield lesson, title.game(lesson.seats, lesson.options, lesson.edition)


def every_way_ends(title: Title) -> None:
    """Each accepted choice, with the best from there on, leads to the end; nobody else and no chance is to act before it."""
    for lesson, game in lessons_of(title):
        for way in ways(game, lesson):
            for number in range(len(way) + 1):
                stage = play(game, lesson, way[:number])
                now = stage.moments[-1]
                wanted = Verdict.BEGIN if number == 0 else Verdict.DONE if number == len(way) else Verdict.RIGHT
                assert stage.verdict is wanted, f"{lesson.id}: {way[:number]}"
                assert now.actor != CHANCE, f"{lesson.id}: after {way[:number]} a step of chance is to be written down"
                assert stage.verdict is Verdict.DONE or now.legal, f"{lesson.id}: after {way[:number]} somebody else is to act"


def every_choice_has_a_reply(title: Title) -> None:
    """On each way, whatever is legal and not accepted is answered, taken back, and the second time the right one is marked."""
    for lesson, game in lessons_of(title):
        for choices, stage in _stages(game, lesson):
            for action in stage.moments[-1].legal:
                answer = play(game, lesson, [*choices, action.text], wrong=1)
                if answer.verdict is not Verdict.WRONG:
                    continue
                assert answer.said, f"{lesson.id}: nothing is said to {action.text!r} after {choices}"
                assert answer.moments[-1].undone
                assert answer.moments[-1].view.key() == stage.moments[-1].view.key()
                assert play(game, lesson, [*choices, answer.marked]).verdict in (Verdict.RIGHT, Verdict.DONE)


def every_line_can_be_said(title: Title) -> None:
    """Every line of every lesson is there in every language, and no line is there that no lesson says."""
    for language in LANGUAGES:
        said: set[str] = set()
        for lesson, game in lessons_of(title):
            words = Words(title, language, lesson.names, lesson.seat)
            for phrase in _lines(game, lesson):
                sentence = words.phrase(phrase)
                assert sentence.strip() == sentence
                said.add(phrase.message)
        odd = {message for message in Words(title, language, []).messages() if message.startswith("lesson-")} ^ said
        assert not odd, f"lines of no lesson in {language}: {sorted(odd)}"


def every_rule_exists(title: Title) -> None:
    """The rules that a lesson teaches stand in the rulebook, in every language."""
    for language in LANGUAGES:
        known = set(defined(title.rules_file(language)))
        for lesson in read_lessons(title.lessons_file()):
            assert lesson.rules
            assert set(lesson.rules) <= known, f"{lesson.id}: {sorted(set(lesson.rules) - known)}"


def none_takes_longer_than_it_says(title: Title) -> None:
    """In every language each lesson is done in the seconds that it names, and all of them in four minutes."""
    for language in LANGUAGES:
        for one in efforts(title, language):
            assert one.seconds() <= one.lesson.seconds, f"{one.lesson.id} in {language}: {one.seconds():.0f} seconds"
    named = sum(lesson.seconds for lesson in read_lessons(title.lessons_file()))
    assert named <= MOST_SECONDS, f"{named} seconds together"


def nothing_is_told_that_the_learner_cannot_know(title: Title) -> None:
    """Each moment is the learner's own view and what it heard; in another world that looks the same, the same is told."""
    for lesson, game in lessons_of(title):
        for _, stage in _stages(game, lesson):
            for moment in stage.moments:
                assert moment.view.seat == lesson.seat
                assert all(event.is_for(lesson.seat) for event in moment.events)
            now = stage.moments[-1]
            world = game.sample_world(now.view, Rng(1))
            assert [action.text for action in world.legal_actions()] == [action.text for action in now.legal]
            told = [title.guide(game, view, now.legal) for view in (now.view, world.view(lesson.seat))]
            assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])


def _stages(game: Game, lesson: Lesson) -> Iterator[tuple[list[str], Stage]]:
    """Every stage before the end, on every way; each once."""
    seen: list[list[str]] = []
    for way in ways(game, lesson):
        for number in range(len(way)):
            if way[:number] not in seen:
                seen.append(way[:number])
                yield way[:number], play(game, lesson, way[:number])


def _lines(game: Game, lesson: Lesson) -> Iterator[Phrase]:
    yield lesson.name()
    for choices, stage in _stages(game, lesson):
        assert stage.asked is not None
        yield stage.asked
        for action in stage.moments[-1].legal:
            yield from play(game, lesson, [*choices, action.text]).said


PROMISES: Final[list[Promise]] = [
    every_way_ends,
    every_choice_has_a_reply,
    every_line_can_be_said,
    every_rule_exists,
    none_takes_longer_than_it_says,
    nothing_is_told_that_the_learner_cannot_know,
]
"""All of them, each for a title."""
