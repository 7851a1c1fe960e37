"""The talk between a person and the table: what is shown on a turn, and what can be typed."""

import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chabudai.cli.errors import named, one_line
from chabudai.cli.terminal.local_table import LocalTable, Stretch
from chabudai.cli.terminal.screen import as_text, in_columns, inset, plain_table, show_rules
from chabudai.cli.terminal.telling import told
from chabudai.core.errors import RulesError, shown
from chabudai.core.game import Action, Outcome
from chabudai.table import TableError
from chabudai.title import Title
from chabudai.words import Words

COMMANDS: Final = {
    "help": ("help", "h", "?", "hilfe"),
    "hint": ("hint", "tipp"),
    "look": ("look", "l", "tisch"),
    "undo": ("undo", "u", "zurück"),
    "confirm": ("confirm", "bestätigen"),
    "rules": ("rules", "r", "regeln"),
    "log": ("log", "protokoll"),
    "save": ("save", "speichern"),
    "quit": ("quit", "q", "exit", "ende"),
}
_BY_WORD: Final = {word: command for command, words in COMMANDS.items() for word in words}


class Left(Exception):
    """The person has left the table."""


def command_in(line: str) -> str:
    """The command that a line begins with, or nothing."""
    first = line.split(maxsplit=1)
    return _BY_WORD.get(first[0].casefold(), "") if first else ""


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
        self.title: Final = title
        self.words: Final = words
        self.table: Final = table
        self.confirm = confirm
        self.news: list[str] = []

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

    # What is shown

    def say(self, message: str, style: str = "", **arguments: object) -> None:
        """A sentence of the catalogue on a line of its own."""
        self.console.print(self.words.say(f"terminal-{message}", dict(arguments)), style=style or None)

    def show_news(self) -> None:
        """What happened since the last turn."""
        for line in self.news:
            bullet = Table.grid(padding=(0, 1, 0, 0))
            bullet.add_row(Text("·", "dim"), Text(line))
            self.console.print(bullet)

    def show_table(self) -> None:
        """The view of the person."""
        drawing = self.title.paint(self.table.view(), self.words.names, self.words.say)
        self.console.print()
        self.console.print(as_text(drawing))

    def show_turn(self) -> None:
        """The news, the table and the moves."""
        self.console.print()
        self.console.print(Rule(self.words.say("terminal-turn", {}), style="cyan", characters="─"))
        self.show_news()
        self.show_table()
        self.show_moves()

    def show_moves(self) -> None:
        """What the person may do, numbered."""
        legal = self.table.legal()
        self.console.print()
        self.console.print(self.words.decision(self.table.decision()), style="bold green")
        self.console.print(inset(in_columns(self.moves(legal), self.console.width - 2)))

    def moves(self, legal: list[Action]) -> list[Text]:
        """Each move: its number, its notation, its words."""
        digits = len(str(len(legal)))
        widest = max(len(action.text) for action in legal)
        cells: list[Text] = []
        for number, action in enumerate(legal, 1):
            cell = Text(f"{number:>{digits}}", "bold cyan")
            cell.append(f"  {action.text.ljust(widest)}", "bold")
            cell.append(f"  {self.words.action(action)}", "dim")
            cells.append(cell)
        return cells

    def show_help(self) -> None:
        """What can be typed."""
        table = Table.grid(padding=(0, 3, 0, 0))
        notation = "" if self.table.is_over() else self.table.legal()[0].text
        for name in ("number", "notation", "hint", "look", "undo", "confirm", "rules", "log", "save", "quit"):
            word = notation if name == "notation" else self.words.say(f"terminal-word-{name}", {})
            if word:
                table.add_row(Text(word, "bold cyan"), self.words.say(f"terminal-help-{name}", {}))
        self.console.print(inset(table))

    def show_hint(self) -> None:
        """What `master` would do, from what the person knows, and how it compares with the other moves."""
        legal = self.table.legal()
        if len(legal) == 1:
            self.say("hint-only", "dim")
            return
        choice = self.table.hint()
        self.say("hint", "bold yellow", action=f"{choice.action.text} · {self.words.action(choice.action)}")
        headings = [self.words.say(f"terminal-hint-{name}", {}) for name in ("move", "value", "spread", "tried")]
        table = plain_table((headings[0], "left"), *[(heading, "right") for heading in headings[1:]])
        for thought in [thought for thought in choice.thoughts if thought.visits > 1][:5]:
            table.add_row(
                thought.action.text, f"{100 * thought.value:.1f}", f"± {100 * thought.spread:.1f}", f"{thought.visits:,}"
            )
        self.console.print(inset(table), end="")

    def show_log(self) -> None:
        """What has happened so far. A game may be played without this help to the memory: then only the news, until the end."""
        log = told(self.words, self.table.past()) if self.table.shows_past() else self.news
        if not log:
            self.say("nothing-yet", "dim")
        for line in log:
            self.console.print(inset(Text(line)))

    # What is typed

    def choice(self) -> Action | None:
        """The move that the person chooses and does not take back; None after the last one was taken back."""
        legal = self.table.legal()
        chosen: Action | None = None
        while True:
            line = ask(self.console, self.prompt(legal, chosen))
            if not line:
                if chosen is not None:
                    return chosen
                if len(legal) == 1:
                    return legal[0]
                self.say("see-help", "dim")
                continue
            if command_in(line) and line not in [action.text for action in legal]:
                if command_in(line) == "undo" and chosen is None:
                    if self.takes_back():
                        return None
                    continue
                chosen = self.obey(line, chosen)
                continue
            found = self.move(line, legal)
            if found is None:
                continue
            if not self.confirm:
                return found
            chosen = found
            self.say("chosen", "bold yellow", action=f"{found.text} · {self.words.action(found)}")

    def prompt(self, legal: list[Action], chosen: Action | None) -> str:
        """The question before the cursor."""
        name = "send-prompt" if chosen is not None else "only-prompt" if len(legal) == 1 else "prompt"
        return self.words.say(f"terminal-{name}", {})

    def move(self, line: str, legal: list[Action]) -> Action | None:
        """The legal move that was typed by number or notation, or None after saying what is wrong."""
        if line.isdecimal() and line.isascii():
            number = int(line) if len(line) < 9 else 0
            if 1 <= number <= len(legal):
                return legal[number - 1]
            self.say("no-such-number", "red", typed=shown(line, 12), number=len(legal))
            return None
        try:
            return self.table.checked(line)
        except RulesError as error:
            self.console.print(self.words.why(error), style="red")
            self.say("see-help", "dim")
            return None

    def obey(self, line: str, chosen: Action | None) -> Action | None:
        """Do a command; returns the choice that still waits to be sent."""
        command = command_in(line)
        if command == "undo":
            self.say("undone", "yellow")
            return None
        if command == "look":
            self.show_table()
            self.show_moves()
        elif command == "hint":
            self.show_hint()
        elif command == "save":
            self.say("save-later", "red")
        elif command == "confirm":
            self.confirm = not self.confirm
            self.say("confirm-on" if self.confirm else "confirm-off", "yellow")
        else:
            self.obey_any_time(command)
        return chosen

    def takes_back(self) -> bool:
        """Take back the last move that was sent; False if there is none."""
        try:
            self.table.undo()
        except TableError:
            self.say("nothing-to-undo", "dim")
            return False
        self.say("taken-back", "yellow")
        self.news = []
        return True

    def obey_any_time(self, command: str) -> None:
        """A command that also works after the end."""
        if command == "quit":
            raise Left
        if command == "rules":
            show_rules(self.console, self.title, self.words.language)
        elif command == "log":
            self.show_log()
        else:
            self.show_help()

    # The end

    def finish(self, outcome: Outcome, seed: str) -> None:
        """The last events, the scores, and the offer to save the record."""
        self.console.print()
        self.console.print(Rule(self.words.say("terminal-over", {}), style="cyan", characters="─"))
        self.show_news()
        self.show_table()
        self.console.print(inset(score_table(self.words, outcome)))
        self.say("seed", "dim", seed=seed)
        while line := ask(self.console, self.words.say("terminal-end-prompt", {})):
            command = command_in(line)
            if command == "save":
                if self.save(line.partition(" ")[2].strip()):
                    return
            elif command in {"quit", "rules", "log"}:
                self.obey_any_time(command)
            else:
                self.say("end-unknown", "dim")

    def save(self, file: str) -> bool:
        """Write the record of the finished game; never over another file."""
        if not file:
            self.say("save-which", "red")
            return False
        try:
            with Path(file).expanduser().open("x", encoding="utf-8") as stream:
                stream.write(self.table.record())
        except FileExistsError:
            self.say("save-exists", "red", file=named(file))
            return False
        except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: `~` of nobody
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.say("save-failed", "red", file=named(file), why=why)
            return False
        self.say("saved", "green", file=named(file))
        return True


def score_table(words: Words, outcome: Outcome) -> Table:
    """Places, names and scores, the best first."""
    headings = [words.say(f"terminal-{name}", {}) for name in ("place", "player", "score")]
    table = plain_table((headings[0], "right"), (headings[1], "left"), (headings[2], "right"))
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        first = outcome.ranks[seat] == 1
        style = "bold green" if first else ""
        place = f"★ {outcome.ranks[seat]}" if first else str(outcome.ranks[seat])
        table.add_row(Text(place, style), Text(words.names[seat], style), Text(str(outcome.scores[seat]), style))
    return table
