"""A view of Maki Master as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from chabudai.core.fast import bits
from chabudai.core.game import State, View
from chabudai.core.seats import Seat
from chabudai.games.maki_master.box.box import START, Box
from chabudai.games.maki_master.box.components import EFFECT_COUNT, EFFECTS, GROUPS, SHORTEST
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.rules.position import (
    ACTION_DECK,
    BOTTOM_SIZES,
    DECISIONS,
    DECKS,
    DISCARDS,
    DISHES,
    DUE,
    GAINED,
    HANDS,
    HELD,
    PANTRY,
    SERVED,
    SHOWN,
    TOPS,
    buried_ingredient,
    buried_space,
)
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.learning.columns import COUNT, MASK, NUMBER, TOLD, Columns
from chabudai.learning.observation import Field, Observer, around, by_seat, chairs, of_seats, places_of, seen_from
from chabudai.learning.rows import Row

MOST_WASABI: Final = 999  # no game comes near it: wasabi comes from the bank, a little with each recipe


def fields(box: Box) -> list[Field]:
    """The layout for this number of seats and this edition."""
    components = box.components
    spaces, seats = int(box.spaces), int(box.seats)
    ingredients, recipes = int(box.ingredients), int(box.recipes)
    effects, groups = int(EFFECT_COUNT), int(GROUPS)
    copies = max([int(number) for number in components.copies])
    points = MOST_WASABI + sum([recipe.score for recipe in components.recipes])
    most = max(components.tiles, seats * int(box.hand_size), recipes)
    everyone = of_seats(seats)
    places = [box.space_name(space) for space in range(spaces)]
    foods = [one.name for one in components.ingredients]
    cards = [f"recipe {recipe.number} '{recipe.name}'" for recipe in components.recipes]
    lengths = [f"length {group + int(SHORTEST)}" for group in range(groups)]
    progress = "recipes dealt, final turns, tiles due, leaves, recipes served in this turn, cards to gain, whether backs count"
    found = [
        Field("decision", len(DECISIONS), 0, 1, "1 for the decision point: " + ", ".join(DECISIONS), DECISIONS),
        Field(
            "tops",
            spaces * ingredients,
            0,
            1,
            "space by space, 1 for the ingredient on top",
            [f"{space}, {food}" for space in places for food in foods],
        ),
        Field("heights", spaces, 0, components.tiles, "tiles on each space", places),
        Field("beneath", spaces, 0, ingredients, "the ingredient under the top one, counted from 1; 0 for none", places),
        Field("cups", spaces, 0, 1, "1 for each space with a teacup", places),
        Field("pantry", ingredients, 0, components.tiles, "tiles left of each ingredient", foods),
        Field("pool", 1, 0, MOST_WASABI, "wasabi in the pool"),
        Field("dishes", seats, 0, MOST_WASABI, "wasabi of each seat", everyone),
        Field("scores", seats, 0, points, "points so far", everyone),
        Field("display", effects, 0, copies, "action cards in the display, by effect", EFFECTS),
        Field("action_deck", effects, 0, copies, "action cards in the deck", EFFECTS),
        Field("discards", effects, 0, copies, "action cards discarded", EFFECTS),
        Field("held", seats * effects, 0, copies, "seat by seat, action cards", by_seat(seats, EFFECTS)),
        Field("hand", recipes, 0, 1, "1 for each own recipe", cards),
        Field("hand_lengths", seats * groups, 0, recipes, "seat by seat, recipes of each length", by_seat(seats, lengths)),
        Field("decks", groups, 0, recipes, "recipes of each length that nobody has drawn", lengths),
        Field("bottoms", groups, 0, recipes, "returned recipes of each length below those", lengths),
        Field("served", seats * recipes, 0, 1, "seat by seat, 1 for each recipe served", by_seat(seats, cards)),
        Field("changed", spaces, 0, 1, "1 for each space that changed in this turn", places),
        Field("ingredient", ingredients, 0, 1, "1 for the ingredient to be placed", foods),
        Field("cup_from", spaces, 0, 1, "1 for the space whose teacup is to move", places),
        Field("deck", groups, 0, 1, "1 for the length that is drawn", lengths),
        Field("turn", seats, 0, 1, "1 for whose turn it is", everyone),
        Field("starter", seats, 0, 1, "1 for who began", everyone),
        Field("progress", 7, 0, most, progress, progress.split(", ")),
    ]
    if box.cards_between_serves:
        found.append(Field("gained", effects, 0, copies, "action cards gained in this turn and still held, by effect", EFFECTS))
    return found


@final
class MakiObserver(Observer):
    """Writes Maki Master's observations. How unseen recipes moved is in the view, but not here."""

    def __init__(self, box: Box) -> None:
        found = fields(box)
        places = places_of(found)
        columns = _columns(box, places)
        super().__init__(found, int(box.first_index[START]), keeps=True, blank=columns.blank)
        self.box: Final = box
        self.chairs: Final[vec[i64]] = chairs(box.seats)
        self.columns: Final = columns
        self.heights: Final[i64] = places["heights"]
        self.pool: Final[i64] = places["pool"]
        self.points: Final[i64] = places["scores"]
        self.changed: Final[i64] = places["changed"]
        self.steady: Final[i64] = places["progress"] - places["cup_from"]

    def write(self, view: View, row: Row) -> None:
        assert isinstance(view, MakiView)
        me: i64 = 0 if view.seat is None else view.seat
        seats: i64 = self.box.seats
        row.put_one(DECISIONS.index(view.decision), len(DECISIONS))
        self._write_board(view, row)
        for seat in around(me, seats):
            row.put(view.dishes[seat])
        for seat in around(me, seats):
            row.put(view.scores[seat])
        row.put_all(view.display)
        row.put_all(view.action_deck)
        row.put_all(view.discards)
        for seat in around(me, seats):
            row.put_all(view.held[seat])
        self._write_recipes(view, row, me)
        row.put_set(view.changed, self.box.spaces)
        row.put_one(view.ingredient, self.box.ingredients)
        row.put_one(view.cup_from, self.box.spaces)
        row.put_one(view.deck, GROUPS)
        row.put_one(seen_from(view.turn, me, seats), seats)
        row.put_one(seen_from(view.starter, me, seats), seats)
        row.put(view.dealt)
        row.put(view.final_turns)
        row.put(view.tiles_due)
        row.put(view.leaves)
        row.put(view.serves)
        row.put(view.gains_due)
        row.put(view.obeying)
        if self.box.cards_between_serves:
            row.put_all(view.gained)

    def _write_board(self, view: MakiView, row: Row) -> None:
        for tiles in view.spaces:
            row.put_one(tiles[-1] if tiles else -1, self.box.ingredients)
        for tiles in view.spaces:
            row.put(len(tiles))
        for tiles in view.spaces:
            row.put(tiles[-2] + 1 if len(tiles) > 1 else 0)
        row.put_set(view.cups, self.box.spaces)
        row.put_all(view.pantry)
        row.put(view.pool)

    def _write_recipes(self, view: MakiView, row: Row, me: i64) -> None:
        row.put_set(view.hand, self.box.recipes)
        for seat in around(me, self.box.seats):
            row.put_all(view.hand_lengths[seat])
        row.put_all(view.decks)
        for bottom in view.bottoms:
            row.put(len(bottom))
        for seat in around(me, self.box.seats):
            row.put_set(view.served[seat], self.box.recipes)

    def write_actor(self, state: State, row: Row) -> None:
        assert isinstance(state, MakiState)
        self._write_of(state, state.actor(), row)

    def write_seat(self, state: State, seat: Seat, row: Row) -> None:
        assert isinstance(state, MakiState)
        self._write_of(state, seat, row)

    def _write_of(self, state: MakiState, me: i64, row: Row) -> None:
        if row.show(self.columns, me, state.at):
            row.go_to(self.points)
            self._write_points_of(state, me, row)
        row.go_to(0)
        row.put_one(state.phase, len(DECISIONS))
        row.go_to(self.heights)
        self._write_heights_of(state, row, self.box.spaces)
        row.put_mask(state.cups, self.box.spaces)
        row.go_to(self.pool)
        row.put(state.pool)
        row.go_to(self.changed)
        self._write_turn_of(state, me, row)
        row.go_to(self.size)

    def _write_points_of(self, state: MakiState, me: i64, row: Row) -> None:
        first: i64 = me * self.box.seats
        for chair in range(first, first + self.box.seats):
            seat: i64 = self.chairs[chair]
            row.put(state.at[DISHES + seat] + state.served_points(seat))

    def _write_turn_of(self, state: MakiState, me: i64, row: Row) -> None:
        seats: i64 = self.box.seats
        row.put_mask(state.changed, self.box.spaces)
        row.put_one(state.ingredient, self.box.ingredients)
        turn: i64 = seen_from(state.turn, me, seats)
        starter: i64 = seen_from(state.starter, me, seats)
        if not row.has_kept_four(state.cup_from + 1, state.deck + 1, turn + 1, starter + 1, self.steady):
            row.put_one(state.cup_from, self.box.spaces)
            row.put_one(state.deck, GROUPS)
            row.put_one(turn, seats)
            row.put_one(starter, seats)
        row.put_five(state.dealt, state.final_turns, state.tiles_due, state.leaves, state.serves)
        row.put(state.gains_due)
        row.put(state.obeying)

    def _write_heights_of(self, state: MakiState, row: Row, spaces: i64) -> None:
        heights: i64 = row.place
        row.put_mask(state.tiles, spaces)  # as long as no tile lies under another
        if len(state.buried) > 0:
            row.keep_nothing()
        elif row.has_kept(1, spaces):
            return
        cells = row.cells
        beneath: i64 = heights + spaces
        covered: i64 = state.tiles
        for space in range(spaces):
            cells[heights + space] = i16(covered & 1)
            covered >>= 1
        row.place = beneath
        row.put_zeros(spaces)
        for tile in state.buried:  # in the order they were covered, so that the last one is the next below
            under: i64 = buried_space(tile)
            cells[heights + under] += 1
            cells[beneath + under] = i16(buried_ingredient(tile) + 1)

    def scores(self, view: View) -> list[int]:
        assert isinstance(view, MakiView)
        return view.scores


