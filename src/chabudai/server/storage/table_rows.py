"""What is stored of a table beside its log, and how a table is built again from both."""

import json
import logging
from dataclasses import dataclass, field, replace
from typing import Any, Final

from chabudai.core import Game, InvalidSetup, Seat, read_record
from chabudai.server.live.games import dealt_game, given_game, shared_game, sorted_options
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import LogRow, TableRow
from chabudai.server.thinking.levels import DEFAULT
from chabudai.table import CLOSED, OPEN, OVER, PLAYING, SEALING, Beginning, Chair, ClockRule, Decision, Table, TableError

AT_ONCE: Final = 0
IMPORTED: Final = "imported"
_log: Final = logging.getLogger("chabudai.table")


@dataclass(slots=True)
class Details:
    """What belongs to a table and not to its game. `edition` is the name of one of the game or of the owner's folder."""

    id: str
    edition: str
    visibility: str
    host: str
    next: str = ""
    deal_by: int = 0
    """When a started table is dealt at the latest, in milliseconds since 1970: set once, at the start."""
    removed: dict[str, str] = field(default_factory=dict)
    """The names of those who may not sit down here again, by their ids."""
    hints: str = ""
    """Whether the coach may be asked: off, announced or free; empty where that follows from who sits here."""
    origin: dict[str, Any] = field(default_factory=dict)
    """Where the game comes from if it did not begin here, as OriginInfo has it, and the digest of its world."""
    adjusts: bool = False
    """Whether the level of the bots is the one that suits the host, and is found anew for the next game."""


def new_table(
    name: str, seats: int, options: dict[str, str], edition: str, clock: ClockRule, secret: bytes, own: str = ""
) -> Table:
    """An empty table; `own` is an edition that is given whole, in place of the one that is named."""
    known = sorted_options(options)
    game = given_game(name, seats, known, own) if own else shared_game(name, seats, known, edition)
    return Table(game, clock, secret)


def to_row(table: Table, details: Details, updated: int) -> TableRow:
    """The table for storage."""
    setup = table.game.setup
    rule = table.clocks.rule
    meta = {
        "seats": setup.seats,
        "options": setup.options,
        "edition": details.edition,
        "components": setup.edition,
        "rules": setup.rules_version,
        "clock": rule.as_dict(),
        "secret": table.fairness().secret.hex(),
        "host": details.host,
        "next": details.next,
        "deal_by": details.deal_by,
        "removed": details.removed,
        "hints": details.hints,
        "origin": details.origin,
        "adjusts": details.adjusts,
        "dealt": table.is_dealt(),
        "winners": _winners(table),
        "chairs": [chair.as_dict() for chair in table.chairs],
    }
    if setup.box:
        meta["box"] = setup.box
    turn, due = whose_turn(table), due_at(table, details)
    return TableRow(details.id, setup.title, table.phase, details.visibility, turn, json.dumps(meta), updated, due)


def _winners(table: Table) -> list[int]:
    outcome = table.course.state.outcome() if table.phase == OVER else None
    return [] if outcome is None else [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]


def due_at(table: Table, details: Details) -> int | None:
    """When something happens at this table by itself: at once if a bot is to act, else when a seal or a clock runs out."""
    if table.phase == SEALING:
        return details.deal_by
    seat = table.actor()
    if seat is not None and table.chairs[seat].player():
        return AT_ONCE
    return table.clocks.flags_at()


def whose_turn(table: Table) -> str:
    """The person who is to act, empty when it is none."""
    seat = table.actor()
    return "" if seat is None or table.chairs[seat].player() else table.chairs[seat].user


class Outdated(TableError):
    """A table that cannot be laid out again: its rules, its components or what is stored of it are not what they were."""


def from_row(row: TableRow, log: list[LogRow], now: int, given: str = "") -> tuple[Table, Details]:
    """The table as it was, by its own rules. Whoever is to act begins the move anew: no clock runs where no server does.

    `given` is the record with which its game began, if it did not begin here.
    """
    try:
        return _laid_out(row, log, now, given)
    except Exception as error:  # whatever it is that has changed, the reason for whoever comes is one
        _log.warning("a table cannot be laid out again", extra={"title": row.title, "error": type(error).__name__})
        raise outdated(row.phase) from error


def outdated(phase: str) -> Outdated:
    """Why a table in this phase cannot be laid out again."""
    if phase == OVER:
        return Outdated("conflict", ServerWhy.ONLY_RECORD_LEFT)
    return Outdated("conflict", ServerWhy.TABLE_OUTDATED)


def _laid_out(row: TableRow, log: list[LogRow], now: int, given: str) -> tuple[Table, Details]:
    meta = json.loads(row.meta)
    game = _game(row, meta)
    chairs = [Chair(**chair) for chair in meta["chairs"]]
    origin = meta.get("origin", {})
    if origin and not given:
        raise KeyError("origin")
    beginning = beginning_of(origin, given) if origin else None
    table = Table(game, ClockRule(**meta["clock"]), bytes.fromhex(meta["secret"]), chairs, beginning)
    if row.phase != OPEN:
        table.phase = SEALING
    if _is_dealt(row, meta):
        table.deal(now)
        _replayed(table, log, now)
    if row.phase == CLOSED:
        table.close(now)
    since = ("deal_by", "removed", "hints", "origin", "adjusts")  # tables did not always say so
    later = {name: meta[name] for name in since if name in meta}
    return table, Details(row.id, meta["edition"], row.visibility, meta["host"], meta["next"], **later)


