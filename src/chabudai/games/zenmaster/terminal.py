"""A view of ZenMaster in the terminal."""

from typing import Final

from chabudai.core.game import View
from chabudai.core.painting import Drawing, Say
from chabudai.games.zenmaster.knowledge.view import ZenView

MOST_MARKS: Final = 14  # where there are more, dots say so
MATCHES_WIDTH: Final = MOST_MARKS + 14
TRICKS: Final = 9


def draw(view: View, names: list[str], say: Say) -> Drawing:
    """The table as a seat sees it: the score card, everyone's card and matches, the results, the own hand."""
    assert isinstance(view, ZenView)
    drawing = Drawing()
    _heading(drawing, view, say)
    drawing.line()
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        drawing.line(" ▸ " if seat == view.actor else "   ", "bold green")
        drawing.add(name.ljust(width), "bold" if seat == view.seat else "")
        _card(drawing, view, seat)
        _matches(drawing, view.matches[seat], say)
        drawing.add(say("label-cards-left", {"number": view.hand_sizes[seat]}).rjust(9), "dim")
        _results(drawing, view, seat, say)
    _legend(drawing, view, say)
    if view.seat is not None and view.hand:
        drawing.line()
        drawing.line(say("label-hand", {}) + ": ", "bold")
        for card in view.hand:
            drawing.add(f"[{card}]", "bold reverse")
            drawing.add(" ")
    return drawing


def _heading(drawing: Drawing, view: ZenView, say: Say) -> None:
    game = {"game": min(view.game + 1, view.games), "games": view.games, "trick": min(view.trick + 1, TRICKS)}
    drawing.line(say("label-game", dict(game)), "bold")
    drawing.add(f" · {say('label-dealer', {'seat': view.dealer})}", "dim")
    if view.score_card >= 0:
        black, white = view.score_values[view.score_card]
        drawing.prose("", say("label-score-card", {"black": black, "white": white}), "cyan")
    elif not _is_over(view):
        drawing.line(say("label-no-score-card", {}), "dim")
    to_come = " ".join("/".join(str(value) for value in view.score_values[card]) for card in view.score_deck)
    if to_come:
        is_last = view.trick + 1 >= TRICKS and (view.score_card >= 0 or _is_over(view))
        drawing.prose("", say("label-score-unused" if is_last else "label-score-deck", {"cards": to_come}), "dim")
    gone = sorted(card for cards in view.played for card in cards)
    if gone:
        drawing.listing(f"{say('label-gone', {})}: ", [str(card) for card in gone], "dim", " ")  # R5.1


def _is_over(view: ZenView) -> bool:
    return view.decision == "Over"


def _legend(drawing: Drawing, view: ZenView, say: Say) -> None:
    """What the signs of this picture mean."""
    told = [say("label-marks", {})] if len([card for card in view.table if card]) > 1 else []
    if view.erased:
        told.append(say("label-in-brackets", {}))
    if told:
        drawing.listing("   ", told, "dim", " · ")


def _card(drawing: Drawing, view: ZenView, seat: int) -> None:
    """The card on the table, and whether it is the highest or the lowest so far."""
    card = view.table[seat]
    if not card:
        drawing.add(" " * 7)
        return
    lying = [other for other in view.table if other]
    mark = " " if len(lying) < 2 else "▲" if card == max(lying) else "▼" if card == min(lying) else " "
    drawing.add(" ")
    drawing.add(f"[{card:>2}]", "bold reverse")
    drawing.add(f"{mark} ", "bold")


def _matches(drawing: Drawing, balance: int, say: Say) -> None:
    """Black matches stand as ●, white ones as ○, with their number and colour in words."""
    if balance == 0:
        drawing.add(f"  {say('label-balanced', {})}".ljust(MATCHES_WIDTH), "green")
        return
    colour = say("label-of-colour", {"count": abs(balance), "colour": "black" if balance > 0 else "white"})
    marks = ("●" if balance > 0 else "○") * abs(balance)
    marks = marks if len(marks) <= MOST_MARKS else f"{marks[: MOST_MARKS - 1]}…"
    drawing.add(f"  {colour} {marks}".ljust(MATCHES_WIDTH), "bold" if balance > 0 else "yellow")


def _results(drawing: Drawing, view: ZenView, seat: int, say: Say) -> None:
    """The results of the finished games, erased ones in brackets, and their total."""
    if not view.results[seat]:
        return
    results = " ".join(
        f"({result})" if seat * 5 + game in view.erased else str(result) for game, result in enumerate(view.results[seat])
    )
    told = f"  {say('label-results', {'results': results, 'total': view.totals[seat]})}"
    if len(told) > drawing.room():
        drawing.line("       ")
    drawing.add(told, "dim")
