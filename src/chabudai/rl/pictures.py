"""A view as text or as pixels: the drawing that the terminal shows."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.style import Style

from chabudai.core import Game, View
from chabudai.core.painting import Drawing, Span
from chabudai.title import Title
from chabudai.words import Words

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

RENDER_MODES: Final = ("ansi", "rgb_array")
PAPER: Final = (24, 24, 27)
INK: Final = (228, 228, 231)
SIZE: Final = 16  # of the font, in pixels
MARGIN: Final = 8

Picture = str | NDArray[np.uint8]


def drawing_of(title: Title, game: Game, view: View, names: list[str]) -> Drawing:
    """A view drawn with its names."""
    words = Words(title, "en", names, view.seat, game=game)
    return title.paint(view, names, words.say)


def rendered(mode: str | None, title: Title, game: Game, view: View, names: list[str]) -> Picture | None:
    """A view in a render mode; None in none."""
    if mode is None:
        return None
    if mode not in RENDER_MODES:
        raise ValueError(f"{mode!r}: there is no such render mode (render modes: {', '.join(RENDER_MODES)})")
    drawing = drawing_of(title, game, view, names)
    return drawing.plain() if mode == "ansi" else pixels(drawing)


def pixels(drawing: Drawing) -> NDArray[np.uint8]:
    """A drawing as an array of height, width and three colours."""
    from PIL import Image, ImageDraw  # only pictures need it

    font = _font()
    wide = font.getlength("M")
    high = SIZE + 4
    columns = max(1, *(sum(len(span.text) for span in line) for line in drawing.lines))
    size = (int(columns * wide) + 2 * MARGIN, len(drawing.lines) * high + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(drawing.lines):
        column = 0
        for span in line:
            ink, paper = _colours(span)
            left, top = MARGIN + column * wide, MARGIN + row * high
            if paper != PAPER:
                pen.rectangle((left, top, left + len(span.text) * wide, top + high), fill=paper)
            pen.text((left, top), span.text, fill=ink, font=font)
            column += len(span.text)
    return np.asarray(image, np.uint8)


@cache
def _font() -> "FreeTypeFont":
    """The fixed-width font that comes with matplotlib, so that it is the same everywhere."""
    import matplotlib as mpl
    from PIL import ImageFont

    return ImageFont.truetype(str(Path(mpl.get_data_path(), "fonts/ttf/DejaVuSansMono.ttf")), SIZE)


def _colours(span: Span) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    style = Style.parse(span.style)
    ink, paper = _rgb(style.color, INK), _rgb(style.bgcolor, PAPER)
    if style.dim:
        ink = (ink[0] * 2 // 3, ink[1] * 2 // 3, ink[2] * 2 // 3)
    return (paper, ink) if style.reverse else (ink, paper)


def _rgb(colour: Color | None, default: tuple[int, int, int]) -> tuple[int, int, int]:
    if colour is None or colour.is_default:
        return default
    found = colour.get_truecolor()
    return (found.red, found.green, found.blue)
