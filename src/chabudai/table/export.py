"""Records for a reader: of a running game only what the reader saw, of a finished one everything."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from chabudai.core import CHANCE, EVERYONE, Event, Journal, Record, Seat, Step, Walk, new_record
from chabudai.core.game import Action
from chabudai.table.course import Course
from chabudai.table.dealer import commitment, seal
from chabudai.table.errors import TableError, TableWhy

HIDDEN: Final = "?"


@dataclass(slots=True)
class Fairness:
    """The dealer's secret, what the clients committed to, and what they revealed of it."""

    secret: bytes
    commitments: dict[Seat, str] = field(default_factory=dict)
    contributions: dict[Seat, str] = field(default_factory=dict)
    hints: list[int] = field(default_factory=list)
    """How many hints each seat was given."""


def export(course: Course, fairness: Fairness, reader: Seat | None) -> str:
    """The record as text for one reader; None is the public."""
    course.must_show_past()
    record = new_record(course.game)
    record.origin = course.origin
    record.deal["commitment"] = commitment(fairness.secret, course.game.setup)
    for seat in sorted(fairness.commitments):
        record.deal[f"contribution {seat}"] = fairness.commitments[seat]
    if course.is_over():
        return _finished(course, fairness, record)
    record.steps = _as_seen(course, reader)
    return record.write()


def _finished(course: Course, fairness: Fairness, record: Record) -> str:
    record.steps = course.steps
    record.outcome = course.state.outcome()
    record.revealed["secret"] = fairness.secret.hex()
    for seat in sorted(fairness.contributions):
        record.revealed[f"contribution {seat}"] = fairness.contributions[seat]
    if course.undone:  # while the game ran, not everyone could notice every undo
        record.revealed["undone"] = str(course.undone)
    if any(fairness.hints):
        record.revealed["hints"] = " ".join(map(str, fairness.hints))
    record.revealed["seal"] = seal(fairness.secret, record.write())
    return record.write()


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance could choose at a step of the record, counted from 0, and with which weights."""

    step: int
    choices: list[str]
    weights: list[int]


def draws(course: Course) -> Iterator[Draw]:
    """Every draw of a finished game: with the secret and the record, anyone can choose again."""
    if not course.is_over():
        raise TableError("conflict", TableWhy.GAME_NOT_OVER)
    walk = Walk(course.game, course.steps, origin=course.origin)
    walk.to(course.given)
    while (step := walk.ahead()) is not None:
        if step.seat == CHANCE:
            yield Draw(walk.taken, [action.text for action in walk.state.legal_actions()], walk.state.chance_weights())
        walk.take()


def _as_seen(course: Course, reader: Seat | None) -> list[Step]:
    walk = Walk(course.game, course.steps, origin=course.origin)
    seen: list[Step] = []
    while (step := walk.ahead()) is not None:
        journal = Journal()
        action = walk.take(journal)
        is_known = step.seat == reader or is_told(action, journal.events, reader)
        seen.append(step if is_known else Step(step.seat, HIDDEN))
    return seen


def is_told(action: Action, events: list[Event], reader: Seat | None) -> bool:
    """Whether the events told the reader which action it was.

    They did when the reader heard all that anyone heard (of a hidden thing's two events the fuller one), and when each
    argument of the action stands under its own name in something heard. What is compared of unheard events is their kind,
    never what they hold. In doubt the answer is no.
    """
    heard = [event for event in events if event.is_for(reader)]
    unheard = [event for event in events if not event.is_for(reader)]
    if not all(any(_is_lesser_twin(lesser, full) for full in heard) for lesser in unheard):
        return False
    told = [event.as_dict() for event in heard]
    return all(any(event.get(name) == value for event in told) for name, value in action.arguments.items())


def _is_lesser_twin(lesser: Event, full: Event) -> bool:
    """Whether two events tell one thing, each audience one of them, and the second tells more."""
    is_for_all_others = lesser.audience() ^ full.audience() == EVERYONE
    return is_for_all_others and set(lesser.fields()) < set(full.fields())
