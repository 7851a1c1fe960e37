"""A server, a browser, and pages that must not complain."""

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

CHROMIUM = os.environ.get("CHABUDAI_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium") or ""
ASKED = os.environ.get("CHABUDAI_BROWSER", "")
DESK = (1440, 900)
PATIENCE = 240_000
"""Milliseconds for anything to appear: a slow machine is no fault of ours."""
if not ASKED:
    collect_ignore_glob = ["test_*.py"]
else:
    from playwright.sync_api import Browser, Page, expect, sync_playwright

    from tests.browser.table import ARGUMENTS, PHONE, liking
    from tests.ports import free_port

    Open = Callable[..., Page]
    expect.set_options(timeout=PATIENCE)
    in_full = pytest.mark.skipif(ASKED != "all", reason="left to make browser")

    @pytest.fixture(scope="session")
    def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
        return tmp_path_factory.mktemp("server") / "chabudai.db"

    @pytest.fixture(scope="session")
    def server(database: Path) -> Iterator[str]:
        yield from serving(free_port(), database)

    @pytest.fixture(scope="session")
    def browser() -> Iterator[Browser]:
        assert CHROMIUM, "no Chromium: install the package chromium, or name one in CHABUDAI_CHROMIUM"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, timeout=PATIENCE)
            yield browser
            browser.close()

    @pytest.fixture
    def visit(server: str, browser: Browser) -> Iterator[Open]:
        """Opens a fresh person's page; at the end of the test no page may have complained.

        Nothing moves unless a speed is asked for: what breathes and falls for ever would keep the processor busy.
        """
        complaints: list[str] = []
        contexts = []

        def open_page(
            path: str = "/", phone: bool = False, dark: bool = False, size: tuple[int, int] | None = None, **settings: object
        ) -> Page:
            width, height = size or ((PHONE["width"], PHONE["height"]) if phone else DESK)
            in_hand = width < DESK[0] // 2 or phone
            context = browser.new_context(
                base_url=server,
                viewport={"width": width, "height": height},
                has_touch=width < DESK[0],
                is_mobile=in_hand,
                color_scheme="dark" if dark else "light",
                locale="en-GB",
            )
            still = {"speed": "instant", "reduceMotion": "speed" not in settings, "sounds": False}
            context.add_init_script(liking({**still, **settings}))
            contexts.append(context)
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.on("console", lambda line: complaints.append(line.text) if line.type in {"error", "warning"} else None)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.goto(path)
            return page

        yield open_page
        for context in contexts:
            context.close()
        assert complaints == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: they take longest, and nobody waits for the last of them."""
    items.sort(key=lambda item: "test_a_whole_game" not in item.name)


def serving(port: int, database: Path) -> Iterator[str]:
    """Runs a server until the caller is done with it."""
    address = f"http://127.0.0.1:{port}"
    settings = {
        "CHABUDAI_PORT": str(port),
        "CHABUDAI_DATABASE": str(database),
        "CHABUDAI_REQUESTS_PER_SECOND": "0",
        "CHABUDAI_MESSAGES_PER_SECOND": "0",
        "CHABUDAI_GUESTS_PER_MINUTE": "0",
        "CHABUDAI_SOCKETS_PER_ADDRESS": "0",
        "CHABUDAI_TABLES_PER_PERSON": "0",
        "CHABUDAI_TABLES_PER_HOUR": "0",
        "CHABUDAI_LINES_PER_MINUTE": "0",
        "CHABUDAI_ABSENT_SECONDS": "0",
        "CHABUDAI_KEEP_ALIVE_SECONDS": "3600",  # no request of a test meets the end of an idle connection
        "CHABUDAI_HINT_SECONDS": str(PATIENCE / 1000),
        "CHABUDAI_BOT_LEAST_SECONDS": "0",
        "CHABUDAI_BOT_MOST_SECONDS": "0",
        "CHABUDAI_LOG_LEVEL": "WARNING",
    }
    process = subprocess.Popen([sys.executable, "-m", "chabudai.server.ops.main"], env={**os.environ, **settings})
    try:
        until_ready(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE / 1000)


def until_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    """Waits for the server's own word that it is ready."""
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline:
        assert process.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise AssertionError("the server did not get ready")
