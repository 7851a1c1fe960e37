"""Pictures of every screen of every game, by day and by night, on a desk and in a hand, in German too: `make screens`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, PATIENCE, serving
from tests.browser.table import ARGUMENTS, PHONE, TITLES, liking

FOLDER: Final = Path(__file__).parents[2] / "docs/screens"
SIZES: Final = {
    "desk": (1440, 900),
    "wall": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (PHONE["width"], PHONE["height"]),
    "small": (360, 640),
}
_MIDDLE: Final = {"zenmaster": 14, "makatsu": 5, "maki-master": 16, "ninjato": 16}
_SEATS: Final = {"zenmaster": 4, "makatsu": 4, "maki-master": 3, "ninjato": 3}
_PORT: Final = 8199
_WIDE: Final = 1000
"""From here on everything of the table's bar stands in it; below, some of it in a menu."""
_MOST_MOVES: Final = 1000

Tables = dict[str, str]
Screen = Callable[[Page, Tables], None]


def main() -> None:
    """Takes all of them, or those whose names contain the given word."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for address in serving(_PORT, Path(folder) / "chabudai.db"):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, timeout=PATIENCE)
            person, tables = prepared(browser, address)
            for size in SIZES:
                for theme in ("light", "dark"):
                    for screen, show in SCREENS.items():
                        name = f"{screen}-{size}-{theme}"
                        if wanted in name:
                            context = opened(browser, address, person, name)
                            page = context.new_page()
                            page.set_default_timeout(PATIENCE)
                            show(page, tables)
                            take(page, name)
                            context.close()
            browser.close()


def prepared(browser: Browser, address: str) -> tuple[Any, Tables]:
    """A person with one game of each title in the middle and one at the end: who it is, and the tables."""
    context = browser.new_context(base_url=address, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    page.get_by_test_id("play-zenmaster").wait_for()
    tables: Tables = {}
    for title in TITLES:
        tables[f"{title}-end"] = played(page, title, _MOST_MOVES)
        tables[title] = played(page, title, _MIDDLE[title])
    return context.storage_state(), tables


def played(page: Page, title: str, moves: int) -> str:
    """A game against bots, played so far by the server's own list of moves; the person is to decide, or it is over."""
    table: str = asked(page, "", {"game": title, "seats": _SEATS[title], "visibility": "link"})["id"]
    asked(page, f"/{table}/bots", {"level": "beginner"})
    asked(page, f"/{table}/start", {})
    done = 0
    while True:
        now = page.request.get(f"/api/tables/{table}/position?seat=0").json()
        if now["outcome"] or (now["legal"] and done == moves):
            return table
        if now["legal"]:
            action = now["legal"][done * 7 % len(now["legal"])]["text"]
            asked(page, f"/{table}/moves", {"seat": 0, "action": action, "id": str(done)})
            done += 1
        else:
            page.wait_for_timeout(50)


def asked(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = page.request.post(f"/api/tables{path}", data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def take(page: Page, name: str) -> None:
    """One picture, of what stands in the window."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(900)  # the last motion
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=70)


def opened(browser: Browser, address: str, person: Any, name: str) -> BrowserContext:
    """The person's window of the size and theme that the picture's name says."""
    _, size, theme = name.rsplit("-", 2)
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        has_touch=width < _WIDE,
        is_mobile=width < _WIDE,
        locale="en-GB",
        storage_state=person,
    )
    likes = {"speed": "instant", "sounds": False, "theme": theme, "language": "de" if "-german-" in name else "en"}
    context.add_init_script(f"localStorage.clear(); {liking(likes)}")
    return context


def lobby(page: Page, _: Tables) -> None:
    """The lobby, with one's own tables."""
    page.goto("/")
    page.get_by_test_id("play-zenmaster").wait_for()


def set_up(page: Page, tables: Tables) -> None:
    """Setting up a table."""
    lobby(page, tables)
    page.get_by_role("button", name="Set up ZenMaster").click()


def waiting(page: Page, tables: Tables) -> None:
    """A table with an empty chair, its link and its code."""
    set_up(page, tables)
    page.get_by_role("button", name="Lay the table and invite").click()
    page.get_by_role("img", name="Code of the link").wait_for()


def profile(page: Page, _: Tables) -> None:
    """One's own name, games and account."""
    page.goto("/me")
    page.get_by_role("button", name="Keep my account").wait_for()


def settings(page: Page, tables: Tables) -> None:
    """What one likes."""
    lobby(page, tables)
    page.get_by_role("button", name="Settings").click()


def rules(page: Page, tables: Tables) -> None:
    """The rules, what matters now first."""
    middle("makatsu")(page, tables)
    page.get_by_role("tab", name="Rules").click()
    page.locator(".rules .now").wait_for()


def replay(page: Page, tables: Tables) -> None:
    """Looking back at a game."""
    middle("maki-master")(page, tables)
    if page.viewport_size and page.viewport_size["width"] < _WIDE:
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Replay").click()
    page.keyboard.press("ArrowLeft")


def middle(title: str) -> Screen:
    """A game in the middle, the reader to move."""

    def show(page: Page, tables: Tables) -> None:
        page.goto(f"/t/{tables[title]}")
        page.wait_for_selector(".decide [data-action]")

    return show


def end(title: str) -> Screen:
    """The end of a game."""

    def show(page: Page, tables: Tables) -> None:
        page.goto(f"/t/{tables[f'{title}-end']}")
        page.get_by_test_id("scores").wait_for()

    return show


SCREENS: Final[dict[str, Screen]] = {
    "lobby": lobby,
    "setup": set_up,
    "waiting": waiting,
    "profile": profile,
    "settings": settings,
    "rules": rules,
    "replay": replay,
    **{title: middle(title) for title in TITLES},
    **{f"{title}-end": end(title) for title in TITLES},
    **{f"{title}-german": middle(title) for title in TITLES},
}

if __name__ == "__main__":
    main()
