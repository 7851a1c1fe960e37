"""What an equilibrium says of single choices, and what a bot loses to it, as `tools/tiny.py` prints it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.arena.equilibrium import Equilibrium, Moves, SequenceForm, Side
from chabudai.bots import Bot
from chabudai.core import Action, Game, Rng, View
from chabudai.games import title
from chabudai.search import EVEN, Budget, Solved

SEED: Final = "tiny"
RARE: Final = 1e-9
"""Where the other one never lets it come to, nothing is known of choices."""

SAME: Final = 2 * EVEN
"""Choices that differ by no more are as good as each other, a win being worth 1 and a loss -1."""

Advised = Callable[[Game, View, list[Action]], list[tuple[str, float]]]
"""A coach: the actions in their notation, the best first, with the share of the win that it expects."""
Plan = NDArray[np.float64]
"""How likely a seat itself makes each of its sequences possible."""


def tiny() -> SequenceForm:
    """The tiny game of Meister Makatsu; the figure lies with the first seat."""
    makatsu = title("makatsu")
    return SequenceForm(makatsu.game(2, {"figure": "0"}, "tiny"), lowest_wins=makatsu.lowest_wins)


def plan(side: Side, moves: Moves) -> Plan:
    """The plan of a seat that plays like that."""
    made = np.zeros(side.sequences)
    made[0] = 1.0
    for known, (before, ways) in side.places.items():  # a place comes after those that lead there
        for action, way in ways.items():
            made[way] = made[before] * moves[known].get(action, 0.0)
    return made


def gains(form: SequenceForm, seat: int, other: Plan) -> Plan:
    """What ends right after each sequence of a seat is worth to it, with chance and the other's plan weighed in."""
    found = np.zeros(form.sides[seat].sequences)
    sign = 1.0 if seat == 0 else -1.0
    for pair, worth in form.worth.items():
        found[pair[seat]] += sign * worth * other[pair[1 - seat]]
    return found


def choices(form: SequenceForm, seat: int, other: Plan) -> dict[str, dict[int, float]]:
    """For each place where the other's plan may lead: what every action is worth there, played on as well as can be."""
    side = form.sides[seat]
    best = gains(form, seat, other)
    found: dict[str, dict[int, float]] = {}
    for known, (before, ways) in reversed(side.places.items()):  # what comes later first
        best[before] += max(best[way] for way in ways.values())
        here = sum(chance * other[way] for way, chance in side.ways_here[known].items())
        if here > RARE:
            found[known] = {action: float(best[way] / here) for action, way in ways.items()}
    return found


def best_reply(form: SequenceForm, seat: int, other: Plan) -> float:
    """What a seat gets that knows the other's plan."""
    best = gains(form, seat, other)
    for before, ways in reversed(form.sides[seat].places.values()):
        best[before] += max(best[way] for way in ways.values())
    return float(best[0])


def asked(form: SequenceForm, seat: int, player: Bot, seed: str = SEED, budget: Budget | None = None) -> Moves:
    """What a bot does at every place of a seat where it may come to: it is asked once, with a generator of its own."""
    actions = form.game.actions()
    side = form.sides[seat]
    found: Moves = {}
    reached = {0}
    for number, (known, (before, ways)) in enumerate(side.places.items()):
        found[known] = {}
        if before in reached:
            legal = [actions[index] for index in ways]
            chosen = player.choose(side.views[known], legal, budget, Rng(f"{seed} {seat} {number}")).action
            found[known] = {chosen.index: 1.0}
            reached.add(ways[chosen.index])
    return found


@dataclass(frozen=True)
class Losses:
    """What a bot loses by rank on average of both seats: to the equilibrium, and to whoever knows it best."""

    to_equilibrium: float
    at_most: float


def losses(form: SequenceForm, found: Equilibrium, moves: tuple[Moves, Moves]) -> Losses:
    """The losses of who plays like that, in every deal there is: nothing is drawn."""
    lost = worst = 0.0
    for seat in (0, 1):
        value = found.value if seat == 0 else -found.value
        mine = plan(form.sides[seat], moves[seat])
        theirs = plan(form.sides[1 - seat], found.moves)
        lost += value - float(gains(form, seat, theirs) @ mine)
        worst += value + best_reply(form, 1 - seat, mine)
    return Losses(lost / 2, worst / 2)


