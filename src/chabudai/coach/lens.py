"""What a seat could believe of all that it cannot see: for each hidden thing, in how many worlds it lies where."""

from collections import Counter
from typing import Final

from msgspec import Struct

from chabudai.coach.judging import seeded
from chabudai.core import Game, Seat, View
from chabudai.games import title
from chabudai.teaching import Lying, Phrase

WORLDS: Final = 500


class Where(Struct):
    """A place: the share of worlds in which the thing lies there, and how many of it on average."""

    place: Phrase
    share: float
    number: float


class Hidden(Struct):
    """A thing that the seat cannot see, by its id and name, and where it may lie, the likeliest place first."""

    thing: str
    name: Phrase
    where: list[Where]


class Lens(Struct):
    """What a seat could know of the hidden things in the position of this version, from its view alone."""

    version: str
    worlds: int
    hidden: list[Hidden]


def lens(game: Game, view: View, version: str, worlds: int = WORLDS) -> Lens:
    """Look through the lens. The same view always shows the same."""
    known = title(game.setup.title)
    rng = seeded(game, view, "lens")
    seats = [Seat(seat) for seat in range(game.setup.seats)]
    sums: dict[tuple[str, str], tuple[Lying, list[int]]] = {}
    for _ in range(worlds):
        world = game.sample_world(view, rng)
        counted: Counter[tuple[str, str]] = Counter()
        for lying in known.lies(game, view, [world.view(seat) for seat in seats]):
            key = lying.thing, repr(lying.place)
            counted[key] += lying.number
            sums.setdefault(key, (lying, [0, 0]))
        for key, number in counted.items():
            sums[key][1][0] += 1
            sums[key][1][1] += number
    return Lens(version, worlds, _hidden(sums, worlds))


def _hidden(sums: dict[tuple[str, str], tuple[Lying, list[int]]], worlds: int) -> list[Hidden]:
    found: dict[str, Hidden] = {}
    for lying, (often, number) in sums.values():
        hidden = found.setdefault(lying.thing, Hidden(lying.thing, lying.name, []))
        hidden.where.append(Where(lying.place, often / worlds, number / worlds))
    for hidden in found.values():
        hidden.where.sort(key=lambda where: (-where.share, -where.number, repr(where.place)))
    return sorted(found.values(), key=lambda hidden: (hidden.thing.rpartition("-")[0], len(hidden.thing), hidden.thing))
