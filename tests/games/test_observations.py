"""Views as rows of numbers: each number inside its bounds, fast paths equal, and nothing that the view does not tell."""

import pytest

from chabudai.core import CHANCE, NOBODY, Game, Rng, Seat, State
from chabudai.games import TITLES, title
from chabudai.learning.declared_observer import DeclaredObserver
from chabudai.learning.marks import Marks
from chabudai.learning.observation import Observer, observed
from chabudai.learning.rows import Row

SETUPS = [(known.name, seats) for known in TITLES for seats in range(known.fewest, known.most + 1)]


def check_bounds(observer: Observer, numbers: list[int]) -> None:
    """Every number is one that its field promises."""
    place = 0
    for field in observer.fields:
        part = numbers[place : place + field.length]
        assert field.low <= min(part) <= max(part) <= field.high, field.name
        place += field.length
    assert place == len(numbers) == observer.size


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_observations_of_a_whole_game_keep_their_promises(name: str, seats: int) -> None:
    game = title(name).game(seats)
    keeps_its_promises(game, title(name).observer(game))


@pytest.mark.parametrize("name", [known.name for known in TITLES])
def test_so_do_those_that_are_made_from_the_declared_view(name: str) -> None:
    game = title(name).game(title(name).fewest)
    keeps_its_promises(game, DeclaredObserver(game))


def check_seats(observer: Observer, state: State, seats: int) -> None:
    """What is written of a seat straight from the state is what its view says."""
    row = Row(observer.size)
    for seat in range(seats):
        row.place = 0
        observer.write_seat(state, Seat(seat), row)
        assert [int(number) for number in row.cells] == observed(observer, state.view(Seat(seat)))


def keeps_its_promises(game: Game, observer: Observer) -> None:
    """Play a whole game and look at everything that is observed."""
    seats = game.setup.seats
    assert observer.choices == game.choices
    rng = Rng(f"observe {seats}")
    state = game.new_state()
    row, marks = Row(observer.size), Marks(observer.choices, 3)
    step = 0
    while (actor := state.actor()) != NOBODY:
        step += 1
        if actor == CHANCE:
            action = state.draw(rng)
            assert action.index >= observer.choices
        else:
            legal = state.legal_actions()
            assert legal[-1].index < observer.choices
            own = observed(observer, state.view(actor))
            row.place = 0
            observer.write_actor(state, row)
            assert row.place == observer.size
            assert [int(number) for number in row.cells] == own
            if step % 8 == 0:
                check_seats(observer, state, seats)
            marks.mark(1, state)
            assert [place for place, flag in enumerate(marks.cells) if flag] == [
                observer.choices + action.index for action in legal
            ]
            if step % 8 == 0:
                for seat in range(seats):
                    check_bounds(observer, observed(observer, state.view(Seat(seat))))
                world = game.sample_world(state.view(actor), rng)
                assert observed(observer, world.view(actor)) == own
            action = legal[rng.below(len(legal))]
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    check_seats(observer, state, seats)
    check_bounds(observer, observed(observer, state.view(Seat(0))))
    check_bounds(observer, observed(observer, state.view(None)))
    assert len(observer.scores(state.view(None))) == seats


@pytest.mark.parametrize("name", [known.name for known in TITLES])
def test_scores_of_the_view_at_the_end_are_those_of_the_outcome(name: str) -> None:
    game = title(name).game(title(name).usual_seats())
    state = game.new_state()
    state.rollout(Rng(5))
    outcome = state.outcome()
    assert outcome is not None
    assert title(game.setup.title).observer(game).scores(state.view(None)) == outcome.scores


def test_seats_are_counted_from_the_observer_on() -> None:
    game = title("zenmaster").game(3, {"dealer": "1"})
    observer = title(game.setup.title).observer(game)
    state = game.new_state()
    state.apply(state.draw(Rng(1)))
    dealer_seat = [observed(observer, state.view(Seat(seat)))[-1] for seat in range(3)]
    assert dealer_seat == [1, 0, 2]
