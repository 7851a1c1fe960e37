"""Characters: what they play for can be seen in what they win."""

import pytest

from chabudai.arena.duel import Plan, full_lineup, play_deal
from chabudai.bots import CHARACTERS, LEVELS, bot
from chabudai.core import CHANCE, Rng, Seat
from chabudai.games import TITLES
from chabudai.search.policy import Taste
from chabudai.title import Title


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_plays_every_title(title: Title, name: str) -> None:
    game = title.game(max(2, title.fewest))
    state, rng = game.new_state(), Rng(3)
    while state.actor() == CHANCE:
        state.apply(state.draw(rng))
    legal = state.legal_actions()
    assert bot(name, game).choose(state.view(Seat(state.actor())), legal, None, rng).action in legal


def test_no_character_has_the_name_of_a_level() -> None:
    assert not set(CHARACTERS) & set(LEVELS)


def test_a_taste_is_a_whole_reward() -> None:
    for parts in ((5_000, 2_500, 2_499), (11_000, -1_000, 0)):
        with pytest.raises(ValueError, match="add up"):
            Taste(*parts)


def placed(name: str, deals: int) -> list[int]:
    """The ranks of one such bot at tables of `casual` ones, Meister Makatsu for four."""
    plan = Plan("makatsu", 4, {}, full_lineup([name, "casual"], 4), seed=5)
    return [game.ranks[game.bots.index(name)] for deal in range(deals) for game in play_deal(plan, deal)]


@pytest.mark.slow
def test_a_gambler_is_first_more_often_than_a_keeper_and_last_more_often_too() -> None:
    gambler, keeper = placed("gambler", 25), placed("keeper", 25)
    assert gambler.count(1) > keeper.count(1)
    assert gambler.count(4) > keeper.count(4)
