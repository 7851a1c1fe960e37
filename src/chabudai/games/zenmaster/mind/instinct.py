"""How likely a good player of ZenMaster plays each card: learned from what searches chose, see `instinct.toml`.

A small network: what is noticed of the situation, of the hand and of a card goes through one hidden layer and adds up to how
much the card is liked; the likings of a hand make a softmax. So it says what a search is to try first, and, of what the others
have played, how likely they would have played so with the hands that they have in a world.
"""

import math
import tomllib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.zenmaster.box.components import MOST_SEATS, TRICKS
from chabudai.games.zenmaster.mind.appraisal import Appraisal, highest_standing
from chabudai.games.zenmaster.mind.situation import Situation, now, of_others
from chabudai.games.zenmaster.rules.layout import HANDS, STANDING, total_in
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.search.policy import NEVER

FILE: Final = "instinct.toml"
VERSION: Final = 1
"""Of what is noticed; numbers for something else are refused."""
SCALE: Final = 1000.0
"""The numbers of the file are so many times what is reckoned with."""

# What is noticed, in this order: of the situation, which is the same whatever the actor holds; of the hand; of the card.
OF_SITUATION: Final[i64] = 31
OF_HAND: Final[i64] = 8
OF_CARD: Final[i64] = 17
NOTICED: Final[i64] = OF_SITUATION + OF_HAND + OF_CARD

_FIRST_OF_CARD: Final[i64] = OF_SITUATION + OF_HAND
_MOST_IN_HAND: Final = 10
_MUCH: Final = 3.0  # matches; whoever wants more or less than so much just wants it much


