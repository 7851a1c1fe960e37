"""A view of ZenMaster as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from chabudai.core.fast import bits
from chabudai.core.game import State, View
from chabudai.core.seats import Seat
from chabudai.games.zenmaster.box.box import Box
from chabudai.games.zenmaster.box.components import MOST_SEATS, TRICKS, ZERO_PENALTY
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.rules.layout import HANDS, MATCHES, PLAYED, RESULTS, TABLE
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.learning.observation import Field, Observer, Row, around, by_seat, of_seats, seen_from


def fields(box: Box) -> list[Field]:
    """The layout for this number of seats and this edition."""
    numbers, seats = int(box.numbers), int(box.seats)
    cards = len(box.components.score_names)
    most = sum([int(value) for value in box.components.black]) + sum([int(value) for value in box.components.white])
    everyone = of_seats(seats)
    values = [str(number) for number in range(1, numbers + 1)]
    standing = "seat by seat, the result of each game that stands"
    games = by_seat(seats, [f"game {game + 1}" for game in range(seats)])
    played = "seat by seat, 1 for each number card played in earlier tricks of this game"
    progress = "finished games, finished tricks, cards dealt or in this trick, the dealer's seat"
    names = box.components.score_names
    return [
        Field("hand", numbers, 0, 1, "1 for each number card in the own hand", values),
        Field("played", seats * numbers, 0, 1, played, by_seat(seats, values)),
        Field("table", seats, 0, numbers, "the card in this trick, 0 for none", everyone),
        Field("matches", seats, -most, most, "the balance: black above 0, white below", everyone),
        Field("results", seats * seats, 0, most + int(ZERO_PENALTY), standing, games),
        Field("score_card", 2, 0, most, "black and white of the score card turned up, 0 for none", ["black", "white"]),
        Field("score_deck", cards, 0, 1, "1 for each score card not turned in this game", names),
        Field("progress", 4, 0, max(seats * int(box.hand_size), int(TRICKS)), progress, progress.split(", ")),
    ]


@final
class ZenObserver(Observer):
    """Writes ZenMaster's observations."""

    def __init__(self, box: Box) -> None:
        super().__init__(fields(box), int(box.first_deal), keeps=True)
        self.box: Final = box

    def write(self, view: View, row: Row) -> None:
        assert isinstance(view, ZenView)
        me: i64 = 0 if view.seat is None else view.seat
        seats: i64 = self.box.seats
        numbers: i64 = self.box.numbers
        row.put_mask(bits.of(view.hand) >> 1, numbers)
        for seat in around(me, seats):
            row.put_mask(bits.of(view.played[seat]) >> 1, numbers)
        for seat in around(me, seats):
            row.put(view.table[seat])
        for seat in around(me, seats):
            row.put(view.matches[seat])
        for seat in around(me, seats):
            for game in range(seats):
                stands = game < view.game and seat * MOST_SEATS + game not in view.erased
                row.put(view.results[seat][game] if stands else 0)
        self._put_score_cards(row, view.score_card, bits.of(view.score_deck))
        row.put(view.game)
        row.put(view.trick)
        row.put(view.cards)
        row.put(seen_from(view.dealer, me, seats))

    def write_actor(self, state: State, row: Row) -> None:
        assert isinstance(state, ZenState)
        self._write_of(state, state.turn, row)

    def write_seat(self, state: State, seat: Seat, row: Row) -> None:
        assert isinstance(state, ZenState)
        self._write_of(state, seat, row)

    def _write_of(self, state: ZenState, me: i64, row: Row) -> None:
        seats: i64 = self.box.seats
        numbers: i64 = self.box.numbers
        have = state.at
        cells = row.cells
        seat: i64 = me
        row.put_mask(have[HANDS + seat] >> 1, numbers)
        place: i64 = row.place + seats * numbers
        for step in range(seats):
            row.put_mask(have[PLAYED + seat] >> 1, numbers)
            cells[place + step] = i16(have[TABLE + seat])
            cells[place + seats + step] = i16(have[MATCHES + seat])
            for game in range(seats):
                result: i64 = have[RESULTS + seat * MOST_SEATS + game]
                if state.erased & bits.bit(seat * MOST_SEATS + game):
                    result = 0
                cells[place + seats * (2 + step) + game] = i16(result)
            seat += 1
            if seat == seats:
                seat = 0
        row.place = place + seats * (2 + seats)
        self._put_score_cards(row, state.score_card, state.score_deck)
        row.put(state.game)
        row.put(state.trick)
        row.put(state.cards)
        row.put(seen_from(state.dealer, me, seats))

    def write_mask(self, state: State, mask: vec[u8], first: i64) -> None:
        assert isinstance(state, ZenState)
        rest: i64 = state.at[HANDS + state.turn] >> 1
        for place in range(first, first + self.box.numbers):
            mask[place] = u8(rest & 1)
            rest >>= 1

    def _put_score_cards(self, row: Row, turned: i64, deck: i64) -> None:
        components = self.box.components
        if turned < 0:
            row.put(0)
            row.put(0)
        else:
            row.put(components.black[turned])
            row.put(components.white[turned])
        row.put_mask(deck, len(components.black))

    def scores(self, view: View) -> list[int]:
        assert isinstance(view, ZenView)
        return view.totals
