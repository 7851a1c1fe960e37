"""A view of Meister Makatsu in the terminal."""

from typing import Final

from chabudai.core.game import View
from chabudai.core.painting import ABOUT, Drawing, Say, of_thing
from chabudai.games.makatsu.box.components import PHASES, RANKS, ROUNDS
from chabudai.games.makatsu.knowledge.view import MakatsuView

FIGURE: Final = "☯"
COLOURS: Final = ("blue", "yellow", "purple")
STYLES: Final = ("bold white on blue", "bold black on yellow", "bold white on magenta")


def draw(view: View, names: list[str], say: Say) -> Drawing:
    """The table as a seat sees it: the pool, everyone's cards of this round and tokens, the own hand.

    Nothing of a reserve is drawn (R2.10), and past rounds only with the memory aid (R3.15). A card always shows its letter:
    never its colour alone.
    """
    assert isinstance(view, MakatsuView)
    drawing = Drawing()
    _heading(drawing, view, names, say)
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        drawing.line("▸" if seat == view.actor else " ", "bold green")
        drawing.add(f"{FIGURE} " if _is_holder(view, seat) else "  ", "bold cyan")
        drawing.add(name.ljust(width), "bold" if seat == view.seat else "")
        _table(drawing, view, seat, say)
        _tokens(drawing, view, seat, say)
    if view.has_memory_aid:
        _played(drawing, view, names, say)
    if view.seat is not None and view.hand:
        drawing.line()
        drawing.line(say("label-hand", {}) + ": ", "bold")
        for card in view.hand:
            _card(drawing, card, say)
            drawing.add(" ")
    return drawing


def _is_holder(view: MakatsuView, seat: int) -> bool:
    return seat == view.holder and view.decision != "ChoosingHolder"


def _heading(drawing: Drawing, view: MakatsuView, names: list[str], say: Say) -> None:
    if view.phase == int(PHASES):
        drawing.line(say("label-over", {}), "bold")
    else:
        rounds = int(ROUNDS[view.phase])
        where = {"phase": view.phase + 1, "round": view.round + 1, "rounds": rounds, "points": view.token_points[view.phase]}
        drawing.line(say("label-phase", dict(where)), "bold")
    drawing.line(say("label-pool", {"pool": _tokens_at(view, view.pool, say)}), "dim")
    if _is_holder(view, view.holder):
        drawing.line(f"{FIGURE} {say('label-figure', {})}: {names[view.holder]}", "bold cyan")
    for colour in COLOURS if view.decision == "Playing" else ():
        if price := of_thing(say, ABOUT, f"price-{colour}"):
            drawing.prose("  ", price, "dim")


def _tokens_at(view: MakatsuView, counts: list[int], say: Say) -> str:
    """How many tokens of each worth, in words."""
    pairs = [(number, points) for number, points in zip(counts, view.token_points, strict=True) if number]
    return ", ".join(say("label-tokens-at", {"number": number, "points": points}) for number, points in pairs) or "0"


def _code(card: int, say: Say) -> str:
    """A card's letter and value in the reader's language."""
    return say("label-code", {"colour": COLOURS[card // int(RANKS)], "value": card % int(RANKS) + 1})


def _card(drawing: Drawing, card: int, say: Say) -> None:
    drawing.add(f"[{_code(card, say)}]", STYLES[card // int(RANKS)])


def _table(drawing: Drawing, view: MakatsuView, seat: int, say: Say) -> None:
    """R2.6: the first and the second card, or a gap."""
    for nth in range(2):
        drawing.add(" ")
        if nth < len(view.table[seat]):
            _card(drawing, view.table[seat][nth], say)
        else:
            drawing.add("  · ", "dim")


def _tokens(drawing: Drawing, view: MakatsuView, seat: int, say: Say) -> None:
    drawing.add(say("label-points", {"points": view.points[seat]}).rjust(18), "bold")
    places = {"hand": view.hand_sizes[seat], "deck": view.deck_sizes[seat], "reserve": view.reserve_sizes[seat]}
    told = f"  {say('label-places', dict(places))}"
    if len(told) > drawing.room():
        drawing.line("     ")
    drawing.add(told, "dim")
    if any(view.tokens[seat]):
        drawing.line(f"       {say('label-tokens-taken', {'tokens': _tokens_at(view, view.tokens[seat], say)})}", "dim")


def _played(drawing: Drawing, view: MakatsuView, names: list[str], say: Say) -> None:
    gone = [view.out_of_the_game(seat) for seat in range(len(names))]
    if not any(gone):
        return
    drawing.line()
    drawing.line(say("label-played", {}) + ":", "dim")
    for seat, name in enumerate(names):
        drawing.listing(f"   {name}: ", [_code(card, say) for card in gone[seat]], "dim", " ")
