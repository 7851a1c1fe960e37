"""The public contract, for every title, seat count and option."""

from collections.abc import Callable

import pytest
from hypothesis import given

from chabudai.core import Game, Title
from chabudai.games import TITLES
from chabudai.testing import contract
from chabudai.testing.picks import Pick, picks
from tests.games import setups

PROPERTIES: list[Callable[[Game, Pick], object]] = [
    contract.plays_to_the_end,
    contract.refuses_and_changes_nothing,
    contract.clones_are_isolated,
    contract.records_replay,
    contract.events_do_not_change_play,
    contract.sampled_worlds_look_the_same,
    contract.two_worlds_send_the_same,
]


@pytest.mark.parametrize("promise", PROPERTIES, ids=[promise.__name__ for promise in PROPERTIES])
@pytest.mark.parametrize("setup", [*setups.ALL, *setups.EARLIER], ids=[*setups.LABELS, *setups.EARLIER_LABELS])
def test_contract(setup: tuple[Title, int, dict[str, str]], promise: Callable[[Game, Pick], object]) -> None:
    game = setups.game(setup)

    @given(picks())
    def keeps(pick: Pick) -> None:
        promise(game, pick)

    keeps()


@pytest.mark.parametrize("setup", setups.ALL, ids=setups.LABELS)
def test_two_worlds_stay_alike_for_a_step_or_more_in_most_runs(setup: tuple[Title, int, dict[str, str]]) -> None:
    contract.most_worlds_stay_alike(setups.game(setup))


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_what_an_option_settles_is_told_as_if_chance_had_drawn_it(title: Title) -> None:
    for seats in range(title.fewest, title.most + 1):
        drawn = title.game(seats)
        for option in title.options:
            for value in option.values[1:]:
                if setups.is_possible(title, seats, {option.name: value}):
                    contract.the_opening_is_told(title.game(seats, {option.name: value}), drawn)
