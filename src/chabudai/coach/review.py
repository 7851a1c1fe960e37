"""A finished game taken apart: what luck did, what one's own choices did, what the others did, and what could not be known.

The worth of a position is the points that a seat ends ahead of the others' mean when `casual` players go on from it. Each step
changes it; the changes add up exactly to the result less what was to be expected before the deal. A step of chance is luck, a
whole deal one step. A decision of one's own is split: what it was worth on average over the worlds that one's view could not
rule out is one's choice, the rest could not be known.
"""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from chabudai.coach.judging import Ranked, differences, error_of, ranked, seeded, values_of
from chabudai.coach.line import Station, rollouts_for, stations, turns_of, worth
from chabudai.coach.numbers import numbers_of
from chabudai.coach.race import Decision, pieces, race
from chabudai.core import CHANCE, NOBODY, Game, Origin, Seat, Step, View, Walk
from chabudai.search.values import Compared, Values

CLOSE: Final = 0.5
"""Points within which the best two choices are called even."""
DOUBT: Final = 2.0
"""Standard errors that a loss must exceed to be counted."""
CLEAR: Final = 3.0
"""Standard errors by which the best choice must be ahead of every other to be called clearly the best."""

Progress: TypeAlias = Callable[[int, int], None]
"""Hears how many of how many turns are done."""


class Turn(Struct):
    """A stretch of the record with one author: a decision of a seat, or all that chance (−1) did in a row.

    `step` steps lie behind after it; `worth` is what the position is worth then, `change` what the turn did to that.
    """

    step: int
    seat: int
    worth: float
    change: float


class Judged(Struct):
    """A decision of the seat: what it knew then is the view before this step. `loss` is what the best choice is worth more.

    `own` is what it changed on average over the worlds, `unseen` what it changed besides, both in points. `only` if there was
    no other choice, `even` if the best two are as good as each other, `clear` if one is better than all others beyond doubt.
    """

    step: int
    action: str
    choices: list[Ranked]
    loss: float
    own: float
    unseen: float
    only: bool
    even: bool
    clear: bool

    def cost(self) -> float:
        """The loss, if it is more than chance among the worlds: the best of several guesses always looks a little better."""
        error = next((one.error for one in self.choices if one.action == self.action), 0.0)
        as_good = self.even and self.loss < CLOSE
        return 0.0 if as_good or self.loss <= DOUBT * error else self.loss


class Totals(Struct):
    """Where the seat's result comes from, in points ahead of the others' mean: `result` is the sum of all the others."""

    expectation: float
    luck: float
    own: float
    others: float
    unseen: float
    result: float


class Review(Struct):
    """One seat's review: the turns of the game, its own decisions, and the sums."""

    seat: int
    turns: list[Turn]
    decisions: list[Judged]
    totals: Totals

    def costliest(self, most: int = 3) -> list[Judged]:
        """The decisions that cost most, the dearest first."""
        return sorted([one for one in self.decisions if one.cost() > 0], key=lambda one: -one.loss)[:most]

    def lost(self) -> float:
        """What all decisions together cost against the best ones."""
        return sum(one.cost() for one in self.decisions)


class Size(Struct):
    """How much is played out: games for the worth of a position beside chance, and for each decision of one's own.

    And for the race of those that may be among the costliest, all together.
    """

    rollouts: int
    playings: int
    race: int = 0


def size_for(game: Game, steps: list[Step], seat: Seat, effort: float = 1.0) -> Size:
    """What the title's numbers allow for the line and for the decisions, times the effort."""
    numbers, turns = numbers_of(game.setup.title), turns_of(steps)
    mine = sum(1 for turn in turns if turn[0] == seat)
    playings = max(8, int(numbers.review * effort / max(1, mine)))
    return Size(rollouts_for(numbers.line * effort, turns), playings, int(numbers.race * effort))


def review(
    game: Game,
    steps: list[Step],
    seat: Seat,
    size: Size | None = None,
    seed: int = 1,
    progress: Progress | None = None,
    origin: Origin | None = None,
) -> Review:
    """Review a finished game for one seat; ValueError if it is not finished. The same size and seed give the same review.

    A game that was played on is reviewed from where that began.
    """
    walk = Walk(game, steps, origin=origin)
    first = 0 if origin is None else origin.step
    walk.to(first)
    turns, values, spent = turns_of(steps, first), values_of(game), size or size_for(game, steps, seat)
    places = stations(values, Walk(game, steps, origin=origin), turns, spent.rollouts)
    made = _Reviewing(values, walk, seat, spent, places, seed)
    parts = len(turns) + pieces(spent.race)
    for done, _ in enumerate(made.piece_by_piece(turns), 1):
        if progress is not None:
            progress(done, parts)
    return made.finished()


