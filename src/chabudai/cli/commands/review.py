"""`chabudai review`: what luck did in a finished game, what one's choices did, and the three that cost most."""

import json
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from chabudai.cli import arguments
from chabudai.cli.commands.replay import opened
from chabudai.cli.errors import BadArgument, named
from chabudai.cli.progress import progress_bar
from chabudai.cli.speech import words_of
from chabudai.cli.terminal.screen import inset, new_console, plain_table
from chabudai.coach import Judged, Review, size_for
from chabudai.coach import review as reviewed
from chabudai.core.game import Game
from chabudai.core.record import Record
from chabudai.core.replay import replay
from chabudai.core.seats import Seat
from chabudai.games import title
from chabudai.words import Words

_SHOWN = 3


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    seat: Annotated[int, typer.Option(help="Whose game it is, counted from 0.")] = 0,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="About how long it may take.")] = 6.0,
    edition: arguments.OwnEdition = "",
    language: arguments.Language = "",
    as_json: arguments.Json = False,
) -> None:
    """Review a finished game: luck, own choices, the others' choices, and the decisions that cost most.

    Everything is counted in points ahead of the others' mean. A decision is judged by what the seat could know then.
    """
    spoken = arguments.checked_language(language)
    record, game = opened(file, edition)
    if not 0 <= seat < record.seats:
        raise BadArgument("seat", seat=str(seat), last=str(record.seats - 1))
    played = replay(record, game)
    if played.stopped is not None or played.state.outcome() is None:
        raise BadArgument("not-finished", file=named(file))
    console = new_console()
    found = _made(console, record, game, Seat(seat), seconds)
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))  # noqa: T201 -- for a program
        return
    names = [f"P{number}" for number in range(record.seats)]
    show(console, found, words_of(title(record.title), spoken, names, Seat(seat)), game)


def _made(console: Console, record: Record, game: Game, seat: Seat, seconds: float) -> Review:
    size = size_for(game, record.steps, seat, seconds)
    with progress_bar(console, "review") as bar:
        task = bar.add_task("", total=len(record.steps))
        return reviewed(
            game, record.steps, seat, size, progress=lambda done, total: bar.update(task, completed=done, total=total)
        )


def show(console: Console, found: Review, words: Words, game: Game) -> None:
    """The sums, then the decisions that cost most with what would have been better."""
    totals = found.totals
    heading = words.say("review-sum", {"lost": f"{sum(one.loss for one in found.decisions):.1f}", "luck": signed(totals.luck)})
    console.print(Text(heading, "bold"))
    table = plain_table(("", "left"), (words.say("review-points", {}), "right"))
    for part in ("expectation", "luck", "own", "others", "unseen", "result"):
        table.add_row(words.say(f"review-{part}", {}), signed(getattr(totals, part)))
    console.print(inset(table))
    for judged in found.costliest(_SHOWN):
        console.print(Text(told(judged, words, game)))


def told(judged: Judged, words: Words, game: Game) -> str:
    """A costly decision in a sentence."""
    best = max(judged.choices, key=lambda choice: (choice.worlds, choice.points))
    given = {
        "step": judged.step + 1,
        "played": words.action(game.action(judged.action)),
        "better": words.action(game.action(best.action)),
        "loss": f"{judged.loss:.1f}",
    }
    return words.say("review-costly", dict(given))


def signed(points: float) -> str:
    """Points with their sign."""
    return f"{points:+.1f}".replace("-", "−")
