"""`chabudai replay` and `chabudai check`."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chabudai.cli import arguments
from chabudai.cli.conversation import score_table
from chabudai.cli.errors import BAD_INPUT, BadArgument, complain, named
from chabudai.cli.screen import as_text, inset, new_console
from chabudai.core.errors import ChabudaiError, RulesError
from chabudai.core.events import Event, Journal
from chabudai.core.game import Game, State
from chabudai.core.play import play as play_text
from chabudai.core.record import Record, Step, read_record
from chabudai.core.replay import replay as replay_record
from chabudai.core.seats import CHANCE, Seat, name_of
from chabudai.games import game_of, title
from chabudai.words import Words


def opened(file: str, edition: str) -> tuple[Record, Game]:
    """A record and the game it was played in. A record cannot make us read other files: an owner's edition must be given."""
    record = read_record(arguments.text_of(file, arguments.RECORD_LIMIT))
    return record, game_of(record, edition)


class Telling:
    """A record that is played step by step and told, to the public or to one seat."""

    def __init__(self, record: Record, game: Game, words: Words) -> None:
        self.record = record
        self.game = game
        self.words = words
        self.state: State = game.new_state()
        self.played = 0
        self.stopped: RulesError | None = None

    def next(self) -> tuple[Step, list[Event]] | None:
        """Play one more step: it and what the reader heard, or None at the end or at a step that is not legal."""
        if self.stopped is not None or self.played == len(self.record.steps):
            return None
        step = self.record.steps[self.played]
        journal = Journal()
        try:
            play_text(self.game, self.state, step.seat, step.text, journal)
        except RulesError as error:
            self.stopped = error
            return None
        self.played += 1
        return step, journal.heard_by(self.words.reader)

    def verdict(self) -> str:
        """Why the record does not hold, or nothing."""
        if self.stopped is not None:
            return f"stopped at step {self.played + 1} of {len(self.record.steps)}: {self.stopped}"
        stated = self.record.outcome
        if stated is None or self.played < len(self.record.steps):
            return ""
        truth = self.state.outcome()
        return (
            "" if truth is not None and truth.as_dict() == stated.as_dict() else "the steps do not lead to the stated outcome"
        )


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads it from the standard input.")],
    step: Annotated[
        int | None, typer.Option(min=0, help="Stop after so many steps and show the table.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Tell only what this seat heard, as it heard it.", show_default=False)
    ] = None,
    edition: arguments.OwnEdition = "",
    language: arguments.Language = "en",
    as_json: arguments.Json = False,
) -> None:
    """Play a record step by step in words.

    Each step shows who acted, the notation, and what everyone at the table could hear. If a step is not legal, the replay stops
    there and says why.
    """
    record, game = opened(file, edition)
    if seat is not None and not 0 <= seat < record.seats:
        raise BadArgument(f"--seat {seat}: the seats of this record are 0 to {record.seats - 1}")
    if step is not None and step > len(record.steps):
        raise BadArgument(f"--step {step}: the record has {len(record.steps)} steps")
    reader = None if seat is None else Seat(seat)
    names = [f"P{number}" for number in range(record.seats)]
    telling = Telling(record, game, Words(title(record.title), language, names, reader))
    last = len(record.steps) if step is None else step
    if as_json:
        print(json.dumps(as_dict(telling, last), indent=2))  # noqa: T201 -- for a program
    else:
        show(new_console(), telling, last, draw=step is not None)
    verdict = telling.verdict()
    if verdict:
        complain(f"{named(file)}: {verdict}")
        raise typer.Exit(BAD_INPUT)


def show(console: Console, telling: Telling, last: int, draw: bool) -> None:
    """The steps in words, then the position if asked for, and the scores if the game ended."""
    record, words = telling.record, telling.words
    console.print(f"{record.title}, {record.seats} seats, edition {record.edition}", style="bold")
    widths = (len(str(len(record.steps))), max([len(step.text) for step in record.steps], default=0))
    while telling.played < last and (happened := telling.next()) is not None:
        row = told_step(telling, happened, widths)
        if row is not None:
            console.print(row)
    if draw:
        drawing = title(record.title).paint(telling.state.view(words.reader), words.names, words.say)
        console.print()
        console.print(as_text(drawing))
    outcome = telling.state.outcome()
    if outcome is not None:
        console.print(inset(score_table(words, outcome)), end="")


def told_step(telling: Telling, happened: tuple[Step, list[Event]], widths: tuple[int, int]) -> Table | None:
    """One step: its number, who acted and the notation if the reader may know them, and the sentences, one a line."""
    made, events = happened
    words = telling.words
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(justify="right", width=widths[0], style="dim")
    sentences = Text("\n".join([words.event(event) for event in events]))
    if words.reader is not None:
        row.add_row(str(telling.played), sentences)
        return row if events else None
    row.add_column(width=2, style="magenta" if made.seat == CHANCE else "cyan")
    row.add_column(width=widths[1], style="bold")
    row.add_row(str(telling.played), "*" if made.seat == CHANCE else words.names[made.seat], Text(made.text), sentences)
    return row


def as_dict(telling: Telling, last: int) -> dict[str, object]:
    """The replay as plain data; a seat's telling holds only what that seat heard."""
    steps: list[dict[str, object]] = []
    while telling.played < last and (happened := telling.next()) is not None:
        made, events = happened
        told: dict[str, object] = {"step": telling.played}
        if telling.words.reader is None:
            told |= {"seat": name_of(made.seat), "action": made.text}
        told["events"] = [{**event.as_dict(), "text": telling.words.event(event)} for event in events]
        steps.append(told)
    outcome = telling.state.outcome()
    record = telling.record
    return {
        "game": record.title,
        "seats": record.seats,
        "edition": record.edition,
        "options": record.options,
        "rules_version": record.rules_version,
        "steps": steps,
        "view": telling.state.view(telling.words.reader).as_dict(),
        "outcome": None if outcome is None else outcome.as_dict(),
        "holds": not telling.verdict(),
        "why_not": telling.verdict() or None,
    }


def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Records.")],
    edition: arguments.OwnEdition = "",
) -> None:
    """Check that records hold.

    Every step must be legal and the stated outcome the true one. One line per file. The exit code is 0 if all hold, 2 if one
    does not or cannot be read.
    """
    code = 0
    console = new_console()
    for file in files:
        try:
            record, game = opened(file, edition)
        except ChabudaiError as error:
            complain(str(error))
            code = BAD_INPUT
            continue
        result = replay_record(record, game)
        what = f"{record.title}, {record.seats} seats, {result.steps_played} steps"
        if result.stopped is not None:
            why = f"step {result.steps_played + 1} of {len(record.steps)}: {result.stopped}"
        elif not result.outcome_holds:
            why = "the steps do not lead to the stated outcome"
        else:
            ended = "ended" if result.state.outcome() is not None else "not ended"
            console.print(Text.assemble(f"{named(file)}: ", ("holds", "green"), f": {what}, {ended}"), soft_wrap=True)
            continue
        complain(f"{named(file)}: does not hold: {why}")
        code = BAD_INPUT
    if code:
        raise typer.Exit(code)
