"""Contrast by pixels: text over paper, wood and night, where no rule of a stylesheet says what stands behind it."""

import base64
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_PIECES: Final = (Path(__file__).parent / "contrast.js").read_text("utf-8")
_FAINT: Final = (Path(__file__).parent / "contrast_of.js").read_text("utf-8")
_BARE: Final = """() => {
  const bare = new CSSStyleSheet()
  const none = 'color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important'
  const line = 'text-decoration-color: transparent !important; transition: none !important'
  bare.replaceSync(`*, *::before, *::after { ${none}; ${line} }`)
  document.adoptedStyleSheets.push(bare)
}"""


def faint(page: Page) -> list[str]:
    """Every text in the window that stands out too little from what is behind it, with its contrast."""
    page.mouse.move(1, 1)
    pieces: list[dict[str, Any]] = page.evaluate(_PIECES)
    assert pieces
    page.evaluate(_BARE)
    picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
    page.evaluate("() => document.adoptedStyleSheets.pop()")
    found: list[str] = page.evaluate(_FAINT, {"picture": picture, "pieces": pieces})
    return found
