"""Whole games, at least one for every way to end: they replay, and their outcomes hold."""

from pathlib import Path

import pytest

from chabudai.core import read_record, replay
from chabudai.games import OURS, game_of

RECORDS = sorted((Path(__file__).parent / "records").rglob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_a_record_holds(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    assert record.outcome is not None
    result = replay(record, game_of(record))
    assert result.is_complete(), result.stopped


def test_every_title_has_records() -> None:
    assert {path.parent.name for path in RECORDS} == {title.name for title in OURS}
