"""Two worlds that an audience cannot tell apart give it the same bytes. `make attack` compares far more of them."""

import asyncio
import itertools
from pathlib import Path

import pytest

from chabudai.games import TITLES
from chabudai.title import Title
from tests.server.running import running
from tests.server.two_worlds import different_pairs, fixed_now, tells_the_same

FIRST = 1
MORE = 6


@pytest.mark.parametrize(
    ("first", "last"), [pytest.param(0, FIRST, id="first"), pytest.param(FIRST, MORE, id="more", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_the_wire_tells_no_worlds_apart(tmp_path: Path, title: Title, first: int, last: int) -> None:
    with running(tmp_path, now=fixed_now) as server:
        for pair in itertools.islice(different_pairs(title), first, last):
            asyncio.run(tells_the_same(server, pair))
