"""Games of long ago in the browser: one of which only the record is left says so."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open, serving
from tests.browser.table import violations
from tests.ports import free_port
from tests.sampling import sampled
from tests.server.past import restored

SAID = {"en": "it cannot be shown move by move", "de": "Zug um Zug lässt sie sich nicht mehr zeigen"}


def outdated(folder: Path) -> list[str]:
    """The finished tables of an older database, as if their rules were gone."""
    database = sqlite3.connect(folder / "tables.db")
    over = database.execute("SELECT id, meta FROM tables WHERE phase = 'over'").fetchall()
    for ident, meta in over:
        database.execute("UPDATE tables SET meta = ? WHERE id = ?", (json.dumps({**json.loads(meta), "rules": 99}), ident))
    database.commit()
    database.close()
    return [ident for ident, _ in over]


@pytest.fixture(scope="module")
def old_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a finished table of which only the record is left."""
    folder = tmp_path_factory.mktemp("old")
    restored("0001", folder)
    table = outdated(folder)[0]
    for address in serving(free_port(), folder / "tables.db"):
        yield f"{address}/t/{table}"


@pytest.mark.parametrize("language", sampled(SAID, "de"))
def test_a_game_of_which_only_the_record_is_left_shows_who_won_and_gives_the_record(
    visit: Open, old_table: str, language: str
) -> None:
    page = visit(old_table, language=language)
    expect(page.get_by_role("status").first).to_contain_text(SAID[language])
    expect(page.get_by_test_id("scores").locator("tbody tr")).to_have_count(3)
    assert violations(page) == []
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert download.value.path().read_text("utf-8").startswith("chabudai record 1\n")