def has_origin(row: TableRow) -> bool:
    """Whether its game did not begin here."""
    try:
        return bool(json.loads(row.meta).get("origin"))
    except (AttributeError, ValueError):
        return False


def beginning_of(origin: dict[str, Any], given: str) -> Beginning:
    """With which steps a game begins: with all of an imported record, with the first ones of a game that is played on."""
    record = read_record(given)
    if origin["kind"] == IMPORTED:
        return Beginning(record.steps, imported_from=record.origin)
    return Beginning(record.steps, Seat(origin["seat"]), origin["kind"], origin.get("digest", ""))


def _is_dealt(row: TableRow, meta: dict[str, Any]) -> bool:
    return row.phase in (PLAYING, OVER) or (row.phase == CLOSED and meta["dealt"])


def _game(row: TableRow, meta: dict[str, Any]) -> Game:
    """The game that the table was opened for; where it is gone and nothing is dealt yet, that of today."""
    name, seats, options, edition = row.title, meta["seats"], sorted_options(meta["options"]), meta["edition"]
    try:  # tables did not always say by which rules and components
        return dealt_game(name, seats, options, edition, meta.get("rules", 1), meta.get("components", ""), meta.get("box", ""))
    except InvalidSetup:
        if _is_dealt(row, meta):
            raise
        return shared_game(name, seats, options, edition)


def stored_chairs(row: TableRow) -> list[dict[str, Any]]:
    """The chairs as they are stored; none where that cannot be read."""
    return chairs_in(row.meta)


def chairs_in(meta: str) -> list[dict[str, Any]]:
    """The chairs in what is stored of a table beside its columns."""
    try:
        chairs = json.loads(meta)["chairs"]
        return [{**Chair().as_dict(), **chair} for chair in chairs]
    except (KeyError, TypeError, ValueError):
        return []


@dataclass(frozen=True, slots=True)
class Brief:
    """What a list says of a table besides its chairs."""

    clock: ClockRule
    winners: list[int]


def brief_of(row: TableRow) -> Brief:
    """What is stored of clock and winners; of what cannot be read, nothing."""
    try:
        meta = json.loads(row.meta)
        return Brief(ClockRule(**meta["clock"]), [int(seat) for seat in meta.get("winners", [])])
    except (KeyError, TypeError, ValueError):
        return Brief(ClockRule(), [])


def without(row: TableRow, user: str) -> TableRow:
    """A table with a person taken off it, as it is stored: a bot plays on. What nobody can read is thrown away."""
    chairs = stored_chairs(row)
    if not chairs:
        return replace(row, turn="", meta="{}", due=None)
    for chair in chairs:
        if chair["user"] == user:
            chair.update(user="", name="", bot=chair["held"] or DEFAULT, held="")
    meta = {**json.loads(row.meta), "chairs": chairs}
    if meta.get("host") == user:
        meta["host"] = next((chair["user"] for chair in chairs if chair["user"]), "")
    meta.get("removed", {}).pop(user, None)
    row = replace(row, meta=json.dumps(meta))
    return row if row.turn != user else replace(row, turn="", due=AT_ONCE)


def renamed(row: TableRow, user: str, name: str, colour: str) -> TableRow:
    """A table with a person called otherwise, as it is stored."""
    chairs = stored_chairs(row)
    for chair in chairs:
        if chair["user"] == user:
            chair.update(name=name, colour=colour)
    return replace(row, meta=json.dumps({**json.loads(row.meta), "chairs": chairs})) if chairs else row


def _replayed(table: Table, log: list[LogRow], now: int) -> None:
    decisions: list[Decision] = []
    for entry in log:
        table.clocks.charge(Seat(entry.seat), entry.spent)
        if entry.back_to is None:
            decisions.append(Decision(Seat(entry.seat), entry.text, entry.move_id, entry.spent))
        else:
            del decisions[entry.back_to :]
    table.replay(decisions, sum(entry.back_to is not None for entry in log))
    for seat, chair in enumerate(table.chairs):
        if chair.flagged:
            table.clocks.flag(Seat(seat))
    table.resume_clock(now)


def person_chairs(table: Table, user: str) -> list[Seat]:
    """The seats of a person; several at a hot seat."""
    return [Seat(seat) for seat, chair in enumerate(table.chairs) if chair.user == user]


def owned(table: Table, seat: int, user: str) -> Seat:
    """The seat if it is this person's."""
    if table.chair(Seat(seat)).user != user:
        raise TableError("forbidden", ServerWhy.NOT_YOUR_SEAT)
    return Seat(seat)
