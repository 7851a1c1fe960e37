"""The profile: the account, where one is signed in, and tokens."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.table import violations


def keep(page: Page, username: str, password: str) -> None:
    """The guest of this page gets an account, by keys alone."""
    page.goto("/me")
    page.get_by_label("User name").focus()
    for text in (username, password):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You are signed in as {username}.")).to_be_visible()


def sign_in(page: Page, username: str, password: str) -> None:
    page.goto("/me")
    page.get_by_label("Benutzername").fill(username)
    page.get_by_label("Passwort").fill(password)
    page.get_by_role("button", name="Anmelden").click()
    expect(page.get_by_text(f"Du bist angemeldet als {username}.")).to_be_visible()


def test_sessions_are_seen_and_ended_and_the_ended_page_says_so(visit: Open) -> None:
    here = visit()
    keep(here, "ada", "correct horse")
    there = visit(phone=True, language="de")
    sign_in(there, "ada", "correct horse")
    assert there.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(there) == []
    here.reload()
    sessions = here.get_by_role("listitem").filter(has_text="Chrome on Linux")
    expect(sessions).to_have_count(2)
    expect(sessions.first).to_contain_text("this device")
    assert violations(here) == []
    here.get_by_role("button", name="Sign out: Chrome on Linux").press("Enter")
    expect(sessions).to_have_count(1)
    expect(there.get_by_text("Du wurdest auf diesem Gerät abgemeldet.")).to_be_visible()


def test_a_new_password_asks_for_the_old_one(visit: Open) -> None:
    page = visit()
    keep(page, "grace", "correct horse")
    page.get_by_label("New password").fill("battery staple")
    change = page.get_by_role("button", name="Change password")
    page.get_by_label("Old password").fill("correct horse")
    change.click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    expect(page.get_by_label("Old password")).to_have_value("")
    assert violations(page) == []


def test_a_token_is_shown_once_and_taken_back(visit: Open) -> None:
    page = visit()
    page.goto("/me")
    page.get_by_label("What the access key is for").fill("my bot")
    page.keyboard.press("Enter")
    token = page.get_by_label("The access key", exact=True)
    expect(token).to_have_value(re.compile(".{43}"))
    assert violations(page) == []
    page.reload()
    expect(page.get_by_text("my bot")).to_be_visible()
    expect(token).to_have_count(0)
    page.get_by_role("button", name="Take back: my bot").click()
    expect(page.get_by_text("my bot")).to_have_count(0)
