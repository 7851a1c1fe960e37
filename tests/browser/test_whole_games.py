"""A whole game of each title, by mouse, by keyboard only, and on a phone by touch; one way a title in make test."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ASKED, Open
from tests.browser.table import TITLES, play_on, play_out, position, shown_parts, shown_scores, sit_down, violations

AT_ONCE = {"zenmaster": "mouse", "makatsu": "keyboard", "maki-master": "touch", "ninjato": "keyboard"}
FAR_ENOUGH = {"ninjato": 24}
"""After so many decisions in the browser, of every kind there is, make test plays the longest game on over HTTP."""
WAYS = [
    pytest.param(title, way, marks=[] if AT_ONCE[title] == way else pytest.mark.slow)
    for title in TITLES
    for way in ("mouse", "keyboard", "touch")
]


@pytest.mark.parametrize(("title", "way"), WAYS)
def test_a_whole_game(visit: Open, title: str, way: str) -> None:
    page = visit(phone=way == "touch", reduceMotion=way != "touch")
    table = sit_down(page, title)
    if ASKED != "all" and AT_ONCE[title] == way and title in FAR_ENOUGH:
        assert play_on(page, way, FAR_ENOUGH[title]) == FAR_ENOUGH[title]
        play_out(page, table)
    else:
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
