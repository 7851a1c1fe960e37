"""The talk between a person and the table: what is shown on a turn, and what can be typed."""

import sys
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chabudai.cli.errors import one_line
from chabudai.cli.terminal.desk import Desk
from chabudai.cli.terminal.ending import Ending
from chabudai.cli.terminal.local_table import LocalTable, Stretch
from chabudai.cli.terminal.screen import inset, plain_table, signed
from chabudai.cli.terminal.telling import told
from chabudai.core.game import Action, Outcome
from chabudai.table import TableError
from chabudai.title import Title
from chabudai.words import Words, decimal

COMMANDS: Final = {
    "help": ("help", "h", "?", "hilfe"),
    "hint": ("hint", "tipp"),
    "look": ("look", "l", "tisch"),
    "undo": ("undo", "u", "zurück", "zurücknehmen"),
    "confirm": ("confirm", "bestätigen"),
    "what": ("what", "was"),
    "how": ("how", "wie"),
    "rules": ("rules", "r", "regeln"),
    "log": ("log", "verlauf", "protokoll"),
    "save": ("save", "speichern"),
    "again": ("again", "revanche"),
    "quit": ("quit", "q", "exit", "ende"),
}
ANYWAY: Final = ("anyway", "trotzdem")
_BY_WORD: Final = {word: command for command, words in COMMANDS.items() for word in words}
_SHOWN: Final = ("label", "name", "hint", "what", "how", "rules", "look", "undo", "confirm", "log", "save", "quit")


class Left(Exception):
    """The person has left the table."""


def command_in(line: str) -> str:
    """The command that a line begins with, or nothing."""
    first = line.split(maxsplit=1)
    return _BY_WORD.get(first[0].casefold(), "") if first else ""


def behind(line: str) -> str:
    """What stands behind the command."""
    return line.partition(" ")[2].strip()


def ask(console: Console, prompt: str) -> str:
    """A line from the person; the end of the input is leaving."""
    try:
        line = input(f"{prompt}› ").strip()
    except EOFError:
        console.print()
        raise Left from None
    if not sys.stdin.isatty():
        console.print(one_line(line))  # a transcript shows what was typed
    return line


