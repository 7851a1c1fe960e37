"""A view of Maki Master in the terminal."""

from chabudai.core.game import View
from chabudai.core.painting import Drawing, Say
from chabudai.games.maki_master.knowledge.view import MakiView

# The tabs of the pantry; a tile always carries its letters too, so nothing is told by colour alone.
STYLES = {
    "white": "black on white",
    "coral": "black on light_coral",
    "orange": "black on orange1",
    "green": "black on green3",
    "gold": "black on gold1",
}
CUP = "(_)"
WIDTH = 80


def draw(view: View, names: list[str], say: Say) -> Drawing:
    """The table as a seat sees it: board, pantry, display, decks, everyone's dish and the own recipes."""
    assert isinstance(view, MakiView)
    drawing = Drawing()
    _board(drawing, view)
    _pantry(drawing, view, say)
    _middle(drawing, view, say)
    _seats(drawing, view, names, say)
    if view.seat is not None:
        _hand(drawing, view, say)
    return drawing


def _tile(drawing: Drawing, view: MakiView, ingredient: int, mark: str = " ") -> None:
    style = STYLES.get(view.legend.colours[ingredient], "reverse")
    drawing.add(f" {view.legend.codes[ingredient]}{mark}", style)


def _board(drawing: Drawing, view: MakiView) -> None:
    """Six lines of spaces; a number behind a tile is the height of its stack, brackets mark what changed this turn."""
    columns = view.legend.columns
    letters = "".join(f"   {chr(ord('A') + column)}   " for column in range(columns))
    drawing.line("   " + letters, "dim")
    for row in range(view.legend.rows):
        drawing.line(f"{row + 1:>2} ", "dim")
        for space in range(row * columns, (row + 1) * columns):
            left, right = ("[", "]") if space in view.changed else (" ", " ")
            drawing.add(left, "bold")
            _space(drawing, view, space)
            drawing.add(right, "bold")


def _space(drawing: Drawing, view: MakiView, space: int) -> None:
    tiles = view.spaces[space]
    if tiles:
        _tile(drawing, view, tiles[-1], str(min(len(tiles), 9)) if len(tiles) > 1 else " ")
    elif space in view.cups:
        drawing.add(f" {CUP} ", "bold cyan")
    else:
        drawing.add("  ·  ", "dim")


def _pantry(drawing: Drawing, view: MakiView, say: Say) -> None:
    drawing.line()
    drawing.line(say("label-pantry", {}) + ":", "bold")
    for ingredient, left in enumerate(view.pantry):
        if ingredient % 7 == 0:
            drawing.line("  ")
        _tile(drawing, view, ingredient)
        drawing.add(f"×{left} ", "" if left else "dim")
    if view.ingredient >= 0:
        drawing.line(say("label-tile", {}) + ": ", "bold")
        _tile(drawing, view, view.ingredient)


def _effects(view: MakiView, counts: list[int], say: Say) -> str:
    names = [say("label-effect", {"effect": effect}) for effect in view.legend.effects]
    return " ".join(f"[{name}]" for name, count in zip(names, counts, strict=True) for _ in range(count))


def _middle(drawing: Drawing, view: MakiView, say: Say) -> None:
    drawing.line(say("label-display", {}) + ": ", "bold")
    drawing.add(_effects(view, view.display, say), "magenta")
    drawing.add("  " + say("label-pool", {"pool": view.pool}), "green")
    decks = [f"{group + 2}×{top + len(view.bottoms[group])}" for group, top in enumerate(view.decks)]
    drawing.line(f"{say('label-decks', {})}: ", "bold")
    drawing.add(" ".join(decks))
    if view.final_turns:
        drawing.line(say("label-final", {"turns": view.final_turns}), "bold red")


def _seats(drawing: Drawing, view: MakiView, names: list[str], say: Say) -> None:
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        drawing.line(" ▸ " if seat == view.turn else "   ", "bold green")
        drawing.add(name.ljust(width), "bold" if seat == view.seat else "")
        drawing.add("  " + say("label-points", {"score": view.scores[seat]}).rjust(9), "bold")
        drawing.add("  " + say("label-dish", {"number": view.dishes[seat]}), "green")
        drawing.add("  " + say("label-served", {"number": len(view.served[seat])}), "dim")
        lengths = " ".join(str(group + 2) for group, count in enumerate(view.hand_lengths[seat]) for _ in range(count))
        drawing.add("  " + say("label-holds", {"lengths": lengths or "–"}), "dim")
        held = _effects(view, view.held[seat], say)
        if sum(len(span.text) for span in drawing.lines[-1]) + 2 + len(held) > WIDTH:
            drawing.line(" " * (3 + width))
        drawing.add("  " + held, "magenta")


def _hand(drawing: Drawing, view: MakiView, say: Say) -> None:
    drawing.line()
    drawing.line(say("label-hand", {}) + ":", "bold")
    legend = view.legend
    for recipe in view.hand:
        bonus = f"+{legend.styles[recipe]}" if legend.styles[recipe] else ""
        drawing.line(f"  {legend.numbers[recipe]} ", "bold")
        drawing.add(f"{legend.recipes[recipe]:<20} {legend.scores[recipe]}{bonus:<3} ")
        for ingredient in legend.sequences[recipe]:
            _tile(drawing, view, ingredient)
            drawing.add(" ")
