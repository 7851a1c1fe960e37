"""The line of a game: what its positions were worth to every seat, turn by turn, and what luck did to them.

What a position is worth is estimated by playing it out up to a clock. Before and after a step of chance it is the same clock:
then luck is 0 on average, whoever plays and however good the estimate is.
"""

from typing import Final

from msgspec import Struct

from chabudai.coach.numbers import numbers_of
from chabudai.core import CHANCE, Game, Rng, Seat, State, Step, Walk
from chabudai.search.policy import NEVER
from chabudai.search.values import Values

SELDOM: Final = 4
"""Positions that are not before or after chance are played out so many times less often: nothing but the picture needs them."""


class Station(Struct):
    """A position between two turns: up to which clock it is played out, and how often."""

    until: int
    rollouts: int


def turns_of(steps: list[Step], first: int = 0) -> list[tuple[Seat, int, int]]:
    """Who acted from which step to which, from the first on: each decision, and all that chance did in a row."""
    found: list[tuple[Seat, int, int]] = []
    for number, step in enumerate(steps[first:], first):
        if found and step.seat == CHANCE and found[-1][0] == CHANCE:
            found[-1] = CHANCE, found[-1][1], number + 1
        else:
            found.append((step.seat, number, number + 1))
    return found


def rollouts_for(playings: float, turns: list[tuple[Seat, int, int]]) -> int:
    """How often a position before or after chance is played out, so that all of them together are so many games."""
    often = sum(_by_chance(turns, number) for number in range(len(turns)))
    return max(SELDOM, int(playings / (often + (len(turns) - often) / SELDOM)))


def stations(values: Values, walk: Walk, turns: list[tuple[Seat, int, int]], rollouts: int) -> list[Station]:
    """The positions before every turn and after the last. It walks to the end."""
    further = numbers_of(walk.game.setup.title).further
    untils: list[int] = []
    for _, start, _ in turns:
        walk.to(start)
        untils.append(values.until(walk.state, further))
    found: list[Station] = []
    for number, until in enumerate(untils):
        same = turns[number][0] == CHANCE and number + 1 < len(untils)  # as after what chance does
        often = rollouts if _by_chance(turns, number) else max(1, rollouts // SELDOM)
        found.append(Station(untils[number + 1] if same else until, often))
    return [*found, Station(untils[-1] if untils else NEVER, 1)]  # exact, where the game is over


def _by_chance(turns: list[tuple[Seat, int, int]], number: int) -> bool:
    """Whether chance acts before or after the position that comes before this turn."""
    return turns[number][0] == CHANCE or (number > 0 and turns[number - 1][0] == CHANCE)


def worth(values: Values, state: State, station: Station, seed: int) -> list[float]:
    """What a position is worth to each seat; a playing-out has the same chances everywhere, so that they cancel where they can.

    Chance that is to act has chances of its own: what follows after it has the same ones as where it has acted already.
    """
    if state.outcome() is not None:
        return values.line(state, 1, Rng(seed), station.until)
    sums = [0.0] * values.game.setup.seats
    for number in range(station.rollouts):
        twin, chances = state.clone(), Rng(seed, 2 * number + 1)
        while twin.actor() == CHANCE:
            twin.apply(twin.draw(chances))
        found = values.line(twin, 1, Rng(seed, 2 * number), station.until)
        sums = [total + one for total, one in zip(sums, found, strict=True)]
    return [total / station.rollouts for total in sums]


def luck_of(game: Game, values: Values, steps: list[Step], rollouts: int, seed: int) -> list[float]:
    """What luck did to every seat in a finished game, in points ahead of the others' mean."""
    turns, walk = turns_of(steps), Walk(game, steps)
    places = stations(values, Walk(game, steps), turns, rollouts)
    luck = [0.0] * game.setup.seats
    for number, (author, start, end) in enumerate(turns):
        if author == CHANCE:
            walk.to(start)
            before = worth(values, walk.state, places[number], seed)
            walk.to(end)
            after = worth(values, walk.state, places[number + 1], seed)
            luck = [sum(parts) for parts in zip(luck, after, (-was for was in before), strict=True)]
    return luck