class _Reviewing:
    """A review that is being made."""

    def __init__(self, values: Values, walk: Walk, seat: Seat, spent: Size, places: list[Station], seed: int) -> None:
        self._values: Final = values
        self._walk: Final = walk
        self._seat: Final = seat
        self._spent: Final = spent
        self._places: Final = places
        self._further: Final = numbers_of(walk.game.setup.title).further
        self._seed: Final = seed
        self._turns: Final[list[Turn]] = []
        self._decisions: Final[list[tuple[int, int, Decision | None]]] = []
        self._expectation: Final = self._worth()

    def _worth(self) -> float:
        """What the position is worth after the turns so far."""
        return worth(self._values, self._walk.state, self._places[len(self._turns)], self._seed)[self._seat]

    def _take(self, author: Seat, start: int, end: int) -> None:
        """One turn, and whose it is."""
        before = self._turns[-1].worth if self._turns else self._expectation
        if author == self._seat:
            self._decisions.append((start, len(self._turns), self._decision(start)))
        self._walk.to(end)
        self._turns.append(Turn(end, int(author), 0.0, 0.0))
        now = self._worth()
        self._turns[-1].worth, self._turns[-1].change = now, now - before

    def _decision(self, start: int) -> Decision | None:
        """What is to be judged there, if there was a choice."""
        game, state = self._walk.game, self._walk.state
        legal, played = state.legal_actions(), game.action(self._walk.steps[start].text)
        if len(legal) == 1:
            return None
        view = state.view(self._seat)
        rng = seeded(game, view, f"review {self._seed}")
        return Decision(self._values, view, legal, played, rng, self._further)

    def _judge(self, start: int, change: float, decision: Decision | None) -> Judged:
        game, played = self._walk.game, self._walk.steps[start].text
        if decision is None:
            return Judged(start, played, [], 0.0, 0.0, change, only=True, even=False, clear=False)
        found, mine = decision.choices(), decision.played()
        even = found[0].mean() - found[1].mean() < CLOSE
        gains = differences(found[0], mine)
        loss = max(0.0, sum(gains) / len(gains))
        own = mine.mean() - self._expected(game, decision.view)
        clear = not even and is_clear(found)
        return Judged(start, played, ranked(game, found), loss, own, change - own, only=False, even=even, clear=clear)

    def _expected(self, game: Game, view: View) -> float:
        """What the view was worth before the decision: its worlds, played on from here by a steady player."""
        rng = seeded(game, view, f"before {self._seed}")
        count = max(2, self._spent.playings // 4)
        total = 0.0
        for _ in range(count):
            world = game.sample_world(view, rng)
            total += self._values.line(world, 1, rng, self._values.until(world, self._further))[self._seat]
        return total / count

    def piece_by_piece(self, turns: list[tuple[Seat, int, int]]) -> Iterator[None]:
        """Go through the turns, then judge the decisions; stops after each piece of the work."""
        for author, start, end in turns:
            self._take(author, start, end)
            yield
        if self._walk.state.actor() != NOBODY:
            raise ValueError("only a finished game can be reviewed")
        decisions = [one for _, _, one in self._decisions if one is not None]
        yield from race(decisions, self._spent.playings * len(decisions) * 3 // 4, self._spent.race)

    def finished(self) -> Review:
        """All of it, with the sums."""
        judged = [self._judge(start, self._turns[turn].change, one) for start, turn, one in self._decisions]
        luck = sum(turn.change for turn in self._turns if turn.seat == CHANCE)
        others = sum(turn.change for turn in self._turns if turn.seat not in (CHANCE, self._seat))
        own, unseen = sum(one.own for one in judged), sum(one.unseen for one in judged)
        totals = Totals(self._expectation, luck, own, others, unseen, self._turns[-1].worth)
        return Review(int(self._seat), self._turns, judged, totals)


def is_clear(found: list[Compared]) -> bool:
    """Whether the first is better than every other beyond doubt."""
    gains = [differences(found[0], other) for other in found[1:]]
    return all(sum(gain) / len(gain) > CLEAR * error_of(gain) for gain in gains)
