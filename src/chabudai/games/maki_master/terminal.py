"""A view of Maki Master in the terminal."""

from chabudai.core.game import View
from chabudai.core.painting import ABOUT, Drawing, Say, of_thing
from chabudai.games.maki_master.box.components import SHORTEST
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
A_ROW = 3  # jars of the pantry


def draw(view: View, names: list[str], say: Say) -> Drawing:
    """The table as a seat sees it. What is needed most comes last, nearest to the choices: board and own recipes."""
    assert isinstance(view, MakiView)
    drawing = Drawing()
    _seats(drawing, view, names, say)
    _middle(drawing, view, say)
    _decks(drawing, view, say)
    _pantry(drawing, view, say)
    _board(drawing, view, say)
    if view.seat is not None:
        _hand(drawing, view, say)
    return drawing


def _code(view: MakiView, ingredient: int, say: Say) -> str:
    """An ingredient's three letters in the reader's language."""
    return say("label-code", {"ingredient": view.legend.codes[ingredient]})


def _name(view: MakiView, ingredient: int, say: Say) -> str:
    return say("label-ingredient", {"ingredient": view.legend.codes[ingredient], "name": view.legend.names[ingredient]})


def _tile(drawing: Drawing, view: MakiView, ingredient: int, say: Say, mark: str = " ") -> None:
    style = STYLES.get(view.legend.colours[ingredient], "reverse")
    drawing.add(f" {_code(view, ingredient, say)}{mark}", style)


def _board(drawing: Drawing, view: MakiView, say: Say) -> None:
    """Rows of spaces; a number behind a tile is the height of its pile, brackets mark what changed this turn."""
    columns = view.legend.columns
    drawing.line()
    letters = "".join(f"   {chr(ord('A') + column)}   " for column in range(columns))
    drawing.line("   " + letters, "dim")
    for row in range(view.legend.rows):
        drawing.line(f"{row + 1:>2} ", "dim")
        for space in range(row * columns, (row + 1) * columns):
            left, right = ("[", "]") if space in view.changed else (" ", " ")
            drawing.add(left, "bold")
            _space(drawing, view, space, say)
            drawing.add(right, "bold")
    _legend(drawing, view, say)


def _legend(drawing: Drawing, view: MakiView, say: Say) -> None:
    """What the signs on this board mean."""
    signs = {"teacup": bool(view.cups), "changed": bool(view.changed), "pile": any(len(tiles) > 1 for tiles in view.spaces)}
    told = [say(f"label-legend-{sign}", {}) for sign, is_there in signs.items() if is_there]
    if told:
        drawing.listing("   ", told, "dim", " · ")


def _space(drawing: Drawing, view: MakiView, space: int, say: Say) -> None:
    tiles = view.spaces[space]
    if tiles:
        _tile(drawing, view, tiles[-1], say, str(min(len(tiles), 9)) if len(tiles) > 1 else " ")
    elif space in view.cups:
        drawing.add(f" {CUP} ", "bold cyan")
    else:
        drawing.add("  ·  ", "dim")


def _pantry(drawing: Drawing, view: MakiView, say: Say) -> None:
    """Every ingredient by its letters and its name, and how many tiles are left."""
    drawing.line()
    drawing.line(say("label-pantry", {}) + ":", "bold")
    width = max(len(_name(view, ingredient, say)) for ingredient in range(len(view.pantry)))
    for ingredient, left in enumerate(view.pantry):
        if ingredient % A_ROW == 0:
            drawing.line("  ")
        _tile(drawing, view, ingredient, say)
        drawing.add(f" {_name(view, ingredient, say).ljust(width)} ×{left:<2}  ", "" if left else "dim")
    if view.ingredient >= 0:
        drawing.line(f"{say('label-tile', {})}: {_name(view, view.ingredient, say)} ", "bold")
        _tile(drawing, view, view.ingredient, say)
    if view.tiles_due > 1:
        drawing.line(say("label-tiles-due", {"tiles": view.tiles_due}), "bold yellow")
    if view.leaves:
        drawing.line(say("label-permission", {"tiles": view.leaves}), "bold yellow")


