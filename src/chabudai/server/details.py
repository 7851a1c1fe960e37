"""What is stored of a table beside its log, and how a table is built again from both."""

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from chabudai.core import Seat
from chabudai.server.boxes import shared_game, sorted_options
from chabudai.server.store import LogRow, TableRow
from chabudai.table import OPEN, SEALING, Chair, ClockRule, Decision, Table, TableError

VISIBILITIES: Final = ("open", "link")


@dataclass(slots=True)
class Details:
    """What belongs to a table and not to its game. `edition` is the name of one that comes with the game."""

    id: str
    edition: str
    visibility: str
    host: str
    next: str = ""
    deal_by: int = 0
    """When a started table is dealt at the latest, in milliseconds since 1970: set once, at the start."""


def new_table(name: str, seats: int, options: dict[str, str], edition: str, clock: ClockRule, secret: bytes) -> Table:
    """An empty table."""
    return Table(shared_game(name, seats, sorted_options(options), edition), clock, secret)


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
        "chairs": [chair.as_dict() for chair in table.chairs],
    }
    turn = whose_turn(table)
    return TableRow(details.id, setup.title, table.phase, details.visibility, turn, json.dumps(meta), updated)


def whose_turn(table: Table) -> str:
    """The person who is to act, empty when it is none."""
    seat = table.actor()
    return "" if seat is None or table.chairs[seat].player() else table.chairs[seat].user


def from_row(row: TableRow, log: list[LogRow], now: int) -> tuple[Table, Details]:
    """The table as it was. Time that passed while it was not loaded is not charged."""
    meta = json.loads(row.meta)
    rule = ClockRule(**meta["clock"])
    table = new_table(row.title, meta["seats"], meta["options"], meta["edition"], rule, bytes.fromhex(meta["secret"]))
    table.chairs[:] = [Chair(**chair) for chair in meta["chairs"]]
    if row.phase != OPEN:
        table.phase = SEALING
    if row.phase not in (OPEN, SEALING):
        _must_be_dealt_alike(table, meta)
        table.deal(now)
        _replayed(table, log, now)
    deal_by = meta.get("deal_by", 0)  # tables did not always say so
    return table, Details(row.id, meta["edition"], row.visibility, meta["host"], meta["next"], deal_by)


class Outdated(TableError):
    """A table whose cards were dealt by other rules or components than those of today."""


def _must_be_dealt_alike(table: Table, meta: dict[str, Any]) -> None:
    setup = table.game.setup
    dealt = meta.get("rules", 1), meta.get("components", setup.edition)  # tables did not always say so
    if dealt != (setup.rules_version, setup.edition):
        raise Outdated("conflict", "this table was dealt by rules or components that have changed since")


def without(row: TableRow, user: str) -> TableRow:
    """A table with a person's name taken off it, as it is stored."""
    meta = json.loads(row.meta)
    for chair in meta["chairs"]:
        if chair["user"] == user:
            chair["user"] = chair["name"] = ""
    if meta["host"] == user:
        meta["host"] = ""
    return replace(row, turn="" if row.turn == user else row.turn, meta=json.dumps(meta))


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
        raise TableError("forbidden", "this is not your seat")
    return Seat(seat)
