"""Four people and a spectator around a table: names, talk, chairs, absence, votes, coming back, a rematch."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.table import take_a_seat
from tests.browser.test_together import table_of


def four_people(visit: Open) -> list[Page]:
    host = visit()
    host.get_by_role("button", name="Set up ZenMaster").click()
    host.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    host.get_by_role("button", name="Lay the table and invite").click()
    host.get_by_label("Your name at the table").fill("Aiko")
    host.get_by_role("button", name="Save").click()
    people = [host]
    for name in ("Botan", "Chiyo", "Daichi"):
        guest = visit(host.url)
        take_a_seat(guest, name)
        people.append(guest)
    return people


def begun(people: list[Page]) -> None:
    expect(people[0].get_by_text("Everyone is here.")).to_be_visible()
    people[0].get_by_role("button", name="Begin").click()
    for page in people:
        page.wait_for_selector("section.host")


def notices(page: Page) -> list[str]:
    return page.locator(".toast p").all_inner_texts()


def test_friends_know_who_is_who_talk_and_change_chairs_before_the_game(visit: Open) -> None:
    people = four_people(visit)
    host, guest = people[0], people[1]
    for page in people:
        for name in ("Aiko", "Botan", "Chiyo", "Daichi"):
            expect(page.locator(".chairs")).to_contain_text(name)
        expect(page.locator(".chairs .own")).to_have_count(1)
    guest.get_by_label("Your name at the table").fill("Großmutter Hildegard")
    guest.get_by_role("button", name="Save").click()
    expect(host.locator(".chairs")).to_contain_text("Großmutter Hildegard")
    guest.get_by_label("Say something").fill("Wer gibt?")
    guest.get_by_role("button", name="Send").click()
    expect(host.locator(".talk")).to_contain_text("Wer gibt?")
    people[3].get_by_role("button", name="Stand up").click()
    expect(host.get_by_text("Waiting for more players.")).to_be_visible()
    guest.get_by_role("button", name="Move here").click()
    expect(host.locator(".chairs li").nth(3)).to_contain_text("Großmutter Hildegard")
    people[3].get_by_role("button", name="Sit down").click()
    begun(people)
    spectator = visit(host.url)
    spectator.wait_for_selector("section.host")
    expect(spectator.locator("section.host")).to_contain_text("Aiko")
    assert not any(notices(page) for page in people)


def test_the_others_let_a_bot_play_for_who_is_away_who_takes_the_seat_back(visit: Open) -> None:
    people = four_people(visit)
    begun(people)
    table = table_of(people[0])
    actor = int(people[0].request.get(f"/api/tables/{table}/position").json()["actor"])
    address, gone = people[0].url, people[actor]
    here = [page for page in people if page is not gone]
    gone.goto("/")
    for page in here:
        expect(page.get_by_text(re.compile("has been away for"))).to_be_visible()
        page.get_by_role("button", name="Let a bot play").click()
    expect(here[0].get_by_text(re.compile("^A bot plays for"))).to_be_visible()
    gone.goto(address)
    gone.get_by_role("button", name="Take my seat back").click()
    expect(here[0].get_by_text(re.compile("^A bot plays for"))).to_have_count(0)
