"""The rules of ZenMaster, in the rulebook's order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.action_lists import Listing, listed
from chabudai.core.fast.offers import Offers
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Objection, Outcome, State, ranked
from chabudai.core.seats import CHANCE, NOBODY, Seat
from chabudai.games.zenmaster.box.box import Box
from chabudai.games.zenmaster.box.components import MOST_SEATS, TRICKS, ZERO_PENALTY
from chabudai.games.zenmaster.knowledge import events
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.rules import rows
from chabudai.games.zenmaster.rules.layout import (
    CARD,
    CHOOSING_DEALER,
    COURSE,
    DEALING,
    DECISIONS,
    HANDS,
    MATCHES,
    NO_CARD,
    NO_SCORE_CARD,
    OVER,
    PLAYED,
    PLAYING,
    RESULT,
    RESULTS,
    STANDING,
    TABLE,
    TURNING,
    card_of,
    highest_in,
    result_in,
    score_card_of,
    total_in,
    write_down,
)
from chabudai.games.zenmaster.rules.objections import Why


@final
@mypyc_attr(free_list_len=1)
class ZenState(State):
    """One position of a match."""

    def __init__(self, box: Box, at: vec[i64]) -> None:
        self.box: Final = box
        self.at: vec[i64] = at
        self.erased: i64 = 0  # a mask over the results, MOST_SEATS to a seat
        self.undealt: i64 = 0  # number cards; once the hands are dealt, nobody knows them (R1.9)
        self.score_deck: i64 = 0  # the score cards not turned in this game
        self.score_card: i64 = NO_SCORE_CARD
        self.game: i64 = 0
        self.trick: i64 = 0
        self.first_dealer: i64 = 0
        self.dealer: i64 = 0
        self.turn: i64 = 0  # who is dealt to, leads or plays next
        self.cards: i64 = 0  # dealt in this game while DEALING; played in this trick after
        self.phase: i64 = CHOOSING_DEALER
        self.listing: Listing | None = None  # of the undealt cards, once they are asked for; never shared with a twin

    def clone(self) -> "ZenState":
        twin = ZenState(self.box, self.at[:])
        twin.erased = self.erased
        twin.undealt = self.undealt
        twin.score_deck = self.score_deck
        twin.score_card = self.score_card
        twin.game = self.game
        twin.trick = self.trick
        twin.first_dealer = self.first_dealer
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.cards = self.cards
        twin.phase = self.phase
        return twin

    # Whose step it is, and what is legal.

    def actor(self) -> Seat:
        if self.phase == PLAYING:
            return Seat(self.turn)
        return NOBODY if self.phase == OVER else CHANCE

    def decision(self) -> str:
        return DECISIONS[self.phase]

    def legal_actions(self) -> list[Action]:
        if self.phase == DEALING:
            if self.listing is None:
                self.listing = Listing(self.box.actions, self._first_index())
            return self.listing.of(self.undealt)
        return listed(self.box.actions, self._first_index(), self._choices())

    def chance_weights(self) -> list[int]:
        if self.phase == PLAYING or self.phase == OVER:
            return []
        return [1] * bits.count(self._choices())

    def _choices(self) -> i64:
        """The cards or seats that the actor may choose from."""
        if self.phase == PLAYING:
            return self.at[HANDS + self.turn]  # R2.2, R2.3: any card of the hand
        if self.phase == DEALING:
            return self.undealt
        if self.phase == TURNING:
            return self.score_deck
        if self.phase == CHOOSING_DEALER:
            return bits.below(self.box.seats)
        return 0

    def _first_index(self) -> i64:
        """The index of the action that chooses card or seat 0; a number card's least is 1."""
        if self.phase == PLAYING:
            return -1
        if self.phase == DEALING:
            return self.box.first_deal - 1
        return self.box.first_turn if self.phase == TURNING else self.box.first_lot

    def objection(self, action: Action) -> Objection:
        index: i64 = action.index
        if self.phase == PLAYING:
            if index < self.box.first_deal:
                return Objection(Why.NOT_IN_HAND, "R2.3")
            return Objection(Why.ONLY_CHANCE_DEALS, "R2.1")
        if self.phase == DEALING:
            return Objection(Why.MUST_DEAL_FROM_PACK, "R1.8")
        if self.phase == TURNING:
            return Objection(Why.MUST_TURN_FROM_DECK, "R2.1")
        return Objection(Why.MUST_CHOOSE_DEALER, "R1.3")

    def apply(self, action: Action, journal: Journal | None = None) -> None:
        self._choose(action.index - self._first_index(), journal)

    def _choose(self, chosen: i64, journal: Journal | None) -> None:
        if self.phase == PLAYING:
            self._play(chosen, journal)
        elif self.phase == DEALING:
            self._deal(chosen, journal)
        elif self.phase == TURNING:
            self._turn_score_card(chosen, journal)
        else:
            self.first_dealer = chosen  # R1.4
            self.begin_game(journal)

    # 1 · Setting up

    def begin_game(self, journal: Journal | None) -> None:
        """R1.5, R1.6, R1.8, R3.5: all cards are shuffled anew, all matches are back, and the dealer deals."""
        at = self.at
        for i in range(RESULTS):
            at[i] = 0
        self.dealer = self.first_dealer
        self.turn = self._left_of(self.dealer)  # R1.10: cards are dealt one at a time, clockwise from the dealer's left
        self.undealt = bits.below(self.box.numbers + 1) - 1
        self.score_deck = bits.below(len(self.box.components.black))
        self.score_card = NO_SCORE_CARD
        self.trick = 0
        self.cards = 0
        self.phase = DEALING
        if journal is not None:
            journal.tell(events.GameBegun(self.game + 1, Seat(self.dealer)))

    def _deal(self, card: i64, journal: Journal | None) -> None:
        seat: i64 = self.turn
        chosen: i64 = bits.bit(card)
        self.undealt ^= chosen
        self.at[HANDS + seat] |= chosen
        self.turn = self._left_of(seat)
        self.cards += 1
        if journal is not None:
            journal.tell(events.CardDealt(Seat(seat), card))
            journal.tell(events.CardDealtFaceDown(Seat(seat)))
        if self.cards == self.box.hand_size * self.box.seats:
            self.cards = 0
            self.phase = TURNING

    def _left_of(self, seat: i64) -> i64:
        left: i64 = seat + 1
        if left == self.box.seats:  # measured: a conditional expression with a literal in it makes an object
            left = 0
        return left

    # 2 · Playing

    def _turn_score_card(self, card: i64, journal: Journal | None) -> None:
        """R2.1: who leads the trick turns up what it is about."""
        self.score_deck ^= bits.bit(card)
        self.score_card = card
        self.phase = PLAYING
        if journal is not None:
            components = self.box.components
            black: i64 = components.black[card]
            white: i64 = components.white[card]
            journal.tell(events.ScoreCardTurned(Seat(self.turn), self.trick + 1, black, white))

    def _play(self, card: i64, journal: Journal | None) -> None:
        seat: i64 = self.turn
        self.at[HANDS + seat] ^= bits.bit(card)
        self.at[TABLE + seat] = card
        self.cards += 1
        self.turn = self._left_of(seat)
        if journal is not None:
            journal.tell(events.CardPlayed(Seat(seat), card))
        if self.cards == self.box.seats:
            self._end_trick(journal, is_put_away=True)

    def _put_away(self) -> None:
        """R2.6, R5.1: the cards of the trick leave the table, and who has played what about which score card is remembered."""
        at = self.at
        pack: i64 = self.score_card << (CARD * MOST_SEATS)
        for seat in range(self.box.seats):
            played: i64 = at[TABLE + seat]
            pack |= played << (CARD * seat)
            at[PLAYED + seat] |= bits.bit(played)
            at[TABLE + seat] = NO_CARD
        at[COURSE + self.trick] = pack

    def _end_trick(self, journal: Journal | None, is_put_away: bool) -> None:
        at = self.at
        lowest: i64 = 0
        highest: i64 = 0
        for seat in range(1, self.box.seats):
            card: i64 = at[TABLE + seat]
            if card > at[TABLE + highest]:
                highest = seat
            if card < at[TABLE + lowest]:
                lowest = seat
        self._take_matches(highest, self.box.components.black[self.score_card], journal)  # R2.4
        self._take_matches(lowest, -self.box.components.white[self.score_card], journal)  # R2.5
        if is_put_away:
            self._put_away()
        self.score_card = NO_SCORE_CARD
        self.cards = 0
        self.trick += 1
        if self.trick == TRICKS:
            self._end_game(journal)
            return
        if self.box.highest_leads:
            self.turn = highest  # R2.8
        else:
            self.dealer = self._left_of(self.dealer)  # R2.7
            self.turn = self._left_of(self.dealer)
        self.phase = TURNING

    def _take_matches(self, seat: i64, number: i64, journal: Journal | None) -> None:
        """R2.9: black counts up and white down, so what is left is the balance."""
        before: i64 = self.at[MATCHES + seat]
        after: i64 = before + number
        self.at[MATCHES + seat] = after
        if journal is not None:
            cancelled = (abs(int(before)) + abs(int(number)) - abs(int(after))) // 2
            colour = "black" if number > 0 else "white"
            card: i64 = self.at[TABLE + seat]
            journal.tell(events.MatchesTaken(Seat(seat), colour, abs(int(number)), card, cancelled, after))

    # 3 · The end, 4 · Variants

    def _end_game(self, journal: Journal | None) -> None:
        at = self.at
        is_zero_scored = False
        for seat in range(self.box.seats):
            if at[MATCHES + seat] == 0:
                is_zero_scored = True
        penalty: i64 = ZERO_PENALTY if self.box.zero_penalty and is_zero_scored else 0
        for seat in range(self.box.seats):
            balance: i64 = at[MATCHES + seat]
            result: i64 = balance if balance >= 0 else -balance  # R3.2
            extra: i64 = penalty if result > 0 else 0  # R4.2, R4.3
            write_down(at, seat, self.game, result + extra)
            if journal is not None:
                journal.tell(events.ResultRecorded(Seat(seat), self.game + 1, result + extra, extra))
            if result == 0:
                self._erase_highest(seat, journal)
        self.game += 1
        if self.game == self.box.seats:  # R1.2
            self.phase = OVER
            if journal is not None:
                journal.tell(events.MatchEnded(self.totals()))
            return
        self.first_dealer = self._left_of(self.first_dealer)  # R1.5
        self.begin_game(journal)

    def _erase_highest(self, seat: i64, journal: Journal | None) -> None:
        """R3.3, R3.4: the highest earlier result that still stands, of equal ones the oldest."""
        found: i64 = highest_in(self.at[STANDING + seat])
        if found < 0:
            return
        self.erase(seat, found)
        if journal is not None:
            journal.tell(events.ResultErased(Seat(seat), found + 1, result_in(self.at[RESULTS + seat], found)))

    def erase(self, seat: i64, game: i64) -> None:
        """A seat's result in a game stands no longer."""
        self.erased |= bits.bit(seat * MOST_SEATS + game)
        self.at[STANDING + seat] -= result_in(self.at[STANDING + seat], game) << (RESULT * game)

    def totals(self) -> list[int]:
        """The sum of each seat's results that still stand."""
        totals: list[int] = []
        for seat in range(self.box.seats):
            totals.append(total_in(self.at[STANDING + seat]))
        return totals

    def outcome(self) -> Outcome | None:
        """R3.6: after the last game the lowest total wins, and a tie is a shared win."""
        if self.phase != OVER:
            return None
        totals = self.totals()
        return Outcome(totals, ranked(totals, lowest_wins=True), "lowest total")

    def view(self, seat: Seat | None) -> ZenView:
        box = self.box
        at = self.at
        seats = range(int(box.seats))
        view = ZenView(seat)
        view.decision = self.decision()
        view.actor = self.actor()
        view.games = int(box.seats)
        view.game = int(self.game)
        view.trick = int(self.trick)
        view.first_dealer = int(self.first_dealer)
        view.dealer = int(self.dealer)
        view.turn = int(self.turn)
        view.cards = int(self.cards)
        view.hand = [] if seat is None else bits.members(at[HANDS + seat])
        view.hand_sizes = [int(bits.count(at[HANDS + s])) for s in seats]
        tricks = range(int(self.trick))
        view.played = [[int(card_of(at[COURSE + trick], s)) for trick in tricks] for s in seats]
        view.table = [int(at[TABLE + s]) for s in seats]
        view.matches = [int(at[MATCHES + s]) for s in seats]
        view.score_card = int(self.score_card)
        view.score_deck = bits.members(self.score_deck)
        view.turned = [int(score_card_of(at[COURSE + trick])) for trick in tricks]
        view.results = [[int(result_in(at[RESULTS + s], g)) for g in range(int(self.game))] for s in seats]
        view.erased = bits.members(self.erased)
        view.totals = self.totals()
        view.score_values = box.score_values
        return view

    # Fast paths

    def draw(self, rng: Rng) -> Action:
        return self.box.actions[self._first_index() + self._draw(rng)]

    def _draw(self, rng: Rng) -> i64:
        choices: i64 = self._choices()
        return bits.kth(choices, rng.below(bits.count(choices)))

    def settle(self, rng: Rng) -> Seat:
        while self.phase < PLAYING:
            self._choose(self._draw(rng), None)
        return self.actor()

    def offer(self, offers: Offers) -> None:
        offers.add_set(self._first_index(), self._choices())

    def rollout(self, rng: Rng) -> int:
        decisions: i64 = self._step_to_next_trick(rng)
        if self.phase != OVER:
            decisions += self._play_out(rng)
        return decisions

    def _step_to_next_trick(self, rng: Rng) -> i64:
        """Finish the trick or the deal that has begun; returns the number of decisions."""
        decisions: i64 = 0
        while self.phase != TURNING and self.phase != OVER and (self.phase != DEALING or self.cards != 0):
            if self.phase == PLAYING:
                decisions += 1
            self._choose(self._draw(rng), None)
        return decisions

    def _play_out(self, rng: Rng) -> i64:
        """Play on from between two tricks with the cards in rows; returns the number of decisions.

        Nobody's choice hangs on another's, so that the order within a trick does not matter.
        """
        box = self.box
        at = self.at
        pack = box.pack[:]
        deck = box.score_deck[:]
        if self.phase == TURNING:
            rows.lay_pack(pack, self.undealt, at, box.seats)
            rows.lay_deck(deck, self.score_deck)
        undealt: i64 = box.numbers - box.seats * box.hand_size
        score_cards: i64 = len(deck)
        decisions: i64 = 0
        begun: i64 = self.trick
        while self.phase != OVER:
            if self.phase == DEALING:
                begun = 0
                for left in range(box.numbers, undealt, -1):
                    rows.take(pack, 0, left, rng)
                self.phase = TURNING
            self.score_card = rows.take(deck, 0, score_cards - self.trick, rng)
            for seat in range(box.seats):
                first: i64 = undealt + seat * box.hand_size
                at[TABLE + seat] = rows.take(pack, first, box.hand_size - self.trick, rng)
            decisions += box.seats
            self._end_trick(None, is_put_away=False)
        self._pick_up(pack, deck, begun)
        return decisions

    def _pick_up(self, pack: vec[i64], deck: vec[i64], begun: i64) -> None:
        """Take from the rows what was not played of a finished game, and what was from the trick on in which they were laid."""
        hand_size: i64 = self.box.hand_size
        undealt: i64 = self.box.numbers - self.box.seats * hand_size
        self.undealt = rows.mask_of(pack, 0, undealt)
        self.score_deck = rows.mask_of(deck, 0, len(deck) - TRICKS)
        for trick in range(begun, TRICKS):
            self.trick = trick
            self.score_card = rows.taken(deck, 0, len(deck), trick)
            for seat in range(self.box.seats):
                self.at[TABLE + seat] = rows.taken(pack, undealt + seat * hand_size, hand_size, trick)
            self._put_away()
        self.trick = TRICKS
        self.score_card = NO_SCORE_CARD
        for seat in range(self.box.seats):
            self.at[HANDS + seat] = rows.mask_of(pack, undealt + seat * hand_size, hand_size - TRICKS)
