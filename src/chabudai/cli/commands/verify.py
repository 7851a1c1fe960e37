"""`chabudai verify`: whether a finished game was dealt and played as it says."""

from typing import Annotated

import typer

from chabudai.cli import arguments
from chabudai.cli.commands.replay import game_in
from chabudai.cli.errors import BAD_INPUT, BadArgument, complain, named, told
from chabudai.cli.speech import words_of
from chabudai.core.errors import shown
from chabudai.core.record import Record, read_record
from chabudai.core.seats import Seat
from chabudai.games import title
from chabudai.table import Receipt, TableError, parts
from chabudai.table import verify as faults_of
from chabudai.table.dealer import checked_hex


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A finished record; - reads it from the standard input.")],
    commitment: Annotated[
        str, typer.Option(metavar="C", help="What the table had announced before the deal.", show_default=False)
    ] = "",
    contribution: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=VALUE", help="What a client added to the deal; may be given again.", show_default=False),
    ] = None,
    strict: Annotated[
        bool,
        typer.Option("--strict", help="A contribution that was committed to and is missing is a fault, and so is none at all."),
    ] = False,
    edition: arguments.OwnEdition = "",
    language: arguments.Language = "",
) -> None:
    """Check a finished game: the dealer's commitment, every draw, every move, the outcome, and that no byte was changed.

    A record alone cannot show that it is the deal that was announced, nor that no part was left out of it: give what you noted
    before the deal, and it is compared.
    """
    text = arguments.text_of(file, arguments.RECORD_LIMIT)
    record = read_record(text)
    game = game_in(file, record, edition)
    receipt = Receipt(_digits("--commitment", commitment) if commitment else "", _contributions(contribution, record.seats))
    faults = faults_of(text, game, receipt, strict)
    words = words_of(title(record.title), arguments.checked_language(language), [])
    for fault in faults:
        because = f" {told(fault.cause, words)}" if fault.cause is not None else ""
        complain(f"{named(file)}: {told(fault, words)}{because}")
    if faults:
        raise typer.Exit(BAD_INPUT)
    typer.echo(f"{file}: the deal is the one that was committed to, and all {len(record.steps)} steps and the outcome hold")
    typer.echo(f"{file}: {_told(record)}")
    if not commitment:
        typer.echo(f"{file}: whether the commitment is the one announced before the deal is not checked without --commitment")


def _digits(option: str, text: str) -> str:
    try:
        return checked_hex(text)
    except TableError as error:
        raise BadArgument("setting", option=option, given=shown(text), why=error) from error


def _contributions(given: list[str] | None, seats: int) -> dict[Seat, str]:
    """What clients added to the deal, by seat."""
    found: dict[Seat, str] = {}
    for text in given or []:
        number, equals, value = text.partition("=")
        if not equals:
            raise BadArgument("not-a-pair", option="--contribution", given=shown(text), form="SEAT=VALUE")
        if number not in [str(seat + 1) for seat in range(seats)]:
            raise BadArgument("contribution-seat", given=shown(text), last=str(seats))
        seat = Seat(int(number) - 1)
        if seat in found:
            raise BadArgument("twice", option="--contribution", given=shown(text), name=shown(number))
        found[seat] = _digits("--contribution", value)
    return found


def _told(record: Record) -> str:
    """Who had a part in the deal, in words."""
    found = parts(record)
    lines = [f"contributed to the deal: {_listed(found.given)}"]
    if found.missing:
        lines.append(f"committed to a part that is missing: {_listed(found.missing)}")
    if found.without:
        lines.append(f"without a part: {_listed(found.without)}")
    return "; ".join(lines)


def _listed(seats: list[Seat]) -> str:
    return ", ".join(f"seat {seat + 1}" for seat in seats) or "nobody"
