"""A lesson at the terminal: the scene, the task, an answer to whatever is tried."""

from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from chabudai.cli.speech import words_of
from chabudai.cli.terminal.conversation import Left, ask, behind, command_in
from chabudai.cli.terminal.desk import Desk
from chabudai.cli.terminal.local_table import Stretch
from chabudai.cli.terminal.telling import told
from chabudai.teaching.lessons import Lesson, Stage, Verdict, play
from chabudai.title import Title


class LessonTalk:
    """One lesson with one learner. All choices made so far are replayed each time: nothing else is kept."""

    def __init__(self, console: Console, title: Title, lesson: Lesson, language: str) -> None:
        you = words_of(title, language, []).say("terminal-you", {})
        names = [name or you for name in lesson.names]
        self.console: Final = console
        self.lesson: Final = lesson
        self.words: Final = words_of(title, language, names, lesson.seat)
        self.desk: Final = Desk(console, title, title.game(lesson.seats, lesson.options, lesson.edition), self.words)
        self.right: list[str] = []
        self.wrong = 0

    def show_title(self, number: int, lessons: int) -> None:
        """Which lesson this is."""
        name = self.words.phrase(self.lesson.name())
        heading = self.words.say("lessons-title", {"number": number, "lessons": lessons, "name": name})
        self.console.print()
        self.console.print(Rule(heading, style="cyan", characters="─"))

    def play(self) -> None:
        """Through the lesson to its end, or raise Left."""
        stage = play(self.desk.game, self.lesson, [])
        self.show(stage)
        while stage.verdict is not Verdict.DONE:
            choice = self.choice(stage)
            stage = play(self.desk.game, self.lesson, [*self.right, choice], self.wrong)
            if stage.verdict is Verdict.WRONG:
                self.wrong += 1
            else:
                self.right.append(choice)
                self.wrong = 0
            self.show(stage)

    def show(self, stage: Stage) -> None:
        """What happened, what of the position is new, what is said and what is asked."""
        now = stage.moments[-1]
        heard = [Stretch(by_chance=True, events=moment.events) for moment in stage.moments]
        self.desk.show_news(told(self.words, heard))
        self.desk.lay(now.view, now.legal, lesson=stage.asked)
        if stage.verdict is not Verdict.WRONG:
            self.desk.show_table(whole=stage.verdict is Verdict.BEGIN)
        if stage.said:
            self.console.print()
        style = {Verdict.WRONG: "yellow", Verdict.DONE: "bold green"}.get(stage.verdict, "green")
        for phrase in stage.said:
            self.console.print(Text(self.words.phrase(phrase), style))
        if stage.verdict is Verdict.WRONG:
            self.console.print(self.words.say("lessons-try-again", {}), style="dim")
            self.mark(stage.marked)
        elif stage.asked is not None:
            self.desk.show_choices(now.decision)

    def mark(self, text: str) -> None:
        """After a second wrong choice: which one is right."""
        for offer in self.desk.offered():
            if offer.action.text == text:
                choice = f"{offer.label} · {self.words.action(offer.action)}"
                self.console.print(self.words.say("lessons-marked", {"choice": choice}), style="bold yellow")

    def choice(self, stage: Stage) -> str:
        """What the learner chooses."""
        labels = [offer.label.casefold() for offer in self.desk.offered()]
        while True:
            line = ask(self.console, self.words.say("lessons-prompt", {}))
            command = "" if line.casefold() in labels else command_in(line)
            if command:
                self.obey(command, line, stage)
            elif line and (found := self.desk.chosen(line)) is not None:
                return found.text
            elif not line and len(labels) == 1:
                return self.desk.offered()[0].action.text

    def obey(self, command: str, line: str, stage: Stage) -> None:
        """A command of the table that a lesson knows; any other one shows the position again."""
        if command == "quit":
            raise Left
        if command == "what":
            self.desk.explain(behind(line).rstrip("?").strip())
        elif command == "rules":
            self.desk.show_rules(behind(line))
        elif command == "hint":
            self.mark(self.best())
        else:
            if command == "help":
                self.console.print(self.words.say("lessons-welcome", {}), style="dim")
            self.desk.show_table()
            self.desk.show_choices(stage.moments[-1].decision)

    def best(self) -> str:
        """A choice that the task accepts now."""
        task = self.lesson.tasks[play(self.desk.game, self.lesson, self.right).task]
        for offer in self.desk.offered():
            if task.accepts(offer.action.text):
                return offer.action.text
        return ""
