"""What tests of guides and lessons ask of any title: consequences, worth now, stages of a lesson, and all of it in words."""

from typing import Final

from chabudai.core import Seat
from chabudai.teaching import Guide, Phrase
from chabudai.teaching.lessons import Lesson, Stage, play, read_lessons
from chabudai.title import Title
from chabudai.words import Words

NAMES: Final = ["Ada", "Bea", "Cay", "Dan", "Eva", "Fay"]


class Teller:
    """The words of a title for readers at a table of named seats, and its lessons."""

    def __init__(self, title: Title) -> None:
        self.title: Final = title
        self.lessons: Final = {lesson.id: lesson for lesson in read_lessons(title.lessons_file())}

    def said(self, phrase: Phrase | None, language: str = "en", reader: int = 0) -> str:
        assert phrase is not None
        return Words(self.title, language, NAMES, Seat(reader)).phrase(phrase)

    def stage(self, ident: str, *choices: str) -> Stage:
        """A lesson after these choices of the learner."""
        lesson = self.lessons[ident]
        return play(self.title.game(lesson.seats, lesson.options, lesson.edition), lesson, list(choices))

    def answer(self, ident: str, *choices: str) -> str:
        """What is said after the last of these choices."""
        lesson: Lesson = self.lessons[ident]
        words = Words(self.title, "en", lesson.names, lesson.seat)
        return " ".join(words.phrase(phrase) for phrase in self.stage(ident, *choices).said)


def then_of(guide: Guide, text: str) -> Phrase:
    """What a choice is said to lead to."""
    [then] = [choice.then for group in guide.groups for choice in group.choices if choice.text == text]
    assert then is not None
    return then


def now_of(guide: Guide, thing: str) -> Phrase | None:
    """What a thing is said to be worth now."""
    [now] = [known.now for known in guide.things if known.id == thing]
    return now
