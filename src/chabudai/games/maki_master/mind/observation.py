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
    BOTTOM_SIZES,
    DECISIONS,
    DECKS,
    DISHES,
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
from chabudai.learning.columns import Columns
from chabudai.learning.observation import Field, Observer, around, by_seat, chairs, of_seats, seen_from
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
        super().__init__(fields(box), int(box.first_index[START]), keeps=True)
        self.box: Final = box
        self.chairs: Final[vec[i64]] = chairs(box.seats)
        self.hands: Final[vec[i64]] = bits.packed([int(HANDS + seat * GROUPS) for seat in self.chairs])
        self.holders: Final[vec[i64]] = bits.packed([int(HELD + seat * EFFECT_COUNT) for seat in self.chairs])
        self.lengths: Final = Columns(int(GROUPS), int(box.seats))
        self.lengths.counts(bits.packed(list(range(int(GROUPS)))))
        self.held: Final = Columns(int(EFFECT_COUNT), int(box.seats))
        self.held.numbers(bits.packed(list(range(int(EFFECT_COUNT)))))

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
        seats: i64 = self.box.seats
        at = state.at
        row.put_one(state.phase, len(DECISIONS))
        self._write_board_of(state, row)
        first: i64 = me * seats
        is_served_kept = self._write_points_of(state, row, first)
        row.put_some(at, SHOWN, 3 * EFFECT_COUNT)  # the deck and the discards follow the display
        row.put_columns(self.held, at, self.holders, first, first + seats)
        self._write_recipes_of(state, row, me, is_served_kept)
        row.put_mask(state.changed, self.box.spaces)
        row.put_one(state.ingredient, self.box.ingredients)
        row.put_one(state.cup_from, self.box.spaces)
        row.put_one(state.deck, GROUPS)
        row.put_one(seen_from(state.turn, me, seats), seats)
        row.put_one(seen_from(state.starter, me, seats), seats)
        row.put_five(state.dealt, state.final_turns, state.tiles_due, state.leaves, state.serves)
        row.put(state.gains_due)
        row.put(state.obeying)
        if self.box.cards_between_serves:
            row.put_some(at, GAINED, EFFECT_COUNT)

    def _write_points_of(self, state: MakiState, row: Row, first: i64) -> bool:
        """Write what everyone has; returns whether everyone has served what it had when this was last written."""
        seats: i64 = self.box.seats
        at = state.at
        are_dishes_kept = row.has_kept_all(at, DISHES, seats, seats)
        if not are_dishes_kept:
            row.put_each(at, DISHES, self.chairs, first, first + seats)
        scores: i64 = row.place
        is_served_kept = row.has_kept_all(at, SERVED, seats * GROUPS, seats)
        if not is_served_kept or not are_dishes_kept:
            row.place = scores
            for chair in range(first, first + seats):
                row.put(at[DISHES + self.chairs[chair]] + state.served_points(self.chairs[chair]))
        return is_served_kept

    def _write_board_of(self, state: MakiState, row: Row) -> None:
        spaces: i64 = self.box.spaces
        ingredients: i64 = self.box.ingredients
        row.put_planes(state.at, TOPS, ingredients, spaces)
        self._write_heights_of(state, row, spaces)
        row.put_mask(state.cups, spaces)
        row.put_some(state.at, PANTRY, ingredients)
        row.put(state.pool)

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

    def _write_recipes_of(self, state: MakiState, row: Row, me: i64, is_served_kept: bool) -> None:
        box = self.box
        at = state.at
        first: i64 = me * box.seats
        row.put_groups(at, HANDS + me * GROUPS, box.deck_sizes)
        row.put_columns(self.lengths, at, self.hands, first, first + box.seats)
        if not row.has_kept_all(at, DECKS, GROUPS, GROUPS):
            put_counts(row, at, DECKS)
        row.put_some(at, BOTTOM_SIZES, GROUPS)
        if is_served_kept:
            row.pass_over(box.seats * box.recipes, box.seats * GROUPS)
            return
        for chair in range(first, first + box.seats):
            row.put_groups(at, SERVED + self.chairs[chair] * GROUPS, box.deck_sizes)

    def scores(self, view: View) -> list[int]:
        assert isinstance(view, MakiView)
        return view.scores


def put_counts(row: Row, at: vec[i64], first: i64) -> None:
    """Write how many recipes of each length there are in the masks from `first` on."""
    cells = row.cells
    place: i64 = row.place
    for group in range(GROUPS):
        cells[place + group] = i16(bits.count(at[first + group]))
    row.place = place + GROUPS
