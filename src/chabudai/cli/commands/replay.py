"""`chabudai replay` and `chabudai check`."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chabudai.cli import arguments
from chabudai.cli.errors import BAD_INPUT, BadArgument, complain, named, told
from chabudai.cli.speech import plain_words, seat_names, usual_language, words_of
from chabudai.cli.terminal.desk import explaining
from chabudai.cli.terminal.ending import score_table
from chabudai.cli.terminal.screen import as_text, inset, new_console
from chabudai.core.errors import ChabudaiError, InvalidSetup, shown
from chabudai.core.events import Event, Journal
from chabudai.core.game import Game
from chabudai.core.record import Record, Step, read_record
from chabudai.core.replay import Replay
from chabudai.core.replay import replay as replay_record
from chabudai.core.seats import CHANCE, name_of
from chabudai.games import game_of, title
from chabudai.words import Words


def opened(file: str, edition: str) -> tuple[Record, Game]:
    """A record and the game it was played in. A record cannot make us read other files: an owner's edition must be given."""
    record = read_record(arguments.text_of(file, arguments.RECORD_LIMIT))
    return record, game_in(file, record, edition)


def game_in(file: str, record: Record, edition: str) -> Game:
    """The game that a record was played in; one that cannot be set up is refused with what the record says of it."""
    try:
        return game_of(record, edition)
    except InvalidSetup as error:
        chosen = ", ".join(f"{name}={value}" for name, value in record.options.items())
        what = {"file": named(file), "game": shown(record.title), "seats": str(record.seats), "options": shown(chosen)}
        raise BadArgument("record-setup", **what, why=error) from error


class Telling:
    """A record that is played step by step and told, to the public or to one seat."""

    def __init__(self, record: Record, game: Game, words: Words) -> None:
        opening = Journal()
        self.record: Final = record
        self.game: Final = game
        self.words: Final = words
        self.replay: Final = Replay(record, game, opening)
        self.opening: Final = opening.heard_by(words.reader)

    def next(self) -> tuple[Step, list[Event]] | None:
        """Play one more step: it and what the reader heard, or None at the end or at a step that is not legal."""
        journal = Journal()
        step = self.replay.next(journal)
        return None if step is None else (step, journal.heard_by(self.words.reader))

    def verdict(self) -> str:
        """Why the record does not hold, or nothing."""
        if self.replay.stopped is not None:
            played = self.replay.steps_played
            return f"stopped at step {played + 1} of {len(self.record.steps)}: {self.replay.stopped}"
        return "" if self.replay.outcome_holds else "the steps do not lead to the stated outcome"


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads it from the standard input.")],
    step: Annotated[
        int | None, typer.Option(min=0, help="Stop after so many steps and show the table.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Tell only what this seat heard, as it heard it; counted from 1.", show_default=False)
    ] = None,
    edition: arguments.OwnEdition = "",
    language: arguments.Language = "",
    as_json: arguments.Json = False,
) -> None:
    """Play a record step by step in words.

    Each step shows who acted, the notation, and what everyone at the table could hear. If a step is not legal, the replay stops
    there and says why.
    """
    spoken = arguments.checked_language(language)
    record, game = opened(file, edition)
    reader = None if seat is None else arguments.seat_numbered(seat, record.seats)
    if step is not None and step > len(record.steps):
        raise BadArgument("step", step=str(step), steps=str(len(record.steps)))
    words = words_of(title(record.title), spoken, seat_names(spoken, record.seats), reader, game)
    telling = Telling(record, game, words)
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
    if telling.opening:
        console.print(told_step(telling, None, telling.opening, widths))
    while telling.replay.steps_played < last and (happened := telling.next()) is not None:
        if happened[1] or words.reader is None:
            console.print(told_step(telling, *happened, widths))
    if draw:
        known, view = title(record.title), telling.replay.state.view(words.reader)
        drawing = known.paint(view, words.names, explaining(words, known.guide(telling.game, view, [])))
        console.print()
        console.print(as_text(drawing))
    outcome = telling.replay.state.outcome()
    if outcome is not None:
        console.print(inset(score_table(words, outcome, console.width)), end="")


def told_step(telling: Telling, made: Step | None, events: list[Event], widths: tuple[int, int]) -> Table:
    """One step: its number, who acted and the notation if the reader may know them, and the sentences, one a line.

    Without a step it is the opening.
    """
    words = telling.words
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(justify="right", width=widths[0], style="dim")
    number = "" if made is None else str(telling.replay.steps_played)
    sentences = Text("\n".join([words.event(event) for event in events]))
    if words.reader is not None:
        row.add_row(number, sentences)
        return row
    is_seats = made is not None and made.seat != CHANCE
    row.add_column(width=max(map(len, words.names)), style="cyan" if is_seats else "magenta")
    row.add_column(width=widths[1], style="bold")
    who, text = ("", "") if made is None else (words.names[made.seat] if is_seats else "*", made.text)
    row.add_row(number, who, Text(text), sentences)
    return row


def as_dict(telling: Telling, last: int) -> dict[str, object]:
    """The replay as plain data; a seat's telling holds only what that seat heard."""
    steps: list[dict[str, object]] = []
    while telling.replay.steps_played < last and (happened := telling.next()) is not None:
        made, events = happened
        shown_step: dict[str, object] = {"step": telling.replay.steps_played}
        if telling.words.reader is None:
            shown_step |= {"seat": name_of(made.seat), "action": made.text}
        shown_step["events"] = told_events(telling.words, events)
        steps.append(shown_step)
    outcome = telling.replay.state.outcome()
    record = telling.record
    return {
        "game": record.title,
        "seats": record.seats,
        "edition": record.edition,
        "options": record.options,
        "rules_version": record.rules_version,
        "opening": told_events(telling.words, telling.opening),
        "steps": steps,
        "view": telling.replay.state.view(telling.words.reader).as_dict(),
        "outcome": None if outcome is None else outcome.as_dict(),
        "holds": not telling.verdict(),
        "why_not": telling.verdict() or None,
    }


def told_events(words: Words, events: list[Event]) -> list[dict[str, object]]:
    """Events as plain data, each with its sentence."""
    return [{**event.as_dict(), "text": words.event(event)} for event in events]


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
            complain(told(error, plain_words(usual_language())))
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
