"""Lessons: a record that leads to a position, and what is asked, accepted and said there. docs/lessons.md has the format.

A lesson keeps nothing: whoever plays it sends along every choice made so far, and the game is walked through anew. What comes
back is made from the learner's own view, as at a table.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from chabudai.core.errors import ChabudaiError, PlayWhy, Refusal, shown
from chabudai.core.events import Event, Journal
from chabudai.core.game import Action, Game, Outcome, State, View
from chabudai.core.play import play as play_by_rules
from chabudai.core.record import Step
from chabudai.core.seats import CHANCE, NOBODY, Seat
from chabudai.teaching.guide import Phrase

MOST_CHOICES: Final = 40
"""No lesson asks for more."""

WRONG_BEFORE_MARKED: Final = 1
"""So many wrong choices are only answered; with the next one the right piece is marked."""


class InvalidLesson(ChabudaiError):
    """A file of lessons that cannot be played; names the lesson and the reason."""


class Reply(Struct, forbid_unknown_fields=True):
    """What follows a choice that matches `to`: what is said, and what the others and chance do then.

    After an accepted choice the game goes on from there; after any other one all of it is shown and taken back.
    """

    to: str
    say: str = ""
    given: dict[str, int | str] = {}
    steps: str = ""


class Task(Struct, forbid_unknown_fields=True):
    """What is asked: the line that asks it, the accepted choices, best first, and the replies; the first that matches holds.

    A task is done by one accepted choice; with `until`, by an accepted choice that matches it.
    """

    say: str
    accept: list[str]
    given: dict[str, int | str] = {}
    until: str = "*"
    replies: list[Reply] = []

    def accepts(self, text: str) -> bool:
        """Whether this choice is one that the task asks for."""
        return _matches(text, self.accept)

    def reply(self, text: str) -> Reply:
        """The reply to a choice; an empty one where nothing is written down."""
        return next((reply for reply in self.replies if fnmatchcase(text, reply.to)), Reply(text))


class _Start(Struct, forbid_unknown_fields=True):
    """A set-up that several lessons share: the game, the others' names, and the first steps."""

    seats: int
    names: list[str]
    seat: int = 0
    options: dict[str, str] = {}
    edition: str = "house"
    steps: str = ""


class _Written(Struct, forbid_unknown_fields=True):
    """A lesson as it stands in the file."""

    id: str
    rules: list[str]
    seconds: int
    task: list[Task]
    start: str = ""
    after: str = ""
    steps: str = ""
    heard: str = ""


class _File(Struct, forbid_unknown_fields=True):
    start: dict[str, _Start]
    lesson: list[_Written]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, complete: `steps` lead from the start, or from the end of lesson `after`, to where the learner comes in.

    `heard` are the steps that the learner is told of as they happen. The learner's own name is empty in `names`.
    """

    id: str
    seats: int
    seat: Seat
    names: list[str]
    options: dict[str, str]
    edition: str
    steps: list[Step]
    heard: list[Step]
    tasks: list[Task]
    rules: list[str]
    seconds: int
    after: "Lesson | None" = None

    def phrase(self, key: str, given: dict[str, int | str] | None = None) -> Phrase:
        """A line of this lesson: `lesson-<id>-<key>` of the title's catalogue."""
        return Phrase(f"lesson-{self.id}-{key}", {} if given is None else {**given})

    def name(self) -> Phrase:
        """What it is called."""
        return self.phrase("name")


class Verdict(StrEnum):
    """How the last choice was taken."""

    BEGIN = "begin"
    RIGHT = "right"
    WRONG = "wrong"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Moment:
    """A position as the learner knows it, and what was heard on the way to it; `undone` if a choice was taken back."""

    view: View
    decision: str
    actor: Seat
    events: list[Event]
    legal: list[Action]
    outcome: Outcome | None
    undone: bool = False


@dataclass(slots=True)
class Stage:
    """Where the learner stands: the verdict on the last choice, what happened since, what is said and what is asked now.

    `moments` has at least one; the last is the position now. `task` counts from 0 up to the number of tasks, which is done.
    `marked` is a choice that would be right, shown after a second wrong one.
    """

    verdict: Verdict
    moments: list[Moment]
    task: int
    said: list[Phrase] = field(default_factory=list)
    asked: Phrase | None = None
    marked: str = ""


