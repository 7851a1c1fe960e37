"""The honest deal as the browser makes it, watches it and checks it."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.table import play_out, sit_down, take_a_seat
from tests.browser.test_together import invite, table_of

WITHOUT_HTTPS = "Object.defineProperty(crypto, 'subtle', { value: undefined })"


def told_through(page: Page, changed: Any = lambda message: message) -> list[str]:
    """All that the server tells this page from now on, each message changed on its way."""
    told: list[str] = []

    def through(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()
        route.on_message(upstream.send)

        def pass_on(message: str | bytes) -> None:
            told.append(str(message))
            route.send(changed(message))

        upstream.on_message(pass_on)

    page.route_web_socket("**/api/socket", through)
    page.goto(page.url)
    return told


def parts(page: Page) -> list[tuple[bool, bool]]:
    """For every chair, whether its client committed to a part in the deal, and whether that is in it."""
    chairs = page.request.get(f"/api/tables/{table_of(page)}").json()["chairs"]
    return [(bool(chair["commitment"]), bool(chair["contribution"])) for chair in chairs]


def test_people_are_greeted_without_an_error_and_have_a_part_in_the_deal(visit: Open) -> None:
    host = visit()
    told = told_through(host)
    invite(host)
    guest = visit(host.url)
    told_guest = told_through(guest)
    take_a_seat(guest)
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_selector("section.host")
        page.wait_for_function("() => !document.querySelector('.toast')")
    assert parts(host) == [(True, True), (True, True), (False, False)]
    phases = [json.loads(text).get("info", {}).get("phase") for text in told]
    assert phases.index("sealing") < phases.index("playing")
    assert not [text for text in (*told, *told_guest) if json.loads(text)["type"] == "failed"]


def test_a_page_without_https_has_a_part_in_the_deal_and_in_the_rematch_and_checks_them(visit: Open) -> None:
    page = visit()
    page.context.add_init_script(WITHOUT_HTTPS)
    page.goto("/")
    assert page.evaluate("() => crypto.subtle === undefined")
    table = sit_down(page, "maki-master")
    assert parts(page)[0] == (True, True)
    play_out(page, table)
    page.get_by_role("button", name="Check this deal").click()
    checks = page.get_by_test_id("checks")
    expect(checks).to_contain_text(re.compile("own part for .* is in the deal"))
    expect(checks).to_contain_text("is the one this browser was shown before the deal")
    expect(checks).to_contain_text("are those that everyone was shown before it")
    expect(checks).to_contain_text(
        re.compile(rf"chabudai verify chabudai-{table}.txt --commitment [0-9a-f]{{64}} --contribution 1=[0-9a-f]{{64}}")
    )
    expect(checks.locator(".bad")).to_have_count(0)
    late = visit(page.url)
    late.get_by_role("button", name="Check this deal").click()
    checks = late.get_by_test_id("checks")
    expect(checks).to_contain_text("This browser was not at the table before the deal")
    expect(checks).to_contain_text("This browser had no part in this deal")
    expect(checks).not_to_contain_text("is the one this browser was shown")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("section.host")
    assert parts(page)[1] == (True, True)


def test_a_browser_whose_part_is_left_out_says_so_and_does_not_play_on_by_itself(visit: Open) -> None:
    page = visit()
    told_through(page, lambda message: re.sub(r'"contribution":"[0-9a-f]+"', '"contribution":""', message))
    page.get_by_test_id("play-zenmaster").click()
    page.wait_for_url("**/t/*")
    alert = page.get_by_role("alert").filter(
        has_text="The cards were dealt without this browser’s part, although it was sent in time"
    )
    expect(alert).to_be_visible()
    page.wait_for_selector("section.host")
    expect(page.locator("[data-action]")).to_have_count(0)
    page.reload()
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Play on all the same").click()
    page.wait_for_selector("[data-action]")
    page.reload()
    page.wait_for_selector("[data-action]")
    expect(alert).to_have_count(0)


def test_a_commitment_that_is_exchanged_after_this_browser_has_revealed_is_noticed(visit: Open) -> None:
    page = visit()

    def exchanged(message: str) -> str:
        told = json.loads(message)
        if told.get("info", {}).get("phase") == "playing":
            told["info"]["commitment"] = "ab" * 32
        return json.dumps(told)

    told_through(page, exchanged)
    table = sit_down(page, "zenmaster")
    alert = page.get_by_role("alert").filter(has_text="Do not trust this deal")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Leave the table").click()
    page.wait_for_url("**/")
    assert page.request.get(f"/api/tables/{table}").json()["chairs"][0]["held"]
