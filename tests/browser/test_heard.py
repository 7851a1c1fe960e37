"""What a screen reader is told: whole games by keyboard alone, the live regions and the names of all that can be chosen."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ASKED, Open
from tests.browser.table import TITLES, is_over, one_move, sit_down
from tests.sampling import sampled

MOVES = [500] if ASKED == "all" else sampled([4, 8], 4)
MOST_SENTENCES = 3
"""Of one turn; what several seats did at once is said in one breath, a line each."""
SIGNS = re.compile(r"[▲▼→⇄⇋↻◐❝⚔↩☕■●×|]")
LISTEN = """() => {
  window.heard = []
  for (const name of ['live', 'turn']) {
    const region = document.querySelector(`[data-testid=${name}]`)
    const all = {childList: true, characterData: true, subtree: true}
    new MutationObserver(() => window.heard.push([name, region.textContent])).observe(region, all)
  }
}"""
NAMES = """() => [...document.querySelectorAll('.decide [data-action]')].map((choice) => [
  choice.dataset.action,
  choice.querySelector('.label').textContent.trim(),
  document.getElementById(choice.getAttribute('aria-describedby'))?.textContent.trim() ?? '',
])"""


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("title", TITLES)
def test_a_game_by_keyboard_alone_is_told_in_words(visit: Open, title: str, moves: int, tmp_path: Path) -> None:
    page = visit()
    page.wait_for_selector(f"[data-testid=play-{title}]")
    page.evaluate(LISTEN)
    page.get_by_test_id(f"play-{title}").press("Enter")
    page.wait_for_selector("section.host")
    page.wait_for_selector("[data-testid=scores], .decide [data-action]")
    assert page.get_by_test_id("slot").locator("a").count() == 0, "whoever sits here is not told that this table waits"
    expect(page.get_by_test_id("aim")).to_be_visible()
    script: list[str] = []
    for played in range(moves):
        page.wait_for_function("() => document.querySelector('[data-testid=scores], .decide [data-action]')")
        if is_over(page):
            break
        names: list[list[str]] = page.evaluate(NAMES)
        spoken = [f"{label}. {then}" for _, label, then in names]
        assert len(set(spoken)) == len(spoken), "two choices sound the same"
        assert [one for one in spoken if SIGNS.search(one)] == []
        assert all(re.search(r"\w", label) for _, label, _ in names)
        script += [f"{region}: {text}" for region, text in taken(page)]
        one_move(page, "keyboard", played)
    (tmp_path / f"{title}.txt").write_text("\n".join(script), "utf-8")
    told = [line.removeprefix("live: ") for line in script if line.startswith("live: ")]
    assert told
    turns = [turn for breath in told[1:] for turn in breath.split("\n")]
    assert max(len(re.findall(r"[.!?](?=\s|$)", turn)) for turn in turns) <= MOST_SENTENCES
    assert [line for line in script if SIGNS.search(line)] == []
    assert any(line.startswith("turn: Your turn.") for line in script), "one's turn is a message of its own"


def taken(page: Page) -> list[list[str]]:
    """What was said since it was last asked."""
    heard: list[list[str]] = page.evaluate("() => window.heard.splice(0)")
    return heard


def test_a_turn_is_said_again_at_a_key_and_the_prompt_too(visit: Open) -> None:
    page = visit()
    sit_down(page, "makatsu")
    one_move(page, "mouse", 0)
    page.wait_for_selector(".decide [data-action]:focus")
    page.evaluate(LISTEN)
    for key, said in (("r", "play"), ("r", "play"), ("p", "Play")):
        page.keyboard.press(key)
        page.wait_for_function("() => window.heard.length")
        assert said in taken(page)[-1][1]


PRESS_AT_ONCE = """() => {
  const host = document.querySelector('section.host')
  const before = host.dataset.version
  const look = () => {
    const choice = document.querySelector('.decide [data-action]:focus')
    if (window.cards || !choice || host.dataset.version === before || host.dataset.settled === 'true') return
    window.cards = document.querySelectorAll('.hand button').length
    const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true})
    window.stopped = !choice.dispatchEvent(enter)
  }
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true})
  document.addEventListener('focusin', look)
}"""
"""Enter, as soon as a choice of the next turn has the focus, however slow the machine is."""


def test_enter_that_comes_too_late_to_skip_plays_nothing(visit: Open) -> None:
    page = visit()
    sit_down(page, "zenmaster")
    page.wait_for_selector(".decide [data-action]")
    page.evaluate(PRESS_AT_ONCE)
    one_move(page, "mouse", 0)
    page.wait_for_function("() => window.cards")
    assert page.evaluate("() => window.stopped")
    page.wait_for_selector("section.host[data-settled=true]")
    assert page.locator(".hand button").count() == page.evaluate("() => window.cards")
