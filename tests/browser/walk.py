"""A person who never scrolls: looks at the window after every step, and presses only what is in sight."""

import contextlib
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.table import is_over

SIZES: Final = {"small": (360, 640), "phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900), "wall": (1920, 1080)}
_WIDE: Final = 1000
_MOST_MOVES: Final = 500
MOST_SHIFT: Final = 0.01

WATCH: Final = """() => {
  window.shifts = []
  const place = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join(',')
  const named = ({node, previousRect, currentRect}) => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.localName}.${element?.getAttribute('class')} ${place(previousRect)} -> ${place(currentRect)}`
  }
  const count = (entry) => {
    if (!entry.hadRecentInput) window.shifts.push({value: entry.value, of: entry.sources.map(named).slice(0, 3).join(' | ')})
  }
  new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({type: 'layout-shift', buffered: false})
}"""

_LOOK: Final = (Path(__file__).parent / "look.js").read_text("utf-8")

_AT_REST: Final = f"() => ({_LOOK})().flaws.length === 0"
_CHANGED: Final = "before => document.querySelector('section.host').dataset.version !== before"
_TRIES: Final = 6
_A_WHILE: Final = 15_000
_NEXT: Final = """() => document.querySelector('[data-testid=scores]') ||
  (!document.querySelector('.sent') && document.querySelector('.decide [data-action]'))"""


def walk(page: Page, moves: int = _MOST_MOVES) -> tuple[int, list[str]]:
    """Plays on, pressing only what is in sight; how many moves it were, and every flaw that was seen with its move."""
    flaws: dict[str, int] = {}
    width = (page.viewport_size or {"width": 0})["width"]
    for played in range(moves):
        page.wait_for_function(_NEXT)
        found = look(page)
        for flaw in found["flaws"]:
            flaws.setdefault(flaw, played)
        if is_over(page) or not found["open"]:
            return played, said(flaws)
        press(page, found["open"], played * 7, touch=width < _WIDE)
    return moves, said(flaws)


def look(page: Page) -> dict[str, Any]:
    """What is in sight, and its flaws. A choice must be there at once; what else is wrong counts if it stays so."""
    found: dict[str, Any] = page.evaluate(_LOOK)
    if not found["flaws"] or "no choice is in sight" in found["flaws"]:
        return found
    with contextlib.suppress(TooLate):
        page.wait_for_function(_AT_REST, timeout=_A_WHILE)
    again: dict[str, Any] = page.evaluate(_LOOK)
    return again


def said(flaws: dict[str, int]) -> list[str]:
    return [f"move {move}: {flaw}" for flaw, move in flaws.items()]


def press(page: Page, seen: list[list[float]], which: int, touch: bool) -> None:
    """One of what was seen, by finger or mouse, until the table has changed; whoever missed looks again, as a person would."""
    before = page.locator("section.host").get_attribute("data-version")
    for _ in range(_TRIES):
        at = seen[which % len(seen)]
        if touch:
            page.touchscreen.tap(at[0], at[1])
        else:
            page.mouse.click(at[0], at[1])
        with contextlib.suppress(TooLate):
            page.wait_for_function(_CHANGED, arg=before, timeout=_A_WHILE)
            return
        seen = page.evaluate(_LOOK)["open"]
    raise AssertionError("what was pressed changed nothing")


def shifted(page: Page) -> list[str]:
    """What moved although nobody had pressed anything, if it is more than may be."""
    shifts: list[dict[str, Any]] = page.evaluate("() => window.shifts")
    if sum(shift["value"] for shift in shifts) <= MOST_SHIFT:
        return []
    return [f"{shift['value']:.4f} {shift['of']}" for shift in shifts]
