"""The observer of any game: a row of numbers made from the fields that its view declares.

A list needs a fixed room in the row. How much is measured in random games with fixed seeds, so that the layout of a game is
the same everywhere; a list that grows longer still is cut off. A game that is to be learned well states its own observer.
"""

import typing
import zlib
from typing import Final, final

from mypy_extensions import i64

from chabudai.core.declared import Declared, hints, is_by_seat, is_seat, plain_type
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Game, State, View
from chabudai.core.seats import CHANCE, NOBODY, Seat
from chabudai.learning.observation import Field, Observer, seen_from
from chabudai.learning.rows import Row

MEASURED: Final = 40  # games
LEAST: Final = -0x8000
MOST: Final = 0x7FFF

NUMBER: Final = 0
TRUTH: Final = 1
SEAT: Final = 2
TEXT: Final = 3
LIST: Final = 4
PART: Final = 5


@final
class Room:
    """The place of one declared value in a row.

    A list is its length and then its items; where there is one for each seat, they are counted from the observer on.
    A value that may be missing has a 1 before it if it is there. A text is a number that other texts hardly share.
    """

    def __init__(self, name: str, hint: object) -> None:
        plain = plain_type(hint)
        self.may_miss: Final = _may_be_none(plain)
        if self.may_miss:
            (plain,) = [plain_type(one) for one in typing.get_args(plain) if one is not type(None)]
        self.kind: Final = _kind(name, hint, plain)
        self.names: Final[list[str]] = []
        self.inner: Final[list[Room]] = []
        self.items = 0
        self.is_by_seat: Final = is_by_seat(hint)
        if self.kind == LIST:
            (item,) = typing.get_args(plain)
            self.inner.append(Room("", item))
        elif self.kind == PART:
            assert isinstance(plain, type)
            for part, declared in hints(plain).items():
                self.names.append(part)
                self.inner.append(Room(part, declared))

    def widen(self, value: object) -> None:
        """Make room for a value like this."""
        if value is None:
            return
        if isinstance(value, list):
            self.items = max(self.items, len(value))
            for item in value:
                self.inner[0].widen(item)
        elif self.kind == PART:
            for place in range(len(self.names)):
                self.inner[place].widen(getattr(value, self.names[place]))

    def size(self) -> int:
        """How many numbers it takes."""
        length = 1
        if self.kind == LIST:
            length += self.items * self.inner[0].size()
        elif self.kind == PART:
            length = sum([room.size() for room in self.inner])
        return length + 1 if self.may_miss else length

    def low(self) -> int:
        """No number in it is less."""
        if self.kind == NUMBER:
            return LEAST
        return min([-1 if self.kind == SEAT else 0, *[room.low() for room in self.inner]])

    def high(self, seats: int) -> int:
        """No number in it is greater."""
        if self.kind == NUMBER or self.kind == TEXT:
            return MOST
        own = seats - 1 if self.kind == SEAT else self.items if self.kind == LIST else 1
        return max([own, 1 if self.may_miss else 0, *[room.high(seats) for room in self.inner]])

    def put(self, value: object, row: Row, me: i64, seats: i64) -> None:
        """Write a value."""
        if self.may_miss:
            row.put(0 if value is None else 1)
            if value is None:
                row.put_zeros(self.size() - 1)
                return
        if isinstance(value, list):
            self._put_list(value, row, me, seats)
        elif self.kind == PART:
            for place in range(len(self.names)):
                self.inner[place].put(getattr(value, self.names[place]), row, me, seats)
        elif isinstance(value, str):
            row.put(zlib.crc32(value.encode()) & MOST)
        elif isinstance(value, int | float):
            number = int(value)
            row.put(seen_from(number, me, seats) if self.kind == SEAT else max(LEAST, min(MOST, number)))

    def _put_list(self, value: list[object], row: Row, me: i64, seats: i64) -> None:
        shown = min(len(value), self.items)
        row.put(shown)
        for place in range(shown):
            self.inner[0].put(value[(place + int(me)) % shown if self.is_by_seat else place], row, me, seats)
        row.put_zeros((self.items - shown) * self.inner[0].size())


def _may_be_none(plain: object) -> bool:
    return type(None) in typing.get_args(plain)


def _kind(name: str, hint: object, plain: object) -> int:
    if is_seat(name, hint):
        return SEAT
    if typing.get_origin(plain) is list:
        return LIST
    assert isinstance(plain, type), f"{name} is declared as {plain}"
    if issubclass(plain, Declared):
        return PART
    return TRUTH if plain is bool else TEXT if plain is str else NUMBER


@final
class DeclaredObserver(Observer):
    """Writes the fields of a view in the order of their declaration, all but those that every position shares.

    A field `scores` with a number for each seat tells who is ahead; without one nobody is.
    """

    def __init__(self, game: Game) -> None:
        self.seats: Final = game.setup.seats
        opening = game.new_state().view(None)
        declared = hints(type(opening))
        left_out = ["seat", *opening.shared()]
        self.names: Final = [name for name in declared if name not in left_out]
        self.rooms: Final = [Room(name, declared[name]) for name in self.names]
        self._measure(game)
        super().__init__([self._field(place) for place in range(len(self.names))], game.choices)

    def _measure(self, game: Game) -> None:
        for number in range(MEASURED):
            rng = Rng("room", number)
            state = game.new_state()
            while (actor := state.actor()) != NOBODY:
                if actor == CHANCE:
                    state.apply(state.draw(rng))
                else:
                    self._widen(state.view(actor))
                    state.apply(rng.choice(state.legal_actions()))
            self._widen_for_all(state)

    def _widen_for_all(self, state: State) -> None:
        self._widen(state.view(None))
        for seat in range(self.seats):
            self._widen(state.view(Seat(seat)))

    def _widen(self, view: View) -> None:
        for place in range(len(self.names)):
            self.rooms[place].widen(getattr(view, self.names[place]))

    def _field(self, place: int) -> Field:
        room = self.rooms[place]
        return Field(self.names[place], room.size(), room.low(), room.high(self.seats), "as the view declares it")

    def write(self, view: View, row: Row) -> None:
        me: i64 = 0 if view.seat is None else view.seat
        for place in range(len(self.names)):
            self.rooms[place].put(getattr(view, self.names[place]), row, me, self.seats)

    def scores(self, view: View) -> list[int]:
        told: object = getattr(view, "scores", None)
        if isinstance(told, list) and len(told) == self.seats:
            return [int(score) for score in told]
        return [0] * self.seats