@final
class Instinct:
    """Notices, and says how much each card of a hand is liked in a situation."""

    def __init__(self, appraisal: Appraisal) -> None:
        self._worth: Final = appraisal
        self.hidden: i64 = 0
        """How many sums the hidden layer has, a multiple of four; 0 for nothing learned."""
        self._first: vec[float] = vec[float]()  # for all that is noticed, a number for each of the hidden layer
        self._bias: vec[float] = vec[float]()
        self._second: vec[float] = vec[float]()
        self.noticed: vec[float] = _floats(NOTICED)
        self.liked: vec[float] = _floats(_MOST_IN_HAND)
        """How much each card of the hand that was asked about last is liked, the lowest card first."""
        self._base: vec[float] = vec[float]()  # what the hidden layer gets of situation and hand
        self._rows: vec[i64] = bits.zeros(OF_CARD)  # what of a card is not nothing
        # Of each card of the hand: where it lies, how likely it takes black and white, how much worse than the best it looks.
        self._places: vec[float] = _floats(_MOST_IN_HAND)
        self._blacks: vec[float] = _floats(_MOST_IN_HAND)
        self._whites: vec[float] = _floats(_MOST_IN_HAND)
        self._worths: vec[float] = _floats(_MOST_IN_HAND)
        self._all: i64 = 0  # the number cards of the game
        self._past: list[Situation] = []  # the situations of others that are remembered

    def read(self) -> None:
        """Take over the committed numbers; those for something else are refused."""
        read = tomllib.loads(Path(__file__).with_name(FILE).read_text("utf-8"))
        if read["version"] != VERSION:
            raise ValueError(f"{FILE} is of version {read['version']}, not {VERSION}")
        self.learn([[float(number) / SCALE for number in line.split()] for line in read["table"].splitlines()])

    def learn(self, lines: list[list[float]]) -> None:
        """Take over numbers: for each of the hidden layer its bias, its weight, and a number for all that is noticed."""
        self.hidden = len(lines)
        if self.hidden % 4 != 0:
            raise ValueError(f"{self.hidden} lines in the table, which goes by fours")
        self._first, self._bias, self._second = _floats(self.hidden * NOTICED), _floats(self.hidden), _floats(self.hidden)
        self._base = _floats(self.hidden)
        for unit in range(self.hidden):
            line = lines[unit]
            if len(line) != NOTICED + 2:
                raise ValueError(f"{len(line)} numbers in a line of the table, not {NOTICED + 2}")
            self._bias[unit] = line[0]
            self._second[unit] = line[1]
            for at in range(NOTICED):
                self._first[at * self.hidden + unit] = line[at + 2]

    # What is asked of it

    def look(self, state: ZenState) -> i64:
        """Like the cards of the actor; returns how many there are."""
        situation = now(state)
        self._notice_situation(state, situation)
        return self._like(situation, state.at[HANDS + state.turn])

    def remember(self, state: ZenState) -> bool:
        """Note what everyone but the actor has played in this game; whether there was anything."""
        self._past = of_others(state)
        for situation in self._past:
            self._notice_situation(state, situation)
        return len(self._past) > 0

    def credence_of(self, world: ZenState, seat: i64) -> float:
        """How likely a seat would have played as it did with the hand of this world: a logarithm."""
        found = 0.0
        for situation in self._past:
            if situation.seat != seat:
                continue
            hand: i64 = world.at[HANDS + seat] | situation.since
            number: i64 = self._like(situation, hand)
            best = -1e9
            for place in range(number):
                best = max(best, self.liked[place])
            total = 0.0
            for place in range(number):
                total += math.exp(self.liked[place] - best)
            played: i64 = bits.count(hand & (bits.bit(situation.card) - 1))
            found += self.liked[played] - best - math.log(total)
        return found

    def rows(self, state: ZenState) -> list[list[float]]:
        """All that is noticed of each card of the actor, to learn from."""
        situation = now(state)
        self._notice_situation(state, situation)
        hand: i64 = state.at[HANDS + state.turn]
        number: i64 = self._notice_hand(situation, hand)
        found: list[list[float]] = []
        for place in range(number):
            self._notice_card(situation, hand, place, number)
            found.append(list(self.noticed))
        return found

    def _like(self, situation: Situation, hand: i64) -> i64:
        """Like the cards of a hand; returns how many there are."""
        number: i64 = self._notice_hand(situation, hand)
        for place in range(number):
            self._notice_card(situation, hand, place, number)
            self.liked[place] = self._sum()
        return number

    # What it notices

    def _notice_situation(self, state: ZenState, situation: Situation) -> None:
        """What everyone knows, and what the hidden layer makes of it."""
        self._all = bits.below(state.box.numbers + 1) - 1
        self._notice_matches(state, situation)
        self._notice_course(state, situation)
        seen = self.noticed
        hidden: i64 = self.hidden
        base = self._bias[:]
        for at in range(OF_SITUATION):
            for unit in range(hidden):
                base[unit] += self._first[at * hidden + unit] * seen[at]
        situation.base = base

    def _notice_matches(self, state: ZenState, situation: Situation) -> None:
        """What the trick brings, and who wants that."""
        worth = self._worth
        components = state.box.components
        black: i64 = components.black[situation.score_card]
        white: i64 = components.white[situation.score_card]
        left: i64 = TRICKS - 1 - situation.trick
        wants_black = 0.0
        wants_white = 0.0
        for step in range(1, situation.others + 1):
            other: i64 = (situation.seat + step) % state.box.seats
            worth.reckon(situation.balances[other], black, white, left, highest_standing(state, other))
            wants_black += _within(worth.if_none - worth.if_black, _MUCH)
            wants_white += _within(worth.if_none - worth.if_white, _MUCH)
        balance: i64 = situation.balances[situation.seat]
        standing: i64 = highest_standing(state, situation.seat)
        worth.reckon(balance, black, white, left, standing)
        situation.if_none, situation.if_black, situation.if_white = worth.if_none, worth.if_black, worth.if_white
        seen = self.noticed
        seen[0] = float(balance) / 8.0
        seen[1] = float(balance if balance >= 0 else -balance) / 8.0
        seen[2] = float(black) / 5.0
        seen[3] = float(white) / 5.0
        seen[4] = worth.if_none / 4.0
        seen[5] = _within(worth.if_black - worth.if_none, _MUCH) / 2.0
        seen[6] = _within(worth.if_white - worth.if_none, _MUCH) / 2.0
        seen[7] = float(standing) / 8.0
        seen[25] = 1.0 if balance == 0 else 0.0
        seen[26] = 1.0 if balance + black == 0 else 0.0
        seen[27] = 1.0 if balance == white else 0.0
        seen[28] = wants_black / 4.0
        seen[29] = wants_white / 4.0

    def _notice_course(self, state: ZenState, situation: Situation) -> None:
        """How far it has come, and who plays when."""
        seats: i64 = state.box.seats
        mine: i64 = total_in(state.at[STANDING + situation.seat])
        ahead: i64 = NEVER
        for other in range(seats):
            if other != situation.seat:
                ahead = min(ahead, total_in(state.at[STANDING + other]) - mine)
        seen = self.noticed
        seen[8] = _within(float(ahead) / 10.0, 2.0)
        seen[9] = float(seats - 1 - state.game) / 3.0
        for others in range(MOST_SEATS):
            seen[10 + others] = 1.0 if others == situation.others else 0.0
        seen[15] = 1.0 if situation.cards == 0 else 0.0
        for left in range(TRICKS):
            seen[16 + left] = 1.0 if left == TRICKS - 1 - situation.trick else 0.0
        seen[30] = float(seats - 3) / 2.0

    def _notice_hand(self, situation: Situation, hand: i64) -> i64:
        """What there is to the hand as a whole; returns its number of cards."""
        worth = self._worth
        worth.unseen = self._all & ~(situation.gone | hand)
        worth.unseen_cards = bits.count(worth.unseen)
        worth.others, worth.highest, worth.lowest = situation.others, situation.highest, situation.lowest
        worth.balance = situation.balances[situation.seat]
        worth.if_none, worth.if_black, worth.if_white = situation.if_none, situation.if_black, situation.if_white
        number: i64 = self._notice_places(hand)
        places = 0.0
        sides = 0.0
        high = 0.0
        low = 0.0
        for at in range(number):
            place = self._places[at]
            places += place
            sides += place - 0.5 if place > 0.5 else 0.5 - place
            high += 1.0 if place > 0.75 else 0.0
            low += 1.0 if place < 0.25 else 0.0
        over: i64 = bits.count(hand & ~(bits.bit(situation.highest) | (bits.bit(situation.highest) - 1)))
        under: i64 = bits.count(hand & (bits.bit(situation.lowest) - 1)) if situation.cards > 0 else number
        seen = self.noticed
        seen[OF_SITUATION] = float(over) / 8.0
        seen[OF_SITUATION + 1] = float(under) / 8.0
        seen[OF_SITUATION + 2] = places / float(number)
        seen[OF_SITUATION + 3] = sides / float(number)
        seen[OF_SITUATION + 4] = high / 4.0
        seen[OF_SITUATION + 5] = low / 4.0
        seen[OF_SITUATION + 6] = 1.0 - worth.place(worth.lower(situation.highest)) if situation.cards > 0 else 1.0
        seen[OF_SITUATION + 7] = worth.place(worth.lower(situation.lowest)) if situation.cards > 0 else 1.0
        self._add_hand(situation)
        return number

    def _notice_places(self, hand: i64) -> i64:
        """Where the cards of the hand lie, and what they look worth; returns how many there are."""
        worth = self._worth
        number: i64 = 0
        best = -1e9
        rest: i64 = hand
        while rest:
            card: i64 = bits.lowest(rest)
            rest &= rest - 1
            lower: i64 = worth.lower(card)
            place = worth.place(lower)
            black = worth.black(card, lower)
            white = worth.white(card, lower)
            liking = worth.worth(place, black, white)
            self._places[number] = place
            self._blacks[number] = black
            self._whites[number] = white
            self._worths[number] = liking
            best = max(best, liking)
            number += 1
        for at in range(number):
            self._worths[at] = max(-4.0, self._worths[at] - best)
        return number

    def _add_hand(self, situation: Situation) -> None:
        """What the hidden layer gets of situation and hand."""
        first = self._first
        base = self._base
        hidden: i64 = self.hidden
        for unit in range(hidden):
            base[unit] = situation.base[unit]
        for at in range(OF_SITUATION, _FIRST_OF_CARD):
            value = self.noticed[at]
            row: i64 = at * hidden
            for unit in range(hidden):
                base[unit] += first[row + unit] * value

    def _notice_card(self, situation: Situation, hand: i64, place: i64, number: i64) -> None:
        """What there is to one card of the hand noticed last, the lowest card first."""
        card: i64 = bits.kth(hand, place)
        lies = self._places[place]
        black = self._blacks[place]
        white = self._whites[place]
        is_over = card > situation.highest
        is_under = card < situation.lowest
        is_first_over = is_over and (place == 0 or bits.kth(hand, place - 1) < situation.highest)
        is_last_under = is_under and (place + 1 == number or bits.kth(hand, place + 1) > situation.lowest)
        seen = self.noticed
        first: i64 = _FIRST_OF_CARD
        seen[first] = lies
        seen[first + 1] = (lies - 0.5) * (lies - 0.5)
        seen[first + 2] = 1.0 if is_over else 0.0
        seen[first + 3] = 1.0 if is_under else 0.0
        seen[first + 4] = black
        seen[first + 5] = white
        seen[first + 6] = self._worths[place] / 4.0
        seen[first + 7] = float(place) / 8.0
        seen[first + 8] = float(number - 1 - place) / 8.0
        seen[first + 9] = (self._places[place + 1] if place + 1 < number else 1.0) - lies
        seen[first + 10] = lies - (self._places[place - 1] if place > 0 else 0.0)
        seen[first + 11] = 1.0 if is_first_over else 0.0
        seen[first + 12] = 1.0 if is_last_under else 0.0
        seen[first + 13] = 1.0 if place + 1 == number else 0.0
        seen[first + 14] = 1.0 if place == 0 else 0.0
        seen[first + 15] = black * (situation.if_black - situation.if_none) / 4.0
        seen[first + 16] = white * (situation.if_white - situation.if_none) / 4.0

    def _sum(self) -> float:
        """How much the card noticed last is liked.

        Measured: four sums beside each other, over what is not nothing, take half of the time of one after the other.
        """
        seen = self.noticed
        rows = self._rows
        number: i64 = 0
        for at in range(_FIRST_OF_CARD, NOTICED):
            if seen[at] != 0.0:
                rows[number] = at
                number += 1
        first = self._first
        base = self._base
        second = self._second
        found = 0.0
        for unit in range(0, self.hidden, 4):
            one = base[unit]
            two = base[unit + 1]
            three = base[unit + 2]
            four = base[unit + 3]
            for place in range(number):
                value = seen[rows[place]]
                row: i64 = rows[place] * self.hidden + unit
                one += first[row] * value
                two += first[row + 1] * value
                three += first[row + 2] * value
                four += first[row + 3] * value
            found += second[unit] * max(one, 0.0) + second[unit + 1] * max(two, 0.0)
            found += second[unit + 2] * max(three, 0.0) + second[unit + 3] * max(four, 0.0)
        return found


def _within(value: float, most: float) -> float:
    """The value, between the two."""
    return max(-most, min(most, value))


def _floats(length: i64) -> vec[float]:
    return vec[float]([0.0] * int(length))
