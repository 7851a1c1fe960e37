"""The stories that the playthroughs tell are still true."""

import pytest

from chabudai.games import OURS
from chabudai.title import Title
from tests import playthroughs


@pytest.mark.parametrize("title", OURS, ids=[title.name for title in OURS])
def test_a_playthrough_tells_the_same_story(title: Title) -> None:
    kept = (playthroughs.FOLDER / f"{title.name}.txt").read_text("utf-8")
    assert playthroughs.playthrough(title) == kept, "if the change is meant: python -m tests.playthroughs"
