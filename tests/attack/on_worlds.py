"""Two worlds over TCP: whoever cannot tell them apart gets the same bytes of both, whatever is asked."""

import asyncio
import itertools
from pathlib import Path

from chabudai.games import TITLES
from chabudai.title import Title
from tests.attack.ground import Ground, attack
from tests.server.running import running
from tests.server.two_worlds import Pair, different_pairs, fixed_now, tells_the_same


def compared(folder: Path, title: Title, count: int) -> list[Pair]:
    """Compare so many truly different pairs."""
    pairs = list(itertools.islice(different_pairs(title), count))
    with running(folder, now=fixed_now) as server:
        for pair in pairs:
            asyncio.run(tells_the_same(server, pair))
    return pairs


@attack("two worlds give the same bytes to whoever cannot tell them apart: at least 100 truly different pairs a title")
def worlds(ground: Ground) -> None:
    for title in TITLES:
        folder = ground.folder / title.name
        folder.mkdir()
        pairs = compared(folder, title, ground.size(100, 1))
        hidden = sum(pair.differ_in_a_decision() for pair in pairs)
        decisions = sum(len(pair.here.texts) for pair in pairs)
        ground.notes.append(f"{title.name}: {len(pairs)} pairs, {hidden} by a hidden decision, {decisions} decisions compared")
