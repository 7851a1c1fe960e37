"""`chabudai learn`: the lessons of a game in the terminal."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chabudai.cli import arguments
from chabudai.cli.commands.play import line_editing
from chabudai.cli.errors import STOPPED, BadArgument
from chabudai.cli.memory import finished_lessons, remember_lesson
from chabudai.cli.naming import title_named
from chabudai.cli.speech import plain_words, words_of
from chabudai.cli.terminal.conversation import Left, ask, command_in
from chabudai.cli.terminal.lesson import LessonTalk
from chabudai.cli.terminal.screen import inset, new_console
from chabudai.core.errors import shown
from chabudai.games import TITLES
from chabudai.teaching.lessons import Lesson, read_lessons
from chabudai.title import Title
from chabudai.words import Words


def learn(
    game: arguments.OptionalGame = "",
    number: Annotated[str, typer.Argument(metavar="N", help="Which lesson, counted from 1.", show_default=False)] = "",
    language: arguments.Language = "",
) -> None:
    """Learn a game in a few minutes, lesson by lesson.

    Without a game this lists what can be learned. Which lessons you have done is remembered on this machine.
    """
    language = arguments.checked_language(language)
    console = new_console()
    if not game:
        for known in TITLES:
            if lessons := read_lessons(known.lessons_file()):
                show_lessons(console, known, words_of(known, language, []), lessons)
        console.print(plain_words(language).say("lessons-which-game", {"game": TITLES[0].name}), style="dim")
        return
    chosen = title_named(game)
    lessons = read_lessons(chosen.lessons_file())
    if not lessons:
        raise BadArgument("no-lessons", game=chosen.label)
    if number and number not in [str(each) for each in range(1, len(lessons) + 1)]:
        raise BadArgument("no-lesson", typed=shown(number), game=chosen.label, most=str(len(lessons)))
    line_editing()
    try:
        teach(console, chosen, lessons, language, int(number) if number else 0)
    except Left:
        console.print(plain_words(language).say("terminal-left", {}), style="dim")
    except KeyboardInterrupt:
        console.print()
        raise typer.Exit(STOPPED) from None


def show_lessons(console: Console, chosen: Title, words: Words, lessons: list[Lesson]) -> None:
    """The lessons of a game, and which are done."""
    done = finished_lessons(chosen.name)
    console.print()
    minutes = max(1, round(sum(lesson.seconds for lesson in lessons) / 60))
    heading = Text(words.say("lessons-of", {"game": chosen.label}), "bold cyan")
    heading.append(f"  {words.say('lessons-minutes', {'minutes': minutes})}  chabudai learn {chosen.name}", "not bold dim")
    console.print(heading)
    table = Table.grid(padding=(0, 2, 0, 0))
    for place, lesson in enumerate(lessons, 1):
        mark = f"✓ {words.say('lessons-done', {})}" if lesson.id in done else ""
        table.add_row(Text(str(place), "bold cyan"), words.phrase(lesson.name()), Text(mark, "green"))
    console.print(inset(table))


def teach(console: Console, chosen: Title, lessons: list[Lesson], language: str, number: int) -> None:
    """Lesson after lesson, from the one that is asked for."""
    words = words_of(chosen, language, [])
    number = number or choose_lesson(console, chosen, words, lessons)
    console.print(words.say("lessons-welcome", {}), style="dim")
    while True:
        talk = LessonTalk(console, chosen, lessons[number - 1], language)
        talk.show_title(number, len(lessons))
        talk.play()
        remember_lesson(chosen.name, lessons[number - 1].id)
        console.print(words.say("lessons-finished", {"number": number}), style="bold green")
        if number == len(lessons):
            console.print(words.say("lessons-all-done", {"game": chosen.name}), style="bold")
            return
        number += 1
        if ask(console, words.say("lessons-next", {"number": number})):
            raise Left


def choose_lesson(console: Console, chosen: Title, words: Words, lessons: list[Lesson]) -> int:
    """Let the person choose; Enter is the first that is not done."""
    show_lessons(console, chosen, words, lessons)
    done = finished_lessons(chosen.name)
    following = next((place for place, lesson in enumerate(lessons, 1) if lesson.id not in done), 1)
    while True:
        line = ask(console, words.say("lessons-which", {"next": following}))
        if command_in(line) == "quit":
            raise Left
        if not line:
            return following
        if line in [str(place) for place in range(1, len(lessons) + 1)]:
            return int(line)