def read_lessons(path: Path) -> list[Lesson]:
    """The lessons of a file, none if there is no such file; or an InvalidLesson."""
    if not path.exists():
        return []
    try:
        written = msgspec.toml.decode(path.read_bytes(), type=_File)
    except (msgspec.MsgspecError, ValueError) as error:
        raise InvalidLesson(f"invalid lessons: {error}") from error
    lessons: dict[str, Lesson] = {}
    for one in written.lesson:
        if one.id in lessons:
            raise InvalidLesson(f"invalid lesson {shown(one.id)}: it is there twice")
        lessons[one.id] = _complete(one, written.start, lessons)
    return list(lessons.values())


def _complete(one: _Written, starts: dict[str, _Start], earlier: dict[str, Lesson]) -> Lesson:
    after = earlier.get(one.after)
    if (after is None) == (one.start not in starts) or not one.task:
        raise InvalidLesson(
            f"invalid lesson {shown(one.id)}: it has one start, or follows one that stands before it; and a task"
        )
    if after is not None:
        seats, seat, names, options, edition = after.seats, after.seat, after.names, after.options, after.edition
        steps = _steps(one.id, one.steps)
    else:
        start = starts[one.start]
        seats, seat, options, edition = start.seats, Seat(start.seat), start.options, start.edition
        names = [*start.names[:seat], "", *start.names[seat:]]
        steps = _steps(one.id, start.steps) + _steps(one.id, one.steps)
    if len(names) != seats:
        raise InvalidLesson(f"invalid lesson {shown(one.id)}: a name for each of the others is needed")
    heard = _steps(one.id, one.heard)
    return Lesson(one.id, seats, seat, names, options, edition, steps, heard, one.task, one.rules, one.seconds, after)


def _steps(ident: str, text: str) -> list[Step]:
    """Steps as a record writes them, a line a step; several of one seat may share a line, with semicolons between."""
    steps: list[Step] = []
    for line in text.strip().splitlines():
        who, colon, what = line.strip().partition(": ")
        if not colon or not (who == "*" or who.isdecimal()):
            raise InvalidLesson(f"invalid lesson {shown(ident)}: {shown(line)} is no step")
        seat = CHANCE if who == "*" else Seat(int(who))
        steps.extend([Step(seat, action.strip()) for action in what.split(";")])
    return steps


def play(game: Game, lesson: Lesson, choices: list[str], wrong: int = 0) -> Stage:
    """The stage that these choices of the learner lead to; the last of them may be wrong, and `wrong` were so before it.

    The game is the lesson's own, set up by its title. A choice that is not legal is refused as at a table.
    """
    if len(choices) > MOST_CHOICES:
        raise Refusal(lesson.id, PlayWhy.GAME_OVER)
    course = _Course(game, lesson)
    verdict, said = Verdict.BEGIN, []
    for number, text in enumerate(choices):
        if course.task == len(lesson.tasks):
            raise Refusal(lesson.id, PlayWhy.GAME_OVER)
        task = lesson.tasks[course.task]
        choice = game.action(text).text
        reply = task.reply(choice)
        said = [lesson.phrase(reply.say, reply.given)] if reply.say else []
        if task.accepts(choice):
            course.choose(choice, reply)
            verdict = Verdict.DONE if course.task == len(lesson.tasks) else Verdict.RIGHT
        elif number == len(choices) - 1:
            course.try_out(choice, reply)
            verdict = Verdict.WRONG
        else:
            raise Refusal(lesson.id, PlayWhy.NO_SUCH_ACTION)
    return _staged(course, verdict, said, wrong)


def _staged(course: "_Course", verdict: Verdict, said: list[Phrase], wrong: int) -> Stage:
    lesson = course.lesson
    stage = Stage(verdict, course.moments, course.task, said)
    if verdict is Verdict.DONE:
        said.append(lesson.phrase("end"))
        return stage
    task = lesson.tasks[course.task]
    stage.asked = lesson.phrase(task.say, task.given)
    if verdict is Verdict.WRONG and wrong >= WRONG_BEFORE_MARKED:
        stage.marked = _best(task, course.state)
    return stage


