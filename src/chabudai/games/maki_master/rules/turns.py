"""How a turn and the game go on: turns, what is due to be served, the endgame and the scoring."""

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.game import Outcome
from chabudai.core.seats import Seat
from chabudai.games.maki_master.box.components import EFFECT_COUNT, GROUPS
from chabudai.games.maki_master.knowledge import events
from chabudai.games.maki_master.rules.matching import is_due
from chabudai.games.maki_master.rules.position import (
    COOKING,
    DECKS,
    DISHES,
    DRAWING,
    DUE,
    GAINED,
    HANDS,
    NONE,
    OVER,
    SERVING,
    Position,
)


def begin_turn(p: Position, seat: i64, journal: Journal | None) -> None:
    """R3.3: a turn begins with one tile to be played."""
    p.turn = seat
    p.begun += 1
    p.phase = COOKING
    p.changed = 0
    p.tiles_due = 1
    p.leaves = 0  # R8.15: an unused leave lapses with its turn
    p.serves = 0
    p.obeying = 0
    forget_due(p)
    _forget_gained(p)
    if journal is not None:
        journal.tell(events.TurnBegun(Seat(seat), 1 if p.final_turns > 0 else 0))


def must_place(p: Position) -> bool:
    """R4.1, R4.7, R8.16: a tile is due, and there is an empty space and a tile for it."""
    return p.tiles_due > 0 and p.stocked != 0 and p.empty() != 0


def can_place(p: Position) -> bool:
    """R8.17: besides, with the leave of Stack a tile may go on a tile."""
    if p.tiles_due == 0 or p.stocked == 0:
        return False  # R4.9
    return p.empty() != 0 or (p.leaves > 0 and p.tiles != 0)


def forget_due(p: Position) -> None:
    """Nothing may be served now."""
    for group in range(GROUPS):
        p.at[DUE + group] = 0


def _forget_gained(p: Position) -> None:
    """R8.19: what was gained last turn may be played now."""
    if p.box.cards_between_serves:
        for effect in range(EFFECT_COUNT):
            p.at[GAINED + effect] = 0


def go_on_cooking(p: Position) -> None:
    """After a tile or an action card: on with the turn, between two serves if one was served (R8.18)."""
    p.phase = COOKING if p.serves == 0 else SERVING
    find_due(p)


def find_due(p: Position) -> None:
    """R5.6: what may be served after a change of the board; nothing while a tile must still be played (R3.3)."""
    if must_place(p):
        forget_due(p)
        return
    at = p.at
    for group in range(GROUPS):
        due: i64 = 0
        first: i64 = p.box.first_recipe[group]
        rest: i64 = at[HANDS + p.turn * GROUPS + group]
        while rest:
            if is_due(p.box, at, p.changed, first + bits.lowest(rest)):
                due |= rest & -rest
            rest &= rest - 1
        at[DUE + group] = due


def go_on_serving(p: Position, journal: Journal | None) -> None:
    """R5.12, R5.14: ask for another recipe as long as there is one in the hand."""
    if p.hand_count(p.turn) > 0:
        p.phase = SERVING
    else:
        begin_drawing(p, 1, journal)


def begin_drawing(p: Position, obeying: i64, journal: Journal | None) -> None:
    """R6.8, R7.4: draw up to a full hand; the backs count after a serve only (R6.10, R7.5)."""
    p.obeying = obeying
    go_on_drawing(p, journal)


def go_on_drawing(p: Position, journal: Journal | None) -> None:
    """R6.9: one recipe at a time, as long as the hand is not full and a deck not empty (R6.12)."""
    if p.hand_count(p.turn) < p.box.hand_size and decks_to_draw(p):
        p.phase = DRAWING
    else:
        end_turn(p, journal)


def decks_to_draw(p: Position) -> i64:
    """R6.12: the decks that are not empty."""
    mask: i64 = 0
    for group in range(GROUPS):
        if p.at[DECKS + group] or p.deck_count(group):
            mask |= bits.bit(group)
    return mask


def is_endgame(p: Position) -> bool:
    """R9.1: every space is filled; R9.7: or no tile is left."""
    return p.empty() == 0 or p.stocked == 0


def end_turn(p: Position, journal: Journal | None) -> None:
    """R9.1, R9.2: look whether the endgame begins; count the final turns; pass the turn on clockwise (R3.1)."""
    if p.final_turns > 0:
        p.final_turns -= 1
        if p.final_turns == 0:
            _end_game(p, journal)
            return
    elif is_endgame(p):
        p.final_turns = p.box.seats
        if journal is not None:
            journal.tell(events.EndgameBegun(Seat(p.turn), "board" if p.empty() == 0 else "pantry"))
    begin_turn(p, 0 if p.turn + 1 == p.box.seats else p.turn + 1, journal)


def _end_game(p: Position, journal: Journal | None) -> None:
    p.phase = OVER
    p.begun += 1
    p.changed = 0
    p.tiles_due = 0
    p.leaves = 0
    p.deck = NONE
    forget_due(p)
    _forget_gained(p)
    if journal is not None:
        journal.tell(events.GameEnded(scores(p)))


def scores(p: Position) -> list[int]:
    """R10.1, R10.2: the value of what each seat served, and a point for each wasabi."""
    found: list[int] = []
    for seat in range(p.box.seats):
        found.append(p.at[DISHES + seat] + p.served_points(seat))
    return found


def outcome(p: Position) -> Outcome | None:
    """R9.8, R10.3, R10.4: the highest score wins, then the most wasabi, then the win is shared."""
    if p.phase != OVER:
        return None
    totals = scores(p)
    dishes = [int(p.at[DISHES + seat]) for seat in range(int(p.box.seats))]
    standing = [(totals[seat], dishes[seat]) for seat in range(len(totals))]
    ranks = [1 + sum([1 for other in standing if other > mine]) for mine in standing]
    if len(totals) == 1:
        return Outcome(totals, ranks, "high score")
    if totals.count(max(totals)) == 1:
        return Outcome(totals, ranks, "highest score")
    return Outcome(totals, ranks, "most wasabi" if ranks.count(1) == 1 else "shared win")
