"""The end of a game: who won and why, what each score is made of, and the record to keep."""

from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from chabudai.cli.errors import named, why_of
from chabudai.cli.terminal.desk import Desk
from chabudai.cli.terminal.local_table import LocalTable
from chabudai.cli.terminal.screen import inset, plain_table
from chabudai.core.game import Outcome
from chabudai.teaching import Part, Story
from chabudai.words import Words

_ROOM: Final = 3
"""Characters beside a heading."""


class Ending:
    """A finished game at a person's desk."""

    def __init__(self, desk: Desk, table: LocalTable, outcome: Outcome) -> None:
        self.desk: Final = desk
        self.table: Final = table
        self.outcome: Final = outcome

    def show(self) -> None:
        """The story in words, then the scores with their parts."""
        desk, reader = self.desk, self.desk.words.reader
        story = desk.title.story(self.table.game, *self.table.for_the_story(), self.outcome)
        desk.console.print()
        for phrase in [*story.told, *([story.yours[reader]] if reader is not None and story.yours else [])]:
            if line := desk.phrase(phrase):
                desk.console.print(Text(line, "bold"))
        desk.say("lowest-wins" if desk.title.lowest_wins else "highest-wins", "dim")
        desk.console.print(inset(score_table(desk.words, self.outcome, desk.console.width, story)))

    def save(self, file: str) -> bool:
        """Write the record of the finished game; never over another file."""
        if not file:
            self.desk.say("save-which", "red")
            return False
        try:
            with Path(file).expanduser().open("x", encoding="utf-8") as stream:
                stream.write(self.table.record())
        except FileExistsError:
            self.desk.say("save-exists", "red", file=named(file))
            return False
        except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: `~` of nobody
            self.desk.say("save-failed", "red", file=named(file), why=why_of(error))
            return False
        self.desk.say("saved", "green", file=named(file))
        return True


def score_table(words: Words, outcome: Outcome, width: int, story: Story | None = None) -> Table:
    """Ranks, names and scores with their parts, the best first; what was erased stands in brackets and struck through.

    Where the headings do not fit side by side as whole words, people stand side by side and the parts below each other.
    """
    parts = [] if story is None else [part for part in story.parts if words.has(part.name.message)]
    headings = [words.say(f"terminal-{name}", {}) for name in ("place", "player")]
    headings += [words.phrase(part.name) for part in parts]
    headings.append(words.say("unit" if words.has("unit") else "terminal-score", {}))
    rows: list[list[Text]] = []
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        style = "bold green" if outcome.ranks[seat] == 1 else ""
        place = f"★ {outcome.ranks[seat]}" if style else str(outcome.ranks[seat])
        cells = [_cell(part, seat) for part in parts]
        rows.append([Text(place, style), Text(words.names[seat], style), *cells, Text(str(outcome.scores[seat]), style)])
    longest = max(len(word) for heading in headings for word in heading.split())
    if sum(min(len(heading), longest) + _ROOM for heading in headings) > width:
        return _upright(headings, rows)
    table = plain_table(*[(heading, "left" if number == 1 else "right") for number, heading in enumerate(headings)])
    for row in rows:
        table.add_row(*row)
    return table


def _upright(headings: list[str], rows: list[list[Text]]) -> Table:
    """A row for each part, a column for each person."""
    table = plain_table((headings[1], "left"), *[(row[1].plain, "right") for row in rows])
    for number in (0, *range(2, len(headings))):
        table.add_row(headings[number], *[row[number] for row in rows])
    return table


def _cell(part: Part, seat: int) -> Text:
    erased = seat < len(part.erased) and part.erased[seat]
    return Text(f"({part.values[seat]})", "strike dim") if erased else Text(str(part.values[seat]))
