"""The stage holds still: whole games by a person who never scrolls, in every size, light, language and title."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ASKED, Open
from tests.browser.table import TITLES, sit_down, take_a_seat
from tests.browser.test_together import who_acts
from tests.browser.walk import SIZES, WATCH, shifted, walk
from tests.sampling import sampled

SAMPLE = {
    ("zenmaster", "small", "dark", "de"),
    ("makatsu", "phone", "light", "en"),
    ("maki-master", "small", "light", "de"),
} | {
    ("ninjato", "desk", "dark", "en"),
    ("maki-master", "tablet", "dark", "en"),
}
"""What the ordinary run sees, for a few moves, and `make test-all` for some more; `make browser` sees everything to the end."""
MOVES = [500] if ASKED == "all" else sampled([4, 14], 4)
SHOWN = [(title, size) for title in TITLES for size in ("phone", "desk")]
SHOWN_SAMPLE = {("ninjato", "desk")}
SHOWN_MOVES = 4
"""How far the ordinary run watches what the others do; `make browser` watches whole games of all titles in both sizes."""
EVERY = [
    (title, size, theme, language)
    for title in TITLES
    for size in SIZES
    for theme in ("light", "dark")
    for language in ("en", "de")
]


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize(
    ("title", "size", "theme", "language"), [case for case in EVERY if ASKED == "all" or case in SAMPLE], ids=str
)
def test_at_every_decision_a_choice_is_in_sight_and_nothing_is_covered_cut_or_moved(
    visit: Open, title: str, size: str, theme: str, language: str, moves: int
) -> None:
    page = visit(size=SIZES[size], theme=theme, language=language, reduceMotion=ASKED != "all")
    sit_down(page, title)
    page.wait_for_selector(".decide [data-action]")
    page.evaluate(WATCH)
    played, flaws = walk(page, moves)
    assert flaws + shifted(page) == []
    assert played >= min(moves, 6)


@pytest.mark.parametrize(
    ("title", "size"), [case for case in SHOWN if ASKED == "all" or case in SHOWN_SAMPLE], ids=lambda part: part
)
def test_nothing_moves_while_it_is_shown_what_the_others_do(visit: Open, title: str, size: str) -> None:
    whole = ASKED == "all"
    page = visit(size=SIZES[size], speed="normal" if whole else "fast")  # at once, all would count as an answer to the press
    sit_down(page, title)
    page.wait_for_selector(".decide [data-action]")
    page.evaluate(WATCH)
    walk(page) if whole else walk(page, SHOWN_MOVES)
    assert shifted(page) == []


def test_looking_back_keeps_the_board_as_it_is(visit: Open) -> None:
    page = visit()
    sit_down(page, "zenmaster")
    walk(page, 2)
    page.wait_for_selector(".decide [data-action]")
    before = box(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Replay").click()
    page.keyboard.press("ArrowLeft")
    assert box(page) == before
    page.get_by_role("group", name="Replay").get_by_role("button", name="Close").click()
    page.wait_for_selector(".decide [data-action]")
    assert box(page) == before
    assert shifted(page) == []


def test_a_word_about_a_move_refused_moves_and_covers_nothing(visit: Open) -> None:
    page = visit(size=SIZES["small"])
    sit_down(page, "maki-master")
    page.wait_for_selector(".decide [data-action]")
    before = box(page)
    page.locator("button.space").first.dispatch_event("click")
    page.locator(".toast").wait_for()
    assert box(page) == before
    played, flaws = walk(page, 1)
    assert (played, flaws) == (1, [])


def box(page: Page) -> object:
    return page.locator(".host > .play").bounding_box()


def test_a_thing_explains_itself_by_hover_and_at_a_key(visit: Open) -> None:
    page = visit()
    sit_down(page, "maki-master")
    page.wait_for_selector(".decide [data-action]")
    told = page.get_by_test_id("explanation")
    thing = page.locator(".play .jar[data-thing], .play button[data-thing]").first
    thing.hover()
    page.mouse.move(1, 1)
    page.mouse.move(*middle(page, ".play .jar[data-thing], .play button[data-thing]"), steps=3)
    expect(told).to_be_visible()
    assert (
        told.get_by_role("link").get_attribute("href")
        == "/rules/maki-master#" + (told.get_by_role("link").inner_text().split()[-1])
    )
    page.mouse.move(1, 1)
    expect(told).to_be_hidden()
    thing.focus()
    page.keyboard.press("?")
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def middle(page: Page, selector: str) -> tuple[float, float]:
    found = page.locator(selector).first.bounding_box()
    assert found
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


@pytest.mark.parametrize(
    ("title", "size"),
    [
        pytest.param(title, size, marks=[] if (title, size) == ("zenmaster", "small") else pytest.mark.slow)
        for title in TITLES
        for size in ("small", "desk")
    ],
)
def test_nothing_moves_when_an_undo_is_asked_for_or_one_looks_back(visit: Open, title: str, size: str) -> None:
    asker, other = who_acts(*two_at_a_table(visit, title, SIZES[size]))
    asker.wait_for_selector("section.host[data-settled=true]")
    for page in (asker, other):
        page.evaluate(WATCH)
    walk(asker, 1)
    asker.get_by_role("button", name="Undo").click()
    asker.wait_for_selector("p.held, .toast")  # the others are asked, or it goes back at once
    if asker.locator("p.held").count():
        other.get_by_role("button", name="Yes", exact=True).click()
    asker.wait_for_selector(".toast")
    for page in (asker, other):
        if size == "small":
            page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Replay").click()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        page.get_by_role("group", name="Replay").get_by_role("button", name="Close").click()
        page.wait_for_selector(".decide .decision")
    assert shifted(asker) + shifted(other) == []


def two_at_a_table(visit: Open, title: str, size: tuple[int, int]) -> tuple[Page, Page]:
    """Two people, and a bot where the title wants three."""
    host = visit(size=size, confirm=False)
    host.get_by_test_id(f"play-{title}").wait_for()
    wish = {"game": title, "seats": 3 if title == "zenmaster" else 2, "visibility": "link"}
    table = host.request.post("/api/tables", data=wish).json()["id"]
    guest = visit(f"/t/{table}", size=size, confirm=False)
    take_a_seat(guest)
    host.request.post(f"/api/tables/{table}/bots", data={"level": "casual"})
    host.request.post(f"/api/tables/{table}/start", data={})
    host.goto(f"/t/{table}")
    for page in (host, guest):
        page.wait_for_selector(".decide .decision")
    return host, guest
