"""Recipes: serving them (Serving), returning them (Returning) and drawing them (Drawing, Dealing), and the wasabi."""

from librt.vecs import append
from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.seats import Seat
from chabudai.games.maki_master.box.components import GROUPS, SHORTEST
from chabudai.games.maki_master.knowledge import events
from chabudai.games.maki_master.rules.matching import is_with_style, line_of
from chabudai.games.maki_master.rules.position import (
    BOTTOM_SIZES,
    BOTTOMS,
    DEALING,
    DECKS,
    DISHES,
    DREW,
    DUE,
    GAINING,
    HANDS,
    NONE,
    RETURNED,
    RETURNING,
    SERVED,
    SERVED_IT,
    STARTING,
    Position,
    move,
)
from chabudai.games.maki_master.rules.turns import begin_drawing, begin_turn, end_turn, go_on_drawing, go_on_serving

# Cooking and Serving: which recipe is served?


def serve(p: Position, group: i64, card: i64, journal: Journal | None) -> None:
    """R5.12, R5.13: a recipe that is due is shown to all and kept, and its style rewarded."""
    seat: i64 = p.turn
    chosen: i64 = bits.bit(card)
    recipe: i64 = p.box.first_recipe[group] + card
    components = p.box.components
    p.at[HANDS + seat * GROUPS + group] ^= chosen
    p.at[DUE + group] ^= chosen
    p.at[SERVED + seat * GROUPS + group] |= chosen  # R6.7
    p.moves = append(p.moves, move(SERVED_IT, seat, recipe))
    p.serves += 1
    style = is_with_style(p.box, p.at, p.changed, recipe)
    if journal is not None:
        one = components.recipes[recipe]
        score: i64 = components.score[recipe]
        line = [p.box.space_name(space) for space in line_of(p.box, p.at, p.changed, recipe, style)]
        journal.tell(events.RecipeServed(Seat(seat), one.number, one.name, group + SHORTEST, score, 1 if style else 0, line))
    if style:
        _gain_wasabi(p, components.style_wasabi[recipe], "style", journal)  # R6.1
        if components.style_cards[recipe] > 0:  # R6.5, R6.6
            p.gains_due = components.style_cards[recipe]
            p.phase = GAINING
            return
    go_on_serving(p, journal)


def _gain_wasabi(p: Position, number: i64, source: str, journal: Journal | None) -> None:
    p.at[DISHES + p.turn] += number
    if journal is not None and number > 0:
        journal.tell(events.WasabiGained(Seat(p.turn), number, source, p.at[DISHES + p.turn]))


def _fill_pool(p: Position, number: i64, journal: Journal | None) -> None:
    p.pool += number
    if journal is not None and number > 0:
        journal.tell(events.PoolFilled(number, p.pool))


# Cooking: the wasabi pool


def take_pool(p: Position, journal: Journal | None) -> None:
    """R7.3: all of the pool for the dish, and one from the supply for the pool."""
    taken: i64 = p.pool
    p.pool = 0
    _gain_wasabi(p, taken, "pool", journal)
    _fill_pool(p, p.box.components.pool, journal)
    end_turn(p, journal)


# Cooking and Returning: which recipe goes under its deck?


def give_back(p: Position, group: i64, card: i64, journal: Journal | None) -> None:
    """R7.4, R7.6: one at a time to the bottom of its deck, in the order returned."""
    seat: i64 = p.turn
    recipe: i64 = p.box.first_recipe[group] + card
    p.at[HANDS + seat * GROUPS + group] ^= bits.bit(card)
    p.at[BOTTOMS + p.box.first_recipe[group] + p.at[BOTTOM_SIZES + group]] = recipe
    p.at[BOTTOM_SIZES + group] += 1
    p.moves = append(p.moves, move(RETURNED, seat, recipe))
    if journal is not None:
        one = p.box.components.recipes[recipe]
        journal.tell(events.RecipeReturned(Seat(seat), one.number, one.name, group + SHORTEST))
        journal.tell(events.RecipeReturnedFaceDown(Seat(seat), group + SHORTEST))
    if p.hand_count(seat) > 0:
        p.phase = RETURNING
    else:
        begin_drawing(p, 0, journal)


# Drawing: from which deck?


def draw_from(p: Position, group: i64) -> None:
    """R6.9: chance then says which recipe it is."""
    p.deck = group
    p.phase = DEALING


# Dealing, a step of chance: which recipe?


def recipes_to_deal(p: Position) -> i64:
    """R12.2: any that lies above the returned ones; below them the order is fixed (R7.6), so the next is the only one."""
    group: i64 = p.deck
    if p.at[DECKS + group]:
        return p.at[DECKS + group]
    first: i64 = p.box.first_recipe[group]
    return bits.bit(p.at[BOTTOMS + first] - first)


def deal(p: Position, card: i64, journal: Journal | None) -> None:
    """R2.9, R6.8, R7.4: a recipe comes into a hand."""
    group: i64 = p.deck
    seat: i64 = p.receiver()
    chosen: i64 = bits.bit(card)
    recipe: i64 = p.box.first_recipe[group] + card
    if p.at[DECKS + group]:
        p.at[DECKS + group] ^= chosen
    else:
        _take_from_bottom(p, group)
    p.at[HANDS + seat * GROUPS + group] |= chosen
    p.moves = append(p.moves, move(DREW, seat, recipe))
    p.deck = NONE
    if journal is not None:
        one = p.box.components.recipes[recipe]
        journal.tell(events.RecipeDrawn(Seat(seat), one.number, one.name, group + SHORTEST))
        journal.tell(events.RecipeDrawnFaceDown(Seat(seat), group + SHORTEST))
    if p.turn == NONE:
        _go_on_dealing(p)
        return
    if p.obeying:  # R6.10
        _gain_wasabi(p, p.box.components.back_gain[group], "back", journal)
        _fill_pool(p, p.box.components.back_pool[group], journal)
    go_on_drawing(p, journal)


def _take_from_bottom(p: Position, group: i64) -> None:
    """The returned recipe that is now on top leaves the deck; the others move up."""
    first: i64 = BOTTOMS + p.box.first_recipe[group]
    p.at[BOTTOM_SIZES + group] -= 1
    left: i64 = p.at[BOTTOM_SIZES + group]
    for place in range(left):
        p.at[first + place] = p.at[first + place + 1]
    p.at[first + left] = 0


# The setup


def _go_on_dealing(p: Position) -> None:
    """R2.9: one recipe of each length to deal, seat by seat; then the starting player is picked (R2.10)."""
    p.dealt += 1
    if p.dealt == p.box.seats * p.box.hand_size:
        p.phase = STARTING
    else:
        p.deck = p.box.components.deal[p.dealt % p.box.hand_size]


def start(p: Position, seat: i64, journal: Journal | None) -> None:
    """R2.10: the first turn."""
    p.starter = seat
    begin_turn(p, seat, journal)
