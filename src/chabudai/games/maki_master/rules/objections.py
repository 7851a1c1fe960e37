"""Why an action is not legal now, from the acting seat's knowledge."""

from mypy_extensions import i64

from chabudai.core.errors import Reason
from chabudai.core.fast import bits
from chabudai.core.game import Objection
from chabudai.games.maki_master.box import box as kinds
from chabudai.games.maki_master.box.components import EFFECT_COUNT, GROUPS
from chabudai.games.maki_master.rules.cards import only_gained
from chabudai.games.maki_master.rules.position import (
    CHOPPING,
    COOKING,
    DEALING,
    DISCARDING,
    DRAWING,
    GAINING,
    HANDS,
    HELD,
    MOVING_CUP,
    PLACING,
    REVEALING,
    SERVING,
    STARTING,
    SWITCHING,
    Position,
)
from chabudai.games.maki_master.rules.turns import can_place, must_place


class Why(Reason):
    """Every reason that the rules give; the catalogues say `why-<reason>`."""

    NOT_IN_DECK = "not-in-deck"
    MUST_TURN_UP_CARD = "must-turn-up-card"
    NOT_NEXT_IN_DECK = "not-next-in-deck"
    MUST_DEAL_RECIPE = "must-deal-recipe"
    NOT_A_SEAT = "not-a-seat"
    MUST_PICK_STARTING_PLAYER = "must-pick-starting-player"
    NO_TILE_MAY_GO_THERE = "no-tile-may-go-there"
    MUST_PLACE_TILE = "must-place-tile"
    TEACUP_NEEDS_EMPTY_SPACE = "teacup-needs-empty-space"
    MUST_MOVE_TEACUP = "must-move-teacup"
    ONE_CARD_AT_A_TIME = "one-card-at-a-time"
    MUST_SWITCH_SPACES = "must-switch-spaces"
    SPACE_EMPTY = "space-empty"
    MUST_CHOP_TILE = "must-chop-tile"
    NOT_ON_DISPLAY = "not-on-display"
    MUST_GAIN_CARD = "must-gain-card"
    NO_SUCH_CARD_HELD = "no-such-card-held"
    MUST_DISCARD_CARD = "must-discard-card"
    DECK_EMPTY = "deck-empty"
    MUST_DRAW_RECIPE = "must-draw-recipe"
    MUST_RETURN_RECIPES_OR_FINISH = "must-return-recipes-or-finish"
    RECIPE_NOT_COMPLETED = "recipe-not-completed"
    MUST_SERVE_OR_FINISH = "must-serve-or-finish"
    CARD_OF_NO_USE = "card-of-no-use"
    CARD_GAINED_THIS_TURN = "card-gained-this-turn"
    MUST_TAKE_PLAY_SERVE_OR_PREP = "must-take-play-serve-or-prep"
    MUST_PLAY_TILE_FIRST = "must-play-tile-first"
    RECIPE_NOT_IN_HAND = "recipe-not-in-hand"
    TILE_ALREADY_PLAYED = "tile-already-played"
    PANTRY_EMPTY = "pantry-empty"
    NO_EMPTY_SPACE = "no-empty-space"


def objection(p: Position, kind: i64, chosen: i64) -> Objection:
    """The reason against choosing this one of its kind at this decision point."""
    if p.phase == COOKING:
        return _cooking(p, kind, chosen)
    if p.phase == SERVING:
        return _between(p, kind, chosen) if p.box.cards_between_serves else _serving(p, kind, chosen)
    for phase, offered, why, wanted, rule in _REASONS:
        if p.phase == phase:
            return Objection(why if kind == offered else wanted, rule)
    return Objection(Why.MUST_RETURN_RECIPES_OR_FINISH, "R7.4")


