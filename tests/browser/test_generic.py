"""A title that the client has never heard of is played on the generic board, with its words and rules from the server."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.table import PHONE, TITLES, play_on, play_out, position, shown_scores, sit_down, violations

STRANGER = "stranger"
FAR_ENOUGH = 3
"""After so many decisions on a board that shows all of them alike, make test plays the game on over HTTP."""


@contextmanager
def renamed(page: Page, title: str) -> Iterator[None]:
    """The server calls a title by a name that this client does not know."""

    def told(text: str) -> str:
        return text.replace(f'"{title}"', f'"{STRANGER}"')

    def meant(text: str) -> str:
        return text.replace(f'"{STRANGER}"', f'"{title}"')

    def over_http(route: Route) -> None:
        asked = route.request
        answer = route.fetch(
            url=asked.url.replace(f"/games/{STRANGER}/", f"/games/{title}/"), post_data=meant(asked.post_data or "")
        )
        route.fulfill(response=answer, body=told(answer.text()))

    def over_the_socket(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()
        route.on_message(lambda message: upstream.send(meant(str(message))))
        upstream.on_message(lambda message: route.send(told(str(message))))

    page.route(re.compile(r"/api/(games|tables)(?!.*/(record|replay|draws))"), over_http)
    page.route_web_socket("**/api/socket", over_the_socket)
    page.goto("/")
    yield
    page.unroute_all(behavior="ignoreErrors")


WAYS = [
    pytest.param("makatsu", "touch", False, id="makatsu-touch-in-part"),
    *[
        pytest.param(title, way, True, id=f"{title}-{way}", marks=pytest.mark.slow)
        for title, way in zip(TITLES, ["mouse", "keyboard", "touch", "keyboard"], strict=True)
    ],
]


@pytest.mark.parametrize(("title", "way", "whole"), WAYS)
def test_a_whole_game_of_a_title_without_a_kit(visit: Open, title: str, way: str, whole: bool) -> None:
    page = visit(phone=way == "touch")
    with renamed(page, title):
        table = sit_down(page, STRANGER)
        expect(page.locator(".generic")).to_be_visible()
        if whole:
            assert play_on(page, way) > 5
        else:
            assert play_on(page, way, FAR_ENOUGH) == FAR_ENOUGH
            play_out(page, table)
        outcome = position(page, table)["outcome"]
        assert shown_scores(page)["You"] == outcome["scores"][0]
        assert violations(page) == []
        page.keyboard.press("Escape")
        if way == "touch":
            page.get_by_role("tab", name="Log").tap()
        assert "over" in page.get_by_test_id("log").locator("> li").last.inner_text().lower()


@pytest.mark.parametrize(
    ("width", "dark"),
    [
        pytest.param(360, True, id="night-360"),
        pytest.param(360, False, id="day-360", marks=pytest.mark.slow),
        pytest.param(1440, True, id="night-1440", marks=pytest.mark.slow),
        pytest.param(1440, False, id="day-1440", marks=pytest.mark.slow),
    ],
)
def test_a_title_without_a_kit_is_shown_in_both_languages(visit: Open, width: int, dark: bool) -> None:
    page = visit(phone=width < PHONE["width"], dark=dark, language="de" if dark else "en", reduceMotion=True)
    page.set_viewport_size({"width": width, "height": 800})
    with renamed(page, "makatsu"):
        expect(page.locator(".door", has=page.get_by_test_id(f"play-{STRANGER}")).locator("svg").first).to_be_visible()
        sit_down(page, STRANGER)
        page.wait_for_selector("[data-action]")
        assert violations(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        buttons = page.locator("[data-action]")
        assert min(box["height"] for box in [button.bounding_box() for button in buttons.all()] if box) >= 24
        expect(buttons.first).to_contain_text("spielen" if dark else "Play the")
        expect(page.locator("details.drawing pre")).to_contain_text("Deine Hand" if dark else "Your hand")
        text = page.locator("main").inner_text()
        assert not re.search(r"\b(event|action|label|decision|verb)-[a-z]", text)
        page.get_by_role("tab", name="Regeln" if dark else "Rules").click()
        expect(page.locator(".rules p").first).to_be_visible()
        assert violations(page) == []
