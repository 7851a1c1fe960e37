"""An environment that is told no number of seats has four, or as near to four as its title allows."""

import gymnasium
import pytest

from chabudai.games import TITLES, title
from chabudai.rl import Batch
from chabudai.rl.registry import PETTINGZOO
from chabudai.rl.single import SeatEnv, environment_id

NAMES = [known.name for known in TITLES]


def nearest_to_four(name: str) -> int:
    return min(range(title(name).fewest, title(name).most + 1), key=lambda seats: abs(seats - 4))


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_environments_have_four_seats_if_the_title_allows(name: str) -> None:
    module = PETTINGZOO[f"{name.replace('-', '_')}_v0"]
    for made in (module.env(), module.raw_env(), module.parallel_env()):
        assert made.possible_agents == [f"player_{seat}" for seat in range(nearest_to_four(name))]


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_environment_has_four_seats_if_the_title_allows(name: str) -> None:
    made = gymnasium.make(environment_id(name), bots="random").unwrapped
    assert isinstance(made, SeatEnv)
    assert made.table.seats == nearest_to_four(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_has_four_seats_if_the_title_allows(name: str) -> None:
    batch = Batch(name, 2)
    assert batch.seats == nearest_to_four(name)
    assert batch.ranks.shape == (2, nearest_to_four(name))
