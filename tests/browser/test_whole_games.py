"""A game of each title to its end, by mouse, by keyboard only, and on a phone by touch; one way a title in make test."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.table import TITLES, Position, play_on, play_out, position, shown_parts, shown_scores, sit_down, violations

AT_ONCE = {"zenmaster": "mouse", "makatsu": "keyboard", "maki-master": "touch", "ninjato": "keyboard"}
FIRST = {"zenmaster": 3, "makatsu": 3, "maki-master": 3, "ninjato": 5}
"""After so many decisions in the browser make test plays on over HTTP, and ends one game in the browser again."""
IN_PART = [pytest.param(title, AT_ONCE[title], False, id=f"{title}-{AT_ONCE[title]}-in-part") for title in TITLES]
WHOLE = [
    pytest.param(title, way, True, id=f"{title}-{way}", marks=pytest.mark.slow)
    for title in TITLES
    for way in ("mouse", "keyboard", "touch")
]


@pytest.mark.parametrize(("title", "way", "whole"), [*IN_PART, *WHOLE])
def test_a_whole_game(visit: Open, title: str, way: str, whole: bool) -> None:
    page = visit(phone=way == "touch", reduceMotion=way != "touch")
    table = sit_down(page, title)
    if whole:
        assert play_on(page, way) > 5
    else:
        assert play_on(page, way, FIRST[title]) == FIRST[title]
        play_out(page, table, until=has_two_cards_left)
        assert play_on(page, way) == (2 if title == "zenmaster" else 0)
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


def has_two_cards_left(now: Position) -> bool:
    """Whether in the last game of ZenMaster the person is to play the last card but one."""
    view = now["view"]
    return bool(now["legal"]) and "trick" in view and view["game"] == view["games"] - 1 and len(view["hand"]) == 2
