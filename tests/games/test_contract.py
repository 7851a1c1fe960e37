"""The public contract, for every title, seat count and option."""

import pytest
from hypothesis import given

from chabudai.games import TITLES
from chabudai.testing import contract
from chabudai.testing.picks import Pick, picks
from chabudai.testing.setups import setups as possible
from chabudai.title import Title
from tests.games import setups


@pytest.mark.parametrize("promise", contract.PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("setup", [*setups.ALL, *setups.EARLIER])
def test_contract(setup: tuple[Title, int, dict[str, str]], promise: contract.Promise) -> None:
    game = setups.game(setup)

    @given(picks())
    def keeps(pick: Pick) -> None:
        promise(game, pick)

    keeps()


@pytest.mark.parametrize("setup", setups.ALL)
def test_two_worlds_stay_alike_for_a_step_or_more_in_most_runs(setup: tuple[Title, int, dict[str, str]]) -> None:
    contract.most_worlds_stay_alike(setups.game(setup))


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_what_an_option_settles_is_told_as_if_chance_had_drawn_it(title: Title) -> None:
    for seats, options in possible(title, everywhere=True):
        contract.the_opening_is_told(title.game(seats, options), title.game(seats))
