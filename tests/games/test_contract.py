"""The public contract, for every title, seat count and option."""

from collections.abc import Callable

import pytest
from hypothesis import given

from chabudai.core import Game
from chabudai.testing import contract
from chabudai.testing.picks import Pick, picks
from chabudai.title import Title
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
