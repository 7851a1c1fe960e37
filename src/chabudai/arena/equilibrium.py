"""The exact equilibrium of a game for two that is small enough: its sequence form, solved as a linear program.

Whoever plays it loses nothing on average to anybody, beyond what the rules give to the other seat. Bots and coach are measured
by it. A seat is told apart by all that it has heard, so that nothing is forgotten.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from chabudai.core import CHANCE, NOBODY, Game, Seat, State, View
from chabudai.core.events import Journal
from chabudai.learning.rewards import rewards

MOST_LEAVES: Final = 2_000_000
Moves = dict[str, dict[int, float]]
"""For each thing that a seat may know, how likely each action is."""


@dataclass
class Side:
    """One seat's part of the sequence form. Sequence 0 is to have done nothing yet."""

    sequences: int = 1
    places: dict[str, tuple[int, dict[int, int]]] = field(default_factory=dict)
    """For each thing that it may know when it acts: the sequence that leads there, and that of each action."""
    views: dict[str, View] = field(default_factory=dict)
    """What it sees there."""
    ways_here: dict[str, dict[int, float]] = field(default_factory=dict)
    """How likely chance leads there, by the other's sequence."""

    def at(self, known: str, before: int, actions: list[int]) -> dict[int, int]:
        """The sequences of the actions there."""
        if known not in self.places:
            self.places[known] = (before, {action: self.sequences + nth for nth, action in enumerate(actions)})
            self.sequences += len(actions)
        return self.places[known][1]


class SequenceForm:
    """A whole game as two sets of sequences and what they are worth to the first seat against each other."""

    def __init__(self, game: Game, reward: str = "rank", lowest_wins: bool = False) -> None:
        if game.setup.seats != 2:
            raise ValueError("only a game for two is solved")
        self.game: Final = game
        self.reward: Final = reward
        self.lowest_wins: Final = lowest_wins
        self.sides: Final = (Side(), Side())
        self.worth: Final[dict[tuple[int, int], float]] = {}
        self.leaves = 0
        journal = Journal()
        state = game.new_state(journal)
        self._go(state, self._told(journal, ("", "")), (0, 0), 1.0)

    def _told(self, journal: Journal, heard: tuple[str, str]) -> tuple[str, str]:
        more = ["".join([repr(event.as_dict()) for event in journal.heard_by(Seat(seat))]) for seat in (0, 1)]
        return heard[0] + more[0], heard[1] + more[1]

    def _go(self, state: State, heard: tuple[str, str], before: tuple[int, int], chance: float) -> None:
        actor = state.actor()
        if actor == NOBODY:
            outcome = state.outcome()
            assert outcome is not None
            self.leaves += 1
            if self.leaves > MOST_LEAVES:
                raise ValueError(f"the game has more than {MOST_LEAVES} ends: it is too large to be solved")
            value = rewards(outcome, self.reward, self.lowest_wins)[0]
            self.worth[before] = self.worth.get(before, 0.0) + chance * value
            return
        legal = state.legal_actions()
        if actor == CHANCE:
            weights = state.chance_weights()
            for action, weight in zip(legal, weights, strict=True):
                self._child(state, action.index, heard, before, chance * weight / sum(weights))
            return
        ways = self._place(state, actor, heard[actor], before, chance)
        for action in legal:
            after = (ways[action.index], before[1]) if actor == 0 else (before[0], ways[action.index])
            self._child(state, action.index, heard, after, chance)

    def _place(self, state: State, actor: Seat, known: str, before: tuple[int, int], chance: float) -> dict[int, int]:
        side = self.sides[actor]
        ways = side.at(known, before[actor], [action.index for action in state.legal_actions()])
        if known not in side.views:
            side.views[known] = state.view(actor)
            side.ways_here[known] = {}
        other = before[1 - actor]
        side.ways_here[known][other] = side.ways_here[known].get(other, 0.0) + chance
        return ways

    def _child(self, state: State, index: int, heard: tuple[str, str], before: tuple[int, int], chance: float) -> None:
        journal = Journal()
        child = state.clone()
        child.apply(self.game.actions()[index], journal)
        self._go(child, self._told(journal, heard), before, chance)


@dataclass(frozen=True)
class Equilibrium:
    """How both play so that neither can gain by playing otherwise."""

    value: float
    """What the game is worth to the first seat."""
    gap: float
    """What both could gain together at most by playing otherwise: what one plan lets the first seat win beyond what the other
    guarantees it. Half of it is the exploitability."""
    moves: Moves


def solved(form: SequenceForm) -> Equilibrium:
    """The equilibrium of a game."""
    least, first = _best_plan(form, 0)
    most, second = _best_plan(form, 1)
    return Equilibrium(least, most - least, {**_moves(form.sides[0], first), **_moves(form.sides[1], second)})


def _best_plan(form: SequenceForm, seat: int) -> tuple[float, NDArray[np.float64]]:
    """The plan of a seat that gets it the most against whatever the other one does (Koller, Megiddo and von Stengel)."""
    from scipy.optimize import linprog  # only solving needs it

    mine, other = form.sides[seat], form.sides[1 - seat]
    size, rooms = mine.sequences, len(other.places) + 1
    sign = 1.0 if seat == 0 else -1.0
    flow, owed = _flow(mine)
    theirs, _ = _flow(other)
    # The plan, then what each of the other's places is worth to us: rows say that no reply makes it less.
    rows, columns, cells = [], [], []
    for (first, second), worth in form.worth.items():
        plan, reply = (first, second) if seat == 0 else (second, first)
        rows.append(reply)
        columns.append(plan)
        cells.append(-sign * worth)
    from scipy import sparse

    gains = sparse.csr_matrix((cells, (rows, columns)), shape=(other.sequences, size))
    above = sparse.hstack([gains, theirs.T])
    even = sparse.hstack([flow, sparse.csr_matrix((flow.shape[0], rooms))])
    aim = np.zeros(size + rooms)
    aim[size] = -1.0
    bounds = [(0, None)] * size + [(None, None)] * rooms
    found = linprog(aim, above.tocsr(), np.zeros(other.sequences), even.tocsr(), owed, bounds, method="highs")
    if not found.success or found.x is None or found.fun is None:
        raise ValueError(f"the linear program was not solved: {found.message}")
    return sign * -found.fun, np.maximum(found.x[:size], 0)


def _flow(side: Side) -> tuple[Any, NDArray[np.float64]]:
    """What flows into each place flows out of it; one unit begins."""
    from scipy import sparse

    rows, columns, cells = [0], [0], [1.0]
    for number, (before, ways) in enumerate(side.places.values(), 1):
        rows.append(number)
        columns.append(before)
        cells.append(-1.0)
        for way in ways.values():
            rows.append(number)
            columns.append(way)
            cells.append(1.0)
    owed = np.zeros(len(side.places) + 1)
    owed[0] = 1.0
    return sparse.csr_matrix((cells, (rows, columns)), shape=(len(owed), side.sequences)), owed


def _moves(side: Side, plan: NDArray[np.float64]) -> Moves:
    found: Moves = {}
    for known, (before, ways) in side.places.items():
        whole = sum(plan[way] for way in ways.values())
        even = 1 / len(ways)
        found[known] = {action: plan[way] / whole if plan[before] > 0 and whole > 0 else even for action, way in ways.items()}
    return found
