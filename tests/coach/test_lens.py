"""The lens: what a seat could believe of hidden things, from its view alone, told in both languages."""

import pytest

from chabudai.coach import advise, lens
from chabudai.coach.numbers import Numbers
from chabudai.core import CHANCE, NOBODY, Rng, Seat, State, random_action
from chabudai.games import TITLES
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words

ALL = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
WORLDS = 40


def positions(title: Title, seed: int, every: int = 9) -> list[State]:
    """Some positions of a random game in which a seat is to act."""
    state, rng = title.game(title.usual_seats()).new_state(), Rng(seed)
    found: list[State] = []
    number = 0
    while state.actor() != NOBODY:
        if state.actor() != CHANCE:
            number += 1
            if number % every == 3 and len(found) < 6:
                found.append(state.clone())
        state.apply(random_action(state, rng))
    return found


@ALL
def test_two_worlds_that_a_seat_cannot_tell_apart_look_alike(title: Title) -> None:
    game = title.game(title.usual_seats())
    differ = 0
    for state in positions(title, 1):
        seat = state.actor()
        view = state.view(seat)
        world = game.sample_world(view, Rng(5))
        others = [Seat(other) for other in range(game.setup.seats) if other != seat]
        differ += any(world.view(other).key() != state.view(other).key() for other in others)
        assert lens(game, world.view(seat), "", WORLDS) == lens(game, view, "", WORLDS)
    assert differ, "the worlds were truly different"


@ALL
def test_each_hidden_thing_lies_somewhere_in_every_world(title: Title) -> None:
    game = title.game(title.usual_seats())
    for state in positions(title, 2):
        found = lens(game, state.view(state.actor()), "", WORLDS)
        assert found.hidden
        for hidden in found.hidden:
            assert all(0 < where.share <= 1 and where.number >= where.share for where in hidden.where)
            assert [where.share for where in hidden.where] == sorted((where.share for where in hidden.where), reverse=True)
        if title.name != "ninjato":  # there, things of one id are many
            assert all(abs(sum(where.share for where in hidden.where) - 1) < 1e-9 for hidden in found.hidden)


@ALL
def test_what_truly_lies_hidden_is_among_what_could_be_believed(title: Title) -> None:
    game = title.game(title.usual_seats())
    for state in positions(title, 3):
        view = state.view(state.actor())
        true = title.lies(game, view, [state.view(Seat(seat)) for seat in range(game.setup.seats)])
        believed = {hidden.thing: hidden for hidden in lens(game, view, "", 400).hidden}
        for lying in true:
            assert lying.thing in believed
            assert lying.place in [where.place for where in believed[lying.thing].where]


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_lens_and_reasons_can_be_said(title: Title, language: str) -> None:
    game = title.game(title.usual_seats())
    for state in positions(title, 4)[:2]:
        seat = state.actor()
        words = Words(title, language, [f"Player {number}" for number in range(game.setup.seats)], seat)
        for hidden in lens(game, state.view(seat), "", 10).hidden:
            assert words.phrase(hidden.name)
            assert all(words.phrase(where.place) for where in hidden.where)
        advice = advise(game, state.view(seat), state.legal_actions(), Numbers(simulations=50, playings=40))
        assert "{" not in words.phrase(advice.why)
