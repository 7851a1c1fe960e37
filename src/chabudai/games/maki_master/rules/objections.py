"""Why an action is not legal now, from the acting seat's knowledge."""

from mypy_extensions import i64

from chabudai.core.game import Objection
from chabudai.games.maki_master.box import box as kinds
from chabudai.games.maki_master.box.components import GROUPS
from chabudai.games.maki_master.rules.position import (
    CHOPPING,
    COOKING,
    DEALING,
    DISCARDING,
    DRAWING,
    GAINING,
    MOVING_CUP,
    PLACING,
    REVEALING,
    SERVING,
    STARTING,
    SWITCHING,
    Position,
)
from chabudai.games.maki_master.rules.turns import can_place, must_place


def objection(p: Position, kind: i64) -> Objection:
    """The reason against an action of this kind at this decision point."""
    if p.phase == COOKING:
        return _cooking(p, kind)
    if p.phase == SERVING:
        return _serving(kind)
    for phase, offered, why, wanted, rule in _REASONS:
        if p.phase == phase:
            return Objection(why if kind == offered else wanted, rule)
    return Objection("recipes of your hand go back, or you are done", "R7.4")


_REASONS: list[tuple[i64, i64, str, str, str]] = [
    (REVEALING, kinds.TURN, "the deck has no such card", "an action card is to be turned up", "R8.1"),
    (DEALING, kinds.DEAL, "that recipe is not next in its deck", "a recipe of the deck is to be dealt", "R6.8"),
    (STARTING, kinds.START, "there is no such seat", "the starting player is to be picked", "R2.10"),
    (PLACING, kinds.PLACE, "no tile may go there now", "the tile taken is to be placed", "R4.2"),
    (MOVING_CUP, kinds.MOVE, "the teacup needs an empty space", "the teacup is to move to an empty space", "R4.3"),
    (SWITCHING, kinds.PLAY, "one card is played at a time", "two neighbouring spaces are to be switched", "R8.12"),
    (CHOPPING, kinds.CHOP, "there is no tile on that space", "a tile is to be chopped", "R8.13"),
    (GAINING, kinds.GAIN, "the display has no such card", "an action card of the display is to be taken", "R6.6"),
    (DISCARDING, kinds.DISCARD, "you hold no such card", "one of your action cards is to be discarded", "R8.2"),
    (DRAWING, kinds.DRAW, "that deck is empty", "a recipe is to be drawn", "R6.8"),
]


def _serving(kind: i64) -> Objection:
    if kinds.SERVE <= kind < kinds.SERVE + GROUPS:
        return Objection("that recipe is not in your hand, or nothing you did this turn completed it", "R5.6")
    return Objection("another recipe is served, or you are done", "R5.12")


def _cooking(p: Position, kind: i64) -> Objection:
    if kind == kinds.TAKE:
        return _taking(p)
    if kind == kinds.PLAY:
        return Objection("you hold no such card, or it could do nothing now", "R8.7")
    if kind >= kinds.PLACE or kind == kinds.DONE:
        return Objection("an ingredient, an action card, serve or prep is to be chosen", "R3.3")
    if must_place(p):
        return Objection("a tile must be played first", "R4.1")
    return _serving(kind) if kind >= kinds.SERVE else _prepping(kind)


def _prepping(kind: i64) -> Objection:
    if kind == kinds.GAIN:
        return Objection("the display has no such card", "R7.2")
    return Objection("that recipe is not in your hand", "R7.4")


def _taking(p: Position) -> Objection:
    if p.tiles_due == 0:
        return Objection("the tile of this turn is played", "R4.1")
    if can_place(p):
        return Objection("the pantry has none left", "R4.8")
    return Objection("there is no empty space for a tile", "R4.6")
