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
from chabudai.cli.speech import seat_names, words_of
from chabudai.cli.terminal.screen import inset, new_console, plain_table, signed
from chabudai.coach import Judged, Review, size_for
from chabudai.coach import review as reviewed
from chabudai.core.game import Game
from chabudai.core.record import Record
from chabudai.core.replay import replay
from chabudai.core.seats import CHANCE, Seat
from chabudai.core.walk import Walk
from chabudai.games import title
from chabudai.words import Words

_SHOWN = 3
_CHOICES = 3
_COLUMNS = 60
_BARS = "▁▂▃▄▅▆▇█"
_LUCK, _CHOICE = "○", "●"
_COLOURS = {_LUCK: "cyan", _CHOICE: "yellow"}


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    seat: Annotated[int, typer.Option(help="Whose game it is, counted from 1.")] = 1,
    effort: Annotated[float, typer.Option(min=0.01, max=100, help="Times what is usually spent, a few seconds.")] = 1.0,
    edition: arguments.OwnEdition = "",
    language: arguments.Language = "",
    as_json: arguments.Json = False,
) -> None:
    """Review a finished game: luck, own choices, the others' choices, and the decisions that cost most.

    Everything is counted in points ahead of the others' mean. A decision is judged by what the seat could know then.
    """
    spoken = arguments.checked_language(language)
    record, game = opened(file, edition)
    own = arguments.seat_numbered(seat, record.seats)
    played = replay(record, game)
    if played.stopped is not None or played.state.outcome() is None:
        raise BadArgument("not-finished", file=named(file))
    console = new_console()
    found = _made(console, record, game, own, effort)
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))  # noqa: T201 -- for a program
        return
    words = words_of(title(record.title), spoken, seat_names(spoken, record.seats), own, game)
    show(console, found, words, game, record)


def _made(console: Console, record: Record, game: Game, seat: Seat, effort: float) -> Review:
    size = size_for(game, record.steps, seat, effort)
    with progress_bar(console, "review") as bar:
        task = bar.add_task("", total=len(record.steps))

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return reviewed(game, record.steps, seat, size, progress=told, origin=record.origin)


def show(console: Console, found: Review, words: Words, game: Game, record: Record) -> None:
    """The sum, the line, where the result comes from, and the decisions that cost most with what was known then."""
    totals, lost = found.totals, found.lost()
    given = {"way": "below" if lost >= 0.05 else "level", "lost": f"{lost:.1f}", "luck": f"{abs(totals.luck):.1f}"}
    heading = words.say("review-sum", {**given, "luck_way": "gave" if totals.luck >= 0 else "took"})
    console.print(Text(heading, "bold"))
    console.print(inset(line(found, words.language)))
    console.print(inset(Text(words.say("review-line", {"luck_mark": _LUCK, "choice_mark": _CHOICE}), "dim")))
    table = plain_table(("", "left"), (words.say("review-points", {}), "right"))
    for part in ("expectation", "luck", "own", "others", "unseen", "result"):
        table.add_row(words.say(f"review-{part}", {}), signed(getattr(totals, part), words.language))
    console.print(inset(table))
    walk = Walk(game, record.steps, origin=record.origin)
    for judged in sorted(found.costliest(_SHOWN), key=lambda one: one.step):
        walk.to(judged.step)
        show_costly(console, judged, words, game)
        console.print(Text(words.say("review-known", {}), "dim"))
        view = walk.state.view(Seat(found.seat))
        console.print(inset(Text(title(record.title).paint(view, words.names, words.say).plain())))


def line(found: Review, language: str) -> Text:
    """The expected points through the game, with a mark and a colour for whether luck or a choice changed them last."""
    step = max(1, len(found.turns) // _COLUMNS)
    turns = found.turns[::step]
    low, high = min(turn.worth for turn in turns), max(turn.worth for turn in turns)
    text = Text(f"{signed(high, language)}\n")
    marks = [_LUCK if turn.seat == CHANCE else _CHOICE for turn in turns]
    for turn, mark in zip(turns, marks, strict=True):
        height = int((turn.worth - low) / max(1e-9, high - low) * (len(_BARS) - 1))
        text.append(_BARS[height], _COLOURS[mark])
    text.append("\n")
    for mark in marks:
        text.append(mark, _COLOURS[mark])
    return text.append(f"\n{signed(low, language)}")


def show_costly(console: Console, judged: Judged, words: Words, game: Game) -> None:
    """A costly decision in a sentence, and its best choices."""
    best = judged.choices[0]
    given = {
        "step": judged.step + 1,
        "played": words.action(game.action(judged.action)),
        "better": words.action(game.action(best.action)),
        "loss": f"{judged.loss:.1f}",
    }
    console.print(Text(words.say("review-costly", dict(given)), "bold yellow"))
    shown = [*judged.choices[:_CHOICES], *[one for one in judged.choices[_CHOICES:] if one.action == judged.action]]
    for choice in shown:
        told = {
            "action": words.action(game.action(choice.action)),
            "win": f"{100 * choice.win:.0f}",
            "points": signed(choice.points, words.language),
            "spread": f"{choice.spread:.1f}",
        }
        console.print(inset(Text(words.say("review-choice", dict(told)))))
