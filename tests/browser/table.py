"""Sitting at a table in the browser."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page, expect

Position: TypeAlias = dict[str, Any]
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE: Final = {"width": 390, "height": 844}
TITLES: Final = ("zenmaster", "makatsu", "maki-master", "ninjato")
_MOST_MOVES: Final = 500
_NEXT: Final = """() => document.querySelector('[data-testid=scores]') ||
  (!document.querySelector('.sent') && document.querySelector('[data-action]'))"""


def liking(values: dict[str, object]) -> str:
    """A script that a page runs first: what its person likes."""
    text = json.dumps(json.dumps(values))
    return f"if (!localStorage.getItem('chabudai.settings')) localStorage.setItem('chabudai.settings', {text})"


def sit_down(page: Page, title: str) -> str:
    """From the lobby to a game against bots; the second click of a newcomer. Returns the table's id."""
    page.get_by_test_id(f"play-{title}").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("section.host")
    return page.url.rsplit("/", 1)[1].split("?")[0]


def take_a_seat(page: Page, name: str = "Guest", sit: str = "Sit down") -> None:
    """Sit down on the first empty chair; a guest is asked for a name, once."""
    page.get_by_role("button", name=sit).first.click()
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.get_by_role("dialog").get_by_role("button", name=sit).click()
    page.locator(".chairs .own").wait_for()


def is_over(page: Page) -> bool:
    return page.get_by_test_id("scores").count() > 0


def play_on(page: Page, way: str, moves: int = _MOST_MOVES) -> int:
    """Plays until the end, or for so many moves; returns how many it were."""
    for played in range(moves):
        page.wait_for_function(_NEXT)
        if is_over(page):
            return played
        one_move(page, way, played)
    return moves


def play_out(page: Page, table: str, *others: Page, until: Callable[[Position], bool] = lambda _: False) -> None:
    """Plays a game on over HTTP, to its end if it is not said until when: on the first chairs sit these pages, then bots.

    Nobody looks meanwhile: to draw the board after every move costs more than all else.
    """
    pages = (page, *others)
    addresses = [one.url for one in pages]
    for one in pages:
        one.goto("/healthz")
    for number in range(_MOST_MOVES * 4):
        told = [position(one, table, seat) for seat, one in enumerate(pages)]
        if told[0]["outcome"] is not None or until(told[0]):
            break
        seat = next((seat for seat, now in enumerate(told) if now["legal"]), None)
        if seat is None:
            page.wait_for_timeout(20)  # a bot is to act
            continue
        legal = told[seat]["legal"]
        move = {"seat": seat, "action": legal[number * 7 % len(legal)]["text"], "id": f"out-{number}"}
        assert pages[seat].request.post(f"/api/tables/{table}/moves", data=move).ok
    for one, address in zip(pages, addresses, strict=True):
        one.goto(address)
        one.wait_for_selector("[data-testid=scores]" if told[0]["outcome"] is not None else "section.host")


def one_move(page: Page, way: str, played: int) -> None:
    """One decision: another one of those offered each time, by mouse, keyboard or touch."""
    before = page.locator("section.host").get_attribute("data-version")
    choices = page.locator("[data-action]")
    count = choices.count()
    if count == 0:
        return
    choice = choices.nth(played * 7 % count)
    if way == "keyboard":
        by_keys(page, played * 7 % count)
    elif way == "touch":
        choice.tap()
    else:
        choice.click()
    page.wait_for_function("before => document.querySelector('section.host').dataset.version !== before", arg=before)


def by_keys(page: Page, steps: int) -> None:
    """Focus has followed the turn to the first choice; the arrows go on, Enter decides."""
    page.wait_for_function("() => document.activeElement?.dataset.action")
    page.wait_for_selector("section.host[data-settled=true]")
    for _ in range(steps % 5):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe finds on this screen, of whatever level; or within a part of it, where only that has changed."""
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("within => axe.run(within, {resultTypes: ['violations']})", within)
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"][:3]]


def position(page: Page, table: str, seat: int = 0) -> Position:
    """What the server says of the game."""
    answer = page.request.get(f"/api/tables/{table}/position?seat={seat}")
    assert answer.ok
    found: Position = answer.json()
    return found


def shown_scores(page: Page) -> dict[str, int]:
    """The end screen's last column by name."""
    rows = page.get_by_test_id("scores").locator("tbody tr")
    expect(rows.first).to_be_visible()
    return {
        row.locator("th").inner_text().strip(): int(row.locator("td").last.inner_text())
        for row in (rows.nth(n) for n in range(rows.count()))
    }


def shown_parts(page: Page) -> list[int]:
    """The end screen's columns before the last, added up for each row; what was erased counts for nothing."""
    page.get_by_test_id("story").locator("p").first.wait_for()
    rows = page.get_by_test_id("scores").locator("tbody tr")
    return [
        sum(int(text) for text in rows.nth(n).locator("td:not(:has(s))").all_inner_texts()[1:-1]) for n in range(rows.count())
    ]
