"""Lessons in the browser: finished by mouse, by keyboard alone and by touch in a small phone; wrong choices are answered."""

import pytest
from playwright.sync_api import Locator, Page, expect

from chabudai.games import TITLES
from chabudai.teaching.lessons import Lesson, Verdict, play, read_lessons, way
from chabudai.title import Title
from tests.browser.conftest import ASKED, Open
from tests.browser.table import violations

HANDS = ("mouse", "keyboard", "touch")
LESSONS = {title.name: read_lessons(title.lessons_file()) for title in TITLES}
TAUGHT = [title for title in TITLES if LESSONS[title.name]]
_MOST_TABS = 200
_FOCUSED = "() => document.activeElement?.dataset?.action ?? ''"
_READY = """() => document.querySelector('section.host[data-settled=true]') &&
  [...document.querySelectorAll('[data-action]')].length"""


def sampled() -> list[object]:
    """In the ordinary run one lesson of each title, each by another hand; in full all of them by all."""
    if ASKED == "all":
        return [pytest.param(title, hand, None, id=f"{title.name}-{hand}") for title in TAUGHT for hand in HANDS]
    return [pytest.param(title, HANDS[n % 3], 1, id=f"{title.name}-{HANDS[n % 3]}") for n, title in enumerate(TAUGHT)]


def opened(visit: Open, title: Title, number: int, touch: bool) -> Page:
    page = visit(f"/learn/{title.name}/{number}", phone=touch)
    if touch:
        page.set_viewport_size({"width": 360, "height": 640})
    return page


def piece(page: Page, text: str) -> Locator:
    """Where this choice is made: on the board, or in words under its heading."""
    wanted = f'[data-action="{text}"]'
    page.wait_for_function(_READY)
    drawn = page.locator(f".play {wanted}").locator("visible=true")
    if drawn.count():
        return drawn.first
    for head in page.locator(".decide .head").all():
        if page.locator(f".decide {wanted}").count():
            break
        head.click()
    return page.locator(f".decide {wanted}").first


def by_keys(page: Page, text: str) -> None:
    """From wherever the focus is to this choice, by Tab, the arrows and Enter."""
    page.wait_for_function(_READY)
    seen: set[str] = set()
    for _ in range(_MOST_TABS):
        focused = page.evaluate(_FOCUSED)
        if focused == text:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab" if not focused or focused in seen else "ArrowDown")
        seen.add(focused)
    raise AssertionError(f"no key leads to {text!r}")


def choose(page: Page, hand: str, text: str) -> None:
    if hand == "keyboard":
        by_keys(page, text)
    elif hand == "touch":
        piece(page, text).tap()
    else:
        piece(page, text).click()


def finish(page: Page, title: Title, lesson: Lesson, hand: str) -> None:
    game = title.game(lesson.seats, lesson.options, lesson.edition)
    for text in way(game, lesson):
        version = page.locator("section.host").get_attribute("data-version")
        choose(page, hand, text)
        expect(page.locator("section.host")).not_to_have_attribute("data-version", version or "")
    expect(page.get_by_test_id("closing")).to_be_visible()


@pytest.mark.parametrize(("title", "hand", "only"), sampled())
def test_lessons_are_finished_by_every_hand(visit: Open, title: Title, hand: str, only: int | None) -> None:
    lessons = LESSONS[title.name]
    page = opened(visit, title, only or 1, hand == "touch")
    for number, lesson in enumerate(lessons, 1):
        if only and number != only:
            continue
        page.wait_for_function(_READY)
        finish(page, title, lesson, hand)
        if number < len(lessons) and not only:
            page.get_by_role("link", name="Next lesson").press("Enter")
            page.wait_for_url(f"**/learn/{title.name}/{number + 1}")
            expect(page.get_by_test_id("closing")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "hand"])
def test_a_wrong_choice_is_answered_and_the_second_time_the_right_one_is_marked(visit: Open, phone: bool) -> None:
    title = TAUGHT[0]
    (lesson, *_) = LESSONS[title.name]
    game = title.game(lesson.seats, lesson.options, lesson.edition)
    legal = [action.text for action in play(game, lesson, []).moments[-1].legal]
    wrong = next(text for text in legal if play(game, lesson, [text]).verdict is Verdict.WRONG)
    page = opened(visit, title, 1, phone)
    hand = "touch" if phone else "mouse"
    choose(page, hand, wrong)
    assert phone or violations(page) == []
    expect(page.get_by_test_id("reply").locator("visible=true")).to_be_visible()
    expect(page.locator(".play .hinted")).to_have_count(0)
    choose(page, hand, wrong)
    expect(page.locator(".play .hinted")).to_have_attribute("data-action", play(game, lesson, [wrong], wrong=1).marked)


def test_what_was_learned_is_remembered_and_leads_to_a_first_game(visit: Open) -> None:
    title = TAUGHT[0]
    lessons = LESSONS[title.name]
    page = visit("/")
    page.get_by_test_id(f"learn-{title.name}").click()
    page.get_by_test_id(f"lesson-{len(lessons)}").click()
    expect(page.locator("section.host")).to_be_visible()
    finish(page, title, lessons[-1], "mouse")
    page.reload()
    page.goto(f"/learn/{title.name}")
    expect(page.get_by_test_id(f"lesson-{len(lessons)}")).to_contain_text("done")
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_the_rules_are_a_page_with_contents_and_search(visit: Open, title: Title) -> None:
    page = visit(f"/rules/{title.name}")
    rules = page.locator("article p[id^=R]")
    expect(rules.first).to_be_visible()
    pieces = page.get_by_test_id("piece")
    expect(pieces.first).to_be_attached()
    assert pieces.count() >= 7
    assert all(pieces.nth(place).locator(".ground > *").count() == 1 for place in range(pieces.count()))
    everything = rules.count()
    page.get_by_test_id("rules-search").fill("R1.2")
    expect(page.locator("#R1\\.2")).to_be_visible()
    assert 0 < rules.count() < everything
    page.get_by_test_id("rules-search").fill("")
    assert title is not TITLES[0] or violations(page) == []  # all have the same page
