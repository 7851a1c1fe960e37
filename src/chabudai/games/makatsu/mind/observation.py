"""A view of Meister Makatsu as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.game import State, View
from chabudai.core.seats import Seat
from chabudai.games.makatsu.box.box import Box
from chabudai.games.makatsu.box.components import CARDS, MOST_SEATS, PHASES, ROUNDS
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules.layout import DECKS, HANDS, PLAYING, RESERVES, TABLE, TOKENS
from chabudai.games.makatsu.rules.state import MakatsuState
from chabudai.learning.observation import Field, Observer, around, by_seat, chairs, of_seats, seen_from
from chabudai.learning.rows import Row


def fields(box: Box) -> list[Field]:
    """The layout for this number of seats and this edition."""
    cards, seats, phases = int(CARDS), int(box.seats), int(PHASES)
    pool = [int(count) for count in box.components.pool]
    points = sum([pool[phase] * int(box.components.points[phase]) for phase in range(phases)])
    names = box.components.card_names
    in_phases = [f"phase {phase + 1}" for phase in range(phases)]
    everyone, all_cards = of_seats(seats), by_seat(seats, names)
    piles = by_seat(seats, ["hand", "deck", "reserve"])
    progress = "finished rounds of this phase, cards in this round"
    return [
        Field("hand", cards, 0, 1, "1 for each card in the own hand", names),
        Field("deck", cards, 0, 1, "1 for each card in the own deck", names),
        Field("reserve", cards, 0, 1, "1 for each card in the own reserve", names),
        Field("left", seats * cards, 0, 1, "seat by seat, 1 for each card in hand, deck or reserve", all_cards),
        Field("table", seats * cards, 0, 2, "seat by seat, 1 for the first card in this round, 2 for the second", all_cards),
        Field("sizes", seats * 3, 0, cards, "seat by seat, cards in hand, deck and reserve", piles),
        Field("tokens", seats * phases, 0, max(pool), "seat by seat, tokens of each phase", by_seat(seats, in_phases)),
        Field("pool", phases, 0, max(pool), "tokens of each phase that nobody has", in_phases),
        Field("points", seats, 0, points, "what the tokens are worth", everyone),
        Field("holder", seats, 0, 1, "1 for who holds the figure", everyone),
        Field("turn", seats, 0, 1, "1 for whose turn it is", everyone),
        Field("phase", phases, 0, 1, "1 for the phase; 0 everywhere once all are over", in_phases),
        Field("progress", 2, 0, max(int(max(ROUNDS)), 2 * seats, 4), progress, progress.split(", ")),
    ]


@final
class MakatsuObserver(Observer):
    """Writes Meister Makatsu's observations."""

    def __init__(self, box: Box) -> None:
        super().__init__(fields(box), int(box.first_draw), keeps=True)
        self.box: Final = box
        self.chairs: Final[vec[i64]] = chairs(box.seats)

    def write(self, view: View, row: Row) -> None:
        assert isinstance(view, MakatsuView)
        me: i64 = 0 if view.seat is None else view.seat
        seats: i64 = self.box.seats
        row.put_set(view.hand, CARDS)
        row.put_set(view.memory.deck, CARDS)
        row.put_set(view.memory.reserve, CARDS)
        for seat in around(me, seats):
            row.put_set(view.memory.left[seat], CARDS)
        for seat in around(me, seats):
            first: i64 = row.place
            row.put_set(view.table[seat], CARDS)
            if len(view.table[seat]) == 2:
                row.cells[first + view.table[seat][1]] = 2
        for seat in around(me, seats):
            row.put(view.hand_sizes[seat])
            row.put(view.deck_sizes[seat])
            row.put(view.reserve_sizes[seat])
        for seat in around(me, seats):
            row.put_all(view.tokens[seat])
        row.put_all(view.pool)
        for seat in around(me, seats):
            row.put(view.points[seat])
        row.put_one(seen_from(view.holder, me, seats), seats)
        row.put_one(seen_from(view.turn, me, seats), seats)
        row.put_one(view.phase if view.phase < int(PHASES) else -1, PHASES)
        row.put(view.round)
        row.put(view.cards)

    def write_actor(self, state: State, row: Row) -> None:
        assert isinstance(state, MakatsuState)
        self._write_of(state, state.turn, row)

    def write_seat(self, state: State, seat: Seat, row: Row) -> None:
        assert isinstance(state, MakatsuState)
        self._write_of(state, seat, row)

    def _write_of(self, state: MakatsuState, me: i64, row: Row) -> None:
        seats: i64 = self.box.seats
        at = state.at
        row.put_mask(at[HANDS + me], CARDS)
        row.put_mask(at[DECKS + me], CARDS)
        row.put_mask(at[RESERVES + me], CARDS)
        first: i64 = me * seats
        for chair in range(first, first + seats):
            seat: i64 = self.chairs[chair]
            row.put_mask(at[HANDS + seat] | at[DECKS + seat] | at[RESERVES + seat], CARDS)
        for chair in range(first, first + seats):
            self._write_table_of(state, self.chairs[chair], row)
        for chair in range(first, first + seats):
            seat = self.chairs[chair]
            row.put(bits.count(at[HANDS + seat]))
            row.put(bits.count(at[DECKS + seat]))
            row.put(bits.count(at[RESERVES + seat]))
        self._write_tokens(state, first, row)
        row.put_one(seen_from(state.holder, me, seats), seats)
        row.put_one(seen_from(state.turn, me, seats), seats)
        phase: i64 = state.phase
        if phase >= PHASES:
            phase = -1
        row.put_one(phase, PHASES)
        row.put(state.round)
        row.put(state.cards)

    def _write_table_of(self, state: MakatsuState, seat: i64, row: Row) -> None:
        """What a seat has played in this round: 1 for the first card, 2 for the second."""
        seats: i64 = self.box.seats
        one: i64 = seat - state.holder
        if one < 0:
            one += seats
        first: i64 = -1
        second: i64 = -1
        if state.point == PLAYING and one < state.cards:
            first = state.at[TABLE + one]
            if one + seats < state.cards:
                second = state.at[TABLE + one + seats]
        if row.has_kept(1 + (first + 1) + (second + 1) * 256, CARDS):
            return
        start: i64 = row.place
        row.put_zeros(CARDS)
        if first >= 0:
            row.cells[start + first] = 1
        if second >= 0:
            row.cells[start + second] = 2

    def _write_tokens(self, state: MakatsuState, first: i64, row: Row) -> None:
        seats: i64 = self.box.seats
        components = self.box.components
        at = state.at
        for chair in range(first, first + seats):
            seat: i64 = self.chairs[chair]
            for phase in range(PHASES):
                row.put(at[TOKENS + phase * MOST_SEATS + seat])
        for phase in range(PHASES):
            left: i64 = components.pool[phase]
            for other in range(seats):
                left -= at[TOKENS + phase * MOST_SEATS + other]
            row.put(left)
        for chair in range(first, first + seats):
            owner: i64 = self.chairs[chair]
            points: i64 = 0
            for phase in range(PHASES):
                points += at[TOKENS + phase * MOST_SEATS + owner] * components.points[phase]
            row.put(points)

    def scores(self, view: View) -> list[int]:
        assert isinstance(view, MakatsuView)
        return view.points