def _columns(box: Box, places: dict[str, int]) -> Columns:
    """Where everything is shown of which there are many."""
    found = Columns(int(DUE), int(box.seats))
    for ingredient in range(int(box.ingredients)):
        found.shared(TOPS + ingredient, places["tops"] + ingredient, MASK, box.all_spaces, box.ingredients)
        found.shared(PANTRY + ingredient, places["pantry"] + ingredient, NUMBER)
    for effect in range(int(EFFECT_COUNT)):
        found.shared(SHOWN + effect, places["display"] + effect, NUMBER)
        found.shared(ACTION_DECK + effect, places["action_deck"] + effect, NUMBER)
        found.shared(DISCARDS + effect, places["discards"] + effect, NUMBER)
        found.everyone(HELD + effect, EFFECT_COUNT, places["held"] + effect, EFFECT_COUNT, NUMBER)
        if box.cards_between_serves:
            found.shared(GAINED + effect, places["gained"] + effect, NUMBER)
    found.everyone(DISHES, 1, places["dishes"], 1, NUMBER)
    found.everyone(DISHES, 1, 0, 0, TOLD)  # for the points
    for group in range(int(GROUPS)):
        _show_recipes(found, box, places, group)
    return found


def _show_recipes(found: Columns, box: Box, places: dict[str, int], group: i64) -> None:
    """Those of one length."""
    first: i64 = box.first_recipe[group]
    all_of_them: i64 = bits.below(box.deck_sizes[group])
    found.own(HANDS + group, GROUPS, places["hand"] + first, MASK, all_of_them)
    found.everyone(HANDS + group, GROUPS, places["hand_lengths"] + group, GROUPS, COUNT)
    found.shared(DECKS + group, places["decks"] + group, COUNT)
    found.shared(BOTTOM_SIZES + group, places["bottoms"] + group, NUMBER)
    found.everyone(SERVED + group, GROUPS, places["served"] + first, box.recipes, MASK, all_of_them)
    found.everyone(SERVED + group, GROUPS, 0, 0, TOLD)
