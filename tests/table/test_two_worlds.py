"""What leaves a table for an audience is the same in any two worlds that the audience cannot tell apart."""

import pytest

from chabudai.core import Game, Seat
from chabudai.games import TITLES
from chabudai.table import Course, Decision, Fairness, export, moments, outbound
from tests.table.worlds import Worlds

GAMES = [(title.name, title.game(seats)) for title in TITLES for seats in (max(2, title.fewest), title.most)]
FAIRNESS = Fairness(bytes(64))


@pytest.mark.parametrize(("name", "game"), GAMES, ids=[f"{name} {game.setup.seats}" for name, game in GAMES])
def test_an_audience_is_told_the_same_of_two_worlds(name: str, game: Game) -> None:
    decisions = differing = 0
    for seed in range(5):
        for audience in (Seat(0), Seat(game.setup.seats - 1), None):
            worlds = Worlds(game, audience, seed, 10 + 25 * seed)
            if worlds.is_over():
                continue
            differing += worlds.differ()
            tells_the_same(worlds)
            decisions += plays_on(worlds)
    assert differing > 2, f"the worlds of {name} hardly ever differed"
    assert decisions > 20, f"the worlds of {name} hardly ever stayed alike"


def tells_the_same(worlds: Worlds) -> None:
    here, there, audience = worlds.here, worlds.there, worlds.audience
    assert outbound(here, None, audience) == outbound(there, None, audience)
    assert export(here, FAIRNESS, audience) == export(there, FAIRNESS, audience)
    assert list(moments(here, audience)) == list(moments(there, audience))
    for seat in range(here.game.setup.seats):  # everyone is told who is asked
        assert must_agree(here, Seat(seat)) == must_agree(there, Seat(seat))


def must_agree(course: Course, seat: Seat) -> list[Seat] | None:
    """Who would be asked if the seat took back its last decision."""
    number = course.undo_point(seat)
    return None if number is None else course.must_agree(number, seat)


def plays_on(worlds: Worlds) -> int:
    for played in range(10):
        texts = worlds.next_decisions()
        if texts is None:
            return played
        actor = worlds.here.state.actor()
        heard = outbound(worlds.here, worlds.here.decide(Decision(actor, texts[0])), worlds.audience)
        assert heard == outbound(worlds.there, worlds.there.decide(Decision(actor, texts[1])), worlds.audience)
        tells_the_same(worlds)
    return 10