_REASONS: list[tuple[i64, i64, Why, Why, str]] = [
    (REVEALING, kinds.TURN, Why.NOT_IN_DECK, Why.MUST_TURN_UP_CARD, "R8.1"),
    (DEALING, kinds.DEAL, Why.NOT_NEXT_IN_DECK, Why.MUST_DEAL_RECIPE, "R6.8"),
    (STARTING, kinds.START, Why.NOT_A_SEAT, Why.MUST_PICK_STARTING_PLAYER, "R2.10"),
    (PLACING, kinds.PLACE, Why.NO_TILE_MAY_GO_THERE, Why.MUST_PLACE_TILE, "R4.2"),
    (MOVING_CUP, kinds.MOVE, Why.TEACUP_NEEDS_EMPTY_SPACE, Why.MUST_MOVE_TEACUP, "R4.3"),
    (SWITCHING, kinds.PLAY, Why.ONE_CARD_AT_A_TIME, Why.MUST_SWITCH_SPACES, "R8.12"),
    (CHOPPING, kinds.CHOP, Why.SPACE_EMPTY, Why.MUST_CHOP_TILE, "R8.13"),
    (GAINING, kinds.GAIN, Why.NOT_ON_DISPLAY, Why.MUST_GAIN_CARD, "R6.6"),
    (DISCARDING, kinds.DISCARD, Why.NO_SUCH_CARD_HELD, Why.MUST_DISCARD_CARD, "R8.2"),
    (DRAWING, kinds.DRAW, Why.DECK_EMPTY, Why.MUST_DRAW_RECIPE, "R6.8"),
]


def _serving(p: Position, kind: i64, chosen: i64) -> Objection:
    if not kinds.SERVE <= kind < kinds.SERVE + GROUPS:
        return Objection(Why.MUST_SERVE_OR_FINISH, "R5.12")
    if not p.at[HANDS + p.turn * GROUPS + kind - kinds.SERVE] & bits.bit(chosen):
        return Objection(Why.RECIPE_NOT_IN_HAND, "R5.2")
    return Objection(Why.RECIPE_NOT_COMPLETED, "R5.6")


def _between(p: Position, kind: i64, chosen: i64) -> Objection:
    """R8.18: between two serves."""
    if kind == kinds.TAKE:
        return _taking(p)
    if kind == kinds.PLAY:
        return _playing(p, chosen)
    if must_place(p) and kinds.DONE <= kind < kinds.PLACE:
        return Objection(Why.MUST_PLAY_TILE_FIRST, "R8.18")
    return _serving(p, kind, chosen)


def _playing(p: Position, effect: i64) -> Objection:
    if p.at[HELD + p.turn * EFFECT_COUNT + effect] == 0:
        return Objection(Why.NO_SUCH_CARD_HELD, "R8.7")
    if p.serves > 0 and only_gained(p) & bits.bit(effect):
        return Objection(Why.CARD_GAINED_THIS_TURN, "R8.19")
    return Objection(Why.CARD_OF_NO_USE, "R8.7")


def _cooking(p: Position, kind: i64, chosen: i64) -> Objection:
    if kind == kinds.TAKE:
        return _taking(p)
    if kind == kinds.PLAY:
        return _playing(p, chosen)
    if kind >= kinds.PLACE or kind == kinds.DONE:
        return Objection(Why.MUST_TAKE_PLAY_SERVE_OR_PREP, "R3.3")
    if must_place(p):
        return Objection(Why.MUST_PLAY_TILE_FIRST, "R4.1")
    return _serving(p, kind, chosen) if kind >= kinds.SERVE else _prepping(kind)


def _prepping(kind: i64) -> Objection:
    if kind == kinds.GAIN:
        return Objection(Why.NOT_ON_DISPLAY, "R7.2")
    return Objection(Why.RECIPE_NOT_IN_HAND, "R7.4")


def _taking(p: Position) -> Objection:
    if p.tiles_due == 0:
        return Objection(Why.TILE_ALREADY_PLAYED, "R4.1")
    if can_place(p):
        return Objection(Why.PANTRY_EMPTY, "R4.8")
    return Objection(Why.NO_EMPTY_SPACE, "R4.6")
