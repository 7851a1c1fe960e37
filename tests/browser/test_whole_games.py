"""A whole game of each title, by mouse, by keyboard only, and on a phone by touch; one way a title in make test."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.table import TITLES, play_on, position, shown_parts, shown_scores, sit_down, violations

AT_ONCE = {"zenmaster": "mouse", "makatsu": "keyboard", "maki-master": "touch", "ninjato": "keyboard"}
WAYS = [
    pytest.param(title, way, marks=[] if AT_ONCE[title] == way else pytest.mark.slow)
    for title in TITLES
    for way in ("mouse", "keyboard", "touch")
]


@pytest.mark.parametrize(("title", "way"), WAYS)
def test_a_whole_game(visit: Open, title: str, way: str) -> None:
    page = visit(phone=way == "touch", reduceMotion=way != "touch")
    table = sit_down(page, title)
    assert play_on(page, way) > 5
    outcome = position(page, table)["outcome"]
    assert sorted(shown_scores(page).values()) == sorted(outcome["scores"])
    assert shown_scores(page)["You"] == outcome["scores"][0]
    assert shown_parts(page) == list(shown_scores(page).values())
    expect(page.locator("figure path.line")).to_have_count(len(outcome["scores"]))
    assert violations(page) == []
    page.keyboard.press("Escape")
    if way == "touch":
        page.get_by_role("tab", name="Log").tap()
    last = page.get_by_test_id("log").locator("> li").last.inner_text().lower()
    assert "over" in last
    assert all(str(score) in last for score in outcome["scores"])
