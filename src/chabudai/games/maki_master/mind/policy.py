"""How Maki Master is played well: overlap recipes, keep their order for style, and time the wasabi and the end."""

import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.game import Action, Game, State
from chabudai.games.maki_master.box import box as kinds
from chabudai.games.maki_master.box.components import EFFECT_COUNT, GROUPS, LONGEST, SHORTEST
from chabudai.games.maki_master.mind.appraisal import NO_LINE, Kitchen
from chabudai.games.maki_master.mind.prospect import Prospect
from chabudai.games.maki_master.rules import cards
from chabudai.games.maki_master.rules.matching import is_due, is_with_style
from chabudai.games.maki_master.rules.position import CHOPPING, COOKING, HELD, OVER, PLACING, SERVING, TOPS, Position
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.games.maki_master.rules.turns import must_place
from chabudai.search.policy import NEVER, Policy, reward_estimate, weights_in

MARGIN: Final = 20  # points of a clear win
UNLIKELY: Final = 0.25  # what is left of a recipe's worth when there is hardly time for it


class MakiPolicy(Policy):
    """Weighs a step by what it adds to the recipes in hand, to the dish and to the action cards."""

    def __init__(self, game: Game, weights: dict[str, float] | None = None) -> None:
        super().__init__(game, MARGIN, lowest_wins=False)
        state = game.new_state()
        assert isinstance(state, MakiState)
        self._box: Final = state.box
        self._kitchen: Final = Kitchen(state.box)
        numbers = weights_in(str(Path(__file__).parent), weights)
        self._point: Final = numbers["point"]
        self._decays: Final = [math.pow(numbers["decay"], missing) for missing in range(8)]
        self._fresh: Final = numbers["fresh"]
        self._style: Final = numbers["style"]
        self._harm: Final = numbers["harm"]
        self._cards: Final = [numbers["switch"], numbers["chop"], numbers["stack"], numbers["spicy"]]
        self._stuck: Final = numbers["stuck"]
        self._draws: Final = [numbers["draw2"], numbers["draw3"], numbers["draw4"], numbers["draw5"]]
        self._ahead: Final[i64] = int(numbers["ahead"])
        self._endgame: Final[i64] = int(numbers["endgame"])
        self.prospect: Final = Prospect(state.box, self._kitchen)
        # What the actor has in view, noted by _look.
        self._rounds = 0.0
        self._gains: vec[i64] = bits.zeros(20 * 64)
        self._stamps: vec[i64] = bits.zeros(20 * 64)
        self._covers: vec[i64] = bits.zeros(20 * 64)  # the same of a tile in the place of a wrong one
        self._cover_stamps: vec[i64] = bits.zeros(20 * 64)
        self._base: i64 = 0
        self._worth: vec[i64] = bits.zeros(2)

    def weigh(self, state: State, legal: list[Action], weights: vec[i64]) -> None:
        assert isinstance(state, MakiState)
        self._look(state)
        kind_of = self._box.kind_of
        first_index = self._box.first_index
        for position in range(len(legal)):
            index: i64 = legal[position].index
            kind: i64 = kind_of[index]
            weights[position] = i64(self._weight(state, kind, index - first_index[kind]) * self._point)

    # What the actor sees

    def _look(self, p: Position) -> None:
        self._rounds = float(bits.count(p.empty())) / float(self.seats)
        kitchen = self._kitchen
        kitchen.look(p, p.turn)
        self._base += 64
        is_cooking = p.phase == COOKING or (p.phase == SERVING and self._box.cards_between_serves)
        if is_cooking or p.phase == PLACING or p.phase == CHOPPING:
            self._look_below(p)
        if not is_cooking and p.phase != PLACING:
            return
        for number in range(kitchen.count):
            missing: i64 = kitchen.missing[number]
            if missing == NO_LINE or missing == 0:
                continue
            if p.phase == PLACING and self._uses(p, kitchen.recipes[number]) == 0:
                continue
            recipe: i64 = kitchen.recipes[number]
            before = self._recipe_worth(recipe, missing, kitchen.styled[number])
            self._worth[0] = i64(1000.0 * max(0.0, self._recipe_worth(recipe, missing - 1, 0) - before))
            self._worth[1] = i64(1000.0 * max(0.0, self._recipe_worth(recipe, missing - 1, 1) - before))
            kitchen.improve(p, number, self._gains, self._stamps, self._base, self._worth)

    def _look_below(self, p: Position) -> None:
        """What Chop and Stack could complete, for who holds one or has played one."""
        held: i64 = HELD + p.turn * EFFECT_COUNT
        if p.phase != CHOPPING and p.leaves == 0 and p.at[held + cards.CHOP] == 0 and p.at[held + cards.STACK] == 0:
            return
        kitchen = self._kitchen
        for number in range(kitchen.count):
            recipe: i64 = kitchen.recipes[number]
            before = self._recipe_worth(recipe, kitchen.missing[number], kitchen.styled[number])
            self._worth[0] = i64(1000.0 * max(0.0, self._recipe_worth(recipe, 0, 0) - before))
            self._worth[1] = i64(1000.0 * max(0.0, self._recipe_worth(recipe, 0, 1) - before))
            kitchen.cover(p, number, self._covers, self._cover_stamps, self._base, self._worth)

    def _recipe_worth(self, recipe: i64, missing: i64, styled: i64) -> float:
        """What a recipe with so many ingredients missing is worth, in points."""
        if missing == NO_LINE:
            return 0.0
        components = self._box.components
        extra = float(components.style_wasabi[recipe]) + 1.2 * float(components.style_cards[recipe])
        if missing > 0:
            extra *= self._style
        worth = float(components.score[recipe]) + self._fresh
        if styled == 1:
            worth += extra
        worth *= self._decays[missing]
        return worth * UNLIKELY if float(missing) > self._rounds + 1.0 else worth

    def _gain(self, ingredient: i64, space: i64) -> float:
        at: i64 = ingredient * 64 + space
        return float(self._gains[at]) / 1000.0 if self._stamps[at] >= self._base else 0.0

    def _cover(self, ingredient: i64, space: i64) -> float:
        at: i64 = ingredient * 64 + space
        return float(self._covers[at]) / 1000.0 if self._cover_stamps[at] >= self._base else 0.0

    def _best_cover(self, spaces: i64) -> float:
        """The most that any tile in the place of one on these spaces can add."""
        best = 0.0
        for ingredient in range(self._box.ingredients):
            rest: i64 = spaces
            while rest:
                best = max(best, self._cover(ingredient, bits.lowest(rest)))
                rest &= rest - 1
        return best

    def _taking(self, p: Position, ingredient: i64) -> float:
        """What a tile of this ingredient can add, on a tile too with the leave of Stack."""
        best = self._best_gain(ingredient, _open(p))
        rest: i64 = p.tiles if p.leaves > 0 else 0
        while rest:
            best = max(best, self._cover(ingredient, bits.lowest(rest)))
            rest &= rest - 1
        return best

    def _best_gain(self, ingredient: i64, spaces: i64) -> float:
        """The most that a tile of this ingredient can add."""
        best = 0.0
        rest: i64 = spaces
        while rest:
            best = max(best, self._gain(ingredient, bits.lowest(rest)))
            rest &= rest - 1
        return best

    def _best_tile(self, p: Position) -> float:
        """The most that one more tile can add."""
        best = 0.0
        rest: i64 = p.stocked
        while rest:
            best = max(best, self._best_gain(bits.lowest(rest), _open(p)))
            rest &= rest - 1
        return best

    # How good each kind of step is, in points

    def _weight(self, p: Position, kind: i64, chosen: i64) -> float:
        worth = 0.0
        if kind == kinds.TAKE:
            worth = self._taking(p, chosen) + 2.0
        elif kind == kinds.PLACE:
            gained = self._cover(p.ingredient, chosen) if p.tiles & bits.bit(chosen) else self._gain(p.ingredient, chosen)
            worth = gained - self._spoiling(p, chosen)
        elif kind == kinds.MOVE:
            worth = -self._spoiling(p, chosen)
        elif kind == kinds.CHOP:
            worth = self._best_cover(bits.bit(chosen)) - self._spoiling(p, chosen)
        elif kinds.SERVE <= kind < kinds.SERVE + GROUPS:
            worth = self._serving(p, kind - kinds.SERVE, chosen) + 2.0
        elif kinds.RETURN <= kind < kinds.RETURN + GROUPS:
            worth = self._returning(p, self._box.first_recipe[kind - kinds.RETURN] + chosen)
        elif kind == kinds.WASABI:
            worth = float(p.pool)
        elif kind == kinds.DRAW:
            worth = self._drawing(p, chosen)
        else:
            worth = self._weight_of_card(p, kind, chosen)
        return worth

    def _weight_of_card(self, p: Position, kind: i64, chosen: i64) -> float:
        worth = 0.0
        if kind == kinds.GAIN:
            worth = self._gaining(p, chosen)
        elif kind == kinds.DISCARD:
            worth = -self._cards[chosen]
        elif kind == kinds.PLAY:
            worth = self._playing(p, chosen)
        elif kind == kinds.SWITCH_ALONG:
            worth = self._switching(p, self._box.along[chosen], self._box.along[chosen] + 1)
        elif kind == kinds.SWITCH_DOWN:
            worth = self._switching(p, self._box.down[chosen], self._box.down[chosen] + self._box.columns)
        return worth

    def _spoiling(self, p: Position, space: i64) -> float:
        """What the own recipes lose when this space of their best line is filled without helping them."""
        kitchen = self._kitchen
        here: i64 = bits.bit(space)
        lost = 0.0
        for number in range(kitchen.count):
            if kitchen.lines[number] & here:
                missing: i64 = kitchen.missing[number]
                if p.phase != PLACING or not self._needs(p, number):
                    lost += self._harm * self._recipe_worth(kitchen.recipes[number], missing, kitchen.styled[number])
        return lost

    def _needs(self, p: Position, number: i64) -> bool:
        """Whether the tile in hand is missing in the best line of a recipe."""
        there: i64 = p.at[TOPS + p.ingredient] & self._kitchen.lines[number]
        return self._uses(p, self._kitchen.recipes[number]) > (bits.count(there) if there else 0)

    def _uses(self, p: Position, recipe: i64) -> i64:
        """How often the tile in hand is an ingredient of a recipe."""
        needed: i64 = 0
        for place in range(self._box.group_of[recipe] + SHORTEST):
            if self._box.sequences[recipe * LONGEST + place] == p.ingredient:
                needed += 1
        return needed

    def _serving(self, p: Position, group: i64, card: i64) -> float:
        recipe: i64 = self._box.first_recipe[group] + card
        style: i64 = 1 if is_with_style(self._box, p.at, p.changed, recipe) else 0
        return self._recipe_worth(recipe, 0, style)

    def _returning(self, p: Position, recipe: i64) -> float:
        """A recipe that leads nowhere is worth less than a new one."""
        kitchen = self._kitchen
        if self._rounds < 1.5:
            return -1.0
        for number in range(kitchen.count):
            if kitchen.recipes[number] == recipe:
                kept = self._recipe_worth(recipe, kitchen.missing[number], kitchen.styled[number])
                return self._stuck - kept - (0.0 if p.phase != COOKING else 0.3)
        return 0.0

    def _gaining(self, p: Position, effect: i64) -> float:
        if p.phase != COOKING:
            return self._cards[effect]  # the reward for a served two cannot be declined
        least = 9.0
        for other in range(EFFECT_COUNT):
            if p.at[HELD + p.turn * EFFECT_COUNT + other] > 0:
                least = min(least, self._cards[other])
        worth = self._cards[effect] if p.held_count(p.turn) < self._box.keep else self._cards[effect] - least
        return worth if self._rounds > 0.5 or p.final_turns == 0 else 0.0

    def _drawing(self, p: Position, group: i64) -> float:
        worth = self._draws[group]
        if float(group + 2) > self._rounds + 1.0:
            worth *= UNLIKELY
        if p.obeying:
            worth += float(self._box.components.back_gain[group]) - 0.3 * float(self._box.components.back_pool[group])
        return worth

    def _playing(self, p: Position, effect: i64) -> float:
        """A card is played when it completes a recipe now that is worth more than the card."""
        last = 0.6 if p.final_turns > 0 else 0.0  # a card is worth nothing after the game
        if effect == cards.SPICY:
            return self._best_tile(p) - self._cards[effect] + last if p.tiles_due == 0 else -1.0
        if effect == cards.SWITCH:
            return -1.0 if must_place(p) else self._best_switch(p) - self._cards[effect] + last
        if p.tiles_due == 0 or p.leaves > 0:
            return -1.0
        covered = self._best_cover(p.tiles)
        return covered - self._cards[effect] + last + 2.0 if covered > 0.0 else -1.0  # the tile is played too

    def _best_switch(self, p: Position) -> float:
        best = 0.0
        for place in range(len(self._box.along)):
            best = max(best, self._switching(p, self._box.along[place], self._box.along[place] + 1))
        for place in range(len(self._box.down)):
            best = max(best, self._switching(p, self._box.down[place], self._box.down[place] + self._box.columns))
        return best

    def _switching(self, p: Position, space: i64, other: i64) -> float:
        """What could be served after exchanging two neighbours."""
        one: i64 = p.top_of(space)
        two: i64 = p.top_of(other)
        if one == two:
            return 0.0
        pair: i64 = bits.bit(space) | bits.bit(other)
        _exchange(p, one, two, pair)
        worth = 0.0
        kitchen = self._kitchen
        for number in range(kitchen.count):
            recipe: i64 = kitchen.recipes[number]
            if is_due(self._box, p.at, pair, recipe):
                style: i64 = 1 if is_with_style(self._box, p.at, pair, recipe) else 0
                worth += self._recipe_worth(recipe, 0, style)
        _exchange(p, one, two, pair)
        return worth

    # Looking ahead

    def clock(self, state: State) -> i64:
        """Turns begun: a position is evaluated where a turn begins, never within one."""
        assert isinstance(state, MakiState)
        return state.begun

    def until(self, state: State) -> i64:
        """Some turns on; to the very end once few spaces are left, where playing on says more than any estimate."""
        assert isinstance(state, MakiState)
        if state.final_turns > 0 or bits.count(state.empty()) <= self._endgame:
            return NEVER
        return state.begun + self._ahead

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, MakiState)
        if state.phase == OVER:
            return super().expected(state)
        self.prospect.look(state)
        points: list[float] = []
        for seat in range(int(self.seats)):
            points.append(self.prospect.points(seat))
        return points

    def evaluate(self, state: State, rewards: vec[i64]) -> None:
        assert isinstance(state, MakiState)
        if state.phase == OVER:
            super().evaluate(state, rewards)
            return
        points = self.expected(state)
        reward_estimate(points, self.prospect.heat(), float(MARGIN), rewards, self.taste)


def _open(p: Position) -> i64:
    """Where a tile may go without Stack: a teacup needs an empty space to move to (R4.4)."""
    empty: i64 = p.empty()
    return empty | p.cups if empty else 0


def _exchange(p: Position, one: i64, two: i64, pair: i64) -> None:
    """Exchange the top tiles of two spaces; a second time undoes it."""
    if one >= 0:
        p.at[TOPS + one] ^= pair
    if two >= 0:
        p.at[TOPS + two] ^= pair
