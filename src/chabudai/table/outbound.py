"""The one way out: all that an audience is told of a game is made here.

Views, actions and events are encoded here, each once for all who hear it, and sent as they are.
"""

import hashlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from chabudai.core import NOBODY, Event, Outcome, Seat, State, View
from chabudai.table.course import Batch, Course, encoded
from chabudai.table.errors import TableError, TableWhy
from chabudai.teaching.lessons import Moment

_encode: Final = msgspec.json.Encoder().encode


class Ending(msgspec.Struct, frozen=True):
    """The end of the game: each seat's score and rank, and why it ended so."""

    scores: list[int]
    ranks: list[int]
    reason: str


class Position(msgspec.Struct):
    """What an audience knows of the game, how it came to be, and what the audience may do now; `past` if it may look back.

    View, actions and events are what the game declares: encoded already where they are sent, plain data where received.
    """

    version: str
    decision: str
    actor: int | None
    view: Any
    legal: list[Any]
    events: list[Any]
    undone: bool
    past: bool
    outcome: Ending | None

    def is_news(self, seen: str) -> bool:
        """Whether an audience that last saw version `seen` learns anything from this."""
        return bool(self.events) or self.version != seen


class Telling:
    """One position and the batch that led to it, told to one audience after the other.

    What all of them hear alike is worked out once. The legal actions are told to the seat that is to act, and to nobody else.
    """

    __slots__ = ("_actor", "_batch", "_decision", "_legal", "_outcome", "_past", "_state")

    def __init__(self, state: State, batch: Batch | None, past: bool, legal: list[msgspec.Raw]) -> None:
        actor = state.actor()
        self._state: Final = state
        self._batch: Final = batch
        self._past: Final = past
        self._legal: Final = legal
        self._actor: Final = None if actor == NOBODY else actor
        self._decision: Final = state.decision()
        self._outcome: Final = _ending(state.outcome())

    def to(self, audience: Seat | None) -> Position:
        """What this audience may know."""
        view = _encode(self._state.view(audience))
        is_to_act = audience is not None and audience == self._actor
        return Position(
            _digest(view),
            self._decision,
            self._actor,
            msgspec.Raw(view),
            self._legal if is_to_act else [],
            [] if self._batch is None else self._batch.heard_by(audience),
            self._batch is not None and self._batch.undone,
            self._past,
            self._outcome,
        )


def telling(course: Course, batch: Batch | None) -> Telling:
    """The position as it is now, and the batch that led to it."""
    return Telling(course.state, batch, course.shows_past(), course.told_legal())


def outbound(course: Course, batch: Batch | None, audience: Seat | None) -> Position:
    """What this audience may know of the position, and of the batch that led to it."""
    return telling(course, batch).to(audience)


def noticed(course: Course, audience: Seat | None) -> Iterator[tuple[View, Batch, Position]]:
    """The game so far as this audience was told of it: each view, what led to it, and the position.

    What the audience could not notice is not there. Nothing can be done in the past, so no action is legal there. Decisions
    that were taken back are forgotten.
    """
    return ((state.view(audience), batch, position) for state, batch, position, _ in _noticed(course, audience))


def _noticed(course: Course, audience: Seat | None) -> Iterator[tuple[State, Batch, Position, int]]:
    course.must_show_past()
    seen = ""
    for (state, batch), behind in zip(course.again(), course.ends(), strict=True):
        position = Telling(state, batch, True, []).to(audience)
        if position.is_news(seen):
            seen = position.version
            yield state, batch, position, behind


def steps_behind(course: Course, audience: Seat | None) -> list[int]:
    """How many steps of the record lie behind each moment of a finished game, as this audience was told of it."""
    if not course.is_over():
        raise TableError("conflict", TableWhy.GAME_NOT_OVER)
    return [behind for _, _, _, behind in _noticed(course, audience)]


def to_solve(state: State) -> Position:
    """A position of a finished game as who was to act in it was told of it, with all that could be done."""
    legal = [encoded(action.as_dict()) for action in state.legal_actions()]
    return Telling(state, None, False, legal).to(state.actor())


def moments(course: Course, audience: Seat | None) -> Iterator[Position]:
    """Every position up to now as this audience was told of it."""
    return (position for _, _, position in noticed(course, audience))


def heard(course: Course, audience: Seat | None) -> list[list[Event]]:
    """What this audience heard, moment by moment, as `moments` counts them."""
    return [[event for event in batch.events if event.is_for(audience)] for _, batch, _ in noticed(course, audience)]


def rehearsed(moment: Moment) -> Position:
    """A position of a lesson, as a table tells it."""
    view = _encode(moment.view)
    return Position(
        version=_digest(view),
        decision=moment.decision,
        actor=None if moment.actor == NOBODY else moment.actor,
        view=msgspec.Raw(view),
        legal=[encoded(action.as_dict()) for action in moment.legal],
        events=[encoded(event.as_dict()) for event in moment.events],
        undone=moment.undone,
        past=False,
        outcome=_ending(moment.outcome),
    )


def _ending(outcome: Outcome | None) -> Ending | None:
    return None if outcome is None else Ending(outcome.scores, outcome.ranks, outcome.reason)


def version_of(view: View) -> str:
    """A digest of what the audience knows: equal exactly when it cannot tell two positions apart."""
    return _digest(_encode(view))


def _digest(view: bytes) -> str:
    return hashlib.sha256(view).hexdigest()[:16]
