"""What a card looks worth in ZenMaster: the balance it is likely to lead to, and the hand it leaves."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.zenmaster.box.components import MOST_SEATS, TRICKS
from chabudai.games.zenmaster.rules.layout import HANDS, MATCHES, PLAYED, STANDING, TABLE, highest_in, result_in
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.search.policy import NEVER

UNSEEN: Final = 61  # more than the number cards that an edition may have


@final
class Appraisal:
    """One decision at a time: noted by `look`, or by whoever sets what is noted, and then asked card by card."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self._point: Final = numbers["point"]
        self._ease: Final = numbers["ease"]
        self._nerve: Final = numbers["nerve"]
        self._shed: Final = numbers["shed"]
        self._steer: Final = numbers["steer"]
        self._erase: Final = numbers["erase"]
        # The chances that nobody plays over or under a card, by how the unseen cards lie; below 0 until they are needed.
        self._overs: vec[float] = vec[float]([-1.0] * (UNSEEN * UNSEEN * int(MOST_SEATS)))
        self._unders: vec[float] = vec[float]([-1.0] * (UNSEEN * UNSEEN * int(MOST_SEATS)))
        # What one decision is about.
        self.unseen: i64 = 0
        self.unseen_cards: i64 = 0
        self.others: i64 = 0  # who play after the actor
        self.highest: i64 = 0  # on the table
        self.lowest: i64 = 0
        self.balance: i64 = 0
        self.if_none = 0.0  # the cost of taking nothing, black, white
        self.if_black = 0.0
        self.if_white = 0.0

    def look(self, state: ZenState) -> None:
        """What the actor sees: the table, the own balance, and which cards have not been seen."""
        at = state.at
        seats: i64 = state.box.seats
        seen: i64 = at[HANDS + state.turn]
        highest: i64 = 0
        lowest: i64 = NEVER
        for seat in range(seats):
            card: i64 = at[TABLE + seat]
            seen |= at[PLAYED + seat]
            if card != 0:
                seen |= bits.bit(card)
                highest = max(highest, card)
                lowest = min(lowest, card)
        self.unseen = (bits.below(state.box.numbers + 1) - 1) & ~seen
        self.unseen_cards = bits.count(self.unseen)
        self.others = seats - 1 - state.cards
        self.highest = highest
        self.lowest = lowest
        components = state.box.components
        black: i64 = components.black[state.score_card]
        white: i64 = components.white[state.score_card]
        balance: i64 = at[MATCHES + state.turn]
        self.reckon(balance, black, white, TRICKS - 1 - state.trick, highest_standing(state, state.turn))

    def reckon(self, balance: i64, black: i64, white: i64, left: i64, standing: i64) -> None:
        """What the trick may cost whoever has this balance, with so many tricks left after it."""
        self.balance = balance
        self.if_none = self.cost(balance, left, standing)
        self.if_black = self.cost(balance + black, left, standing)
        self.if_white = self.cost(balance - white, left, standing)

    def cost(self, balance: i64, left: i64, standing: i64) -> float:
        """About how many matches are left in the end of such a balance; a zero erases the highest result that stands."""
        if left == 0 and balance == 0:
            return -self._erase * float(standing)
        size = float(balance if balance >= 0 else -balance)
        return size * size / (size + self._ease * float(left)) if size > 0.0 else 0.0

    def lower(self, card: i64) -> i64:
        """How many unseen cards lie below a card."""
        return bits.count(self.unseen & (bits.bit(card) - 1))

    def place(self, lower: i64) -> float:
        """Where a card lies among the unseen ones, from 0 to 1."""
        return float(lower) / float(self.unseen_cards) if self.unseen_cards > 0 else 0.5

    def black(self, card: i64, lower: i64) -> float:
        """How likely the card takes the black matches."""
        if card < self.highest:
            return 0.0
        at: i64 = (self.unseen_cards * UNSEEN + lower) * MOST_SEATS + self.others
        if self._overs[at] < 0.0:
            self._overs[at] = self._chance(self.place(lower))
        return self._overs[at]

    def white(self, card: i64, lower: i64) -> float:
        """How likely the card takes the white matches."""
        if card > self.lowest:
            return 0.0
        at: i64 = (self.unseen_cards * UNSEEN + lower) * MOST_SEATS + self.others
        if self._unders[at] < 0.0:
            self._unders[at] = self._chance(1.0 - self.place(lower))
        return self._unders[at]

    def worth(self, place: float, black: float, white: float) -> float:
        """What a card is worth in matches, by where it lies and how likely it takes black or white."""
        cost = black * self.if_black + white * self.if_white + (1.0 - black - white) * self.if_none
        side = place - 0.5
        return self._shed * 4.0 * side * side + self._steer * float(self.balance) * side - cost

    def weigh(self, card: i64) -> i64:
        """How good it is to play a card, in parts of REWARD: its worth.

        Measured: put together from the functions above it takes a tenth more of a search.
        """
        lower: i64 = bits.count(self.unseen & (bits.bit(card) - 1))
        place = float(lower) / float(self.unseen_cards) if self.unseen_cards > 0 else 0.5
        at: i64 = (self.unseen_cards * UNSEEN + lower) * MOST_SEATS + self.others
        black = 0.0
        white = 0.0
        if card > self.highest:
            black = self._overs[at]
            if black < 0.0:
                black = self.black(card, lower)
        if card < self.lowest:
            white = self._unders[at]
            if white < 0.0:
                white = self.white(card, lower)
        cost = black * self.if_black + white * self.if_white + (1.0 - black - white) * self.if_none
        side = place - 0.5
        worth = self._shed * 4.0 * side * side + self._steer * float(self.balance) * side - cost
        return i64(worth * self._point)

    def _chance(self, place: float) -> float:
        """That nobody who still plays goes beyond a card, when a card that nobody has seen goes less far with this chance."""
        return math.exp(math.log(max(place, 0.001)) * self._nerve * float(self.others)) if self.others > 0 else 1.0


def highest_standing(state: ZenState, seat: i64) -> i64:
    """The highest result of a seat that a zero would erase."""
    found: i64 = highest_in(state.at[STANDING + seat])
    if found < 0:
        return 0
    return result_in(state.at[STANDING + seat], found)