def learned(form: SequenceForm, solved: Solved) -> Equilibrium:
    """What the coach takes for an equilibrium of the same game, which it has learned another way.

    A game has one value and may have many equilibria: this one need not be that of the linear program. Here it is found out
    what it is worth, and what could be gained against it.
    """
    moves: Moves = {}
    for seat, side in enumerate(form.sides):
        theirs = {0: seat}  # our sequences, and the same ones of the coach
        for known, (before, ways) in side.places.items():  # a place comes after those that lead there
            place = solved.whole.find(side.views[known], theirs[before])
            assert place is not None, "both go through the same game"
            moves[known] = solved.plays(place)
            theirs |= {way: place.first + place.actions.index(action) for action, way in ways.items()}
    first, second = [best_reply(form, seat, plan(form.sides[1 - seat], moves)) for seat in (0, 1)]
    return Equilibrium((first - second) / 2, first + second, moves)


@dataclass(frozen=True)
class Agreement:
    """How far the coach is from the equilibrium, on average over places, each as often as it comes up in it."""

    places: int
    value: float
    """Between what it says of a choice (2 × wins − 1) and what the choice is worth."""
    worst: float
    """The same of the choice of which it is furthest from the truth."""
    first: float
    """The same as `value`, of its first choices alone."""
    regret: float
    """What its first choice is worth less than the best one."""
    right: float
    """The part of places where its first choice is a best one."""
    stages: dict[int, tuple[float, float]]
    """`value` and `first` by the number of the seat's own decision, from 1."""


def agreement(form: SequenceForm, found: Equilibrium, coach: Advised, every: int = 1) -> Agreement:
    """The coach, asked at every so manieth place where there is something to choose and the equilibrium may come to."""
    weights, values, regrets, firsts, numbers, worst = [], [], [], [], [], 0.0
    actions = form.game.actions()
    for seat in (0, 1):
        side, other = form.sides[seat], plan(form.sides[1 - seat], found.moves)
        mine = plan(side, found.moves)
        worth = choices(form, seat, other)
        own = _own_decisions(side)
        reached = {known: mine[side.places[known][0]] for known in worth if len(worth[known]) > 1}
        for known in [known for known, part in reached.items() if part > RARE][::every]:
            told = coach(form.game, side.views[known], [actions[index] for index in worth[known]])
            true = [worth[known][form.game.action(action).index] for action, _ in told]
            here = sum(chance * other[way] for way, chance in side.ways_here[known].items())
            weights.append(here * reached[known])
            apart = [abs(2 * win - 1 - exact) for (_, win), exact in zip(told, true, strict=True)]
            values.append(float(np.mean(apart)))
            firsts.append(apart[0])
            numbers.append(own[known])
            worst = max(worst, *apart)
            regrets.append(max(true) - true[0])
    right = [regret < SAME for regret in regrets]
    value, first, regret, best = [float(np.average(one, weights=weights)) for one in (values, firsts, regrets, right)]
    stages = {number: _stage(number, numbers, values, firsts, weights) for number in sorted(set(numbers))}
    return Agreement(len(weights), value, worst, first, regret, best, stages)


def _own_decisions(side: Side) -> dict[str, int]:
    """For each place the number of the seat's own decision there."""
    made, found = {0: 0}, {}
    for known, (before, ways) in side.places.items():  # a place comes after those that lead there
        found[known] = made[before] + 1
        for way in ways.values():
            made[way] = found[known]
    return found


def _stage(
    number: int, numbers: list[int], values: list[float], firsts: list[float], weights: list[float]
) -> tuple[float, float]:
    """How far the coach is at the seats' own decisions of this number."""
    here = [place for place, one in enumerate(numbers) if one == number]
    part = [weights[place] for place in here]
    value = float(np.average([values[place] for place in here], weights=part))
    return value, float(np.average([firsts[place] for place in here], weights=part))
