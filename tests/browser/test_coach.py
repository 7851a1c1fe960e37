"""The coach in the browser: a game that is brought in, its review, what could be known, playing on, a hint, a puzzle."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.table import violations

RECORD = Path(__file__).parents[1] / "records" / "zenmaster" / "sole-win.txt"


def reviewed(page: Page) -> None:
    """A record is brought in on the page for studying, and the coach goes through it."""
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url(re.compile(r"/t/\w+"))
    page.get_by_test_id("story").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    page.get_by_test_id("totals").wait_for()


def numbers(page: Page) -> list[float]:
    """The parts of the result, as the page writes them."""
    return [float(cell.replace("\u2212", "-")) for cell in page.get_by_test_id("totals").locator("td").all_inner_texts()]


@pytest.mark.parametrize("phone", [pytest.param(False, id="desk", marks=pytest.mark.slow), pytest.param(True, id="phone")])
def test_a_game_is_brought_in_reviewed_played_on_with_a_hint_and_has_a_puzzle(visit: Open, phone: bool) -> None:
    page = visit("/study", phone=phone)
    reviewed(page)
    *parts, result = numbers(page)
    assert sum(parts) == pytest.approx(result, abs=0.4), "each is rounded to a tenth"
    assert violations(page) == []
    dear = page.locator(".dear").first
    expect(dear).to_contain_text(re.compile(r"Chosen: “Play the \d+”. “Play the \d+” was worth \d+\.\d points more"))
    dear.get_by_role("button", name="What was known then").click()
    page.get_by_role("button", name="Forward").click()
    expect(page.get_by_test_id("mark")).to_contain_text(re.compile(r"Cost \d+\.\d points: better was “Play the \d+”"))
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("button", name="What could be known").click()
    hidden = page.get_by_test_id("lens").locator("tbody tr").first
    hidden.wait_for()
    assert sum(int(cell.rstrip("%") or 0) for cell in hidden.locator("td").all_inner_texts()) == pytest.approx(100, abs=3)
    page.keyboard.press("Escape")
    before = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function("was => location.href !== was", arg=before)
    page.wait_for_selector(".decide [data-action]")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("p.hint b")).to_contain_text(re.compile(r"Play the \d+"))
    expect(page.get_by_test_id("ranking")).to_be_visible()
    page.goto("/study")
    page.get_by_role("link", name=re.compile("no. 1$")).click()
    page.locator(".decide .choice").first.click()
    answer = page.get_by_test_id("solved")
    expect(answer).to_contain_text(re.compile(r"Found\.|Not the best\."))
    expect(answer.get_by_role("rowheader").first).to_contain_text("Play the")
