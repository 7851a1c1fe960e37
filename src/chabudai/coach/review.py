"""A finished game taken apart: what luck did, what one's own choices did, what the others did, and what could not be known.

The worth of a position is the points that a seat ends ahead of the others' mean when steady players go on from it. Each step
changes it; the changes add up exactly to the result less what was to be expected before the deal. A step of chance is luck, a
whole deal one step. A decision of one's own is split: what it was worth on average over the worlds that one's view could not
rule out is one's choice, the rest could not be known.
"""

import time
from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct

from chabudai.coach.advice import Ranked, compared, ranked, seeded, values_of
from chabudai.core import CHANCE, NOBODY, Action, Game, Rng, Seat, Step, View, Walk
from chabudai.search.values import Values

SECONDS: Final = 6.0
"""What a review may take of one core, about."""
CLOSE: Final = 0.5
"""Points within which the best two choices are called even."""

_PROBES: Final = 12
_CHOICES: Final = 10
"""Choices of a decision that are played out, about: many at first, few to the end."""

Progress: TypeAlias = Callable[[int, int], None]
"""Hears how many of how many steps are done."""


class Judged(Struct):
    """A decision of the seat: what it knew then is the view at this step. `loss` is what the best choice is worth more.

    `own` is what it changed on average over the worlds, `unseen` what it changed besides, both in points. `only` if there was
    no other choice, `even` if the best two are as good as each other.
    """

    step: int
    action: str
    choices: list[Ranked]
    loss: float
    own: float
    unseen: float
    only: bool
    even: bool


class Totals(Struct):
    """Where the seat's result comes from, in points ahead of the others' mean: `result` is the sum of all the others."""

    expectation: float
    luck: float
    own: float
    others: float
    unseen: float
    result: float


class Review(Struct):
    """One seat's review. `line` is its worth after each step, beginning before the deal; `luck` that of each step of chance."""

    seat: int
    line: list[float]
    steps: list[int]
    luck: list[float]
    decisions: list[Judged]
    totals: Totals

    def costliest(self, most: int = 3) -> list[Judged]:
        """The decisions that cost most, the dearest first."""
        lossy = [one for one in self.decisions if one.loss > 0 and not one.even]
        return sorted(lossy, key=lambda one: -one.loss)[:most]


class _Turn:
    """A stretch of the record with one author: a decision, or all that chance did in a row."""

    def __init__(self, seat: Seat, start: int, end: int) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.end: Final = end


def _turns(steps: list[Step]) -> list[_Turn]:
    found: list[_Turn] = []
    for number, step in enumerate(steps):
        if found and step.seat == CHANCE and found[-1].seat == CHANCE:
            found[-1] = _Turn(CHANCE, found[-1].start, number + 1)
        else:
            found.append(_Turn(step.seat, number, number + 1))
    return found


class Size(Struct):
    """How much is played out: games for the worth of one position, and worlds in which each choice is compared at first."""

    rollouts: int
    worlds: int


def size_for(game: Game, steps: list[Step], seat: Seat, seconds: float = SECONDS) -> Size:
    """What fits into so many seconds on this machine, in powers of two: small differences of speed change nothing."""
    values, rng, state = values_of(game), Rng(1), game.new_state()
    began = time.process_time()
    for _ in range(_PROBES):
        values.of(state, 1, rng)
    halfway = (time.process_time() - began) / _PROBES / 2
    turns = _turns(steps)
    mine = sum(1 for turn in turns if turn.seat == seat)
    rollouts = seconds / 2 / (halfway * len(turns))
    worlds = seconds / 2 / (halfway * max(1, mine) * _CHOICES)
    return Size(_power(rollouts, 16, 1024), _power(worlds, 8, 512))


def _power(wanted: float, least: int, most: int) -> int:
    found = least
    while found * 2 <= min(wanted, most):
        found *= 2
    return found


def review(
    game: Game, steps: list[Step], seat: Seat, size: Size | None = None, seed: int = 1, progress: Progress | None = None
) -> Review:
    """Review a finished game for one seat; ValueError if it is not finished. The same size and seed give the same review."""
    chosen = size or size_for(game, steps, seat)
    values = values_of(game)
    walk = Walk(game, steps)
    made = _Reviewing(values, seat, chosen.rollouts, chosen.worlds, seed)
    made.begin(walk)
    turns = _turns(steps)
    for number, turn in enumerate(turns):
        made.take(walk, turn)
        if progress is not None:
            progress(number + 1, len(turns))
    if walk.state.actor() != NOBODY:
        raise ValueError("only a finished game can be reviewed")
    return made.finished()


class _Reviewing:
    """A review that is being made."""

    def __init__(self, values: Values, seat: Seat, rollouts: int, worlds: int, seed: int) -> None:
        self._values: Final = values
        self._seat: Final = seat
        self._rollouts: Final = rollouts
        self._worlds: Final = worlds
        self._seed: Final = seed
        self._line: Final[list[float]] = []
        self._steps: Final[list[int]] = []
        self._luck: Final[list[float]] = []
        self._judged: Final[list[Judged]] = []
        self._others = 0.0

    def begin(self, walk: Walk) -> None:
        """The worth before anything has happened."""
        self._note(walk, 0)

    def _note(self, walk: Walk, step: int) -> float:
        worth = self._values.of(walk.state, self._rollouts, Rng(self._seed)).points[self._seat]
        self._line.append(worth)
        self._steps.append(step)
        return worth

    def take(self, walk: Walk, turn: _Turn) -> None:
        """One turn, and whose it is."""
        before = self._line[-1]
        judged = self._judge(walk, turn) if turn.seat == self._seat else None
        walk.to(turn.end)
        change = self._note(walk, turn.end) - before
        if turn.seat == CHANCE:
            self._luck.append(change)
        elif judged is None:
            self._others += change
        else:
            judged.unseen = change - judged.own
            self._judged.append(judged)

    def _judge(self, walk: Walk, turn: _Turn) -> Judged:
        legal, state = walk.state.legal_actions(), walk.state
        played = walk.game.action(walk.steps[turn.start].text)
        if len(legal) == 1:
            return Judged(turn.start, played.text, [], 0.0, 0.0, 0.0, only=True, even=False)
        view = state.view(self._seat)
        rng = seeded(walk.game, view, f"review {self._seed}")
        found = compared(self._values, view, legal, self._worlds, rng, played)
        mine = next(one for one in found if one.action is played)
        best = max(one.mean() for one in found if one.worlds == max(known.worlds for known in found))
        choices = [ranked(one) for one in found]
        own = mine.mean() - self._expected(walk.game, view, legal)
        even = len(found) > 1 and abs(found[0].mean() - found[1].mean()) < CLOSE
        return Judged(turn.start, played.text, choices, max(0.0, best - mine.mean()), own, 0.0, only=False, even=even)

    def _expected(self, game: Game, view: View, legal: list[Action]) -> float:
        """What the view was worth before the decision: its worlds, played on from here by a steady player."""
        rng = seeded(game, view, f"before {self._seed}")
        count = max(1, self._worlds * min(len(legal), 4))
        worths = [self._values.of(game.sample_world(view, rng), 1, rng).points[self._seat] for _ in range(count)]
        return sum(worths) / count

    def finished(self) -> Review:
        """All of it, with the sums."""
        own = sum(one.own for one in self._judged)
        unseen = sum(one.unseen for one in self._judged)
        totals = Totals(self._line[0], sum(self._luck), own, self._others, unseen, self._line[-1])
        return Review(self._seat, self._line, self._steps, self._luck, self._judged, totals)
