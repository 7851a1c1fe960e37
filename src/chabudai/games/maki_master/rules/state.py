"""The state of Maki Master: whose step it is, what is legal, and which rule answers a step."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.offers import Offers
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Objection, Outcome
from chabudai.core.seats import CHANCE, NOBODY, Seat
from chabudai.games.maki_master.box import box as kinds
from chabudai.games.maki_master.box.components import EFFECT_COUNT, GROUPS
from chabudai.games.maki_master.knowledge.look import look
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.rules import cards, recipes, tiles, turns
from chabudai.games.maki_master.rules.objections import objection
from chabudai.games.maki_master.rules.position import (
    ACTION_DECK,
    CHOPPING,
    COOKING,
    DEALING,
    DECISIONS,
    DISCARDING,
    DRAWING,
    DUE,
    GAINING,
    HANDS,
    HELD,
    MOVING_CUP,
    OVER,
    PLACING,
    REVEALING,
    SERVING,
    SHOWN,
    STARTING,
    Position,
    four,
    present,
)

# By decision point: the first and the last kind of action it may offer.
_FIRST: Final[vec[i64]] = bits.packed(
    [
        int(kind)
        for kind in (
            *(kinds.TURN, kinds.DEAL, kinds.START, kinds.TAKE, kinds.PLACE, kinds.MOVE, kinds.SWITCH_ALONG, kinds.CHOP),
            *(kinds.DONE, kinds.GAIN, kinds.DISCARD, kinds.RETURN, kinds.DRAW),
        )
    ]
)
_LAST: Final[vec[i64]] = bits.packed(
    [
        int(kind)
        for kind in (
            *(kinds.TURN, kinds.DEAL + 3, kinds.START, kinds.SERVE + 3, kinds.PLACE, kinds.MOVE, kinds.SWITCH_DOWN, kinds.CHOP),
            *(kinds.SERVE + 3, kinds.GAIN, kinds.DISCARD, kinds.DONE, kinds.DRAW),
        )
    ]
)


@final
@mypyc_attr(free_list_len=1)
class MakiState(Position):
    """One position of a game."""

    def clone(self) -> "MakiState":
        twin = MakiState(self.box, self.at[:], self.buried[:], self.moves[:])
        twin.phase = self.phase
        twin.turn = self.turn
        twin.starter = self.starter
        twin.dealt = self.dealt
        twin.tiles = self.tiles
        twin.cups = self.cups
        twin.stocked = self.stocked
        twin.pool = self.pool
        twin.final_turns = self.final_turns
        twin.begun = self.begun
        twin.changed = self.changed
        twin.tiles_due = self.tiles_due
        twin.leaves = self.leaves
        twin.ingredient = self.ingredient
        twin.cup_from = self.cup_from
        twin.serves = self.serves
        twin.gains_due = self.gains_due
        twin.obeying = self.obeying
        twin.deck = self.deck
        return twin

    def actor(self) -> Seat:
        if self.phase == OVER:
            return NOBODY
        return CHANCE if self.phase <= STARTING else Seat(self.turn)

    def decision(self) -> str:
        return DECISIONS[self.phase]

    # What is legal: for each kind of action one mask.

    def _choices(self, kind: i64) -> i64:
        phase: i64 = self.phase
        if phase == COOKING:
            return self._cooking(kind)
        if phase <= STARTING:
            return self._chances(kind)
        if phase <= CHOPPING:
            return self._on_the_board(kind)
        if phase == GAINING:
            return present(self.at, SHOWN)  # R8.1
        if phase == DISCARDING:
            return present(self.at, HELD + self.turn * EFFECT_COUNT)  # R8.2
        return self._with_recipes(kind)

    def _on_the_board(self, kind: i64) -> i64:
        """Spaces, and pairs of neighbours."""
        if self.phase == PLACING:
            return tiles.spaces_to_place(self)
        if self.phase == MOVING_CUP:
            return self.empty()  # R4.3
        if self.phase == CHOPPING:
            return self.tiles  # R8.13
        return bits.below(len(self.box.along) if kind == kinds.SWITCH_ALONG else len(self.box.down))  # R8.12

    def _with_recipes(self, kind: i64) -> i64:
        """To serve, to return, or from which deck to draw."""
        if self.phase == DRAWING:
            return turns.decks_to_draw(self)
        if self.phase == SERVING:
            return self._serving(kind)
        return 1 if kind == kinds.DONE else self._hand(kind - kinds.RETURN)  # R7.4

    def _serving(self, kind: i64) -> i64:
        """What is due, or to stop (R5.10, R5.14); with the option tiles and action cards before it (R8.18)."""
        if kind >= kinds.SERVE:
            return self.at[DUE + kind - kinds.SERVE]
        if kind == kinds.DONE:
            return 0 if turns.must_place(self) else 1
        if kind == kinds.TAKE:
            return tiles.ingredients_to_take(self)
        return cards.cards_to_play(self) if kind == kinds.PLAY else 0

    def _cooking(self, kind: i64) -> i64:
        """Step one and action cards; and, once no tile must be played any more (R3.3), serve or prep (R5.1, R7.1)."""
        if kind == kinds.TAKE:
            return tiles.ingredients_to_take(self)
        if kind == kinds.PLAY:
            return cards.cards_to_play(self)
        if kind == kinds.DONE or turns.must_place(self):
            return 0
        if kind == kinds.GAIN:
            return present(self.at, SHOWN)
        if kind == kinds.WASABI:
            return 1
        return self._hand(kind - kinds.RETURN) if kind < kinds.SERVE else self.at[DUE + kind - kinds.SERVE]

    def _hand(self, group: i64) -> i64:
        return self.at[HANDS + self.turn * GROUPS + group]

    def _chances(self, kind: i64) -> i64:
        if self.phase == REVEALING:
            return present(self.at, ACTION_DECK)
        if self.phase == STARTING:
            return bits.below(self.box.seats)
        return recipes.recipes_to_deal(self) if kind == kinds.DEAL + self.deck else 0

    def _first(self) -> i64:
        """The first kind of action that may be offered: with the option tiles and cards between two serves too (R8.18)."""
        if self.phase == SERVING and self.box.cards_between_serves:
            return kinds.TAKE
        return _FIRST[self.phase]

    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.phase == OVER:
            return legal
        actions = self.box.actions
        kind: i64 = self._first()
        while kind <= _LAST[self.phase]:
            first: i64 = self.box.first_index[kind]
            rest: i64 = self._choices(kind)
            while rest:
                legal.append(actions[first + bits.lowest(rest)])
                rest &= rest - 1
            kind += 1
        return legal

    def chance_weights(self) -> list[int]:
        if self.phase > STARTING:
            return []
        if self.phase == REVEALING:
            counts = [int(self.at[ACTION_DECK + effect]) for effect in range(int(EFFECT_COUNT))]
            return [count for count in counts if count]
        kind: i64 = kinds.START if self.phase == STARTING else kinds.DEAL + self.deck
        return [1] * bits.count(self._chances(kind))

    def objection(self, action: Action) -> Objection:
        kind: i64 = self.box.kind_of[action.index]
        return objection(self, kind, action.index - self.box.first_index[kind])

    def apply(self, action: Action, journal: Journal | None = None) -> None:
        kind: i64 = self.box.kind_of[action.index]
        self._do(kind, action.index - self.box.first_index[kind], journal)

    def _do(self, kind: i64, chosen: i64, journal: Journal | None) -> None:
        if kind == kinds.TAKE:
            tiles.take(self, chosen, journal)
        elif kind == kinds.PLACE:
            tiles.place(self, chosen, journal)
        elif kind == kinds.MOVE:
            tiles.move_cup(self, chosen, journal)
        elif kinds.SERVE <= kind < kinds.SERVE + GROUPS:
            recipes.serve(self, kind - kinds.SERVE, chosen, journal)
        elif kinds.RETURN <= kind < kinds.RETURN + GROUPS:
            recipes.give_back(self, kind - kinds.RETURN, chosen, journal)
        elif kind == kinds.DRAW:
            recipes.draw_from(self, chosen)
        elif kind >= kinds.DEAL:
            recipes.deal(self, chosen, journal)
        elif kind == kinds.WASABI:
            recipes.take_pool(self, journal)
        elif kind == kinds.DONE:
            turns.begin_drawing(self, 1 if self.phase == SERVING else 0, journal)
        elif kind == kinds.START:
            recipes.start(self, chosen, journal)
        else:
            self._do_with_cards(kind, chosen, journal)

    def _do_with_cards(self, kind: i64, chosen: i64, journal: Journal | None) -> None:
        if kind == kinds.GAIN:
            cards.gain(self, chosen, journal)
        elif kind == kinds.TURN:
            cards.reveal(self, chosen, journal)
        elif kind == kinds.PLAY:
            cards.play_card(self, chosen, journal)
        elif kind == kinds.DISCARD:
            cards.discard(self, chosen, journal)
        elif kind == kinds.CHOP:
            cards.chop(self, chosen, journal)
        elif kind == kinds.SWITCH_ALONG:
            space: i64 = self.box.along[chosen]
            cards.switch(self, space, space + 1, journal)
        else:
            above: i64 = self.box.down[chosen]
            cards.switch(self, above, above + self.box.columns, journal)

    def view(self, seat: Seat | None) -> MakiView:
        return look(self, seat)

    def outcome(self) -> Outcome | None:
        return turns.outcome(self)

    # Fast paths

    def draw(self, rng: Rng) -> Action:
        kind: i64 = self._chance_kind()
        return self.box.actions[self.box.first_index[kind] + self._chance(kind, rng)]

    def _chance_kind(self) -> i64:
        if self.phase == DEALING:
            return kinds.DEAL + self.deck
        return kinds.TURN if self.phase == REVEALING else kinds.START

    def _chance(self, kind: i64, rng: Rng) -> i64:
        if self.phase != REVEALING:
            choices: i64 = self._chances(kind)
            return bits.kth(choices, rng.below(bits.count(choices)))
        left: i64 = rng.below(four(self.at, ACTION_DECK))
        effect: i64 = 0
        while left >= self.at[ACTION_DECK + effect]:
            left -= self.at[ACTION_DECK + effect]
            effect += 1
        return effect

    def settle(self, rng: Rng) -> Seat:
        while self.phase <= STARTING:
            self._step_by_chance(rng)
        return self.actor()

    def _step_by_chance(self, rng: Rng) -> None:
        kind: i64 = self._chance_kind()
        self._do(kind, self._chance(kind, rng), None)

    def offer(self, offers: Offers) -> None:
        if self.phase == OVER:
            return
        kind: i64 = self._first()
        last: i64 = _LAST[self.phase]
        while kind <= last:
            offers.add_set(self.box.first_index[kind], self._choices(kind))
            kind += 1

    def rollout(self, rng: Rng) -> int:
        decisions = 0
        while self.phase != OVER:
            if self.phase <= STARTING:
                self._step_by_chance(rng)
            else:
                self._choose(rng)
                decisions += 1
        return decisions

    def _choose(self, rng: Rng) -> None:
        """One decision, uniform over what is legal; twice over the kinds is faster than once into a list."""
        phase: i64 = self.phase
        first: i64 = self._first()
        last: i64 = _LAST[phase]
        if first == last:
            only: i64 = self._choices(first)
            self._do(first, bits.kth(only, rng.below(bits.count(only))), None)
            return
        total: i64 = 0
        kind: i64 = first
        while kind <= last:
            total += bits.count(self._choices(kind))
            kind += 1
        left: i64 = rng.below(total)
        kind = first
        while True:
            choices: i64 = self._choices(kind)
            number: i64 = bits.count(choices)
            if left < number:
                self._do(kind, bits.kth(choices, left), None)
                return
            left -= number
            kind += 1