class Conversation:
    """A person's game, from the first deal to the last score."""

    def __init__(self, console: Console, title: Title, words: Words, table: LocalTable, confirm: bool) -> None:
        self.console: Final = console
        self.words: Final = words
        self.table: Final = table
        self.desk: Final = Desk(console, title, table.game, words)
        self.confirm = confirm
        self.news: list[str] = []
        self.goes_on = False

    def play(self) -> Outcome:
        """Play to the end, or raise Left."""
        self.hear(self.table.begin())
        while not self.table.is_over():
            self.show_turn()
            action = self.choice()
            if action is not None:
                self.hear(self.table.take(action))
        outcome = self.table.outcome()
        assert outcome is not None
        return outcome

    def hear(self, stretches: list[Stretch]) -> None:
        """Note what happened, to tell it on the next turn."""
        self.news = told(self.words, stretches)
        self.goes_on = all(stretch.seat == self.table.person for stretch in stretches)

    # What is shown

    def say(self, message: str, style: str = "", **arguments: object) -> None:
        """A sentence of the catalogue on a line of its own."""
        self.desk.say(message, style, **arguments)

    def show_turn(self) -> None:
        """The news, the table and the choices; while only oneself has acted, no more of the table than has changed."""
        self.desk.lay(self.table.view(), self.table.legal())
        self.console.print()
        if not self.goes_on:
            self.console.print(Rule(self.words.say("terminal-turn", {}), style="cyan", characters="─"))
        self.desk.show_news(self.news)
        self.desk.show_table(whole=not self.goes_on)
        self.desk.show_choices(self.table.decision())

    def show_help(self) -> None:
        """What can be typed."""
        table = Table.grid(padding=(0, 3, 0, 0))
        offered = [] if self.table.is_over() else self.desk.offered()
        for name in _SHOWN:
            if name == "label":
                word = offered[0].label if offered else ""
            elif name == "name":
                word = self.words.action(offered[-1].action) if offered else ""
            else:
                word = self.words.say(f"terminal-word-{name}", {})
            if word:
                table.add_row(Text(word, "bold cyan"), self.words.say(f"terminal-help-{name}", {}))
        self.console.print(inset(table))

    def show_hint(self) -> None:
        """What the coach says, from what the person knows: how the choices compare, and why."""
        if len(self.table.legal()) == 1:
            self.say("hint-only", "dim")
            return
        advice = self.table.hint()
        labels = {offer.action.text: offer.label for offer in self.desk.offered()}
        named = {text: f"{label} · {self.words.action(self.table.game.action(text))}" for text, label in labels.items()}
        self.say("hint", "bold yellow", action=named[advice.choices[0].action])
        self.console.print(Text(self.words.phrase(advice.why)))
        headings = [self.words.say(f"terminal-hint-{name}", {}) for name in ("move", "win", "points", "spread")]
        table = plain_table((headings[0], "left"), *[(heading, "right") for heading in headings[1:]])
        for choice in advice.choices[:5]:
            language = self.words.language
            spread = decimal(f"± {choice.spread:.1f}", language)
            row = f"{100 * choice.win:.0f} %", signed(choice.points, language), spread
            table.add_row(named[choice.action], *row)
        self.console.print(inset(table), end="")
        if advice.depth:
            self.say("hint-depth", "dim", steps=advice.depth)

    def show_log(self) -> None:
        """What has happened so far. A game may be played without this help to the memory: then only the news, until the end."""
        log = told(self.words, self.table.past()) if self.table.shows_past() else self.news
        if not log:
            self.say("nothing-yet", "dim")
        for line in log:
            self.console.print(inset(Text(line)))

    # What is typed

    def choice(self) -> Action | None:
        """What the person chooses and does not take back; None after the last choice was taken back."""
        legal = self.table.legal()
        chosen: Action | None = None
        while True:
            line = ask(self.console, self.prompt(legal, chosen))
            if not line:
                if chosen is not None or len(legal) == 1:
                    return chosen or legal[0]
                self.say("see-help", "dim")
            elif self.is_command(line):
                if command_in(line) == "undo" and chosen is None:
                    if self.takes_back(behind(line)):
                        return None
                    continue
                chosen = self.obey(line, chosen)
            elif (found := self.desk.chosen(line)) is not None:
                if not self.confirm:
                    return found
                chosen = found
                self.say("chosen", "bold yellow", action=self.words.action(found))

    def is_command(self, line: str) -> bool:
        """Whether a line is a command and no label or notation of a choice."""
        wanted = line.casefold()
        return bool(command_in(line)) and wanted not in [
            known for offer in self.desk.offered() for known in (offer.label.casefold(), offer.action.text)
        ]

    def prompt(self, legal: list[Action], chosen: Action | None) -> str:
        """The question before the cursor."""
        name = "send-prompt" if chosen is not None else "only-prompt" if len(legal) == 1 else "prompt"
        return self.words.say(f"terminal-{name}", {})

    def obey(self, line: str, chosen: Action | None) -> Action | None:
        """Do a command; returns the choice that still waits to be sent."""
        command = command_in(line)
        if command == "undo":
            self.say("undone", "yellow")
            return None
        if command == "look":
            self.desk.show_table()
            self.desk.show_choices(self.table.decision())
        elif command == "hint":
            self.show_hint()
        elif command == "save":
            self.say("save-later", "red")
        elif command == "confirm":
            self.confirm = not self.confirm
            self.say("confirm-on" if self.confirm else "confirm-off", "yellow")
        else:
            self.obey_any_time(line)
        return chosen

    def takes_back(self, how: str) -> bool:
        """Take back the last choice that was sent; False if there is none, or if more was revealed since than it may undo."""
        if self.table.has_revealed() and how.casefold() not in ANYWAY:
            self.say("revealed", "yellow")
            return False
        try:
            self.table.undo()
        except TableError:
            self.say("nothing-to-undo", "dim")
            return False
        self.say("taken-back", "yellow")
        self.news = []
        self.goes_on = False
        return True

    def obey_any_time(self, line: str) -> None:
        """A command that also works after the end."""
        command = command_in(line)
        if command == "quit":
            raise Left
        if command == "rules":
            self.desk.show_rules(behind(line))
        elif command == "what":
            self.desk.explain(behind(line).rstrip("?").strip())
        elif command == "how":
            self.desk.show_how()
        elif command == "log":
            self.show_log()
        else:
            self.show_help()

    # The end

    def finish(self, outcome: Outcome, seed: str) -> bool:
        """The last events, the scores and what decided them, and the offers; True if the person wants another game."""
        self.desk.lay(self.table.view(), [])
        self.console.print()
        self.console.print(Rule(self.words.say("terminal-over", {}), style="cyan", characters="─"))
        self.desk.show_news(self.news)
        self.desk.show_table()
        ending = Ending(self.desk, self.table, outcome)
        ending.show()
        self.say("seed", "dim", seed=seed)
        while line := ask(self.console, self.words.say("terminal-end-prompt", {})):
            command = command_in(line)
            if command == "again":
                return True
            if command == "save":
                ending.save(behind(line))
            elif command in {"quit", "rules", "log", "what", "how"}:
                self.obey_any_time(line)
            else:
                self.say("end-unknown", "dim")
        return False
