"""The rules of Meister Makatsu, in the rulebook's order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.action_lists import Listing, listed
from chabudai.core.fast.offers import Offers
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Objection, Outcome, State
from chabudai.core.seats import CHANCE, NOBODY, Seat
from chabudai.games.makatsu.box.box import Box
from chabudai.games.makatsu.box.components import (
    COLOURS,
    LAST_PHASE,
    MOST_SEATS,
    PHASES,
    ROUNDS,
    colour_of,
    rank_of,
)
from chabudai.games.makatsu.knowledge import events
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules import ending, lead, telling
from chabudai.games.makatsu.rules.layout import (
    CHOOSING_HOLDER,
    DECISIONS,
    DECKS,
    DRAWING,
    HANDS,
    LEADS,
    OVER,
    PLAYING,
    RESERVES,
    TABLE,
    TOKENS,
)
from chabudai.games.makatsu.rules.objections import Why


@final
@mypyc_attr(free_list_len=1)
class MakatsuState(State):
    """One position. What is neither in hand, deck or reserve nor on the table is out of the game (R3.14)."""

    def __init__(self, box: Box, at: vec[i64]) -> None:
        self.box: Final = box
        self.at: vec[i64] = at
        self.point: i64 = CHOOSING_HOLDER  # the decision point
        self.phase: i64 = 0
        self.round: i64 = 0  # of this phase
        self.holder: i64 = 0
        self.turn: i64 = 0  # who draws or plays next
        self.cards: i64 = 0  # drawn by the seat in turn while DRAWING; played in this round while PLAYING
        self.listings: list[Listing] | None = None  # of each deck, once they are asked for; never shared with a twin

    def clone(self) -> "MakatsuState":
        twin = MakatsuState(self.box, self.at[:])
        twin.point = self.point
        twin.phase = self.phase
        twin.round = self.round
        twin.holder = self.holder
        twin.turn = self.turn
        twin.cards = self.cards
        return twin

    # Whose step it is, and what is legal.

    def actor(self) -> Seat:
        if self.point == PLAYING:
            return Seat(self.turn)
        return NOBODY if self.point == OVER else CHANCE

    def decision(self) -> str:
        return DECISIONS[self.point]

    def legal_actions(self) -> list[Action]:
        if self.point == DRAWING:
            if self.listings is None:
                self.listings = [Listing(self.box.actions, self.box.first_draw) for _seat in range(self.box.seats)]
            return self.listings[self.turn].of(self.at[DECKS + self.turn])
        return listed(self.box.actions, self._first_index(), self._choices())

    def chance_weights(self) -> list[int]:
        if self.point == PLAYING or self.point == OVER:
            return []
        return [1] * bits.count(self._choices())  # R1.10, R1.11

    def _choices(self) -> i64:
        """The cards or seats that the actor may choose from."""
        if self.point == PLAYING:
            return self.at[HANDS + self.turn]  # R2.3
        if self.point == DRAWING:
            return self.at[DECKS + self.turn]
        if self.point == CHOOSING_HOLDER:
            return bits.below(self.box.seats)
        return 0

    def _first_index(self) -> i64:
        """The index of the action that chooses card or seat 0."""
        if self.point == PLAYING:
            return 0
        return self.box.first_draw if self.point == DRAWING else self.box.first_lot

    def objection(self, action: Action) -> Objection:
        if self.point == PLAYING:
            if action.verb == "play":
                return Objection(Why.NOT_IN_HAND, "R2.3")
            return Objection(Why.ONLY_CHANCE_DRAWS, "R1.11")
        if self.point == DRAWING:
            return Objection(Why.MUST_DRAW_FROM_DECK, "R1.11")
        return Objection(Why.MUST_CHOOSE_HOLDER, "R1.9")

    def apply(self, action: Action, journal: Journal | None = None) -> None:
        self._choose(action.index - self._first_index(), journal)

    def _choose(self, chosen: i64, journal: Journal | None) -> None:
        if self.point == PLAYING:
            self._play(chosen, journal)
        elif self.point == DRAWING:
            self._draw_card(chosen, journal)
        else:
            self.give_figure(chosen, journal)

    # 1 · Setup, and drawing in general

    def give_figure(self, seat: i64, journal: Journal | None) -> None:
        """R1.9, R1.10: by lot or by the players' choice somebody holds the figure first, and the first phase begins."""
        self.holder = seat
        if journal is not None:
            journal.tell(events.FigureGiven(Seat(seat)))
        self._begin_phase(journal)

    def _begin_phase(self, journal: Journal | None) -> None:
        """R4.1: the reserves become the decks. Before the first phase the reserve is the whole dojo deck (R1.6)."""
        at = self.at
        for seat in range(self.box.seats):
            at[DECKS + seat] = at[RESERVES + seat]
            at[RESERVES + seat] = 0
        self.round = 0
        if journal is not None:
            points: i64 = self.box.components.points[self.phase]
            journal.tell(events.PhaseBegun(self.phase + 1, ROUNDS[self.phase], points))
        self._begin_drawing(journal)

    def _begin_drawing(self, journal: Journal | None) -> None:
        """R1.11: the holder of the figure draws first."""
        self.turn = self.holder
        self.cards = 0
        self.point = DRAWING
        if self.round == ROUNDS[self.phase] - 1 and not self.box.last_cards_by_chance:
            self._take_last_cards(journal)

    def _take_last_cards(self, journal: Journal | None) -> None:
        """R1.12: before the last round of a phase there is nothing left for chance to choose."""
        while self.point == DRAWING:
            self._draw_card(bits.lowest(self.at[DECKS + self.turn]), journal)

    def _draw_card(self, card: i64, journal: Journal | None) -> None:
        seat: i64 = self.turn
        chosen: i64 = bits.bit(card)
        self.at[DECKS + seat] ^= chosen
        self.at[HANDS + seat] |= chosen
        self.cards += 1
        if journal is not None:
            name, colour, value = telling.described(self.box, card)
            journal.tell(events.CardDrawn(Seat(seat), name, colour, value))
            journal.tell(events.CardDrawnFaceDown(Seat(seat)))
        if self.cards < self._to_draw():
            return
        self.cards = 0
        self.turn = self._left_of(seat)
        if self.turn == self.holder:
            self.point = PLAYING  # R2.2, R3.17: the holder of the figure begins
            if journal is not None:
                journal.tell(events.RoundBegun(self.phase + 1, self.round + 1, Seat(self.holder)))

    def _to_draw(self) -> i64:
        """R1.7, R3.16, R4.6: four cards, but two before the last round."""
        return self.box.components.last_drawn if self._is_last_round() else self.box.components.drawn

    def _is_last_round(self) -> bool:
        return self.phase == LAST_PHASE and self.round == ROUNDS[LAST_PHASE] - 1

    def _left_of(self, seat: i64) -> i64:
        left: i64 = seat + 1
        if left == self.box.seats:  # measured: a conditional expression with a literal in it makes an object
            left = 0
        return left

    # 2 · Playing your cards, reserve ninjas

    def _play(self, card: i64, journal: Journal | None) -> None:
        at = self.at
        seat: i64 = self.turn
        at[HANDS + seat] ^= bits.bit(card)
        at[TABLE + self.cards] = card
        self._judge(card, seat)
        self.cards += 1
        is_second: bool = self.cards > self.box.seats
        if journal is not None:
            name, colour, value = telling.described(self.box, card)
            journal.tell(events.CardPlayed(Seat(seat), name, colour, value, 2 if is_second else 1))
        if is_second:
            self._put_aside(seat, journal)
        self.turn = self._left_of(seat)  # R2.4, R2.5
        if self.cards == 2 * self.box.seats:
            self._end_round(journal)

    def _judge(self, card: i64, seat: i64) -> None:
        at = self.at
        place: i64 = LEADS + colour_of(card)
        at[place] = lead.after(at[place], rank_of(card), seat, self.box.any_card_breaks_ties)

    def _put_aside(self, seat: i64, journal: Journal | None) -> None:
        """R2.7, R2.8: right after the second card; R4.6: but the first round of the last phase keeps them in hand."""
        at = self.at
        if self.phase == LAST_PHASE and not self._is_last_round():
            if journal is not None:
                journal.tell(events.CardsKept(Seat(seat), self.box.components.kept))
            return
        at[RESERVES + seat] |= at[HANDS + seat]
        at[HANDS + seat] = 0
        if journal is None:
            return
        if self._is_last_round():
            journal.tell(events.CardsLeftOver(Seat(seat), self.box.components.left_over()))  # R4.8
        else:
            journal.tell(events.ReservePutAside(Seat(seat), self.box.components.kept))

    # 3 · Distribute tokens

    def _end_round(self, journal: Journal | None) -> None:
        for colour in range(COLOURS):  # R3.1: in the order of judging
            self._hand_out(colour, journal)
        if journal is not None:
            journal.tell(events.RoundEnded(self.phase + 1, self.round + 1))
        self.cards = 0  # R3.14
        self.round += 1
        if self.round < ROUNDS[self.phase]:
            self._begin_drawing(journal)
            return
        self._end_phase(journal)

    def _end_phase(self, journal: Journal | None) -> None:
        """R3.18, R4.2, R4.4: the decks are empty."""
        self.phase += 1
        if self.phase < PHASES:
            self._begin_phase(journal)
            return
        self.point = OVER
        self.turn = self.holder
        if journal is not None:
            outcome = self._result()
            journal.tell(events.GameEnded(outcome.scores, outcome.winners()[0], ending.NAMES[outcome.reason]))

    def _hand_out(self, colour: i64, journal: Journal | None) -> None:
        at = self.at
        won: i64 = at[LEADS + colour]
        at[LEADS + colour] = lead.NO_LEAD
        if journal is not None:
            telling.tell_of_tokens(self.box, self.phase, self.holder, colour, won, journal)
        if won == lead.NO_LEAD:
            return  # R3.9, R3.10
        taker: i64 = lead.taker_of(won)
        at[TOKENS + self.phase * MOST_SEATS + taker] += self.box.components.colour_tokens[colour]  # R3.2 to R3.4, R3.11
        if colour == self.box.components.figure_colour:
            self.holder = taker  # R3.4, R3.8

    # 5 · The end

    def points(self) -> list[int]:
        """R5.1: the points on each seat's tokens."""
        totals: list[int] = []
        for seat in range(self.box.seats):
            total: i64 = 0
            for phase in range(PHASES):
                total += self.at[TOKENS + phase * MOST_SEATS + seat] * self.box.components.points[phase]
            totals.append(total)
        return totals

    def outcome(self) -> Outcome | None:
        return self._result() if self.point == OVER else None

    def _result(self) -> Outcome:
        return ending.result(self.points(), int(self.holder))

    # What a seat knows

    def view(self, seat: Seat | None) -> MakatsuView:
        at = self.at
        box = self.box
        components = box.components
        seats = range(int(box.seats))
        view = MakatsuView(seat)
        view.decision = self.decision()
        view.actor = self.actor()
        view.phase = int(self.phase)
        view.round = int(self.round)
        view.holder = int(self.holder)
        view.turn = int(self.turn)
        view.cards = int(self.cards)
        view.card_names = components.card_names
        view.token_points = [int(points) for points in components.points]
        view.has_memory_aid = box.memory_aid
        view.hand_sizes = [int(bits.count(at[HANDS + s])) for s in seats]
        view.deck_sizes = [int(bits.count(at[DECKS + s])) for s in seats]
        view.reserve_sizes = [int(bits.count(at[RESERVES + s])) for s in seats]
        view.table = self._table()
        view.tokens = [[int(at[TOKENS + p * MOST_SEATS + s]) for p in range(int(PHASES))] for s in seats]
        view.pool = [int(components.pool[p]) - sum([view.tokens[s][p] for s in seats]) for p in range(int(PHASES))]
        view.points = self.points()
        view.memory.left = [bits.members(at[HANDS + s] | at[DECKS + s] | at[RESERVES + s]) for s in seats]
        if seat is not None:
            view.hand = bits.members(at[HANDS + seat])
            view.memory.deck = bits.members(at[DECKS + seat])
            view.memory.reserve = bits.members(at[RESERVES + seat])
        return view

    def _table(self) -> list[list[int]]:
        """R2.6: each seat's cards of this round, first and second."""
        laid: list[list[int]] = [[] for _ in range(self.box.seats)]
        if self.point == PLAYING:
            for i in range(self.cards):
                laid[(self.holder + i) % self.box.seats].append(self.at[TABLE + i])
        return laid

    # Fast paths

    def draw(self, rng: Rng) -> Action:
        return self.box.actions[self._first_index() + self._draw(rng)]

    def _draw(self, rng: Rng) -> i64:
        choices: i64 = self._choices()
        return bits.kth(choices, rng.below(bits.count(choices)))

    def settle(self, rng: Rng) -> Seat:
        while self.point != PLAYING and self.point != OVER:
            self._choose(self._draw(rng), None)
        return self.actor()

    def offer(self, offers: Offers) -> None:
        offers.add_set(self._first_index(), self._choices())

    def rollout(self, rng: Rng) -> int:
        decisions = self._finish_round(rng)
        while self.point != OVER:
            decisions += self._play_out_phase(rng)
        return decisions

    def _finish_round(self, rng: Rng) -> int:
        """Step by step until nobody has drawn for the next round."""
        decisions = 0
        while self.point != OVER and not (self.point == DRAWING and self.cards == 0 and self.turn == self.holder):
            if self.point == PLAYING:
                decisions += 1
            self._choose(self._draw(rng), None)
        return decisions

    def _play_out_phase(self, rng: Rng) -> int:
        """The whole rounds left in a phase, with nothing drawn or put aside in between.

        Four cards drawn at random and two of them played at random are two cards played at random from the deck, and
        what was not played is the reserve: the distribution is the same.
        """
        at = self.at
        seats: i64 = self.box.seats
        rounds: i64 = ROUNDS[self.phase] - self.round
        for seat in range(seats):
            at[DECKS + seat] |= at[HANDS + seat]  # R4.6: kept before the last round
            at[HANDS + seat] = 0
        size: i64 = bits.count(at[DECKS])
        for _round in range(rounds):
            for _second in range(2):
                seat = self.holder
                for _card in range(seats):
                    pile: i64 = at[DECKS + seat]
                    card: i64 = bits.kth(pile, rng.below(size))
                    at[DECKS + seat] = pile ^ bits.bit(card)
                    self._judge(card, seat)
                    seat = self._left_of(seat)
                size -= 1
            for colour in range(COLOURS):
                self._hand_out(colour, None)
        for seat in range(seats):
            at[RESERVES + seat] |= at[DECKS + seat]
            at[DECKS + seat] = 0
        self.round += rounds
        self._end_phase(None)
        return 2 * rounds * seats
