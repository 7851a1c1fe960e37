"""The designer's bench in the browser: a number is changed, measured, played, saved, and opened in the terminal."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.table import violations
from tests.cli.running import run


def edited(page: Page) -> None:
    """The bench with Meister Makatsu on it, whose last tokens count more."""
    page.get_by_role("combobox", name="Game", exact=True).select_option("makatsu")
    points = page.locator("[data-line='43']").get_by_role("textbox", name="points")
    expect(points).to_have_value("3")
    points.fill("5")
    points.blur()
    expect(page.get_by_test_id("checked")).to_contain_text("It can be played: mine ")


@pytest.mark.parametrize("games", [200, pytest.param(2000, marks=pytest.mark.slow)])
def test_an_edition_is_changed_measured_played_saved_and_opened_in_the_terminal(
    visit: Open, tmp_path: Path, games: int
) -> None:
    page = visit("/study")
    page.get_by_role("link", name="To the bench").click()
    edited(page)
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("combobox", name="Games of each").select_option(str(games))
    page.get_by_role("button", name="Simulate").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text(re.compile(r"“mine” differs from “house”: .*a player has \d\.\d\d more points "))
    expect(verdict).to_contain_text(f"({games:,} games of each on the same {games // 2:,} deals).")
    expect(page.get_by_test_id("measures").get_by_role("row")).to_have_count(13)
    expect(page.get_by_test_id("plots").get_by_role("img")).to_have_count(2)
    expect(page.get_by_test_id("plots")).to_contain_text("Decisions in a game Always 44.")
    expect(page.get_by_role("button", name="Simulate")).to_be_enabled()  # it is over as soon as there is a verdict
    assert violations(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "mine.toml"
    saved.value.save_as(tmp_path / "mine.toml")
    identity = page.get_by_test_id("checked").inner_text().rpartition(": ")[2]
    page.get_by_role("button", name="Play it now").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    page.wait_for_selector(".decide [data-action]")
    file = str(tmp_path / "mine.toml")
    opened = run("edition", "check", "makatsu", file)
    assert opened.exit_code == 0, opened.output
    assert identity in opened.output
    played = run(
        "simulate", "makatsu", "--seats", "2", "--games", "5", "--bot", "random", "--edition", str(tmp_path / "mine.toml")
    )
    assert played.exit_code == 0, played.output


@pytest.mark.parametrize("phone", [pytest.param(False, id="desk", marks=pytest.mark.slow), pytest.param(True, id="phone")])
def test_a_broken_edition_has_line_and_reason_at_the_field(visit: Open, phone: bool) -> None:
    page = visit("/bench", phone=phone)
    edited(page)
    page.reload()
    points = page.locator("[data-line='43']").get_by_role("textbox", name="points")
    expect(points).to_have_value("5")  # what was begun is still there
    count = page.locator("[data-line='43']").get_by_role("textbox", name="count")
    count.fill("eight")
    count.press("Tab")
    expect(page.get_by_test_id("checked")).to_contain_text("mine.toml, line 43: “count” must be a whole number.")
    expect(page.locator("[data-line='43'] .why")).to_contain_text("“count” must be a whole number.")
    expect(count).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Simulate")).to_be_disabled()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Go to line 43").click()
    expect(count).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("8")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("checked")).to_contain_text("It can be played: mine ")


@pytest.mark.slow
def test_the_bench_is_german_too(visit: Open) -> None:
    page = visit("/bench", language="de")
    expect(page.get_by_role("heading", name="Werkbank")).to_be_visible()
    page.get_by_role("combobox", name="Partien von jeder").select_option("200")
    page.get_by_role("button", name="Simulieren").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("„mine“ unterscheidet sich nicht von „house“")
    expect(page.get_by_text("Kein Einfluss des Platzes gezeigt")).to_be_visible()
