"""How long the lessons of a title take, by the measure of docs/lessons.md; `python tools/lessons.py` prints it."""

from dataclasses import dataclass
from typing import Final

from chabudai.teaching.lessons import Lesson, play, read_lessons, way
from chabudai.title import Title
from chabudai.words import Words

WORDS_A_SECOND: Final = 3
SECONDS_A_CHOICE: Final = 6
SECONDS_BETWEEN: Final = 4
"""For what is shown between two lessons."""

MOST_SECONDS: Final = 240
"""For all lessons of a title."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What a lesson asks of a learner who makes no mistake: choices, and words that are read."""

    lesson: Lesson
    choices: int
    words: int

    def seconds(self) -> float:
        """How long it takes, with what is shown before the next one."""
        return self.words / WORDS_A_SECOND + self.choices * SECONDS_A_CHOICE + SECONDS_BETWEEN


def efforts(title: Title, language: str) -> list[Effort]:
    """Every lesson of a title, on its own way."""
    return [_effort(title, lesson, language) for lesson in read_lessons(title.lessons_file())]


def _effort(title: Title, lesson: Lesson, language: str) -> Effort:
    game = title.game(lesson.seats, lesson.options, lesson.edition)
    words = Words(title, language, lesson.names, lesson.seat)
    own = way(game, lesson)
    told = [lesson.name()]
    asked = -1
    for number in range(len(own) + 1):
        stage = play(game, lesson, own[:number])
        told.extend(stage.said)
        if stage.asked is not None and stage.task != asked:
            told.append(stage.asked)
            asked = stage.task
    return Effort(lesson, len(own), sum(len(words.phrase(phrase).split()) for phrase in told))