def _effects(view: MakiView, counts: list[int], say: Say) -> list[str]:
    named = [say("label-effect", {"effect": effect}) for effect in view.legend.effects]
    return [f"{name} ×{count}" if count > 1 else name for name, count in zip(named, counts, strict=True) if count]


def _middle(drawing: Drawing, view: MakiView, say: Say) -> None:
    """The action cards on display with what they do, the deck behind them, the pool."""
    drawing.line()
    drawing.line(say("label-display", {}) + ":", "bold")
    for effect, count in enumerate(view.display):
        if count:
            given: dict[str, object] = {"effect": view.legend.effects[effect]}
            times = f" ×{count}" if count > 1 else ""
            drawing.prose(f"  {say('label-effect', given)}{times}: ", say("label-effect-short", given), "magenta")
    piles = {"left": sum(view.action_deck), "discards": ", ".join(_effects(view, view.discards, say)) or "–"}
    drawing.prose("  ", say("label-action-deck", dict(piles)), "dim")
    drawing.line(say("label-pool", {"pool": view.pool}), "green")
    if view.final_turns:
        drawing.line(say("label-final", {"turns": view.final_turns}), "bold red")


def _decks(drawing: Drawing, view: MakiView, say: Say) -> None:
    """How many recipes of each length are left, and what their backs bring."""
    drawing.line(f"{say('label-decks', {})}:", "bold")
    for group, top in enumerate(view.decks):
        length = group + 2
        told = say("label-deck", {"length": length, "left": top + len(view.bottoms[group])})
        back = of_thing(say, ABOUT, f"deck-{length}")
        drawing.prose(f"  {told}" + (": " if back else ""), back)


def _seats(drawing: Drawing, view: MakiView, names: list[str], say: Say) -> None:
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        drawing.line(" ▸ " if seat == view.turn and view.decision != "Over" else "   ", "bold green")
        drawing.add(name.ljust(width), "bold" if seat == view.seat else "")
        drawing.add("  " + say("label-points", {"score": view.scores[seat]}).rjust(9), "bold")
        drawing.add("  " + say("label-dish", {"number": view.dishes[seat]}), "green")
        lengths = " ".join(str(group + 2) for group, count in enumerate(view.hand_lengths[seat]) for _ in range(count))
        drawing.add("  " + say("label-holds", {"lengths": lengths or "–"}), "dim")
        if held := _effects(view, view.held[seat], say):
            drawing.listing(" " * (5 + width) + f"{say('label-cards', {})}: ", held, "magenta")
        if view.served[seat]:
            served = [
                say("label-served-recipe", {"name": view.legend.recipes[recipe], "score": view.legend.scores[recipe]})
                for recipe in view.served[seat]
            ]
            drawing.listing(" " * (5 + width) + say("label-served", {"number": len(served)}) + ": ", served, "dim")


def _brings(view: MakiView, recipe: int, say: Say) -> list[str]:
    """Its points, and what style adds; the shortest always have it (R6.5)."""
    legend = view.legend
    told = [say("label-points", {"score": legend.scores[recipe]})]
    if legend.styles[recipe]:
        told.append(say("label-style-bonus", {"wasabi": legend.styles[recipe]}))
    if legend.cards[recipe]:
        always = len(legend.sequences[recipe]) == SHORTEST
        told.append(say("label-card" if always else "label-style-card", {"cards": legend.cards[recipe]}))
    return told


def _hand(drawing: Drawing, view: MakiView, say: Say) -> None:
    """Each recipe: its name, what it brings, and its tiles in the printed order."""
    drawing.line()
    legend = view.legend
    drawing.line(say("label-hand", {}) + ":", "bold")
    if not view.hand:
        drawing.add(f" {say('label-no-recipes', {})}")
    for recipe in view.hand:
        drawing.line(f"  {legend.recipes[recipe]}", "bold")
        drawing.add(f"  {', '.join(_brings(view, recipe, say))}", "green")
        drawing.line("    ")
        for ingredient in legend.sequences[recipe]:
            name = _name(view, ingredient, say)
            if len(name) + 6 > drawing.room():
                drawing.line("    ")
            _tile(drawing, view, ingredient, say)
            drawing.add(f" {name}  ")
