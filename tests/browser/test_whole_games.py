"""A whole game of each title, by mouse, by keyboard only, and on a phone by touch."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.table import TITLES, play_on, position, serious, shown_parts, shown_scores, sit_down


@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game(visit: Open, title: str, way: str) -> None:
    page = visit(phone=way == "touch")
    table = sit_down(page, title)
    assert play_on(page, way) > 5
    outcome = position(page, table)["outcome"]
    assert sorted(shown_scores(page).values()) == sorted(outcome["scores"])
    assert shown_scores(page)["You"] == outcome["scores"][0]
    assert shown_parts(page) == list(shown_scores(page).values())
    expect(page.locator("figure path.line")).to_have_count(len(outcome["scores"]))
    assert serious(page) == []
    page.keyboard.press("Escape")
    if way == "touch":
        page.get_by_role("tab", name="Log").tap()
    log = page.get_by_test_id("log")
    told = log.inner_text().lower()
    assert "over" in told.splitlines()[-1]
    assert all(str(score) in told.splitlines()[-1] for score in outcome["scores"])
