"""What a seat of ZenMaster may think possible."""

from collections import Counter

from hypothesis import given
from scipy import stats

from chabudai.core import NOBODY, Rng, Seat, State, random_action
from chabudai.games import title
from chabudai.testing.contract import plays_to_the_end
from chabudai.testing.picks import Pick, picks
from tests.games.zenmaster import conservation


def last_to_play(seats: int, trick: int, ten_cards: str) -> tuple[State, Seat]:
    """A position in which everyone else has already played to this trick."""
    game = title("zenmaster").game(seats, {"ten-cards": ten_cards})
    state = game.new_state()
    rng = Rng(7)
    while state.actor() != NOBODY:
        view = state.view(None).as_dict()
        if state.decision() == "Playing" and view["trick"] == trick and view["cards"] == seats - 1:
            return state, state.actor()
        state.apply(random_action(state, rng))
    raise AssertionError("no such position")


def arrangements(seats: int, trick: int, ten_cards: str, samples: int) -> Counter[str]:
    state, seat = last_to_play(seats, trick, ten_cards)
    game = title("zenmaster").game(seats, {"ten-cards": ten_cards})
    view = state.view(seat)
    rng = Rng(11)
    found: Counter[str] = Counter()
    for _ in range(samples):
        world = game.sample_world(view, rng)
        found[str([world.view(Seat(s)).as_dict()["hand"] for s in range(seats)])] += 1
    assert str([state.view(Seat(s)).as_dict()["hand"] for s in range(seats)]) in found
    return found


def test_when_all_cards_are_dealt_every_arrangement_is_equally_likely() -> None:
    found = arrangements(seats=5, trick=8, ten_cards="on", samples=4800)
    assert len(found) == 24  # four unseen cards in four hands
    assert stats.chisquare(list(found.values())).pvalue > 1e-4


def test_cards_that_were_not_dealt_may_be_in_any_hand() -> None:
    found = arrangements(seats=3, trick=7, ten_cards="off", samples=12000)
    assert len(found) == 25 * 24  # two hands of one card, out of 25 unseen
    assert stats.chisquare(list(found.values())).pvalue > 1e-4


@given(picks())
def test_cards_are_conserved_at_every_step(pick: Pick) -> None:
    plays_to_the_end(title("zenmaster").game(4), pick, conservation.check)
