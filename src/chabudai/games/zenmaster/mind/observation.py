"""A view of ZenMaster as a row of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from chabudai.core.fast import bits
from chabudai.core.game import State, View
from chabudai.core.seats import Seat
from chabudai.games.zenmaster.box.box import Box
from chabudai.games.zenmaster.box.components import MOST_SEATS, TRICKS, ZERO_PENALTY
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.rules.layout import HANDS, MATCHES, PLAYED, RESULT, STANDING, TABLE
from chabudai.games.zenmaster.rules.state import ZenState
from chabudai.learning.observation import Field, Observer, around, by_seat, chairs, of_seats, seen_from
from chabudai.learning.rows import Row


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
        self.chairs: Final[vec[i64]] = chairs(box.seats)

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
        self._put_score_cards(row, row.cells, view.score_card, bits.of(view.score_deck))
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
        chairs = self.chairs
        first: i64 = me * seats
        end: i64 = first + seats
        row.put_mask(have[HANDS + me] >> 1, numbers)
        row.put_masks(have, PLAYED, chairs, first, end, 1, numbers)
        row.put_each(have, TABLE, chairs, first, end)
        row.put_each(have, MATCHES, chairs, first, end)
        row.put_packs(have, STANDING, chairs, first, end, RESULT, seats)
        self._put_score_cards(row, cells, state.score_card, state.score_deck)
        place: i64 = row.place
        cells[place] = i16(state.game)
        cells[place + 1] = i16(state.trick)
        cells[place + 2] = i16(state.cards)
        cells[place + 3] = i16(seen_from(state.dealer, me, seats))
        row.place = place + 4

    def _put_score_cards(self, row: Row, cells: vec[i16], turned: i64, deck: i64) -> None:
        components = self.box.components
        black: i64 = 0
        white: i64 = 0
        if turned >= 0:
            black = components.black[turned]
            white = components.white[turned]
        cells[row.place] = i16(black)
        cells[row.place + 1] = i16(white)
        row.place += 2
        row.put_mask(deck, len(components.black))

    def scores(self, view: View) -> list[int]:
        assert isinstance(view, ZenView)
        return view.totals