def way(game: Game, lesson: Lesson) -> list[str]:
    """The lesson's own way: at each task the best of the accepted choices."""
    return _way(_Course(game, lesson))


def ways(game: Game, lesson: Lesson) -> list[list[str]]:
    """The lesson's own way, and beside it each other accepted choice with the best from there on: what a test goes through."""
    own = way(game, lesson)
    found = [own]
    for number in range(len(own)):
        course = _Course(game, lesson, own[:number])
        others = [text for text in course.accepted() if text != own[number]]
        found.extend([[*own[:number], text, *_way(_Course(game, lesson, [*own[:number], text]))] for text in others])
    return found


def _way(course: "_Course") -> list[str]:
    taken: list[str] = []
    while course.task < len(course.lesson.tasks):
        task = course.lesson.tasks[course.task]
        best = _best(task, course.state)
        if len(taken) == MOST_CHOICES:
            raise InvalidLesson(f"invalid lesson {shown(course.lesson.id)}: it does not end")
        course.choose(best, task.reply(best))
        taken.append(best)
    return taken


def _best(task: Task, state: State) -> str:
    """The first legal choice by the order of the accepted patterns."""
    texts = [action.text for action in state.legal_actions()]
    for pattern in task.accept:
        for text in texts:
            if fnmatchcase(text, pattern):
                return text
    raise InvalidLesson(f"invalid lesson: nothing of {task.accept} is legal in {state.decision()}")


def _matches(text: str, patterns: list[str]) -> bool:
    return any([fnmatchcase(text, pattern) for pattern in patterns])


class _Course:
    """A lesson on its way: the state, the task, and what the learner has been told since the last choice."""

    def __init__(self, game: Game, lesson: Lesson, choices: list[str] | None = None) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self.task = 0
        self.moments: list[Moment] = []
        if lesson.after is None:
            self.state = game.new_state()
        else:
            before = _Course(game, lesson.after)
            _way(before)
            self.state = before.state
        for step in lesson.steps:
            play_by_rules(game, self.state, step.seat, step.text)
        self._tell([self._moment([]), *self._take(lesson.heard)])
        for text in choices or []:
            self.choose(text, lesson.tasks[self.task].reply(text))

    def accepted(self) -> list[str]:
        """Every legal choice that the task accepts now."""
        task = self.lesson.tasks[self.task]
        return [action.text for action in self.state.legal_actions() if task.accepts(action.text)]

    def choose(self, text: str, reply: Reply) -> None:
        """Take an accepted choice, and what follows it."""
        steps = [Step(self.lesson.seat, text), *_steps(self.lesson.id, reply.steps)]
        if fnmatchcase(text, self.lesson.tasks[self.task].until):
            self.task += 1
        self.moments = []
        self._tell(self._take(steps))

    def try_out(self, text: str, reply: Reply) -> None:
        """Show what another choice would lead to, where that is written down, and take it back."""
        kept = self.state
        self.state = kept.clone()
        self.moments = []
        told = self._take([Step(self.lesson.seat, text), *_steps(self.lesson.id, reply.steps)])
        self.state = kept
        if not reply.steps:
            told = []
        self.moments = told
        self.moments.append(self._moment([], undone=True))

    def _tell(self, moments: list[Moment]) -> None:
        self.moments = moments or [self._moment([])]

    def _take(self, steps: list[Step]) -> list[Moment]:
        """Go through steps; one moment for each seat's step with the chance that follows it."""
        moments: list[Moment] = []
        journal = Journal()
        for number, step in enumerate(steps):
            play_by_rules(self.game, self.state, step.seat, step.text, journal)
            following = steps[number + 1].seat if number + 1 < len(steps) else NOBODY
            if following != CHANCE:
                moments.append(self._moment(journal.heard_by(self.lesson.seat)))
                journal = Journal()
        return moments

    def _moment(self, events: list[Event], undone: bool = False) -> Moment:
        state, seat = self.state, self.lesson.seat
        acts = state.actor() == seat and self.task < len(self.lesson.tasks)
        legal = state.legal_actions() if acts else []
        return Moment(state.view(seat), state.decision(), state.actor(), events, legal, state.outcome(), undone)
