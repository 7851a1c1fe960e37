"""What everyone knows of a decision in ZenMaster: of the one to come, and of those that were made in this game (R5.1)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.zenmaster.box.components import MOST_SEATS
from chabudai.games.zenmaster.rules.layout import COURSE, MATCHES, PLAYED, TABLE, card_of, score_card_of
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.search.policy import NEVER


@final
class Situation:
    """A seat is to play to a trick: what is open, and once it has played, what it played from then on."""

    def __init__(self, state: ZenState, seat: i64, trick: i64, table: vec[i64], balances: vec[i64], gone: i64) -> None:
        self.seat: Final = seat
        self.trick: Final = trick
        self.balances: Final[vec[i64]] = balances
        self.score_card: i64 = state.score_card if trick == state.trick else score_card_of(state.at[COURSE + trick])
        self.highest: i64 = 0  # on the table
        self.lowest: i64 = NEVER
        self.cards: i64 = 0  # on the table
        self.gone: i64 = gone  # what everyone has seen in this game
        for other in range(state.box.seats):
            card: i64 = table[other]
            if card != 0:
                self.cards += 1
                self.gone |= bits.bit(card)
                self.highest = max(self.highest, card)
                self.lowest = min(self.lowest, card)
        self.others: i64 = state.box.seats - 1 - self.cards  # who play after it
        self.card: i64 = 0  # what was played, 0 if that is still to come
        self.since: i64 = 0  # what the seat has played from this decision on
        self.base: vec[float] = vec[float]()  # what an instinct makes of all this
        self.if_none = 0.0  # the cost of taking nothing, black, white
        self.if_black = 0.0
        self.if_white = 0.0


def now(state: ZenState) -> Situation:
    """The decision to come."""
    at = state.at
    gone: i64 = 0
    for seat in range(state.box.seats):
        gone |= at[PLAYED + seat]
    balances = at[MATCHES : MATCHES + MOST_SEATS]
    return Situation(state, state.turn, state.trick, at[TABLE : TABLE + MOST_SEATS], balances, gone)


def of_others(state: ZenState) -> list[Situation]:
    """All decisions of this game that were not the actor's."""
    seats: i64 = state.box.seats
    found: list[Situation] = []
    gone: i64 = 0
    balances = bits.zeros(MOST_SEATS)
    leader: i64 = (state.first_dealer + 1) % seats
    for trick in range(state.trick + 1):
        table = bits.zeros(MOST_SEATS)
        cards: i64 = seats if trick < state.trick else state.cards
        for step in range(cards):
            seat: i64 = (leader + step) % seats
            if seat != state.turn:
                found.append(Situation(state, seat, trick, table, balances[:], gone))
            table[seat] = card_of(state.at[COURSE + trick], seat) if trick < state.trick else state.at[TABLE + seat]
            _note(found, seat, table[seat])
        if trick < state.trick:
            for seat in range(seats):
                gone |= bits.bit(table[seat])
            leader = _ended(state, score_card_of(state.at[COURSE + trick]), table, balances, leader)
    return found


def _note(found: list[Situation], seat: i64, card: i64) -> None:
    """A seat has played this card."""
    for situation in found:
        if situation.seat == seat:
            situation.since |= bits.bit(card)
            if situation.card == 0:
                situation.card = card


def _ended(state: ZenState, score_card: i64, table: vec[i64], balances: vec[i64], leader: i64) -> i64:
    """Hand out the matches of a finished trick (R2.4, R2.5); returns who leads the next (R2.7, R2.8)."""
    lowest: i64 = 0
    highest: i64 = 0
    for seat in range(1, state.box.seats):
        if table[seat] > table[highest]:
            highest = seat
        if table[seat] < table[lowest]:
            lowest = seat
    balances[highest] += state.box.components.black[score_card]
    balances[lowest] -= state.box.components.white[score_card]
    return highest if state.box.highest_leads else (leader + 1) % state.box.seats
