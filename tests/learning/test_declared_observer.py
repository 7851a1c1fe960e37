"""Any view as a row of numbers, from its declaration alone."""

from dataclasses import dataclass, field

from chabudai.core import Seat, View
from chabudai.core.declared import BySeat, Declared
from chabudai.games import title
from chabudai.learning.declared_observer import DeclaredObserver, Room
from chabudai.learning.observation import observed
from chabudai.learning.rows import Row


@dataclass
class Pile(Declared):
    """A part."""

    top: str = ""
    cards: list[int] = field(default_factory=list)


def written(room: Room, value: object, me: int = 0, seats: int = 3) -> list[int]:
    row = Row(room.size())
    room.put(value, row, me, seats)
    assert row.place == room.size()
    return [int(number) for number in row.cells]


def fitted(name: str, hint: object, *values: object) -> Room:
    room = Room(name, hint)
    for value in values:
        room.widen(value)
    return room


def test_numbers_truths_and_seats_are_one_number_each() -> None:
    assert written(fitted("count", int), 7) == [7]
    assert written(fitted("is_open", bool), True) == [1]
    assert [written(fitted("actor", Seat), seat, me=2) for seat in (2, 0, 1, -2)] == [[0], [1], [2], [-1]]
    assert written(fitted("dealer_seat", int), 0, me=2) == [1]
    assert written(fitted("count", int), 1 << 20) == [0x7FFF]
    assert written(fitted("count", int), -(1 << 20)) == [-0x8000]


def test_the_same_text_is_the_same_number() -> None:
    room = fitted("decision", str)
    assert written(room, "Playing") == written(room, "Playing") != written(room, "Drawing")


def test_a_list_is_its_length_and_its_items_and_what_is_too_long_is_cut_off() -> None:
    room = fitted("hand", list[int], [1, 2], [])
    assert written(room, [5]) == [1, 5, 0]
    assert written(room, [5, 6, 7]) == [2, 5, 6]


def test_a_list_with_an_item_for_each_seat_begins_with_the_observers() -> None:
    assert written(fitted("scores", BySeat[int], [1, 2, 3]), [10, 20, 30], me=1) == [3, 20, 30, 10]


def test_what_may_be_missing_says_whether_it_is_there() -> None:
    room = fitted("pile", Pile | None, Pile("a", [1]))
    assert written(room, None) == [0, 0, 0, 0]
    assert written(room, Pile("a", [4]))[2:] == [1, 4]
    assert (room.low(), room.high(3)) == (-0x8000, 0x7FFF)


def test_a_view_is_written_without_what_all_positions_share_and_without_the_seat_itself() -> None:
    game = title("ninjato").game(2)
    observer = DeclaredObserver(game)
    view = game.new_state().view(Seat(0))
    names = [part.name for part in observer.fields]
    assert names == [name for name in view.fields() if name != "seat" and name not in view.shared()]
    assert len(observed(observer, view)) == observer.size


@dataclass
class Scored(View):
    """A view that tells scores."""

    scores: list[int] = field(default_factory=list)


def test_the_field_scores_tells_who_is_ahead_and_without_it_nobody_is() -> None:
    observer = DeclaredObserver(title("zenmaster").game(3))
    assert observer.scores(Scored(None, [3, 1, 2])) == [3, 1, 2]
    assert observer.scores(Scored(None, [3])) == [0, 0, 0]
    assert observer.scores(View(None)) == [0, 0, 0]
