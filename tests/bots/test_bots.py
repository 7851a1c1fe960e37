"""Every bot on every title: it plays legally to the end, from views alone, the same way for the same seed."""

import pytest

from chabudai.bots import BOTS, LEVELS, Budget, bot
from chabudai.core import CHANCE, NOBODY, Game, InvalidSetup, Rng
from chabudai.games import TITLES
from tests.search.positions import every_table, game_of, with_a_choice

TABLES = every_table()
SHORT = Budget(3)


def moves_of(name: str, game: Game, seed: int, most: int = 12) -> list[str]:
    """The first moves of a game between bots of one kind; not many, for the tests run interpreted too."""
    seated = bot(name, game)
    rng = Rng(seed)
    state = game.new_state()
    moves: list[str] = []
    while (actor := state.actor()) != NOBODY and len(moves) < most:
        if actor == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal_actions()
        action = seated.choose(state.view(actor), legal, SHORT, rng).action
        assert action in legal
        moves.append(action.text)
        state.apply(action)
    return moves


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_plays_legally_and_the_same_way_for_the_same_seed(table: tuple[str, int], name: str) -> None:
    game = game_of(table)
    assert moves_of(name, game, 1) == moves_of(name, game, 1)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_two_worlds_that_look_alike_get_the_same_move_and_thoughts(table: tuple[str, int], name: str) -> None:
    game = game_of(table)
    for steps in (0, 70, 140):
        state = with_a_choice(game, steps, seed=steps)
        seat = state.actor()
        other = game.sample_world(state.view(seat), Rng("other"))
        here = bot(name, game).choose(state.view(seat), state.legal_actions(), SHORT, Rng(9))
        there = bot(name, game).choose(other.view(seat), other.legal_actions(), SHORT, Rng(9))
        assert here.action is there.action
        assert [thought.as_dict() for thought in here.thoughts] == [thought.as_dict() for thought in there.thoughts]


def test_there_are_six_levels_for_every_title() -> None:
    assert LEVELS == ("beginner", "apprentice", "casual", "skilled", "strong", "master")
    for known in TITLES:
        for name in LEVELS:
            assert bot(name, known.game(known.fewest)).name == name


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="no such bot"):
        bot("grandmaster", TITLES[0].game(TITLES[0].fewest))
