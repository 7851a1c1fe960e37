"""Every title explains everything: in whole games, in both languages, from what a seat knows and nothing else."""

import pytest

from chabudai.core import Game
from chabudai.games import OURS
from chabudai.testing import guides, stories
from chabudai.testing.setups import label
from chabudai.title import Title
from tests.sampling import sampled

TABLES = [(title, title.game(seats)) for title in OURS for seats in sorted({title.fewest, title.usual_seats()})]
LABELS = [label(game) for _, game in TABLES]
SMALL = [table for table in TABLES if table[1].setup.seats == table[0].fewest]


@pytest.mark.parametrize(("title", "game"), sampled(TABLES, *SMALL), ids=LABELS)
def test_whole_games_are_explained(title: Title, game: Game) -> None:
    guides.explains_whole_games(title, game, 7)


@pytest.mark.parametrize(("title", "game"), TABLES, ids=LABELS)
def test_no_guide_tells_more_than_the_view(title: Title, game: Game) -> None:
    guides.tells_no_more_than_the_view(title, game, 3)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("title", "game"), TABLES, ids=LABELS)
def test_the_end_is_told_and_its_parts_add_up(title: Title, game: Game, seed: int) -> None:
    stories.tells_the_end(title, game, seed)
