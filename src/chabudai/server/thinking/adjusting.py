"""Which level suits a person: found from the person's last games against bots alone, so nothing is stored for it."""

from dataclasses import dataclass
from typing import Final

from chabudai.bots import LEVELS
from chabudai.server.storage.store import TableRow
from chabudai.server.storage.table_rows import brief_of, stored_chairs
from chabudai.server.thinking.levels import DEFAULT
from chabudai.table import OVER

LOOKED_AT: Final = 60
"""So many of a person's tables are looked at."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game against bots alone: the highest of their levels, how many sat there, and whether it was won."""

    level: str
    seats: int
    is_won: bool


def suiting(rows: list[TableRow], user: str, title: str) -> str:
    """The level for the next game: a win leads one up; as many games in a row without one as there are seats, one down.

    Whoever wins a fair share stays about where it is fair. `rows` are the person's tables, the newest first.
    """
    games = [game for row in rows if row.title == title and (game := _played(row, user)) is not None]
    if not games:
        return DEFAULT
    last = games[0]
    place = LEVELS.index(last.level)
    if last.is_won:
        return LEVELS[min(place + 1, len(LEVELS) - 1)]
    lost = games[: last.seats]
    if len(lost) == last.seats and all(game.level == last.level and not game.is_won for game in lost):
        return LEVELS[max(place - 1, 0)]
    return last.level


def _played(row: TableRow, user: str) -> Played | None:
    if row.phase != OVER:
        return None
    chairs = stored_chairs(row)
    mine = [seat for seat, chair in enumerate(chairs) if chair["user"] == user]
    levels = [chair["bot"] for chair in chairs if chair["user"] != user]
    if len(mine) != 1 or not levels or any(level not in LEVELS for level in levels):
        return None
    return Played(max(levels, key=LEVELS.index), len(chairs), mine[0] in brief_of(row).winners)
