"""Putting things on the terminal: drawings, tables, sentences."""

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chabudai.core.painting import Drawing
from chabudai.words import decimal

MARGIN = 2


def new_console(errors: bool = False) -> Console:
    """The standard output, or the standard error; colours only where they can be seen."""
    return Console(highlight=False, markup=False, emoji=False, stderr=errors)


def blocks(drawing: Drawing) -> list[Drawing]:
    """A drawing in parts: what empty lines set apart."""
    found = [Drawing()]
    for line in drawing.lines:
        if line:
            found[-1].lines.append(line)
        else:
            found.append(Drawing())
    return [block for block in found if block.lines]


def as_text(drawing: Drawing) -> Text:
    """A drawing in the terminal's colours."""
    text = Text(no_wrap=False)
    for number, line in enumerate(drawing.lines):
        if number:
            text.append("\n")
        for span in line:
            text.append(span.text, span.style or None)
    return text


def inset(what: RenderableType) -> Padding:
    """Something set in from the margin."""
    return Padding(what, (0, 0, 0, MARGIN))


def signed(points: float, language: str) -> str:
    """Points with their sign."""
    return decimal(f"{points:+.1f}".replace("-", "−"), language)


def plain_table(*columns: tuple[str, str]) -> Table:
    """A table with a line under its head; a column is its heading and `left` or `right`."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    for heading, side in columns:
        table.add_column(heading, justify="right" if side == "right" else "left", overflow="fold")
    return table


def in_columns(cells: list[Text], width: int) -> Table:
    """Short texts side by side, down and then across, as many columns as fit."""
    widest = max(cell.cell_len for cell in cells)
    across = max(1, min((width + 3) // (widest + 3), (len(cells) + 4) // 5))
    down = -(-len(cells) // across)
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in range(down):
        table.add_row(*[cells[place] for place in range(row, len(cells), down)])
    return table
