"""Building what a seat knows, from nothing."""

from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.seats import Seat
from chabudai.games.maki_master.box.components import EFFECT_COUNT, GROUPS
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.rules.position import (
    ACTION_DECK,
    DECKS,
    DISCARDS,
    DISHES,
    DREW,
    GAINED,
    HANDS,
    HELD,
    NONE,
    PANTRY,
    RETURNED,
    SERVED,
    SERVED_IT,
    SHOWN,
    Position,
    buried_ingredient,
    buried_space,
    move_kind,
    move_recipe,
    move_seat,
)
from chabudai.games.maki_master.rules.turns import scores


def look(p: Position, seat: Seat | None) -> MakiView:
    """What a seat knows, or the public for None."""
    view = MakiView(seat, p.box.legend)
    view.decision = p.decision()
    view.actor = p.actor()
    view.turn = int(p.turn)
    view.starter = int(p.starter)
    view.dealt = int(p.dealt)
    view.final_turns = int(p.final_turns)
    view.changed = bits.members(p.changed)
    view.tiles_due = int(p.tiles_due)
    view.leaves = int(p.leaves)
    view.ingredient = int(p.ingredient)
    view.cup_from = int(p.cup_from)
    view.serves = int(p.serves)
    view.gains_due = int(p.gains_due)
    view.obeying = int(p.obeying)
    view.deck = int(p.deck)
    _see_board(p, view)
    _see_cards(p, view)
    _see_recipes(p, view)
    _remember(p, view)
    return view


def _see_board(p: Position, view: MakiView) -> None:
    view.spaces = [[] for _ in range(int(p.box.spaces))]
    for tile in p.buried:
        view.spaces[buried_space(tile)].append(buried_ingredient(tile))
    for space in range(int(p.box.spaces)):
        top: i64 = p.top_of(space)
        if top != NONE:
            view.spaces[space].append(top)
    view.cups = bits.members(p.cups)
    view.pantry = _numbers(p, PANTRY, p.box.ingredients)
    view.pool = int(p.pool)
    view.dishes = _numbers(p, DISHES, p.box.seats)
    view.scores = scores(p)


def _see_cards(p: Position, view: MakiView) -> None:
    """R12.4: all action cards are open but for the order of the deck."""
    view.display = _numbers(p, SHOWN, EFFECT_COUNT)
    view.action_deck = _numbers(p, ACTION_DECK, EFFECT_COUNT)
    view.discards = _numbers(p, DISCARDS, EFFECT_COUNT)
    view.gained = _numbers(p, GAINED, EFFECT_COUNT)
    view.held = [_numbers(p, HELD + seat * EFFECT_COUNT, EFFECT_COUNT) for seat in range(int(p.box.seats))]


def _see_recipes(p: Position, view: MakiView) -> None:
    """R12.1: the own recipes; of the others' only the lengths."""
    for seat in range(int(p.box.seats)):
        lengths: list[int] = []
        for group in range(GROUPS):
            lengths.append(bits.count(p.at[HANDS + seat * GROUPS + group]))
        view.hand_lengths.append(lengths)
        view.served.append(_recipes(p, SERVED, seat))
    if view.seat is not None:
        view.hand = _recipes(p, HANDS, view.seat)
    for group in range(GROUPS):
        view.decks.append(bits.count(p.at[DECKS + group]))


def _recipes(p: Position, where: i64, seat: i64) -> list[int]:
    found: list[int] = []
    for group in range(GROUPS):
        first: i64 = p.box.first_recipe[group]
        for card in bits.members(p.at[where + seat * GROUPS + group]):
            found.append(first + card)
    return found


def _remember(p: Position, view: MakiView) -> None:
    """R12.3: how recipes moved; which they were only if the seat drew or returned them, or if all saw them served."""
    undrawn: list[int] = [int(size) for size in p.box.deck_sizes]
    bottoms: list[list[int]] = [[] for _ in range(int(GROUPS))]
    for number in p.moves:
        kind: i64 = move_kind(number)
        seat: i64 = move_seat(number)
        group: i64 = p.box.group_of[move_recipe(number)]
        known: i64 = move_recipe(number) if kind == SERVED_IT or seat == view.seat else NONE
        view.moves.append([int(kind), int(seat), int(group), int(known)])
        if kind == RETURNED:
            bottoms[group].append(known)
        elif kind == DREW and undrawn[group] > 0:
            undrawn[group] -= 1
        elif kind == DREW:
            bottoms[group].pop(0)
    view.bottoms = bottoms


def _numbers(p: Position, first: i64, count: i64) -> list[int]:
    found: list[int] = []
    for place in range(count):
        found.append(p.at[first + place])
    return found
