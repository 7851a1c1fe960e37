"""Finished games whose rules or components are no longer here: what is stored of them is told, and nothing is played again."""

import json
from dataclasses import fields
from typing import Final

from chabudai.core import ChabudaiError, Outcome, Record, read_record
from chabudai.server.live.table_info import chair_told, origin_told
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import ClockInfo, SetupInfo, TableInfo
from chabudai.server.storage.store import Store
from chabudai.server.storage.table_rows import outdated, stored_chairs
from chabudai.table import OVER, Chair, TableError

_PARTS: Final = [part.name for part in fields(Chair)]


async def archived(store: Store, ident: str) -> tuple[TableInfo, Outcome]:
    """A finished game by its stored record, and how it ended."""
    row = await store.table(ident)
    if row is None:
        raise TableError("not-found", ServerWhy.NO_SUCH_TABLE)
    record = _readable(await store.record(ident))
    if row.phase != OVER or record is None or record.outcome is None:
        raise outdated(row.phase)
    meta = json.loads(row.meta) if stored_chairs(row) else {}
    chairs = [Chair(**{name: chair[name] for name in _PARTS}) for chair in stored_chairs(row)]
    info = TableInfo(
        row.id,
        SetupInfo(record.title, record.seats, record.edition, record.options),
        row.phase,
        row.visibility,
        meta.get("host", ""),
        [chair_told(chair, False) for chair in chairs],
        ClockInfo("none", 0, 0, [], None),
        record.deal.get("commitment", ""),
        None,
        meta.get("next", ""),
        0,
        [],
        "off",
        origin_told(meta.get("origin", {})),
        bool(meta.get("adjusts")),
    )
    return info, record.outcome


def _readable(text: str | None) -> Record | None:
    try:
        return None if text is None else read_record(text)
    except ChabudaiError:
        return None
