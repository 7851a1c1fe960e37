"""Several people, several seats, several tabs: what happens around the moves."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Open
from tests.browser.table import one_move, play_on, play_out, position, sit_down, take_a_seat, violations
from tests.cli.running import run


def invite(host: Page, title: str = "ZenMaster", clock: str = "") -> None:
    """The host lays a table for three."""
    host.get_by_role("button", name=f"Set up {title}").click()
    if clock:
        host.get_by_label("Clock").select_option(label=clock)
    host.get_by_role("button", name="Lay the table and invite").click()
    host.get_by_role("button", name="Copy the link").wait_for()


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1].split("?")[0]


def two_people(visit: Open) -> tuple[Page, Page]:
    """A host and a guest at a table with one bot, begun."""
    host = visit()
    invite(host)
    guest = visit(host.url)
    take_a_seat(guest)
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_selector("section.host")
    return host, guest


def who_acts(first: Page, second: Page) -> tuple[Page, Page]:
    """The one of two people who is to decide now, and the other."""
    while True:
        for one, other in ((first, second), (second, first)):
            if one.locator("[data-action]").count():
                return one, other
        first.wait_for_timeout(100)


def hand(page: Page) -> list[str]:
    return page.locator(".hand .corner").all_inner_texts()


def test_a_hot_seat_hides_the_hand_until_the_device_is_handed_over(visit: Open) -> None:
    page = visit()
    invite(page)
    for _ in range(2):
        page.get_by_role("button", name="Sit here too").first.click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("section.host")
    table = table_of(page)
    ready = page.get_by_role("button", name="I am ready")
    actors = set()
    for played in range(6):
        page.wait_for_function(
            "() => document.querySelector('[data-action]') || [...document.querySelectorAll('dialog[open]')].length"
        )
        actor = position(page, table, 0)["actor"]
        if ready.is_visible():
            assert page.locator("[data-action]").count() == 0
            ready.click()
        page.wait_for_selector("[data-action]")
        shown = [str(card) for card in position(page, table, actor)["view"]["hand"]]
        expect(page.locator(".hand .corner")).to_have_text(shown)
        actors.add(actor)
        one_move(page, "mouse", played)
    assert actors == {0, 1, 2}


def test_a_host_removes_a_guest_lets_them_back_and_hands_over(visit: Open) -> None:
    host = visit()
    invite(host)
    guest = visit(host.url, phone=True, language="de")
    take_a_seat(guest, sit="Hinsetzen")
    host.get_by_role("button", name="what you can do as the host").press("Enter")
    host.get_by_role("button", name="Remove").click()
    expect(guest.get_by_role("alert")).to_contain_text("Du wurdest von diesem Tisch entfernt.")
    expect(guest.get_by_role("button", name="Hinsetzen")).to_have_count(0)
    for page in (host, guest):
        assert violations(page) == []
    host.get_by_role("button", name=re.compile("Let .* back")).click()
    guest.get_by_role("button", name="Hinsetzen").first.click()
    host.get_by_role("button", name="what you can do as the host").click()
    assert violations(host) == []
    host.get_by_role("button", name="Make host").click()
    expect(guest.get_by_role("button", name="Mit Bots auffüllen")).to_be_visible()
    expect(host.get_by_role("button", name="Begin")).to_have_count(0)


def test_a_table_that_an_administrator_closes_says_so(visit: Open, database: Path) -> None:
    host, guest = two_people(visit)
    waiting = visit(language="de")
    waiting.get_by_test_id("play-zenmaster").wait_for()
    waiting.goto(f"/t/{waiting.request.post('/api/tables', data={'game': 'zenmaster', 'seats': 3}).json()['id']}")
    waiting.get_by_role("button", name="Link kopieren").wait_for()
    for table in (table_of(host), table_of(waiting)):
        administer(database, "close", table)
    expect(host.get_by_role("alert")).to_have_text("The administrator of this server has closed this table.")
    expect(guest.get_by_role("alert")).to_have_text("The administrator of this server has closed this table.")
    expect(waiting.get_by_role("alert")).to_have_text("Die Verwaltung dieses Servers hat diesen Tisch geschlossen.")
    for page in (host, waiting):
        expect(page.locator("[data-action]")).to_have_count(0)
        assert violations(page) == []


def test_a_banned_person_is_told_so_at_once_and_after_coming_again(browser: Browser, server: str, database: Path) -> None:
    context = browser.new_context(base_url=server, locale="en-GB")  # the browser itself complains of a 403
    page = context.new_page()
    page.goto("/")
    page.get_by_test_id("play-zenmaster").wait_for()
    person = page.request.get("/api/me").json()["id"]
    administer(database, "ban", person)
    expect(page.get_by_role("alert")).to_contain_text("has banned this account")
    assert violations(page) == []
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("has banned this account")
    administer(database, "unban", person)
    page.get_by_test_id("play-zenmaster").wait_for()
    assert page.request.get("/api/me").json()["id"] == person
    context.close()


def administer(database: Path, *order: str) -> None:
    """What an administrator does on the command line."""
    done = run("admin", *order, "--database", str(database))
    assert done.exit_code == 0, done.output


def test_a_hint_names_a_move_that_is_offered(visit: Open) -> None:
    page = visit()
    sit_down(page, "zenmaster")
    page.wait_for_selector("[data-action]")
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("p.hint b")
    expect(hint).to_contain_text(re.compile(r"Play the \d+"))
    named = re.findall(r"\d+", hint.inner_text())
    assert set(named) <= set(hand(page))
    expect(page.get_by_test_id("ranking").get_by_role("rowheader").first).to_have_text(hint.inner_text())
    one_move(page, "mouse", 0)
    expect(hint).to_have_count(0)


def test_an_undo_is_asked_of_those_who_learnt_something(visit: Open) -> None:
    host, guest = two_people(visit)
    asker, other = who_acts(host, guest)
    before = hand(asker)
    one_move(asker, "mouse", 0)
    asker.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="No", exact=True).click()
    expect(asker.locator("p.held")).to_have_count(0)
    assert len(hand(asker)) == len(before) - 1
    asker.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Yes", exact=True).click()
    expect(asker.locator(".hand .corner")).to_have_text(before)
    play_on(asker, "mouse", 1)


def test_a_person_who_left_takes_the_seat_back_from_the_bot(visit: Open) -> None:
    host, guest = two_people(visit)
    table = table_of(guest)
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    guest.wait_for_url(re.compile(r"/$"))
    play_on(host, "mouse", 2)
    assert guest.request.get(f"/api/tables/{table}").json()["chairs"][1]["held"] == "casual"
    guest.goto(f"/t/{table}")
    guest.get_by_role("button", name="Take my seat back").click()
    expect(guest.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert guest.request.get(f"/api/tables/{table}").json()["chairs"][1]["held"] == ""
    actor, _ = who_acts(guest, host)
    one_move(actor, "mouse", 0)


def test_a_clock_runs_for_who_is_to_decide(visit: Open) -> None:
    page = visit()
    invite(page, clock="1 minute a move")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-action]")
    clock = page.locator(".plate.mine .clock")
    before = clock.inner_text()
    assert re.fullmatch(r"0:[1-5]\d|1:00", before)
    expect(clock).not_to_have_text(before)
    one_move(page, "mouse", 0)


def test_a_rematch_seats_everyone_one_chair_on(visit: Open) -> None:
    page = visit()
    table = sit_down(page, "makatsu")
    play_out(page, table)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("section.host")
    again = page.request.get(f"/api/tables/{table_of(page)}").json()
    assert again["mine"] == [1]
    assert again["setup"]["title"] == "makatsu"
    page.wait_for_selector("[data-action]")


def test_a_card_is_played_by_dragging_it_onto_the_table(visit: Open) -> None:
    page = visit()
    table = sit_down(page, "zenmaster")
    card = page.locator(".hand [data-action]").first
    card.wait_for()
    before = position(page, table)["view"]["hand"]
    value = int(card.locator(".corner").inner_text())
    card.drag_to(page.locator(".hand"), target_position={"x": 5, "y": 5})
    assert position(page, table)["view"]["hand"] == before
    card.drag_to(page.get_by_role("group", name="Table"))
    expect(page.locator(f'.hand [data-piece="card-{value}"]')).to_have_count(0)
    assert position(page, table)["view"]["hand"] == [one for one in before if one != value]
