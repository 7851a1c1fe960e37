"""Four people and a spectator around a table: names, talk, chairs, absence, votes, coming back, the end, a rematch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.table import shown_scores, take_a_seat
from tests.browser.test_together import table_of

NAMES = ("Aiko", "Botan", "Chiyo", "Daichi")
MOST_MOVES = 400


def four_people(visit: Open) -> list[Page]:
    host = visit()
    host.get_by_role("button", name="Set up ZenMaster").click()
    host.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    host.get_by_role("button", name="Lay the table and invite").click()
    host.get_by_label("Your name at the table").fill(NAMES[0])
    host.get_by_role("button", name="Save").click()
    people = [host]
    for name in NAMES[1:]:
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


def test_friends_know_who_is_who_talk_change_chairs_and_let_a_bot_play_for_who_is_away(visit: Open) -> None:
    people = four_people(visit)
    host, guest = people[0], people[1]
    for page in people:
        for name in NAMES:
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
    spectator.close()
    a_bot_plays_for_who_is_away([host, people[3], people[2], guest])


def a_bot_plays_for_who_is_away(people: list[Page]) -> None:
    """The others let a bot play for who is away and to act; who comes back takes the seat back. The pages by their seats."""
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


@pytest.mark.slow
def test_friends_play_to_the_end_look_back_and_play_again(visit: Open) -> None:
    people = four_people(visit)
    begun(people)
    spectator = visit(people[0].url)
    spectator.wait_for_selector("section.host")
    talked(people[2], "Schöne Karten!", to=[people[0], spectator])
    table = table_of(people[0])
    played_by_all(people, table)
    for seat, page in enumerate(people):
        assert set(shown_scores(page)) == {"You", *NAMES[:seat], *NAMES[seat + 1 :]}
    assert set(shown_scores(spectator)) == set(NAMES)
    spectator.get_by_role("dialog").get_by_role("button", name="Replay").click()
    spectator.keyboard.press("Home")
    spectator.get_by_label("Through whose eyes").select_option(label="Chiyo")
    expect(spectator.locator(".hand .corner")).to_have_count(9)
    assert notices(spectator) == []
    people[1].get_by_role("button", name="Rematch").click()
    people[1].wait_for_url(lambda url: table not in url)
    for page in (people[0], *people[2:]):
        expect(page.get_by_text(f"{NAMES[1]} would like to play again.")).to_be_visible()
        page.get_by_role("button", name="Join the next game").click()
        page.wait_for_url(people[1].url)
    expect(people[1].locator(".chairs li").first).to_contain_text("Daichi")  # everyone one chair on
    begin = [page for page in people if page.get_by_role("button", name="Begin").count()]
    begin[0].get_by_role("button", name="Begin").click()
    for page in people:
        page.wait_for_selector("section.host")


def talked(speaker: Page, line: str, to: list[Page]) -> None:
    speaker.get_by_role("tab", name="Chat").click()
    speaker.get_by_label("Say something").fill(line)
    speaker.keyboard.press("Enter")
    for page in to:
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("list", name="Chat")).to_contain_text(line)


def played_by_all(people: list[Page], table: str) -> None:
    """Every person's moves by HTTP, the first that is offered, to the end."""
    for number in range(MOST_MOVES):
        now = people[0].request.get(f"/api/tables/{table}/position").json()
        if now["outcome"] is not None:
            return
        seat = int(now["actor"])
        offered = people[seat].request.get(f"/api/tables/{table}/position?seat={seat}").json()["legal"]
        move = {"seat": seat, "action": offered[0]["text"], "id": f"by-all-{number}"}
        assert people[seat].request.post(f"/api/tables/{table}/moves", data=move).ok
    raise AssertionError("the game did not end")
